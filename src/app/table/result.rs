//! The end of a game: who won, how it counted, and what next.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wasm_bindgen_futures::spawn_local;

use super::chips::face;
use super::clipboard;
use super::game::TableGame;
use super::session::Session;
use crate::app::art::{Glyph, Icon};
use crate::app::shell::route::href;
use crate::app::shell::{files, random_seed};
use crate::app::words::names::{Names, Who};
use crate::app::words::{Words, use_words};
use crate::rules::{Record, Standings};

/// The path of a record's replay, from the site's root.
pub fn replay_path<G: TableGame>(record: &Record<G>) -> String {
    format!("/{}/replay#{}", G::ID.slug(), record.to_link())
}

pub fn result_panel<G: TableGame>(session: Session<G>, names: Signal<Names>) -> impl IntoView {
    let words = use_words();
    let standings = session.view.with_untracked(|view| view.standings());
    let heading = NodeRef::<leptos::html::H2>::new();
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            // Focus that cannot move stays where it is.
            let _ = heading.focus();
        }
    });
    view! {
        <section class="result panel" aria-labelledby="result-title">
            <Icon glyph=Glyph::Trophy class="big"/>
            <h2 id="result-title" tabindex="-1" node_ref=heading>
                {move || headline(&standings, &names.get(), words.get())}
            </h2>
            {move || ranking(session, &standings, &names.get(), words.get())}
            <details class="scoring">
                <summary>{move || words.get().table.how_it_counts}</summary>
                <ul>
                    {move || G::say_scoring(words.get()).iter().map(|line| view! { <li>{*line}</li> }).collect_view()}
                </ul>
            </details>
            {what_next(session)}
        </section>
    }
}

pub fn headline(standings: &Standings, names: &Names, words: &Words) -> String {
    let winners: Vec<Who> = standings.winners().map(|seat| names.of(seat)).collect();
    match winners.as_slice() {
        [winner] => (words.table.wins)(winner),
        several => {
            let names: Vec<String> = several.iter().map(|who| spoken(who, words)).collect();
            let (last, others) = names.split_last().map_or(("", &[][..]), |(l, o)| (l.as_str(), o));
            let all = format!("{} {} {last}", others.join(", "), words.table.and);
            (words.table.share_victory)(&all)
        }
    }
}

pub fn spoken(who: &Who, words: &Words) -> String {
    match who {
        Who::You => words.table.you.to_owned(),
        Who::Named(name) => name.clone(),
    }
}

fn ranking<G: TableGame>(
    session: Session<G>,
    standings: &Standings,
    names: &Names,
    words: &'static Words,
) -> impl IntoView + use<G> {
    let players = session.players.get_value();
    let rows = standings
        .rows()
        .iter()
        .map(|row| {
            let class = format!("seat-{}", row.seat.index());
            view! {
                <tr class=class class:winner=row.rank == 1>
                    <td class="rank">{row.rank}</td>
                    <th scope="row">
                        <Icon glyph=face(&players, row.seat)/>
                        <span>{spoken(&names.of(row.seat), words)}</span>
                    </th>
                    <td class="score">{G::say_score(row.score, words)}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <table class="ranking">
            <thead>
                <tr>
                    <th scope="col">{words.table.rank}</th>
                    <th scope="col">{words.table.player}</th>
                    <th scope="col">{words.table.result}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

fn what_next<G: TableGame>(session: Session<G>) -> impl IntoView {
    let words = use_words();
    let navigate = use_navigate();
    let play_again = move |_| {
        let mut address = session.address();
        address.seed = Some(random_seed());
        navigate(&address.to_path(), NavigateOptions::default());
    };
    let replay = replay_path(&session.record());
    view! {
        <div class="button-row">
            <button type="button" class="button" on:click=play_again>
                {move || words.get().table.play_again}
            </button>
            <button type="button" class="button quiet" on:click=move |_| session.restart()>
                {move || words.get().table.same_deal}
            </button>
            <a href=href(&replay) class="button quiet" data-replay="">
                <Icon glyph=Glyph::Replay/>
                {move || words.get().table.watch_replay}
            </a>
            {share_buttons(session)}
        </div>
    }
}

/// Copy a link, download the file.
pub fn share_buttons<G: TableGame>(session: Session<G>) -> impl IntoView {
    let words = use_words();
    let copied = RwSignal::new(None::<Result<(), String>>);
    let copy = move |_| {
        let origin = window().location().origin().unwrap_or_default();
        let link = origin + &href(&replay_path(&session.record()));
        spawn_local(async move {
            let done = if clipboard::copy(&link).await { Ok(()) } else { Err(link) };
            copied.try_set(Some(done));
        });
    };
    let save_as_file = move |_| {
        let seed = session.record().seed;
        files::download(&format!("{}-{seed}.json", G::ID.slug()), &session.exported().to_json());
    };
    let told = move || match copied.get() {
        None => ().into_any(),
        Some(Ok(())) => view! { <p>{words.get().table.link_copied}</p> }.into_any(),
        Some(Err(link)) => view! {
            <p>{words.get().table.link_not_copied}</p>
            <p><input type="text" readonly aria-label=words.get().table.copy_link value=link/></p>
        }
        .into_any(),
    };
    view! {
        <button type="button" class="button quiet" on:click=copy>
            <Icon glyph=Glyph::Share/>
            {move || words.get().table.copy_link}
        </button>
        <button type="button" class="button quiet" data-export on:click=save_as_file>
            <Icon glyph=Glyph::Download/>
            {move || words.get().table.download}
        </button>
        <div class="told" aria-live="polite">{told}</div>
    }
}
