//! The bar on top: where am I, whose turn, how far, and the menu.

use leptos::prelude::*;

use super::actions::{Sheet, sheet_button};
use super::game::TableGame;
use super::players::people;
use super::session::{Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::live::live_html;
use crate::app::shell::catalog::offer;
use crate::app::shell::route::href;
use crate::app::words::names::Names;
use crate::app::words::words_now;

/// The way out and the name of the page.
pub fn bar_start(game: crate::rules::GameId, way_out: &str, title: &str) -> String {
    format!(
        r#"<a href="{}" class="bar-button" aria-label="{way_out}">{}</a><h1 class="bar-title">{}</h1>"#,
        href(&format!("/{}", game.slug())),
        icon(Glyph::Home, ""),
        escaped(title)
    )
}

pub fn bar<G: TableGame>(
    session: Session<G>,
    names: StoredValue<Names>,
    sheet: RwSignal<Option<Sheet>>,
) -> AnyView {
    let words = words_now();
    let alone = session.players.with_value(|players| people(players)) == 1;
    let practice = match session.address().practice {
        true => format!(r#" <span class="bar-tag">{}</span>"#, words.table.practice),
        false => String::new(),
    };
    let whose = move || match session.phase.get() {
        Phase::Over => words.table.game_over.to_owned(),
        Phase::Person(_) if alone => words.table.your_turn.to_owned(),
        Phase::Person(seat) | Phase::Waiting(seat) | Phase::Curtain(seat) => {
            (words.table.turn_of)(&names.get_value().of(seat).spoken(words))
        }
    };
    let facts = move || {
        let progress = session.view.with(|view| view.say_progress(words));
        format!(
            r#"<p class="bar-turn">{}</p><p class="bar-progress">{progress}{practice}</p>"#,
            escaped(&whose())
        )
    };
    let start = bar_start(G::ID, words.table.leave, offer(G::ID).title);
    view! {
        <header class="table-bar">
            <div class="bar-start" inner_html=start></div>
            {live_html("bar-facts", facts)}
            {sheet_button(sheet, Sheet::Menu, Glyph::Menu, words.table.menu, "bar-button")}
        </header>
    }
    .into_any()
}
