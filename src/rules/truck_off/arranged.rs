//! Positions laid out by hand, for lessons and worked examples.

use super::actions::Action;
use super::grid::Grid;
use super::specials::Special;
use super::state::{LeftOut, Stage, Truck, TruckOff};
use super::venues::Venue;
use crate::rules::{Rng, Seat, Seed};

impl TruckOff {
    /// The first round with the default cards left out: these trucks are out, every die shows
    /// 1, and seat 0 is first and on. Whoever has no card selected is passed over.
    pub fn arranged(seats: usize, trucks: &[(usize, Venue)], seed: Seed) -> Self {
        let set = LeftOut::default().rest_of_set().unwrap_or_default();
        let mut position = Self::empty(seats, Seat::new(0), set);
        position.stage = Stage::Execute { on: Seat::new(0) };
        position.luck = Some(Rng::from_seed(seed));
        for &venue in position.venues() {
            position.dice[venue.index()] = 1;
        }
        for &(owner, at) in trucks {
            position.parked.push(Truck { owner: Seat::new(owner), at, doubled: false });
        }
        position
    }

    pub fn with_die(mut self, venue: Venue, value: u8) -> Self {
        self.dice[venue.index()] = value;
        self
    }

    pub fn with_special(mut self, venue: Venue, special: Special) -> Self {
        self.specials[venue.index()] = Some(special);
        self
    }

    pub fn with_money(mut self, owner: usize, money: i32) -> Self {
        self.players[owner].money = money;
        self
    }

    /// These cards have been selected by a seat.
    pub fn with_selected(mut self, seat: usize, actions: &[Action]) -> Self {
        actions.iter().for_each(|&action| self.players[seat].selected.add(action));
        self
    }

    /// Seat 0 is asked to select cards.
    pub fn selecting(mut self) -> Self {
        self.stage = Stage::Select { asked: Seat::new(0) };
        self
    }

    /// This seat is first and on.
    pub fn with_first(mut self, seat: usize) -> Self {
        self.first = Seat::new(seat);
        self.stage = Stage::Execute { on: self.first };
        self
    }

    /// At a table of two, these cards are all that is left of the grid, and all are free.
    pub fn with_grid(mut self, cards: &[Action]) -> Self {
        self.grid = Grid::with_left(cards);
        self
    }

    pub fn in_round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }
}
