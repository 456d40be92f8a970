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

/// Moves the focus to the first element that the selector finds and that can be seen.
pub fn focus(selector: &str) {
    let Ok(found) = document().query_selector_all(selector) else { return };
    let elements = (0..found.length()).filter_map(|index| found.item(index));
    let elements = elements.map(JsCast::unchecked_into::<HtmlElement>);
    if let Some(element) = elements.into_iter().find(is_shown) {
        focus_element(element);
    }
}

fn is_shown(element: &HtmlElement) -> bool {
    element.get_bounding_client_rect().width() > 0.0
}

fn focus_element(element: HtmlElement) {
    if element.tab_index() < 0 {
        element.set_tab_index(-1);
    }
    let _ = element.focus();
}
