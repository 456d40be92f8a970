//! The worked examples of Tacoloco, each named after what it shows.

use taco_street::rules::tacoloco::Card::*;
use taco_street::rules::tacoloco::{Card, Event, Move, Place, Refusal, Tacoloco};
use taco_street::rules::{Game, Rng, Seat, Turn};

const ANA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);
const FULL: &[Card] = &[One, Two, Four];
const DECK: &[Card] = &[Two, Four, One, Six, Five];

fn table(hands: &[&[Card]], tacos: &[&[Card]]) -> Tacoloco {
    Tacoloco::arranged(hands, tacos, DECK, ANA)
}

fn lay(card: Card, place: Place) -> Move {
    Move::Lay { card, place }
}

fn onto(card: Card, taco: u8) -> Move {
    lay(card, Place::Onto(taco))
}

fn play(position: &mut Tacoloco, mv: Move) -> Vec<Event> {
    let mut events = Vec::new();
    position.play(mv, &mut |event| events.push(event)).expect("the example's move is legal");
    events
}

fn moves(position: &Tacoloco) -> Vec<Move> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves
}

fn sums(position: &Tacoloco) -> Vec<u8> {
    position.tacos().iter().map(|taco| taco.sum).collect()
}

#[test]
fn a_five_on_a_three_announces_eight_and_nothing_else() {
    let mut position = table(&[&[Five, One, Two], FULL], &[&[Three]]);
    let events = play(&mut position, onto(Five, 0));
    assert_eq!(
        events,
        [Event::Laid { seat: ANA, card: Five, taco: 0, sum: 8 }, Event::Drew { seat: ANA }]
    );
    assert_eq!(sums(&position), [8]);
    assert_eq!((position.front_count(ANA), position.front_count(BEN)), (0, 0));
    assert_eq!(position.turn(), Turn::Decide(BEN));
}

#[test]
fn eight_and_three_is_perfect_and_all_cards_go_to_the_chosen_player() {
    let mut position = table(&[&[Three, One, Two], FULL, FULL], &[&[Three, Five]]);
    play(&mut position, onto(Three, 0));
    assert_eq!(moves(&position), [Move::Give(BEN), Move::Give(CLEO)]);
    let events = play(&mut position, Move::Give(CLEO));
    assert_eq!(events[0], Event::Gave { seat: ANA, to: CLEO, cards: 3 });
    assert_eq!(position.front_cards(CLEO).collect::<Vec<_>>(), [Three, Five, Three]);
    assert_eq!((position.front_count(ANA), position.front_count(BEN)), (0, 0));
    assert!(position.tacos().is_empty());
    assert_eq!(position.turn(), Turn::Decide(BEN));
}

#[test]
fn a_giver_may_not_choose_themselves_nor_an_empty_chair() {
    let mut position = table(&[&[Three, One, Two], FULL, FULL], &[&[Three, Five]]);
    play(&mut position, onto(Three, 0));
    assert_eq!(position.play(Move::Give(ANA), &mut |_| {}), Err(Refusal::NotToYourself));
    assert_eq!(position.play(Move::Give(Seat::new(3)), &mut |_| {}), Err(Refusal::NoSuchSeat));
    assert_eq!(position.play(onto(One, 0), &mut |_| {}), Err(Refusal::NotAsked));
}

#[test]
fn with_two_players_nothing_is_asked() {
    let mut position = table(&[&[Three, One, Two], FULL], &[&[Three, Five]]);
    play(&mut position, onto(Three, 0));
    assert_eq!(position.front_count(BEN), 3);
    assert_eq!(position.turn(), Turn::Decide(BEN));
}

#[test]
fn a_three_on_a_three_makes_a_second_taco_and_both_remain() {
    let mut position = table(&[&[Three, One, Two], FULL], &[&[Five, Three]]);
    assert_eq!(position.play(onto(Three, 0), &mut |_| {}), Err(Refusal::SameAsTop));
    play(&mut position, lay(Three, Place::NewTaco));
    assert_eq!(sums(&position), [8, 3]);
}

#[test]
fn with_tops_three_and_six_a_three_goes_onto_the_six_or_opens_a_taco() {
    let position = table(&[&[Three], FULL], &[&[Three], &[Six]]);
    assert_eq!(moves(&position), [onto(Three, 1), lay(Three, Place::NewTaco)]);
}

#[test]
fn with_tops_three_and_three_a_three_can_only_open_a_taco() {
    let position = table(&[&[Three], FULL], &[&[Three], &[Three]]);
    assert_eq!(moves(&position), [lay(Three, Place::NewTaco)]);
}

