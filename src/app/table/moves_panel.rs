use leptos::prelude::*;

use crate::app::words::use_words;

/// A legal move by its name in the page and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub key: String,
    pub words: String,
}

/// Every legal move as a button in plain words: the keyboard's and the screen reader's way to play.
#[component]
pub fn MovesPanel(#[prop(into)] offers: Signal<Vec<Offer>>, play: Callback<usize>) -> impl IntoView {
    let words = use_words();
    let numbered = move || offers.get().into_iter().enumerate().collect::<Vec<_>>();
    let item = move |(index, offer): (usize, Offer)| {
        view! {
            <li>
                <button type="button" class="offer" data-move=offer.key on:click=move |_| play.run(index)>
                    {offer.words}
                </button>
            </li>
        }
    };
    view! {
        <div class="moves" data-moves-list>
            <Show
                when=move || !offers.with(Vec::is_empty)
                fallback=move || view! { <p class="soft">{move || words.get().table.no_moves_now}</p> }
            >
                <p class="soft">{move || words.get().table.moves_lead}</p>
                <ol>
                    <For
                        each=numbered
                        key=|(index, offer)| (*index, offer.key.clone(), offer.words.clone())
                        children=item
                    />
                </ol>
            </Show>
        </div>
    }
}
