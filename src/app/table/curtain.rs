use leptos::prelude::*;

use crate::app::art::{Garland, Glyph, Icon};
use crate::app::words::use_words;

/// Covers the table while the device changes hands. What it hides is not in the page at all.
#[component]
pub fn Curtain(#[prop(into)] name: Signal<String>, lift: Callback<()>) -> impl IntoView {
    let words = use_words();
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            // Focus that cannot move stays where it is.
            let _ = button.focus();
        }
    });
    view! {
        <section class="curtain" aria-labelledby="curtain-title">
            <Garland/>
            <div class="panel">
                <Icon glyph=Glyph::People class="big"/>
                <h2 id="curtain-title">{move || (words.get().table.give_the_device)(&name.get())}</h2>
                <p>{move || words.get().table.curtain_lead}</p>
                <button type="button" class="button" data-step="curtain" node_ref=button on:click=move |_| lift.run(())>
                    {move || (words.get().table.i_am)(&name.get())}
                </button>
            </div>
        </section>
    }
}
