//! The end of a game: who won, how it counted, and what next.

use super::chips::face;
use super::menu::share_html;
use super::session::{Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, text};
use crate::app::shell::route::href;
use crate::app::words::Words;
use crate::app::words::names::{Names, Who};
use crate::rules::Standings;

/// Nothing until the game is over.
pub fn result_html(session: &Session) -> String {
    if session.phase != Phase::Over {
        return String::new();
    }
    let words = session.words;
    let standings = session.play.standings();
    let scoring: String =
        session.play.say_scoring(words).iter().map(|line| text("li", line)).collect();
    format!(
        r#"<section class="result panel" aria-labelledby="result-title">{trophy}<h2 id="result-title" tabindex="-1">{headline}</h2>{ranking}<details class="scoring"><summary>{how}</summary><ul>{scoring}</ul></details>{next}</section>"#,
        trophy = icon(Glyph::Trophy, "big"),
        headline = escaped(&headline(&standings, &session.names, words)),
        ranking = ranking_html(session, &standings),
        how = words.table.how_it_counts,
        next = what_next_html(session),
    )
}

pub fn headline(standings: &Standings, names: &Names, words: &Words) -> String {
    let mut winners: Vec<&Who> = standings.winners().map(|seat| names.of(seat)).collect();
    if let [winner] = *winners {
        return words.table.wins.say(winner, []);
    }
    // "You" comes first, as one says it.
    if let Some(you) = winners.iter().position(|who| **who == Who::You) {
        winners.swap(0, you);
    }
    let names: Vec<String> = winners.iter().map(|who| who.spoken(words)).collect();
    let (last, others) = names.split_last().map_or(("", &[][..]), |(l, o)| (l.as_str(), o));
    let all = format!("{} {} {last}", others.join(", "), words.table.and);
    winners.first().map_or_else(String::new, |who| words.table.share_victory.say(who, [&all]))
}

fn ranking_html(session: &Session, standings: &Standings) -> String {
    let words = session.words;
    let mut rows = String::new();
    for row in standings.rows() {
        rows += &format!(
            r#"<tr class="{class}"><td class="rank">{rank}</td><th scope="row"><span class="ranking-name">{face}{name}</span>{account}</th><td>{score}</td></tr>"#,
            class = if row.rank == 1 { "winner" } else { "" },
            rank = row.rank,
            face = icon(face(session.play.as_ref(), session.players(), row.seat), ""),
            name = escaped(&session.name(row.seat)),
            account = match session.play.say_account(row.seat, words) {
                account if account.is_empty() => account,
                account => text(r#"small class="account""#, &account),
            },
            score = session.play.say_score(row.score, words),
        );
    }
    format!(
        r#"<table class="ranking"><thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th></tr></thead><tbody>{rows}</tbody></table>"#,
        words.table.rank, words.table.player, words.table.result
    )
}

fn what_next_html(session: &Session) -> String {
    let words = &session.words.table;
    format!(
        r#"<div class="button-row"><button type="button" class="button" data-do="again">{again}</button><button type="button" class="button quiet" data-do="restart">{same}</button><a class="button quiet" href="{replay}" data-replay-link>{icon}{watch}</a>{share}</div>"#,
        again = words.play_again,
        same = words.same_deal,
        replay = href(&session.replay_path()),
        icon = icon(Glyph::Replay, ""),
        watch = words.watch_replay,
        share = share_html(&session.told, words),
    )
}
