//! The arena: bot duels, speed, balance and replay checks, from the command line.

mod args;
mod balance;
mod duel;
mod replay;
mod speed;
mod table;

use std::process::ExitCode;

use args::{Command, Options};
use taco_street::rules::GameId;
use taco_street::rules::tacoloco::Tacoloco;
use taco_street::rules::truck_off::TruckOff;

fn main() -> ExitCode {
    match Command::from_command_line().and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("arena: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), String> {
    match command {
        Command::Replay { file } => replay::run(&file),
        Command::Duel(game, options) => for_game(game, &options, Task::Duel),
        Command::Speed(game, options) => for_game(game, &options, Task::Speed),
        Command::Balance(game, options) => for_game(game, &options, Task::Balance),
    }
}

enum Task {
    Duel,
    Speed,
    Balance,
}

/// The one place that knows which games the arena knows.
fn for_game(game: GameId, options: &Options, task: Task) -> Result<(), String> {
    match game {
        GameId::Tacoloco => run_task::<Tacoloco>(options, task),
        GameId::TruckOff => run_task::<TruckOff>(options, task),
        other => Err(format!("{} has not opened yet", other.slug())),
    }
}

fn run_task<G: table::Tallied>(options: &Options, task: Task) -> Result<(), String> {
    match task {
        Task::Duel => duel::run::<G>(options),
        Task::Speed => speed::run::<G>(options),
        Task::Balance => balance::run::<G>(options),
    }
}
