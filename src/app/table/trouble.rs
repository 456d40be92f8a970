//! What stands where a table would be if it cannot be opened: one sentence and a way on.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use crate::app::html::escaped;
use crate::app::shell::page::{arrive, titled};
use crate::app::shell::route::href;
use crate::app::words::words_now;
use crate::rules::GameId;

/// A way on besides the one to the lobby: its name and its label.
pub type Way = (&'static str, &'static str);

/// The panel; `choose` hears the name of the way that was pressed.
pub fn trouble(
    game: GameId,
    title: &str,
    more: &str,
    ways: &[Way],
    choose: impl Fn(&str) + 'static,
) -> AnyView {
    let words = &words_now().table;
    let heading = title.to_owned();
    arrive(move |_| titled(&heading));
    let mut html = format!(r#"<div class="panel"><h1 tabindex="-1">{}</h1>"#, escaped(title));
    if !more.is_empty() {
        html += &format!("<p>{}</p>", escaped(more));
    }
    html += r#"<p class="button-row">"#;
    for (name, label) in ways {
        html +=
            &format!(r#"<button type="button" class="button" data-way="{name}">{label}</button>"#);
    }
    let lobby = href(&format!("/{}", game.slug()));
    html +=
        &format!(r#"<a href="{lobby}" class="button quiet">{}</a></p></div>"#, words.back_to_lobby);
    let hear = move |event: &Event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let way = target.and_then(|target| target.get_attribute("data-way"));
        if let Some(way) = way {
            choose(&way);
        }
    };
    view! {
        <main
            id="main"
            class="trouble"
            tabindex="-1"
            data-game=game.slug()
            inner_html=html
            on:click=move |event| hear(&event)
        ></main>
    }
    .into_any()
}
