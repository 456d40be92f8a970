//! Every visible word, in every language. A language is a value of [`Words`]: a word that is missing
//! does not compile, and one that nobody uses is reported by the compiler.

pub mod names;
pub mod shell;
mod table;
mod tacoloco;
pub mod text;
mod truck_off;

use leptos::prelude::window;

use super::settings::settings_now;

pub use shell::ShellWords;
pub use table::TableWords;
pub use tacoloco::TacolocoWords;
pub use truck_off::TruckOffWords;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    English,
    French,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The tag of the page's `lang`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
        }
    }

    /// What the browser asks for, as far as we speak it.
    pub fn of_browser() -> Self {
        let asked = window().navigator().language().unwrap_or_default();
        if asked.starts_with("fr") { Self::French } else { Self::English }
    }

    pub const fn words(self) -> &'static Words {
        match self {
            Self::English => &ENGLISH,
            Self::French => &FRENCH,
        }
    }
}

pub struct Words {
    pub shell: ShellWords,
    pub table: TableWords,
    pub tacoloco: TacolocoWords,
    pub truck_off: TruckOffWords,
}

static ENGLISH: Words = Words {
    shell: shell::ENGLISH,
    table: table::ENGLISH,
    tacoloco: tacoloco::ENGLISH,
    truck_off: truck_off::ENGLISH,
};
static FRENCH: Words = Words {
    shell: shell::FRENCH,
    table: table::FRENCH,
    tacoloco: tacoloco::FRENCH,
    truck_off: truck_off::FRENCH,
};

/// The words of the moment.
pub fn words_now() -> &'static Words {
    settings_now().language.words()
}
