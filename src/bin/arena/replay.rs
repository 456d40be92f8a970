use std::fs;
use std::path::Path;

use taco_street::rules::record::RecordFile;
use taco_street::rules::tacoloco::Tacoloco;
use taco_street::rules::truck_off::TruckOff;
use taco_street::rules::{Game, GameId, Turn};

/// Replays a file exported by the page and fails if it ends otherwise than the page said.
pub fn run(file: &Path) -> Result<(), String> {
    let json = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let file = RecordFile::from_json(&json).map_err(|error| format!("{error:?}"))?;
    match file.game {
        GameId::Tacoloco => replay::<Tacoloco>(&file),
        GameId::TruckOff => replay::<TruckOff>(&file),
        other => Err(format!("{} has not opened yet", other.slug())),
    }
}

fn replay<G: Game>(file: &RecordFile) -> Result<(), String> {
    let (record, position) = file.open::<G>().map_err(|error| format!("{error:?}"))?;
    let state = if position.turn() == Turn::Over { "over" } else { "under way" };
    println!("{}: seed {}, {} moves, {state}", G::ID.slug(), record.seed, record.moves.len());
    for row in position.standings().rows() {
        let player = file.players.get(row.seat.index()).map_or("automatic", String::as_str);
        println!("  {}. seat {} ({player}): {}", row.rank, row.seat.index() + 1, row.score);
    }
    Ok(())
}
