//! The hand, and which of its cards is picked up.

use leptos::prelude::*;

use super::look::{card_look, full_name};
use crate::app::art::{CardFace, Glyph, Icon};
use crate::app::table::game::Table;
use crate::app::words::use_words;
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
        self.picked.update(|picked| *picked = if *picked == Some(place) { None } else { Some(place) });
    }
}

pub fn hand(table: Table<Tacoloco>, picking: Picking) -> AnyView {
    let may_lay = Memo::new(move |_| {
        table.moves.with(|moves| moves.iter().any(|mv| matches!(mv, Move::Lay { .. })))
    });
    // Cards are told apart by kind and by their place among equals, so that those which stay keep their element.
    let cards = move || {
        let hand = picking.hand();
        hand.iter()
            .enumerate()
            .map(|(place, &card)| {
                let twins = hand[..place].iter().filter(|other| **other == card).count();
                (place, card, twins)
            })
            .collect::<Vec<_>>()
    };
    view! {
        <div
            class="tl-hand"
            data-hand
            data-owner=move || table.me.get().map(|seat| seat.index().to_string())
            on:pointerleave=move |_| picking.eyed.set(None)
        >
            <For
                each=cards
                key=|&(place, card, twins)| (place, card, twins)
                children=move |(place, card, twins)| hand_card(table, picking, may_lay, place, card, twins)
            />
        </div>
    }
    .into_any()
}

fn hand_card(
    table: Table<Tacoloco>,
    picking: Picking,
    may_lay: Memo<bool>,
    place: usize,
    card: Card,
    twins: usize,
) -> impl IntoView {
    let words = use_words();
    let is_picked = move || picking.picked.get() == Some(place);
    let is_hinted = move || {
        matches!(table.hint.get(), Some(Move::Lay { card: hinted, .. }) if hinted == card && twins == 0)
    };
    let step = move || may_lay.get().then(|| format!("card-{card:?}-{twins}"));
    view! {
        <button
            type="button"
            class="tl-hand-card"
            class:picked=is_picked
            class:hinted=is_hinted
            data-card
            data-step=step
            aria-pressed=move || is_picked().to_string()
            aria-disabled=move || (!may_lay.get()).to_string()
            aria-label=move || full_name(card, &words.get().tacoloco)
            on:click=move |_| {
                if may_lay.get_untracked() {
                    picking.toggle(place);
                }
            }
            on:pointerenter=move |_| picking.eyed.set(Some(place))
            on:focus=move |_| picking.eyed.set(Some(place))
            on:blur=move |_| picking.eyed.set(None)
        >
            {move || view! { <CardFace look=card_look(card, &words.get().tacoloco)/> }}
            <Show when=is_hinted>
                <span class="tl-hint-mark"><Icon glyph=Glyph::Hint/></span>
            </Show>
        </button>
    }
}
