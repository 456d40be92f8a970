//! What a player has set: kept in the browser, applied to the whole page.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::storage;
use super::words::Language;

const KEY: &str = "settings";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    Auto,
    Day,
    Night,
}

/// How fast bots' turns are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
        match self {
            Self::Instant => 0,
            Self::Fast => 450,
            Self::Normal => 1_000,
            Self::Slow => 2_000,
        }
    }

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.slug() == slug)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    #[default]
    Auto,
    Off,
}

/// Everything on the settings page. A field that is missing or garbled falls back to its default
/// without taking the others with it only if the JSON as a whole can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
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
    fn stored() -> Self {
        let read: Self = storage::read(KEY)
            .and_then(|json| serde_json::from_str(&json).ok())
            .unwrap_or_default();
        Self { text: read.text.clamp(100, 200), volume: read.volume.min(10), ..read }
    }

    /// Puts the settings onto the root element, where the style sheets look for them.
    fn apply(&self) {
        let Some(root) = document().document_element() else { return };
        let theme = match self.theme {
            Theme::Auto => "auto",
            Theme::Day => "day",
            Theme::Night => "night",
        };
        let motion = if self.motion == Motion::Off { "off" } else { "auto" };
        let _ = root.set_attribute("data-theme", theme);
        let _ = root.set_attribute("data-motion", motion);
        let _ = root.set_attribute("lang", self.language.tag());
        let _ =
            root.set_attribute("style", &format!("--text-scale: {}", f32::from(self.text) / 100.0));
    }
}

/// The settings as every part of the page shares them.
#[derive(Clone, Copy)]
pub struct Prefs(RwSignal<Settings>);

impl Prefs {
    /// Reads what is stored and keeps page and storage in step from now on.
    pub fn provide() -> Self {
        let prefs = Self(RwSignal::new(Settings::stored()));
        provide_context(prefs);
        Effect::new(move |before: Option<Settings>| {
            let settings = prefs.0.get();
            settings.apply();
            if before.is_some_and(|before| before != settings) {
                let json = serde_json::to_string(&settings).unwrap_or_default();
                // Settings that cannot be kept still hold until the tab is closed.
                let _ = storage::write(KEY, &json);
            }
            settings
        });
        prefs
    }

    pub fn get(self) -> Settings {
        self.0.get()
    }

    pub fn get_untracked(self) -> Settings {
        self.0.try_get_untracked().unwrap_or_default()
    }

    pub fn change(self, change: impl FnOnce(&mut Settings)) {
        self.0.update(change);
    }
}

pub fn use_prefs() -> Prefs {
    expect_context()
}
