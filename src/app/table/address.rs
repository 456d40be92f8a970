//! The address of a table: everything that decides a game, so that it can be shared and reloaded.

use super::players::Player;
use crate::app::settings::Speed;
use crate::rules::{GameId, Seed};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableAddress {
    pub game: GameId,
    pub players: Vec<Player>,
    pub seed: Option<Seed>,
    /// Overrides the setting for this visit.
    pub speed: Option<Speed>,
    /// Undo without limit.
    pub practice: bool,
    /// The game's own switches, as given.
    pub variants: Vec<(String, String)>,
}

/// What in an address makes no sense; it is named to the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddressError {
    Value {
        name: String,
        value: String,
    },
    Name(String),
    Seats {
        asked: usize,
        least: usize,
        most: usize,
    },
    TwoOfYou,
    /// Each variant makes sense, but not together.
    Variants,
}

impl TableAddress {
    pub fn new(game: GameId, players: Vec<Player>) -> Self {
        Self { game, players, seed: None, speed: None, practice: false, variants: Vec::new() }
    }

    /// Reads the parameters of a table's address. The number of seats is the game's to judge.
    pub fn from_params(
        game: GameId,
        params: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, AddressError> {
        let mut address = Self::new(game, Vec::new());
        for (name, value) in params {
            let read = match name.as_str() {
                "seats" => players_of(&value, ',').map(|players| address.players = players),
                "seed" => value.parse().ok().map(|seed| address.seed = Some(seed)),
                "speed" => Speed::from_slug(&value).map(|speed| address.speed = Some(speed)),
                "practice" => on_or_off(&value).map(|on| address.practice = on),
                _ => {
                    address.variants.push((name.clone(), value.clone()));
                    Some(())
                }
            };
            read.ok_or(AddressError::Value { name, value })?;
        }
        if address.players.iter().filter(|player| **player == Player::You).count() > 1 {
            return Err(AddressError::TwoOfYou);
        }
        Ok(address)
    }

    /// The path and parameters from the site's root, e.g. `/tacoloco/play?seats=you,hard&seed=7`.
    pub fn to_path(&self) -> String {
        let mut path =
            format!("/{}/play?seats={}", self.game.slug(), seat_words(&self.players, ","));
        if let Some(seed) = self.seed {
            path += &format!("&seed={seed}");
        }
        if let Some(speed) = self.speed {
            path += &format!("&speed={}", speed.slug());
        }
        if self.practice {
            path += "&practice=on";
        }
        for (name, value) in &self.variants {
            path += &format!("&{name}={value}");
        }
        path
    }

    /// Where this table is kept: the same address finds the same game again.
    pub fn storage_key(&self) -> String {
        let mut key = format!(
            "{}{}.{}",
            Self::storage_prefix(self.game),
            seat_words(&self.players, "-"),
            self.seed.unwrap_or_default()
        );
        if self.practice {
            key += ".practice=on";
        }
        for (name, value) in &self.variants {
            key += &format!(".{name}={value}");
        }
        key
    }

    pub fn storage_prefix(game: GameId) -> String {
        format!("table/{}/", game.slug())
    }

    /// The address of a stored table; `None` if the key is not one of ours.
    pub fn from_storage_key(game: GameId, key: &str) -> Option<Self> {
        let mut parts = key.strip_prefix(&Self::storage_prefix(game))?.split('.');
        let mut address = Self::new(game, players_of(parts.next()?, '-')?);
        address.seed = Some(parts.next()?.parse().ok()?);
        for part in parts {
            let (name, value) = part.split_once('=')?;
            match name {
                "practice" => address.practice = on_or_off(value)?,
                _ => address.variants.push((name.to_owned(), value.to_owned())),
            }
        }
        Some(address)
    }
}

/// Everybody at a table as words: `you-easy-medium`.
pub fn seat_words(players: &[Player], between: &str) -> String {
    players.iter().map(|player| player.slug()).collect::<Vec<_>>().join(between)
}

/// The reverse of [`seat_words`]; `None` if a word is not one of ours.
pub fn players_of(words: &str, between: char) -> Option<Vec<Player>> {
    words.split(between).map(Player::from_slug).collect()
}

pub fn on_or_off(word: &str) -> Option<bool> {
    match word {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}
