//! The settings: every change takes effect at once and is kept.

use super::confirm::{Answer, Confirm};
use super::header::page;
use super::page::titled;
use super::stage::{Deed, Screen};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, tag, text};
use crate::app::settings::{Motion, Prefs, Settings, Speed, Theme};
use crate::app::storage;
use crate::app::table::sound::{self, Sound};
use crate::app::words::{Language, Words};

const TEXT_SIZES: [u16; 5] = [100, 125, 150, 175, 200];
const LOUDEST: u8 = 10;

/// What the controls set or do.
const THEME: &str = "theme";
const TEXT: &str = "text";
const SPEED: &str = "speed";
const MOTION: &str = "motion";
const LANGUAGE: &str = "language";
const VOLUME: &str = "volume";
const TRY: &str = "try";

#[derive(Default)]
pub struct SettingsPage {
    confirm: Confirm,
    erased: bool,
}

impl Screen for SettingsPage {
    fn title(&self, words: &Words) -> String {
        titled(words.shell.settings.title)
    }

    fn html(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let parts = [
            text(r#"h1 tabindex="-1""#, words.shell.settings.title),
            tag(
                r#"div class="settings-grid""#,
                &(choices(settings, words) + &volume(settings, words)),
            ),
            self.kept(words),
        ];
        page(settings, r#"class="page settings""#, &parts.concat())
    }

    fn act(&mut self, deed: &Deed, prefs: Prefs) -> Option<String> {
        match self.confirm.act(deed) {
            Some(Answer::Focus(next)) => return Some(next),
            Some(Answer::Sure(_)) => {
                prefs.change(|settings| {
                    *settings = Settings { language: settings.language, ..Settings::default() }
                });
                storage::keys("").iter().for_each(|key| storage::remove(key));
                self.erased = true;
                return Some(".confirm button".to_owned());
            }
            None => {}
        }
        match deed.what.as_str() {
            TRY => sound::play(Sound::Perfect, prefs.get_untracked().volume),
            what => {
                if let Ok(answer) = deed.control.value().parse() {
                    prefs.change(|settings| set(settings, what, answer));
                }
            }
        }
        None
    }
}

/// Sets what the control of this name stands for to its nth answer.
fn set(settings: &mut Settings, what: &str, answer: usize) {
    match what {
        THEME => settings.theme = Theme::ALL[answer % Theme::ALL.len()],
        TEXT => settings.text = TEXT_SIZES[answer % TEXT_SIZES.len()],
        SPEED => settings.speed = Speed::ALL[answer % Speed::ALL.len()],
        MOTION => settings.motion = Motion::ALL[answer % Motion::ALL.len()],
        LANGUAGE => settings.language = Language::ALL[answer % Language::ALL.len()],
        VOLUME => settings.volume = u8::try_from(answer).map_or(LOUDEST, |n| n.min(LOUDEST)),
        _ => {}
    }
}

fn choices(settings: &Settings, words: &Words) -> String {
    let say = &words.shell.settings;
    let sizes = TEXT_SIZES.map(|size| format!("{size} %"));
    let sizes = sizes.each_ref().map(String::as_str);
    let size = TEXT_SIZES.iter().rposition(|size| *size <= settings.text).unwrap_or(0);
    let languages = Language::ALL.map(Language::own_name);
    [
        question(THEME, [say.theme, say.theme_hint], &say.themes, settings.theme as usize),
        question(TEXT, [say.text, say.text_hint], &sizes, size),
        question(SPEED, [say.speed, say.speed_hint], &say.speeds, settings.speed as usize),
        question(MOTION, [say.motion, say.motion_hint], &say.motions, settings.motion as usize),
        question(
            LANGUAGE,
            [say.language, say.language_hint],
            &languages,
            settings.language as usize,
        ),
    ]
    .concat()
}

/// One question with a few answers.
fn question(name: &str, [legend, hint]: [&str; 2], answers: &[&str], chosen: usize) -> String {
    let mut radios = String::new();
    for (answer, label) in answers.iter().enumerate() {
        let checked = if answer == chosen { "checked" } else { "" };
        let lang = match name {
            LANGUAGE => format!(r#"lang="{}""#, Language::ALL[answer].tag()),
            _ => String::new(),
        };
        let input = format!(
            r#"<input type="radio" id="{name}-{answer}" name="{name}" data-do="{name}" value="{answer}" {checked}>"#
        );
        radios += &tag(&format!(r#"label class="answer" {lang}"#), &(input + &text("span", label)));
    }
    let parts = [
        text("legend", legend),
        tag(r#"div class="answers""#, &radios),
        text(&format!(r#"p class="hint" id="{name}-hint""#), hint),
    ];
    let opening = format!(r#"fieldset class="panel question" aria-describedby="{name}-hint""#);
    tag(&opening, &parts.concat())
}

fn volume(settings: &Settings, words: &Words) -> String {
    let say = &words.shell.settings;
    let volume = settings.volume;
    let (glyph, level) = match volume {
        0 => (Glyph::SoundOff, say.off.to_owned()),
        level => (Glyph::SoundOn, level.to_string()),
    };
    let name = escaped(say.volume);
    let slider = [
        icon(glyph, ""),
        format!(
            r#"<input type="range" id="{VOLUME}" data-do="{VOLUME}" min="0" max="{LOUDEST}" step="1" aria-label="{name}" aria-describedby="volume-hint" value="{volume}">"#
        ),
        text(&format!(r#"output for="{VOLUME}""#), &level),
    ];
    let parts = [
        text("legend", say.sound),
        tag(r#"div class="volume""#, &slider.concat()),
        text(&format!(r#"button type="button" class="button quiet" data-do="{TRY}""#), say.try_it),
        text(r#"p class="hint" id="volume-hint""#, say.sound_hint),
    ];
    tag(r#"fieldset class="panel question""#, &parts.concat())
}

impl SettingsPage {
    /// What this browser keeps for us, and how to be rid of it.
    fn kept(&self, words: &Words) -> String {
        let say = &words.shell.settings;
        let parts = [
            text("h2", say.stored),
            text("p", &say.stored_size.with([&stored_bytes().div_ceil(1000)])),
            self.confirm.html(words, say.erase, "all", ""),
            text(r#"p class="message" role="status""#, if self.erased { say.erased } else { "" }),
        ];
        tag(r#"section class="panel kept""#, &parts.concat())
    }
}

/// The browser counts two bytes per character.
fn stored_bytes() -> usize {
    let mut characters = 0;
    for key in storage::keys("") {
        characters += key.len() + storage::read(&key).map_or(0, |text| text.len());
    }
    characters * 2
}
