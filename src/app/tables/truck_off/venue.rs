//! A venue's tile: its die, its tokens, its special, and the column of trucks under it.

use super::held::{Held, first_sent, gain, move_key, send_key};
use super::look::{die_glyph, venue_glyph};
use super::truck::truck_html;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, unseen};
use crate::app::table::game::Look;
use crate::rules::Seat;
use crate::rules::truck_off::{Aim, Event, Move, Refusal, Target, TruckOff, Venue};

pub fn venue_html(look: &Look<TruckOff>, held: Option<Held>, venue: Venue) -> String {
    let view = look.view;
    let split = view.split(venue);
    let (pressing, mark, bubble) = pressing(look, held, venue);
    let shut = if view.is_shut(venue) { " shut" } else { "" };
    let rolled = if rolled_just_now(look.last, venue) { " rolled" } else { "" };
    let sides = venue.sides();
    let column: String = view
        .column(venue)
        .zip(&split.earned)
        .map(|((place, truck), &(_, amount))| truck_html(look, held, place, truck, amount))
        .collect();
    let tile = format!(
        r#"{label}<span class="to-art" aria-hidden="true">{art}</span><span class="to-name" aria-hidden="true">{name}</span>{die}<span class="to-facts">{facts}</span>{bubble}"#,
        label = unseen(&label(look, venue)),
        art = icon(venue_glyph(venue), ""),
        name = (look.words.truck_off.venue)(venue),
        die = die_html(view, venue),
        facts = facts_html(look, venue, split.total),
    );
    let tile = match pressing.is_empty() {
        true => format!(r#"<div class="to-tile{mark}">{tile}</div>"#),
        false => {
            format!(r#"<button type="button" class="to-tile{mark}" {pressing}>{tile}</button>"#)
        }
    };
    format!(
        r#"<li class="to-venue{shut}{rolled}" data-spot="venue-{sides}">{tile}{special}<ul class="to-column">{column}{waiting}</ul></li>"#,
        special = special_html(look, venue),
        waiting = waiting_html(look, venue),
    )
}

fn label(look: &Look<TruckOff>, venue: Venue) -> String {
    let (view, words) = (look.view, &look.words.truck_off);
    let trucks = words.trucks.of(view.trucks_at(venue));
    let die = match view.die(venue) {
        0 => format!("d{}", venue.sides()),
        die => die.to_string(),
    };
    let mut label = words.venue_label.with([&(words.venue)(venue), &die, &trucks]);
    if view.is_shut(venue) {
        label += ", ";
        label += words.shut;
    }
    label
}

fn die_html(view: &TruckOff, venue: Venue) -> String {
    let shown = match view.die(venue) {
        0 => format!(r#"<b class="to-sides">d{}</b>"#, venue.sides()),
        die => format!("<b>{die}</b>"),
    };
    format!(
        r#"<span class="to-die" aria-hidden="true">{}{shown}</span>"#,
        icon(die_glyph(venue), "")
    )
}

/// What the venue pays with its tokens, or that it is shut.
fn facts_html(look: &Look<TruckOff>, venue: Venue, total: u16) -> String {
    let (view, words) = (look.view, &look.words.truck_off);
    if view.is_shut(venue) {
        return format!(r#"<span class="to-shut" aria-hidden="true">{}</span>"#, words.shut);
    }
    let promos = icon(Glyph::Promote, "").repeat(view.promos(venue).into());
    let promos = match promos.is_empty() {
        true => String::new(),
        false => format!(r#"<span class="to-promos">{promos}{}</span>"#, unseen(words.promo)),
    };
    let pays = match total > u16::from(view.die(venue)) {
        true => format!(
            r#"<span class="to-pays">{}{}</span>"#,
            icon(Glyph::Coin, ""),
            words.pays.with([&total])
        ),
        false => String::new(),
    };
    promos + &pays
}

fn special_html(look: &Look<TruckOff>, venue: Venue) -> String {
    let words = &look.words.truck_off;
    let Some(special) = look.view.special(venue) else { return String::new() };
    let asleep = if look.view.is_shut(venue) { " asleep" } else { "" };
    format!(
        r#"<div class="to-special{asleep}">{board}<b>{name}</b> <i>{when}</i> <span>{effect}</span></div>"#,
        board = icon(Glyph::Special, ""),
        name = (words.special)(special),
        when = (words.keyword)(special.keyword()),
        effect = (words.special_effect)(special),
    )
}

/// The viewer's own truck that is on its way, until all are revealed.
fn waiting_html(look: &Look<TruckOff>, venue: Venue) -> String {
    let coming = |me: Seat| {
        let sent = look.view.sending(me);
        sent.is_some_and(|(one, other)| one == venue || other == venue)
            || first_sent(look) == Some(venue)
    };
    match look.me.filter(|&me| coming(me)) {
        None => String::new(),
        Some(me) => format!(
            r#"<li><span class="to-truck coming seat-{}">{}{}</span></li>"#,
            me.index(),
            icon(Glyph::MiniTruck, "to-truck-art"),
            unseen(look.words.truck_off.on_the_way),
        ),
    }
}

fn rolled_just_now(last: &[Event], wanted: Venue) -> bool {
    last.iter().any(|event| {
        matches!(*event, Event::Rolled { venue, .. } | Event::RolledTwice { venue, .. }
            | Event::Rerolled { venue, .. } | Event::MobRolled { venue, .. } if venue == wanted)
    })
}

/// What pressing a tile does: attribute, mark, bubble.
fn pressing(
    look: &Look<TruckOff>,
    held: Option<Held>,
    venue: Venue,
) -> (String, &'static str, String) {
    if matches!(look.moves.first(), Some(Move::Send(..))) {
        return sending(look, venue);
    }
    let Some(held) = held else { return Default::default() };
    let aim = match (held.action.target(), held.truck) {
        (Target::Venue, _) => Aim::Venue(venue),
        (Target::Drive, Some(truck)) => Aim::Drive { truck, to: venue },
        (Target::Truck | Target::Drive, _) => return Default::default(),
    };
    let mv = held.on(aim);
    if look.moves.contains(&mv) {
        let mark = if look.hint == Some(mv) { " legal hinted" } else { " legal" };
        let shown = bubble(gain(look.view, held.action, aim));
        return (format!(r#"data-move="{}""#, move_key(mv)), mark, shown);
    }
    let refusal = match (aim, look.me) {
        (Aim::Venue(venue), Some(me)) => look.view.venue_suits(me, held.action, venue).err(),
        _ => None,
    };
    let why = (look.words.truck_off.refusal)(refusal.unwrap_or(Refusal::AlreadyThere));
    (format!(r#"data-refused="{}" aria-disabled="true""#, escaped(why)), "", String::new())
}

/// Two presses send two trucks.
fn sending(look: &Look<TruckOff>, venue: Venue) -> (String, &'static str, String) {
    let hinted =
        matches!(look.hint, Some(Move::Send(one, other)) if one == venue || other == venue);
    let mark = if hinted { " legal hinted" } else { " legal" };
    match first_sent(look) {
        Some(first) if first != venue => {
            let mv = Move::Send(first.min(venue), first.max(venue));
            (format!(r#"data-move="{}""#, move_key(mv)), mark, String::new())
        }
        first => {
            let picked = first.is_some();
            let mark = if picked { " picked" } else { mark };
            let step = send_key(venue);
            (format!(r#"data-step="{step}" aria-pressed="{picked}""#), mark, String::new())
        }
    }
}

/// What a move would change for the viewer, over what it is played on.
pub fn bubble(gain: Option<i32>) -> String {
    match gain {
        None | Some(0) => String::new(),
        Some(gain) => {
            let class = if gain > 0 { "good" } else { "bad" };
            format!(r#"<span class="to-gain {class}" aria-hidden="true">{}</span>"#, signed(gain))
        }
    }
}

/// With a sign, as changes are written.
pub fn signed(amount: i32) -> String {
    match amount {
        0.. => format!("+{amount}"),
        _ => format!("−{}", amount.unsigned_abs()),
    }
}
