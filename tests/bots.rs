//! What every bot promises: legal moves, the same answer to the same question, no peeking, no laughable moves.

#![allow(clippy::unwrap_used, clippy::panic)]

use taco_street::ai::wire::{self, Budget, Question};
use taco_street::ai::{Judged, Level, Mind, choose};
use taco_street::rules::deck::full_deck;
use taco_street::rules::tacoloco::Card::*;
use taco_street::rules::tacoloco::{Card, Move, Place, Tacoloco};
use taco_street::rules::truck_off::TruckOff;
use taco_street::rules::{Game, GameId, Rng, Seat, Turn};

const ITERATIONS: u32 = 300;
const ME: Seat = Seat::new(0);

/// Positions along random games, with the deciding seat.
fn positions<G: Game>(seats: usize, games: u64) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    let mut moves = Vec::new();
    for seed in 0..games {
        let mut dice = Rng::from_seed(seed);
        let mut position = G::deal(&G::plain_setup(seats), seed).unwrap();
        while let Turn::Decide(seat) = position.turn() {
            if dice.below(8) == 0 {
                found.push((position.clone(), seat));
            }
            position.moves(&mut moves);
            position.play(dice.pick(&moves).unwrap(), &mut |_| {}).unwrap();
        }
    }
    found
}

fn every_level_plays_legal_moves_and_repeats_itself<G: Judged>(seats: usize) {
    let mut moves = Vec::new();
    for (index, (position, seat)) in positions::<G>(seats, 4).into_iter().enumerate() {
        position.moves(&mut moves);
        for level in Level::ALL {
            let ask = || choose(position.seen_by(Some(seat)), level, ITERATIONS, index as u64);
            let answer = ask().unwrap();
            assert!(moves.contains(&answer), "{level:?} played {answer:?}");
            assert_eq!(ask(), Some(answer), "{level:?} changed its mind");
        }
    }
}

/// The unseen cards of the same view are dealt in another way: a bot that answers differently has peeked.
fn no_level_peeks<G: Judged>(seats: usize) {
    let mut dice = Rng::from_seed(5);
    for (position, seat) in positions::<G>(seats, 4) {
        let mut other = position.seen_by(Some(seat));
        other.imagine(&mut dice);
        for level in Level::ALL {
            let answer = |world: &G| choose(world.seen_by(Some(seat)), level, ITERATIONS, 9);
            assert_eq!(answer(&position), answer(&other), "{level:?} looked at hidden cards");
        }
    }
}

#[test]
fn tacoloco_bots_play_legal_moves_and_repeat_themselves() {
    for seats in 2..=5 {
        every_level_plays_legal_moves_and_repeats_itself::<Tacoloco>(seats);
    }
}

#[test]
fn tacoloco_bots_do_not_peek() {
    for seats in 2..=5 {
        no_level_peeks::<Tacoloco>(seats);
    }
}

#[test]
fn truck_off_bots_play_legal_moves_and_repeat_themselves() {
    for seats in [2, 3, 6] {
        every_level_plays_legal_moves_and_repeats_itself::<TruckOff>(seats);
    }
}

#[test]
fn truck_off_bots_do_not_peek() {
    for seats in [2, 3, 6] {
        no_level_peeks::<TruckOff>(seats);
    }
}

#[test]
fn thinking_in_slices_gives_the_same_move_as_thinking_at_once() {
    for (position, seat) in positions::<Tacoloco>(3, 3) {
        let view = position.seen_by(Some(seat));
        let mut in_parts = Mind::new(view, Level::Hard, 3);
        (0..10).for_each(|_| {
            in_parts.think(ITERATIONS / 10);
        });
        assert_eq!(in_parts.choice(), choose(view, Level::Hard, ITERATIONS, 3));
    }
}

