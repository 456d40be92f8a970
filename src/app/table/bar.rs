//! The bar on top: where am I, whose turn, how far, and the menu.

use leptos::prelude::*;

use super::actions::{Sheet, toggle};
use super::game::TableGame;
use super::players::people;
use super::session::{Phase, Session};
use crate::app::art::{Glyph, Icon};
use crate::app::live::{live, press};
use crate::app::shell::catalog::offer;
use crate::app::shell::route::href;
use crate::app::words::names::Names;
use crate::app::words::words_now;

pub fn bar<G: TableGame>(
    session: Session<G>,
    names: StoredValue<Names>,
    sheet: RwSignal<Option<Sheet>>,
) -> AnyView {
    let words = words_now();
    let alone = session.players.with_value(|players| people(players)) == 1;
    let whose = move || match session.phase.get() {
        Phase::Over => words.table.game_over.to_owned(),
        Phase::Person(_) if alone => words.table.your_turn.to_owned(),
        Phase::Person(seat) | Phase::Waiting(seat) | Phase::Curtain(seat) => {
            (words.table.turn_of)(&names.get_value().of(seat).spoken(words))
        }
    };
    let practice = session.address().practice.then_some(words.table.practice);
    view! {
        <header class="table-bar">
            <a href=href(&format!("/{}", G::ID.slug())) class="bar-button" aria-label=words.table.leave>
                <Icon glyph=Glyph::Home/>
            </a>
            <h1 class="bar-title">{offer(G::ID).title}</h1>
            <p class="bar-turn">{live(whose)}</p>
            <p class="bar-progress">
                {live(move || session.view.with(|view| view.say_progress(words)))}
                {practice.map(|practice| view! { <span class="bar-tag">{practice}</span> })}
            </p>
            <button
                type="button"
                class="bar-button"
                aria-label=words.table.menu
                aria-expanded=live(move || (sheet.get() == Some(Sheet::Menu)).to_string())
                on:click=press(move || toggle(sheet, Sheet::Menu))
            >
                <Icon glyph=Glyph::Menu/>
            </button>
        </header>
    }
    .into_any()
}
