use serde::{Deserialize, Serialize};

use super::actions::{Action, Cards};
use super::venues::Venue::{self, *};

/// A daily special: a rule that one venue has for a while.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Special {
    HappyHour,
    LoyalRegulars,
    GrandPrize,
    VipParking,
    TwoForOne,
    Sponsor,
    LongLine,
    FlashMob,
    SoldOut,
    SlowDay,
    HealthInspection,
    StreetParty,
}

use Special::*;

/// When a special counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyword {
    InsteadOfRoll,
    BeforeActions,
    BeforePayout,
    DuringPayout,
    AfterPayout,
}

use Keyword::*;

/// Every special, its keyword, and the two venues it is printed for.
pub const SPECIALS: [(Special, Keyword, [Venue; 2]); 12] = [
    (HappyHour, BeforePayout, [Brewery, Concert]),
    (LoyalRegulars, DuringPayout, [Brewery, Campus]),
    (GrandPrize, DuringPayout, [Brewery, Concert]),
    (VipParking, BeforeActions, [Brewery, Campus]),
    (TwoForOne, InsteadOfRoll, [FarmersMarket, Campus]),
    (Sponsor, AfterPayout, [FarmersMarket, Concert]),
    (LongLine, AfterPayout, [FarmersMarket, GamingCon]),
    (FlashMob, BeforePayout, [FarmersMarket, SportingEvent]),
    (SoldOut, DuringPayout, [Concert, SportingEvent]),
    (SlowDay, InsteadOfRoll, [SportingEvent, GamingCon]),
    (HealthInspection, BeforePayout, [Campus, GamingCon]),
    (StreetParty, BeforeActions, [SportingEvent, GamingCon]),
];

/// Cards of the variant, two per special.
pub const SPECIAL_CARDS: usize = 24;

/// How many are drawn at the start of a round.
pub const DRAWN_PER_ROUND: usize = 2;

impl Special {
    pub fn keyword(self) -> Keyword {
        SPECIALS[self as usize].1
    }

    /// Whether it has anything to say with these cards in the game.
    fn matters(self, cards: &Cards) -> bool {
        match self {
            StreetParty => cards.has(Action::ShutVenue),
            VipParking => cards.has(Action::MoveTheirs) || cards.has(Action::ShutTruck),
            _ => true,
        }
    }
}

/// A card of the variant by its number: specials in table order, each for its two venues.
pub fn special_card(number: usize) -> (Special, Venue) {
    let (special, _, venues) = SPECIALS[number / 2];
    (special, venues[number % 2])
}

/// The specials that have not been drawn yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SpecialDeck(u32);

impl SpecialDeck {
    /// The cards for these venues, without those about actions that are left out.
    pub fn for_table(venues: &[Venue], cards: &Cards) -> Self {
        let fits = |number: &usize| {
            let (special, venue) = special_card(*number);
            venues.contains(&venue) && special.matters(cards)
        };
        Self((0..SPECIAL_CARDS).filter(fits).map(|number| 1 << number).sum())
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Draws the card at this place among those left.
    pub fn draw(&mut self, place: usize) -> Option<(Special, Venue)> {
        let number = (0..SPECIAL_CARDS).filter(|number| self.0 >> number & 1 == 1).nth(place)?;
        self.0 &= !(1 << number);
        Some(special_card(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_four_specials_four_per_venue() {
        for venue in Venue::ALL {
            let here = (0..SPECIAL_CARDS).filter(|&number| special_card(number).1 == venue);
            assert_eq!(here.count(), 4, "{venue:?}");
        }
        for (index, (special, ..)) in SPECIALS.iter().enumerate() {
            assert_eq!(*special as usize, index);
        }
    }

    #[test]
    fn specials_about_absent_venues_or_actions_are_removed() {
        let set = Cards::full_set();
        assert_eq!(SpecialDeck::for_table(&Venue::ALL, &set).len(), SPECIAL_CARDS);
        assert_eq!(SpecialDeck::for_table(Venue::in_play(4), &set).len(), 20);
        let mut friendly = set;
        assert!(friendly.take(Action::ShutVenue) && friendly.take(Action::ShutTruck));
        assert_eq!(SpecialDeck::for_table(&Venue::ALL, &friendly).len(), 22, "no Street Party");
        assert!(friendly.take(Action::MoveTheirs));
        assert_eq!(SpecialDeck::for_table(&Venue::ALL, &friendly).len(), 20, "no VIP Parking");
    }
}
