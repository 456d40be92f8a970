//! Asks the AI worker; where there is no worker, thinks on the page in small slices.

use std::cell::RefCell;

use js_sys::{Date, Function, Promise, Uint8Array};
use leptos::prelude::document;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker};

use super::table::time::sleep;
use crate::ai::wire::{
    BUILD, Budget, FromWorker, Question, ToWorker, from_bytes, start_thinking, to_bytes,
};
use crate::ai::{Judged, Level};
use crate::rules::Seed;

/// A worker that has not come up by then never will.
const READY_WITHIN_MILLIS: i32 = 10_000;
/// A worker that is this late with an answer is stuck.
const GRACE_MILLIS: u32 = 5_000;
/// On the page's own thread: short enough to go unnoticed.
const SLICE_MILLIS: f64 = 8.0;
const BATCH: u32 = 16;
/// How often a worker that died is started again before the page thinks for itself.
const RESTARTS: u32 = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    NotStarted,
    Starting,
    Ready,
    /// No worker to be had: think on the page.
    Unavailable,
}

struct Brain {
    state: State,
    worker: Option<Worker>,
    /// Called with `true` once the worker has said that it is ready, `false` if it never will be.
    waiting: Vec<Function>,
    /// The question under way and whom to tell.
    asked: Option<(u32, Function)>,
    last_id: u32,
    restarts: u32,
}

thread_local! {
    static BRAIN: RefCell<Brain> = const {
        RefCell::new(Brain {
            state: State::NotStarted,
            worker: None,
            waiting: Vec::new(),
            asked: None,
            last_id: 0,
            restarts: 0,
        })
    };
}

/// Brings the worker up, so that it is there (and works offline) when the first bot is on.
pub fn wake() {
    let start = BRAIN.with_borrow(|brain| brain.state == State::NotStarted);
    if start {
        start_worker();
    }
}

/// Drops the question under way: nobody waits for its answer any more.
pub fn cancel() {
    let (dropped, worker) =
        BRAIN.with_borrow_mut(|brain| (brain.asked.take(), brain.worker.clone()));
    if let Some((id, tell)) = dropped {
        if let Some(worker) = worker {
            post(&worker, &ToWorker::Cancel { id });
        }
        answer(&tell, &JsValue::NULL);
    }
}

/// The move of a bot that sees `view`; `None` if the question was cancelled.
pub async fn decide<G: Judged>(view: &G, level: Level, millis: u32, seed: Seed) -> Option<G::Move> {
    let id = BRAIN.with_borrow_mut(|brain| {
        brain.last_id += 1;
        brain.last_id
    });
    let question = Question {
        id,
        game: G::ID,
        level,
        budget: Budget::Millis(millis),
        seed,
        view: to_bytes(view),
    };
    // Only search is worth a trip to the worker.
    let bytes = if level == Level::Hard { ask(question).await } else { think_here(question).await };
    from_bytes(&bytes?)
}

async fn ask(question: Question) -> Option<Vec<u8>> {
    loop {
        wake();
        if !worker_is_ready().await {
            return think_here(question).await;
        }
        match ask_worker(&question).await {
            Answer::Move(bytes) => return Some(bytes),
            Answer::Cancelled => return None,
            Answer::Died => start_worker(),
        }
    }
}

enum Answer {
    Move(Vec<u8>),
    Cancelled,
    Died,
}

async fn ask_worker(question: &Question) -> Answer {
    let id = question.id;
    let promise = Promise::new(&mut |tell, _| {
        let worker = BRAIN.with_borrow_mut(|brain| {
            brain.asked = Some((id, tell));
            brain.worker.clone()
        });
        if let Some(worker) = worker {
            post(&worker, &ToWorker::Decide(question.clone()));
        }
    });
    if let Budget::Millis(millis) = question.budget {
        wasm_bindgen_futures::spawn_local(async move {
            sleep((millis + GRACE_MILLIS) as i32).await;
            let stuck = BRAIN.with_borrow(|brain| brain.asked.as_ref().is_some_and(|a| a.0 == id));
            if stuck {
                worker_died();
            }
        });
    }
    match JsFuture::from(promise).await {
        Ok(value) if value.is_undefined() => Answer::Died,
        Ok(value) if value.is_null() => Answer::Cancelled,
        Ok(value) => Answer::Move(Uint8Array::new(&value).to_vec()),
        Err(_) => Answer::Died,
    }
}

