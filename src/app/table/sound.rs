//! Short synthesised sounds.

use std::cell::RefCell;

use web_sys::{AudioContext, OscillatorType};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    YourTurn,
    Card,
    Perfect,
    Ruined,
    Counter,
    Dice,
    Coins,
    Finish,
}

/// One tone: when it starts, how long it lasts (seconds), and its pitch (hertz) from start to end.
struct Tone(f64, f64, f32, f32);

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Self::YourTurn => &[Tone(0.0, 0.12, 660.0, 660.0), Tone(0.09, 0.16, 880.0, 880.0)],
            Self::Card => &[Tone(0.0, 0.07, 240.0, 120.0)],
            Self::Perfect => &[
                Tone(0.0, 0.14, 523.0, 523.0),
                Tone(0.09, 0.14, 659.0, 659.0),
                Tone(0.18, 0.28, 784.0, 784.0),
            ],
            Self::Ruined => &[Tone(0.0, 0.18, 330.0, 220.0), Tone(0.15, 0.3, 220.0, 110.0)],
            Self::Counter => &[Tone(0.0, 0.1, 880.0, 440.0), Tone(0.1, 0.25, 440.0, 880.0)],
            Self::Dice => &[
                Tone(0.0, 0.05, 190.0, 120.0),
                Tone(0.07, 0.05, 230.0, 130.0),
                Tone(0.15, 0.06, 170.0, 100.0),
            ],
            Self::Coins => &[Tone(0.0, 0.08, 1175.0, 1175.0), Tone(0.07, 0.2, 1568.0, 1568.0)],
            Self::Finish => &[
                Tone(0.0, 0.18, 523.0, 523.0),
                Tone(0.14, 0.18, 659.0, 659.0),
                Tone(0.28, 0.18, 784.0, 784.0),
                Tone(0.42, 0.45, 1047.0, 1047.0),
            ],
        }
    }

    const fn voice(self) -> OscillatorType {
        match self {
            Self::Card | Self::Ruined | Self::Dice => OscillatorType::Triangle,
            _ => OscillatorType::Sine,
        }
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound; `volume` is 0 to 10. Before the first gesture browsers keep silent, and so do we.
pub fn play(sound: Sound, volume: u8) {
    if volume == 0 || !has_been_touched() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            // A machine without sound is no reason to stop the game.
            let _ = synthesise(context, sound, f32::from(volume) / 10.0);
        }
    });
}

fn has_been_touched() -> bool {
    let activation =
        js_sys::Reflect::get(&leptos::prelude::window().navigator(), &"userActivation".into());
    activation
        .and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()))
        .is_ok_and(|active| active.is_truthy())
}

fn synthesise(
    context: &AudioContext,
    sound: Sound,
    loudness: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    let now = context.current_time();
    for &Tone(start, length, from, to) in sound.tones() {
        let (start, end) = (now + start, now + start + length);
        let oscillator = context.create_oscillator()?;
        let gain = context.create_gain()?;
        oscillator.set_type(sound.voice());
        oscillator.frequency().set_value_at_time(from, start)?;
        oscillator.frequency().exponential_ramp_to_value_at_time(to, end)?;
        gain.gain().set_value_at_time(0.001, start)?;
        gain.gain().exponential_ramp_to_value_at_time(0.25 * loudness, start + 0.015)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end)?;
    }
    Ok(())
}
