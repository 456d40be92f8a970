//! What a player has set: kept in the browser, applied to the whole page.

use std::cell::Cell;

use leptos::prelude::*;

use super::json::Json;
use super::storage;
use super::words::Language;

const KEY: &str = "settings";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    #[default]
    Auto,
    Day,
    Night,
}

impl Theme {
    pub const ALL: [Self; 3] = [Self::Auto, Self::Day, Self::Night];

    const fn slug(self) -> &'static str {
        ["auto", "day", "night"][self as usize]
    }
}

/// How fast bots' turns are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    Instant,
    Fast,
    #[default]
    Normal,
    Slow,
}

impl Speed {
    pub const ALL: [Self; 4] = [Self::Instant, Self::Fast, Self::Normal, Self::Slow];

    /// How long each step of a bot's turn stays before the next.
    pub const fn pause_millis(self) -> u32 {
        [0, 450, 1_000, 2_000][self as usize]
    }

    pub const fn slug(self) -> &'static str {
        ["instant", "fast", "normal", "slow"][self as usize]
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.slug() == slug)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    #[default]
    Auto,
    Off,
}

impl Motion {
    pub const ALL: [Self; 2] = [Self::Auto, Self::Off];

    const fn slug(self) -> &'static str {
        ["auto", "off"][self as usize]
    }
}

/// Everything on the settings page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    pub theme: Theme,
    /// Text size in percent, 100 to 200.
    pub text: u16,
    pub speed: Speed,
    /// 0 is silence, 10 is loud.
    pub volume: u8,
    pub motion: Motion,
    pub language: Language,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            text: 100,
            speed: Speed::default(),
            volume: 5,
            motion: Motion::default(),
            language: Language::of_browser(),
        }
    }
}

impl Settings {
    /// What is stored; whatever is missing or garbled falls back to its default and leaves the rest alone.
    fn stored() -> Self {
        let usual = Self::default();
        let json = storage::read(KEY).and_then(|json| Json::parse(&json)).unwrap_or_default();
        let slug = |name: &str| json.get(name).text().unwrap_or_default();
        let number = |name: &str| json.get(name).number();
        let (theme, motion, language) = (slug("theme"), slug("motion"), slug("language"));
        Self {
            theme: Theme::ALL.into_iter().find(|one| one.slug() == theme).unwrap_or(usual.theme),
            // A cast from any number ends within the type.
            text: number("text").map_or(usual.text, |text| (text as u16).clamp(100, 200)),
            speed: Speed::from_slug(&slug("speed")).unwrap_or(usual.speed),
            volume: number("volume").map_or(usual.volume, |volume| (volume as u8).min(10)),
            motion: Motion::ALL
                .into_iter()
                .find(|one| one.slug() == motion)
                .unwrap_or(usual.motion),
            language: Language::ALL
                .into_iter()
                .find(|one| one.tag() == language)
                .unwrap_or(usual.language),
        }
    }

    /// As JSON, written by hand: every value is a number or a word of ours. `index.html` reads the theme from it.
    fn to_json(self) -> String {
        let Self { text, volume, .. } = self;
        let (theme, speed, motion) = (self.theme.slug(), self.speed.slug(), self.motion.slug());
        let language = self.language.tag();
        format!(
            r#"{{"theme":"{theme}","text":{text},"speed":"{speed}","volume":{volume},"motion":"{motion}","language":"{language}"}}"#
        )
    }

    /// Puts the settings onto the root element, where the style sheets look for them.
    fn apply(&self) {
        let Some(root) = document().document_element() else { return };
        let _ = root.set_attribute("data-theme", self.theme.slug());
        let _ = root.set_attribute("data-motion", self.motion.slug());
        let _ = root.set_attribute("lang", self.language.tag());
        let _ = root.set_attribute("style", &format!("--text-scale: calc({} / 100)", self.text));
    }
}

/// The settings as every part of the page shares them.
#[derive(Clone, Copy)]
pub struct Prefs(RwSignal<Settings>);

thread_local! {
    static PREFS: Cell<Option<Prefs>> = const { Cell::new(None) };
}

impl Prefs {
    /// Reads what is stored and puts it onto the page.
    pub fn provide() -> Self {
        let settings = Settings::stored();
        settings.apply();
        let prefs = Self(RwSignal::new(settings));
        PREFS.set(Some(prefs));
        prefs
    }

    pub fn get(self) -> Settings {
        self.0.get()
    }

    pub fn get_untracked(self) -> Settings {
        self.0.try_get_untracked().unwrap_or_default()
    }

    /// Changes the settings, the page and what is stored.
    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        let before = self.get_untracked();
        let mut settings = before;
        change(&mut settings);
        if settings != before {
            settings.apply();
            // Settings that cannot be kept still hold until the tab is closed.
            let _ = storage::write(KEY, &settings.to_json());
            self.0.set(settings);
        }
    }
}

/// The settings of the moment.
pub fn settings_now() -> Settings {
    PREFS.get().map(Prefs::get_untracked).unwrap_or_default()
}
