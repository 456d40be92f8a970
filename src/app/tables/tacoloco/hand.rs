//! The hand, and which of its cards is picked up.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::look::{card_look, full_name};
use crate::app::html::card_face;
use crate::app::live::{list, live};
use crate::app::table::game::Table;
use crate::app::words::words_now;
use crate::rules::tacoloco::{Card, Move, Tacoloco};

/// The card that is picked up, and the one that is only looked at; both as places in the hand.
#[derive(Clone, Copy)]
pub struct Picking {
    table: Table<Tacoloco>,
    picked: RwSignal<Option<usize>>,
    eyed: RwSignal<Option<usize>>,
}

impl Picking {
    pub fn new(table: Table<Tacoloco>) -> Self {
        let picking = Self { table, picked: RwSignal::new(None), eyed: RwSignal::new(None) };
        Effect::new(move |_| {
            table.moves.track();
            picking.picked.set(None);
            picking.eyed.set(None);
        });
        picking
    }

    fn hand(self) -> Vec<Card> {
        let Some(me) = self.table.me.get() else { return Vec::new() };
        self.table.view.with(|view| view.hand(me).to_vec())
    }

    fn card_at(self, place: Option<usize>) -> Option<Card> {
        place.and_then(|place| self.hand().get(place).copied())
    }

    /// The card that would be laid by pressing a taco.
    pub fn picked(self) -> Option<Card> {
        self.card_at(self.picked.get())
    }

    /// The card whose effects the tacos show.
    pub fn shown(self) -> Option<Card> {
        self.card_at(self.picked.get().or(self.eyed.get()))
    }

    fn toggle(self, place: usize) {
        self.picked
            .update(|picked| *picked = if *picked == Some(place) { None } else { Some(place) });
    }
}

pub fn hand(table: Table<Tacoloco>, picking: Picking) -> AnyView {
    let may_lay = live(move || {
        table.moves.with(|moves| moves.iter().any(|mv| matches!(mv, Move::Lay { .. })))
    });
    // The element belongs to a card at a place of the hand, so that those which stay keep theirs.
    let keys = move || {
        let hand = picking.hand();
        hand.iter().enumerate().map(|(place, card)| format!("{place}-{}", card.index())).collect()
    };
    let card = move |key: &str| {
        let place = key.split('-').next().and_then(|place| place.parse().ok()).unwrap_or(0);
        match untrack(|| picking.hand().get(place).copied()) {
            Some(card) => hand_card(table, picking, may_lay, place, card),
            None => ().into_any(),
        }
    };
    let pick = move |event| {
        if let (true, Some(place)) = (may_lay.get_untracked(), place_of(&event)) {
            picking.toggle(place);
        }
    };
    view! {
        <div
            class="tl-hand"
            data-hand
            data-owner=live(move || table.me.get().map(|seat| seat.index().to_string()))
            on:click=move |event| pick(event.into())
            on:pointerover=move |event| picking.eyed.set(place_of(&event))
            on:pointerleave=move |_| picking.eyed.set(None)
            on:focusin=move |event| picking.eyed.set(place_of(&event))
            on:focusout=move |_| picking.eyed.set(None)
        >
            {list(keys, card)}
        </div>
    }
    .into_any()
}

/// Which card of the hand an event is about.
fn place_of(event: &Event) -> Option<usize> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-card]").ok()??.get_attribute("data-card")?.parse().ok()
}

fn hand_card(
    table: Table<Tacoloco>,
    picking: Picking,
    may_lay: Signal<bool>,
    place: usize,
    card: Card,
) -> AnyView {
    let words = &words_now().tacoloco;
    let is_picked = live(move || picking.picked.get() == Some(place));
    let is_hinted =
        move || matches!(table.hint.get(), Some(Move::Lay { card: hinted, .. }) if hinted == card);
    let class = live(move || match (is_picked.get(), is_hinted()) {
        (true, _) => "tl-hand-card picked",
        (false, true) => "tl-hand-card hinted",
        (false, false) => "tl-hand-card",
    });
    view! {
        <button
            type="button"
            class=class
            data-card=place.to_string()
            data-step=live(move || may_lay.get().then(|| format!("card-{place}")))
            aria-pressed=live(move || is_picked.get().to_string())
            aria-disabled=live(move || (!may_lay.get()).to_string())
            aria-label=full_name(card, words)
            inner_html=card_face(&card_look(card, words))
        ></button>
    }
    .into_any()
}
