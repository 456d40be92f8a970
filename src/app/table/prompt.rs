//! What to do now, and what happened since the last decision.

use leptos::prelude::*;

use super::game::TableGame;
use super::log_panel::Sentence;
use super::session::{Hint, Phase, Session};
use crate::app::html::escaped;
use crate::app::shell::errors::storage_error_words;
use crate::app::words::names::Names;
use crate::app::words::words_now;

/// How many sentences the recap shows at most.
const RECAP_LINES: usize = 6;

/// The last few things that happened since the viewer's last decision.
pub fn recap_html<G: TableGame>(session: Session<G>, sentences: &[Sentence]) -> String {
    let from = session.recap_from.get();
    let first_ply = session.log.with(|log| log.get(from).map(|entry| entry.ply));
    let since = |sentence: &&Sentence| first_ply.is_some_and(|ply| sentence.ply >= ply);
    let recent: Vec<&Sentence> = sentences.iter().filter(since).collect();
    if recent.is_empty() {
        return String::new();
    }
    let mut html = format!(r#"<p class="recap-title">{}</p><ul>"#, words_now().table.recap);
    for sentence in &recent[recent.len().saturating_sub(RECAP_LINES)..] {
        html += &format!("<li>{}</li>", escaped(&sentence.text));
    }
    html + "</ul>"
}

/// What to do now, in one sentence; refusals, hints and trouble with saving stand below it.
pub fn prompt_html<G: TableGame>(session: Session<G>, names: &Names) -> String {
    let words = words_now();
    let name = |seat| names.of(seat).spoken(words);
    let task = match session.phase.get() {
        Phase::Person(_) => session.view.with(|view| view.say_task(names, words)),
        Phase::Waiting(seat) => (words.table.thinking)(&name(seat)),
        Phase::Curtain(seat) => (words.table.give_the_device)(&name(seat)),
        Phase::Over => words.table.game_over.to_owned(),
    };
    let mut html = format!(r#"<p class="task">{}</p>"#, escaped(&task));
    if let Some((class, text)) = note(session, names) {
        html += &format!(r#"<p class="note {class}">{}</p>"#, escaped(&text));
    }
    if let Some(error) = session.not_saved.get() {
        let text = storage_error_words(words, error);
        html += &format!(r#"<p class="note refusal" data-not-saved>{}</p>"#, escaped(text));
    }
    html
}

fn note<G: TableGame>(session: Session<G>, names: &Names) -> Option<(&'static str, String)> {
    let words = words_now();
    if let Some(refusal) = session.refusal.get() {
        return Some(("refusal", G::say_refusal(refusal, words)));
    }
    match session.hint.get()? {
        Hint::Thinking => Some(("advice", words.table.hint_thinking.to_owned())),
        Hint::Move(mv, reason) => {
            let mv = session.view.with(|view| view.say_move(mv, names, words));
            Some(("advice", (words.table.hint_is)(&mv, &G::say_reason(reason, words))))
        }
    }
}
