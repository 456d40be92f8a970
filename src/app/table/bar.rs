//! The bar on top: where am I, whose turn, how far, and the menu.

use super::actions::{Sheet, sheet_button};
use super::session::{Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::shell::catalog::offer;
use crate::app::shell::route::href;
use crate::rules::GameId;

/// The way out and the name of the page.
pub fn bar_start(game: GameId, way_out: &str, title: &str) -> String {
    format!(
        r#"<a href="{}" class="bar-button" aria-label="{way_out}">{}</a><h1 class="bar-title">{}</h1>"#,
        href(&format!("/{}", game.slug())),
        icon(Glyph::Home, ""),
        escaped(title)
    )
}

pub fn bar_html(session: &Session) -> String {
    let words = session.words;
    let game = session.address.game;
    let whose = match session.phase {
        Phase::Over => words.table.game_over.to_owned(),
        Phase::Person(_) if session.is_alone() => words.table.your_turn.to_owned(),
        Phase::Person(seat) | Phase::Waiting(seat) | Phase::Curtain(seat) => {
            words.table.turn_of.say(session.names.of(seat), [])
        }
    };
    let practice = match session.address.practice {
        true => format!(r#" <span class="bar-tag">{}</span>"#, words.table.practice),
        false => String::new(),
    };
    format!(
        r#"<div class="bar-start">{start}</div><div class="bar-facts"><p class="bar-turn">{whose}</p><p class="bar-progress">{progress}{practice}</p></div>{menu}"#,
        start = bar_start(game, words.table.leave, offer(game).title),
        whose = escaped(&whose),
        progress = session.play.say_progress(words),
        menu =
            sheet_button(session.sheet, Sheet::Menu, Glyph::Menu, words.table.menu, "bar-button"),
    )
}
