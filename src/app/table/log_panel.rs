use leptos::prelude::{document, request_animation_frame};

use super::menu::close_button;
use super::play::Step;
use crate::app::html::escaped;
use crate::app::words::Words;

/// The log, newest last. Where it leads to its moves, every sentence carries the ply after it.
pub fn log_html(steps: &[Step], leads_to_moves: bool, words: &Words) -> String {
    let words = &words.table;
    let mut lines = String::new();
    for (ply, step) in steps.iter().enumerate() {
        for sentence in &step.sentences {
            let text = escaped(sentence);
            let after = ply + 1;
            lines += &match leads_to_moves {
                false => format!("<li>{text}</li>"),
                true => format!(
                    r#"<li><button type="button" class="log-jump" data-do="jump" value="{after}" title="{}">{text}</button></li>"#,
                    words.go_to_move.with([&after])
                ),
            };
        }
    }
    let empty = if lines.is_empty() { words.log_empty } else { "" };
    format!(
        r#"{close}<h2>{log}</h2><div class="log" role="log" aria-label="{log}" tabindex="0"><ol>{lines}</ol><p class="soft">{empty}</p></div>"#,
        close = close_button(words),
        log = words.log,
    )
}

/// Scrolls the log to its end, once it has been painted.
pub fn keep_newest_in_sight() {
    request_animation_frame(|| {
        if let Ok(Some(log)) = document().query_selector(".log") {
            log.set_scroll_top(log.scroll_height());
        }
    });
}
