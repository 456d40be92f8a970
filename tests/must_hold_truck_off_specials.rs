//! What each daily special of Truck Off does, and what it does not.

#![allow(clippy::unwrap_used, clippy::panic)]

use taco_street::rules::truck_off::Action::*;
use taco_street::rules::truck_off::Special::*;
use taco_street::rules::truck_off::Venue::*;
use taco_street::rules::truck_off::{
    Action, Aim, Event, Move, Pick, Refusal, Setup, Special, TruckOff,
};
use taco_street::rules::{Game, Seat};

/// Three seats, trucks of these owners at the Concert, and what lies there.
fn concert(special: Special, die: u8, owners: &[usize]) -> TruckOff {
    let trucks: Vec<_> = owners.iter().map(|&owner| (owner, Concert)).collect();
    TruckOff::arranged(3, &trucks, 9).with_die(Concert, die).with_special(Concert, special)
}

fn play(position: &mut TruckOff, action: Action, aim: Aim) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    let mv = Move::Play { pick: Pick::Selected(action), aim };
    position.play(mv, &mut |event| events.push(event)).map(|()| events)
}

fn end_round(position: TruckOff) -> (TruckOff, Vec<Event>) {
    let mut position = position.with_selected(0, &[Reroll]);
    let events = play(&mut position, Reroll, Aim::Discard).unwrap();
    (position, events)
}

/// Everybody's money after the round.
fn money(position: TruckOff) -> [i32; 3] {
    let (position, _) = end_round(position);
    [0, 1, 2].map(|owner| position.money(Seat::new(owner)))
}

/// What lies at a venue counts only while it is open.
fn shut(position: TruckOff) -> TruckOff {
    let mut position = position.with_selected(0, &[ShutVenue, Reroll]);
    play(&mut position, ShutVenue, Aim::Venue(Concert)).unwrap();
    position
}

#[test]
fn happy_hour_adds_one_per_truck_to_the_total() {
    assert_eq!(money(concert(HappyHour, 5, &[0, 1, 2])), [2, 2, 2]);
}

#[test]
fn loyal_regulars_round_shares_up() {
    assert_eq!(money(concert(LoyalRegulars, 5, &[0, 1])), [3, 3, 0]);
    assert_eq!(money(concert(LoyalRegulars, 1, &[0, 1])), [1, 1, 0]);
}

#[test]
fn grand_prize_doubles_a_lone_truck_and_multiplies_with_a_token() {
    assert_eq!(money(concert(GrandPrize, 5, &[1])), [0, 10, 0]);
    assert_eq!(money(concert(GrandPrize, 5, &[0, 1])), [2, 2, 0]);
    let mut doubled = concert(GrandPrize, 5, &[0]).with_selected(0, &[DoublePayout]);
    play(&mut doubled, DoublePayout, Aim::Truck(0)).unwrap();
    assert_eq!(doubled.money(Seat::new(0)), 20);
}

#[test]
fn vip_parking_protects_from_others_but_not_from_its_owner_a_trigger_or_a_shutdown() {
    let position = concert(VipParking, 6, &[0, 1])
        .with_selected(0, &[MoveTheirs, ShutTruck, MoveYours, Trigger, ShutVenue]);
    let mut copy = position.clone();
    let drive = |truck| Aim::Drive { truck, to: Campus };
    assert_eq!(play(&mut copy, MoveTheirs, drive(1)), Err(Refusal::VipParking));
    assert_eq!(play(&mut copy, ShutTruck, Aim::Truck(1)), Err(Refusal::VipParking));
    assert!(play(&mut position.clone(), MoveYours, drive(0)).is_ok());
    assert!(play(&mut position.clone(), ShutTruck, Aim::Truck(0)).is_ok());
    assert!(play(&mut position.clone(), Trigger, Aim::Venue(Concert)).is_ok());
    assert!(play(&mut copy, ShutVenue, Aim::Venue(Concert)).is_ok());
    assert!(play(&mut copy, MoveTheirs, drive(1)).is_ok(), "a shut venue has no special");
}

#[test]
fn two_for_one_keeps_the_higher_and_slow_day_the_lower_of_two() {
    for (special, keeps_higher) in [(TwoForOne, true), (SlowDay, false)] {
        let mut seen = 0;
        for seed in 0..300 {
            let setup = Setup { specials: true, ..TruckOff::plain_setup(3) };
            let mut position = TruckOff::deal(&setup, seed).unwrap();
            let mut rolled = None;
            for _ in 0..3 {
                let mut hear = |event| {
                    if let Event::RolledTwice { venue, special: by, value, ignored } = event
                        && by == special
                    {
                        rolled = Some((venue, value, ignored));
                    }
                };
                position.play(Move::Send(Concert, Campus), &mut hear).unwrap();
            }
            if let Some((venue, value, ignored)) = rolled {
                assert_eq!(position.die(venue), value);
                assert!(if keeps_higher { value >= ignored } else { value <= ignored });
                seen += 1;
            }
        }
        assert!(seen > 5, "{special:?} was seen {seen} times");
    }
}

