//! An address where nothing is parked.

use leptos::prelude::*;
use leptos_router::hooks::use_location;

use super::header::page_header;
use super::page::{arrive, in_words, titled};
use super::route::{base, href};
use crate::app::art::{Glyph, Icon};

#[component]
pub fn NotFound() -> impl IntoView {
    arrive(|words| titled(words.shell.lost.title));
    let path = use_location().pathname;
    in_words(move |words| {
        let say = &words.shell.lost;
        let asked = move || {
            let path = path.get();
            (say.nothing_at)(path.strip_prefix(&base()).unwrap_or(&path))
        };
        view! {
            {page_header(words)}
            <main id="main" class="page lost">
                <Icon glyph=Glyph::LonesomeTaco class="lost-picture"/>
                <h1 tabindex="-1">{say.title}</h1>
                <p>{asked}</p>
                <a class="button" href=href("/")>{words.shell.to_street}</a>
            </main>
        }
        .into_any()
    })
}
