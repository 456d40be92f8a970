//! The overlapping action cards of the game with Auto-Play Barry.

use serde::{Deserialize, Serialize};

use super::actions::{Action, Cards, SET};
use crate::rules::Rng;

/// Cards in each row, from the one that lies lowest.
pub const ROWS: [usize; 4] = [4, 5, 4, 3];
/// Cards of the grid.
pub const GRID: usize = 16;
/// Cards of the two sets that are not in the grid.
pub const DISCARDED: usize = 2 * SET - GRID;

/// Row and place in the row of each card of the grid.
pub const fn row_and_place(card: usize) -> (usize, usize) {
    let (mut row, mut place) = (0, card);
    while place >= ROWS[row] {
        place -= ROWS[row];
        row += 1;
    }
    (row, place)
}

/// The cards that lie on a card, as bits: each row lies on the one before it, shifted by half a card.
const fn covers(card: usize) -> u16 {
    let (row, place) = row_and_place(card);
    if row + 1 == ROWS.len() {
        return 0;
    }
    let next_row = card - place + ROWS[row];
    // A longer row sticks out on the left, a shorter one starts half a card in.
    let shift = if ROWS[row + 1] > ROWS[row] { 1 } else { 0 };
    let mut bits = 0;
    let mut other = 0;
    while other < ROWS[row + 1] {
        if other + 1 == place + shift || other == place + shift {
            bits |= 1 << (next_row + other);
        }
        other += 1;
    }
    bits
}

const COVERS: [u16; GRID] = {
    let mut covering = [0; GRID];
    let mut card = 0;
    while card < GRID {
        covering[card] = covers(card);
        card += 1;
    }
    covering
};

/// Which cards lie where, and which are still there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Grid {
    cards: [Action; GRID],
    there: u16,
}

impl Grid {
    /// Lays out both players' cards; also returns those that are left over.
    pub fn laid_out(rng: &mut Rng) -> (Self, Cards) {
        let mut cards: Vec<Action> =
            Cards::full_set().each().chain(Cards::full_set().each()).collect();
        rng.shuffle(&mut cards);
        let mut discarded = Cards::NONE;
        cards.drain(GRID..).for_each(|card| discarded.add(card));
        let mut grid = Self { cards: [Action::Reroll; GRID], there: u16::MAX };
        grid.cards.copy_from_slice(&cards);
        (grid, discarded)
    }

    /// Only these cards are left, side by side in the lowest row.
    pub(super) fn with_left(left: &[Action]) -> Self {
        let mut grid = Self::default();
        for (place, &action) in left.iter().enumerate().take(ROWS[0]) {
            grid.cards[place] = action;
            grid.there |= 1 << place;
        }
        grid
    }

    /// The card at this place, if it is still there.
    pub fn card(&self, place: u8) -> Option<Action> {
        let place = usize::from(place);
        (place < GRID && self.there >> place & 1 == 1).then(|| self.cards[place])
    }

    pub fn is_free(&self, place: u8) -> bool {
        self.card(place).is_some() && self.there & COVERS[usize::from(place)] == 0
    }

    /// The places of the cards that nothing lies on.
    pub fn free(&self) -> impl Iterator<Item = u8> + use<> {
        let grid = *self;
        (0..GRID as u8).filter(move |&place| grid.is_free(place))
    }

    pub(super) fn take(&mut self, place: u8) {
        self.there &= !(1 << place);
    }

    pub const fn left(&self) -> usize {
        self.there.count_ones() as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_lie_on_each_other_as_the_layout_says() {
        let on = |card: usize| (0..GRID).filter(move |other| COVERS[card] >> other & 1 == 1);
        let row = |row: usize, place: usize| ROWS[..row].iter().sum::<usize>() + place;
        for c in 0..4 {
            assert!(on(row(0, c)).eq([row(1, c), row(1, c + 1)]));
        }
        assert!(on(row(1, 0)).eq([row(2, 0)]) && on(row(1, 4)).eq([row(2, 3)]));
        assert!(on(row(1, 2)).eq([row(2, 1), row(2, 2)]));
        assert!(on(row(2, 0)).eq([row(3, 0)]) && on(row(2, 3)).eq([row(3, 2)]));
        assert!((13..GRID).all(|card| on(card).count() == 0));
    }
}
