//! The strip that asks for a reply to somebody else's play. It leaves the board free.

use leptos::prelude::*;

use super::game::TableGame;
use super::moves_panel::Offer;
use super::session::Session;
use crate::app::words::use_words;

/// `offers` are the legal moves in the order of the session's.
pub fn reply_strip<G: TableGame>(
    session: Session<G>,
    moves: Signal<Vec<G::Move>>,
    offers: Signal<Vec<Offer>>,
) -> impl IntoView {
    let words = use_words();
    let asked = Memo::new(move |_| {
        moves.with(|moves| !moves.is_empty()) && session.view.with(|view| view.is_reply())
    });
    let answers = move || {
        moves
            .get()
            .into_iter()
            .zip(offers.get())
            .map(|(mv, offer)| {
                view! {
                    <button
                        type="button"
                        class="button"
                        class:quiet=G::is_pass(mv)
                        data-move=offer.key
                        on:click=move |_| session.play(mv)
                    >
                        {offer.words}
                    </button>
                }
            })
            .collect_view()
    };
    let stay_silent = move |_| {
        if let Some(pass) = moves.get_untracked().into_iter().find(|&mv| G::is_pass(mv)) {
            session.stay_silent(pass);
        }
    };
    view! {
        <Show when=move || asked.get()>
            <div class="reply-strip" role="group" aria-label=move || words.get().table.what_to_do>
                {answers}
                <button type="button" class="button quiet" data-move="silent" on:click=stay_silent>
                    {move || words.get().table.not_until_my_turn}
                </button>
            </div>
        </Show>
    }
}
