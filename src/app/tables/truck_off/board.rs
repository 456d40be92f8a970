//! The street: round and order, the last card and what it changed, and the venues side by side.

use super::held::held;
use super::say;
use super::venue::{signed, venue_html};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, unseen};
use crate::app::table::game::Look;
use crate::rules::Seat;
use crate::rules::truck_off::{Event, Stage, TruckOff};

pub fn board_html(look: &Look<TruckOff>) -> String {
    let held = held(look);
    let venues = look.view.venues();
    let tiles: String = venues.iter().map(|&venue| venue_html(look, held, venue)).collect();
    format!(
        r#"<div class="to-board" data-venues="{}"><div class="to-heads">{}{}</div><ol class="to-street">{tiles}</ol></div>"#,
        venues.len(),
        order_html(look),
        scene_html(look),
    )
}

/// Who plays cards in which order this round, and how many are still to come.
fn order_html(look: &Look<TruckOff>) -> String {
    let (view, words) = (look.view, &look.words.truck_off);
    let on = match view.stage() {
        Stage::Execute { on } => Some(on),
        _ => None,
    };
    let mut items = String::new();
    for seat in view.in_turn_order().take(crate::rules::Game::seats(view)) {
        let name = escaped(&look.names.of(seat).spoken(look.words));
        let first = match seat == view.first() {
            true => icon(Glyph::FirstPlayer, "") + &unseen(words.first_player),
            false => String::new(),
        };
        let cards = match (on, view.has_barry()) {
            (Some(_), false) => {
                let count = view.selected_count(seat);
                format!(r#" <b aria-hidden="true">{count}</b>{}"#, unseen(&words.cards.of(count)))
            }
            _ => String::new(),
        };
        let now = if on == Some(seat) { " on" } else { "" };
        items += &format!(
            r#"<li class="to-turn seat-{}{now}">{first}<span>{name}</span>{cards}</li>"#,
            seat.index()
        );
    }
    // It explains itself while cards are played; while they are selected it is told.
    let shown = if matches!(view.stage(), Stage::Select { .. }) { " shown" } else { "" };
    format!(
        r#"<p class="to-order-title{shown}">{}</p><ol class="to-order">{items}</ol>"#,
        words.order
    )
}

/// The last card: who played it and what it changed in money for everybody; at the end of a round, what all were paid.
fn scene_html(look: &Look<TruckOff>) -> String {
    let Some(before) = look.before else { return String::new() };
    let words = &look.words.truck_off;
    let is_paid = before.round() != look.view.round() || look.view.stage() == Stage::Over;
    let card = last_card(look);
    if card.is_none() && !is_paid {
        return String::new();
    }
    let owners = look.view.in_turn_order();
    let (title, changes): (String, Vec<(Seat, i32)>) = match is_paid {
        true => (
            words.round_paid.with([&before.round()]),
            owners.map(|seat| (seat, look.view.money(seat) - before.money(seat))).collect(),
        ),
        false => (
            String::new(),
            owners.map(|seat| (seat, look.view.prospect(seat) - before.prospect(seat))).collect(),
        ),
    };
    let (seat, sentence) = card.unwrap_or((look.view.first(), String::new()));
    format!(
        r#"<div class="to-scene seat-{}"><span>{} {title}</span><ul>{}</ul></div>"#,
        seat.index(),
        escaped(&sentence),
        changes_html(look, &changes),
    )
}

fn changes_html(look: &Look<TruckOff>, changes: &[(Seat, i32)]) -> String {
    let mut html = String::new();
    for &(owner, change) in changes.iter().filter(|(_, change)| *change != 0) {
        let class = if change > 0 { "good" } else { "bad" };
        let name = escaped(&look.names.of(owner).spoken(look.words));
        html += &format!(r#"<li class="{class}">{name} <b>{}</b></li>"#, signed(change));
    }
    match html.is_empty() {
        true => format!("<li>{}</li>", look.words.truck_off.nothing_changed),
        false => html,
    }
}

/// Who played the last card, and the sentences about it and what it was played on.
fn last_card(look: &Look<TruckOff>) -> Option<(Seat, String)> {
    let words = &look.words.truck_off;
    let events =
        look.last.iter().skip_while(|event| !matches!(event, Event::Played { .. })).take(2);
    let &Event::Played { seat, .. } = events.clone().next()? else { return None };
    let sentences: Vec<String> =
        events.filter_map(|event| say::event(event, look.names, words)).collect();
    Some((seat, sentences.join(" ")))
}