#[test]
fn a_new_taco_needs_an_equal_top_while_a_taco_stands() {
    let mut position = table(&[&[Five, Legendary, Lonesome], FULL], &[&[Three]]);
    for card in [Five, Legendary, Lonesome] {
        let refused = position.play(lay(card, Place::NewTaco), &mut |_| {});
        assert_eq!(refused, Err(Refusal::NoEqualTop));
    }
}

#[test]
fn an_eight_on_seven_ruins_the_taco_and_its_player_takes_it_all() {
    let mut position = table(&[&[Eight, One, Two], FULL], &[&[Three, Four]]);
    let events = play(&mut position, onto(Eight, 0));
    assert_eq!(events[1], Event::Ruined { seat: ANA, sum: 15, cards: 3 });
    assert_eq!(position.front_count(ANA), 3);
    assert!(position.tacos().is_empty());
    assert_eq!(position.turn(), Turn::Decide(BEN));
}

#[test]
fn of_two_counters_only_the_nearer_lonesome_is_spent() {
    let hands: &[&[Card]] =
        &[&[Legendary, One, Two], &[Lonesome, One, Two], &[Lonesome, Four, Six]];
    let mut position = table(hands, &[&[Three, Five]]);
    play(&mut position, onto(Legendary, 0));
    assert_eq!(position.turn(), Turn::Decide(BEN));
    let events = play(&mut position, Move::Counter);
    assert_eq!(events[0], Event::Countered { seat: BEN, victim: ANA, cards: 4 });
    assert_eq!(position.front_cards(ANA).collect::<Vec<_>>(), [Lonesome, Legendary, Five, Three]);
    assert_eq!(position.hand(BEN), [One, Two, Two], "the counter's player has three cards again");
    assert_eq!(position.hand(CLEO), [Lonesome, Four, Six]);
    assert_eq!(position.turn(), Turn::Decide(BEN), "left of the Legendary's player");
}

#[test]
fn the_farther_lonesome_counts_when_the_nearer_lets_it_pass() {
    let hands: &[&[Card]] =
        &[&[Legendary, One, Two], &[Lonesome, One, Two], &[Lonesome, Four, Six]];
    let mut position = table(hands, &[&[Three, Five]]);
    play(&mut position, onto(Legendary, 0));
    play(&mut position, Move::LetPass);
    assert_eq!(position.turn(), Turn::Decide(CLEO));
    play(&mut position, Move::Counter);
    assert_eq!(position.front_count(ANA), 4);
    assert_eq!(position.turn(), Turn::Decide(BEN));
}

#[test]
fn everybody_with_cards_is_asked_and_without_a_lonesome_can_only_let_it_pass() {
    let mut position = table(&[&[Legendary, One, Two], FULL, &[], FULL], &[&[Three]]);
    play(&mut position, onto(Legendary, 0));
    assert_eq!((position.turn(), moves(&position)), (Turn::Decide(BEN), vec![Move::LetPass]));
    assert_eq!(position.play(Move::Counter, &mut |_| {}), Err(Refusal::NoLonesome));
    play(&mut position, Move::LetPass);
    assert_eq!(position.turn(), Turn::Decide(Seat::new(3)), "an empty hand is not asked");
    play(&mut position, Move::LetPass);
    assert_eq!(moves(&position).len(), 3, "an empty hand may still be given the taco");
}

#[test]
fn a_lonesome_sets_the_sum_back_but_its_taco_keeps_all_cards() {
    let mut position = table(&[&[Lonesome], &[Eight], &[Three]], &[&[Four, Five]]);
    play(&mut position, onto(Lonesome, 0));
    assert_eq!(sums(&position), [0]);
    play(&mut position, onto(Eight, 0));
    assert_eq!(sums(&position), [8]);
    let events = play(&mut position, onto(Three, 0));
    assert_eq!(events[1], Event::Perfect { seat: CLEO, cards: 5 });
    play(&mut position, Move::Give(ANA));
    assert_eq!(position.front_count(ANA), 5);
}

#[test]
fn lonesome_on_lonesome_is_allowed_and_nothing_matches_it() {
    let mut position = table(&[&[Lonesome, One], &[Five]], &[&[Four, Lonesome]]);
    play(&mut position, onto(Lonesome, 0));
    assert_eq!(moves(&position), [onto(Five, 0)]);
}

#[test]
fn a_lonesome_alone_is_a_taco_with_sum_zero() {
    let mut position = table(&[&[Lonesome, One], FULL], &[]);
    play(&mut position, lay(Lonesome, Place::NewTaco));
    assert_eq!(sums(&position), [0]);
}

#[test]
fn a_legendary_alone_is_a_perfect_taco_of_one_card() {
    let mut position = table(&[&[Legendary, One], FULL, FULL], &[]);
    play(&mut position, lay(Legendary, Place::NewTaco));
    play(&mut position, Move::LetPass);
    play(&mut position, Move::LetPass);
    play(&mut position, Move::Give(BEN));
    assert_eq!(position.front_cards(BEN).collect::<Vec<_>>(), [Legendary]);
}

