//! The controls of a replay.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, Event, HtmlInputElement};

use super::time::sleep;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::settings::{Prefs, Speed, use_prefs};
use crate::app::words::words_now;
use crate::rules::Seat;

/// Where a replay stands and through whose eyes it is seen.
#[derive(Clone, Copy)]
pub struct Controls {
    pub ply: RwSignal<usize>,
    pub last: usize,
    pub eyes: RwSignal<Option<Seat>>,
    playing: RwSignal<bool>,
    prefs: Prefs,
}

impl Controls {
    pub fn new(ply: usize, last: usize) -> Self {
        Self {
            ply: RwSignal::new(ply.min(last)),
            last,
            eyes: RwSignal::new(None),
            playing: RwSignal::new(false),
            prefs: use_prefs(),
        }
    }

    fn go_to(self, ply: usize) {
        self.playing.set(false);
        self.ply.set(ply.min(self.last));
    }

    /// Does what the pressed element says: a step, or a jump to the move of a sentence.
    pub fn hear_press(self, event: &Event) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let pressed = target
            .and_then(|target| target.closest("[data-replay], button[data-ply]").ok().flatten());
        let Some(pressed) = pressed else { return };
        if let Some(ply) = pressed.get_attribute("data-ply").and_then(|ply| ply.parse().ok()) {
            return self.go_to(ply);
        }
        let ply = self.ply.get_untracked();
        match pressed.get_attribute("data-replay").unwrap_or_default().as_str() {
            "first" => self.go_to(0),
            "previous" => self.go_to(ply.saturating_sub(1)),
            "next" => self.go_to(ply + 1),
            "last" => self.go_to(self.last),
            "play" => self.toggle_playing(),
            _ => {}
        }
    }

    /// The slider was moved or other eyes were chosen.
    pub fn hear_input(self, event: &Event) {
        let Some(control) = event.target() else { return };
        let control: HtmlInputElement = control.unchecked_into();
        match control.get_attribute("data-control").as_deref() {
            Some("ply") => self.go_to(control.value().parse().unwrap_or_default()),
            Some("eyes") => self.eyes.set(control.value().parse().ok().map(Seat::new)),
            _ => {}
        }
    }

    /// Plays on by itself, one move per pause, until the end or until something else is pressed.
    fn toggle_playing(self) {
        self.playing.update(|playing| *playing = !*playing);
        if !self.playing.get_untracked() {
            return;
        }
        if self.ply.get_untracked() == self.last {
            self.ply.set(0);
        }
        spawn_local(async move {
            loop {
                let pause = self.prefs.get_untracked().speed.pause_millis();
                sleep(pause.max(Speed::Fast.pause_millis()) as i32).await;
                if self.playing.try_get_untracked() != Some(true) {
                    return;
                }
                let next = self.last.min(self.ply.get_untracked() + 1);
                self.ply.set(next);
                if next == self.last {
                    self.playing.set(false);
                }
            }
        });
    }

    /// `names` are those whose eyes may be chosen; nobody's, until the game is over.
    pub fn html(self, names: &[String]) -> String {
        let words = &words_now().table;
        let (ply, last) = (self.ply.get(), self.last);
        let playing = self.playing.get();
        let (play, playing_label) =
            if playing { (Glyph::Pause, words.pause) } else { (Glyph::Play, words.play) };
        [
            button("first", Glyph::ToStart, words.first, "button quiet"),
            button("previous", Glyph::StepBack, words.previous, "button quiet"),
            button("play", play, playing_label, "button"),
            button("next", Glyph::StepForward, words.next, "button quiet"),
            button("last", Glyph::ToEnd, words.last, "button quiet"),
            format!(
                r#"<input type="range" min="0" max="{last}" value="{ply}" data-control="ply" aria-label="{}">"#,
                (words.move_of)(ply, last)
            ),
            self.eyes_html(names),
        ]
        .concat()
    }

    fn eyes_html(self, names: &[String]) -> String {
        let words = &words_now().table;
        if names.is_empty() {
            return format!(r#"<p class="soft">{}</p>"#, words.eyes_later);
        }
        let chosen = self.eyes.get().map(Seat::index);
        let mut options = format!(r#"<option value="">{}</option>"#, words.eyes_nobody);
        for (seat, name) in names.iter().enumerate() {
            let selected = if chosen == Some(seat) { " selected" } else { "" };
            options += &format!(r#"<option value="{seat}"{selected}>{}</option>"#, escaped(name));
        }
        format!(
            r#"<label class="eyes">{}<span>{}</span><select data-control="eyes">{options}</select></label>"#,
            icon(Glyph::Eye, ""),
            words.eyes
        )
    }
}

fn button(name: &str, glyph: Glyph, label: &str, class: &str) -> String {
    format!(
        r#"<button type="button" class="{class}" data-replay="{name}" aria-label="{label}">{}</button>"#,
        icon(glyph, "")
    )
}
