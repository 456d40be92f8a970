//! A button that asks once more before it does what cannot be undone.

use leptos::html::Span;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::art::{Glyph, Icon};
use crate::app::words::Words;

/// `subject` tells several such buttons on one page apart for those who do not see what stands beside them.
pub fn confirmed(
    words: &'static Words,
    label: &'static str,
    subject: String,
    act: Callback<()>,
) -> AnyView {
    let asking = RwSignal::new(false);
    let around = NodeRef::<Span>::new();
    let ask = move |now: bool| {
        asking.set(now);
        // The button that was pressed is gone: its place takes the focus.
        request_animation_frame(move || focus_last_button(around));
    };
    let go_ahead = move |_| {
        ask(false);
        act.run(());
    };
    let buttons = move || {
        if asking.get() {
            view! {
                <button type="button" class="button danger" on:click=go_ahead>
                    {words.shell.sure}
                </button>
                <button type="button" class="button quiet" on:click=move |_| ask(false)>
                    {words.shell.keep}
                </button>
            }
            .into_any()
        } else {
            let subject = subject.clone();
            view! {
                <button type="button" class="button quiet" on:click=move |_| ask(true)>
                    <Icon glyph=Glyph::Trash/>
                    {label}
                    <span class="visually-hidden">{" "}{subject}</span>
                </button>
            }
            .into_any()
        }
    };
    view! { <span class="confirm" node_ref=around>{buttons}</span> }.into_any()
}

/// The last one is the harmless one.
fn focus_last_button(around: NodeRef<Span>) {
    let button = around
        .try_get_untracked()
        .flatten()
        .and_then(|span| span.query_selector("button:last-of-type").ok().flatten())
        .and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        let _ = button.focus();
    }
}