#[test]
fn a_question_survives_the_way_to_the_worker() {
    let position = Tacoloco::deal(&Tacoloco::plain_setup(3), 7).unwrap();
    let Turn::Decide(seat) = position.turn() else { panic!("a new game is not over") };
    let view = wire::to_bytes(&position.seen_by(Some(seat)));
    let (game, level, budget) = (GameId::Tacoloco, Level::Hard, Budget::Iterations(ITERATIONS));
    let question = Question { id: 1, game, level, budget, seed: 4, view };
    let mut thinking = wire::start_thinking(&question).unwrap();
    thinking.think(ITERATIONS);
    let choice = thinking.choice().unwrap();
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mv = moves[choice.index as usize];
    assert_eq!(Some(mv), choose(position.seen_by(Some(seat)), Level::Hard, ITERATIONS, 4));
    assert_eq!(wire::from_bytes(&choice.reason), Some(position.reason(mv)));
    let nonsense = Question { view: vec![255; 40], ..question };
    assert!(wire::start_thinking(&nonsense).is_none());
}

/// Enough for hard to be sure of itself.
const MANY: u32 = 10_000;
const RIVAL: &[Card] = &[Two, Four, Five];

fn answers(level: Level, hand: &[Card], tacos: &[&[Card]]) -> Vec<Move> {
    let mut deck: Vec<Card> = full_deck().collect();
    for card in hand.iter().chain(RIVAL).chain(RIVAL).chain(tacos.iter().copied().flatten()) {
        let place = deck.iter().position(|other| other == card).unwrap();
        deck.remove(place);
    }
    let position = Tacoloco::arranged(&[hand, RIVAL, RIVAL], tacos, &deck, ME);
    (0..12).filter_map(|seed| choose(position.seen_by(Some(ME)), level, MANY, seed)).collect()
}

fn onto(card: Card, taco: u8) -> Move {
    Move::Lay { card, place: Place::Onto(taco) }
}

#[test]
fn every_bot_takes_a_perfect_taco_of_four_cards() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let chosen = answers(level, &[Three, Eight, Seven], &[&[One, Two, Five]]);
        assert!(chosen.iter().all(|&mv| mv == onto(Three, 0)), "{level:?}: {chosen:?}");
    }
}

#[test]
fn no_bot_ruins_a_taco_while_a_safe_card_is_in_hand() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let chosen = answers(level, &[One, Eight, Seven], &[&[One, Two, Five]]);
        assert!(chosen.iter().all(|&mv| mv == onto(One, 0)), "{level:?}: {chosen:?}");
    }
}

#[test]
fn a_bot_that_must_ruin_takes_the_smaller_taco() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let chosen = answers(level, &[Eight, Seven], &[&[Two, One, Two, Five], &[Four, Six]]);
        let smaller = |mv: &Move| matches!(mv, Move::Lay { place: Place::Onto(1), .. });
        assert!(chosen.iter().all(smaller), "{level:?}: {chosen:?}");
    }
}

#[test]
fn no_bot_wastes_a_legendary_on_a_taco_of_two_cards() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let chosen = answers(level, &[Legendary, One, Two], &[&[Three]]);
        let wasted = |mv: &Move| matches!(mv, Move::Lay { card: Legendary, .. });
        assert!(!chosen.iter().any(wasted), "{level:?}: {chosen:?}");
    }
}

#[test]
fn bots_give_a_perfect_taco_to_the_one_in_front() {
    let mut position = Tacoloco::arranged(
        &[&[Three, One], &[One, Eight], &[Eight]],
        &[&[Six, Four]],
        &[],
        Seat::new(1),
    );
    // Seat 1 ruins a taco and seat 2 opens one, so that seat 2 is ahead of seat 1.
    position.play(onto(Eight, 0), &mut |_| {}).unwrap();
    position.play(Move::Lay { card: Eight, place: Place::NewTaco }, &mut |_| {}).unwrap();
    position.play(onto(Three, 0), &mut |_| {}).unwrap();
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let choice = choose(position.seen_by(Some(ME)), level, MANY, 1);
        assert_eq!(choice, Some(Move::Give(Seat::new(2))), "{level:?}");
    }
}
