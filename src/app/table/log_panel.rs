use leptos::prelude::*;

use super::menu::close_button;
use crate::app::html::escaped;
use crate::app::live::live_html;
use crate::app::words::words_now;

/// One sentence of the log and the ply it tells of.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence {
    pub ply: usize,
    pub text: String,
}

/// The log, newest last, kept in sight. Where it leads to its moves, every sentence carries the ply after it.
pub fn log_panel(sentences: Signal<Vec<Sentence>>, leads_to_moves: bool) -> AnyView {
    Effect::new(move |_| {
        sentences.track();
        request_animation_frame(|| {
            if let Ok(Some(log)) = document().query_selector(".log") {
                log.set_scroll_top(log.scroll_height());
            }
        });
    });
    live_html("side-log", move || sentences.with(|all| log_html(all, leads_to_moves)))
}

fn log_html(sentences: &[Sentence], leads_to_moves: bool) -> String {
    let words = &words_now().table;
    let mut html = format!(
        r#"{}<h2>{1}</h2><div class="log" role="log" aria-label="{1}" tabindex="0"><ol>"#,
        close_button(),
        words.log
    );
    for Sentence { ply, text } in sentences {
        let text = escaped(text);
        html += &match leads_to_moves {
            false => format!("<li>{text}</li>"),
            true => format!(
                r#"<li><button type="button" class="log-jump" data-ply="{}" title="{}">{text}</button></li>"#,
                ply + 1,
                (words.go_to_move)(ply + 1)
            ),
        };
    }
    html += "</ol>";
    if sentences.is_empty() {
        html += &format!(r#"<p class="soft">{}</p>"#, words.log_empty);
    }
    html + "</div>"
}
