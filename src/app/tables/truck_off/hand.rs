//! One's own action cards, or with Barry the grid that everybody takes from.

use super::held::{action_of, held, move_key, pick_key};
use super::look::action_look;
use crate::app::html::{card_face, escaped, unseen};
use crate::app::table::game::Look;
use crate::rules::Seat;
use crate::rules::truck_off::grid::{GRID, ROWS, row_and_place};
use crate::rules::truck_off::{Action, Aim, Move, Pick, Stage, TruckOff};

const WIDEST_ROW: usize = 5;

pub fn hand_html(look: &Look<TruckOff>) -> String {
    if look.view.has_barry() {
        return grid_html(look);
    }
    let Some(me) = look.me else { return String::new() };
    let cards = match look.view.stage() {
        Stage::Execute { .. } => selected_html(look, me),
        _ => unused_html(look, me) + &tray_html(look, me),
    };
    format!(
        r#"<div class="to-hand" data-hand data-owner="{}">{cards}</div>{}"#,
        me.index(),
        buttons_html(look)
    )
}

/// A card by its kind, with how many there are of it.
struct Shown {
    action: Action,
    copies: u8,
    /// What pressing it does, as attributes.
    pressing: String,
    mark: &'static str,
    note: &'static str,
}

fn card_html(shown: &Shown, look: &Look<TruckOff>) -> String {
    let words = &look.words.truck_off;
    let card = action_look(shown.action, words);
    let mut label = (words.action)(shown.action).to_owned();
    let copies = match shown.copies {
        0 | 1 => String::new(),
        more => {
            label += " ";
            label += &words.copies.with([&more]);
            format!(r#"<span class="to-copies" aria-hidden="true">×{more}</span>"#)
        }
    };
    let note = match shown.note {
        "" => String::new(),
        note => format!(r#"<span class="to-note">{note}</span>"#),
    };
    let cannot = shown.pressing.is_empty();
    format!(
        r#"<button type="button" class="to-card{mark}" data-card="{action:?}" {pressing} aria-disabled="{cannot}">{label}{face}{copies}{note}</button>"#,
        mark = shown.mark,
        action = shown.action,
        pressing = shown.pressing,
        label = unseen(&label),
        face = card_face(&card),
    )
}

/// What is not spent; while cards are selected, pressing one selects it.
fn unused_html(look: &Look<TruckOff>, me: Seat) -> String {
    let unused = look.view.unused(me);
    let show = |action: Action| {
        let mv = Move::Select(action);
        let legal = look.moves.contains(&mv);
        let mut has_target = !legal;
        look.view.each_aim(me, action, |_| has_target = true);
        let shown = Shown {
            action,
            copies: unused.of(action),
            pressing: if legal {
                format!(r#"data-move="{}""#, move_key(mv))
            } else {
                String::new()
            },
            mark: if look.hint == Some(mv) { " hinted" } else { "" },
            note: if has_target { "" } else { look.words.truck_off.no_target },
        };
        card_html(&shown, look)
    };
    unused.kinds().map(show).collect()
}

/// What has been selected so far.
fn tray_html(look: &Look<TruckOff>, me: Seat) -> String {
    let selected = look.view.selected(me);
    if selected.is_empty() {
        return String::new();
    }
    let show = |action: Action| {
        let copies = selected.of(action);
        let shown = Shown { action, copies, pressing: String::new(), mark: " chosen", note: "" };
        card_html(&shown, look)
    };
    let cards: String = selected.kinds().map(show).collect();
    format!(r#"<div class="to-tray"><p>{}</p>{cards}</div>"#, look.words.truck_off.your_choice)
}

/// The selected cards; pressing one picks it up.
fn selected_html(look: &Look<TruckOff>, me: Seat) -> String {
    let (selected, holding) = (look.view.selected(me), held(look));
    let show = |action: Action| {
        let pick = Pick::Selected(action);
        let picked = holding.is_some_and(|held| held.pick == pick);
        let hinted = matches!(look.hint, Some(Move::Play { pick: hinted, .. }) if hinted == pick);
        let shown = Shown {
            action,
            copies: selected.of(action),
            pressing: step(look, pick, picked),
            mark: mark(picked, hinted),
            note: "",
        };
        card_html(&shown, look)
    };
    selected.kinds().map(show).collect()
}

fn step(look: &Look<TruckOff>, pick: Pick, picked: bool) -> String {
    match look.moves.is_empty() {
        true => String::new(),
        false => format!(r#"data-step="{}" aria-pressed="{picked}""#, pick_key(pick)),
    }
}

const fn mark(picked: bool, hinted: bool) -> &'static str {
    match (picked, hinted) {
        (true, _) => " picked",
        (false, true) => " hinted",
        (false, false) => "",
    }
}

/// Done selecting, or discard what is picked up.
fn buttons_html(look: &Look<TruckOff>) -> String {
    let words = &look.words.truck_off;
    let button = |mv: Move, class: &str, label: &str| {
        format!(
            r#"<button type="button" class="button {class}" data-move="{}">{}</button>"#,
            move_key(mv),
            escaped(label)
        )
    };
    let close = look.moves.contains(&Move::CloseSelection).then(|| {
        let count = look.me.map_or(0, |me| look.view.selected_count(me));
        let hinted = if look.hint == Some(Move::CloseSelection) { "hinted" } else { "" };
        button(Move::CloseSelection, hinted, &words.close.of(count))
    });
    let discard =
        held(look).map(|held| button(held.on(Aim::Discard), "quiet", words.discard_short));
    format!(
        r#"<div class="to-buttons">{}{}</div>"#,
        close.unwrap_or_default(),
        discard.unwrap_or_default()
    )
}

/// The cards of the grid as they overlap; only free ones can be picked up.
fn grid_html(look: &Look<TruckOff>) -> String {
    let words = &look.words.truck_off;
    let holding = held(look);
    let mut cards = String::new();
    for place in 0..GRID as u8 {
        let (row, column) = row_and_place(place.into());
        // Rows are centred: a row that is one card shorter starts half a card further in.
        let half = 2 * column + WIDEST_ROW - ROWS[row];
        let style = format!("--row: {row}; --half: {half}");
        let pick = Pick::Grid(place);
        let Some(action) = action_of(look.view, pick) else { continue };
        let free = look.view.grid().is_free(place);
        let picked = holding.is_some_and(|held| held.pick == pick);
        let hinted = matches!(look.hint, Some(Move::Play { pick: hinted, .. }) if hinted == pick);
        let pressing = if free { step(look, pick, picked) } else { String::new() };
        let label = match free {
            true => (words.action)(action).to_owned(),
            false => format!("{} ({})", (words.action)(action), words.covered),
        };
        cards += &format!(
            r#"<li style="{style}"><button type="button" class="to-card{state}{mark}" {pressing} aria-disabled="{cannot}">{label}{face}</button></li>"#,
            state = if free { " free" } else { " covered" },
            mark = mark(picked, hinted),
            cannot = pressing.is_empty(),
            label = unseen(&label),
            face = card_face(&action_look(action, words)),
        );
    }
    format!(
        r#"<ol class="to-grid" data-hand aria-label="{}">{cards}</ol>{}"#,
        words.grid,
        buttons_html(look)
    )
}
