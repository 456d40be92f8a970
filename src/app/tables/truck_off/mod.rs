//! Truck Off's board and its words.

mod board;
mod hand;
mod held;
pub mod look;
pub mod pictures;
mod say;
mod setup;
mod truck;
mod venue;

use self::held::{move_key, pick_key};
use crate::ai::TruckOffReason as Reason;
use crate::app::art::Glyph;
use crate::app::table::address::AddressError;
use crate::app::table::game::{Look, SeatFacts, TableGame};
use crate::app::table::sound::Sound;
use crate::app::table::travel::Flight;
use crate::app::words::Words;
use crate::app::words::names::Names;
use crate::rules::Seat;
use crate::rules::truck_off::{Event, Move, Setup, Stage, TruckOff, Venue};

pub use setup::variants;

impl TableGame for TruckOff {
    const AUTOMATIC: &'static [(&'static str, Glyph)] = &[("Barry", Glyph::Barry)];

    fn setup(seats: usize, variants: &[(String, String)]) -> Result<Setup, AddressError> {
        setup::setup(seats, variants)
    }

    fn is_secret(&self) -> bool {
        matches!(self.stage(), Stage::Send { .. } | Stage::Select { .. })
    }

    fn is_unseen(event: &Event) -> bool {
        matches!(
            event,
            Event::TrucksChosen { .. } | Event::CardChosen { .. } | Event::CardsChosen { .. }
        )
    }

    fn while_choosing(&self) -> Option<Self> {
        self.asking_the_next()
    }

    fn board_html(look: &Look<Self>) -> String {
        board::board_html(look)
    }

    fn hand_html(look: &Look<Self>) -> String {
        hand::hand_html(look)
    }

    fn move_key(mv: Move) -> String {
        move_key(mv)
    }

    fn group_of(mv: Move) -> Option<String> {
        match mv {
            Move::Play { pick, .. } => Some(pick_key(pick)),
            Move::Send(..) | Move::Select(_) | Move::CloseSelection => None,
        }
    }

    fn say_group(&self, mv: Move, words: &Words) -> String {
        say::group(self, mv, &words.truck_off)
    }

    fn seat_facts(&self, seat: Seat) -> SeatFacts {
        let hand = match self.stage() {
            Stage::Execute { .. } => self.selected_count(seat),
            _ => self.unused_count(seat),
        };
        SeatFacts { hand, score: self.money(seat) }
    }

    fn move_on_seat(_: Move) -> Option<Seat> {
        None
    }

    fn is_reply(&self) -> bool {
        false
    }

    fn is_pass(_: Move) -> bool {
        false
    }

    fn flight_of(event: &Event) -> Option<Flight> {
        let seat = |seat: Seat| format!("seat-{}", seat.index());
        let venue = |venue: Venue| format!("venue-{}", venue.sides());
        let (from, to) = match *event {
            Event::Drove { from, to, .. } => (venue(from), venue(to)),
            Event::Placed { seat: by, venue: to } => (seat(by), venue(to)),
            Event::TruckShut { owner, venue: from } => (venue(from), seat(owner)),
            Event::Earned { owner, venue: from, amount: 1.., .. } => (venue(from), seat(owner)),
            _ => return None,
        };
        Some(Flight { from, to })
    }

    fn sound_of(event: &Event) -> Option<Sound> {
        match event {
            Event::Rolled { .. } | Event::Rerolled { .. } | Event::MobRolled { .. } => {
                Some(Sound::Dice)
            }
            Event::Earned { .. } | Event::UnusedPaid { .. } => Some(Sound::Coins),
            Event::TruckShut { .. } | Event::VenueShut { .. } => Some(Sound::Ruined),
            Event::CardChosen { .. } | Event::Played { .. } | Event::Discarded { .. } => {
                Some(Sound::Card)
            }
            _ => None,
        }
    }

    fn say_move(&self, mv: Move, names: &Names, words: &Words) -> String {
        say::offer(self, mv, names, &words.truck_off)
    }

    fn say_event(event: &Event, names: &Names, words: &Words) -> Option<String> {
        say::event(event, names, &words.truck_off)
    }

    fn say_reason(reason: Reason, words: &Words) -> String {
        say::reason(reason, &words.truck_off)
    }

    fn say_task(look: &Look<Self>) -> String {
        say::task(look)
    }

    fn say_progress(&self, words: &Words) -> String {
        words.truck_off.round.with([&self.round(), &self.rounds()])
    }

    fn say_score(score: i32, words: &Words) -> String {
        words.truck_off.money.with([&score])
    }

    fn score_short(score: i32, words: &Words) -> String {
        Self::say_score(score, words)
    }

    fn say_scoring(&self, words: &Words) -> &'static [&'static str] {
        match self.has_barry() {
            true => words.truck_off.scoring_barry,
            false => words.truck_off.scoring,
        }
    }

    fn say_account(&self, seat: Seat, words: &Words) -> String {
        say::account(self, seat, &words.truck_off)
    }
}
