//! Tables kept in the browser: one entry each, so that damage to one never touches another.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::address::TableAddress;
use crate::app::storage::{self, StorageError};
use crate::rules::record::{Exported, RecordError};
use crate::rules::{Game, GameId};

/// Finished tables beyond this many per game make room for newer ones.
const FINISHED_KEPT: usize = 20;

#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Saved<G: Game> {
    /// Milliseconds since 1970, to find the newest.
    when: u64,
    over: bool,
    file: Exported<G>,
}

/// What can be told of a stored table without knowing its game.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub struct Summary {
    pub when: u64,
    pub over: bool,
}

/// A stored table as the street and the lobby list it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub key: String,
    pub address: Option<TableAddress>,
    /// `None` if it cannot be read.
    pub summary: Option<Summary>,
}

pub fn save<G: Game>(
    address: &TableAddress,
    file: &Exported<G>,
    over: bool,
) -> Result<(), StorageError> {
    let saved = Saved { when: now(), over, file: file.clone() };
    storage::write(&address.storage_key(), &serde_json::to_string(&saved).unwrap_or_default())?;
    if over {
        forget_oldest_finished(address.game);
    }
    Ok(())
}

/// The stored game of this address and its position, if there is one.
pub fn load<G: Game>(address: &TableAddress) -> Option<Result<(Exported<G>, G), RecordError>> {
    let json = storage::read(&address.storage_key())?;
    Some(read(&json))
}

fn read<G: Game>(json: &str) -> Result<(Exported<G>, G), RecordError> {
    // Only the file inside is checked and replayed; the rest is for lists.
    #[derive(Deserialize)]
    struct Outer<'a> {
        #[serde(borrow)]
        file: &'a serde_json::value::RawValue,
    }
    let outer: Outer = serde_json::from_str(json).map_err(|_| RecordError::NotARecord)?;
    Exported::from_json(outer.file.get())
}

/// All stored tables of a game, newest first, unreadable ones last.
pub fn list(game: GameId) -> Vec<Entry> {
    let mut entries: Vec<Entry> = storage::keys(&TableAddress::storage_prefix(game))
        .into_iter()
        .map(|key| {
            let summary = storage::read(&key).and_then(|json| serde_json::from_str(&json).ok());
            Entry { address: TableAddress::from_storage_key(game, &key), summary, key }
        })
        .collect();
    entries.sort_unstable_by_key(|entry| Reverse(entry.summary.map_or(0, |summary| summary.when)));
    entries
}

/// The newest game of this kind that is still under way.
pub fn newest_running(game: GameId) -> Option<TableAddress> {
    list(game)
        .into_iter()
        .find(|entry| entry.summary.is_some_and(|summary| !summary.over))
        .and_then(|entry| entry.address)
}

pub fn forget(key: &str) {
    storage::remove(key);
}

/// Puts an entry that cannot be opened aside under another name, so that its address is free again
/// and nothing is lost.
pub fn set_aside(address: &TableAddress) {
    let key = address.storage_key();
    if let Some(text) = storage::read(&key) {
        let aside = format!("aside/{}/{}", address.game.slug(), now());
        if storage::write(&aside, &text).is_ok() {
            storage::remove(&key);
        }
    }
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

fn forget_oldest_finished(game: GameId) {
    list(game)
        .into_iter()
        .filter(|entry| entry.summary.is_some_and(|summary| summary.over))
        .skip(FINISHED_KEPT)
        .for_each(|entry| forget(&entry.key));
}
