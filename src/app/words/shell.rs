//! The words of the street, the lobbies, the settings and everything that can go wrong there.

mod english;
mod french;

use super::text::Text;
use crate::app::table::players::Player;
use crate::rules::GameId;

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
    /// How many, as a [`range`].
    pub players: Text<1>,
    pub minutes: Text<1>,
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
    pub not_open: Text<1>,
}

pub struct LobbyWords {
    pub title: &'static str,
    pub seats: &'static str,
    pub playing: Text<1>,
    pub fewer: &'static str,
    pub more: &'static str,
    pub chair: Text<1>,
    /// Who may sit on a chair; `None` is nobody.
    pub choice: fn(Option<Player>) -> &'static str,
    pub options: &'static str,
    pub practice: &'static str,
    pub practice_hint: &'static str,
    pub seed: &'static str,
    pub seed_hint: &'static str,
    pub seed_wrong: &'static str,
    pub seed_is: Text<1>,
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
    pub stored_size: Text<1>,
    pub erase: &'static str,
    pub erased: &'static str,
}

pub struct RulesWords {
    pub title: Text<1>,
    pub contents: &'static str,
    pub not_yet: &'static str,
    pub loading: &'static str,
    pub missing: &'static str,
    pub to_lobby: &'static str,
}

pub struct LostWords {
    pub title: &'static str,
    pub nothing_at: Text<1>,
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
    pub other_game: Text<1>,
    /// The version found, and ours.
    pub other_rules: Text<2>,
    /// How many were asked for, and the [`range`] that can play.
    pub seats: Text<2>,
    /// Moves are counted from 1.
    pub illegal_move: Text<1>,
    pub other_result: &'static str,
    pub storage_forbidden: &'static str,
    pub storage_full: &'static str,
    /// The parameter's name and its value.
    pub value: Text<2>,
    pub name: Text<1>,
    pub two_of_you: &'static str,
    pub variants: &'static str,
}

/// `2–5`, or `4` where there is no choice.
pub fn range(least: usize, most: usize) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}
