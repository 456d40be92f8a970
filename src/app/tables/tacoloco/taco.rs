//! A taco: its cards fanned out of a shell, its sum, and what the picked card would do to it.

use leptos::prelude::*;

use super::hand::Picking;
use super::look::{card_look, full_name};
use super::outcome::{Outcome, outcome};
use crate::app::art::CardFace;
use crate::app::live::{live, live_view, press};
use crate::app::table::game::{Table, TableGame};
use crate::app::words::words_now;
use crate::rules::Seat;
use crate::rules::tacoloco::{Card, Event, Move, PERFECT, Place, Tacoloco};

/// The front of the shell, 200×96: edge, body, shade, light, toasted spots.
const SHELL: &str = r##"<path d="M6 92C2 40 44 5 101 5c56 1 97 35 93 87-1 4-4 6-8 6H14c-4 0-7-2-8-6z" fill="#f2b632" stroke="#2a1a33" stroke-width="5" stroke-linejoin="round"/><path d="M166 28c16 16 26 36 25 62 0 4-2 5-5 5h-62c26-8 43-33 42-67z" fill="#c98612"/><path d="M24 62c7-20 21-33 40-40" fill="none" stroke="#ffe08a" stroke-width="7" stroke-linecap="round"/><g fill="#c98612"><circle cx="44" cy="78" r="4"/><circle cx="68" cy="36" r="3.5"/><circle cx="140" cy="30" r="3.5"/><circle cx="30" cy="50" r="3"/><circle cx="150" cy="80" r="4"/></g>"##;

/// Tenths of a degree between two cards of a fan, narrower the more there are.
fn fan_step(count: usize) -> i32 {
    if count < 2 { 0 } else { 220.min(1_120 / (count as i32 - 1)) }
}

/// The taco at this place of the table.
pub fn taco(table: Table<Tacoloco>, picking: Picking, index: usize) -> AnyView {
    let words = &words_now().tacoloco;
    let place = Place::Onto(index as u8);
    let cards = Memo::new(move |_| table.view.with(|view| cards_from_the_bottom(view, index)));
    let sum =
        live(move || table.view.with(|view| view.tacos().get(index).map_or(0, |taco| taco.sum)));
    let newest = Memo::new(move |_| table.last.with(|last| who_laid_on(last, index)));
    let label = live(move || {
        let list: Vec<_> = cards.get().into_iter().map(|card| full_name(card, words)).collect();
        let taco = (words.taco)(index + 1, sum.get(), &list.join(", "));
        match shown_outcome(table, picking, place) {
            Some(outcome) => format!("{taco}. {}", outcome.in_words(words)),
            None => taco,
        }
    });
    let sum_class =
        live(move || if (8..PERFECT).contains(&sum.get()) { "tl-sum amber" } else { "tl-sum" });
    let inside = view! {
        <span class="tl-fan" data-spot=format!("taco-{index}")>
            {live_view(move || fan(&cards.get(), newest.get()))}
        </span>
        <svg class="tl-shell" viewBox="0 0 200 100" aria-hidden="true" inner_html=SHELL></svg>
        <span class=sum_class>{live(move || sum.get().to_string())}</span>
    };
    place_button(table, picking, place, "tl-taco", label, inside.into_any())
}

fn cards_from_the_bottom(position: &Tacoloco, index: usize) -> Vec<Card> {
    let taco = position.tacos().get(index);
    let mut cards: Vec<Card> =
        taco.map(|taco| position.taco_cards(taco).collect()).unwrap_or_default();
    cards.reverse();
    cards
}

/// Who laid the last card on this taco, if that was the last thing that happened.
fn who_laid_on(last: &[Event], index: usize) -> Option<Seat> {
    last.iter().find_map(|event| match *event {
        Event::Laid { taco, seat, .. } | Event::Opened { taco, seat, .. }
            if usize::from(taco) == index =>
        {
            Some(seat)
        }
        _ => None,
    })
}

/// The cards side by side like fillings, the newest on top and marked by who laid it.
fn fan(cards: &[Card], newest: Option<Seat>) -> AnyView {
    let words = &words_now().tacoloco;
    let step = fan_step(cards.len());
    let fan: Vec<AnyView> = cards
        .iter()
        .enumerate()
        .map(|(height, &card)| {
            let turn = (2 * height as i32 - (cards.len() as i32 - 1)) * step / 20;
            let class = match newest {
                Some(seat) if height + 1 == cards.len() => {
                    format!("tl-fan-card newest seat-{}", seat.index())
                }
                _ => "tl-fan-card".to_owned(),
            };
            view! {
                <span class=class style=format!("--turn: {turn}deg")>
                    <CardFace look=card_look(card, words)/>
                </span>
            }
            .into_any()
        })
        .collect();
    fan.into_any()
}

/// A place where a card may go: a taco, or the place of a new one.
pub fn place_button(
    table: Table<Tacoloco>,
    picking: Picking,
    place: Place,
    class: &'static str,
    label: Signal<String>,
    inside: AnyView,
) -> AnyView {
    let words = &words_now().tacoloco;
    let laying = move || picking.picked().map(|card| Move::Lay { card, place });
    let legal =
        Memo::new(move |_| laying().filter(|mv| table.moves.with(|moves| moves.contains(mv))));
    let shown = Memo::new(move |_| shown_outcome(table, picking, place));
    let lay = press(move || match (legal.get_untracked(), untrack(|| picking.picked())) {
        (Some(mv), _) => table.play.run(mv),
        (None, Some(card)) => {
            if let Err(refusal) = table.view.with_untracked(|view| view.fits(card, place)) {
                table.refuse.run(refusal);
            }
        }
        (None, None) => {}
    });
    let is_hinted = move || matches!(table.hint.get(), Some(Move::Lay { place: hinted, .. }) if hinted == place);
    let class = live(move || {
        let legal = if legal.get().is_some() { " legal" } else { "" };
        let hinted = if is_hinted() { " hinted" } else { "" };
        format!("{class}{legal}{hinted}")
    });
    let bubble = move |outcome: Outcome| {
        let class = format!("tl-outcome {}", outcome.class());
        view! { <span class=class>{outcome.in_short(words)}</span> }
    };
    view! {
        <button
            type="button"
            class=class
            data-move=live(move || legal.get().map(Tacoloco::move_key))
            aria-disabled=live(move || legal.get().is_none().to_string())
            aria-label=label
            on:click=lay
        >
            {inside}
            {live_view(move || shown.get().map(bubble).into_any())}
        </button>
    }
    .into_any()
}

fn shown_outcome(table: Table<Tacoloco>, picking: Picking, place: Place) -> Option<Outcome> {
    let card = picking.shown()?;
    Some(table.view.with(|view| outcome(view, card, place)))
}
