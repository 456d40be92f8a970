//! The middle of the table: deck, tacos, and the place for a new one.

use leptos::prelude::*;

use super::hand::Picking;
use super::taco::{place_button, taco};
use crate::app::art::{Glyph, Tint};
use crate::app::html::{card_back, icon};
use crate::app::live::{list, live, live_html};
use crate::app::table::game::Table;
use crate::app::words::words_now;
use crate::rules::tacoloco::{Place, Tacoloco};

pub fn board(table: Table<Tacoloco>, picking: Picking) -> AnyView {
    let words = &words_now().tacoloco;
    let count = Memo::new(move |_| table.view.with(|view| view.tacos().len()));
    let crowd = live(move || match count.get() {
        0..=2 => "few",
        3..=4 => "some",
        5..=8 => "many",
        _ => "crowd",
    });
    let keys = move || (0..count.get()).map(|index| index.to_string()).collect();
    let one = move |key: &str| taco(table, picking, key.parse().unwrap_or(0));
    let label = live(move || words.new_taco.to_owned());
    let inside = move || {
        let label = words.new_taco;
        format!(r#"{}<span class="tl-new-label" aria-hidden="true">{label}</span>"#, icon(Glyph::NewTaco, ""))
    };
    let inside = live_html("tl-inside", inside);
    view! {
        <div class="tl-board" data-crowd=crowd>
            {deck(table)}
            <div class="tl-tacos">
                {list(keys, one)}
                {place_button(table, picking, Place::NewTaco, "tl-new", label, inside)}
            </div>
        </div>
    }
    .into_any()
}

fn deck(table: Table<Tacoloco>) -> AnyView {
    let words = &words_now().tacoloco;
    live_html("tl-deck-place", move || {
        let left = table.view.with(|view| view.deck_count());
        let empty = if left == 0 { " empty" } else { "" };
        format!(
            r#"<div class="tl-deck{empty}" data-spot="deck" role="img" aria-label="{}: {}">{}<span class="tl-deck-count">{left}</span></div>"#,
            words.deck,
            (words.deck_left)(left),
            card_back(Tint::Rosa)
        )
    })
}
