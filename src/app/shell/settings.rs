//! The settings: every change takes effect at once and is kept.

use leptos::prelude::*;

use super::confirm::confirmed;
use super::header::page_header;
use super::page::{arrive, focus, in_words, titled};
use crate::app::art::{Glyph, Icon};
use crate::app::settings::{Motion, Settings, Speed, Theme, use_prefs};
use crate::app::storage;
use crate::app::table::sound::{self, Sound};
use crate::app::words::{Language, Words};

const THEMES: [Theme; 3] = [Theme::Auto, Theme::Day, Theme::Night];
const TEXT_SIZES: [u16; 5] = [100, 125, 150, 175, 200];
const MOTIONS: [Motion; 2] = [Motion::Auto, Motion::Off];
const LOUDEST: u8 = 10;

#[component]
pub fn SettingsPage() -> impl IntoView {
    arrive(|words| titled(words.shell.settings.title));
    in_words(|words| {
        view! {
            {page_header(words)}
            <main id="main" class="page settings">
                <h1 tabindex="-1">{words.shell.settings.title}</h1>
                <form class="settings-grid" on:submit=|event| event.prevent_default()>
                    {choices(words)}
                    {volume(words)}
                </form>
                {kept(words)}
            </main>
        }
        .into_any()
    })
}

/// One question with a few answers.
struct Question {
    name: &'static str,
    legend: &'static str,
    hint: &'static str,
    answers: Vec<String>,
    chosen: fn(&Settings) -> Option<usize>,
    choose: fn(&mut Settings, usize),
}

fn choices(words: &'static Words) -> AnyView {
    let say = &words.shell.settings;
    let named = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    [
        Question {
            name: "theme",
            legend: say.theme,
            hint: say.theme_hint,
            answers: named(&say.themes),
            chosen: |settings| THEMES.iter().position(|theme| *theme == settings.theme),
            choose: |settings, answer| settings.theme = THEMES[answer],
        },
        Question {
            name: "text",
            legend: say.text,
            hint: say.text_hint,
            answers: TEXT_SIZES.map(|size| format!("{size} %")).into(),
            chosen: |settings| TEXT_SIZES.iter().rposition(|size| *size <= settings.text),
            choose: |settings, answer| settings.text = TEXT_SIZES[answer],
        },
        Question {
            name: "speed",
            legend: say.speed,
            hint: say.speed_hint,
            answers: named(&say.speeds),
            chosen: |settings| Speed::ALL.iter().position(|speed| *speed == settings.speed),
            choose: |settings, answer| settings.speed = Speed::ALL[answer],
        },
        Question {
            name: "motion",
            legend: say.motion,
            hint: say.motion_hint,
            answers: named(&say.motions),
            chosen: |settings| MOTIONS.iter().position(|motion| *motion == settings.motion),
            choose: |settings, answer| settings.motion = MOTIONS[answer],
        },
        Question {
            name: "language",
            legend: say.language,
            hint: say.language_hint,
            answers: Language::ALL.map(|language| language.own_name().to_owned()).into(),
            chosen: |settings| {
                Language::ALL.iter().position(|language| *language == settings.language)
            },
            choose: |settings, answer| settings.language = Language::ALL[answer],
        },
    ]
    .map(question)
    .collect_view()
    .into_any()
}

fn question(question: Question) -> AnyView {
    let Question { name, legend, hint, answers, chosen, choose } = question;
    let prefs = use_prefs();
    let radios = answers.into_iter().enumerate().map(|(answer, label)| {
        let id = format!("{name}-{answer}");
        let select = {
            let id = format!("#{id}");
            move |_| {
                prefs.change(|settings| choose(settings, answer));
                // Another language makes the page anew, and with it this button.
                let id = id.clone();
                request_animation_frame(move || focus(&id));
            }
        };
        let lang = (name == "language").then(|| Language::ALL[answer].tag());
        view! {
            <label class="answer" lang=lang>
                <input type="radio" id=id name=name prop:checked=move || chosen(&prefs.get()) == Some(answer) on:change=select/>
                <span>{label}</span>
            </label>
        }
    });
    let hint_id = format!("{name}-hint");
    let described_by = hint_id.clone();
    view! {
        <fieldset class="panel question" aria-describedby=described_by>
            <legend>{legend}</legend>
            <div class="answers">{radios.collect_view()}</div>
            <p class="hint" id=hint_id>{hint}</p>
        </fieldset>
    }
    .into_any()
}

fn volume(words: &'static Words) -> AnyView {
    let say = &words.shell.settings;
    let prefs = use_prefs();
    let level = move || prefs.get().volume;
    let turn = move |event| {
        if let Ok(volume) = event_target_value(&event).parse::<u8>() {
            prefs.change(|settings| settings.volume = volume.min(LOUDEST));
        }
    };
    let glyph = move || if level() == 0 { Glyph::SoundOff } else { Glyph::SoundOn };
    view! {
        <fieldset class="panel question">
            <legend>{say.sound}</legend>
            <div class="volume">
                {move || view! { <Icon glyph=glyph()/> }}
                <input type="range" id="volume" min="0" max=LOUDEST step="1" aria-label=say.volume
                    aria-describedby="volume-hint" prop:value=move || level().to_string() on:input=turn/>
                <output for="volume">{move || if level() == 0 { say.off.to_owned() } else { level().to_string() }}</output>
            </div>
            <button type="button" class="button quiet"
                on:click=move |_| sound::play(Sound::Perfect, prefs.get_untracked().volume)>{say.try_it}</button>
            <p class="hint" id="volume-hint">{say.sound_hint}</p>
        </fieldset>
    }
    .into_any()
}

/// What this browser keeps for us, and how to be rid of it.
fn kept(words: &'static Words) -> AnyView {
    let say = &words.shell.settings;
    let prefs = use_prefs();
    let bytes = RwSignal::new(stored_bytes());
    let erased = RwSignal::new(false);
    let erase = Callback::new(move |()| {
        prefs.change(|settings| {
            *settings = Settings { language: settings.language, ..Settings::default() }
        });
        // After the settings themselves have been written once more.
        request_animation_frame(move || {
            storage::keys("").iter().for_each(|key| storage::remove(key));
            bytes.set(stored_bytes());
            erased.set(true);
        });
    });
    view! {
        <section class="panel kept">
            <h2>{say.stored}</h2>
            <p>{move || (say.stored_size)(bytes.get().div_ceil(1000))}</p>
            {confirmed(words, say.erase, String::new(), erase)}
            <p class="message" role="status">{move || erased.get().then_some(say.erased)}</p>
        </section>
    }
    .into_any()
}

/// The browser counts two bytes per character.
fn stored_bytes() -> usize {
    storage::keys("")
        .iter()
        .map(|key| key.len() + storage::read(key).map_or(0, |text| text.len()))
        .sum::<usize>()
        * 2
}
