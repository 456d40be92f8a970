//! The controls of a replay.

use super::replay::Replay;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::words::Words;
use crate::rules::Seat;

pub fn replay_bar_html(replay: &Replay, words: &Words) -> String {
    let say = &words.table;
    let (ply, last) = (replay.play.ply(), replay.play.last_ply());
    let (play, playing_label) =
        if replay.playing { (Glyph::Pause, say.pause) } else { (Glyph::Play, say.play) };
    [
        button("first", Glyph::ToStart, say.first, "button quiet"),
        button("previous", Glyph::StepBack, say.previous, "button quiet"),
        button("play", play, playing_label, "button"),
        button("next", Glyph::StepForward, say.next, "button quiet"),
        button("last", Glyph::ToEnd, say.last, "button quiet"),
        format!(
            r#"<input type="range" min="0" max="{last}" value="{ply}" data-do="ply" aria-label="{}">"#,
            say.move_of.with([&ply, &last])
        ),
        eyes_html(replay, words),
    ]
    .concat()
}

fn eyes_html(replay: &Replay, words: &Words) -> String {
    let (say, names) = (&words.table, replay.eyes_to_choose(words));
    if names.is_empty() {
        return format!(r#"<p class="soft">{}</p>"#, say.eyes_later);
    }
    let chosen = replay.eyes.map(Seat::index);
    let mut options = format!(r#"<option value="">{}</option>"#, say.eyes_nobody);
    for (seat, name) in names.iter().enumerate() {
        let selected = if chosen == Some(seat) { " selected" } else { "" };
        options += &format!(r#"<option value="{seat}"{selected}>{}</option>"#, escaped(name));
    }
    format!(
        r#"<label class="eyes">{}<span>{}</span><select data-do="eyes">{options}</select></label>"#,
        icon(Glyph::Eye, ""),
        say.eyes
    )
}

fn button(name: &str, glyph: Glyph, label: &str, class: &str) -> String {
    format!(
        r#"<button type="button" class="{class}" data-do="{name}" aria-label="{label}">{}</button>"#,
        icon(glyph, "")
    )
}
