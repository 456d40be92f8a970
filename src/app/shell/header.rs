//! The bar at the head of every page but the table.

use leptos::prelude::*;

use super::route::href;
use crate::app::art::{Garland, Glyph, Icon, Lettering};
use crate::app::settings::{Theme, use_prefs};
use crate::app::words::Words;

/// The bar of an inner page: the way home under a string of paper flags.
pub fn page_header(words: &'static Words) -> AnyView {
    view! {
        <header class="page-header">
            <Garland/>
            <a class="home-link" href=href("/")>
                <Lettering text="TACO STREET"/>
            </a>
            {tools(words)}
        </header>
    }
    .into_any()
}

/// Day or night, and the way to the settings.
pub fn tools(words: &'static Words) -> AnyView {
    view! {
        <nav class="tools" aria-label=words.shell.tools>
            {theme_button(words)}
            <a class="icon-button" href=href("/settings") title=words.shell.settings.title>
                <Icon glyph=Glyph::Settings/>
                <span class="visually-hidden">{words.shell.settings.title}</span>
            </a>
        </nav>
    }
    .into_any()
}

fn theme_button(words: &'static Words) -> AnyView {
    let prefs = use_prefs();
    let night = Memo::new(move |_| is_night(prefs.get().theme));
    let label = move || if night.get() { words.shell.to_day } else { words.shell.to_night };
    let turn = move |_| {
        let theme = if night.get_untracked() { Theme::Day } else { Theme::Night };
        prefs.change(|settings| settings.theme = theme);
    };
    view! {
        <button type="button" class="icon-button" title=label on:click=turn>
            {move || {
                let glyph = if night.get() { Glyph::Sun } else { Glyph::Moon };
                view! { <Icon glyph=glyph/> }
            }}
            <span class="visually-hidden">{label}</span>
        </button>
    }
    .into_any()
}

fn is_night(theme: Theme) -> bool {
    match theme {
        Theme::Day => false,
        Theme::Night => true,
        Theme::Auto => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
    }
}
