//! Truck Off: send two trucks, roll the venues' dice, change what they will earn. Most money wins.

pub mod actions;
mod arranged;
pub mod grid;
mod hidden;
mod moves;
mod payout;
mod play;
pub mod specials;
mod state;
mod venues;

use crate::rules::{Game, GameId, Rng, Seat, Seed, SetupError, Standings, Turn};

pub use actions::{Action, Cards, Target};
pub use moves::{Aim, Move, Pick, Refusal};
pub use payout::Split;
pub use play::Event;
pub use specials::{Keyword, Special};
pub use state::{BARRY, LeftOut, Setup, Stage, TieDice, Truck, TruckOff};
pub use venues::Venue;

impl Game for TruckOff {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const ID: GameId = GameId::TruckOff;
    const RULES_VERSION: u16 = 1;
    // Six seats: five rounds of sending and closing, ten cards each selected and played.
    const LONGEST: usize = 6 * (5 * 2 + 10 * 2);
    const LEAST_SEATS: usize = state::LEAST_SEATS;
    const MOST_SEATS: usize = state::MOST_SEATS;

    fn deal(setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        Self::dealt(setup, seed)
    }

    fn seats(&self) -> usize {
        self.seats()
    }

    fn automatic(&self) -> usize {
        self.owners() - self.seats()
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Send { asked } | Stage::Select { asked } => Turn::Decide(asked),
            Stage::Execute { on } => Turn::Decide(on),
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
        self.veil(viewer);
    }

    fn imagine(&mut self, rng: &mut Rng) {
        self.imagine_choices(rng);
    }

    fn plain_setup(seats: usize) -> Setup {
        Setup { seats, left_out: LeftOut::Feisty, specials: false }
    }
}
