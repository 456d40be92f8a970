//! Opening a record file: it becomes a replay, whatever is stored stays as it is.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use web_sys::{File, HtmlInputElement};

use super::catalog::offer;
use super::errors::record_error_words;
use super::files::read_text;
use crate::app::art::{Glyph, Icon};
use crate::app::words::Words;
use crate::rules::record::{LARGEST_FILE, RecordError, game_of_file};

/// Why a file cannot be shown.
#[derive(Clone, Copy)]
enum Trouble {
    Unreadable,
    Record(RecordError),
    /// A game that has not opened yet.
    NotOpen(&'static str),
}

pub fn import_panel(words: &'static Words) -> AnyView {
    let say = &words.shell.import;
    let trouble = RwSignal::new(None::<Trouble>);
    let navigate = use_navigate();
    let choose = move |event: Event| {
        let input: HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            match replay_path(&file).await {
                Ok(path) => navigate(&path, NavigateOptions::default()),
                Err(found) => {
                    // The player may have left the street while the file was read.
                    let _ = trouble.try_set(Some(found));
                }
            }
            // Choosing the same file again must be noticed, too.
            input.set_value("");
        });
    };
    view! {
        <section class="panel import">
            <h2>{say.title}</h2>
            <p id="import-hint">{say.hint}</p>
            <label class="button quiet file-button">
                <Icon glyph=Glyph::Upload/>
                <span>{say.button}</span>
                <input type="file" accept=".json,application/json,text/plain" aria-describedby="import-hint" on:change=choose/>
            </label>
            <p class="message bad" role="alert">{move || trouble.get().map(|found| found.words(words))}</p>
        </section>
    }
    .into_any()
}

/// The address of the replay of what is in the file.
async fn replay_path(file: &File) -> Result<String, Trouble> {
    if file.size() > LARGEST_FILE as f64 {
        return Err(Trouble::Record(RecordError::TooLong));
    }
    let text = read_text(file).await.ok_or(Trouble::Unreadable)?;
    let game = offer(game_of_file(&text).map_err(Trouble::Record)?);
    let open = game.open().ok_or(Trouble::NotOpen(game.title))?;
    let link = (open.link_of_file)(&text).map_err(Trouble::Record)?;
    Ok(format!("/{}/replay#{link}", game.id.slug()))
}

impl Trouble {
    fn words(self, words: &Words) -> String {
        match self {
            Self::Unreadable => words.shell.import.unreadable.to_owned(),
            Self::Record(error) => record_error_words(words, error),
            Self::NotOpen(title) => (words.shell.import.not_open)(title),
        }
    }
}
