//! Cards that may be face down, and what is still unseen.

use super::Rng;

/// A kind of card. `UNKNOWN` is a card whose face the viewer may not see.
pub trait Card: Copy + Eq + 'static {
    const UNKNOWN: Self;
    /// Every kind with its number of copies.
    const COPIES: &'static [(Self, u8)];

    fn is_known(self) -> bool {
        self != Self::UNKNOWN
    }
}

/// All cards of a game in table order.
pub fn full_deck<C: Card>() -> impl Iterator<Item = C> {
    C::COPIES.iter().flat_map(|&(card, copies)| std::iter::repeat_n(card, usize::from(copies)))
}

/// Turns cards face down.
pub fn hide<C: Card>(cards: &mut [C]) {
    cards.fill(C::UNKNOWN);
}

/// The cards of a game that are in none of the places the viewer can see, shuffled.
pub struct Unseen<C> {
    cards: Vec<C>,
}

impl<C: Card> Unseen<C> {
    /// `seen` lists every card the viewer can see; cards face down are passed over.
    pub fn shuffled(seen: impl Iterator<Item = C>, rng: &mut Rng) -> Self {
        let mut left: Vec<(C, u8)> = C::COPIES.to_vec();
        for card in seen {
            if let Some((_, copies)) = left.iter_mut().find(|(kind, _)| *kind == card) {
                *copies = copies.saturating_sub(1);
            }
        }
        let mut cards: Vec<C> = left
            .into_iter()
            .flat_map(|(card, copies)| std::iter::repeat_n(card, usize::from(copies)))
            .collect();
        rng.shuffle(&mut cards);
        Self { cards }
    }

    /// Gives every card that is face down a face.
    pub fn fill(&mut self, cards: &mut [C]) {
        for card in cards.iter_mut().filter(|card| !card.is_known()) {
            if let Some(face) = self.cards.pop() {
                *card = face;
            }
        }
    }
}
