//! The controls of a replay.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::time::sleep;
use crate::app::art::{Glyph, Icon};
use crate::app::settings::{Speed, use_prefs};
use crate::app::words::{TableWords, use_words};
use crate::rules::Seat;

/// Whose eyes may be chosen.
#[derive(Clone, Copy)]
pub struct EyesChoice {
    pub finished: bool,
    pub names: Signal<Vec<String>>,
}

#[component]
pub fn ReplayBar(
    ply: RwSignal<usize>,
    last: usize,
    eyes: RwSignal<Option<Seat>>,
    choice: EyesChoice,
) -> impl IntoView {
    let words = use_words();
    let playing = RwSignal::new(false);
    let step = move |glyph: Glyph, name: fn(&TableWords) -> &'static str, to: fn(usize, usize) -> usize, key: &'static str| {
        view! {
            <button
                type="button"
                class="button quiet"
                data-replay=key
                aria-label=move || name(&words.get().table)
                on:click=move |_| {
                    playing.set(false);
                    ply.update(|ply| *ply = to(*ply, last));
                }
            >
                <Icon glyph/>
            </button>
        }
    };
    let slide = move |event| {
        playing.set(false);
        if let Ok(value) = event_target_value(&event).parse::<usize>() {
            ply.set(value.min(last));
        }
    };
    view! {
        <div class="replay-bar" role="group" aria-label=move || words.get().table.replay>
            {step(Glyph::ToStart, |words| words.first, |_, _| 0, "first")}
            {step(Glyph::StepBack, |words| words.previous, |ply, _| ply.saturating_sub(1), "previous")}
            <PlayButton ply last playing/>
            {step(Glyph::StepForward, |words| words.next, |ply, last| last.min(ply + 1), "next")}
            {step(Glyph::ToEnd, |words| words.last, |_, last| last, "last")}
            <input
                type="range"
                min="0"
                max=last.to_string()
                aria-label=move || (words.get().table.move_of)(ply.get(), last)
                prop:value=move || ply.get().to_string()
                on:input=slide
            />
            <EyesSelect eyes choice/>
        </div>
    }
}

/// Plays on by itself, one move per pause, until the end or until something else is pressed.
#[component]
fn PlayButton(ply: RwSignal<usize>, last: usize, playing: RwSignal<bool>) -> impl IntoView {
    let words = use_words();
    let prefs = use_prefs();
    let toggle = move |_| {
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
                ply.update(|ply| *ply = last.min(*ply + 1));
                if ply.get_untracked() == last {
                    playing.set(false);
                }
            }
        });
    };
    let glyph = move || if playing.get() { Glyph::Pause } else { Glyph::Play };
    let label = move || if playing.get() { words.get().table.pause } else { words.get().table.play };
    view! {
        <button type="button" class="button" data-replay="play" aria-label=label on:click=toggle>
            {move || view! { <Icon glyph=glyph()/> }}
        </button>
    }
}

#[component]
fn EyesSelect(eyes: RwSignal<Option<Seat>>, choice: EyesChoice) -> impl IntoView {
    let words = use_words();
    if !choice.finished {
        return view! { <p class="soft">{move || words.get().table.eyes_later}</p> }.into_any();
    }
    let choose = move |event| {
        eyes.set(event_target_value(&event).parse().ok().map(Seat::new));
    };
    let options = move || {
        choice.names.get().into_iter().enumerate().map(|(seat, name)| {
            view! { <option value=seat.to_string()>{name}</option> }
        }).collect_view()
    };
    view! {
        <label class="eyes">
            <Icon glyph=Glyph::Eye/>
            <span>{move || words.get().table.eyes}</span>
            <select on:change=choose>
                <option value="">{move || words.get().table.eyes_nobody}</option>
                {options}
            </select>
        </label>
    }
    .into_any()
}
