//! The row of tools under the hand, and the sheets that some of them open.

use super::session::{Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::icon;

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

pub fn actions_html(session: &Session) -> String {
    let words = &session.words.table;
    let (phase, open) = (session.phase, session.sheet);
    let cannot_undo = session.undo_to.is_none().then_some(words.cannot_undo);
    let cannot_ask = (!matches!(phase, Phase::Person(_))).then_some("");
    let cannot_skip = (!matches!(phase, Phase::Waiting(_))).then_some("");
    let small = "button quiet small-screen";
    [
        tool("undo", Glyph::Undo, words.undo, cannot_undo),
        tool("hint", Glyph::Hint, words.hint, cannot_ask),
        sheet_button(open, Sheet::Moves, Glyph::Moves, words.moves, small),
        sheet_button(open, Sheet::Log, Glyph::Log, words.log, small),
        tool("skip", Glyph::Next, words.skip, cannot_skip),
    ]
    .concat()
}

/// A tool; `obstacle` says why it cannot be used now.
fn tool(name: &str, glyph: Glyph, label: &str, obstacle: Option<&str>) -> String {
    format!(
        r#"<button type="button" class="button quiet" data-do="{name}" title="{}" aria-disabled="{}">{}<span>{label}</span></button>"#,
        obstacle.unwrap_or_default(),
        obstacle.is_some(),
        icon(glyph, "")
    )
}

/// Opens and closes a sheet. Only the list of moves leads to a move; that is what `data-step` promises.
pub fn sheet_button(
    open: Option<Sheet>,
    which: Sheet,
    glyph: Glyph,
    label: &str,
    class: &str,
) -> String {
    format!(
        r#"<button type="button" class="{class}" {kind}="{name}" aria-expanded="{expanded}">{icon}<span>{label}</span></button>"#,
        kind = if which == Sheet::Moves { "data-step" } else { "data-do" },
        name = which.name(),
        expanded = open == Some(which),
        icon = icon(glyph, ""),
    )
}
