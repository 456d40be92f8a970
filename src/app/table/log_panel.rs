use leptos::prelude::*;

use crate::app::live::{list, live_view, press};
use crate::app::words::words_now;

/// One sentence of the log and the ply it tells of.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence {
    pub ply: usize,
    pub text: String,
}

/// The log, newest last, kept in sight. With `jump` every sentence leads to its move.
pub fn log_panel(sentences: Signal<Vec<Sentence>>, jump: Option<Callback<usize>>) -> AnyView {
    let words = words_now();
    let scroller = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        sentences.track();
        if let Some(scroller) = scroller.get() {
            request_animation_frame(move || scroller.set_scroll_top(scroller.scroll_height()));
        }
    });
    // A sentence never changes once it stands, except by undo: place and text name it.
    let keys = move || {
        sentences.with(|sentences| {
            let key = |(place, sentence): (usize, &Sentence)| {
                format!("{place} {} {}", sentence.ply, sentence.text)
            };
            sentences.iter().enumerate().map(key).collect()
        })
    };
    let line = move |key: &str| {
        let mut parts = key.splitn(3, ' ').skip(1);
        let after = parts.next().and_then(|ply| ply.parse::<usize>().ok()).unwrap_or_default() + 1;
        let text = parts.next().unwrap_or_default().to_owned();
        match jump {
            None => view! { <li>{text}</li> }.into_any(),
            Some(jump) => view! {
                <li>
                    <button
                        type="button"
                        class="log-jump"
                        title=(words.table.go_to_move)(after)
                        on:click=press(move || jump.run(after))
                    >
                        {text}
                    </button>
                </li>
            }
            .into_any(),
        }
    };
    let empty = move || sentences.with(Vec::is_empty);
    view! {
        <div class="log" role="log" aria-label=words.table.log tabindex="0" node_ref=scroller>
            <ol>{list(keys, line)}</ol>
            {live_view(move || {
                empty().then(|| view! { <p class="soft">{words.table.log_empty}</p> }).into_any()
            })}
        </div>
    }
    .into_any()
}