#[test]
fn a_reroll_rolls_one_die_whatever_lies_at_the_venue() {
    let mut position = concert(SlowDay, 5, &[0]).with_selected(0, &[Reroll, Promote]);
    let events = play(&mut position, Reroll, Aim::Venue(Concert)).unwrap();
    assert!(matches!(events[1], Event::Rerolled { venue: Concert, from: 5, .. }));
}

#[test]
fn sponsor_gives_two_to_owners_of_exactly_one_truck_and_does_not_double() {
    assert_eq!(money(concert(Sponsor, 6, &[0, 1, 1])), [4, 4, 0]);
    let mut doubled = concert(Sponsor, 6, &[0]).with_selected(0, &[DoublePayout]);
    play(&mut doubled, DoublePayout, Aim::Truck(0)).unwrap();
    assert_eq!(doubled.money(Seat::new(0)), 14);
}

#[test]
fn long_line_gives_the_remainder_to_the_poorest_and_the_earlier_of_equals() {
    assert_eq!(money(concert(LongLine, 5, &[0, 1])), [3, 2, 0]);
    assert_eq!(money(concert(LongLine, 5, &[1, 0]).with_money(0, 4)), [6, 3, 0]);
    let (_, events) = end_round(concert(LongLine, 6, &[0, 1]));
    assert!(!events.iter().any(|event| matches!(event, Event::StoodInLine { .. })));
}

#[test]
fn flash_mob_rolls_a_low_die_once_and_never_without_a_truck() {
    let rolls = |position| {
        let (_, events) = end_round(position);
        events.iter().filter(|event| matches!(event, Event::MobRolled { .. })).count()
    };
    assert_eq!(rolls(concert(FlashMob, 3, &[1])), 1);
    assert_eq!(rolls(concert(FlashMob, 4, &[1])), 0, "half its sides is not less than half");
    assert_eq!(rolls(concert(FlashMob, 3, &[])), 0);
}

#[test]
fn sold_out_pays_the_first_two_of_the_column_and_promo_counts_all() {
    assert_eq!(money(concert(SoldOut, 7, &[2, 1, 0])), [0, 3, 3]);
    assert_eq!(money(concert(SoldOut, 7, &[2])), [0, 0, 7]);
    let mut promoted = concert(SoldOut, 7, &[2, 1, 0]).with_selected(0, &[Promote]);
    play(&mut promoted, Promote, Aim::Venue(Concert)).unwrap();
    assert_eq!(promoted.money(Seat::new(2)), (7 + 9) / 2);
}

#[test]
fn a_truck_that_is_moved_goes_to_the_end_of_the_column() {
    let mut position = TruckOff::arranged(3, &[(0, Campus), (1, Concert), (2, Concert)], 9)
        .with_die(Concert, 8)
        .with_special(Concert, SoldOut)
        .with_selected(0, &[MoveYours]);
    play(&mut position, MoveYours, Aim::Drive { truck: 0, to: Concert }).unwrap();
    assert_eq!([0, 1, 2].map(|owner| position.money(Seat::new(owner))), [0, 4, 4]);
}

#[test]
fn health_inspection_costs_one_per_truck_of_three_or_more_but_never_the_last_cent() {
    let rich = concert(HealthInspection, 6, &[0, 1, 1]).with_money(0, 5).with_money(1, 5);
    assert_eq!(money(rich), [5 - 1 + 2, 5 - 2 + 4, 0]);
    assert_eq!(money(concert(HealthInspection, 6, &[0, 1, 2])), [2, 2, 2], "nothing to take");
    let two = concert(HealthInspection, 6, &[0, 1]).with_money(0, 5);
    assert_eq!(money(two), [8, 3, 0]);
}

#[test]
fn a_street_party_cannot_be_shut_down() {
    let mut position = concert(StreetParty, 6, &[1]).with_selected(0, &[ShutVenue]);
    let refused = play(&mut position, ShutVenue, Aim::Venue(Concert));
    assert_eq!(refused, Err(Refusal::StreetParty));
    assert!(play(&mut position, ShutVenue, Aim::Venue(Campus)).is_ok());
}

#[test]
fn a_shut_venue_has_no_special() {
    for special in [HappyHour, Sponsor, LongLine, HealthInspection, GrandPrize] {
        let position = shut(concert(special, 5, &[0, 1, 2]).with_money(0, 4));
        assert_eq!(money(position), [4, 0, 0], "{special:?}");
    }
}
