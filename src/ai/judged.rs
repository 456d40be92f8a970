use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rules::{Game, MAX_SEATS, Rng};

/// How far a judgement looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// What the move itself does.
    Near,
    /// Also what it leaves to the next player.
    Far,
}

/// What a game tells the bots about itself.
pub trait Judged: Game {
    /// Why a move is good, for the hint; the app puts it into words.
    type Reason: Copy + PartialEq + std::fmt::Debug + Serialize + DeserializeOwned;

    /// How good a legal move looks to the deciding seat, in the game's own unit (cards, coins,
    /// points): 1 more is one unit better. The position may have holes.
    fn judge(&self, mv: Self::Move, sight: Sight) -> f32;

    /// What each seat may expect, 0 to 1; at the end, mostly its share of the victory.
    fn prospects(&self) -> [f32; MAX_SEATS];

    /// A fast, sensible move for playouts; `moves` are the legal moves and not empty.
    fn sketch(&self, moves: &[Self::Move], rng: &mut Rng) -> Option<Self::Move>;

    /// Drops legal moves that a search need not try, because others reach the same or are clearly better; at least one
    /// stays. People are offered all of them.
    fn worth_trying(&self, _moves: &mut Vec<Self::Move>) {}

    /// The main reason for a move.
    fn reason(&self, mv: Self::Move) -> Self::Reason;
}
