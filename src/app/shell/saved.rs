//! The tables of a game that are kept in this browser.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;

use super::confirm::confirmed;
use super::files::download;
use super::page::focus;
use super::route::href;
use crate::app::art::{Glyph, Icon};
use crate::app::storage;
use crate::app::table::address::TableAddress;
use crate::app::table::saves::{self, Summary};
use crate::app::words::{Language, Words};
use crate::rules::GameId;

/// One line of the list.
enum Kept {
    Table { address: TableAddress, summary: Summary },
    Unreadable,
}

/// A list that shrinks as its entries are deleted; nothing at all where nothing is kept.
pub fn saved_tables(game: GameId, words: &'static Words, language: Language) -> AnyView {
    let kept = RwSignal::new(kept(game));
    let say = &words.shell.lobby;
    let list = move || {
        let entries = kept.read();
        if entries.is_empty() {
            return ().into_any();
        }
        let rows = entries.iter().map(|(key, entry)| {
            let doomed = key.clone();
            let delete = Callback::new(move |()| {
                saves::forget(&doomed);
                kept.update(|entries| entries.retain(|(key, _)| *key != doomed));
                // The button that had the focus is gone.
                let next = if kept.with_untracked(Vec::is_empty) { "h1" } else { ".saved h2" };
                request_animation_frame(move || focus(next));
            });
            row(key, entry, delete, words, language)
        });
        view! {
            <section class="panel saved">
                <h2 tabindex="-1">{say.saved}</h2>
                <ul class="saved-list">{rows.collect_view()}</ul>
            </section>
        }
        .into_any()
    };
    list.into_any()
}

fn kept(game: GameId) -> Vec<(String, Kept)> {
    let tables = saves::list(game).into_iter().map(|entry| {
        let kept = match (entry.address, entry.summary) {
            (Some(address), Some(summary)) => Kept::Table { address, summary },
            _ => Kept::Unreadable,
        };
        (entry.key, kept)
    });
    let aside = storage::keys(&format!("aside/{}/", game.slug()));
    tables.chain(aside.into_iter().map(|key| (key, Kept::Unreadable))).collect()
}

fn row(
    key: &str,
    kept: &Kept,
    delete: Callback<()>,
    words: &'static Words,
    language: Language,
) -> AnyView {
    let say = &words.shell.lobby;
    let (what, way_on) = match kept {
        Kept::Table { address, summary } => {
            let what = description(address, summary, words, language);
            let (glyph, label) = if summary.over {
                (Glyph::Trophy, say.result)
            } else {
                (Glyph::Play, words.shell.go_on)
            };
            let link = href(&address.to_path());
            let subject = what.clone();
            let way_on = view! {
                <a class="button" href=link>
                    <Icon glyph=glyph/>
                    {label}
                    <span class="visually-hidden">{" "}{subject}</span>
                </a>
            };
            (what, way_on.into_any())
        }
        Kept::Unreadable => {
            let key = key.to_owned();
            let save = move |_| {
                if let Some(text) = storage::read(&key) {
                    download(&format!("{}.txt", key.replace('/', "-")), &text);
                }
            };
            let way_on = view! {
                <button type="button" class="button quiet" on:click=save>
                    <Icon glyph=Glyph::Download/>
                    {say.download}
                </button>
            };
            (say.unreadable.to_owned(), way_on.into_any())
        }
    };
    view! {
        <li class="saved-table">
            <span class="saved-what">{what.clone()}</span>
            <span class="saved-ways">{way_on}{confirmed(words, say.delete, what, delete)}</span>
        </li>
    }
    .into_any()
}

/// Who plays, which deal, and since when.
fn description(
    address: &TableAddress,
    summary: &Summary,
    words: &'static Words,
    language: Language,
) -> String {
    let choice = words.shell.lobby.choice;
    let players: Vec<_> = address.players.iter().map(|player| choice(Some(*player))).collect();
    let seed = (words.shell.lobby.seed_is)(address.seed.unwrap_or_default());
    format!("{} · {seed} · {}", players.join(", "), day(summary.when, language))
}

/// The date as people of this language write it, e.g. "18 nov. 2026".
fn day(when: f64, language: Language) -> String {
    let options = Object::new();
    // Where it cannot be set, the date comes out in figures.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    Date::new(&when.into()).to_locale_date_string(language.tag(), &options).into()
}
