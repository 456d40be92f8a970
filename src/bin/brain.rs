//! The AI: answers questions from the page, in slices so that it hears a cancellation. It lives in a worker, or, where
//! there are none, on the page's own thread behind a message port.

use std::cell::RefCell;

use js_sys::{Date, Reflect, Uint8Array};
use taco_street::ai::wire::{
    BUILD, Budget, FromWorker, Question, Thinking, ToWorker, from_bytes, start_thinking, to_bytes,
};
use taco_street::ai::{Judged, Search, random_game};
use taco_street::rules::tacoloco::Tacoloco;
use taco_street::rules::truck_off::TruckOff;
use taco_street::rules::{GameId, Rng, Turn};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

/// How long a worker is deaf at a stretch.
const WORKER_SLICE_MILLIS: f64 = 40.0;
/// On the page's own thread: short enough to go unnoticed.
const PAGE_SLICE_MILLIS: f64 = 8.0;
/// Where the page leaves the port, if the AI is not in a worker.
const PORT: &str = "brainPort";
/// Iterations between two looks at the clock.
const BATCH: u32 = 16;

struct Task {
    question: Question,
    thinking: Box<dyn Thinking>,
    started: f64,
    iterations: u32,
}

thread_local! {
    static TASK: RefCell<Option<Task>> = const { RefCell::new(None) };
}

fn main() {
    let listen = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        if let Some(message) = from_bytes(&bytes) {
            hear(message);
        }
    });
    port().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    say(&FromWorker::Ready { build: BUILD.to_owned() });
}

/// The line to the page: its port, or the worker itself, which is used in the same way.
fn port() -> MessagePort {
    page_port().unwrap_or_else(|| js_sys::global().unchecked_into())
}

fn page_port() -> Option<MessagePort> {
    let port = Reflect::get(&js_sys::global(), &PORT.into()).ok()?;
    (!port.is_undefined()).then(|| port.unchecked_into())
}

fn slice_millis() -> f64 {
    if page_port().is_some() { PAGE_SLICE_MILLIS } else { WORKER_SLICE_MILLIS }
}

fn say(message: &FromWorker) {
    let bytes = Uint8Array::from(to_bytes(message).as_slice());
    // A page that is gone has nothing to hear.
    let _ = port().post_message(&bytes);
}

fn hear(message: ToWorker) {
    match message {
        ToWorker::Decide(question) => start(question),
        ToWorker::Cancel { id } => TASK.with_borrow_mut(|task| {
            if task.as_ref().is_some_and(|task| task.question.id == id) {
                *task = None;
            }
        }),
        ToWorker::MeasureSpeed { game: GameId::Tacoloco, millis } => {
            measure::<Tacoloco>(f64::from(millis));
        }
        ToWorker::MeasureSpeed { game: GameId::TruckOff, millis } => {
            measure::<TruckOff>(f64::from(millis));
        }
        ToWorker::MeasureSpeed { .. } => {}
    }
}

fn start(question: Question) {
    let id = question.id;
    match start_thinking(&question) {
        Some(thinking) => {
            let task = Task { question, thinking, started: Date::now(), iterations: 0 };
            TASK.set(Some(task));
            think_a_slice();
        }
        None => say(&FromWorker::Refused { id }),
    }
}

/// Thinks for one slice; then either answers or lets the event loop turn once.
fn think_a_slice() {
    let Some(mut task) = TASK.take() else { return };
    if task.think_until(Date::now() + slice_millis()) {
        TASK.set(Some(task));
        let again = Closure::once_into_js(think_a_slice);
        // Windows and workers have the same timers.
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let _ = scope.set_timeout_with_callback(again.unchecked_ref());
    } else {
        let id = task.question.id;
        say(&match task.thinking.choice() {
            Some(choice) => FromWorker::Decided { id, choice, iterations: task.iterations },
            None => FromWorker::Refused { id },
        });
    }
}

impl Task {
    /// Says whether there is still something to think about and budget to do it.
    fn think_until(&mut self, end_of_slice: f64) -> bool {
        loop {
            let batch = match self.question.budget {
                Budget::Iterations(all) => BATCH.min(all - self.iterations),
                Budget::Millis(_) => BATCH,
            };
            let goes_on = self.thinking.think(batch);
            self.iterations += batch;
            let now = Date::now();
            let spent = match self.question.budget {
                Budget::Iterations(all) => self.iterations >= all,
                Budget::Millis(millis) => now - self.started >= f64::from(millis),
            };
            if !goes_on || spent {
                return false;
            }
            if now >= end_of_slice {
                return true;
            }
        }
    }
}

/// Random decisions and search iterations per second, half of the time each.
fn measure<G: Judged>(millis: f64) {
    let mut rng = Rng::from_seed(1);
    let setup = G::plain_setup(3);
    let mut moves = Vec::new();
    let (start, mut decisions) = (Date::now(), 0usize);
    while Date::now() - start < millis / 2.0 {
        for _ in 0..256 {
            if let Ok(mut position) = G::deal(&setup, rng.seed()) {
                decisions += random_game(&mut position, &mut rng, &mut moves);
            }
        }
    }
    let decisions_per_second = decisions as f64 * 1000.0 / (Date::now() - start);
    let (start, mut iterations) = (Date::now(), 0u32);
    while Date::now() - start < millis / 2.0 {
        let Ok(position) = G::deal(&setup, rng.seed()) else { break };
        let Turn::Decide(seat) = position.turn() else { break };
        let mut search = Search::new(position.seen_by(Some(seat)), Rng::from_seed(rng.seed()));
        if search.run(10_000) {
            iterations += 10_000;
        }
    }
    let iterations_per_second = f64::from(iterations) * 1000.0 / (Date::now() - start);
    say(&FromWorker::Speed {
        decisions_per_second: decisions_per_second as u32,
        iterations_per_second: iterations_per_second as u32,
    });
}
