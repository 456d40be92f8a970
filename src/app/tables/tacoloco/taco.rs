//! A taco: its cards fanned out of a shell, its sum, and what the picked card would do to it.

use leptos::prelude::*;

use super::hand::Picking;
use super::look::{card_look, full_name};
use super::outcome::{Outcome, outcome};
use crate::app::html::card_face;
use crate::app::live::{live, live_html, press};
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
    let sum = move || table.view.with(|view| view.tacos().get(index).map_or(0, |taco| taco.sum));
    let label = live(move || {
        let list: Vec<_> = cards.get().into_iter().map(|card| full_name(card, words)).collect();
        let taco = (words.taco)(index + 1, sum(), &list.join(", "));
        match shown_outcome(table, picking, place) {
            Some(outcome) => format!("{taco}. {}", outcome.in_words(words)),
            None => taco,
        }
    });
    let inside = move || {
        let newest = table.last.with(|last| who_laid_on(last, index));
        let amber = if (8..PERFECT).contains(&sum()) { " amber" } else { "" };
        format!(
            r#"<span class="tl-fan" aria-hidden="true" data-spot="taco-{index}">{fan}</span><svg class="tl-shell" viewBox="0 0 200 100" aria-hidden="true">{SHELL}</svg><span class="tl-sum{amber}" aria-hidden="true">{sum}</span>"#,
            fan = fan_html(&cards.get(), newest),
            sum = sum(),
        )
    };
    place_button(table, picking, place, "tl-taco", label, live_html("tl-inside", inside))
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
fn fan_html(cards: &[Card], newest: Option<Seat>) -> String {
    let words = &words_now().tacoloco;
    let step = fan_step(cards.len());
    let mut html = String::new();
    for (height, &card) in cards.iter().enumerate() {
        let turn = (2 * height as i32 - (cards.len() as i32 - 1)) * step / 20;
        let mark = match newest {
            Some(seat) if height + 1 == cards.len() => format!(" newest seat-{}", seat.index()),
            _ => String::new(),
        };
        let face = card_face(&card_look(card, words));
        html += &format!(
            r#"<span class="tl-fan-card{mark}" style="--turn: {turn}deg">{face}</span>"#
        );
    }
    html
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
    // A legal move is made by the table's own listener; here only what is refused is explained.
    let explain = press(move || {
        let picked = untrack(|| picking.picked()).filter(|_| legal.get_untracked().is_none());
        let fits = |card| table.view.with_untracked(|view| view.fits(card, place));
        if let Some(Err(refusal)) = picked.map(fits) {
            table.refuse.run(refusal);
        }
    });
    let is_hinted =
        move || matches!(table.hint.get(), Some(Move::Lay { place: hinted, .. }) if hinted == place);
    let class = live(move || {
        let legal = if legal.get().is_some() { " legal" } else { "" };
        let hinted = if is_hinted() { " hinted" } else { "" };
        format!("{class}{legal}{hinted}")
    });
    let bubble = move || match shown_outcome(table, picking, place) {
        Some(outcome) => {
            format!(r#"<span class="tl-outcome {}" aria-hidden="true">{}</span>"#, outcome.class(), outcome.in_short(words))
        }
        None => String::new(),
    };
    view! {
        <button
            type="button"
            class=class
            data-move=live(move || legal.get().map(Tacoloco::move_key))
            aria-disabled=live(move || legal.get().is_none().to_string())
            on:click=explain
        >
            <span class="visually-hidden">{label}</span>
            {inside}
            {live_html("tl-bubble", bubble)}
        </button>
    }
    .into_any()
}

fn shown_outcome(table: Table<Tacoloco>, picking: Picking, place: Place) -> Option<Outcome> {
    let card = picking.shown()?;
    Some(table.view.with(|view| outcome(view, card, place)))
}
