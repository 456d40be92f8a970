//! What to do now, and what happened since the last decision.

use super::session::{Hint, Phase, Session};
use crate::app::html::{escaped, text};
use crate::app::shell::errors::storage_error_words;

/// How many sentences the recap shows at most.
const RECAP_LINES: usize = 6;

/// The last few things that happened since the viewer's last turn.
pub fn recap_html(session: &Session) -> String {
    let since = session.steps.get(session.recap_from()..).unwrap_or_default();
    let recent: Vec<&String> = since.iter().flat_map(|step| &step.sentences).collect();
    if recent.is_empty() {
        return String::new();
    }
    let title = session.words.table.recap;
    let mut html = format!(r#"<p class="recap-title">{title}</p><ul>"#);
    for sentence in &recent[recent.len().saturating_sub(RECAP_LINES)..] {
        html += &format!("<li>{}</li>", escaped(sentence));
    }
    html + "</ul>"
}

/// What to do now, in one sentence; refusals, hints and trouble stand below it.
pub fn prompt_html(session: &Session) -> String {
    let words = session.words;
    let task = match session.phase {
        Phase::Person(_) => session.play.task(&session.glance(), words),
        Phase::Waiting(seat) => words.table.thinking.say(session.names.of(seat), []),
        Phase::Curtain(seat) => words.table.give_the_device.with([&session.name(seat)]),
        Phase::Over => words.table.game_over.to_owned(),
    };
    let mut html = text(r#"p class="task""#, &task);
    if let Some((class, note)) = note(session) {
        html += &text(&format!(r#"p class="note {class}""#), &note);
    }
    if let Some(error) = session.not_saved {
        let trouble = storage_error_words(words, error);
        html += &text(r#"p class="note refusal" data-not-saved"#, trouble);
    }
    if session.no_brain {
        html += &text(r#"p class="note refusal" data-no-brain"#, words.table.no_brain);
        let again = r#"button type="button" class="button" data-do="retry""#;
        html += &text(again, words.table.retry);
    }
    html
}

fn note(session: &Session) -> Option<(&'static str, String)> {
    let words = &session.words.table;
    if let Some(refusal) = &session.refusal {
        return Some(("refusal", refusal.clone()));
    }
    match session.hint.as_ref()? {
        Hint::Thinking => Some(("advice", words.hint_thinking.to_owned())),
        Hint::Move { choice, reason } => {
            let mv = &session.offers.get(*choice)?.words;
            Some(("advice", words.hint_is.with([mv, reason])))
        }
    }
}
