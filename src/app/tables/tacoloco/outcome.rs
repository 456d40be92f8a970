//! What laying a card would do, for previews and the list of moves.

use crate::app::words::TacolocoWords;
use crate::rules::tacoloco::{Card, PERFECT, Place, Refusal, Tacoloco, sum_with};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Sum(u8),
    Perfect { cards: usize },
    Ruined { sum: u8, cards: usize },
    Legendary { cards: usize },
    Reset,
    Refused(Refusal),
}

/// What would happen if this card were laid there.
pub fn outcome(position: &Tacoloco, card: Card, place: Place) -> Outcome {
    if let Err(refusal) = position.fits(card, place) {
        return Outcome::Refused(refusal);
    }
    let (under, cards) = match place {
        Place::NewTaco => (0, 1),
        Place::Onto(index) => {
            let taco = &position.tacos()[usize::from(index)];
            (taco.sum, taco.count() + 1)
        }
    };
    match (card, sum_with(under, card)) {
        (Card::Legendary, _) => Outcome::Legendary { cards },
        (Card::Lonesome, _) => Outcome::Reset,
        (_, PERFECT) => Outcome::Perfect { cards },
        (_, sum) if sum > PERFECT => Outcome::Ruined { sum, cards },
        (_, sum) => Outcome::Sum(sum),
    }
}

impl Outcome {
    pub fn in_words(self, words: &TacolocoWords) -> String {
        match self {
            Self::Sum(sum) => words.outcome_sum.with([&sum]),
            Self::Perfect { cards } => words.outcome_perfect.with([&words.cards.of(cards)]),
            Self::Ruined { sum, cards } => {
                words.outcome_ruined.with([&sum, &words.cards.of(cards)])
            }
            Self::Legendary { cards } => words.outcome_legendary.with([&words.cards.of(cards)]),
            Self::Reset => words.outcome_reset.to_owned(),
            Self::Refused(refusal) => (words.refusal)(refusal).to_owned(),
        }
    }

    /// A few characters for the bubble over a taco.
    pub fn in_short(self, words: &TacolocoWords) -> String {
        match self {
            Self::Sum(sum) => format!("→ {sum}"),
            Self::Perfect { .. } | Self::Legendary { .. } => words.perfect_short.to_owned(),
            Self::Ruined { sum, .. } => format!("{} {sum}", words.ruined_short),
            Self::Reset => "→ 0".to_owned(),
            Self::Refused(_) => "✕".to_owned(),
        }
    }

    /// The style of the bubble.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Sum(_) | Self::Reset => "plain",
            Self::Perfect { .. } | Self::Legendary { .. } => "good",
            Self::Ruined { .. } => "bad",
            Self::Refused(_) => "refused",
        }
    }
}
