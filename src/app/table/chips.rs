//! Everybody at the table, each as a chip: who, how many cards, how they stand.

use super::play::Play;
use super::players::{Player, character};
use super::session::Session;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, unseen};
use crate::app::words::Words;
use crate::app::words::names::Names;
use crate::rules::{Seat, seats_clockwise};

/// What a chip shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Chip {
    pub seat: Seat,
    pub name: String,
    pub face: Glyph,
    pub hand: usize,
    pub score: i32,
    pub score_short: String,
    pub score_words: String,
    pub is_on: bool,
    pub is_me: bool,
    pub leads: bool,
    /// The name of the move that pressing this chip makes, and its words.
    pub target: Option<(String, String)>,
    pub hinted: bool,
}

pub fn face(play: &dyn Play, players: &[Player], seat: Seat) -> Glyph {
    let automatic = || play.automatic().get(seat.index().checked_sub(players.len())?).copied();
    character(players, seat).or_else(automatic).map_or(Glyph::Guest, |(_, face)| face)
}

/// All seats of a position, clockwise from the left of whoever looks.
pub fn chips(
    play: &dyn Play,
    players: &[Player],
    names: &Names,
    me: Option<Seat>,
    on: Option<Seat>,
    words: &Words,
) -> Vec<Chip> {
    let standings = play.standings();
    let first = me.map_or(Seat::new(0), |me| me.next(play.seats()));
    let automatic = (play.seats()..play.seats() + play.automatic().len()).map(Seat::new);
    seats_clockwise(first, play.seats())
        .chain(automatic)
        .map(|seat| {
            let facts = play.facts(seat);
            Chip {
                seat,
                name: names.of(seat).spoken(words),
                face: face(play, players, seat),
                hand: facts.hand,
                score: facts.score,
                score_short: play.score_short(facts.score, words),
                score_words: play.say_score(facts.score, words),
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
pub fn session_chips(session: &Session) -> Vec<Chip> {
    let Session { play, names, viewer, words, .. } = session;
    let on = session.seat_on();
    let mut chips = chips(play.as_ref(), session.players(), names, *viewer, on, words);
    for (choice, offer) in session.offers.iter().enumerate() {
        if let Some(chip) = chips.iter_mut().find(|chip| Some(chip.seat) == offer.seat) {
            chip.target = Some((offer.key.clone(), offer.words.clone()));
            chip.hinted = session.hinted_choice() == Some(choice);
        }
    }
    chips
}

/// All chips; one that a move points at is a button.
pub fn chips_html(chips: &[Chip], words: &Words) -> String {
    let mut html = format!(r#"<ul class="chips" aria-label="{}">"#, words.table.players);
    for chip in chips {
        let seat = chip.seat.index();
        let class = chip_class(chip);
        let body = chip_body(chip, words);
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

fn chip_body(chip: &Chip, words: &Words) -> String {
    format!(
        r#"<span class="chip-face">{face}{mark}</span><span class="chip-words"><span class="chip-name">{name}</span><span class="chip-backs" aria-hidden="true">{backs}</span>{hand}</span><span class="chip-score"><span class="chip-pile" aria-hidden="true" style="--cards: {score}"></span><span aria-hidden="true">{score_short}</span>{score_words}</span>"#,
        face = icon(chip.face, ""),
        mark = icon(Glyph::seat(chip.seat.index()), "chip-mark"),
        name = escaped(&chip.name),
        backs = backs_html(chip.hand),
        hand = unseen(&words.table.cards_in_hand.of(chip.hand)),
        score = chip.score,
        score_short = chip.score_short,
        score_words = unseen(&chip.score_words),
    )
}

/// The backs of a few cards; of many, one and their number.
fn backs_html(count: usize) -> String {
    const FEW: usize = 4;
    match count > FEW {
        true => format!("<i></i> {count}"),
        false => "<i></i>".repeat(count),
    }
}
