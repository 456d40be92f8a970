//! Bytes from outside: every kind of damage gets its own answer, and none of them a panic.

#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;
use taco_street::rules::record::{RecordError, RecordFile};
use taco_street::rules::tacoloco::{Setup, Tacoloco};
use taco_street::rules::{Game, Record, Turn};

/// The first legal move at every decision.
fn some_record() -> Record<Tacoloco> {
    let mut record = Record::<Tacoloco>::new(Setup { seats: 3 }, 5);
    let mut position = record.replay().unwrap();
    let mut moves = Vec::new();
    while position.turn() != Turn::Over {
        position.moves(&mut moves);
        position.play(moves[0], &mut |_| {}).unwrap();
        record.moves.push(moves[0]);
    }
    record
}

fn read(record: &Record<Tacoloco>) -> Result<(), RecordError> {
    Record::<Tacoloco>::from_link(&record.to_link()).map(|_| ())
}

#[test]
fn a_link_that_is_cut_off_or_edited_is_told_from_one_that_never_was_a_record() {
    let link = some_record().to_link();
    let cut = &link[..link.len() - 8];
    assert_eq!(Record::<Tacoloco>::from_link(cut).unwrap_err(), RecordError::Damaged);
    let edited = link.replacen(&link[20..21], if &link[20..21] == "A" { "B" } else { "A" }, 1);
    assert_eq!(Record::<Tacoloco>::from_link(&edited).unwrap_err(), RecordError::Damaged);
    for nonsense in ["", "?", "a b", "ñandú"] {
        assert_eq!(Record::<Tacoloco>::from_link(nonsense).unwrap_err(), RecordError::NotARecord);
    }
}

#[test]
fn a_megabyte_long_link_is_refused_unread() {
    let link = "A".repeat(1 << 20);
    assert_eq!(Record::<Tacoloco>::from_link(&link).unwrap_err(), RecordError::TooLong);
}

#[test]
fn a_record_of_other_rules_says_which() {
    let mut record = some_record();
    record.rules_version = 0;
    let ours = Tacoloco::RULES_VERSION;
    assert_eq!(read(&record), Err(RecordError::OtherRules { found: 0, ours }));
}

#[test]
fn an_impossible_setup_or_move_is_named() {
    let mut record = some_record();
    record.setup.seats = 9;
    assert!(matches!(read(&record), Err(RecordError::ImpossibleSetup(_))));

    let mut record = some_record();
    record.moves.swap(3, 11);
    assert!(matches!(read(&record), Err(RecordError::IllegalMove { .. })));

    let mut record = some_record();
    record.moves.push(record.moves[0]);
    let ply = record.moves.len() - 1;
    assert_eq!(read(&record), Err(RecordError::IllegalMove { ply }));
}

#[test]
fn a_record_with_more_moves_than_any_game_has_is_refused() {
    let mut record = some_record();
    record.moves = vec![record.moves[0]; Tacoloco::LONGEST + 1];
    assert_eq!(read(&record), Err(RecordError::TooLong));
}

fn some_file() -> String {
    let record = some_record();
    let standings = record.replay().unwrap().standings();
    RecordFile::write(&record, &["you", "easy", "hard"], &standings)
}

fn open_file(json: &str) -> Result<(), RecordError> {
    RecordFile::from_json(json)?.open::<Tacoloco>().map(|_| ())
}

#[test]
fn a_file_that_is_no_record_or_lies_about_its_end_is_refused() {
    for nonsense in ["", "{}", "[1,2]", "GIF89a", "{\"game\":\"chess\"}"] {
        assert_eq!(open_file(nonsense), Err(RecordError::NotARecord));
    }
    let honest = some_file();
    assert_eq!(open_file(&honest), Ok(()));
    let score = some_record().replay().unwrap().standings().rows()[0].score;
    let lying = honest.replacen(&format!("\"score\":{score}"), "\"score\":99", 1);
    assert_eq!(open_file(&lying), Err(RecordError::OtherResult));
    let crowded = honest.replacen("\"you\"", "\"you\",\"person\"", 1);
    assert_eq!(open_file(&crowded), Err(RecordError::OtherResult));
}

proptest! {
    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let text = String::from_utf8_lossy(&bytes);
        let _ = Record::<Tacoloco>::from_link(&text);
        let _ = open_file(&text);
    }

    #[test]
    fn no_single_change_to_a_file_makes_the_reader_panic(place in 0usize..2000, byte in 32u8..127) {
        let mut json = some_file().into_bytes();
        let place = place % json.len();
        json[place] = byte;
        let _ = open_file(&String::from_utf8(json).unwrap());
    }
}
