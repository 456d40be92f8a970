//! The end of a game: who won, how it counted, and what next.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wasm_bindgen_futures::spawn_local;

use super::chips::face;
use super::clipboard;
use super::game::TableGame;
use super::players::Player;
use super::session::Session;
use crate::app::art::{Glyph, Icon};
use crate::app::live::{live_view, press};
use crate::app::shell::page::focus;
use crate::app::shell::route::href;
use crate::app::shell::{files, random_seed};
use crate::app::words::names::{Names, Who};
use crate::app::words::{Words, words_now};
use crate::rules::{Record, Standing, Standings};

/// The path of a record's replay, from the site's root.
pub fn replay_path<G: TableGame>(record: &Record<G>) -> String {
    format!("/{}/replay#{}", G::ID.slug(), record.to_link())
}

pub fn result_panel<G: TableGame>(session: Session<G>, names: &Names) -> AnyView {
    let words = words_now();
    let standings = session.view.with_untracked(|view| view.standings());
    let players = session.players.get_value();
    let rows: Vec<AnyView> = standings
        .rows()
        .iter()
        .map(|row| ranking_row(row, &players, names, G::say_score(row.score, words)))
        .collect();
    let scoring: Vec<AnyView> =
        G::say_scoring(words).iter().map(|line| view! { <li>{*line}</li> }.into_any()).collect();
    request_animation_frame(|| focus("#result-title"));
    view! {
        <section class="result panel" aria-labelledby="result-title">
            <Icon glyph=Glyph::Trophy class="big"/>
            <h2 id="result-title" tabindex="-1">{headline(&standings, names, words)}</h2>
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
            <details class="scoring">
                <summary>{words.table.how_it_counts}</summary>
                <ul>{scoring}</ul>
            </details>
            {what_next(session)}
        </section>
    }
    .into_any()
}

pub fn headline(standings: &Standings, names: &Names, words: &Words) -> String {
    let winners: Vec<Who> = standings.winners().map(|seat| names.of(seat)).collect();
    match winners.as_slice() {
        [winner] => (words.table.wins)(winner),
        several => {
            let names: Vec<String> = several.iter().map(|who| who.spoken(words)).collect();
            let (last, others) = names.split_last().map_or(("", &[][..]), |(l, o)| (l.as_str(), o));
            let all = format!("{} {} {last}", others.join(", "), words.table.and);
            (words.table.share_victory)(&all)
        }
    }
}

fn ranking_row(row: &Standing, players: &[Player], names: &Names, score: String) -> AnyView {
    let class = if row.rank == 1 { "winner" } else { "" };
    view! {
        <tr class=class>
            <td class="rank">{row.rank.to_string()}</td>
            <th scope="row">
                <span class="ranking-name">
                    <Icon glyph=face(players, row.seat)/>
                    <span>{names.of(row.seat).spoken(words_now())}</span>
                </span>
            </th>
            <td class="score">{score}</td>
        </tr>
    }
    .into_any()
}

fn what_next<G: TableGame>(session: Session<G>) -> AnyView {
    let words = words_now();
    let navigate = use_navigate();
    let play_again = move || {
        let mut address = session.address();
        address.seed = Some(random_seed());
        navigate(&address.to_path(), NavigateOptions::default());
    };
    view! {
        <div class="button-row">
            <button type="button" class="button" data-again on:click=press(play_again)>
                {words.table.play_again}
            </button>
            <button type="button" class="button quiet" on:click=press(move || session.restart())>
                {words.table.same_deal}
            </button>
            <a href=href(&replay_path(&session.record())) class="button quiet" data-replay-link>
                <Icon glyph=Glyph::Replay/>
                {words.table.watch_replay}
            </a>
            {share_buttons(session)}
        </div>
    }
    .into_any()
}

/// Copy a link, download the file.
pub fn share_buttons<G: TableGame>(session: Session<G>) -> AnyView {
    let words = words_now();
    let copied = RwSignal::new(None::<Result<(), String>>);
    let copy = move || {
        let origin = window().location().origin().unwrap_or_default();
        let link = origin + &href(&replay_path(&session.record()));
        spawn_local(async move {
            let done = if clipboard::copy(&link).await { Ok(()) } else { Err(link) };
            copied.try_set(Some(done));
        });
    };
    let save_as_file = move || {
        let seed = session.record().seed;
        files::download(&format!("{}-{seed}.json", G::ID.slug()), &session.exported().to_json());
    };
    let told = move || match copied.get() {
        None => ().into_any(),
        Some(Ok(())) => view! { <p>{words.table.link_copied}</p> }.into_any(),
        Some(Err(link)) => view! {
            <p>{words.table.link_not_copied}</p>
            <p><input type="text" readonly aria-label=words.table.copy_link value=link/></p>
        }
        .into_any(),
    };
    view! {
        <button type="button" class="button quiet" data-copy on:click=press(copy)>
            <Icon glyph=Glyph::Share/>
            {words.table.copy_link}
        </button>
        <button type="button" class="button quiet" data-export on:click=press(save_as_file)>
            <Icon glyph=Glyph::Download/>
            {words.table.download}
        </button>
        <div class="told" aria-live="polite">{live_view(told)}</div>
    }
    .into_any()
}
