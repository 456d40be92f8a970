//! The pictures of Truck Off's rules page.

use super::look::{action_look, die_glyph, venue_glyph};
use crate::app::art::Glyph;
use crate::app::html::{card_face, icon, tag, text};
use crate::app::words::{TruckOffWords, Words};
use crate::rules::truck_off::actions::{ACTION_CARDS, promo_bonus};
use crate::rules::truck_off::grid::ROWS;
use crate::rules::truck_off::specials::SPECIALS;
use crate::rules::truck_off::{Action, Venue};

/// `actions`, `specials`, `promo`, `grid`, or `split`, a die, a number of trucks and perhaps `double`.
pub fn picture(wanted: &str, words: &Words) -> String {
    let words = &words.truck_off;
    let mut parts = wanted.split(' ');
    match parts.next() {
        Some("actions") => tag(r#"ul class="kinds""#, &actions(words)),
        Some("specials") => tag(r#"ul class="to-menu""#, &specials(words)),
        Some("promo") => tag(r#"div class="figure-cards to-promo""#, &promo()),
        Some("grid") => tag(r#"div class="figure-cards to-rows""#, &rows(words)),
        Some("split") => {
            let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(1);
            let (die, trucks) = (number(), number());
            tag(r#"div class="figure-cards to-split""#, &split(die, trucks, parts.next().is_some()))
        }
        _ => String::new(),
    }
}

fn actions(words: &TruckOffWords) -> String {
    let line = |card: &crate::rules::truck_off::actions::ActionCard| {
        let name = text("span", (words.action)(card.action));
        let face = card_face(&action_look(card.action, words));
        tag("li", &format!("{face}{name}<b>× {}</b>", card.copies))
    };
    ACTION_CARDS.iter().map(line).collect()
}

fn specials(words: &TruckOffWords) -> String {
    let mut html = String::new();
    for (special, keyword, venues) in SPECIALS {
        let names = venues.map(|venue| icon(venue_glyph(venue), "") + (words.venue)(venue));
        html += &format!(
            r#"<li class="to-special"><b>{}</b> <i>{}</i> <span>{}</span><small>{}</small></li>"#,
            (words.special)(special),
            (words.keyword)(keyword),
            (words.special_effect)(special),
            names.join(" · ")
        );
    }
    html
}

/// What a token adds, by trucks.
fn promo() -> String {
    let truck = icon(Glyph::MiniTruck, "");
    let column = |trucks: usize| {
        let more = if trucks == MOST_LISTED { "+" } else { "" };
        format!("<span>{truck}<b>× {trucks}{more}</b><b>+{}</b></span>", promo_bonus(trucks))
    };
    (1..=MOST_LISTED).map(column).collect()
}

/// The promo grid ends here: more trucks bring no more.
const MOST_LISTED: usize = 5;

/// The rows of the grid, the lowest first.
fn rows(words: &TruckOffWords) -> String {
    let mut actions = Action::ALL.into_iter().cycle();
    let mut card =
        || actions.next().map_or_else(String::new, |action| card_face(&action_look(action, words)));
    ROWS.iter().map(|&count| tag("div", &(0..count).map(|_| card()).collect::<String>())).collect()
}

/// A die shared by trucks, the last of which may be doubled.
fn split(die: u16, trucks: u16, doubled: bool) -> String {
    let share = die / trucks.max(1);
    let truck = |place: u16| {
        let twice = doubled && place + 1 == trucks;
        let (amount, mark) = if twice { (2 * share, "2× ") } else { (share, "") };
        format!("<span>{}<b>{mark}${amount}</b></span>", icon(Glyph::MiniTruck, ""))
    };
    let trucks: String = (0..trucks).map(truck).collect();
    let die_face = icon(die_glyph(Venue::Concert), "");
    format!(r#"<span class="to-die">{die_face}<b>{die}</b></span>{trucks}"#)
}