async fn worker_is_ready() -> bool {
    let state = BRAIN.with_borrow(|brain| brain.state);
    if state != State::Starting {
        return state == State::Ready;
    }
    let ready =
        Promise::new(&mut |tell, _| BRAIN.with_borrow_mut(|brain| brain.waiting.push(tell)));
    JsFuture::from(ready).await.is_ok_and(|value| value.is_truthy())
}

fn start_worker() {
    // The version in the address keeps a cached worker of an older build from being taken for ours.
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    let address = web_sys::Url::new_with_base(&format!("brain_loader.js?v={BUILD}"), &base);
    let worker = address.and_then(|address| Worker::new(&address.href()));
    let Ok(worker) = worker else {
        settle(State::Unavailable);
        return;
    };
    listen(&worker);
    BRAIN.with_borrow_mut(|brain| {
        brain.worker = Some(worker);
        brain.state = State::Starting;
    });
    wasm_bindgen_futures::spawn_local(async {
        sleep(READY_WITHIN_MILLIS).await;
        if BRAIN.with_borrow(|brain| brain.state == State::Starting) {
            settle(State::Unavailable);
        }
    });
}

fn listen(worker: &Worker) {
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        match from_bytes(&bytes) {
            Some(FromWorker::Ready { build }) => {
                settle(if build == BUILD { State::Ready } else { State::Unavailable });
            }
            Some(FromWorker::Decided { id, mv, .. }) => {
                hear_answer(id, &Uint8Array::from(mv.as_slice()));
            }
            Some(FromWorker::Refused { id }) => hear_answer(id, &JsValue::UNDEFINED),
            Some(FromWorker::Speed { .. }) | None => {}
        }
    });
    let die = Closure::<dyn Fn()>::new(worker_died);
    worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    worker.set_onerror(Some(die.as_ref().unchecked_ref()));
    hear.forget();
    die.forget();
}

fn hear_answer(id: u32, value: &JsValue) {
    let tell = BRAIN.with_borrow_mut(|brain| brain.asked.take_if(|asked| asked.0 == id));
    if let Some((_, tell)) = tell {
        answer(&tell, value);
    }
}

/// The worker crashed or is stuck: whoever waits asks again, and a new one is started, a few times.
fn worker_died() {
    let (asked, give_up) = BRAIN.with_borrow_mut(|brain| {
        if let Some(worker) = brain.worker.take() {
            worker.terminate();
        }
        brain.restarts += 1;
        (brain.asked.take(), brain.restarts > RESTARTS || brain.state == State::Starting)
    });
    settle(if give_up { State::Unavailable } else { State::NotStarted });
    if let Some((_, tell)) = asked {
        answer(&tell, &JsValue::UNDEFINED);
    }
}

/// Enters a state and tells those who wait for the worker.
fn settle(state: State) {
    let waiting = BRAIN.with_borrow_mut(|brain| {
        brain.state = state;
        std::mem::take(&mut brain.waiting)
    });
    for tell in waiting {
        answer(&tell, &JsValue::from_bool(state == State::Ready));
    }
}

fn answer(tell: &Function, value: &JsValue) {
    // Resolving a promise cannot fail.
    let _ = tell.call1(&JsValue::UNDEFINED, value);
}

fn post(worker: &Worker, message: &ToWorker) {
    let bytes = Uint8Array::from(to_bytes(message).as_slice());
    // A worker that cannot hear is noticed by its silence.
    let _ = worker.post_message(&bytes);
}

/// Thinks on the page's thread, giving it back after every slice.
async fn think_here(question: Question) -> Option<Vec<u8>> {
    let mut thinking = start_thinking(&question)?;
    let Budget::Millis(millis) = question.budget else { return None };
    let end = Date::now() + f64::from(millis);
    loop {
        let end_of_slice = Date::now() + SLICE_MILLIS;
        while Date::now() < end_of_slice {
            if !thinking.think(BATCH) || Date::now() >= end {
                return thinking.choice();
            }
        }
        sleep(0).await;
    }
}
