use serde::{Deserialize, Serialize};

/// A place where trucks sell, with a die of its own.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Venue {
    #[default]
    Brewery,
    FarmersMarket,
    Concert,
    Campus,
    SportingEvent,
    GamingCon,
}

/// All venues of the box.
pub const VENUES: usize = 6;

impl Venue {
    pub const ALL: [Self; VENUES] = [
        Self::Brewery,
        Self::FarmersMarket,
        Self::Concert,
        Self::Campus,
        Self::SportingEvent,
        Self::GamingCon,
    ];

    /// The sides of its die, which is also the number on its trucks.
    pub const fn sides(self) -> u8 {
        match self {
            Self::Brewery => 4,
            Self::FarmersMarket => 6,
            Self::Concert => 8,
            Self::Campus => 10,
            Self::SportingEvent => 12,
            Self::GamingCon => 20,
        }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn from_sides(sides: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|venue| venue.sides() == sides)
    }

    /// The venues at a table of this many seats: the small ones are opened by the crowd.
    pub fn in_play(seats: usize) -> &'static [Self] {
        let closed = match seats {
            0..=3 => 2,
            4 => 1,
            _ => 0,
        };
        &Self::ALL_IN_ORDER[closed..]
    }

    const ALL_IN_ORDER: &'static [Self] = &Self::ALL;
}
