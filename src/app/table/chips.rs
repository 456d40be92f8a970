//! Everybody at the table, each as a chip: who, how many cards, how they stand.

use leptos::prelude::*;

use super::game::TableGame;
use super::players::{Player, character};
use super::session::{Hint, Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, unseen};
use crate::app::words::names::Names;
use crate::app::words::words_now;
use crate::rules::{Seat, seats_clockwise};

/// What a chip shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Chip {
    pub seat: Seat,
    pub name: String,
    pub face: Glyph,
    pub hand: usize,
    pub score: i32,
    pub score_words: String,
    pub is_on: bool,
    pub is_me: bool,
    pub leads: bool,
    /// The name of the move that pressing this chip makes, and its words.
    pub target: Option<(String, String)>,
    pub hinted: bool,
}

pub fn face(players: &[Player], seat: Seat) -> Glyph {
    character(players, seat).map_or(Glyph::Guest, |(_, face)| face)
}

/// All seats of a position, clockwise from the left of whoever looks.
pub fn chips<G: TableGame>(
    view: &G,
    players: &[Player],
    names: &Names,
    me: Option<Seat>,
    on: Option<Seat>,
) -> Vec<Chip> {
    let words = words_now();
    let standings = view.standings();
    let first = me.map_or(Seat::new(0), |me| me.next(view.seats()));
    seats_clockwise(first, view.seats())
        .map(|seat| {
            let facts = view.seat_facts(seat);
            Chip {
                seat,
                name: names.of(seat).spoken(words),
                face: face(players, seat),
                hand: facts.hand,
                score: facts.score,
                score_words: G::say_score(facts.score, words),
                is_on: on == Some(seat),
                is_me: me == Some(seat),
                leads: standings.of(seat).is_some_and(|row| row.rank == 1),
                target: None,
                hinted: false,
            }
        })
        .collect()
}

/// The chips of a game under way; those that a move points at can be pressed.
pub fn session_chips<G: TableGame>(
    session: Session<G>,
    moves: &[G::Move],
    names: &Names,
) -> Vec<Chip> {
    let on = match session.phase.get() {
        Phase::Person(seat) | Phase::Waiting(seat) | Phase::Curtain(seat) => Some(seat),
        Phase::Over => None,
    };
    let hinted = match session.hint.get() {
        Some(Hint::Move(mv, _)) => G::move_on_seat(mv),
        _ => None,
    };
    let players = session.players.get_value();
    session.view.with(|view| {
        let mut chips = chips(view, &players, names, session.viewer.get(), on);
        for chip in &mut chips {
            let on_seat = |mv: &&G::Move| G::move_on_seat(**mv) == Some(chip.seat);
            chip.target = moves
                .iter()
                .find(on_seat)
                .map(|&mv| (G::move_key(mv), view.say_move(mv, names, words_now())));
            chip.hinted = hinted == Some(chip.seat);
        }
        chips
    })
}

/// All chips; one that a move points at is a button.
pub fn chips_html(chips: &[Chip]) -> String {
    let mut html = format!(r#"<ul class="chips" aria-label="{}">"#, words_now().table.players);
    for chip in chips {
        let seat = chip.seat.index();
        let class = chip_class(chip);
        let body = chip_body(chip);
        html += &format!(r#"<li class="chip-place" data-spot="seat-{seat}">"#);
        html += &match &chip.target {
            Some((key, label)) => format!(
                r#"<button type="button" class="{class}" data-move="{key}">{}{body}</button>"#,
                unseen(label)
            ),
            None => format!(r#"<div class="{class}">{body}</div>"#),
        };
        html += "</li>";
    }
    html + "</ul>"
}

fn chip_class(chip: &Chip) -> String {
    let mut class = format!("chip seat-{}", chip.seat.index());
    let marks = [
        (chip.is_on, " on"),
        (chip.is_me, " me"),
        (chip.leads, " leads"),
        (chip.hinted, " hinted"),
        (chip.target.is_some(), " target"),
    ];
    for (_, mark) in marks.into_iter().filter(|(marked, _)| *marked) {
        class += mark;
    }
    class
}

fn chip_body(chip: &Chip) -> String {
    format!(
        r#"<span class="chip-face">{face}{mark}</span><span class="chip-words"><span class="chip-name">{name}</span><span class="chip-backs" aria-hidden="true">{backs}</span>{hand}</span><span class="chip-score"><span class="chip-pile" aria-hidden="true" style="--cards: {score}"></span><span aria-hidden="true">{score}</span>{score_words}</span>"#,
        face = icon(chip.face, ""),
        mark = icon(Glyph::seat(chip.seat.index()), "chip-mark"),
        name = escaped(&chip.name),
        backs = "<i></i>".repeat(chip.hand),
        hand = unseen(&(words_now().table.cards_in_hand)(chip.hand)),
        score = chip.score,
        score_words = unseen(&chip.score_words),
    )
}
