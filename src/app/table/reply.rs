//! The strip that asks for a reply to somebody else's play. It leaves the board free.

use leptos::prelude::*;

use super::game::TableGame;
use super::moves_panel::Offer;
use super::session::Session;
use crate::app::live::{live_view, press};
use crate::app::words::words_now;

/// `offers` are the words of `moves`, in the same order.
pub fn reply_strip<G: TableGame>(
    session: Session<G>,
    moves: Signal<Vec<G::Move>>,
    offers: Signal<Vec<Offer>>,
) -> AnyView {
    let words = words_now();
    let stay_silent = move || {
        if let Some(pass) = moves.get_untracked().into_iter().find(|&mv| G::is_pass(mv)) {
            session.stay_silent(pass);
        }
    };
    let answer = move |(mv, offer): (G::Move, Offer)| {
        let class = if G::is_pass(mv) { "button quiet" } else { "button" };
        view! {
            <button type="button" class=class data-move=offer.key on:click=press(move || session.play(mv))>
                {offer.words}
            </button>
        }
        .into_any()
    };
    let strip = move || {
        let moves = moves.get();
        if moves.is_empty() || !session.view.with(|view| view.is_reply()) {
            return ().into_any();
        }
        let answers: Vec<AnyView> = moves.into_iter().zip(offers.get()).map(answer).collect();
        view! {
            <div class="reply-strip" role="group" aria-label=words.table.what_to_do>
                {answers}
                <button type="button" class="button quiet" data-move="silent" on:click=press(stay_silent)>
                    {words.table.not_until_my_turn}
                </button>
            </div>
        }
        .into_any()
    };
    live_view(strip).into_any()
}
