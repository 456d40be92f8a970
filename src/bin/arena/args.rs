use std::path::PathBuf;

use lexopt::prelude::*;
use taco_street::ai::Level;
use taco_street::ai::wire::Budget;
use taco_street::rules::GameId;

const USAGE: &str = "usage:
  arena duel GAME --seats hard,easy,random [--games N] [--seed S] [--iterations N | --millis N] [--json]
  arena speed GAME [--seats N-WORDS] [--json]
  arena balance GAME [--seats hard,hard,hard] [--games N] [--seed S] [--iterations N] [--json]
  arena replay FILE";

pub enum Command {
    Duel(GameId, Options),
    Speed(GameId, Options),
    Balance(GameId, Options),
    Replay { file: PathBuf },
}

pub struct Options {
    pub seats: Vec<Level>,
    pub games: usize,
    pub seed: u64,
    pub budget: Budget,
    pub json: bool,
}

impl Command {
    pub fn from_command_line() -> Result<Self, String> {
        let mut parser = lexopt::Parser::from_env();
        let mut words = Vec::new();
        let mut options = Options {
            seats: vec![Level::Hard; 3],
            games: 400,
            seed: 1,
            budget: Budget::Iterations(1_000),
            json: false,
        };
        while let Some(arg) = parser.next().map_err(|error| error.to_string())? {
            match arg {
                Value(word) => words.push(word),
                Long("seats") => options.seats = levels(&text(&mut parser)?)?,
                Long("games") => options.games = number(&mut parser)?,
                Long("seed") => options.seed = number(&mut parser)?,
                Long("iterations") => options.budget = Budget::Iterations(number(&mut parser)?),
                Long("millis") => options.budget = Budget::Millis(number(&mut parser)?),
                Long("json") => options.json = true,
                other => return Err(format!("{}\n{USAGE}", other.unexpected())),
            }
        }
        let [verb, object] = words.try_into().map_err(|_| USAGE.to_owned())?;
        let game = || {
            let slug = object.to_string_lossy();
            GameId::from_slug(&slug).ok_or_else(|| format!("there is no game called {slug}"))
        };
        match &*verb.to_string_lossy() {
            "duel" => Ok(Self::Duel(game()?, options)),
            "speed" => Ok(Self::Speed(game()?, options)),
            "balance" => Ok(Self::Balance(game()?, options)),
            "replay" => Ok(Self::Replay { file: object.into() }),
            other => Err(format!("{other} is not something the arena does\n{USAGE}")),
        }
    }
}

fn text(parser: &mut lexopt::Parser) -> Result<String, String> {
    parser.value().and_then(|value| value.string()).map_err(|error| error.to_string())
}

fn number<T: std::str::FromStr>(parser: &mut lexopt::Parser) -> Result<T, String> {
    let word = text(parser)?;
    word.parse().map_err(|_| format!("{word} is not a number that fits here"))
}

fn levels(words: &str) -> Result<Vec<Level>, String> {
    words
        .split(',')
        .map(|word| Level::from_slug(word).ok_or_else(|| format!("{word} is not a level")))
        .collect()
}
