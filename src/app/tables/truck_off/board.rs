//! The street: round and order, the last card and what it changed, and the venues side by side.

use super::held::held;
use super::say;
use super::venue::{signed, venue_html};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, unseen};
use crate::app::table::game::Look;
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
    format!(r#"<p class="to-order-title">{}</p><ol class="to-order">{items}</ol>"#, words.order)
}

/// The last card: who played it and what it changed in money for everybody.
fn scene_html(look: &Look<TruckOff>) -> String {
    let (view, words) = (look.view, &look.words.truck_off);
    let played = look.last.iter().find_map(|event| match *event {
        Event::Played { seat, action } => Some((seat, action)),
        _ => None,
    });
    let (Some((seat, action)), Some(before)) = (played, look.before) else { return String::new() };
    let same_round = before.round() == view.round() && view.stage() != Stage::Over;
    let mut changes = String::new();
    for owner in view.in_turn_order().filter(|_| same_round) {
        let change = view.prospect(owner) - before.prospect(owner);
        if change != 0 {
            let class = if change > 0 { "good" } else { "bad" };
            let name = escaped(&look.names.of(owner).spoken(look.words));
            changes += &format!(r#"<li class="{class}">{name} <b>{}</b></li>"#, signed(change));
        }
    }
    if changes.is_empty() && same_round {
        changes = format!("<li>{}</li>", words.nothing_changed);
    }
    let mut sentence = words.played.say(look.names.of(seat), [&(words.action)(action)]);
    // What it was played on comes right behind it.
    let effect = look.last.iter().skip_while(|event| !matches!(event, Event::Played { .. })).nth(1);
    if let Some(effect) = effect.and_then(|effect| say::event(effect, look.names, words)) {
        sentence += " ";
        sentence += &effect;
    }
    format!(
        r#"<div class="to-scene seat-{}"><span>{}</span><ul>{changes}</ul></div>"#,
        seat.index(),
        escaped(&sentence)
    )
}
