//! What Truck Off's cards, dice and venues look like.

use crate::app::art::{Badge, CardLook, Glyph, Tint};
use crate::app::words::TruckOffWords;
use crate::rules::truck_off::{Action, Venue};

/// The colour tells what a card is about: dice, one's own trucks, money, or trouble for others.
pub fn action_look(action: Action, words: &TruckOffWords) -> CardLook {
    let (glyph, tint) = match action {
        Action::Reroll => (Glyph::Reroll, Tint::Cielo),
        Action::MoveYours => (Glyph::MoveYours, Tint::Agave),
        Action::PlaceTruck => (Glyph::PlaceTruck, Tint::Agave),
        Action::MoveTheirs => (Glyph::MoveTheirs, Tint::Chile),
        Action::ShutTruck => (Glyph::ShutTruck, Tint::Chile),
        Action::ShutVenue => (Glyph::ShutVenue, Tint::Chile),
        Action::DoublePayout => (Glyph::DoublePayout, Tint::Maiz),
        Action::Promote => (Glyph::Promote, Tint::Maiz),
        Action::Trigger => (Glyph::Trigger, Tint::Maiz),
    };
    CardLook {
        glyph,
        badge: Badge::Number(action.card().unused_value),
        tint,
        name: (words.short_action)(action).to_owned(),
        effect: Some((words.effect)(action).map(str::to_owned)),
    }
}

pub const fn venue_glyph(venue: Venue) -> Glyph {
    match venue {
        Venue::Brewery => Glyph::Brewery,
        Venue::FarmersMarket => Glyph::FarmersMarket,
        Venue::Concert => Glyph::Concert,
        Venue::Campus => Glyph::Campus,
        Venue::SportingEvent => Glyph::SportingEvent,
        Venue::GamingCon => Glyph::GamingCon,
    }
}

pub const fn die_glyph(venue: Venue) -> Glyph {
    match venue {
        Venue::Brewery => Glyph::Die4,
        Venue::FarmersMarket => Glyph::Die6,
        Venue::Concert => Glyph::Die8,
        Venue::Campus => Glyph::Die10,
        Venue::SportingEvent => Glyph::Die12,
        Venue::GamingCon => Glyph::Die20,
    }
}
