use serde::{Deserialize, Serialize};

use super::actions::{Action, Target};
use super::specials::Special;
use super::state::{Stage, Truck, TruckOff};
use super::venues::Venue;
use crate::rules::Seat;

/// Which card is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pick {
    /// One of the selected cards of this kind.
    Selected(Action),
    /// The free card at this place of the grid.
    Grid(u8),
}

/// What a card is played on. Trucks go by their place in [`TruckOff::parked`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Aim {
    /// On nothing: the card is discarded.
    Discard,
    Venue(Venue),
    Truck(u8),
    Drive {
        truck: u8,
        to: Venue,
    },
}

/// One decision. Copies of one kind are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    /// Send the trucks of these two venues, the smaller die first.
    Send(Venue, Venue),
    Select(Action),
    /// No more cards this round.
    CloseSelection,
    Play {
        pick: Pick,
        aim: Aim,
    },
}

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    GameOver,
    /// Another question is open.
    NotAsked,
    NotInPlay,
    /// The smaller die comes first, and a truck goes once.
    TwoVenues,
    NotInHand,
    /// Another card lies on it, or it is gone.
    NotFree,
    /// The card is played on something else.
    WrongAim,
    NoSuchTruck,
    NotYourTruck,
    /// The card is for somebody else's truck.
    YourOwnTruck,
    AlreadyThere,
    AlreadyDoubled,
    NoTruckAtHome,
    VipParking,
    StreetParty,
    VenueIsShut,
}

impl TruckOff {
    pub(super) fn list_moves(&self, into: &mut Vec<Move>) {
        into.clear();
        match self.stage {
            Stage::Send { .. } => {
                let venues = self.venues();
                for (place, &one) in venues.iter().enumerate() {
                    into.extend(venues[place + 1..].iter().map(|&other| Move::Send(one, other)));
                }
            }
            Stage::Select { asked } => {
                into.extend(self.unused(asked).kinds().map(Move::Select));
                into.push(Move::CloseSelection);
            }
            Stage::Execute { on } if self.has_barry() => {
                for place in self.grid.free() {
                    if let Some(action) = self.grid.card(place) {
                        self.list_plays(on, Pick::Grid(place), action, into);
                    }
                }
            }
            Stage::Execute { on } => {
                for action in self.players[on.index()].selected.kinds() {
                    self.list_plays(on, Pick::Selected(action), action, into);
                }
            }
            Stage::Over => {}
        }
    }

    fn list_plays(&self, seat: Seat, pick: Pick, action: Action, into: &mut Vec<Move>) {
        self.each_aim(seat, action, |aim| into.push(Move::Play { pick, aim }));
        into.push(Move::Play { pick, aim: Aim::Discard });
    }

    /// Everything this action may be played on by this seat now.
    pub fn each_aim(&self, seat: Seat, action: Action, mut found: impl FnMut(Aim)) {
        match action.target() {
            Target::Venue => {
                for &venue in self.venues() {
                    if self.venue_suits(seat, action, venue).is_ok() {
                        found(Aim::Venue(venue));
                    }
                }
            }
            Target::Truck => {
                for (place, truck) in self.parked.iter().enumerate() {
                    if self.truck_suits(seat, action, truck).is_ok() {
                        found(Aim::Truck(place as u8));
                    }
                }
            }
            Target::Drive => {
                for (place, truck) in self.parked.iter().enumerate() {
                    if self.truck_suits(seat, action, truck).is_err() {
                        continue;
                    }
                    for &to in self.venues() {
                        if to != truck.at {
                            found(Aim::Drive { truck: place as u8, to });
                        }
                    }
                }
            }
        }
    }

    /// Whether an action may be played on a venue.
    pub fn venue_suits(&self, seat: Seat, action: Action, venue: Venue) -> Result<(), Refusal> {
        if !self.venues().contains(&venue) {
            return Err(Refusal::NotInPlay);
        }
        match action {
            Action::PlaceTruck if self.trucks_at_home(seat) == 0 => Err(Refusal::NoTruckAtHome),
            Action::ShutVenue | Action::Trigger if self.is_shut(venue) => Err(Refusal::VenueIsShut),
            Action::ShutVenue if self.is_on(Special::StreetParty, venue) => {
                Err(Refusal::StreetParty)
            }
            _ if action.target() == Target::Venue => Ok(()),
            _ => Err(Refusal::WrongAim),
        }
    }

    /// Whether an action may be played on a truck.
    pub fn truck_suits(&self, seat: Seat, action: Action, truck: &Truck) -> Result<(), Refusal> {
        let own = truck.owner == seat;
        let protected = !own && self.is_on(Special::VipParking, truck.at);
        match action {
            Action::MoveYours | Action::DoublePayout if !own => Err(Refusal::NotYourTruck),
            Action::MoveTheirs if own => Err(Refusal::YourOwnTruck),
            Action::DoublePayout if truck.doubled => Err(Refusal::AlreadyDoubled),
            Action::MoveTheirs | Action::ShutTruck if protected => Err(Refusal::VipParking),
            _ if action.target() == Target::Venue => Err(Refusal::WrongAim),
            _ => Ok(()),
        }
    }

    /// Why this move may not be played now, if so.
    pub(super) fn check(&self, mv: Move) -> Result<(), Refusal> {
        match (self.stage, mv) {
            (Stage::Over, _) => Err(Refusal::GameOver),
            (Stage::Send { .. }, Move::Send(one, other)) => {
                let in_play = self.venues().contains(&one) && self.venues().contains(&other);
                match () {
                    () if !in_play => Err(Refusal::NotInPlay),
                    () if one >= other => Err(Refusal::TwoVenues),
                    () => Ok(()),
                }
            }
            (Stage::Select { .. }, Move::CloseSelection) => Ok(()),
            (Stage::Select { asked }, Move::Select(action)) => {
                if self.unused(asked).has(action) {
                    Ok(())
                } else {
                    Err(Refusal::NotInHand)
                }
            }
            (Stage::Execute { on }, Move::Play { pick, aim }) => {
                let action = self.action_of(on, pick)?;
                self.check_aim(on, action, aim)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// What kind of card this is, if the seat may play it.
    pub(super) fn action_of(&self, seat: Seat, pick: Pick) -> Result<Action, Refusal> {
        match pick {
            Pick::Selected(action) if self.players[seat.index()].selected.has(action) => Ok(action),
            Pick::Selected(_) => Err(Refusal::NotInHand),
            Pick::Grid(place) if self.grid.is_free(place) => {
                self.grid.card(place).ok_or(Refusal::NotFree)
            }
            Pick::Grid(_) => Err(Refusal::NotFree),
        }
    }

    fn check_aim(&self, seat: Seat, action: Action, aim: Aim) -> Result<(), Refusal> {
        let truck = |place: u8| self.parked.get(usize::from(place)).ok_or(Refusal::NoSuchTruck);
        let drives = action.target() == Target::Drive;
        match aim {
            Aim::Discard => Ok(()),
            Aim::Venue(venue) => self.venue_suits(seat, action, venue),
            Aim::Truck(_) if drives => Err(Refusal::WrongAim),
            Aim::Truck(place) => self.truck_suits(seat, action, truck(place)?),
            Aim::Drive { .. } if !drives => Err(Refusal::WrongAim),
            Aim::Drive { truck: place, to } => {
                let truck = truck(place)?;
                self.truck_suits(seat, action, truck)?;
                match () {
                    () if !self.venues().contains(&to) => Err(Refusal::NotInPlay),
                    () if to == truck.at => Err(Refusal::AlreadyThere),
                    () => Ok(()),
                }
            }
        }
    }
}