#[test]
fn a_legendary_countered_on_an_empty_table_costs_two_cards_and_the_next_player_opens() {
    let mut position = table(&[&[Legendary, One, Two], &[Lonesome, One, Two]], &[]);
    play(&mut position, lay(Legendary, Place::NewTaco));
    play(&mut position, Move::Counter);
    assert_eq!(position.front_count(ANA), 2);
    assert!(position.tacos().is_empty());
    assert_eq!(position.turn(), Turn::Decide(BEN));
    assert!(
        moves(&position).iter().all(|mv| matches!(mv, Move::Lay { place: Place::NewTaco, .. }))
    );
}

#[test]
fn the_last_card_of_the_deck_goes_to_the_counters_player() {
    let hands: &[&[Card]] = &[&[Legendary, One, Two], &[Lonesome, One, Two]];
    let mut position = Tacoloco::arranged(hands, &[&[Three]], &[Six], ANA);
    play(&mut position, onto(Legendary, 0));
    play(&mut position, Move::Counter);
    assert_eq!(position.hand(BEN), [One, Two, Six]);
    assert_eq!(position.hand(ANA), [One, Two]);
    assert_eq!(position.deck_count(), 0);
}

#[test]
fn seventy_cards_are_always_accounted_for() {
    for seats in 2..=5 {
        let mut rng = Rng::from_seed(seats as u64);
        let mut position = Tacoloco::deal(&Tacoloco::plain_setup(seats), 11).unwrap();
        while position.turn() != Turn::Over {
            let mv = rng.pick(&moves(&position)).unwrap();
            play(&mut position, mv);
            let hands: usize = (0..seats).map(|seat| position.hand(Seat::new(seat)).len()).sum();
            let fronts: usize = (0..seats).map(|seat| position.front_count(Seat::new(seat))).sum();
            let tacos: usize = position.tacos().iter().map(|taco| taco.count()).sum();
            assert_eq!(position.deck_count() + hands + tacos + fronts, 70);
        }
    }
}

#[test]
fn once_the_deck_is_empty_hands_shrink_three_two_one_nothing() {
    let hands: &[&[Card]] = &[&[One, Two, Four], &[Five, One, Two]];
    let mut position = Tacoloco::arranged(hands, &[], &[], ANA);
    let mut sizes = vec![];
    while position.turn() != Turn::Over {
        let mv = moves(&position)[0];
        play(&mut position, mv);
        sizes.push((position.hand(ANA).len(), position.hand(BEN).len()));
    }
    assert_eq!(sizes, [(2, 3), (2, 2), (1, 2), (1, 1), (0, 1), (0, 0)]);
}

#[test]
fn a_player_who_countered_late_simply_runs_out_first() {
    let hands: &[&[Card]] = &[&[Legendary, One, Two], &[Lonesome, Five]];
    let mut position = Tacoloco::arranged(hands, &[&[Three]], &[], ANA);
    play(&mut position, onto(Legendary, 0));
    play(&mut position, Move::Counter);
    play(&mut position, lay(Five, Place::NewTaco));
    play(&mut position, onto(One, 0));
    assert_eq!(position.hand(BEN), []);
    assert_eq!(position.turn(), Turn::Decide(ANA), "Ben has run out, Ana plays on");
}

#[test]
fn a_player_with_an_empty_hand_is_passed_over_and_the_game_ends_with_the_last_card() {
    let mut position = Tacoloco::arranged(&[&[One, Two], &[], &[Five]], &[&[Three]], &[], ANA);
    play(&mut position, onto(One, 0));
    assert_eq!(position.turn(), Turn::Decide(CLEO), "the empty hand is passed over");
    play(&mut position, onto(Five, 0));
    let events = play(&mut position, onto(Two, 0));
    assert_eq!(events.last(), Some(&Event::Perfect { seat: ANA, cards: 4 }));
    play(&mut position, Move::Give(BEN));
    assert_eq!(position.turn(), Turn::Over, "over once the last taco has gone");
    let standings = position.standings();
    assert_eq!(standings.winners().collect::<Vec<_>>(), [ANA, CLEO], "ties share the victory");
}

#[test]
fn cards_in_unfinished_tacos_count_for_nobody() {
    let mut position = Tacoloco::arranged(&[&[One], &[]], &[&[Three]], &[], ANA);
    play(&mut position, onto(One, 0));
    assert_eq!(position.turn(), Turn::Over);
    assert!(position.standings().rows().iter().all(|row| row.score == 0 && row.rank == 1));
}
