//! Files in and out of the browser.

use js_sys::{Array, JsString};
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url};

use crate::app::json::Json;
use crate::rules::record::{RecordError, RecordFile};
use crate::rules::{GameId, Seat, Standing};

/// Hands a text to the player as a file.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&JsString::from(text));
    let Ok(blob) = Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) =
        document().create_element("a").map(JsCast::unchecked_into::<HtmlAnchorElement>)
    {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&url);
}

/// The text of a file, if it can be read.
pub async fn read_text(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// What a record's file says, as far as it is one.
pub fn read_record(json: &Json) -> Result<RecordFile, RecordError> {
    record_file(json).ok_or(RecordError::NotARecord)
}

fn record_file(json: &Json) -> Option<RecordFile> {
    let number = |row: &Json, name: &str| row.get(name).number();
    // A cast from any number ends within the type; a wrong one is noticed by the replay.
    let standing = |row: &Json| {
        Some(Standing {
            seat: Seat::new(number(row, "seat")? as usize),
            score: number(row, "score")? as i32,
            rank: number(row, "rank")? as u8,
        })
    };
    Some(RecordFile {
        game: GameId::from_slug(&json.get("game").text()?)?,
        players: json.get("players").list()?.iter().map(Json::text).collect::<Option<_>>()?,
        standings: json.get("standings").list()?.iter().map(standing).collect::<Option<_>>()?,
        record: json.get("record").text()?,
    })
}
