use taco_street::rules::tacoloco::cards::{CARDS, KINDS};
use taco_street::rules::tacoloco::{Card, Tacoloco};
use taco_street::rules::{Game, Seat};

use crate::suite::{Accounted, run};

impl Accounted for Tacoloco {
    /// Every card of the box is in the deck, in a hand, in a taco or in front of somebody.
    fn account(&self) {
        let seats = (0..Game::seats(self)).map(Seat::new);
        let hands = seats.clone().flat_map(|seat| self.hand(seat).to_vec());
        let tacos = self.tacos().iter().flat_map(|taco| self.taco_cards(taco));
        let fronts = seats.flat_map(|seat| self.front_cards(seat));
        let mut counts = [0u8; KINDS];
        for card in hands.chain(tacos).chain(fronts).chain(self.deck_cards()) {
            counts[card.index()] += 1;
        }
        assert_eq!(counts[Card::Unknown.index()], 0);
        for &(card, copies) in CARDS {
            assert_eq!(counts[card.index()], copies, "{card:?}");
        }
    }
}

#[test]
fn tacoloco_keeps_every_promise_in_ten_thousand_games() {
    for seats in 2..=5 {
        run::<Tacoloco>(&Tacoloco::plain_setup(seats), 0..2_500);
    }
}

#[test]
fn tacoloco_refuses_a_table_that_is_too_small_or_too_large() {
    for seats in [0, 1, 6, 255, usize::MAX] {
        assert!(Tacoloco::deal(&Tacoloco::plain_setup(seats), 1).is_err());
    }
}
