//! Tacoloco's board and its words.

mod board;
mod hand;
pub mod look;
mod outcome;
pub mod pictures;
mod taco;

use self::outcome::outcome;
use crate::ai::TacolocoReason;
use crate::app::table::address::AddressError;
use crate::app::table::game::{Look, SeatFacts, TableGame};
use crate::app::table::sound::Sound;
use crate::app::table::travel::Flight;
use crate::app::words::Words;
use crate::app::words::names::Names;
use crate::rules::tacoloco::{Card, Event, Move, Place, Setup, Stage, Tacoloco};
use crate::rules::{Game, Seat};

impl TableGame for Tacoloco {
    fn setup(seats: usize, variants: &[(String, String)]) -> Result<Setup, AddressError> {
        match variants.first() {
            Some((name, _)) => Err(AddressError::Name(name.clone())),
            None => Ok(Self::plain_setup(seats)),
        }
    }

    fn board_html(look: &Look<Self>) -> String {
        board::board_html(look)
    }

    fn hand_html(look: &Look<Self>) -> String {
        hand::hand_html(look)
    }

    fn move_key(mv: Move) -> String {
        match mv {
            Move::Lay { card, place: Place::Onto(taco) } => format!("lay-{card:?}-{taco}"),
            Move::Lay { card, place: Place::NewTaco } => format!("lay-{card:?}-new"),
            Move::Counter => "counter".to_owned(),
            Move::LetPass => "pass".to_owned(),
            Move::Give(seat) => format!("give-{}", seat.index()),
        }
    }

    fn seat_facts(&self, seat: Seat) -> SeatFacts {
        SeatFacts { hand: self.hand(seat).len(), score: self.front_count(seat) as i32 }
    }

    fn move_on_seat(mv: Move) -> Option<Seat> {
        match mv {
            Move::Give(seat) => Some(seat),
            _ => None,
        }
    }

    fn is_reply(&self) -> bool {
        matches!(self.stage(), Stage::Counter { .. })
    }

    fn is_pass(mv: Move) -> bool {
        mv == Move::LetPass
    }

    fn flight_of(event: &Event) -> Option<Flight> {
        let seat = |seat: Seat| format!("seat-{}", seat.index());
        let (from, to) = match *event {
            Event::Opened { seat: by, taco, .. } | Event::Laid { seat: by, taco, .. } => {
                (seat(by), format!("taco-{taco}"))
            }
            Event::Ruined { seat: to, .. }
            | Event::Gave { to, .. }
            | Event::Countered { victim: to, .. } => ("board".to_owned(), seat(to)),
            Event::Drew { seat: to } => ("deck".to_owned(), seat(to)),
            Event::Perfect { .. } | Event::Ended => return None,
        };
        Some(Flight { from, to })
    }

    fn sound_of(event: &Event) -> Option<Sound> {
        match event {
            Event::Opened { .. } | Event::Laid { .. } => Some(Sound::Card),
            Event::Perfect { .. } => Some(Sound::Perfect),
            Event::Ruined { .. } => Some(Sound::Ruined),
            Event::Countered { .. } => Some(Sound::Counter),
            Event::Gave { .. } | Event::Drew { .. } | Event::Ended => None,
        }
    }

    fn say_move(&self, mv: Move, names: &Names, words: &Words) -> String {
        let words = &words.tacoloco;
        match mv {
            Move::Lay { card, place } => {
                let name = look::full_name(card, words);
                let outcome = outcome(self, card, place).in_words(words);
                match place {
                    Place::NewTaco => (words.open_with)(&name, &outcome),
                    Place::Onto(taco) => {
                        let top = self.tacos().get(usize::from(taco)).map(|taco| taco.top);
                        let top = top.map(|top| look::full_name(top, words)).unwrap_or_default();
                        (words.lay_on)(&name, &top, &outcome)
                    }
                }
            }
            Move::Counter => (words.counter)(self.cards_at_stake() + 1),
            Move::LetPass => words.let_pass.to_owned(),
            Move::Give(to) => (words.give_to)(&names.of(to)),
        }
    }

    fn say_event(event: &Event, names: &Names, words: &Words) -> Option<String> {
        let words = &words.tacoloco;
        Some(match *event {
            Event::Opened { seat, card, sum, .. } => {
                (words.opened)(&names.of(seat), &look::full_name(card, words), sum)
            }
            Event::Laid { seat, card, sum, .. } => {
                (words.laid)(&names.of(seat), &look::full_name(card, words), sum)
            }
            Event::Perfect { seat, cards } => (words.perfect)(&names.of(seat), cards.into()),
            Event::Ruined { seat, sum, cards } => {
                (words.ruined)(&names.of(seat), sum, cards.into())
            }
            Event::Countered { seat, victim, cards } => {
                (words.countered)(&names.of(seat), &names.of(victim), cards.into())
            }
            Event::Gave { seat, to, cards } => {
                (words.gave)(&names.of(seat), &names.of(to), cards.into())
            }
            Event::Ended => words.ended.to_owned(),
            Event::Drew { .. } => return None,
        })
    }

    fn say_reason(reason: TacolocoReason, words: &Words) -> String {
        (words.tacoloco.reason)(reason)
    }

    fn say_task(&self, names: &Names, words: &Words) -> String {
        let words = &words.tacoloco;
        match self.stage() {
            Stage::Lay if self.tacos().is_empty() => words.task_open.to_owned(),
            Stage::Lay => words.task_lay.to_owned(),
            Stage::Counter { asked, .. } => {
                let rival = names.of(self.active());
                if self.hand(asked).contains(&Card::Lonesome) {
                    (words.task_counter)(&rival, self.cards_at_stake())
                } else {
                    (words.task_cannot_counter)(&rival)
                }
            }
            Stage::Give { .. } => words.task_give.to_owned(),
            Stage::Over => words.ended.to_owned(),
        }
    }

    fn say_progress(&self, words: &Words) -> String {
        (words.tacoloco.deck_left)(self.deck_count())
    }

    fn say_score(score: i32, words: &Words) -> String {
        (words.tacoloco.score)(score)
    }

    fn say_scoring(words: &Words) -> &'static [&'static str] {
        words.tacoloco.scoring
    }
}

trait AtStake {
    fn cards_at_stake(&self) -> usize;
}

impl AtStake for Tacoloco {
    /// The cards of the taco that is being countered or given.
    fn cards_at_stake(&self) -> usize {
        match self.stage() {
            Stage::Counter { taco, .. } | Stage::Give { taco } => {
                self.tacos().get(usize::from(taco)).map_or(0, |taco| taco.count())
            }
            Stage::Lay | Stage::Over => 0,
        }
    }
}
