//! Tables kept in the browser: one entry each, so that damage to one never touches another.

use super::address::TableAddress;
use super::play::Play;
use crate::app::json::Json;
use crate::app::shell::catalog::offer;
use crate::app::shell::files::read_record;
use crate::app::storage::{self, StorageError};
use crate::rules::GameId;
use crate::rules::record::RecordError;

/// Finished tables beyond this many per game make room for newer ones.
const FINISHED_KEPT: usize = 20;

/// What can be told of a stored table without replaying it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// Milliseconds since 1970, to find the newest.
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

/// Keeps a table as the text of its record's file.
pub fn save(address: &TableAddress, file: &str, over: bool) -> Result<(), StorageError> {
    let when = now();
    let text = format!(r#"{{"when":{when},"over":{over},"file":{file}}}"#);
    storage::write(&address.storage_key(), &text)?;
    if over {
        forget_oldest_finished(address.game);
    }
    Ok(())
}

/// The stored game of this address, if there is one.
pub fn load(address: &TableAddress) -> Option<Result<Box<dyn Play>, RecordError>> {
    let text = storage::read(&address.storage_key())?;
    let file = Json::parse(&text).unwrap_or_default().get("file");
    let play = read_record(&file).and_then(|file| offer(address.game).open_file(&file));
    Some(play.and_then(|play| {
        let is_of_address =
            play.seats() == address.players.len() && Some(play.seed()) == address.seed;
        if is_of_address { Ok(play) } else { Err(RecordError::Damaged) }
    }))
}

/// The text of a stored table's file, or all of it if there is none inside.
pub fn file_text(stored: String) -> String {
    Json::parse(&stored).and_then(|saved| saved.get("file").written()).unwrap_or(stored)
}

fn summary(text: &str) -> Option<Summary> {
    let saved = Json::parse(text)?;
    let when = saved.get("when").number()? as u64;
    Some(Summary { when, over: saved.get("over").flag()? })
}

/// All stored tables of a game, newest first, unreadable ones last.
pub fn list(game: GameId) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for key in storage::keys(&TableAddress::storage_prefix(game)) {
        let summary = storage::read(&key).and_then(|text| summary(&text));
        let entry = Entry { address: TableAddress::from_storage_key(game, &key), summary, key };
        let place = entries.partition_point(|newer| newer.when() >= entry.when());
        entries.insert(place, entry);
    }
    entries
}

/// The newest game of this kind that is still under way.
pub fn newest_running(game: GameId) -> Option<TableAddress> {
    list(game)
        .into_iter()
        .find(|entry| entry.summary.is_some_and(|summary| !summary.over))
        .and_then(|entry| entry.address)
}

impl Entry {
    /// Unreadable ones count as the oldest.
    pub fn when(&self) -> u64 {
        self.summary.map_or(0, |summary| summary.when)
    }
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
