//! A taco: its cards fanned out of a shell, its sum, and what the picked card would do to it.

use super::hand::{picked_card, shown_card};
use super::look::{card_look, full_name};
use super::outcome::{Outcome, outcome};
use crate::app::html::{card_face, escaped};
use crate::app::table::game::{Look, TableGame};
use crate::app::words::TacolocoWords;
use crate::rules::Seat;
use crate::rules::tacoloco::{Card, Event, Move, PERFECT, Place, Tacoloco};

/// The front of the shell, 200×96: edge, body, shade, light, toasted spots.
const SHELL: &str = r##"<path d="M6 92C2 40 44 5 101 5c56 1 97 35 93 87-1 4-4 6-8 6H14c-4 0-7-2-8-6z" fill="#f2b632" stroke="#2a1a33" stroke-width="5" stroke-linejoin="round"/><path d="M166 28c16 16 26 36 25 62 0 4-2 5-5 5h-62c26-8 43-33 42-67z" fill="#c98612"/><path d="M24 62c7-20 21-33 40-40" fill="none" stroke="#ffe08a" stroke-width="7" stroke-linecap="round"/><g fill="#c98612"><circle cx="44" cy="78" r="4"/><circle cx="68" cy="36" r="3.5"/><circle cx="140" cy="30" r="3.5"/><circle cx="30" cy="50" r="3"/><circle cx="150" cy="80" r="4"/></g>"##;

/// Tenths of a degree between two cards of a fan, narrower the more there are.
fn fan_step(count: usize) -> i32 {
    if count < 2 { 0 } else { 220.min(1_120 / (count as i32 - 1)) }
}

/// The taco at this place of the table.
pub fn taco_html(look: &Look<Tacoloco>, index: usize) -> String {
    let words = &look.words.tacoloco;
    let sum = look.view.tacos().get(index).map_or(0, |taco| taco.sum);
    let cards = cards_from_the_bottom(look.view, index);
    let newest = who_laid_on(look.last, index);
    let amber = if (8..PERFECT).contains(&sum) { " amber" } else { "" };
    let inside = format!(
        r#"<span class="tl-fan" aria-hidden="true" data-spot="taco-{index}">{fan}</span><svg class="tl-shell" viewBox="0 0 200 100" aria-hidden="true">{SHELL}</svg><span class="tl-sum{amber}" aria-hidden="true">{sum}</span>"#,
        fan = fan_html(&cards, newest, words),
    );
    let names: Vec<_> = cards.into_iter().map(|card| full_name(card, words)).collect();
    let label = words.taco.with([&(index + 1), &sum, &names.join(", ")]);
    place_html(look, Place::Onto(index as u8), "tl-taco", &label, &inside)
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
fn fan_html(cards: &[Card], newest: Option<Seat>, words: &TacolocoWords) -> String {
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
    look: &Look<Tacoloco>,
    place: Place,
    class: &str,
    label: &str,
    inside: &str,
) -> String {
    let words = &look.words.tacoloco;
    let laying = picked_card(look).map(|card| Move::Lay { card, place });
    let legal = laying.filter(|mv| look.moves.contains(mv));
    let hinted = matches!(look.hint, Some(Move::Lay { place: hinted, .. }) if hinted == place);
    let shown = shown_card(look).map(|card| outcome(look.view, card, place));
    let (more, bubble) = match shown {
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
    let pressing = match (legal, shown) {
        (Some(mv), _) => format!(r#"data-move="{}""#, Tacoloco::move_key(mv)),
        (None, Some(Outcome::Refused(refusal))) if laying.is_some() => {
            format!(r#"data-refused="{}""#, escaped((words.refusal)(refusal)))
        }
        _ => String::new(),
    };
    format!(
        r#"<button type="button" class="{class}{legal_mark}{hint_mark}" {pressing} aria-disabled="{cannot}"><span class="visually-hidden">{label}{more}</span>{inside}{bubble}</button>"#,
        legal_mark = if legal.is_some() { " legal" } else { "" },
        hint_mark = if hinted { " hinted" } else { "" },
        cannot = legal.is_none(),
    )
}
