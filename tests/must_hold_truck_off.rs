//! The worked examples of Truck Off, each named after what it shows.

#![allow(clippy::unwrap_used, clippy::panic)]

use taco_street::rules::truck_off::Action::*;
use taco_street::rules::truck_off::Venue::*;
use taco_street::rules::truck_off::{
    Action, Aim, Event, Move, Pick, Refusal, Setup, Special, Stage, TruckOff, Venue,
};
use taco_street::rules::{Game, Rng, Seat, Turn};

const SEED: u64 = 4;

fn seat(index: usize) -> Seat {
    Seat::new(index)
}

fn play(position: &mut TruckOff, action: Action, aim: Aim) -> Vec<Event> {
    let mut events = Vec::new();
    let mv = Move::Play { pick: Pick::Selected(action), aim };
    position.play(mv, &mut |event| events.push(event)).unwrap();
    events
}

fn refused(position: &TruckOff, action: Action, aim: Aim) -> Refusal {
    let mut copy = position.clone();
    let mv = Move::Play { pick: Pick::Selected(action), aim };
    let refusal = copy.play(mv, &mut |_| panic!("a refused move told something")).unwrap_err();
    assert_eq!(&copy, position);
    refusal
}

/// Three seats, these trucks at the Concert, its die showing this; nobody else earns anything.
fn concert(die: u8, owners: &[usize]) -> TruckOff {
    let trucks: Vec<_> = owners.iter().map(|&owner| (owner, Concert)).collect();
    TruckOff::arranged(3, &trucks, SEED).with_die(Concert, die)
}

fn amounts(position: &TruckOff) -> Vec<u16> {
    position.split(Concert).earned.iter().map(|&(_, amount)| amount).collect()
}

/// Ends the round by discarding the one selected card.
fn end_round(position: TruckOff) -> TruckOff {
    let mut position = position.with_selected(0, &[Reroll]);
    play(&mut position, Reroll, Aim::Discard);
    position
}

#[test]
fn a_total_is_split_evenly_and_the_remainder_is_lost() {
    assert_eq!(amounts(&concert(5, &[0, 1])), [2, 2]);
    assert_eq!(concert(5, &[0, 1]).split(Concert).remainder, 1);
    assert_eq!(amounts(&concert(7, &[0])), [7]);
    assert_eq!(amounts(&concert(1, &[0, 1])), [0, 0]);
}

#[test]
fn a_doubled_truck_earns_twice_its_share_after_the_split() {
    let doubled = |owners: &[usize]| {
        let mut position = concert(7, owners).with_selected(0, &[DoublePayout, Reroll]);
        play(&mut position, DoublePayout, Aim::Truck(0));
        amounts(&position)
    };
    assert_eq!(doubled(&[0, 1]), [6, 3]);
    assert_eq!(doubled(&[0, 1, 2]), [4, 2, 2]);
}

#[test]
fn what_is_shown_is_what_is_paid_at_the_end_of_the_round() {
    let after = end_round(concert(7, &[0, 1]));
    assert_eq!([after.money(seat(0)), after.money(seat(1)), after.money(seat(2))], [3, 3, 0]);
    assert_eq!((after.round(), after.parked().len(), after.die(Concert)), (2, 0, 0));
    assert_eq!(after.first(), seat(1), "the marker moves one seat on");
}

#[test]
fn a_venue_shut_down_pays_nothing_and_a_truck_moved_from_it_is_paid_elsewhere() {
    let mut position = concert(8, &[0, 1])
        .with_die(Campus, 6)
        .with_selected(0, &[ShutVenue])
        .with_selected(1, &[MoveYours]);
    play(&mut position, ShutVenue, Aim::Venue(Concert));
    assert_eq!(amounts(&position), [0, 0]);
    play(&mut position, MoveYours, Aim::Drive { truck: 1, to: Campus });
    assert_eq!([position.money(seat(0)), position.money(seat(1))], [0, 6]);
    assert!(!position.is_shut(Concert), "it reopens with the next round");
}

#[test]
fn two_promo_tokens_on_a_venue_with_two_trucks_add_ten() {
    let mut position =
        concert(3, &[0, 1]).with_selected(0, &[Promote]).with_selected(1, &[Promote, Reroll]);
    play(&mut position, Promote, Aim::Venue(Concert));
    play(&mut position, Promote, Aim::Venue(Concert));
    assert_eq!(position.split(Concert).total, 13);
}

