//! The controls of a replay.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::time::sleep;
use crate::app::art::{Glyph, Icon};
use crate::app::live::{live, live_view, press};
use crate::app::settings::{Speed, use_prefs};
use crate::app::words::words_now;
use crate::rules::Seat;

/// Whose eyes may be chosen.
pub enum EyesChoice {
    /// The names of all seats.
    Seats(Vec<String>),
    /// Nobody's, until the game is over.
    Later,
}

/// Where a button of the bar leads from a ply.
#[derive(Clone, Copy)]
enum Step {
    First,
    Previous,
    Next,
    Last,
}

impl Step {
    const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Previous => "previous",
            Self::Next => "next",
            Self::Last => "last",
        }
    }

    const fn from(self, ply: usize, last: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Previous => ply.saturating_sub(1),
            Self::Next if ply < last => ply + 1,
            Self::Next | Self::Last => last,
        }
    }
}

pub fn replay_bar(
    ply: RwSignal<usize>,
    last: usize,
    eyes: RwSignal<Option<Seat>>,
    choice: EyesChoice,
) -> AnyView {
    let words = &words_now().table;
    let playing = RwSignal::new(false);
    let step = move |glyph: Glyph, label: &'static str, step: Step| {
        let go = move || {
            playing.set(false);
            ply.update(|ply| *ply = step.from(*ply, last));
        };
        view! {
            <button type="button" class="button quiet" data-replay=step.name() aria-label=label on:click=press(go)>
                <Icon glyph/>
            </button>
        }
        .into_any()
    };
    let slide = move |event| {
        playing.set(false);
        if let Ok(value) = event_target_value(&event).parse::<usize>() {
            ply.set(value.min(last));
        }
    };
    view! {
        <div class="replay-bar" role="group" aria-label=words.replay>
            {step(Glyph::ToStart, words.first, Step::First)}
            {step(Glyph::StepBack, words.previous, Step::Previous)}
            {play_button(ply, last, playing)}
            {step(Glyph::StepForward, words.next, Step::Next)}
            {step(Glyph::ToEnd, words.last, Step::Last)}
            <input
                type="range"
                min="0"
                max=last.to_string()
                aria-label=live(move || (words.move_of)(ply.get(), last))
                prop:value=live(move || ply.get().to_string())
                on:input=slide
            />
            {eyes_select(eyes, choice)}
        </div>
    }
    .into_any()
}

/// Plays on by itself, one move per pause, until the end or until something else is pressed.
fn play_button(ply: RwSignal<usize>, last: usize, playing: RwSignal<bool>) -> AnyView {
    let words = &words_now().table;
    let prefs = use_prefs();
    let toggle = move || {
        playing.update(|playing| *playing = !*playing);
        if !playing.get_untracked() {
            return;
        }
        if ply.get_untracked() == last {
            ply.set(0);
        }
        spawn_local(async move {
            loop {
                let pause = prefs.get_untracked().speed.pause_millis();
                sleep(pause.max(Speed::Fast.pause_millis()) as i32).await;
                if playing.try_get_untracked() != Some(true) {
                    return;
                }
                ply.update(|ply| *ply = Step::Next.from(*ply, last));
                if ply.get_untracked() == last {
                    playing.set(false);
                }
            }
        });
    };
    let glyph = move || if playing.get() { Glyph::Pause } else { Glyph::Play };
    let label = live(move || if playing.get() { words.pause } else { words.play });
    view! {
        <button type="button" class="button" data-replay="play" aria-label=label on:click=press(toggle)>
            {live_view(move || view! { <Icon glyph=glyph()/> }.into_any())}
        </button>
    }
    .into_any()
}

fn eyes_select(eyes: RwSignal<Option<Seat>>, choice: EyesChoice) -> AnyView {
    let words = &words_now().table;
    let EyesChoice::Seats(names) = choice else {
        return view! { <p class="soft">{words.eyes_later}</p> }.into_any();
    };
    let choose = move |event| {
        eyes.set(event_target_value(&event).parse().ok().map(Seat::new));
    };
    let options: Vec<AnyView> = names
        .into_iter()
        .enumerate()
        .map(|(seat, name)| view! { <option value=seat.to_string()>{name}</option> }.into_any())
        .collect();
    view! {
        <label class="eyes">
            <Icon glyph=Glyph::Eye/>
            <span>{words.eyes}</span>
            <select on:change=choose>
                <option value="">{words.eyes_nobody}</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}
