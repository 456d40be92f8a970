//! Asks the AI, which is a program of its own: in a worker, or, where there are no workers, on the page's thread in small
//! slices.

use std::cell::RefCell;

use js_sys::{Date, Function, Promise, Reflect, Uint8Array};
use leptos::prelude::{document, window};
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Worker};

use super::table::time::sleep;
use crate::ai::wire::{
    BUILD, Budget, Choice, FromWorker, Question, ToWorker, from_bytes, to_bytes,
};

/// An AI that has not come up by then never will.
const READY_WITHIN_MILLIS: i32 = 10_000;
/// An AI that is this late with an answer is stuck.
const GRACE_MILLIS: u32 = 5_000;
/// How often a worker that died is started again before the page's own thread has to do.
const RESTARTS: u32 = 3;
/// Where the AI on the page's thread finds its end of the line.
const PORT: &str = "brainPort";

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    NotStarted,
    Starting,
    Ready,
    /// Neither a worker nor the page's thread could load it.
    Unreachable,
}

struct Brain {
    state: State,
    /// The line to it: its port, or the worker itself, which is used in the same way.
    line: Option<MessagePort>,
    /// Called once it has said that it is ready, or never will be.
    waiting: Vec<Function>,
    /// The question under way and whom to tell.
    asked: Option<(u32, Function)>,
    last_id: u32,
    /// How often a worker has failed.
    failures: u32,
    /// It has been up on the page's thread, where it can be loaded only once.
    was_on_page: bool,
}

thread_local! {
    static BRAIN: RefCell<Brain> = const {
        RefCell::new(Brain {
            state: State::NotStarted,
            line: None,
            waiting: Vec::new(),
            asked: None,
            last_id: 0,
            failures: 0,
            was_on_page: false,
        })
    };
}

/// What became of a question.
pub enum Decision {
    Chosen(Choice),
    /// Nobody wanted to know any more.
    Cancelled,
    /// The AI could not be loaded; it may be, once there is a network again.
    Unreachable,
}

/// Brings the AI up, so that it is there (and works offline) when the first bot is on.
pub fn wake() {
    let start = BRAIN.with_borrow_mut(|brain| {
        if brain.state == State::Unreachable {
            // Whatever was in the way may be gone: everything is tried again.
            (brain.state, brain.failures) = (State::NotStarted, 0);
        }
        let start = brain.state == State::NotStarted;
        if start {
            brain.state = State::Starting;
        }
        start.then_some(brain.failures)
    });
    if let Some(failures) = start {
        start_one(failures <= RESTARTS);
    }
}

/// Drops the question under way: nobody waits for its answer any more.
pub fn cancel() {
    let (dropped, line) = BRAIN.with_borrow_mut(|brain| (brain.asked.take(), brain.line.clone()));
    if let Some((id, tell)) = dropped {
        if let Some(line) = line {
            post(&line, &ToWorker::Cancel { id });
        }
        answer(&tell, &JsValue::NULL);
    }
}

/// Whether only a fresh page can bring the AI back: there are no workers, and on this page it was up and died.
pub fn needs_a_fresh_page() -> bool {
    BRAIN.with_borrow(|brain| brain.was_on_page && brain.state == State::Unreachable)
}

/// The choice of a bot; the question gets its number here, a new one for each who is asked.
pub async fn decide(mut question: Question) -> Decision {
    wake();
    while is_ready().await {
        question.id = BRAIN.with_borrow_mut(|brain| {
            brain.last_id += 1;
            brain.last_id
        });
        match ask(&question).await {
            Ok(value) if value.is_null() => return Decision::Cancelled,
            // It died over the question: the next one, if there is one, is already on its way.
            Ok(value) if value.is_undefined() => {}
            Ok(value) => {
                let choice = from_bytes(&Uint8Array::new(&value).to_vec());
                return choice.map_or(Decision::Unreachable, Decision::Chosen);
            }
            Err(_) => break,
        }
    }
    Decision::Unreachable
}

async fn ask(question: &Question) -> Result<JsValue, JsValue> {
    let id = question.id;
    let promise = Promise::new(&mut |tell, _| {
        let (before, line) =
            BRAIN.with_borrow_mut(|brain| (brain.asked.replace((id, tell)), brain.line.clone()));
        // It thinks about one question at a time: an older one, such as for a hint, is over.
        if let Some((_, tell)) = before {
            answer(&tell, &JsValue::NULL);
        }
        if let Some(line) = line {
            post(&line, &ToWorker::Decide(question.clone()));
        }
    });
    if let Budget::Millis(millis) = question.budget {
        when_late((millis + GRACE_MILLIS) as i32, move |brain| {
            brain.asked.as_ref().is_some_and(|asked| asked.0 == id)
        });
    }
    JsFuture::from(promise).await
}

async fn is_ready() -> bool {
    if BRAIN.with_borrow(|brain| brain.state == State::Starting) {
        let settled =
            Promise::new(&mut |tell, _| BRAIN.with_borrow_mut(|brain| brain.waiting.push(tell)));
        let _ = JsFuture::from(settled).await;
    }
    BRAIN.with_borrow(|brain| brain.state == State::Ready)
}

