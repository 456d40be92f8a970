//! Opening a record file: it becomes a replay, whatever is stored stays as it is.

use std::cell::Cell;
use std::rc::Rc;

use leptos::task::spawn_local;
use web_sys::{File, HtmlInputElement};

use super::catalog::offer;
use super::errors::record_error_words;
use super::files::{read_record, read_text};
use super::route::navigate;
use super::stage::repaint;
use crate::app::art::Glyph;
use crate::app::html::{icon, tag, text};
use crate::app::json::Json;
use crate::app::table::address::{players_of, seat_words};
use crate::app::words::Words;
use crate::rules::record::{LARGEST_FILE, RecordError};

/// What the button of the panel does.
pub const CHOOSE: &str = "import";

/// Why a file cannot be shown.
#[derive(Clone, Copy)]
enum Trouble {
    Unreadable,
    Record(RecordError),
    /// A game that has not opened yet.
    NotOpen(&'static str),
}

/// The panel; it remembers what was wrong with the last file.
#[derive(Default)]
pub struct Import {
    trouble: Rc<Cell<Option<Trouble>>>,
}

impl Import {
    pub fn html(&self, words: &Words) -> String {
        let say = &words.shell.import;
        let input = format!(
            r#"<input type="file" accept=".json,application/json,text/plain" aria-describedby="import-hint" data-do="{CHOOSE}">"#
        );
        let button = [icon(Glyph::Upload, ""), text("span", say.button), input];
        let trouble = self.trouble.get().map(|trouble| trouble.words(words)).unwrap_or_default();
        let parts = [
            text("h2", say.title),
            text(r#"p id="import-hint""#, say.hint),
            tag(r#"label class="button quiet file-button""#, &button.concat()),
            text(r#"p class="message bad" role="alert""#, &trouble),
        ];
        tag(r#"section class="panel import""#, &parts.concat())
    }

    pub fn choose(&self, input: HtmlInputElement) {
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let trouble = self.trouble.clone();
        spawn_local(async move {
            match replay_path(&file).await {
                Ok(path) => navigate(&path, false),
                Err(found) => {
                    trouble.set(Some(found));
                    repaint();
                }
            }
            // Choosing the same file again must be noticed, too.
            input.set_value("");
        });
    }
}

/// The address of the replay of what is in the file.
async fn replay_path(file: &File) -> Result<String, Trouble> {
    if file.size() > LARGEST_FILE as f64 {
        return Err(Trouble::Record(RecordError::TooLong));
    }
    let text = read_text(file).await.ok_or(Trouble::Unreadable)?;
    let file = read_record(&Json::parse(&text).unwrap_or_default()).map_err(Trouble::Record)?;
    let game = offer(file.game);
    if game.open().is_none() {
        return Err(Trouble::NotOpen(game.title));
    }
    let play = game.open_file(&file).map_err(Trouble::Record)?;
    let players = players_of(&file.players.join(","), ',').unwrap_or_default();
    Ok(format!("/{}/replay#{}~{}", game.id.slug(), play.link(), seat_words(&players, "-")))
}

impl Trouble {
    fn words(self, words: &Words) -> String {
        match self {
            Self::Unreadable => words.shell.import.unreadable.to_owned(),
            Self::Record(error) => record_error_words(words, error),
            Self::NotOpen(title) => words.shell.import.not_open.with([&title]),
        }
    }
}
