//! The middle of the table: deck, tacos, and the place for a new one.

use leptos::prelude::*;

use super::hand::Picking;
use super::taco::{PlaceButton, taco};
use crate::app::art::{CardBack, Glyph, Icon, Tint};
use crate::app::table::game::Table;
use crate::app::words::use_words;
use crate::rules::tacoloco::{Place, Tacoloco};

pub fn board(table: Table<Tacoloco>, picking: Picking) -> AnyView {
    let words = use_words();
    let count = Memo::new(move |_| table.view.with(|view| view.tacos().len()));
    let crowd = move || match count.get() {
        0..=2 => "few",
        3..=4 => "some",
        5..=8 => "many",
        _ => "crowd",
    };
    let new_place = Signal::derive(move || words.get().tacoloco.new_taco.to_owned());
    view! {
        <div class="tl-board" data-crowd=crowd>
            {deck(table)}
            <div class="tl-tacos">
                <For each=move || 0..count.get() key=|index| *index children=move |index| taco(table, picking, index)/>
                <PlaceButton table picking place=Place::NewTaco label=new_place class="tl-new">
                    <Icon glyph=Glyph::NewTaco/>
                    <span class="tl-new-label">{move || words.get().tacoloco.new_taco}</span>
                </PlaceButton>
            </div>
        </div>
    }
    .into_any()
}

fn deck(table: Table<Tacoloco>) -> impl IntoView {
    let words = use_words();
    let left = Memo::new(move |_| table.view.with(|view| view.deck_count()));
    let label = move || {
        let words = &words.get().tacoloco;
        format!("{}: {}", words.deck, (words.deck_left)(left.get()))
    };
    view! {
        <div class="tl-deck" data-spot="deck" role="img" aria-label=label class:empty=move || left.get() == 0>
            <CardBack tint=Tint::Rosa/>
            <span class="tl-deck-count">{move || left.get()}</span>
        </div>
    }
}
