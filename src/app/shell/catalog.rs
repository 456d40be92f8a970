//! The five games of the street: what stands on their signs, and which of them serve already.
//!
//! A game opens by replacing its `Stand::Soon` with `Stand::Open(OpenGame::of::<ItsRules>(…))`; street, lobby, rules page
//! and import follow.

use std::ops::RangeInclusive;

use super::variants::Variant;
use crate::app::art::{CardLook, TruckStyle};
use crate::app::table::address::{AddressError, TableAddress};
use crate::app::table::game::TableGame;
use crate::app::table::play::{self, Play};
use crate::app::tables::tacoloco::look::card_look;
use crate::app::tables::tacoloco::pictures;
use crate::app::tables::truck_off::look::action_look;
use crate::app::tables::truck_off::{pictures as street_pictures, variants as street_variants};
use crate::app::words::Words;
use crate::rules::GameId;
use crate::rules::record::{RecordError, RecordFile};
use crate::rules::tacoloco::{Card, Tacoloco};
use crate::rules::truck_off::{Action, TruckOff};

/// One truck of the street.
pub struct Offer {
    pub id: GameId,
    pub title: &'static str,
    /// The title in capitals, as it is cut from paper.
    pub sign: &'static str,
    pub truck: TruckStyle,
    /// The shortest and the longest game people report, in minutes.
    pub minutes: (usize, usize),
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
    /// A new game as its address says.
    pub deal: fn(&TableAddress) -> Result<Box<dyn Play>, AddressError>,
    /// The game of a share link, at its end.
    pub open_link: fn(&str) -> Result<Box<dyn Play>, RecordError>,
    /// A few cards that show what the game is like.
    pub showcase: fn(&Words) -> Vec<CardLook>,
    /// Draws what a picture of the rules page asks for.
    pub picture: fn(&str, &Words) -> String,
    /// What can be chosen for so many seats.
    pub variants: fn(usize, &Words) -> Vec<Variant>,
    /// Name and nature of the game for two, where that is a game of its own.
    pub duel: Option<fn(&Words) -> [&'static str; 2]>,
}

impl OpenGame {
    const fn of<G: TableGame>(
        showcase: fn(&Words) -> Vec<CardLook>,
        picture: fn(&str, &Words) -> String,
    ) -> Self {
        Self {
            least: G::LEAST_SEATS,
            most: G::MOST_SEATS,
            deal: play::deal::<G>,
            open_link: play::open_link::<G>,
            showcase,
            picture,
            variants: |_, _| Vec::new(),
            duel: None,
        }
    }

    const fn with_variants(mut self, variants: fn(usize, &Words) -> Vec<Variant>) -> Self {
        self.variants = variants;
        self
    }

    const fn with_duel(mut self, duel: fn(&Words) -> [&'static str; 2]) -> Self {
        self.duel = Some(duel);
        self
    }
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

    /// The game of a record's file, at its end; it must be of this kind and end as the file says.
    pub fn open_file(&self, file: &RecordFile) -> Result<Box<dyn Play>, RecordError> {
        let open = self.open().ok_or(RecordError::OtherGame(self.id))?;
        let play = (open.open_link)(&file.record)?;
        file.check_end(&play.standings(), play.seats())?;
        Ok(play)
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
    stand: Stand::Open(OpenGame::of::<Tacoloco>(
        |words| {
            [Card::Three, Card::Five, Card::Legendary, Card::Eight, Card::One]
                .map(|card| card_look(card, &words.tacoloco))
                .into()
        },
        pictures::picture,
    )),
};

static TRUCK_OFF: Offer = Offer {
    id: GameId::TruckOff,
    title: "Truck Off",
    sign: "TRUCK OFF",
    truck: TruckStyle::TruckOff,
    minutes: (30, 30),
    stand: Stand::Open(
        OpenGame::of::<TruckOff>(
            |words| {
                [Action::Reroll, Action::MoveYours, Action::DoublePayout, Action::ShutVenue]
                    .map(|action| action_look(action, &words.truck_off))
                    .into()
            },
            street_pictures::picture,
        )
        .with_variants(street_variants)
        .with_duel(|words| [words.truck_off.barry_mode, words.truck_off.barry_hint]),
    ),
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
