//! Parts of a view that change, each behind one type. Leptos makes code for every closure it is given
//! directly; given these instead, it makes it once, and the page is half as large.

use std::sync::Arc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A value that follows the signals it reads: for text and attributes.
pub fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// A view that is made anew when the signals it reads change.
pub type LiveView = Box<dyn FnMut() -> AnyView + Send>;

pub fn live_view(view: impl FnMut() -> AnyView + Send + 'static) -> LiveView {
    Box::new(view)
}

/// What a press does.
pub type Press = Box<dyn FnMut(MouseEvent)>;

pub fn press(mut action: impl FnMut() + 'static) -> Press {
    Box::new(move |_| action())
}

/// A list whose items keep their elements as long as their keys stay.
pub fn list(
    keys: impl Fn() -> Vec<String> + Send + Sync + 'static,
    item: impl Fn(&str) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    keyed(live(keys), Arc::new(item))
}

type Item = Arc<dyn Fn(&str) -> AnyView + Send + Sync>;

fn keyed(keys: Signal<Vec<String>>, item: Item) -> AnyView {
    view! { <For each=move || keys.get() key=String::clone children=move |key: String| item(&key)/> }
        .into_any()
}

/// Markup that is set anew when it changes; nothing in it keeps a state of its own.
pub fn live_html(
    class: &'static str,
    html: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    html_block(class, Memo::new(move |_| html()))
}

fn html_block(class: &'static str, html: Memo<String>) -> AnyView {
    view! { <div class=class inner_html=move || html.get()></div> }.into_any()
}
