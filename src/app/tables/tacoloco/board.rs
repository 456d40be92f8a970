//! The middle of the table: deck, tacos, and the place for a new one.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::hand::Picking;
use super::taco::{place_html, place_of_name, taco_html};
use crate::app::art::{Glyph, Tint};
use crate::app::html::{card_back, icon};
use crate::app::live::live_html;
use crate::app::table::game::Table;
use crate::app::words::words_now;
use crate::rules::tacoloco::{Place, Tacoloco};

pub fn board(table: Table<Tacoloco>, picking: Picking) -> AnyView {
    view! {
        <div class="tl-board-place" on:click=move |event| explain(table, picking, &event)>
            {live_html("tl-board-place", move || board_html(table, picking))}
        </div>
    }
    .into_any()
}

fn board_html(table: Table<Tacoloco>, picking: Picking) -> String {
    let words = &words_now().tacoloco;
    let count = table.view.with(|view| view.tacos().len());
    let crowd = match count {
        0..=2 => "few",
        3..=4 => "some",
        5..=8 => "many",
        _ => "crowd",
    };
    let tacos: String = (0..count).map(|index| taco_html(table, picking, index)).collect();
    let label = words.new_taco;
    let plus = icon(Glyph::NewTaco, "");
    let inside = format!(r#"{plus}<span class="tl-new-label" aria-hidden="true">{label}</span>"#);
    let new = place_html(table, picking, Place::NewTaco, "tl-new", label, &inside);
    let deck = deck_html(table);
    format!(
        r#"<div class="tl-board" data-crowd="{crowd}">{deck}<div class="tl-tacos">{tacos}{new}</div></div>"#
    )
}

fn deck_html(table: Table<Tacoloco>) -> String {
    let words = &words_now().tacoloco;
    let left = table.view.with(|view| view.deck_count());
    let empty = if left == 0 { " empty" } else { "" };
    format!(
        r#"<div class="tl-deck{empty}" data-spot="deck" role="img" aria-label="{}: {}">{}<span class="tl-deck-count">{left}</span></div>"#,
        words.deck,
        (words.deck_left)(left),
        card_back(Tint::Rosa)
    )
}

/// Says why the picked card may not go where it was pressed; where it may, the table plays it.
fn explain(table: Table<Tacoloco>, picking: Picking, event: &Event) {
    let Some(card) = untrack(|| picking.picked()) else { return };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let pressed = target.and_then(|target| target.closest("[data-place]").ok().flatten());
    let place = pressed.and_then(|pressed| pressed.get_attribute("data-place"));
    if let Some(place) = place.map(|name| place_of_name(&name))
        && let Err(refusal) = table.view.with_untracked(|view| view.fits(card, place))
    {
        table.refuse.run(refusal);
    }
}
