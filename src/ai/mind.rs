use serde::{Deserialize, Serialize};

use super::choice::{Softness, choose_softly};
use super::{Judged, Search, Sight};
use crate::rules::{Rng, Seed};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Random,
    Easy,
    Medium,
    Hard,
}

impl Level {
    pub const ALL: [Self; 4] = [Self::Random, Self::Easy, Self::Medium, Self::Hard];

    /// The word in addresses and files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }
}

const EASY: Softness = Softness { sight: Sight::Near, temperature: 1.2, margin: 2.5 };
const MEDIUM: Softness = Softness { sight: Sight::Far, temperature: 0.25, margin: 0.8 };

/// One decision in the making. Thinking goes on for as long as the caller likes, in slices.
pub enum Mind<G: Judged> {
    Decided(Option<G::Move>),
    Searching(Box<Search<G>>),
}

impl<G: Judged> Mind<G> {
    /// `view` is what the deciding seat may see. The same view, level, seed and number of iterations
    /// always give the same move.
    pub fn new(view: G, level: Level, seed: Seed) -> Self {
        let mut rng = Rng::from_seed(seed);
        match level {
            Level::Random => {
                let mut moves = Vec::new();
                view.moves(&mut moves);
                Self::Decided(rng.pick(&moves))
            }
            Level::Easy => Self::Decided(choose_softly(&view, EASY, &mut rng)),
            Level::Medium => Self::Decided(choose_softly(&view, MEDIUM, &mut rng)),
            Level::Hard => Self::Searching(Box::new(Search::new(view, rng))),
        }
    }

    /// Thinks on and says whether more thinking could change anything.
    pub fn think(&mut self, iterations: u32) -> bool {
        match self {
            Self::Decided(_) => false,
            Self::Searching(search) => search.run(iterations),
        }
    }

    /// The choice so far; `None` only if there is nothing to choose.
    pub fn choice(&self) -> Option<G::Move> {
        match self {
            Self::Decided(mv) => *mv,
            Self::Searching(search) => search.best(),
        }
    }
}

/// Decides with a fixed number of iterations.
pub fn choose<G: Judged>(view: G, level: Level, iterations: u32, seed: Seed) -> Option<G::Move> {
    let mut mind = Mind::new(view, level, seed);
    mind.think(iterations);
    mind.choice()
}
