//! What a game brings to the shared table.

use super::address::AddressError;
use super::sound::Sound;
use super::travel::Flight;
use crate::ai::Judged;
use crate::app::art::Glyph;
use crate::app::words::Words;
use crate::app::words::names::Names;
use crate::rules::Seat;

/// A game that can be laid on the table. Everything else (bots, pacing, log, undo, replay, saving)
/// comes with the table.
pub trait TableGame: Judged {
    /// The setup for this many seats and these switches of the address; unknown switches are named.
    fn setup(seats: usize, variants: &[(String, String)]) -> Result<Self::Setup, AddressError>;

    /// The middle of the table.
    fn board_html(look: &Look<Self>) -> String;

    /// What only the viewer holds.
    fn hand_html(look: &Look<Self>) -> String;

    /// The name of a move in the page: short, stable, different for different moves.
    fn move_key(mv: Self::Move) -> String;

    /// Names and faces of the players that the rules play by themselves, in the order in which they sit.
    const AUTOMATIC: &'static [(&'static str, Glyph)] = &[];

    /// Whether the choice at hand stays hidden until others have chosen too.
    fn is_secret(&self) -> bool {
        false
    }

    /// Whether it happened behind a hand: what all saw before stays marked.
    fn is_unseen(_event: &Self::Event) -> bool {
        false
    }

    /// While this seat chooses in secret: the position in which the next one is asked, as if this one had chosen.
    fn while_choosing(&self) -> Option<Self> {
        None
    }

    /// The numbers on a seat's chip.
    fn seat_facts(&self, seat: Seat) -> SeatFacts;

    /// The legal move that pressing a seat's chip makes, if there is one.
    fn move_on_seat(mv: Self::Move) -> Option<Seat>;

    /// Whether the question at hand is a reply to somebody else's play.
    fn is_reply(&self) -> bool;

    /// The "not this time" of a reply.
    fn is_pass(mv: Self::Move) -> bool;

    /// The way a card goes with this event, to be shown.
    fn flight_of(event: &Self::Event) -> Option<Flight>;

    fn sound_of(event: &Self::Event) -> Option<Sound>;

    /// A move in words, as an offer: "Tomato (4) onto the 5: makes 9".
    fn say_move(&self, mv: Self::Move, names: &Names, words: &Words) -> String;

    /// An event in words; `None` for what goes without saying.
    fn say_event(event: &Self::Event, names: &Names, words: &Words) -> Option<String>;

    fn say_reason(reason: Self::Reason, words: &Words) -> String;

    /// What the deciding person is to do now with what is picked up, in one sentence.
    fn say_task(look: &Look<Self>) -> String;

    /// How far the game is: "31 cards left".
    fn say_progress(&self, words: &Words) -> String;

    /// The card or thing that a move is about, as the step that picks it up: long lists of moves are folded by it.
    fn group_of(_mv: Self::Move) -> Option<String> {
        None
    }

    /// What stands over a group of moves.
    fn say_group(&self, _mv: Self::Move, _words: &Words) -> String {
        String::new()
    }

    fn say_score(score: i32, words: &Words) -> String;

    /// A score as a chip shows it.
    fn score_short(score: i32, _words: &Words) -> String {
        score.to_string()
    }

    /// How the result is counted, line by line.
    fn say_scoring(&self, words: &Words) -> &'static [&'static str];

    /// What a seat's score at the end is made of; empty where there is nothing to add.
    fn say_account(&self, _seat: Seat, _words: &Words) -> String {
        String::new()
    }
}

/// The numbers on a seat's chip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatFacts {
    pub hand: usize,
    pub score: i32,
}

/// What a game draws from: a position with holes, and what may be done with it.
///
/// Whatever it draws says in an attribute what pressing it does: `data-move` plays the move of that name, `data-step`
/// picks something up or puts it down, `data-refused` says why it cannot be done. What shows its effects while it is
/// only looked at carries the name of its step as `data-eyed`.
pub struct Look<'a, G: TableGame> {
    pub view: &'a G,
    /// The position before the last move that all could see, through the same eyes.
    pub before: Option<&'a G>,
    /// Through whose eyes the table is seen.
    pub me: Option<Seat>,
    /// Legal moves of the person who may act now; empty when nobody may.
    pub moves: &'a [G::Move],
    /// What that move did, to mark it.
    pub last: &'a [G::Event],
    pub hint: Option<G::Move>,
    /// The step whose thing is picked up; empty for none.
    pub picked: &'a str,
    /// The step whose thing is only looked at; empty for none.
    pub eyed: &'a str,
    pub names: &'a Names,
    pub words: &'a Words,
}
