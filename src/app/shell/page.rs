//! What every page shares: its title, and where the focus goes when it opens.

use std::sync::atomic::{AtomicBool, Ordering};

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::route::fragment;

/// Whether a page has been opened since the site was loaded.
static ARRIVED: AtomicBool = AtomicBool::new(false);

/// Moves the focus to the page that has just opened, unless the browser itself has opened it.
pub fn opened() {
    land(ARRIVED.swap(true, Ordering::Relaxed));
}

/// Brings the part that the address names to the top of the window and the focus to it; where it names none, the
/// heading takes the focus of those who come from another page.
pub fn land(from_elsewhere: bool) {
    request_animation_frame(move || {
        if let Some(part) = document().get_element_by_id(&fragment()) {
            part.scroll_into_view();
            focus_element(part.unchecked_into());
        } else if from_elsewhere {
            focus("h1");
        }
    });
}

/// The title of a page that is not the street's.
pub fn titled(page: &str) -> String {
    format!("{page} · Taco Street")
}

/// Moves the focus to the first element that the selector finds.
pub fn focus(selector: &str) {
    if let Some(element) = document().query_selector(selector).ok().flatten() {
        focus_element(element.unchecked_into());
    }
}

fn focus_element(element: HtmlElement) {
    if element.tab_index() < 0 {
        element.set_tab_index(-1);
    }
    let _ = element.focus();
}