/// Gives the AI up if `stuck` holds after so long.
fn when_late(millis: i32, stuck: impl Fn(&Brain) -> bool + 'static) {
    spawn_local(async move {
        sleep(millis).await;
        if BRAIN.with_borrow(stuck) {
            died();
        }
    });
}

fn start_one(in_worker: bool) {
    // The version in the address keeps a cached file of an older build from being taken for ours.
    let base = document().base_uri().ok().flatten().unwrap_or_default();
    let address = format!("brain_loader.js?v={BUILD}");
    let loader = web_sys::Url::new_with_base(&address, &base).map(|url| url.href());
    let line = loader
        .ok()
        .and_then(|loader| if in_worker { start_worker(&loader) } else { start_on_page(&loader) });
    let Some(line) = line else {
        return died();
    };
    listen(&line);
    let started = Date::now();
    BRAIN.with_borrow_mut(|brain| brain.line = Some(line.clone()));
    when_late(READY_WITHIN_MILLIS, move |brain| {
        let waited = Date::now() - started >= f64::from(READY_WITHIN_MILLIS);
        brain.state == State::Starting && waited && brain.line.as_ref() == Some(&line)
    });
}

fn start_worker(loader: &str) -> Option<MessagePort> {
    let worker = Worker::new(loader).ok()?;
    let die = Closure::<dyn Fn()>::new(died);
    worker.set_onerror(Some(die.as_ref().unchecked_ref()));
    die.forget();
    Some(worker.unchecked_into())
}

fn start_on_page(loader: &str) -> Option<MessagePort> {
    let channel = MessageChannel::new().ok()?;
    Reflect::set(&window(), &PORT.into(), &channel.port1()).ok()?;
    let script = document().create_element("script").ok()?;
    script.set_attribute("src", loader).ok()?;
    let fail = Closure::once_into_js(died);
    Reflect::set(&script, &"onerror".into(), &fail).ok()?;
    document().body()?.append_child(&script).ok()?;
    Some(channel.port2())
}

fn listen(line: &MessagePort) {
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        match from_bytes(&Uint8Array::new(&event.data()).to_vec()) {
            Some(FromWorker::Ready { build }) if build == BUILD => {
                BRAIN.with_borrow_mut(|brain| brain.was_on_page |= brain.failures > RESTARTS);
                settle(State::Ready);
            }
            Some(FromWorker::Ready { .. }) => died(),
            Some(FromWorker::Decided { id, choice, .. }) => {
                hear_answer(id, &Uint8Array::from(to_bytes(&choice).as_slice()));
            }
            // No bytes are no choice.
            Some(FromWorker::Refused { id }) => hear_answer(id, &Uint8Array::new_with_length(0)),
            Some(FromWorker::Speed { .. }) | None => {}
        }
    });
    line.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}

fn hear_answer(id: u32, value: &JsValue) {
    let tell = BRAIN.with_borrow_mut(|brain| brain.asked.take_if(|asked| asked.0 == id));
    if let Some((_, tell)) = tell {
        answer(&tell, value);
    }
}

/// It crashed, is stuck or never came up: whoever waits asks again. A worker is started again a few times, then the page's
/// own thread takes over; if that fails too, it cannot be loaded at all.
fn died() {
    let (asked, next) = BRAIN.with_borrow_mut(|brain| {
        if let Some(line) = brain.line.take() {
            // Whatever it still says is not heard any more.
            line.set_onmessage(None);
            match line.dyn_into::<Worker>() {
                Ok(worker) => worker.terminate(),
                Err(port) => port.close(),
            }
        }
        let never_came_up = brain.state == State::Starting;
        let was_worker = brain.failures <= RESTARTS;
        brain.failures = if never_came_up { RESTARTS + 1 } else { brain.failures + 1 };
        let next = if was_worker { State::NotStarted } else { State::Unreachable };
        (brain.asked.take(), next)
    });
    if next == State::NotStarted {
        BRAIN.with_borrow_mut(|brain| brain.state = next);
        wake();
    } else {
        settle(next);
    }
    if let Some((_, tell)) = asked {
        answer(&tell, &JsValue::UNDEFINED);
    }
}

/// Enters a state and tells those who wait for it.
fn settle(state: State) {
    let waiting = BRAIN.with_borrow_mut(|brain| {
        brain.state = state;
        std::mem::take(&mut brain.waiting)
    });
    for tell in waiting {
        answer(&tell, &JsValue::UNDEFINED);
    }
}

fn answer(tell: &Function, value: &JsValue) {
    // Resolving a promise cannot fail.
    let _ = tell.call1(&JsValue::UNDEFINED, value);
}

fn post(line: &MessagePort, message: &ToWorker) {
    let bytes = Uint8Array::from(to_bytes(message).as_slice());
    // One that cannot hear is noticed by its silence.
    let _ = line.post_message(&bytes);
}