#[test]
fn a_promo_token_grows_with_the_trucks_up_to_five() {
    for (trucks, bonus) in [(1, 2), (2, 5), (3, 9), (4, 13), (5, 16), (6, 16)] {
        let mut position = concert(1, &vec![1; trucks]).with_selected(0, &[Promote, Reroll]);
        play(&mut position, Promote, Aim::Venue(Concert));
        assert_eq!(position.split(Concert).total, 1 + bonus, "{trucks} trucks");
    }
}

#[test]
fn a_triggered_venue_pays_again_at_the_end_if_a_truck_is_moved_in() {
    let mut position = concert(6, &[0, 1]);
    position = position.with_selected(0, &[Trigger]).with_selected(1, &[PlaceTruck]);
    play(&mut position, Trigger, Aim::Venue(Concert));
    assert_eq!([position.money(seat(0)), position.money(seat(1))], [3, 3]);
    assert_eq!(position.trucks_at(Concert), 0);
    play(&mut position, PlaceTruck, Aim::Venue(Concert));
    assert_eq!([position.money(seat(0)), position.money(seat(1))], [3, 9]);
}

#[test]
fn an_empty_venue_may_be_triggered_and_its_tokens_leave() {
    let mut position = concert(6, &[]).with_selected(0, &[Promote, Trigger, Reroll]);
    play(&mut position, Promote, Aim::Venue(Concert));
    play(&mut position, Trigger, Aim::Venue(Concert));
    assert_eq!((position.promos(Concert), position.money(seat(0))), (0, 0));
}

#[test]
fn a_truck_shut_down_and_placed_again_is_paid() {
    let mut position =
        concert(8, &[0]).with_selected(1, &[ShutTruck]).with_selected(0, &[Reroll, PlaceTruck]);
    play(&mut position, Reroll, Aim::Discard);
    play(&mut position, ShutTruck, Aim::Truck(0));
    assert_eq!(position.trucks_at_home(seat(0)), 4);
    play(&mut position, PlaceTruck, Aim::Venue(Concert));
    assert_eq!(position.money(seat(0)), 8);
}

#[test]
fn a_trigger_pays_a_doubled_truck_double_and_once_placed_back_it_is_paid_single() {
    let mut position = concert(5, &[0]).with_selected(0, &[DoublePayout, Trigger, PlaceTruck]);
    play(&mut position, DoublePayout, Aim::Truck(0));
    play(&mut position, Trigger, Aim::Venue(Concert));
    assert_eq!(position.money(seat(0)), 10);
    play(&mut position, PlaceTruck, Aim::Venue(Concert));
    assert_eq!(position.money(seat(0)), 15);
}

#[test]
fn a_reroll_on_a_shut_venue_changes_the_die_and_pays_nothing() {
    let mut position = concert(9, &[0]).with_selected(0, &[ShutVenue, Reroll, PlaceTruck]);
    play(&mut position, ShutVenue, Aim::Venue(Concert));
    let events = play(&mut position, Reroll, Aim::Venue(Concert));
    assert!(matches!(events[1], Event::Rerolled { venue: Concert, from: 9, to: 1..=8 }));
    play(&mut position, PlaceTruck, Aim::Discard);
    assert_eq!(position.money(seat(0)), 0);
}

#[test]
fn selected_cards_are_played_one_each_time_around_from_the_first_player() {
    let mut position =
        concert(4, &[0]).with_selected(0, &[Reroll, Reroll]).with_selected(2, &[Reroll]);
    for on in [0, 2, 0] {
        assert_eq!(position.turn(), Turn::Decide(seat(on)), "whoever has none is passed over");
        play(&mut position, Reroll, Aim::Discard);
    }
    assert_eq!(position.stage(), Stage::Send { asked: seat(0) });
}

#[test]
fn a_player_who_selects_nothing_keeps_all_cards_and_each_pays_at_the_end() {
    let mut position = concert(8, &[]).in_round(5).selecting();
    for _ in 0..3 {
        position.play(Move::CloseSelection, &mut |_| {}).unwrap();
    }
    assert_eq!(position.turn(), Turn::Over);
    let unused = position.unused(seat(0));
    assert_eq!(unused.total(), 10);
    // 2 Rerolls, a Move yours, and one of each other kind.
    assert_eq!(position.money(seat(0)), 2 + 2 + 2 + 3 + 3 + 2 + 2 + 1 + 2);
}

