//! The hand, and which of its cards is picked up.

use leptos::prelude::*;

use super::look::{card_look, full_name};
use crate::app::art::CardFace;
use crate::app::live::{list, live, press};
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
    view! {
        <div
            class="tl-hand"
            data-hand
            data-owner=live(move || table.me.get().map(|seat| seat.index().to_string()))
        >
            {list(keys, card)}
        </div>
    }
    .into_any()
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
    let class = live(move || {
        let mut class = "tl-hand-card".to_owned();
        if is_picked.get() {
            class += " picked";
        }
        if is_hinted() {
            class += " hinted";
        }
        class
    });
    let pick = press(move || {
        if may_lay.get_untracked() {
            picking.toggle(place);
        }
    });
    let look_at: fn(Picking, Option<usize>) = |picking, place| picking.eyed.set(place);
    view! {
        <button
            type="button"
            class=class
            data-card
            data-step=live(move || may_lay.get().then(|| format!("card-{card:?}-{place}")))
            aria-pressed=live(move || is_picked.get().to_string())
            aria-disabled=live(move || (!may_lay.get()).to_string())
            aria-label=full_name(card, words)
            on:click=pick
            on:pointerenter=move |_| look_at(picking, Some(place))
            on:pointerleave=move |_| look_at(picking, None)
            on:focus=move |_| look_at(picking, Some(place))
            on:blur=move |_| look_at(picking, None)
        >
            <CardFace look=card_look(card, words)/>
        </button>
    }
    .into_any()
}
