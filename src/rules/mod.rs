//! The shared rules core: no browser, no clock, no text for people, no floating point.

pub mod deck;
mod game_id;
pub mod record;
mod rng;
mod seat;
mod standings;
pub mod tacoloco;
pub mod truck_off;

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use game_id::GameId;
pub use record::Record;
pub use rng::{Rng, Seed};
pub use seat::{MAX_SEATS, Seat, seats_clockwise};
pub use standings::{Standing, Standings};

/// Whose decision is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Decide(Seat),
    Over,
}

/// Why no game can be dealt for a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    Seats {
        asked: usize,
        least: usize,
        most: usize,
    },
    /// A variant asks for something that the box does not hold.
    Variant,
}

/// One game's rules. A value is a position: flat, cheap to clone, and complete, so that the same
/// position and the same move always give the same next position, natively and in the browser.
///
/// The promises below hold for every game and are checked by `tests/conformance`.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Seats and variants; with a seed it decides the whole deal.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision, never a whole turn.
    type Move: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened. Events are public: none tells what some seat may not know.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// Why a move is not legal.
    type Refusal: Copy + Eq + Debug + Send + Sync;

    const ID: GameId;
    /// Raised whenever an older record would no longer replay to the same end.
    const RULES_VERSION: u16;
    /// No game takes more decisions than this.
    const LONGEST: usize;
    const LEAST_SEATS: usize;
    const MOST_SEATS: usize;

    /// The position after set-up. The same setup and seed always give the same position.
    fn deal(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupError>;

    /// Those who decide.
    fn seats(&self) -> usize;

    /// Players that the rules play by themselves. They stand in the standings and sit after the seats.
    fn automatic(&self) -> usize {
        0
    }

    fn turn(&self) -> Turn;

    /// Replaces the contents of `into` with all legal moves of the deciding seat: distinct, and at
    /// least one until the game is over. The position must show that seat its own cards; what else it
    /// hides or shows changes neither the moves nor their order.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// Plays one move of the deciding seat and reports what happened. A refused move changes nothing
    /// and reports nothing. Any value of `Self::Move` may be passed, however it was made.
    fn play(
        &mut self,
        mv: Self::Move,
        log: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// How everybody stands now; final once the turn is `Over`.
    fn standings(&self) -> Standings;

    /// Replaces whatever the viewer may not know by holes; `None` is somebody who sees no hand at all.
    /// Holes can be played on: a hidden card that is drawn stays hidden.
    fn hide_from(&mut self, viewer: Option<Seat>);

    /// Fills every hole with something consistent with what is known.
    fn imagine(&mut self, rng: &mut Rng);

    /// The position as the viewer may see it.
    fn seen_by(&self, viewer: Option<Seat>) -> Self {
        let mut view = self.clone();
        view.hide_from(viewer);
        view
    }

    /// The setup for this many seats with no variant switched on.
    fn plain_setup(seats: usize) -> Self::Setup;
}
