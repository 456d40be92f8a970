//! The street: five parked trucks, one per game.

use leptos::prelude::*;

use super::catalog::{Offer, offers};
use super::header::tools;
use super::import::import_panel;
use super::page::{arrive, in_words};
use super::route::href;
use crate::app::art::{Glyph, Icon, Lettering, StreetScene, Truck};
use crate::app::settings::use_prefs;
use crate::app::table::saves;
use crate::app::words::Words;

/// From this text size on, five trucks side by side would leave no room for their words.
const LARGE_TEXT: u16 = 130;

#[component]
pub fn StreetPage() -> impl IntoView {
    arrive(|words| words.shell.street.title.to_owned());
    let prefs = use_prefs();
    let class = move || {
        if prefs.get().text < LARGE_TEXT { "street in-a-row" } else { "street" }
    };
    in_words(move |words| {
        let say = &words.shell.street;
        view! {
            <div class=class>
                <div class="street-back"><StreetScene/></div>
                <header class="street-header">
                    <h1 tabindex="-1"><Lettering text="TACO STREET" class="logo"/></h1>
                    <p class="tagline">{say.tagline}</p>
                    {tools(words)}
                </header>
                <main id="main">
                    <h2 class="visually-hidden">{say.games}</h2>
                    <ul class="trucks">{offers().map(|game| stand(game, words)).collect_view()}</ul>
                    <div class="street-foot">
                        {import_panel(words)}
                        {about(words)}
                    </div>
                </main>
            </div>
        }
        .into_any()
    })
}

/// One truck and its board.
fn stand(game: &'static Offer, words: &'static Words) -> AnyView {
    let slug = game.id.slug();
    let open = game.open().is_some();
    let lobby = href(&format!("/{slug}"));
    let truck = if open {
        view! { <Truck style=game.truck/> }.into_any()
    } else {
        closed_truck(game, words)
    };
    view! {
        <li class="stand" class:soon=!open data-game=slug>
            <a class="stand-truck truck-frame" href=lobby.clone() tabindex="-1" aria-hidden="true">{truck}</a>
            <div class="board">
                <h3>
                    <a class="stand-link" href=lobby>
                        <Lettering text=game.sign hidden=true/>
                        <span class="visually-hidden">{game.title}</span>
                    </a>
                </h3>
                {facts(game, words)}
                <p class="pitch">{(words.shell.pitch)(game.id)}</p>
                {invitation(game, words)}
            </div>
        </li>
    }
    .into_any()
}

/// A truck with its shutter down. Its frame has the class `truck-frame`, by which the word on the ribbon is sized.
pub fn closed_truck(game: &Offer, words: &'static Words) -> AnyView {
    view! {
        <Truck style=game.truck closed=true/>
        <span class="truck-ribbon" aria-hidden="true">{words.shell.street.ribbon}</span>
    }
    .into_any()
}

/// How many play, and for how long.
pub fn facts(game: &Offer, words: &'static Words) -> AnyView {
    view! {
        <p class="facts">
            <span><Icon glyph=Glyph::People/>{(words.shell.players)(&game.seats())}</span>
            <span><Icon glyph=Glyph::Clock/>{(words.shell.minutes)(game.minutes)}</span>
        </p>
    }
    .into_any()
}

/// Play, go on, or come back later.
fn invitation(game: &Offer, words: &'static Words) -> AnyView {
    if game.open().is_none() {
        return view! { <p class="soon-note"><Icon glyph=Glyph::Clock/>{words.shell.soon}</p> }
            .into_any();
    }
    let lobby = href(&format!("/{}", game.id.slug()));
    let going_on = saves::newest_running(game.id).map(|address| {
        view! { <a class="button" href=href(&address.to_path())><Icon glyph=Glyph::Play/>{words.shell.go_on}</a> }
    });
    let class = if going_on.is_some() { "button quiet" } else { "button" };
    view! {
        <div class="invitation">
            {going_on}
            <a class=class href=lobby>
                {words.shell.play}
                <span class="visually-hidden">{" "}{game.title}</span>
            </a>
        </div>
    }
    .into_any()
}

fn about(words: &'static Words) -> AnyView {
    let say = &words.shell.street;
    view! {
        <section class="panel about">
            <h2>{say.about_title}</h2>
            {say.about.iter().map(|line| view! { <p>{*line}</p> }).collect_view()}
        </section>
    }
    .into_any()
}
