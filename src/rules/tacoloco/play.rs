use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::moves::{Move, Place, Refusal};
use super::state::{PERFECT, Stage, Tacoloco};
use crate::rules::{Seat, seats_clockwise};

/// What happened. Sums and counts are those after it happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Opened {
        seat: Seat,
        card: Card,
        taco: u8,
        sum: u8,
    },
    Laid {
        seat: Seat,
        card: Card,
        taco: u8,
        sum: u8,
    },
    Perfect {
        seat: Seat,
        cards: u8,
    },
    Ruined {
        seat: Seat,
        sum: u8,
        cards: u8,
    },
    /// `seat` stopped the Legendary Taco of `victim`, who takes it all.
    Countered {
        seat: Seat,
        victim: Seat,
        cards: u8,
    },
    Gave {
        seat: Seat,
        to: Seat,
        cards: u8,
    },
    Drew {
        seat: Seat,
    },
    Ended,
}

impl Tacoloco {
    pub(super) fn act(&mut self, mv: Move, log: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        self.check(mv)?;
        match mv {
            Move::Lay { card, place } => self.lay_from_hand(card, place, log),
            Move::Counter => self.counter(log),
            Move::LetPass => self.ask_next(log),
            Move::Give(to) => self.give(to, log),
        }
        Ok(())
    }

    /// Everybody but `seat`, clockwise from its left.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seats_clockwise(seat, self.seats()).skip(1)
    }

    fn lay_from_hand(&mut self, card: Card, place: Place, log: &mut impl FnMut(Event)) {
        let seat = self.active;
        self.take_from_hand(seat, card);
        let taco = match place {
            Place::NewTaco => {
                let taco = self.open_taco(card) as u8;
                let sum = self.tacos[usize::from(taco)].sum;
                log(Event::Opened { seat, card, taco, sum });
                taco
            }
            Place::Onto(taco) => {
                let sum = self.add_to_taco(card, usize::from(taco));
                log(Event::Laid { seat, card, taco, sum });
                taco
            }
        };
        self.resolve(card, taco, log);
    }

    fn resolve(&mut self, card: Card, taco: u8, log: &mut impl FnMut(Event)) {
        let seat = self.active;
        let sum = self.tacos[usize::from(taco)].sum;
        if card == Card::Legendary {
            self.stage = Stage::Counter { asked: seat, taco };
            self.ask_next(log);
        } else if sum == PERFECT {
            self.make_perfect(taco, log);
        } else {
            if sum > PERFECT {
                let cards = self.move_to_front(usize::from(taco), seat);
                log(Event::Ruined { seat, sum, cards });
            }
            self.end_turn(log);
        }
    }

    /// Puts the counter question to the next one who has cards, or lets the Legendary Taco stand.
    fn ask_next(&mut self, log: &mut impl FnMut(Event)) {
        let Stage::Counter { asked, taco } = self.stage else { return };
        let mut next = asked.next(self.seats());
        while next != self.active && self.hands[next.index()].is_empty() {
            next = next.next(self.seats());
        }
        if next == self.active {
            self.make_perfect(taco, log);
        } else {
            self.stage = Stage::Counter { asked: next, taco };
        }
    }

    fn counter(&mut self, log: &mut impl FnMut(Event)) {
        let Stage::Counter { asked, taco } = self.stage else { return };
        self.take_from_hand(asked, Card::Lonesome);
        self.add_to_taco(Card::Lonesome, usize::from(taco));
        let victim = self.active;
        let cards = self.move_to_front(usize::from(taco), victim);
        log(Event::Countered { seat: asked, victim, cards });
        // The counter's player draws first: of a deck of one, the card is theirs.
        self.draw_if_any(asked, log);
        self.end_turn(log);
    }

    fn make_perfect(&mut self, taco: u8, log: &mut impl FnMut(Event)) {
        let cards = self.tacos[usize::from(taco)].pile.count;
        log(Event::Perfect { seat: self.active, cards });
        self.stage = Stage::Give { taco };
        if self.seats() == 2 {
            self.give(self.active.next(2), log);
        }
    }

    fn give(&mut self, to: Seat, log: &mut impl FnMut(Event)) {
        let Stage::Give { taco } = self.stage else { return };
        let cards = self.move_to_front(usize::from(taco), to);
        log(Event::Gave { seat: self.active, to, cards });
        self.end_turn(log);
    }

    /// The active seat draws, and the next one with cards is on.
    fn end_turn(&mut self, log: &mut impl FnMut(Event)) {
        self.draw_if_any(self.active, log);
        let seats = self.seats();
        let mut next = self.active.next(seats);
        for _ in 0..seats {
            if !self.hands[next.index()].is_empty() {
                self.active = next;
                self.stage = Stage::Lay;
                return;
            }
            next = next.next(seats);
        }
        self.stage = Stage::Over;
        log(Event::Ended);
    }

    fn draw_if_any(&mut self, seat: Seat, log: &mut impl FnMut(Event)) {
        if !self.deck.is_empty() {
            self.draw(seat);
            log(Event::Drew { seat });
        }
    }

    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        if let Some(place) = hand.iter().position(|held| *held == card) {
            hand.remove(place);
        }
    }
}
