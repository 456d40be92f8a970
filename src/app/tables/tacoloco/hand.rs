//! The hand, and which of its cards is picked up.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::look::{card_look, full_name};
use crate::app::html::{card_face, unseen};
use crate::app::live::live_html;
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
    let pick = move |event: &Event| {
        let may_lay = table.moves.with_untracked(|moves| may_lay(moves));
        if let (true, Some(place)) = (may_lay, place_of(event)) {
            picking.toggle(place);
        }
    };
    let look = move |event: &Event| {
        let place = match event.type_().as_str() {
            "pointerover" | "focusin" => place_of(event),
            _ => None,
        };
        picking.eyed.set(place);
    };
    view! {
        <div
            on:click=move |event| pick(&event)
            on:pointerover=move |event| look(&event)
            on:pointerout=move |event| look(&event)
            on:focusin=move |event| look(&event)
            on:focusout=move |event| look(&event)
        >
            {live_html("tl-hand-place", move || hand_html(table, picking))}
        </div>
    }
    .into_any()
}

/// Which card of the hand an event is about.
fn place_of(event: &Event) -> Option<usize> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-card]").ok()??.get_attribute("data-card")?.parse().ok()
}

fn may_lay(moves: &[Move]) -> bool {
    moves.iter().any(|mv| matches!(mv, Move::Lay { .. }))
}

fn hand_html(table: Table<Tacoloco>, picking: Picking) -> String {
    let words = &words_now().tacoloco;
    let owner = table.me.get().map(|seat| seat.index().to_string()).unwrap_or_default();
    let may_lay = table.moves.with(|moves| may_lay(moves));
    let hinted = match table.hint.get() {
        Some(Move::Lay { card, .. }) => Some(card),
        _ => None,
    };
    let mut html = format!(r#"<div class="tl-hand" data-hand data-owner="{owner}">"#);
    for (place, card) in picking.hand().into_iter().enumerate() {
        let is_picked = picking.picked.get() == Some(place);
        let mark = match () {
            () if is_picked => " picked",
            () if hinted == Some(card) => " hinted",
            () => "",
        };
        let step = if may_lay { format!(r#"data-step="card-{place}""#) } else { String::new() };
        html += &format!(
            r#"<button type="button" class="tl-hand-card{mark}" data-card="{place}" {step} aria-pressed="{is_picked}" aria-disabled="{cannot}">{name}{face}</button>"#,
            cannot = !may_lay,
            name = unseen(&full_name(card, words)),
            face = card_face(&card_look(card, words)),
        );
    }
    html + "</div>"
}
