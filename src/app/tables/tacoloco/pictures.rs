//! The pictures of Tacoloco's rules page.

use super::look::card_look;
use crate::app::art::Glyph;
use crate::app::html::{card_face, icon, tag, text};
use crate::app::words::Words;
use crate::rules::tacoloco::cards::CARDS;

/// `kinds` is every kind of card with its copies; otherwise the named cards in a row, and what becomes of them.
pub fn picture(wanted: &str, words: &Words) -> String {
    if wanted == "kinds" {
        return tag(r#"ul class="kinds""#, &kinds(words));
    }
    let row: String = wanted.split(' ').map(|name| named(name, words)).collect();
    tag(r#"div class="figure-cards""#, &row)
}

fn named(name: &str, words: &Words) -> String {
    let verdict = match name {
        "perfect" => Glyph::Perfect,
        "ruined" => Glyph::Ruined,
        "new-taco" => Glyph::NewTaco,
        _ => {
            let card =
                CARDS.iter().find(|(card, _)| format!("{card:?}").eq_ignore_ascii_case(name));
            let face = card.map(|(card, _)| card_face(&card_look(*card, &words.tacoloco)));
            return face.unwrap_or_default();
        }
    };
    icon(verdict, "verdict")
}

fn kinds(words: &Words) -> String {
    let mut html = String::new();
    for &(card, copies) in CARDS {
        let look = card_look(card, &words.tacoloco);
        let name = text("span", &look.name);
        html += &tag("li", &format!("{}{name}<b>× {copies}</b>", card_face(&look)));
    }
    html
}
