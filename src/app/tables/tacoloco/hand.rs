//! The hand, and which of its cards is picked up.

use super::look::{card_look, full_name};
use crate::app::html::{card_face, unseen};
use crate::app::table::game::Look;
use crate::rules::tacoloco::{Card, Move, Tacoloco};

/// What the steps of hand cards are called: this and the card's place in the hand.
const STEP: &str = "card-";

fn hand<'a>(look: &'a Look<Tacoloco>) -> &'a [Card] {
    look.me.map_or(&[], |me| look.view.hand(me))
}

fn card_of(look: &Look<Tacoloco>, step: &str) -> Option<Card> {
    let place: usize = step.strip_prefix(STEP)?.parse().ok()?;
    hand(look).get(place).copied()
}

/// The card that would be laid by pressing a taco.
pub fn picked_card(look: &Look<Tacoloco>) -> Option<Card> {
    card_of(look, look.picked)
}

/// The card whose effects the tacos show.
pub fn shown_card(look: &Look<Tacoloco>) -> Option<Card> {
    picked_card(look).or_else(|| card_of(look, look.eyed))
}

pub fn hand_html(look: &Look<Tacoloco>) -> String {
    let words = &look.words.tacoloco;
    let owner = look.me.map(|seat| seat.index().to_string()).unwrap_or_default();
    let may_lay = look.moves.iter().any(|mv| matches!(mv, Move::Lay { .. }));
    let hinted = match look.hint {
        Some(Move::Lay { card, .. }) => Some(card),
        _ => None,
    };
    let mut html = format!(r#"<div class="tl-hand" data-hand data-owner="{owner}">"#);
    for (place, &card) in hand(look).iter().enumerate() {
        let name = format!("{STEP}{place}");
        let is_picked = look.picked == name;
        let mark = match () {
            () if is_picked => " picked",
            () if hinted == Some(card) => " hinted",
            () => "",
        };
        let step = if may_lay { format!(r#"data-step="{name}""#) } else { String::new() };
        html += &format!(
            r#"<button type="button" class="tl-hand-card{mark}" data-card="{place}" data-eyed="{name}" {step} aria-pressed="{is_picked}" aria-disabled="{cannot}">{name_words}{face}</button>"#,
            cannot = !may_lay,
            name_words = unseen(&full_name(card, words)),
            face = card_face(&card_look(card, words)),
        );
    }
    html + "</div>"
}
