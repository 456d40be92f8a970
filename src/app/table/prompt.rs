//! What to do now, and what happened since the last decision.

use leptos::prelude::*;

use super::game::TableGame;
use super::log_panel::Sentence;
use super::session::{Hint, Phase, Session};
use crate::app::live::{live, live_view};
use crate::app::shell::errors::storage_error_words;
use crate::app::words::names::Names;
use crate::app::words::words_now;

/// How many sentences the recap shows at most.
const RECAP_LINES: usize = 4;

/// The last few things that happened since the viewer's last decision.
pub fn recap<G: TableGame>(session: Session<G>, sentences: Signal<Vec<Sentence>>) -> AnyView {
    let words = words_now();
    let lines = Memo::new(move |_| {
        let from = session.recap_from.get();
        let first_ply = session.log.with(|log| log.get(from).map(|entry| entry.ply));
        let recent: Vec<String> = sentences.with(|sentences| {
            let since = |sentence: &&Sentence| first_ply.is_some_and(|ply| sentence.ply >= ply);
            sentences.iter().filter(since).map(|sentence| sentence.text.clone()).collect()
        });
        recent[recent.len().saturating_sub(RECAP_LINES)..].to_vec()
    });
    let items =
        move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    view! {
        <div class="recap" class:empty=live(move || lines.with(Vec::is_empty))>
            <p class="recap-title">{words.table.recap}</p>
            <ul>{live_view(move || items().into_any())}</ul>
        </div>
    }
    .into_any()
}

/// What to do now, in one sentence; refusals, hints and trouble with saving stand below it.
pub fn prompt<G: TableGame>(session: Session<G>, names: StoredValue<Names>) -> AnyView {
    let words = words_now();
    let task = move || {
        let names = names.get_value();
        let name = |seat| names.of(seat).spoken(words);
        match session.phase.get() {
            Phase::Person(_) => session.view.with(|view| view.say_task(&names, words)),
            Phase::Waiting(seat) => (words.table.thinking)(&name(seat)),
            Phase::Curtain(seat) => (words.table.give_the_device)(&name(seat)),
            Phase::Over => words.table.game_over.to_owned(),
        }
    };
    let note = move || {
        if let Some(refusal) = session.refusal.get() {
            return Some(("note refusal", G::say_refusal(refusal, words)));
        }
        match session.hint.get()? {
            Hint::Thinking => Some(("note advice", words.table.hint_thinking.to_owned())),
            Hint::Move(mv, reason) => {
                let mv = session.view.with(|view| view.say_move(mv, &names.get_value(), words));
                let advice = (words.table.hint_is)(&mv, &G::say_reason(reason, words));
                Some(("note advice", advice))
            }
        }
    };
    let trouble = move || session.not_saved.get().map(|error| storage_error_words(words, error));
    view! {
        <div class="table-prompt" role="status">
            <p class="task">{live(task)}</p>
            {live_view(move || {
                note().map(|(class, text)| view! { <p class=class>{text}</p> }).into_any()
            })}
            {live_view(move || {
                trouble().map(|text| view! { <p class="note refusal" data-not-saved>{text}</p> }).into_any()
            })}
        </div>
    }
    .into_any()
}
