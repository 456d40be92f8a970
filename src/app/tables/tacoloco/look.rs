//! What Tacoloco's cards look like.

use crate::app::art::{Badge, CardLook, Glyph, Tint};
use crate::app::words::TacolocoWords;
use crate::rules::tacoloco::Card;

/// Picture, colour and words of a card; a hidden card has no look, it shows its back.
pub fn card_look(card: Card, words: &TacolocoWords) -> CardLook {
    let (glyph, tint) = match card {
        Card::One => (Glyph::Lime, Tint::Lima),
        Card::Two => (Glyph::Onion, Tint::Morado),
        Card::Three => (Glyph::Radish, Tint::Rosa),
        Card::Four => (Glyph::Tomato, Tint::Chile),
        Card::Five => (Glyph::Cheese, Tint::Maiz),
        Card::Six => (Glyph::Avocado, Tint::Agave),
        Card::Seven => (Glyph::Steak, Tint::Barro),
        Card::Eight => (Glyph::Chile, Tint::Cielo),
        Card::Legendary => (Glyph::LegendaryTaco, Tint::Oro),
        Card::Lonesome | Card::Unknown => (Glyph::LonesomeTaco, Tint::Noche),
    };
    let badge = match card {
        Card::Legendary => Badge::Glyph(Glyph::Perfect),
        card => Badge::Number(card.value().unwrap_or(0)),
    };
    CardLook {
        glyph,
        badge,
        tint,
        name: (words.card)(card).to_owned(),
        effect: (words.effect)(card).map(|lines| lines.map(str::to_owned)),
    }
}

/// The name with its value: "Tomato (4)".
pub fn full_name(card: Card, words: &TacolocoWords) -> String {
    let name = (words.card)(card);
    match card.value() {
        Some(value) => format!("{name} ({value})"),
        None => name.to_owned(),
    }
}
