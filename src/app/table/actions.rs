//! The row of tools under the hand, and the sheets that some of them open.

use leptos::prelude::*;

use super::game::TableGame;
use super::session::{Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::icon;
use crate::app::live::live;
use crate::app::words::words_now;

/// What slides in from below on a small screen; on a large one moves and log are always there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    Moves,
    Log,
    Menu,
}

impl Sheet {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Log => "log",
            Self::Menu => "menu",
        }
    }
}

pub fn actions<G: TableGame>(session: Session<G>, sheet: RwSignal<Option<Sheet>>) -> AnyView {
    let words = &words_now().table;
    let phase = session.phase;
    let cannot_undo =
        live(move || session.undo_to.get().is_none().then_some(words.cannot_undo));
    let cannot_ask = live(move || not(matches!(phase.get(), Phase::Person(_))));
    let cannot_skip = live(move || not(matches!(phase.get(), Phase::Waiting(_))));
    let small = "button quiet small-screen";
    view! {
        <div class="table-actions">
            {tool("undo", Glyph::Undo, words.undo, cannot_undo)}
            {tool("hint", Glyph::Hint, words.hint, cannot_ask)}
            {sheet_button(sheet, Sheet::Moves, Glyph::Moves, words.moves, small)}
            {sheet_button(sheet, Sheet::Log, Glyph::Log, words.log, small)}
            {tool("skip", Glyph::Next, words.skip, cannot_skip)}
        </div>
    }
    .into_any()
}

/// No reason to give, but it cannot be used now.
fn not(possible: bool) -> Option<&'static str> {
    (!possible).then_some("")
}

fn labelled(glyph: Glyph, label: &str) -> String {
    format!("{}<span>{label}</span>", icon(glyph, ""))
}

/// A tool; `obstacle` says why it cannot be used now.
fn tool(
    name: &'static str,
    glyph: Glyph,
    label: &'static str,
    obstacle: Signal<Option<&'static str>>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="button quiet"
            data-tool=name
            title=obstacle
            aria-disabled=live(move || obstacle.get().is_some().to_string())
            inner_html=labelled(glyph, label)
        ></button>
    }
    .into_any()
}

/// Opens and closes a sheet.
pub fn sheet_button(
    sheet: RwSignal<Option<Sheet>>,
    which: Sheet,
    glyph: Glyph,
    label: &'static str,
    class: &'static str,
) -> AnyView {
    // Only the list of moves leads to a move; that is what `data-step` promises.
    let (step, tool) = match which {
        Sheet::Moves => (Some(which.name()), None),
        Sheet::Log | Sheet::Menu => (None, Some(which.name())),
    };
    view! {
        <button
            type="button"
            class=class
            data-step=step
            data-tool=tool
            aria-expanded=live(move || (sheet.get() == Some(which)).to_string())
            inner_html=labelled(glyph, label)
        ></button>
    }
    .into_any()
}
