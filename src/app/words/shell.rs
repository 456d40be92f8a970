//! The words of the street, the lobbies, the settings and everything that can go wrong there.

mod english;
mod french;

use std::ops::RangeInclusive;

use crate::app::table::players::Player;
use crate::rules::{GameId, Seed};

pub use english::ENGLISH;
pub use french::FRENCH;

pub struct ShellWords {
    pub skip: &'static str,
    /// The name of the group of links at the head of a page.
    pub tools: &'static str,
    pub to_day: &'static str,
    pub to_night: &'static str,
    pub to_street: &'static str,
    pub play: &'static str,
    pub go_on: &'static str,
    pub soon: &'static str,
    pub sure: &'static str,
    pub keep: &'static str,
    pub players: fn(&RangeInclusive<usize>) -> String,
    pub minutes: fn((u8, u8)) -> String,
    pub pitch: fn(GameId) -> &'static str,
    pub street: StreetWords,
    pub import: ImportWords,
    pub lobby: LobbyWords,
    pub settings: SettingsWords,
    pub rules: RulesWords,
    pub lost: LostWords,
    pub crash: CrashWords,
    pub errors: ErrorWords,
}

pub struct StreetWords {
    pub title: &'static str,
    pub tagline: &'static str,
    pub games: &'static str,
    /// On the ribbon of a closed truck: one short word.
    pub ribbon: &'static str,
    pub about_title: &'static str,
    pub about: [&'static str; 3],
}

pub struct ImportWords {
    pub title: &'static str,
    pub hint: &'static str,
    pub button: &'static str,
    pub unreadable: &'static str,
    pub not_open: fn(&str) -> String,
}

pub struct LobbyWords {
    pub title: &'static str,
    pub seats: &'static str,
    pub playing: fn(usize) -> String,
    pub fewer: &'static str,
    pub more: &'static str,
    pub chair: fn(usize) -> String,
    /// Who may sit on a chair; `None` is nobody.
    pub choice: fn(Option<Player>) -> &'static str,
    pub options: &'static str,
    pub practice: &'static str,
    pub practice_hint: &'static str,
    pub seed: &'static str,
    pub seed_hint: &'static str,
    pub seed_wrong: &'static str,
    pub seed_is: fn(Seed) -> String,
    pub start: &'static str,
    pub learn: &'static str,
    pub saved: &'static str,
    pub result: &'static str,
    pub unreadable: &'static str,
    pub download: &'static str,
    pub delete: &'static str,
    pub closed_game: &'static str,
}

pub struct SettingsWords {
    pub title: &'static str,
    pub theme: &'static str,
    pub theme_hint: &'static str,
    pub themes: [&'static str; 3],
    pub text: &'static str,
    pub text_hint: &'static str,
    pub speed: &'static str,
    pub speed_hint: &'static str,
    pub speeds: [&'static str; 4],
    pub sound: &'static str,
    pub sound_hint: &'static str,
    pub volume: &'static str,
    pub off: &'static str,
    pub try_it: &'static str,
    pub motion: &'static str,
    pub motion_hint: &'static str,
    pub motions: [&'static str; 2],
    pub language: &'static str,
    pub language_hint: &'static str,
    pub stored: &'static str,
    /// In kilobytes.
    pub stored_size: fn(usize) -> String,
    pub erase: &'static str,
    pub erased: &'static str,
}

pub struct RulesWords {
    pub title: fn(&str) -> String,
    pub contents: &'static str,
    pub not_yet: &'static str,
    pub loading: &'static str,
    pub missing: &'static str,
    pub to_lobby: &'static str,
}

pub struct LostWords {
    pub title: &'static str,
    pub nothing_at: fn(&str) -> String,
}

pub struct CrashWords {
    pub title: &'static str,
    pub sentence: &'static str,
    pub record: &'static str,
    pub go_on: &'static str,
}

pub struct ErrorWords {
    pub too_long: &'static str,
    pub not_a_record: &'static str,
    pub damaged: &'static str,
    pub other_game: fn(&str) -> String,
    /// The version found, and ours.
    pub other_rules: fn(u16, u16) -> String,
    /// Asked, least, most.
    pub seats: fn(usize, usize, usize) -> String,
    /// Moves are counted from 1.
    pub illegal_move: fn(usize) -> String,
    pub other_result: &'static str,
    pub storage_forbidden: &'static str,
    pub storage_full: &'static str,
    pub value: fn(&str, &str) -> String,
    pub name: fn(&str) -> String,
    pub two_of_you: &'static str,
}

/// `2–5`, or `4` where there is no choice.
fn range(least: impl ToString + PartialEq, most: impl ToString + PartialEq) -> String {
    let (least, most) = (least.to_string(), most.to_string());
    if least == most { least } else { format!("{least}–{most}") }
}
