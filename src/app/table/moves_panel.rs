use leptos::prelude::*;

use crate::app::live::{live_view, press};
use crate::app::words::words_now;

/// A legal move by its name in the page and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub key: String,
    pub words: String,
}

/// Every legal move as a button in plain words: the keyboard's and the screen reader's way to play.
pub fn moves_panel(offers: Signal<Vec<Offer>>, play: Callback<usize>) -> AnyView {
    let words = words_now();
    let item = move |(index, offer): (usize, Offer)| {
        view! {
            <li>
                <button
                    type="button"
                    class="offer"
                    data-move=offer.key
                    on:click=press(move || play.run(index))
                >
                    {offer.words}
                </button>
            </li>
        }
        .into_any()
    };
    let all = move || {
        let offers = offers.get();
        if offers.is_empty() {
            return view! { <p class="soft">{words.table.no_moves_now}</p> }.into_any();
        }
        let items: Vec<AnyView> = offers.into_iter().enumerate().map(item).collect();
        view! { <p class="soft">{words.table.moves_lead}</p><ol>{items}</ol> }.into_any()
    };
    view! { <div class="moves" data-moves-list>{live_view(all)}</div> }.into_any()
}
