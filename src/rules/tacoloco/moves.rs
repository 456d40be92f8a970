use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::state::{Stage, Tacoloco};
use crate::rules::Seat;

/// Where a card goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// The taco at this place on the table.
    Onto(u8),
    NewTaco,
}

/// One decision. Equal cards in hand are one move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Move {
    Lay {
        card: Card,
        place: Place,
    },
    /// Answer a Legendary Taco with a Lonesome Taco.
    Counter,
    LetPass,
    Give(Seat),
}

/// Why a move is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    GameOver,
    /// Another question is open.
    NotAsked,
    NotInHand,
    NoSuchTaco,
    /// A card never goes onto an equal card.
    SameAsTop,
    /// While a taco stands, a new one needs a top card of the same value.
    NoEqualTop,
    NoLonesome,
    NoSuchSeat,
    NotToYourself,
}

impl Tacoloco {
    pub(super) fn list_moves(&self, into: &mut Vec<Move>) {
        into.clear();
        match self.stage {
            Stage::Lay => self.list_lays(into),
            Stage::Counter { asked, .. } => {
                if self.hands[asked.index()].contains(&Card::Lonesome) {
                    into.push(Move::Counter);
                }
                into.push(Move::LetPass);
            }
            Stage::Give { .. } => {
                into.extend(self.others(self.active).map(Move::Give));
            }
            Stage::Over => {}
        }
    }

    fn list_lays(&self, into: &mut Vec<Move>) {
        let hand = &self.hands[self.active.index()];
        for (index, &card) in hand.iter().enumerate() {
            if card == Card::Unknown || hand[..index].contains(&card) {
                continue;
            }
            let filling = card.value().is_some();
            let mut equal_top = false;
            for (place, taco) in self.tacos.iter().enumerate() {
                if filling && taco.top == card {
                    equal_top = true;
                } else {
                    into.push(Move::Lay { card, place: Place::Onto(place as u8) });
                }
            }
            if equal_top || self.tacos.is_empty() {
                into.push(Move::Lay { card, place: Place::NewTaco });
            }
        }
    }

    /// Whether a card may go to a place, as far as the table is concerned.
    pub fn fits(&self, card: Card, place: Place) -> Result<(), Refusal> {
        let equals = |top: Card| card.value().is_some() && top == card;
        match place {
            Place::Onto(index) => match self.tacos.get(usize::from(index)) {
                None => Err(Refusal::NoSuchTaco),
                Some(taco) if equals(taco.top) => Err(Refusal::SameAsTop),
                Some(_) => Ok(()),
            },
            Place::NewTaco => {
                let may_open =
                    self.tacos.is_empty() || self.tacos.iter().any(|taco| equals(taco.top));
                if may_open { Ok(()) } else { Err(Refusal::NoEqualTop) }
            }
        }
    }

    /// Why this move may not be played now, if so.
    pub(super) fn check(&self, mv: Move) -> Result<(), Refusal> {
        match (self.stage, mv) {
            (Stage::Over, _) => Err(Refusal::GameOver),
            (Stage::Lay, Move::Lay { card, place }) => {
                let held = self.hands[self.active.index()].contains(&card);
                if card == Card::Unknown || !held {
                    return Err(Refusal::NotInHand);
                }
                self.fits(card, place)
            }
            (Stage::Counter { .. }, Move::LetPass) => Ok(()),
            (Stage::Counter { asked, .. }, Move::Counter) => {
                if self.hands[asked.index()].contains(&Card::Lonesome) {
                    Ok(())
                } else {
                    Err(Refusal::NoLonesome)
                }
            }
            (Stage::Give { .. }, Move::Give(to)) if to == self.active => {
                Err(Refusal::NotToYourself)
            }
            (Stage::Give { .. }, Move::Give(to)) if to.index() >= self.seats() => {
                Err(Refusal::NoSuchSeat)
            }
            (Stage::Give { .. }, Move::Give(_)) => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }
}
