//! The rules pages, in our own words: chapters as data, one file per game and language.

mod tacoloco_english;
mod tacoloco_french;

use super::{Language, Words};
use crate::app::art::{CardLook, Glyph};
use crate::app::tables::tacoloco::look::card_look;
use crate::rules::GameId;
use crate::rules::tacoloco::Card;
use crate::rules::tacoloco::cards::CARDS;

/// One chapter.
pub struct Section {
    /// The fragment of its address.
    pub id: &'static str,
    pub title: &'static str,
    pub blocks: &'static [Block],
}

/// One piece of a chapter.
pub enum Block {
    Text(&'static str),
    List(&'static [&'static str]),
    /// Words and what they mean.
    Terms(&'static [(&'static str, &'static str)]),
    /// Parts of an address and what they do.
    Parameters(&'static [(&'static str, &'static str)]),
    /// Cards side by side; the caption tells all that the picture shows.
    Figure {
        cards: fn(&'static Words) -> Vec<CardLook>,
        verdict: Option<Glyph>,
        caption: &'static str,
    },
    /// Every kind of card with its copies.
    Counted {
        cards: fn(&'static Words) -> Vec<(CardLook, u8)>,
        caption: &'static str,
    },
}

/// The rules of a game, if they are written.
pub fn of(game: GameId, language: Language) -> Option<&'static [Section]> {
    match (game, language) {
        (GameId::Tacoloco, Language::English) => Some(tacoloco_english::SECTIONS),
        (GameId::Tacoloco, Language::French) => Some(tacoloco_french::SECTIONS),
        _ => None,
    }
}

fn tacoloco_cards(cards: &[Card], words: &'static Words) -> Vec<CardLook> {
    cards.iter().map(|card| card_look(*card, &words.tacoloco)).collect()
}

fn tacoloco_kinds(words: &'static Words) -> Vec<(CardLook, u8)> {
    CARDS.iter().map(|&(card, copies)| (card_look(card, &words.tacoloco), copies)).collect()
}
