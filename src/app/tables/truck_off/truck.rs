//! A truck in a venue's column: whose it is and what it would earn now.

use super::held::{Held, gain, move_key, truck_key};
use super::venue::bubble;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, unseen};
use crate::app::table::game::Look;
use crate::rules::truck_off::{Aim, Target, Truck, TruckOff};

/// `place` is the truck's place on the street, `amount` what it would earn.
pub fn truck_html(
    look: &Look<TruckOff>,
    held: Option<Held>,
    place: usize,
    truck: &Truck,
    amount: u16,
) -> String {
    let words = &look.words.truck_off;
    let (pressing, mark, more) = match held {
        Some(held) => pressing(look, held, place, truck),
        None => Default::default(),
    };
    let venue = (words.venue)(truck.at);
    let mut label = words.truck.say(look.names.of(truck.owner), [&venue]);
    label += ": ";
    label += &words.would_earn.with([&amount]);
    let doubled = match truck.doubled {
        true => {
            label += ", ";
            label += words.is_doubled;
            r#"<b class="to-twice">2×</b>"#
        }
        false => "",
    };
    let shown = match look.view.die(truck.at) {
        0 => String::new(),
        _ => format!(r#"<span class="to-earns">{}</span>"#, words.money.with([&amount])),
    };
    let inside = format!(
        r#"{}{}{}<span aria-hidden="true" class="to-truck-facts">{shown}{doubled}</span>{more}"#,
        unseen(&label),
        icon(Glyph::MiniTruck, "to-truck-art"),
        icon(Glyph::seat(truck.owner.index()), "to-truck-mark"),
    );
    let class = format!("to-truck seat-{}{mark}", truck.owner.index());
    match pressing.is_empty() {
        true => format!(r#"<li><span class="{class}">{inside}</span></li>"#),
        false => format!(
            r#"<li><button type="button" class="{class}" {pressing}>{inside}</button></li>"#
        ),
    }
}

/// What pressing a truck does with the card in hand: attribute, mark, bubble.
fn pressing(
    look: &Look<TruckOff>,
    held: Held,
    place: usize,
    truck: &Truck,
) -> (String, &'static str, String) {
    let target = held.action.target();
    let Some(me) = look.me.filter(|_| target != Target::Venue) else { return Default::default() };
    if let Err(refusal) = look.view.truck_suits(me, held.action, truck) {
        let why = escaped((look.words.truck_off.refusal)(refusal));
        return (format!(r#"data-refused="{why}" aria-disabled="true""#), "", String::new());
    }
    if target == Target::Drive {
        let picked = held.truck == Some(place as u8);
        let step = truck_key(held.pick, place);
        let mark = if picked { " picked" } else { " legal" };
        return (format!(r#"data-step="{step}" aria-pressed="{picked}""#), mark, String::new());
    }
    let aim = Aim::Truck(place as u8);
    let mv = held.on(aim);
    let mark = if look.hint == Some(mv) { " legal hinted" } else { " legal" };
    let shown = bubble(gain(look.view, held.action, aim));
    (format!(r#"data-move="{}""#, move_key(mv)), mark, shown)
}
