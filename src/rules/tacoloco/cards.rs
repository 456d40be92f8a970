use serde::{Deserialize, Serialize};

use crate::rules::deck;

/// A card of Tacoloco: one of eight fillings, or a special.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Card {
    /// Face down.
    #[default]
    Unknown,
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Legendary,
    Lonesome,
}

use Card::*;

/// Every kind with its copies.
pub const CARDS: &[(Card, u8)] = &[
    (One, 8),
    (Two, 9),
    (Three, 9),
    (Four, 9),
    (Five, 9),
    (Six, 8),
    (Seven, 6),
    (Eight, 4),
    (Legendary, 4),
    (Lonesome, 4),
];

/// All cards of the box.
pub const CARD_COUNT: usize = 70;

/// Kinds of card, face-down ones included: the size of a table indexed by [`Card::index`].
pub const KINDS: usize = 11;

impl deck::Card for Card {
    const UNKNOWN: Self = Unknown;
    const COPIES: &'static [(Self, u8)] = CARDS;
}

impl Card {
    /// What a filling adds to a taco; specials have no value.
    #[inline]
    pub const fn value(self) -> Option<u8> {
        match self {
            Unknown | Legendary | Lonesome => None,
            filling => Some(filling as u8),
        }
    }

    pub const fn is_special(self) -> bool {
        matches!(self, Legendary | Lonesome)
    }

    /// A number for each kind, for tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The filling of this value.
    pub fn of_value(value: u8) -> Option<Self> {
        CARDS.iter().map(|&(card, _)| card).find(|card| card.value() == Some(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_seventy_cards() {
        let total: usize = CARDS.iter().map(|&(_, copies)| usize::from(copies)).sum();
        assert_eq!(total, CARD_COUNT);
    }

    #[test]
    fn fillings_are_worth_one_to_eight_and_specials_nothing() {
        let values: Vec<_> = CARDS.iter().filter_map(|&(card, _)| card.value()).collect();
        assert_eq!(values, [1, 2, 3, 4, 5, 6, 7, 8]);
        assert!(CARDS.iter().all(|&(card, _)| card.is_special() == card.value().is_none()));
        assert!((1..=8).all(|value| Card::of_value(value).and_then(Card::value) == Some(value)));
    }
}
