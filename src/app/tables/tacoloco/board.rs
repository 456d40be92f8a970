//! The middle of the table: deck, tacos, and the place for a new one.

use leptos::prelude::*;

use super::hand::Picking;
use super::taco::{place_button, taco};
use crate::app::art::{CardBack, Glyph, Icon, Tint};
use crate::app::live::{list, live};
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
    let inside = view! {
        <Icon glyph=Glyph::NewTaco/>
        <span class="tl-new-label">{words.new_taco}</span>
    };
    view! {
        <div class="tl-board" data-crowd=crowd>
            {deck(table)}
            <div class="tl-tacos">
                {list(keys, one)}
                {place_button(table, picking, Place::NewTaco, "tl-new", label, inside.into_any())}
            </div>
        </div>
    }
    .into_any()
}

fn deck(table: Table<Tacoloco>) -> AnyView {
    let words = &words_now().tacoloco;
    let left = Memo::new(move |_| table.view.with(|view| view.deck_count()));
    let label = live(move || format!("{}: {}", words.deck, (words.deck_left)(left.get())));
    let class = live(move || if left.get() == 0 { "tl-deck empty" } else { "tl-deck" });
    view! {
        <div class=class data-spot="deck" role="img" aria-label=label>
            <CardBack tint=Tint::Rosa/>
            <span class="tl-deck-count">{live(move || left.get().to_string())}</span>
        </div>
    }
    .into_any()
}
