//! The bar on top: where am I, whose turn, how far, and the menu.

use leptos::prelude::*;

use super::actions::{Sheet, sheet_button};
use super::game::TableGame;
use super::players::people;
use super::session::{Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::shell::catalog::offer;
use crate::app::shell::route::href;
use crate::app::words::names::Names;
use crate::app::words::words_now;
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

pub fn bar_html<G: TableGame>(session: Session<G>, names: &Names, open: Option<Sheet>) -> String {
    let words = words_now();
    let alone = session.players.with_value(|players| people(players)) == 1;
    let whose = match session.phase.get() {
        Phase::Over => words.table.game_over.to_owned(),
        Phase::Person(_) if alone => words.table.your_turn.to_owned(),
        Phase::Person(seat) | Phase::Waiting(seat) | Phase::Curtain(seat) => {
            (words.table.turn_of)(&names.of(seat).spoken(words))
        }
    };
    let practice = match session.address().practice {
        true => format!(r#" <span class="bar-tag">{}</span>"#, words.table.practice),
        false => String::new(),
    };
    format!(
        r#"<div class="bar-start">{start}</div><div class="bar-facts"><p class="bar-turn">{whose}</p><p class="bar-progress">{progress}{practice}</p></div>{menu}"#,
        start = bar_start(G::ID, words.table.leave, offer(G::ID).title),
        whose = escaped(&whose),
        progress = session.view.with(|view| view.say_progress(words)),
        menu = sheet_button(open, Sheet::Menu, Glyph::Menu, words.table.menu, "bar-button"),
    )
}
