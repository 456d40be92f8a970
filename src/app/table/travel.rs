//! Cards travel from where they were to where they go.

use js_sys::{Function, JSON, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

/// From one `data-spot` of the page to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    pub from: String,
    pub to: String,
}

const MILLIS: u32 = 240;

/// Shows the flights once the page has been drawn. Decoration: whatever is missing is passed over.
pub fn fly(flights: Vec<Flight>) {
    if flights.is_empty() || wants_no_motion() {
        return;
    }
    request_animation_frame(move || {
        for flight in &flights {
            let _ = fly_one(flight);
        }
    });
}

fn wants_no_motion() -> bool {
    let off = document()
        .document_element()
        .and_then(|root| root.get_attribute("data-motion"))
        .is_some_and(|motion| motion == "off");
    let reduced = window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    off || reduced
}

fn spot(name: &str) -> Option<Element> {
    document().query_selector(&format!("[data-spot='{name}']")).ok().flatten()
}

/// A card that has just landed flies in itself; to any other place goes a ghost.
fn fly_one(flight: &Flight) -> Option<()> {
    let (from, to) = (spot(&flight.from)?, spot(&flight.to)?);
    let start = middle(&from);
    match to.query_selector(".newest").ok().flatten() {
        Some(card) => {
            let end = middle(&card);
            animate(&card, start.0 - end.0, start.1 - end.1, 0, 0)?;
        }
        None => {
            let ghost = ghost_at(start)?;
            let end = middle(&to);
            let animation = animate(&ghost, 0, 0, end.0 - start.0, end.1 - start.1)?;
            let gone = wasm_bindgen::closure::Closure::once_into_js(move || ghost.remove());
            let _ = Reflect::set(&animation, &"onfinish".into(), &gone);
        }
    }
    Some(())
}

/// The middle of an element, in whole pixels.
fn middle(element: &Element) -> (i32, i32) {
    let rect = element.get_bounding_client_rect();
    ((rect.x() + rect.width() / 2.0) as i32, (rect.y() + rect.height() / 2.0) as i32)
}

fn ghost_at((x, y): (i32, i32)) -> Option<Element> {
    let ghost: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    ghost.set_class_name("ghost");
    ghost.style().set_property("left", &format!("{x}px")).ok()?;
    ghost.style().set_property("top", &format!("{y}px")).ok()?;
    ghost.set_attribute("aria-hidden", "true").ok()?;
    document().body()?.append_child(&ghost).ok()?;
    Some(ghost.into())
}

/// Moves an element by the browser's own animation, relative to where it stands.
fn animate(element: &Element, x0: i32, y0: i32, x1: i32, y1: i32) -> Option<JsValue> {
    let frames = format!(r#"{{"translate": ["{x0}px {y0}px", "{x1}px {y1}px"]}}"#);
    let options = format!(r#"{{"duration": {MILLIS}, "easing": "cubic-bezier(.2,.8,.3,1)"}}"#);
    let function: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    function.call2(element, &JSON::parse(&frames).ok()?, &JSON::parse(&options).ok()?).ok()
}
