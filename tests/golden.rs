//! One whole game per game and player count as text. A difference means that the rules changed: if
//! that was meant, raise the game's `RULES_VERSION` and rewrite the files with `UPDATE_GOLDEN=1`.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use taco_street::rules::tacoloco::Tacoloco;
use taco_street::rules::truck_off::{Setup, TruckOff};
use taco_street::rules::{Game, Record, Rng, Seed, Turn};

/// A random game, chosen by the seed alone.
fn random_record<G: Game>(setup: G::Setup, seed: Seed) -> Record<G> {
    let mut record = Record::<G>::new(setup, seed);
    let mut position = record.replay().unwrap();
    let mut dice = Rng::from_seed(seed);
    let mut moves = Vec::new();
    while position.turn() != Turn::Over {
        position.moves(&mut moves);
        let mv = dice.pick(&moves).unwrap();
        position.play(mv, &mut |_| {}).unwrap();
        record.moves.push(mv);
    }
    record
}

fn as_text<G: Game>(record: &Record<G>) -> String {
    let mut text = format!(
        "{} rules {} seed {} {:?}\n",
        G::ID.slug(),
        record.rules_version,
        record.seed,
        record.setup
    );
    let mut before = record.replay_first(0, &mut |_, _, _| {}).unwrap();
    let end = record
        .replay_first(record.moves.len(), &mut |ply, position, events| {
            let Turn::Decide(seat) = before.turn() else { panic!("a move after the end") };
            let _ = writeln!(text, "{ply} seat {}: {:?}", seat.index(), record.moves[ply]);
            events.iter().for_each(|event| {
                let _ = writeln!(text, "    {event:?}");
            });
            before = position.clone();
        })
        .unwrap();
    end.standings().rows().iter().for_each(|row| {
        let _ = writeln!(text, "{row:?}");
    });
    let _ = writeln!(text, "{}", record.to_link());
    text
}

fn check<G: Game>(name: &str, setup: G::Setup, seed: Seed) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.txt"));
    let text = as_text(&random_record::<G>(setup, seed));
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    for (number, (ours, theirs)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(ours, theirs, "{name}, line {}", number + 1);
    }
    assert_eq!(text.lines().count(), golden.lines().count(), "{name}: length");
}

#[test]
fn tacoloco_plays_as_it_always_did() {
    for seats in 2..=5 {
        let setup = Tacoloco::plain_setup(seats);
        check::<Tacoloco>(&format!("tacoloco-{seats}"), setup, 100 + seats as u64);
    }
}

#[test]
fn truck_off_plays_as_it_always_did() {
    for seats in [2, 4, 6] {
        let setup = TruckOff::plain_setup(seats);
        check::<TruckOff>(&format!("truck-off-{seats}"), setup, 200 + seats as u64);
    }
    let setup = Setup { specials: true, ..TruckOff::plain_setup(4) };
    check::<TruckOff>("truck-off-4-specials", setup, 204);
}
