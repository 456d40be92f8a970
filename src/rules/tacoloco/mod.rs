//! Tacoloco: add a card to a taco, reach exactly 11, give it away. Fewest cards wins.

pub mod cards;
mod moves;
mod play;
mod state;

use crate::rules::deck::{Unseen, hide};
use crate::rules::{Game, GameId, Rng, Seat, Seed, SetupError, Standings, Turn};

pub use cards::Card;
pub use moves::{Move, Place, Refusal};
pub use play::Event;
pub use state::{HAND, PERFECT, Setup, Stage, Taco, Tacoloco, sum_with};

impl Game for Tacoloco {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const ID: GameId = GameId::Tacoloco;
    const RULES_VERSION: u16 = 1;
    // 70 cards laid, each Legendary asking four, each perfect taco given.
    const LONGEST: usize = 160;
    const LEAST_SEATS: usize = state::LEAST_SEATS;
    const MOST_SEATS: usize = state::MOST_SEATS;

    fn deal(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        Self::dealt(setup, seed)
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Lay | Stage::Give { .. } => Turn::Decide(self.active),
            Stage::Counter { asked, .. } => Turn::Decide(asked),
            Stage::Over => Turn::Over,
        }
    }

    fn moves(&self, into: &mut Vec<Move>) {
        self.list_moves(into);
    }

    fn play(&mut self, mv: Move, log: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.act(mv, log)
    }

    fn standings(&self) -> Standings {
        self.standing()
    }

    fn hide_from(&mut self, viewer: Option<Seat>) {
        hide(&mut self.deck);
        for (index, hand) in self.hands.iter_mut().enumerate() {
            if viewer != Some(Seat::new(index)) {
                hide(hand);
            }
        }
    }

    fn imagine(&mut self, rng: &mut Rng) {
        let seen = self.laid_cards().chain(self.hands.iter().flatten().copied());
        let mut unseen = Unseen::shuffled(seen.chain(self.deck.iter().copied()), rng);
        for hand in &mut self.hands {
            unseen.fill(hand);
        }
        unseen.fill(&mut self.deck);
    }

    fn plain_setup(seats: usize) -> Setup {
        Setup { seats }
    }
}
