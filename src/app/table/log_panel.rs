use leptos::prelude::*;

use crate::app::words::use_words;

/// One sentence of the log and the ply it tells of.
#[derive(Clone, PartialEq, Debug)]
pub struct Sentence {
    pub ply: usize,
    pub text: String,
}

/// The log, newest last, kept in sight. With `jump` every sentence leads to its move.
#[component]
pub fn LogPanel(
    #[prop(into)] sentences: Signal<Vec<Sentence>>,
    #[prop(optional)] jump: Option<Callback<usize>>,
) -> impl IntoView {
    let words = use_words();
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        sentences.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let line = move |sentence: Sentence| match jump {
        None => view! { <li>{sentence.text}</li> }.into_any(),
        Some(jump) => {
            let after = sentence.ply + 1;
            view! {
                <li>
                    <button type="button" class="log-jump" title=move || (words.get().table.go_to_move)(after) on:click=move |_| jump.run(after)>
                        {sentence.text}
                    </button>
                </li>
            }
            .into_any()
        }
    };
    let numbered = move || sentences.get().into_iter().enumerate().collect::<Vec<_>>();
    view! {
        <div class="log" role="log" aria-label=move || words.get().table.log tabindex="0" node_ref=list>
            <ol>
                <For
                    each=numbered
                    key=|(index, sentence)| (*index, sentence.text.clone())
                    children=move |(_, sentence)| line(sentence)
                />
            </ol>
            <Show when=move || sentences.with(Vec::is_empty)>
                <p class="soft">{move || words.get().table.log_empty}</p>
            </Show>
        </div>
    }
}
