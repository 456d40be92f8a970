//! A taco: its cards fanned out of a shell, its sum, and what the picked card would do to it.

use leptos::prelude::*;

use super::hand::Picking;
use super::look::{card_look, full_name};
use super::outcome::{Outcome, outcome};
use crate::app::html::card_face;
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
pub fn taco_html(table: Table<Tacoloco>, picking: Picking, index: usize) -> String {
    let words = &words_now().tacoloco;
    let (cards, sum) = table.view.with(|view| {
        let sum = view.tacos().get(index).map_or(0, |taco| taco.sum);
        (cards_from_the_bottom(view, index), sum)
    });
    let newest = table.last.with(|last| who_laid_on(last, index));
    let amber = if (8..PERFECT).contains(&sum) { " amber" } else { "" };
    let inside = format!(
        r#"<span class="tl-fan" aria-hidden="true" data-spot="taco-{index}">{fan}</span><svg class="tl-shell" viewBox="0 0 200 100" aria-hidden="true">{SHELL}</svg><span class="tl-sum{amber}" aria-hidden="true">{sum}</span>"#,
        fan = fan_html(&cards, newest),
    );
    let names: Vec<_> = cards.into_iter().map(|card| full_name(card, words)).collect();
    let label = (words.taco)(index + 1, sum, &names.join(", "));
    place_html(table, picking, Place::Onto(index as u8), "tl-taco", &label, &inside)
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
        html +=
            &format!(r#"<span class="tl-fan-card{mark}" style="--turn: {turn}deg">{face}</span>"#);
    }
    html
}

/// A place where a card may go: a taco, or the place of a new one. Only a legal move is one; pressing any other place
/// explains what is against it.
pub fn place_html(
    table: Table<Tacoloco>,
    picking: Picking,
    place: Place,
    class: &str,
    label: &str,
    inside: &str,
) -> String {
    let words = &words_now().tacoloco;
    let laying = picking.picked().map(|card| Move::Lay { card, place });
    let legal = laying.filter(|mv| table.moves.with(|moves| moves.contains(mv)));
    let hinted =
        matches!(table.hint.get(), Some(Move::Lay { place: hinted, .. }) if hinted == place);
    let (more, bubble) = match shown_outcome(table, picking, place) {
        Some(outcome) => (
            format!(". {}", outcome.in_words(words)),
            format!(
                r#"<span class="tl-outcome {}" aria-hidden="true">{}</span>"#,
                outcome.class(),
                outcome.in_short(words)
            ),
        ),
        None => Default::default(),
    };
    format!(
        r#"<button type="button" class="{class}{legal_mark}{hint_mark}" data-place="{name}" {doing} aria-disabled="{cannot}"><span class="visually-hidden">{label}{more}</span>{inside}{bubble}</button>"#,
        legal_mark = if legal.is_some() { " legal" } else { "" },
        hint_mark = if hinted { " hinted" } else { "" },
        name = place_name(place),
        doing = legal
            .map(|mv| format!(r#"data-move="{}""#, Tacoloco::move_key(mv)))
            .unwrap_or_default(),
        cannot = legal.is_none(),
    )
}

fn place_name(place: Place) -> String {
    match place {
        Place::Onto(index) => index.to_string(),
        Place::NewTaco => "new".to_owned(),
    }
}

/// The reverse of [`place_name`].
pub fn place_of_name(name: &str) -> Place {
    name.parse().map_or(Place::NewTaco, Place::Onto)
}

fn shown_outcome(table: Table<Tacoloco>, picking: Picking, place: Place) -> Option<Outcome> {
    let card = picking.shown()?;
    Some(table.view.with(|view| outcome(view, card, place)))
}
