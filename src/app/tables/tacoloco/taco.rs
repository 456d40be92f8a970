//! A taco: its cards fanned out of a shell, its sum, and what the picked card would do to it.

use leptos::prelude::*;

use super::hand::Picking;
use super::look::{card_look, full_name};
use super::outcome::{Outcome, outcome};
use crate::app::art::CardFace;
use crate::app::table::game::{Table, TableGame};
use crate::app::words::use_words;
use crate::rules::tacoloco::{Card, Event, Move, PERFECT, Place, Tacoloco};

/// The front of the shell, 200×96: edge, body, shade, light, toasted spots.
const SHELL: &str = r##"<path d="M6 92C2 40 44 5 101 5c56 1 97 35 93 87-1 4-4 6-8 6H14c-4 0-7-2-8-6z" fill="#f2b632" stroke="#2a1a33" stroke-width="5" stroke-linejoin="round"/><path d="M166 28c16 16 26 36 25 62 0 4-2 5-5 5h-62c26-8 43-33 42-67z" fill="#c98612"/><path d="M24 62c7-20 21-33 40-40" fill="none" stroke="#ffe08a" stroke-width="7" stroke-linecap="round"/><g fill="#c98612"><circle cx="44" cy="78" r="4"/><circle cx="68" cy="36" r="3.5"/><circle cx="140" cy="30" r="3.5"/><circle cx="30" cy="50" r="3"/><circle cx="150" cy="80" r="4"/></g>"##;

/// Degrees between two cards of a fan, narrower the more there are.
fn fan_step(count: usize) -> f32 {
    if count < 2 { 0.0 } else { (22.0f32).min(112.0 / (count as f32 - 1.0)) }
}

/// The taco at this place of the table.
pub fn taco(table: Table<Tacoloco>, picking: Picking, index: usize) -> impl IntoView {
    let words = use_words();
    let place = Place::Onto(index as u8);
    let cards = Memo::new(move |_| {
        table.view.with(|view| {
            let taco = view.tacos().get(index);
            let mut cards: Vec<Card> =
                taco.map(|taco| view.taco_cards(taco).collect()).unwrap_or_default();
            cards.reverse();
            cards
        })
    });
    let sum = Memo::new(move |_| {
        table.view.with(|view| view.tacos().get(index).map_or(0, |taco| taco.sum))
    });
    let just_laid = move || {
        table.last.with(|last| {
            last.iter().find_map(|event| match *event {
                Event::Laid { taco, seat, .. } | Event::Opened { taco, seat, .. }
                    if usize::from(taco) == index =>
                {
                    Some(seat)
                }
                _ => None,
            })
        })
    };
    let label = move || {
        let words = &words.get().tacoloco;
        let list: Vec<_> = cards.get().into_iter().map(|card| full_name(card, words)).collect();
        let taco = (words.taco)(index + 1, sum.get(), &list.join(", "));
        match shown_outcome(table, picking, place) {
            Some(outcome) => format!("{taco}. {}", outcome.in_words(words)),
            None => taco,
        }
    };
    view! {
        <PlaceButton table picking place label=Signal::derive(label) class="tl-taco">
            <span class="tl-fan" data-spot=format!("taco-{index}")>
                {move || {
                    let cards = cards.get();
                    let (count, step) = (cards.len(), fan_step(cards.len()));
                    let newest = just_laid();
                    cards
                        .into_iter()
                        .enumerate()
                        .map(|(height, card)| {
                            let turn = (height as f32 - (count as f32 - 1.0) / 2.0) * step;
                            let is_newest = height + 1 == count;
                            let class = match newest {
                                Some(seat) if is_newest => format!("tl-fan-card newest seat-{}", seat.index()),
                                _ => "tl-fan-card".to_owned(),
                            };
                            let look = card_look(card, &words.get().tacoloco);
                            view! {
                                <span class=class style=format!("--turn: {turn}deg")>
                                    <CardFace look/>
                                </span>
                            }
                        })
                        .collect_view()
                }}
            </span>
            <svg class="tl-shell" viewBox="0 0 200 100" aria-hidden="true" inner_html=SHELL></svg>
            <span class="tl-sum" class:amber=move || (8..PERFECT).contains(&sum.get())>
                {move || sum.get()}
            </span>
        </PlaceButton>
    }
}

/// A place where a card may go: a taco, or the place of a new one.
#[component]
pub fn PlaceButton(
    table: Table<Tacoloco>,
    picking: Picking,
    place: Place,
    label: Signal<String>,
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let words = use_words();
    let laying = move || picking.picked().map(|card| Move::Lay { card, place });
    let legal = Memo::new(move |_| {
        laying().filter(|mv| table.moves.with(|moves| moves.contains(mv)))
    });
    let shown = Memo::new(move |_| shown_outcome(table, picking, place));
    let press = move |_| match (legal.get_untracked(), laying()) {
        (Some(mv), _) => table.play.run(mv),
        (None, Some(Move::Lay { card, .. })) => {
            let fits = table.view.with_untracked(|view| view.fits(card, place));
            if let Err(refusal) = fits {
                table.refuse.run(refusal);
            }
        }
        _ => {}
    };
    let is_hinted = move || {
        matches!(table.hint.get(), Some(Move::Lay { place: hinted, .. }) if hinted == place)
    };
    view! {
        <button
            type="button"
            class=class
            class:legal=move || legal.get().is_some()
            class:hinted=is_hinted
            data-move=move || legal.get().map(Tacoloco::move_key)
            aria-disabled=move || legal.get().is_none().to_string()
            aria-label=label
            on:click=press
        >
            {children()}
            {move || shown.get().map(|outcome| view! {
                <span class=format!("tl-outcome {}", outcome.class())>
                    {outcome.in_short(&words.get().tacoloco)}
                </span>
            })}
        </button>
    }
}

fn shown_outcome(table: Table<Tacoloco>, picking: Picking, place: Place) -> Option<Outcome> {
    let card = picking.shown()?;
    Some(table.view.with(|view| outcome(view, card, place)))
}
