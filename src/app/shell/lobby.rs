//! The lobby of a game: chairs, switches, start; and the tables that are kept.

use leptos::prelude::*;
use leptos_router::hooks::{use_navigate, use_params_map};
use web_sys::js_sys::Uint32Array;

use super::catalog::{Offer, OpenGame, offer};
use super::chairs::{Chairs, chair_list};
use super::header::page_header;
use super::lost::NotFound;
use super::page::{arrive, in_words, titled, use_language};
use super::route::href;
use super::saved::saved_tables;
use super::street::{closed_truck, facts};
use crate::app::art::{CardFace, Glyph, Icon, Lettering};
use crate::app::table::address::TableAddress;
use crate::app::words::Words;
use crate::rules::{GameId, Seed};

/// Seeds that the lobby picks are short enough to read aloud.
const SEEDS: u32 = 1_000_000;

#[component]
pub fn LobbyPage() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.with(|params| GameId::from_slug(&params.get("game")?)));
    move || match game.get().map(offer) {
        Some(game) => lobby(game),
        None => view! { <NotFound/> }.into_any(),
    }
}

fn lobby(game: &'static Offer) -> AnyView {
    arrive(|_| titled(game.title));
    let table = Wishes {
        chairs: RwSignal::new(Chairs::remembered(game)),
        practice: RwSignal::new(false),
        seed: RwSignal::new(String::new()),
    };
    in_words(move |words| {
        let body = match game.open() {
            Some(open) => open_lobby(game, open, table, words),
            None => closed_lobby(game, words),
        };
        view! {
            {page_header(words)}
            <main id="main" class="page lobby" data-lobby=game.id.slug()>
                <div class="lobby-head" data-game=game.id.slug()>
                    <h1 tabindex="-1"><Lettering text=game.sign/></h1>
                    <p class="pitch">{(words.shell.pitch)(game.id)}</p>
                    {facts(game, words)}
                </div>
                {body}
            </main>
        }
        .into_any()
    })
    .into_any()
}

fn closed_lobby(game: &'static Offer, words: &'static Words) -> AnyView {
    let say = &words.shell.lobby;
    view! {
        <section class="panel closed-lobby">
            <div class="closed-truck truck-frame">{closed_truck(game, words)}</div>
            <h2>{words.shell.soon}</h2>
            <p>{say.closed_game}</p>
            <a class="button" href=href("/")>{words.shell.to_street}</a>
        </section>
    }
    .into_any()
}

/// What the player has chosen so far.
#[derive(Clone, Copy)]
struct Wishes {
    chairs: RwSignal<Chairs>,
    practice: RwSignal<bool>,
    /// As typed; empty for a random one.
    seed: RwSignal<String>,
}

impl Wishes {
    /// The seed as typed: nothing, a number, or something else.
    fn typed_seed(self) -> Result<Option<Seed>, ()> {
        self.seed.with(|typed| match typed.trim() {
            "" => Ok(None),
            number => number.parse().map(Some).map_err(|_| ()),
        })
    }

    fn address(self, game: GameId) -> Option<TableAddress> {
        let seed = untrack(|| self.typed_seed()).ok()?.unwrap_or_else(random_seed);
        let players = self.chairs.with_untracked(Chairs::players);
        let mut address = TableAddress::new(game, players);
        address.seed = Some(seed);
        address.practice = self.practice.get_untracked();
        Some(address)
    }
}

/// A seed that nobody knows beforehand.
pub fn random_seed() -> Seed {
    let numbers = Uint32Array::new_with_length(1);
    let drawn = window()
        .crypto()
        .is_ok_and(|crypto| crypto.get_random_values_with_array_buffer_view(&numbers).is_ok());
    // A browser without a generator of its own still has a clock.
    let number = if drawn { numbers.get_index(0) } else { js_sys::Date::now() as u32 };
    Seed::from(number % SEEDS)
}

fn open_lobby(
    game: &'static Offer,
    open: &'static OpenGame,
    wishes: Wishes,
    words: &'static Words,
) -> AnyView {
    let say = &words.shell.lobby;
    let navigate = use_navigate();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match wishes.address(game.id) {
            Some(address) => {
                wishes.chairs.with_untracked(|chairs| chairs.remember(game));
                navigate(&address.to_path(), Default::default());
            }
            None => super::page::focus("#seed"),
        }
    };
    let rules = href(&format!("/{}/rules", game.id.slug()));
    let language = use_language();
    view! {
        <div class="lobby-showcase">
            <div class="fan">{(open.showcase)(words).into_iter().map(|look| view! { <CardFace look=look/> }).collect_view()}</div>
            <a class="button quiet" href=rules><Icon glyph=Glyph::Rules/>{say.learn}</a>
        </div>
        <form class="panel lobby-form" novalidate on:submit=start>
            // On a phone the usual table starts without a look at every chair.
            <div class="lobby-start"><h2>{say.title}</h2>{start_button("button", words)}</div>
            {chair_list(wishes.chairs, words)}
            {switches(wishes, words)}
            {start_button("button big", words)}
        </form>
        {saved_tables(game.id, words, language.get_untracked())}
    }
    .into_any()
}

fn start_button(class: &'static str, words: &'static Words) -> AnyView {
    view! { <button type="submit" class=class><Icon glyph=Glyph::Play/>{words.shell.lobby.start}</button> }.into_any()
}

/// Practice and seed: what most people leave as it is.
fn switches(wishes: Wishes, words: &'static Words) -> AnyView {
    let say = &words.shell.lobby;
    let wrong = Memo::new(move |_| wishes.typed_seed().is_err());
    view! {
        <details class="more">
            <summary>{say.options}</summary>
            <label class="switch">
                <input type="checkbox" prop:checked=move || wishes.practice.get()
                    on:change=move |event| wishes.practice.set(event_target_checked(&event))/>
                <span>{say.practice}<small>{say.practice_hint}</small></span>
            </label>
            <label class="field" for="seed">{say.seed}</label>
            <input id="seed" type="text" inputmode="numeric" autocomplete="off" aria-describedby="seed-hint seed-wrong"
                prop:value=move || wishes.seed.get()
                aria-invalid=move || wrong.get().then_some("true")
                on:input=move |event| wishes.seed.set(event_target_value(&event))/>
            <p id="seed-hint" class="hint">{say.seed_hint}</p>
            <p id="seed-wrong" class="message bad" aria-live="polite">{move || wrong.get().then_some(say.seed_wrong)}</p>
        </details>
    }
    .into_any()
}