#[test]
fn a_tie_for_the_victory_is_broken_by_dice_and_lower_places_are_shared() {
    let start = || concert(8, &[]).in_round(5);
    let end = end_round(start().with_money(1, 30).with_money(2, 31).with_money(0, 11));
    assert_eq!(end.standings().winners().collect::<Vec<_>>(), [seat(2)]);
    // Seat 0 spent a Reroll, worth 1, and the others kept theirs.
    let end = end_round(start().with_money(0, 31).with_money(1, 30).with_money(2, 4));
    let (winner, dice) = end.tie().unwrap();
    assert_eq!(end.money(seat(0)), end.money(seat(1)));
    assert_eq!(end.standings().winners().collect::<Vec<_>>(), [*winner]);
    assert!(dice[0].is_some() && dice[1].is_some() && dice[2].is_none());
    let shared = end_round(start().with_money(0, 11).with_money(1, 10).with_money(2, 40));
    assert!(shared.tie().is_none());
    let ranks: Vec<_> = shared.standings().rows().iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [1, 2, 2]);
}

#[test]
fn every_action_refuses_what_it_is_not_for() {
    let position = concert(4, &[0, 1]).with_selected(
        0,
        &[Reroll, MoveYours, MoveTheirs, DoublePayout, ShutVenue, Trigger, PlaceTruck],
    );
    let drive = |truck, to| Aim::Drive { truck, to };
    assert_eq!(refused(&position, Reroll, Aim::Venue(Brewery)), Refusal::NotInPlay);
    assert_eq!(refused(&position, Reroll, Aim::Truck(0)), Refusal::WrongAim);
    assert_eq!(refused(&position, MoveYours, drive(1, Campus)), Refusal::NotYourTruck);
    assert_eq!(refused(&position, MoveTheirs, drive(0, Campus)), Refusal::YourOwnTruck);
    assert_eq!(refused(&position, MoveTheirs, drive(1, Concert)), Refusal::AlreadyThere);
    assert_eq!(refused(&position, MoveYours, drive(7, Campus)), Refusal::NoSuchTruck);
    assert_eq!(refused(&position, DoublePayout, Aim::Truck(1)), Refusal::NotYourTruck);
    assert_eq!(refused(&position, Promote, Aim::Venue(Concert)), Refusal::NotInHand);
    let full = TruckOff::arranged(3, &[(0, Concert); 4], SEED).with_selected(0, &[PlaceTruck]);
    assert_eq!(refused(&full, PlaceTruck, Aim::Venue(Campus)), Refusal::NoTruckAtHome);
    let mut shut = position.with_selected(0, &[ShutVenue]);
    play(&mut shut, ShutVenue, Aim::Venue(Concert));
    assert_eq!(refused(&shut, ShutVenue, Aim::Venue(Concert)), Refusal::VenueIsShut);
    assert_eq!(refused(&shut, Trigger, Aim::Venue(Concert)), Refusal::VenueIsShut);
}

#[test]
fn a_truck_is_doubled_once_and_takes_its_token_along() {
    let mut position = concert(4, &[0])
        .with_die(Campus, 3)
        .with_selected(0, &[DoublePayout, DoublePayout, MoveYours, Reroll]);
    play(&mut position, DoublePayout, Aim::Truck(0));
    assert_eq!(refused(&position, DoublePayout, Aim::Truck(0)), Refusal::AlreadyDoubled);
    play(&mut position, MoveYours, Aim::Drive { truck: 0, to: Campus });
    assert_eq!(position.outlook()[0], 6);
}

fn barry_game() -> TruckOff {
    TruckOff::deal(&Setup { seats: 2, ..TruckOff::plain_setup(2) }, SEED).unwrap()
}

fn random_moves_until(position: &mut TruckOff, done: impl Fn(&TruckOff) -> bool) -> Vec<Event> {
    let (mut dice, mut moves, mut events) = (Rng::from_seed(1), Vec::new(), Vec::new());
    while !done(position) {
        position.moves(&mut moves);
        let mv = dice.pick(&moves).unwrap();
        position.play(mv, &mut |event| events.push(event)).unwrap();
    }
    events
}

fn take(position: &mut TruckOff, place: u8) {
    let mv = Move::Play { pick: Pick::Grid(place), aim: Aim::Discard };
    position.play(mv, &mut |_| {}).unwrap();
}

