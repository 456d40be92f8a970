//! What a seat may not know, and worlds that fit what it does know.

use super::actions::Cards;
use super::state::{Stage, TruckOff};
use super::venues::Venue;
use crate::rules::{Rng, Seat};

/// In imagined worlds nobody selects as many cards as this, and few are likelier than many.
const SOME_CARDS: u32 = 5;

impl TruckOff {
    /// The viewer may not know what others have chosen, nor what the dice will show.
    pub(super) fn veil(&mut self, viewer: Option<Seat>) {
        self.luck = None;
        let selecting = match self.stage {
            Stage::Select { asked } => Some(asked),
            Stage::Send { .. } | Stage::Execute { .. } | Stage::Over => None,
        };
        for seat in (0..self.seats()).map(Seat::new).filter(|&seat| viewer != Some(seat)) {
            let player = &mut self.players[seat.index()];
            player.sending = None;
            let selected = std::mem::replace(&mut player.selected, Cards::NONE);
            match selecting {
                // While cards are being selected, not even their number is known.
                Some(asked) => player.choosing_unseen = seat <= asked,
                None => player.veiled += selected.total() as u8,
            }
        }
    }

    /// While a seat chooses in secret: the position in which the next one is asked. Whoever sees only the next seat's view
    /// cannot tell it from the position after that choice.
    pub fn asking_the_next(&self) -> Option<Self> {
        let stage = match self.stage {
            Stage::Send { asked } if asked.index() + 1 < self.seats() => {
                Stage::Send { asked: asked.next(self.seats()) }
            }
            Stage::Select { asked } => {
                let mut later = (asked.index() + 1..self.seats()).map(Seat::new);
                Stage::Select { asked: later.find(|&seat| self.unused_count(seat) > 0)? }
            }
            Stage::Send { .. } | Stage::Execute { .. } | Stage::Over => return None,
        };
        Some(Self { stage, ..self.clone() })
    }

    /// Gives everybody who has chosen some choice, and the dice a future.
    pub(super) fn imagine_choices(&mut self, rng: &mut Rng) {
        self.luck.get_or_insert_with(|| Rng::from_seed(rng.seed()));
        for index in 0..self.seats() {
            let venues = self.venues();
            let player = &mut self.players[index];
            if let Stage::Send { asked } = self.stage
                && index < asked.index()
            {
                player.sending.get_or_insert_with(|| some_pair(venues, rng));
            }
            let mut unseen = std::mem::take(&mut player.veiled);
            if std::mem::take(&mut player.choosing_unseen) {
                unseen = rng.below(SOME_CARDS).min(rng.below(SOME_CARDS)) as u8;
            }
            self.select_some(Seat::new(index), unseen, rng);
        }
    }

    fn select_some(&mut self, seat: Seat, count: u8, rng: &mut Rng) {
        for _ in 0..count {
            let unused = self.unused(seat);
            let place = rng.below(unused.total() as u32) as usize;
            if let Some(action) = unused.each().nth(place) {
                self.players[seat.index()].selected.add(action);
            }
        }
    }
}

/// Two different venues, every pair equally likely, the smaller die first.
pub(super) fn some_pair(venues: &[Venue], rng: &mut Rng) -> (Venue, Venue) {
    let count = venues.len() as u32;
    let one = rng.below(count);
    let other = (one + 1 + rng.below(count - 1)) % count;
    (venues[one.min(other) as usize], venues[one.max(other) as usize])
}
