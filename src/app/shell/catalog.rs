//! The five games of the street: what stands on their signs, and which of them serve already.
//!
//! A game opens by replacing its `Stand::Soon` with `Stand::Open(OpenGame::of::<ItsRules>(…))`; street, lobby, rules page
//! and import follow.

use std::ops::RangeInclusive;

use crate::app::art::{CardLook, TruckStyle};
use crate::app::tables::tacoloco::look::card_look;
use crate::app::words::Words;
use crate::rules::record::{Exported, RecordError};
use crate::rules::tacoloco::{Card, Tacoloco};
use crate::rules::{Game, GameId};

/// One truck of the street.
pub struct Offer {
    pub id: GameId,
    pub title: &'static str,
    /// The title in capitals, as it is cut from paper.
    pub sign: &'static str,
    pub truck: TruckStyle,
    /// The shortest and the longest game people report, in minutes.
    pub minutes: (u8, u8),
    pub stand: Stand,
}

pub enum Stand {
    Open(OpenGame),
    /// Not written yet; the seats are those of the box.
    Soon {
        least: usize,
        most: usize,
    },
}

/// What the shell needs to know of a game that can be played.
pub struct OpenGame {
    least: usize,
    most: usize,
    /// Reads a record file and gives its share link.
    pub link_of_file: fn(&str) -> Result<String, RecordError>,
    /// A few cards that show what the game is like.
    pub showcase: fn(&'static Words) -> Vec<CardLook>,
}

impl OpenGame {
    const fn of<G: Game>(showcase: fn(&'static Words) -> Vec<CardLook>) -> Self {
        Self {
            least: G::LEAST_SEATS,
            most: G::MOST_SEATS,
            link_of_file: link_of_file::<G>,
            showcase,
        }
    }
}

fn link_of_file<G: Game>(json: &str) -> Result<String, RecordError> {
    Exported::<G>::from_json(json).map(|(file, _)| file.record.to_link())
}

impl Offer {
    pub fn seats(&self) -> RangeInclusive<usize> {
        match self.stand {
            Stand::Open(OpenGame { least, most, .. }) | Stand::Soon { least, most } => least..=most,
        }
    }

    /// The game's own part, if it can be played already.
    pub fn open(&self) -> Option<&OpenGame> {
        match &self.stand {
            Stand::Open(game) => Some(game),
            Stand::Soon { .. } => None,
        }
    }
}

/// The game of this name.
pub const fn offer(game: GameId) -> &'static Offer {
    match game {
        GameId::Tacoloco => &TACOLOCO,
        GameId::TruckOff => &TRUCK_OFF,
        GameId::TacoTuesday => &TACO_TUESDAY,
        GameId::FoodTruckCity => &FOOD_TRUCK_CITY,
        GameId::Taco => &TACO,
    }
}

/// All games, in the order in which they are parked.
pub fn offers() -> impl Iterator<Item = &'static Offer> {
    GameId::ALL.into_iter().map(offer)
}

static TACOLOCO: Offer = Offer {
    id: GameId::Tacoloco,
    title: "Tacoloco",
    sign: "TACOLOCO",
    truck: TruckStyle::Tacoloco,
    minutes: (15, 15),
    stand: Stand::Open(OpenGame::of::<Tacoloco>(|words| {
        [Card::Three, Card::Five, Card::Legendary, Card::Eight, Card::One]
            .map(|card| card_look(card, &words.tacoloco))
            .into()
    })),
};

static TRUCK_OFF: Offer = Offer {
    id: GameId::TruckOff,
    title: "Truck Off",
    sign: "TRUCK OFF",
    truck: TruckStyle::TruckOff,
    minutes: (30, 30),
    stand: Stand::Soon { least: 2, most: 6 },
};

static TACO_TUESDAY: Offer = Offer {
    id: GameId::TacoTuesday,
    title: "Taco Tuesday",
    sign: "TACO TUESDAY",
    truck: TruckStyle::TacoTuesday,
    minutes: (20, 70),
    stand: Stand::Soon { least: 1, most: 6 },
};

static FOOD_TRUCK_CITY: Offer = Offer {
    id: GameId::FoodTruckCity,
    title: "Food Truck City",
    sign: "FOOD TRUCK CITY",
    truck: TruckStyle::FoodTruckCity,
    minutes: (60, 60),
    stand: Stand::Soon { least: 2, most: 4 },
};

static TACO: Offer = Offer {
    id: GameId::Taco,
    title: "T.A.C.O.",
    sign: "T.A.C.O.",
    truck: TruckStyle::Taco,
    minutes: (10, 45),
    stand: Stand::Soon { least: 2, most: 8 },
};