#[test]
fn barrys_grid_frees_its_cards_from_the_top_row_down() {
    let executing = |position: &TruckOff| matches!(position.stage(), Stage::Execute { .. });
    let mut position = barry_game();
    random_moves_until(&mut position, executing);
    let free = |position: &TruckOff| position.grid().free().collect::<Vec<_>>();
    assert_eq!(free(&position), [13, 14, 15]);
    take(&mut position, 13);
    assert_eq!(free(&position), [9, 14, 15]);
    take(&mut position, 14);
    take(&mut position, 15);
    assert_eq!(free(&position), [9, 10, 11, 12]);
}

#[test]
fn four_rounds_with_barry_use_the_grid_up_exactly() {
    let mut position = barry_game();
    assert_eq!((position.money(seat(2)), position.rounds()), (20, 4));
    let mut grid_left = 16;
    for round in 1..=4 {
        assert_eq!((position.round(), position.grid().left()), (round, grid_left));
        let over_or_next =
            |position: &TruckOff| position.round() > round || position.turn() == Turn::Over;
        let events = random_moves_until(&mut position, over_or_next);
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Sent { .. })).count(), 3);
        assert!(position.first().index() < 2, "Barry never goes first");
        grid_left -= 4;
    }
    assert_eq!((position.turn(), position.grid().left()), (Turn::Over, 0));
    assert_eq!(position.standings().rows().len(), 3);
}

#[test]
fn barry_sends_two_different_trucks_every_pair_about_equally_often() {
    let mut pairs = std::collections::BTreeMap::new();
    for seed in 0..3_000 {
        let mut position = TruckOff::deal(&TruckOff::plain_setup(2), seed).unwrap();
        for _ in 0..2 {
            position
                .play(Move::Send(Concert, Campus), &mut |event| {
                    if let Event::Sent { owner, one, other } = event
                        && owner == seat(2)
                    {
                        assert!(one < other);
                        *pairs.entry((one, other)).or_insert(0) += 1;
                    }
                })
                .unwrap();
        }
    }
    assert_eq!(pairs.len(), 6);
    assert!(pairs.values().all(|&count: &i32| (400..600).contains(&count)), "{pairs:?}");
}

#[test]
fn trucks_stay_secret_until_all_have_chosen_and_then_stand_in_turn_order() {
    let mut position = TruckOff::deal(&TruckOff::plain_setup(3), SEED).unwrap();
    position.play(Move::Send(Concert, Campus), &mut |_| {}).unwrap();
    assert!(position.parked().is_empty());
    assert_eq!(position.seen_by(Some(seat(1))).sending(seat(0)), None);
    for _ in 0..2 {
        position.play(Move::Send(Concert, GamingCon), &mut |_| {}).unwrap();
    }
    let owners: Vec<_> = position.column(Concert).map(|(_, truck)| truck.owner).collect();
    assert_eq!(owners, position.in_turn_order().collect::<Vec<_>>());
    assert!(position.venues().iter().all(|&v: &Venue| (1..=v.sides()).contains(&position.die(v))));
}

#[test]
fn while_cards_are_selected_nobody_sees_how_many() {
    let mut position = concert(4, &[0]).selecting();
    position.play(Move::Select(Reroll), &mut |_| {}).unwrap();
    assert_eq!(position.seen_by(Some(seat(1))).selected_count(seat(0)), 0);
    for _ in 0..3 {
        position.play(Move::CloseSelection, &mut |_| {}).unwrap();
    }
    let view = position.seen_by(Some(seat(1)));
    assert_eq!((view.selected_count(seat(0)), view.selected(seat(0)).total()), (1, 0));
}

#[test]
fn a_special_lies_at_its_venue_until_another_replaces_it() {
    let setup = Setup { specials: true, ..TruckOff::plain_setup(6) };
    let mut position = TruckOff::deal(&setup, SEED).unwrap();
    let lying = |position: &TruckOff| -> Vec<Option<Special>> {
        position.venues().iter().map(|&venue| position.special(venue)).collect()
    };
    assert!((1..=2).contains(&lying(&position).iter().flatten().count()));
    assert_eq!(position.special_deck().len(), 22);
    let before = lying(&position);
    let next_round = |position: &TruckOff| position.round() == 2;
    let events = random_moves_until(&mut position, next_round);
    let mut expected = before;
    for event in events {
        if let Event::SpecialDrawn { special, venue } = event {
            expected[venue.index()] = Some(special);
        }
    }
    assert_eq!(lying(&position), expected);
    assert_eq!(position.special_deck().len(), 20);
}
