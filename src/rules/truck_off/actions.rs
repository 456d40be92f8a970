use serde::{Deserialize, Serialize};

/// What an action card does.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Action {
    #[default]
    Reroll,
    MoveYours,
    MoveTheirs,
    PlaceTruck,
    DoublePayout,
    ShutTruck,
    ShutVenue,
    Promote,
    Trigger,
}

use Action::*;

/// What an action is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Venue,
    Truck,
    /// A truck, and another venue for it.
    Drive,
}

/// A line of the action table.
pub struct ActionCard {
    pub action: Action,
    /// In each player's set.
    pub copies: u8,
    /// What it pays at the end if it was never selected.
    pub unused_value: u8,
    /// Whether it is played against somebody.
    pub take_that: bool,
}

const fn card(action: Action, copies: u8, unused_value: u8, take_that: bool) -> ActionCard {
    ActionCard { action, copies, unused_value, take_that }
}

const MEAN: bool = true;
const NICE: bool = false;

/// Every kind with its copies, the value of an unused one, and whether it is a "take that" card.
pub const ACTION_CARDS: [ActionCard; ACTIONS] = [
    card(Reroll, 3, 1, NICE),
    card(MoveYours, 2, 2, NICE),
    card(MoveTheirs, 1, 2, MEAN),
    card(PlaceTruck, 1, 3, NICE),
    card(DoublePayout, 1, 3, NICE),
    card(ShutTruck, 1, 2, MEAN),
    card(ShutVenue, 1, 2, MEAN),
    card(Promote, 1, 1, NICE),
    card(Trigger, 1, 2, NICE),
];

/// Kinds of action.
pub const ACTIONS: usize = 9;
/// Cards in each player's set.
pub const SET: usize = 12;
/// Cards of each set that the table leaves out.
pub const LEFT_OUT: usize = 2;

impl Action {
    pub const ALL: [Self; ACTIONS] = [
        Reroll,
        MoveYours,
        MoveTheirs,
        PlaceTruck,
        DoublePayout,
        ShutTruck,
        ShutVenue,
        Promote,
        Trigger,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn target(self) -> Target {
        match self {
            Reroll | PlaceTruck | ShutVenue | Promote | Trigger => Target::Venue,
            DoublePayout | ShutTruck => Target::Truck,
            MoveYours | MoveTheirs => Target::Drive,
        }
    }

    pub const fn card(self) -> &'static ActionCard {
        &ACTION_CARDS[self.index()]
    }
}

/// What one promo token adds to a venue's total, by the trucks there when it pays.
pub const fn promo_bonus(trucks: usize) -> u16 {
    const GRID: [u16; 6] = [0, 2, 5, 9, 13, 16];
    GRID[if trucks < GRID.len() { trucks } else { GRID.len() - 1 }]
}

/// How many cards of each kind somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards([u8; ACTIONS]);

impl Cards {
    pub const NONE: Self = Self([0; ACTIONS]);

    /// One player's whole set.
    pub fn full_set() -> Self {
        Self(ACTION_CARDS.map(|card| card.copies))
    }

    #[inline]
    pub const fn of(&self, action: Action) -> u8 {
        self.0[action.index()]
    }

    pub fn has(&self, action: Action) -> bool {
        self.of(action) > 0
    }

    pub fn add(&mut self, action: Action) {
        self.0[action.index()] += 1;
    }

    /// Takes one card away; says whether there was one.
    pub fn take(&mut self, action: Action) -> bool {
        let count = &mut self.0[action.index()];
        let had = *count > 0;
        *count = count.saturating_sub(1);
        had
    }

    pub fn without(&self, other: &Self) -> Self {
        let mut left = *self;
        for (count, gone) in left.0.iter_mut().zip(other.0) {
            *count = count.saturating_sub(gone);
        }
        left
    }

    pub fn total(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; ACTIONS]
    }

    /// The kinds there is at least one card of, in table order.
    pub fn kinds(&self) -> impl Iterator<Item = Action> + use<> {
        let cards = *self;
        Action::ALL.into_iter().filter(move |&action| cards.has(action))
    }

    /// Every card, in table order.
    pub fn each(&self) -> impl Iterator<Item = Action> + use<> {
        let cards = *self;
        Action::ALL
            .into_iter()
            .flat_map(move |action| std::iter::repeat_n(action, cards.of(action).into()))
    }

    /// What these cards pay if they are never selected.
    pub fn unused_value(&self) -> i32 {
        self.each().map(|action| i32::from(action.card().unused_value)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_twelve_cards_and_the_table_is_in_order() {
        assert_eq!(Cards::full_set().total(), SET);
        for (index, card) in ACTION_CARDS.iter().enumerate() {
            assert_eq!(card.action.index(), index);
        }
    }
}
