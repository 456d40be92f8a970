//! The tables of a game that are kept in this browser.

use js_sys::{Date, Object, Reflect};

use super::confirm::{Answer, Confirm};
use super::files::download;
use super::route::href;
use super::stage::Deed;
use crate::app::art::Glyph;
use crate::app::html::{escaped, labelled, link, tag, text, unseen};
use crate::app::storage;
use crate::app::table::address::TableAddress;
use crate::app::table::saves::{self, Summary};
use crate::app::words::{Language, Words};
use crate::rules::GameId;

const DOWNLOAD: &str = "download";

/// A list that shrinks as its entries are deleted.
pub struct SavedTables {
    entries: Vec<(String, Kept)>,
    confirm: Confirm,
}

/// One line of the list.
enum Kept {
    Table { address: TableAddress, summary: Summary },
    Unreadable,
}

impl SavedTables {
    pub fn new(game: GameId) -> Self {
        Self { entries: kept(game), confirm: Confirm::default() }
    }

    /// Nothing at all where nothing is kept.
    pub fn html(&self, language: Language) -> String {
        if self.entries.is_empty() {
            return String::new();
        }
        let words = language.words();
        let mut rows = String::new();
        for (key, kept) in &self.entries {
            let (what, way_on) = kept.shown(key, language);
            let ways = way_on + &self.confirm.html(words, words.shell.lobby.delete, key, &what);
            let parts = text(r#"span class="saved-what""#, &what)
                + &tag(r#"span class="saved-ways""#, &ways);
            rows += &tag(r#"li class="saved-table""#, &parts);
        }
        let parts = text(r#"h2 tabindex="-1""#, words.shell.lobby.saved)
            + &tag(r#"ul class="saved-list""#, &rows);
        tag(r#"section class="panel saved""#, &parts)
    }

    /// Does what was asked for, and tells where the focus goes.
    pub fn act(&mut self, deed: &Deed) -> Option<String> {
        if deed.what == DOWNLOAD {
            let key = deed.control.value();
            download(&format!("{}.txt", key.replace('/', "-")), &storage::read(&key)?);
            return None;
        }
        match self.confirm.act(deed)? {
            Answer::Focus(next) => Some(next),
            Answer::Sure(doomed) => {
                saves::forget(&doomed);
                self.entries.retain(|(key, _)| *key != doomed);
                // The button that had the focus is gone.
                Some(if self.entries.is_empty() { "h1" } else { ".saved h2" }.to_owned())
            }
        }
    }
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

impl Kept {
    /// What it is, and the way on from it.
    fn shown(&self, key: &str, language: Language) -> (String, String) {
        let words = language.words();
        let say = &words.shell.lobby;
        match self {
            Self::Table { address, summary } => {
                let what = description(address, *summary, words, language);
                let (glyph, label) = match summary.over {
                    true => (Glyph::Trophy, say.result),
                    false => (Glyph::Play, words.shell.go_on),
                };
                let label = labelled(glyph, label) + &unseen(&what);
                let way_on = link("button", &href(&address.to_path()), &label);
                (what, way_on)
            }
            Self::Unreadable => {
                let key = escaped(key);
                let opening = format!(
                    r#"button type="button" class="button quiet" data-do="{DOWNLOAD}" value="{key}""#
                );
                let way_on = tag(&opening, &labelled(Glyph::Download, say.download));
                (say.unreadable.to_owned(), way_on)
            }
        }
    }
}

/// Who plays, which deal, and since when.
fn description(
    address: &TableAddress,
    summary: Summary,
    words: &Words,
    language: Language,
) -> String {
    let choice = words.shell.lobby.choice;
    let players: Vec<_> = address.players.iter().map(|player| choice(Some(*player))).collect();
    let seed = words.shell.lobby.seed_is.with([&address.seed.unwrap_or_default()]);
    format!("{} · {seed} · {}", players.join(", "), day(summary.when as f64, language))
}

/// The date as people of this language write it, e.g. "18 nov. 2026".
fn day(when: f64, language: Language) -> String {
    let options = Object::new();
    // Where it cannot be set, the date comes out in figures.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    Date::new(&when.into()).to_locale_date_string(language.tag(), &options).into()
}
