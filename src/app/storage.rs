//! The browser's storage, which may be full, forbidden, or hold anything.

use js_sys::Object;
use leptos::prelude::window;
use web_sys::Storage;

const PREFIX: &str = "taco-street/";

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser does not let this page keep anything.
    Forbidden,
    /// There is no room left.
    Full,
}

fn storage() -> Result<Storage, StorageError> {
    window().local_storage().ok().flatten().ok_or(StorageError::Forbidden)
}

pub fn read(key: &str) -> Option<String> {
    storage().ok()?.get_item(&full(key)).ok()?
}

pub fn write(key: &str, value: &str) -> Result<(), StorageError> {
    storage()?.set_item(&full(key), value).map_err(|_| StorageError::Full)
}

pub fn remove(key: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&full(key));
    }
}

/// All keys of ours that start with `start`, without our own prefix, in order.
pub fn keys(start: &str) -> Vec<String> {
    let Ok(storage) = storage() else { return Vec::new() };
    // The browser sorts them: it has the code already, and ours would be 3 kB more to download.
    let keys = Object::keys(&storage).sort();
    let ours = keys.iter().filter_map(|key| key.as_string());
    ours.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned))
        .filter(|key| key.starts_with(start))
        .collect()
}

fn full(key: &str) -> String {
    format!("{PREFIX}{key}")
}
