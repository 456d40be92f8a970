//! What the page and the AI say to each other, as bytes. The AI mostly lives in a worker.

use serde::{Deserialize, Serialize};

use super::{Judged, Level, Mind};
use crate::rules::tacoloco::Tacoloco;
use crate::rules::truck_off::TruckOff;
use crate::rules::{GameId, Seed};

/// Page and worker must come from the same build: the worker's files may linger in a cache.
pub const BUILD: &str = match option_env!("TACO_STREET_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// When to stop thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Budget {
    Iterations(u32),
    Millis(u32),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    pub id: u32,
    pub game: GameId,
    pub level: Level,
    pub budget: Budget,
    pub seed: Seed,
    /// The position as the deciding seat may see it.
    pub view: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToWorker {
    Decide(Question),
    Cancel {
        id: u32,
    },
    /// Play random games for this long and tell how many decisions that were.
    MeasureSpeed {
        game: GameId,
        millis: u32,
    },
}

/// A move and why. Both sides list the legal moves of a view in the same order, so its place there names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub index: u32,
    /// The game's own reason, as bytes.
    pub reason: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FromWorker {
    Ready {
        build: String,
    },
    Decided {
        id: u32,
        choice: Choice,
        iterations: u32,
    },
    /// The question made no sense: a bug, not a reason to wait.
    Refused {
        id: u32,
    },
    Speed {
        decisions_per_second: u32,
        iterations_per_second: u32,
    },
}

pub fn to_bytes<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

pub fn from_bytes<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

/// A decision in the making, of whichever game.
pub trait Thinking {
    fn think(&mut self, iterations: u32) -> bool;
    fn choice(&self) -> Option<Choice>;
}

struct Thought<G: Judged> {
    view: G,
    mind: Mind<G>,
}

impl<G: Judged> Thinking for Thought<G> {
    fn think(&mut self, iterations: u32) -> bool {
        self.mind.think(iterations)
    }

    fn choice(&self) -> Option<Choice> {
        let mv = self.mind.choice()?;
        let mut moves = Vec::new();
        self.view.moves(&mut moves);
        let index = moves.iter().position(|other| *other == mv)? as u32;
        Some(Choice { index, reason: to_bytes(&self.view.reason(mv)) })
    }
}

/// Starts to think about a question; `None` if it makes no sense.
pub fn start_thinking(question: &Question) -> Option<Box<dyn Thinking>> {
    match question.game {
        GameId::Tacoloco => thought::<Tacoloco>(question),
        GameId::TruckOff => thought::<TruckOff>(question),
        _ => None,
    }
}

fn thought<G: Judged>(question: &Question) -> Option<Box<dyn Thinking>> {
    let view: G = from_bytes(&question.view)?;
    let mind = Mind::new(view.clone(), question.level, question.seed);
    Some(Box::new(Thought { view, mind }))
}
