//! Parts of the page that follow the signals they read.
//!
//! They are text, and only what differs is written into the page (see `dom`): Leptos makes code for every
//! element and every closure of a view, which for a whole table would be most of what a visitor downloads.

use leptos::html::Div;
use leptos::prelude::*;

use super::dom::morph;

/// A value that follows the signals it reads: for attributes.
pub fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// A view that is made anew when the signals it reads change.
pub type LiveView = Box<dyn FnMut() -> AnyView + Send>;

pub fn live_view(view: impl FnMut() -> AnyView + Send + 'static) -> LiveView {
    Box::new(view)
}

/// Markup that follows the signals it reads; elements that stay keep their focus and their state.
pub fn live_html(
    class: &'static str,
    html: impl Fn() -> String + Send + Sync + 'static,
) -> AnyView {
    html_block(class, Memo::new(move |_| html()))
}

fn html_block(class: &'static str, html: Memo<String>) -> AnyView {
    let place = NodeRef::<Div>::new();
    Effect::new(move |_| {
        if let Some(place) = place.get() {
            html.with(|html| morph(&place, html));
        }
    });
    view! { <div class=class node_ref=place></div> }.into_any()
}
