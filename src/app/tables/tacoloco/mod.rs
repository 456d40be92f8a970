//! Tacoloco's board and its words.

mod board;
mod hand;
pub mod look;
mod outcome;
pub mod pictures;
mod taco;

use self::outcome::outcome;
use crate::ai::TacolocoReason as Reason;
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
                    Place::NewTaco => words.open_with.with([&name, &outcome]),
                    Place::Onto(taco) => {
                        let top = self.tacos().get(usize::from(taco)).map(|taco| taco.top);
                        let top = top.map(|top| look::full_name(top, words)).unwrap_or_default();
                        words.lay_on.with([&name, &top, &outcome])
                    }
                }
            }
            Move::Counter => words.counter.with([&words.cards.of(self.cards_at_stake() + 1)]),
            Move::LetPass => words.let_pass.to_owned(),
            Move::Give(to) => words.give_to.say(names.of(to), []),
        }
    }

    fn say_event(event: &Event, names: &Names, words: &Words) -> Option<String> {
        let words = &words.tacoloco;
        let count = |cards: u8| words.cards.of(cards.into());
        Some(match *event {
            Event::Opened { seat, card, sum, .. } => {
                words.opened.say(names.of(seat), [&look::full_name(card, words), &sum])
            }
            Event::Laid { seat, card, sum, .. } => {
                words.laid.say(names.of(seat), [&look::full_name(card, words), &sum])
            }
            Event::Perfect { seat, cards } => words.perfect.say(names.of(seat), [&count(cards)]),
            Event::Ruined { seat, sum, cards } => {
                words.ruined.say(names.of(seat), [&sum, &count(cards)])
            }
            Event::Countered { seat, victim, cards } => {
                words.countered.say(names.of(seat), names.of(victim), [&count(cards)])
            }
            Event::Gave { seat, to, cards } => {
                words.gave.say(names.of(seat), names.of(to), [&count(cards)])
            }
            Event::Ended => words.ended.to_owned(),
            Event::Drew { .. } => return None,
        })
    }

    fn say_reason(reason: Reason, words: &Words) -> String {
        let words = &words.tacoloco;
        let about = match reason {
            Reason::MakesEleven { cards }
            | Reason::LegendaryEleven { cards }
            | Reason::SmallestRuin { cards }
            | Reason::StopsLegendary { cards } => words.cards.of(cards.into()),
            Reason::LeavesHardSum { sum }
            | Reason::StaysLow { sum }
            | Reason::ResetsTaco { sum } => sum.to_string(),
            Reason::OpensTaco
            | Reason::HitsTheLeader
            | Reason::KeepsLonesome
            | Reason::OnlyMove => String::new(),
        };
        (words.reason)(reason).with([&about])
    }

    fn say_task(look: &Look<Self>) -> String {
        let (view, words) = (look.view, &look.words.tacoloco);
        match view.stage() {
            Stage::Lay if view.tacos().is_empty() => words.task_open.to_owned(),
            Stage::Lay => words.task_lay.to_owned(),
            Stage::Counter { asked, .. } => {
                let rival = look.names.of(view.active());
                if view.hand(asked).contains(&Card::Lonesome) {
                    words.task_counter.say(rival, [&words.cards.of(view.cards_at_stake())])
                } else {
                    words.task_cannot_counter.say(rival, [])
                }
            }
            Stage::Give { .. } => words.task_give.to_owned(),
            Stage::Over => words.ended.to_owned(),
        }
    }

    fn say_progress(&self, words: &Words) -> String {
        words.tacoloco.deck_left.of(self.deck_count())
    }

    fn say_score(score: i32, words: &Words) -> String {
        words.tacoloco.cards.of(score.unsigned_abs() as usize)
    }

    fn say_scoring(&self, words: &Words) -> &'static [&'static str] {
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
