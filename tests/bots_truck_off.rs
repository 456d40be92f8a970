//! Truck Off: moves at which people would laugh, and moves that everybody finds.

#![allow(clippy::unwrap_used, clippy::panic)]

use taco_street::ai::{Level, choose};
use taco_street::rules::truck_off::Action::*;
use taco_street::rules::truck_off::Venue::*;
use taco_street::rules::truck_off::{Action, Aim, Move, Pick, TruckOff, Venue};
use taco_street::rules::{Game, Seat};

const ME: Seat = Seat::new(0);
const ITERATIONS: u32 = 400;
const THINKING: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

/// What every level that thinks answers, with several seeds.
fn answers(position: &TruckOff) -> Vec<(Level, Move)> {
    let ask = |level, seed| choose(position.seen_by(Some(ME)), level, ITERATIONS, seed).unwrap();
    THINKING
        .into_iter()
        .flat_map(|level| (0..6).map(move |seed| (level, seed)))
        .map(|(level, seed)| (level, ask(level, seed)))
        .collect()
}

fn all(position: &TruckOff, wanted: impl Fn(Move) -> bool) {
    for (level, mv) in answers(position) {
        assert!(wanted(mv), "{level:?} played {mv:?}");
    }
}

fn on(action: Action, aim: Aim) -> Move {
    Move::Play { pick: Pick::Selected(action), aim }
}

fn table(trucks: &[(usize, Venue)]) -> TruckOff {
    TruckOff::arranged(3, trucks, 5)
}

#[test]
fn nobody_shuts_down_their_own_best_venue() {
    let position = table(&[(0, GamingCon), (0, Concert), (1, Campus), (2, Campus)])
        .with_die(GamingCon, 19)
        .with_die(Campus, 8)
        .with_selected(0, &[ShutVenue]);
    all(&position, |mv| mv != on(ShutVenue, Aim::Venue(GamingCon)));
}

#[test]
fn a_truck_at_a_shut_venue_is_never_doubled() {
    let mut position = table(&[(0, GamingCon), (0, Concert), (1, GamingCon)])
        .with_die(GamingCon, 20)
        .with_die(Concert, 6)
        .with_selected(0, &[DoublePayout, Reroll])
        .with_selected(1, &[ShutVenue]);
    position.play(on(Reroll, Aim::Discard), &mut |_| {}).unwrap();
    position.play(on(ShutVenue, Aim::Venue(GamingCon)), &mut |_| {}).unwrap();
    all(&position, |mv| mv == on(DoublePayout, Aim::Truck(1)));
}

#[test]
fn the_truck_that_earns_most_is_doubled() {
    let position = table(&[(0, GamingCon), (0, Concert), (1, Concert)])
        .with_die(GamingCon, 18)
        .with_die(Concert, 4)
        .with_selected(0, &[DoublePayout]);
    all(&position, |mv| mv == on(DoublePayout, Aim::Truck(0)));
}

#[test]
fn in_the_last_round_a_card_that_pays_more_unused_is_kept() {
    let position =
        table(&[(0, Campus), (1, Campus), (2, Campus)]).with_die(Campus, 3).in_round(5).selecting();
    all(&position, |mv| mv != Move::Select(DoublePayout) && mv != Move::Select(Reroll));
}

#[test]
fn a_lone_truck_is_not_moved_away_from_a_high_die() {
    let position = table(&[(0, GamingCon), (0, Concert), (1, Campus), (2, Campus)])
        .with_die(GamingCon, 17)
        .with_selected(0, &[MoveYours]);
    all(&position, |mv| !matches!(mv, Move::Play { aim: Aim::Drive { truck: 0, .. }, .. }));
}

#[test]
fn a_truck_is_moved_to_the_empty_venue_with_the_high_die() {
    let position = table(&[(0, Concert), (1, Concert), (2, Concert), (1, Campus), (2, Campus)])
        .with_die(GamingCon, 18)
        .with_selected(0, &[MoveYours]);
    all(&position, |mv| mv == on(MoveYours, Aim::Drive { truck: 0, to: GamingCon }));
}

#[test]
fn another_truck_is_placed_where_most_is_to_be_had() {
    let position = table(&[(0, Concert), (0, Campus), (1, Concert), (2, Campus)])
        .with_die(SportingEvent, 12)
        .with_selected(0, &[PlaceTruck]);
    all(&position, |mv| mv == on(PlaceTruck, Aim::Venue(SportingEvent)));
}

#[test]
fn nobody_shuts_down_their_own_truck_or_promotes_what_only_others_have() {
    let position = table(&[(0, GamingCon), (0, Concert), (1, Campus), (2, Campus)])
        .with_die(GamingCon, 10)
        .with_die(Campus, 9)
        .with_selected(0, &[ShutTruck, Promote]);
    all(&position, |mv| {
        mv != on(ShutTruck, Aim::Truck(0))
            && mv != on(ShutTruck, Aim::Truck(1))
            && mv != on(Promote, Aim::Venue(Campus))
    });
}

#[test]
fn a_high_die_of_ones_own_is_not_rolled_again() {
    let position = table(&[(0, GamingCon), (1, Campus), (2, Concert)])
        .with_die(GamingCon, 20)
        .with_die(Campus, 10)
        .with_die(Concert, 2)
        .with_selected(0, &[Reroll]);
    all(&position, |mv| mv != on(Reroll, Aim::Venue(GamingCon)));
}
