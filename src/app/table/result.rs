//! The end of a game: who won, how it counted, and what next.

use leptos::prelude::*;

use super::address::seat_words;
use super::chips::face;
use super::game::TableGame;
use super::listen::Told;
use super::menu::share_html;
use super::session::Session;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::shell::route::href;
use crate::app::words::names::{Names, Who};
use crate::app::words::{Words, words_now};
use crate::rules::Standings;

/// The path of a game's replay, from the site's root: the record, and who sat where.
pub fn replay_path<G: TableGame>(session: Session<G>) -> String {
    let players = session.players.with_value(|players| seat_words(players, "-"));
    format!("/{}/replay#{}~{players}", G::ID.slug(), session.record().to_link())
}

pub fn result_html<G: TableGame>(session: Session<G>, names: &Names, told: &Told) -> String {
    let words = words_now();
    let standings = session.view.with(|view| view.standings());
    let scoring: String =
        G::say_scoring(words).iter().map(|line| format!("<li>{line}</li>")).collect();
    format!(
        r#"<section class="result panel" aria-labelledby="result-title">{trophy}<h2 id="result-title" tabindex="-1">{headline}</h2>{ranking}<details class="scoring"><summary>{how}</summary><ul>{scoring}</ul></details>{next}</section>"#,
        trophy = icon(Glyph::Trophy, "big"),
        headline = escaped(&headline(&standings, names, words)),
        ranking = ranking_html(session, &standings, names),
        how = words.table.how_it_counts,
        next = what_next_html(session, told),
    )
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

fn ranking_html<G: TableGame>(session: Session<G>, standings: &Standings, names: &Names) -> String {
    let words = words_now();
    let players = session.players.get_value();
    let mut rows = String::new();
    for row in standings.rows() {
        rows += &format!(
            r#"<tr class="{class}"><td class="rank">{rank}</td><th scope="row"><span class="ranking-name">{face}{name}</span></th><td>{score}</td></tr>"#,
            class = if row.rank == 1 { "winner" } else { "" },
            rank = row.rank,
            face = icon(face(&players, row.seat), ""),
            name = escaped(&names.of(row.seat).spoken(words)),
            score = G::say_score(row.score, words),
        );
    }
    format!(
        r#"<table class="ranking"><thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead><tbody>{rows}</tbody></table>"#,
        words.table.rank, words.table.player, words.table.result
    )
}

fn what_next_html<G: TableGame>(session: Session<G>, told: &Told) -> String {
    let words = &words_now().table;
    format!(
        r#"<div class="button-row"><button type="button" class="button" data-tool="again">{again}</button><button type="button" class="button quiet" data-tool="restart">{same}</button><a class="button quiet" href="{replay}" data-replay-link>{icon}{watch}</a>{share}</div>"#,
        again = words.play_again,
        same = words.same_deal,
        replay = href(&replay_path(session)),
        icon = icon(Glyph::Replay, ""),
        watch = words.watch_replay,
        share = share_html(told),
    )
}
