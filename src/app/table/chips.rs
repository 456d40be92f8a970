//! Everybody at the table, each as a chip: who, how many cards, how they stand.

use leptos::prelude::*;

use super::players::{Player, character};
use crate::app::art::{Glyph, Icon};
use crate::app::words::names::Who;
use crate::app::words::use_words;
use crate::rules::Seat;

/// What a chip shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Chip {
    pub seat: Seat,
    pub who: Who,
    pub face: Glyph,
    pub hand: usize,
    pub score: i32,
    pub score_words: String,
    pub is_on: bool,
    pub is_me: bool,
    pub leads: bool,
    /// The name of the move that pressing this chip makes, and its words.
    pub target: Option<(String, String)>,
    pub hinted: bool,
}

pub fn face(players: &[Player], seat: Seat) -> Glyph {
    character(players, seat).map_or(Glyph::Guest, |(_, face)| face)
}

#[component]
pub fn Chips(#[prop(into)] chips: Signal<Vec<Chip>>, press: Callback<Seat>) -> impl IntoView {
    let words = use_words();
    let seats = move || chips.with(|chips| chips.iter().map(|chip| chip.seat).collect::<Vec<_>>());
    view! {
        <ul class="chips" aria-label=move || words.get().table.players>
            <For
                each=seats
                key=|seat| *seat
                children=move |seat| {
                    let chip = Memo::new(move |_| {
                        chips.with(|chips| chips.iter().find(|chip| chip.seat == seat).cloned())
                    });
                    view! {
                        <li class="chip-place" data-spot=format!("seat-{}", seat.index())>
                            {move || chip.get().map(|chip| one_chip(chip, press))}
                        </li>
                    }
                }
            />
        </ul>
    }
}

fn one_chip(chip: Chip, press: Callback<Seat>) -> AnyView {
    let class = format!("chip seat-{}", chip.seat.index());
    let seat = chip.seat;
    let (is_on, is_me, leads, hinted) = (chip.is_on, chip.is_me, chip.leads, chip.hinted);
    match chip.target.clone() {
        Some((key, label)) => view! {
            <button
                type="button"
                class=class
                class:on=is_on
                class:me=is_me
                class:leads=leads
                class:hinted=hinted
                class:target=true
                data-move=key
                aria-label=label
                on:click=move |_| press.run(seat)
            >
                {chip_body(chip)}
            </button>
        }
        .into_any(),
        None => view! {
            <div class=class class:on=is_on class:me=is_me class:leads=leads>
                {chip_body(chip)}
            </div>
        }
        .into_any(),
    }
}

fn chip_body(chip: Chip) -> impl IntoView {
    let words = use_words();
    let Chip { seat, who, face, hand, score, score_words, .. } = chip;
    let name = move || match &who {
        Who::You => words.get().table.you.to_owned(),
        Who::Named(name) => name.clone(),
    };
    view! {
        <span class="chip-face"><Icon glyph=face/><Icon glyph=Glyph::seat(seat.index()) class="chip-mark"/></span>
        <span class="chip-words">
            <span class="chip-name">{name}</span>
            <span class="chip-hand">
                <span class="chip-backs" aria-hidden="true">
                    {(0..hand).map(|_| view! { <i></i> }).collect_view()}
                </span>
                <span class="visually-hidden">{move || (words.get().table.cards_in_hand)(hand)}</span>
            </span>
        </span>
        <span class="chip-score">
            <span class="chip-pile" aria-hidden="true" style=format!("--cards: {score}")></span>
            <span aria-hidden="true">{score}</span>
            <span class="visually-hidden">{score_words}</span>
        </span>
    }
}
