//! The row of tools under the hand, and the sheets that some of them open.

use leptos::prelude::*;

use super::game::TableGame;
use super::session::{Phase, Session};
use crate::app::art::{Glyph, Icon};
use crate::app::live::{Press, live, press};
use crate::app::words::words_now;

/// What slides in from below on a small screen; on a large one moves and log are always there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    Moves,
    Log,
    Menu,
}

pub const fn sheet_name(sheet: Sheet) -> &'static str {
    match sheet {
        Sheet::Moves => "moves",
        Sheet::Log => "log",
        Sheet::Menu => "menu",
    }
}

pub fn toggle(sheet: RwSignal<Option<Sheet>>, which: Sheet) {
    sheet.update(|sheet| *sheet = if *sheet == Some(which) { None } else { Some(which) });
}

pub fn actions<G: TableGame>(session: Session<G>, sheet: RwSignal<Option<Sheet>>) -> AnyView {
    let words = &words_now().table;
    let phase = session.phase;
    let may_undo = live(move || session.undo_to.get().is_some());
    let may_ask = live(move || matches!(phase.get(), Phase::Person(_)));
    let may_skip = live(move || matches!(phase.get(), Phase::Waiting(_)));
    let cannot_undo = live(move || (!may_undo.get()).then_some(words.cannot_undo));
    view! {
        <div class="table-actions">
            <span title=cannot_undo>
                {tool("undo", Glyph::Undo, words.undo, may_undo, press(move || session.undo()))}
            </span>
            {tool("hint", Glyph::Hint, words.hint, may_ask, press(move || session.ask_hint()))}
            {sheet_tool(sheet, Sheet::Moves, Glyph::Moves, words.moves)}
            {sheet_tool(sheet, Sheet::Log, Glyph::Log, words.log)}
            {tool("skip", Glyph::Next, words.skip, may_skip, press(move || session.skip()))}
        </div>
    }
    .into_any()
}

fn tool(
    name: &'static str,
    glyph: Glyph,
    label: &'static str,
    enabled: Signal<bool>,
    action: Press,
) -> AnyView {
    view! {
        <button
            type="button"
            class="button quiet"
            data-tool=name
            aria-disabled=live(move || (!enabled.get()).to_string())
            on:click=action
        >
            <Icon glyph/>
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// Opens a sheet; only needed where the sheet is not always in sight.
fn sheet_tool(
    sheet: RwSignal<Option<Sheet>>,
    which: Sheet,
    glyph: Glyph,
    label: &'static str,
) -> AnyView {
    view! {
        <button
            type="button"
            class="button quiet small-screen"
            data-step=sheet_name(which)
            aria-expanded=live(move || (sheet.get() == Some(which)).to_string())
            on:click=press(move || toggle(sheet, which))
        >
            <Icon glyph/>
            <span>{label}</span>
        </button>
    }
    .into_any()
}
