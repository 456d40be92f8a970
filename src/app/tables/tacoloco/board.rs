//! The middle of the table: deck, tacos, and the place for a new one.

use super::taco::{place_html, taco_html};
use crate::app::art::{Glyph, Tint};
use crate::app::html::{card_back, icon};
use crate::app::table::game::Look;
use crate::rules::tacoloco::{Place, Tacoloco};

pub fn board_html(look: &Look<Tacoloco>) -> String {
    let count = look.view.tacos().len();
    let crowd = match count {
        0..=1 => "one",
        2 => "few",
        3..=4 => "some",
        5..=8 => "many",
        _ => "crowd",
    };
    let tacos: String = (0..count).map(|index| taco_html(look, index)).collect();
    let label = look.words.tacoloco.new_taco;
    let plus = icon(Glyph::NewTaco, "");
    let inside = format!(r#"{plus}<span class="tl-new-label" aria-hidden="true">{label}</span>"#);
    let new = place_html(look, Place::NewTaco, "tl-new", label, &inside);
    let deck = deck_html(look);
    format!(
        r#"<div class="tl-board" data-crowd="{crowd}">{deck}<div class="tl-tacos">{tacos}{new}</div></div>"#
    )
}

fn deck_html(look: &Look<Tacoloco>) -> String {
    let words = &look.words.tacoloco;
    let left = look.view.deck_count();
    let empty = if left == 0 { " empty" } else { "" };
    format!(
        r#"<div class="tl-deck{empty}" data-spot="deck" role="img" aria-label="{}: {}">{}<span class="tl-deck-count">{left}</span></div>"#,
        words.deck,
        words.deck_left.of(left),
        card_back(Tint::Rosa)
    )
}
