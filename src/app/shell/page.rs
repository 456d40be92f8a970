//! What every page shares: its words, its title, and where the focus goes when it opens.

use std::sync::atomic::{AtomicBool, Ordering};

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::settings::use_prefs;
use crate::app::words::{Language, Words, use_words};

/// Whether a page has been opened since the site was loaded.
static ARRIVED: AtomicBool = AtomicBool::new(false);

/// The language alone, so that a view that follows it is left in peace by the other settings.
pub fn use_language() -> Memo<Language> {
    let prefs = use_prefs();
    Memo::new(move |_| prefs.get().language)
}

/// A view that is made anew in another language and not otherwise.
pub fn in_words(view: impl Fn(&'static Words) -> AnyView + Send + 'static) -> impl IntoView {
    let language = use_language();
    move || view(language.get().words())
}

/// Keeps the window's title in step with the language, and tells whoever navigated here that the page is another one.
pub fn arrive(title: impl Fn(&'static Words) -> String + 'static) {
    let language = use_language();
    Effect::new(move |_| document().set_title(&title(language.get().words())));
    if ARRIVED.swap(true, Ordering::Relaxed) {
        request_animation_frame(|| focus("h1"));
    }
}

/// The title of a page that is not the street's.
pub fn titled(page: &str) -> String {
    format!("{page} · Taco Street")
}

/// Moves the focus to the first element that the selector finds.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        if element.tab_index() < 0 {
            element.set_tab_index(-1);
        }
        let _ = element.focus();
    }
}

/// The first stop of the Tab key: past the header, into the page.
#[component]
pub fn SkipLink() -> impl IntoView {
    let words = use_words();
    let skip = |event: MouseEvent| {
        event.prevent_default();
        focus("main");
    };
    // The address is complete because the page's base would make a bare fragment lead to the street.
    let here = move || window().location().pathname().unwrap_or_default() + "#main";
    view! { <a class="skip-link" href=here on:click=skip>{move || words.get().shell.skip}</a> }
}
