//! The names of moves and steps in the page, and what is picked up.

use crate::app::table::game::Look;
use crate::rules::Game;
use crate::rules::Turn;
use crate::rules::truck_off::{Action, Aim, Move, Pick, TruckOff, Venue};

/// A card that has been picked up, and for a move from place to place perhaps its truck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub pick: Pick,
    pub action: Action,
    pub truck: Option<u8>,
}

impl Held {
    /// The move that plays the card on this.
    pub fn on(self, aim: Aim) -> Move {
        Move::Play { pick: self.pick, aim }
    }
}

/// The step that picks up a card; also the name of its group of moves.
pub fn pick_key(pick: Pick) -> String {
    match pick {
        Pick::Selected(action) => format!("play-{action:?}"),
        Pick::Grid(place) => format!("grid-{place}"),
    }
}

/// The step that picks up a truck once its card is picked up.
pub fn truck_key(pick: Pick, truck: usize) -> String {
    format!("{}-truck-{truck}", pick_key(pick))
}

/// The step that chooses the first of two trucks to send.
pub fn send_key(venue: Venue) -> String {
    format!("send-{}", venue.sides())
}

pub fn move_key(mv: Move) -> String {
    match mv {
        Move::Send(one, other) => format!("send-{}-{}", one.sides(), other.sides()),
        Move::Select(action) => format!("select-{action:?}"),
        Move::CloseSelection => "close".to_owned(),
        Move::Play { pick, aim } => match aim {
            Aim::Discard => pick_key(pick) + "-discard",
            Aim::Venue(venue) => format!("{}-at-{}", pick_key(pick), venue.sides()),
            Aim::Truck(truck) => format!("{}-on-{truck}", pick_key(pick)),
            Aim::Drive { truck, to } => {
                format!("{}-to-{}", truck_key(pick, truck.into()), to.sides())
            }
        },
    }
}

/// The picked-up card; where only one can be played, it need not be picked up.
pub fn held(look: &Look<TruckOff>) -> Option<Held> {
    let named = picks(look.moves).find(|&pick| {
        let rest = look.picked.strip_prefix(&pick_key(pick));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("-truck-"))
    });
    let pick = named.or_else(|| {
        let mut all = picks(look.moves);
        all.next().filter(|_| all.next().is_none())
    })?;
    let truck = look.picked.strip_prefix(&(pick_key(pick) + "-truck-"));
    let truck = truck.and_then(|truck| truck.parse().ok());
    Some(Held { pick, action: action_of(look.view, pick)?, truck })
}

/// The cards that may be played, each once.
pub fn picks(moves: &[Move]) -> impl Iterator<Item = Pick> + '_ {
    // Every card may be discarded, exactly once.
    moves.iter().filter_map(|mv| match mv {
        Move::Play { pick, aim: Aim::Discard } => Some(*pick),
        _ => None,
    })
}

pub fn action_of(view: &TruckOff, pick: Pick) -> Option<Action> {
    match pick {
        Pick::Selected(action) => Some(action),
        Pick::Grid(place) => view.grid().card(place),
    }
}

/// The venue of the first truck to send, once it is chosen.
pub fn first_sent(look: &Look<TruckOff>) -> Option<Venue> {
    look.view.venues().iter().copied().find(|&venue| look.picked == send_key(venue))
}

/// What playing a card on something changes for whoever plays it, in money; `None` where dice decide.
pub fn gain(view: &TruckOff, action: Action, aim: Aim) -> Option<i32> {
    let Turn::Decide(me) = view.turn() else { return None };
    if action == Action::Reroll {
        return None;
    }
    let after = view.preview(me, action, aim);
    Some(after.prospect(me) - view.prospect(me))
}
