use taco_street::ai::random_game;
use taco_street::rules::truck_off::actions::{Action, Cards};
use taco_street::rules::truck_off::{Event, LeftOut, Setup, TruckOff};
use taco_street::rules::{Game, Rng, Seat, SetupError, Turn};

use crate::suite::{Accounted, run};

impl Accounted for TruckOff {
    /// Every card is unused, selected or spent, or with Barry in the grid; no owner has more trucks out than they have.
    fn account(&self) {
        let seats = || (0..Game::seats(self)).map(Seat::new);
        if self.has_barry() {
            let spent: usize = seats().map(|seat| self.spent(seat).total()).sum();
            let all = self.grid().left() + spent + self.left_over().total();
            assert_eq!(all, 2 * Cards::full_set().total());
        }
        for seat in seats().filter(|_| !self.has_barry()) {
            for action in Action::ALL {
                let places = [self.unused(seat), *self.selected(seat), *self.spent(seat)];
                let all: u8 = places.iter().map(|cards| cards.of(action)).sum();
                assert_eq!(all, self.set().of(action), "{action:?} of {seat:?}");
            }
        }
        for owner in (0..self.owners()).map(Seat::new) {
            let out = self.parked().iter().filter(|truck| truck.owner == owner).count();
            assert!(out <= self.venues().len());
            assert!(self.money(owner) >= 0);
        }
    }
}

const CHOICES: [LeftOut; 5] = [
    LeftOut::Feisty,
    LeftOut::Friendly,
    LeftOut::Chosen(Action::Reroll, Action::Reroll),
    LeftOut::Chosen(Action::MoveTheirs, Action::ShutTruck),
    LeftOut::Chosen(Action::PlaceTruck, Action::Trigger),
];

/// Two play with all cards; more choose which to leave out. With and without specials.
fn setups() -> Vec<Setup> {
    let choices = |seats| if seats == 2 { &CHOICES[..1] } else { &CHOICES[..] };
    (2..=6)
        .flat_map(|seats| choices(seats).iter().map(move |&left_out| (seats, left_out)))
        .flat_map(|(seats, left_out)| {
            [false, true].map(|specials| Setup { seats, left_out, specials })
        })
        .collect()
}

#[test]
fn truck_off_keeps_every_promise_in_ten_thousand_games() {
    let setups = setups();
    let each = 10_000_u64.div_ceil(setups.len() as u64);
    for setup in setups {
        run::<TruckOff>(&setup, 0..each);
    }
}

#[test]
fn truck_off_refuses_tables_and_choices_that_the_box_does_not_allow() {
    for seats in [0, 1, 7, 255, usize::MAX] {
        assert!(TruckOff::deal(&TruckOff::plain_setup(seats), 1).is_err());
    }
    for action in Action::ALL {
        let left_out = LeftOut::Chosen(action, action);
        let dealt = TruckOff::deal(&Setup { left_out, ..TruckOff::plain_setup(3) }, 1);
        match action {
            Action::Reroll | Action::MoveYours => assert!(dealt.is_ok()),
            _ => assert_eq!(dealt, Err(SetupError::Variant)),
        }
    }
}

#[test]
fn all_money_comes_from_somewhere() {
    let mut moves = Vec::new();
    for (number, setup) in setups().into_iter().enumerate() {
        let mut dice = Rng::from_seed(number as u64);
        let mut position = TruckOff::deal(&setup, number as u64).unwrap();
        let mut expected: Vec<i32> =
            (0..position.owners()).map(|owner| position.money(Seat::new(owner))).collect();
        while position.turn() != Turn::Over {
            position.moves(&mut moves);
            let mv = dice.pick(&moves).unwrap();
            position.play(mv, &mut |event| book(event, &mut expected)).unwrap();
        }
        for (owner, money) in expected.into_iter().enumerate() {
            assert_eq!(position.money(Seat::new(owner)), money, "{setup:?}");
        }
    }
}

fn book(event: Event, money: &mut [i32]) {
    let (owner, amount) = match event {
        Event::Earned { owner, amount, .. }
        | Event::Sponsored { owner, amount, .. }
        | Event::StoodInLine { owner, amount, .. }
        | Event::UnusedPaid { seat: owner, amount, .. } => (owner, i32::from(amount)),
        Event::Inspected { owner, amount, .. } => (owner, -i32::from(amount)),
        _ => return,
    };
    money[owner.index()] += amount;
}

#[test]
fn some_random_game_ends_in_a_tie_that_dice_break() {
    let ties = (0..2_000).filter(|&seed| {
        let mut position = TruckOff::deal(&TruckOff::plain_setup(6), seed).unwrap();
        random_game(&mut position, &mut Rng::from_seed(seed), &mut Vec::new());
        assert_eq!(position.standings().winners().count(), 1);
        position.tie().is_some()
    });
    assert!(ties.count() > 20);
}
