//! Any game from its record: step, play, jump, and see it through any seat's eyes.

use leptos::prelude::*;

use super::address::players_of;
use super::bar::bar_start;
use super::chips::{chips, chips_html};
use super::game::{Parts, Table, TableGame};
use super::layout::sentences;
use super::log_panel::log_panel;
use super::players::{self, Player};
use super::replay_bar::Controls;
use super::result::headline;
use super::session::LogEntry;
use super::trouble::trouble;
use crate::app::html::escaped;
use crate::app::live::{live, live_html};
use crate::app::shell::catalog::offer;
use crate::app::shell::errors::record_error_words;
use crate::app::shell::page::{arrive, titled};
use crate::app::words::names::Names;
use crate::app::words::words_now;
use crate::rules::tacoloco::Tacoloco;
use crate::rules::{GameId, Record, Turn};

/// `/<game>/replay#<record>` or `/<game>/replay#<record>/<ply>`
pub fn replay_page(game: GameId, fragment: &str) -> AnyView {
    match game {
        GameId::Tacoloco => open::<Tacoloco>(fragment),
        // The router knows which games are open.
        _ => ().into_any(),
    }
}

/// The fragment is `<record>`, `<record>/<ply>`, or either with `~<players>` behind.
fn open<G: TableGame>(fragment: &str) -> AnyView {
    let (fragment, players) = fragment.split_once('~').unwrap_or((fragment, ""));
    let (link, ply) = fragment.split_once('/').unwrap_or((fragment, ""));
    match Record::<G>::from_link(link) {
        Ok((record, _)) => Replay::new(record, ply.parse().ok(), players).view(),
        Err(error) => trouble(G::ID, &record_error_words(words_now(), error), "", &[], |_| {}),
    }
}

/// Who sat where, as far as the link tells; whoever watches is none of them, so "you" is a person too.
fn players_or_people(words: &str, seats: usize) -> Vec<Player> {
    let told = players_of(words, '-').filter(|players| players.len() == seats);
    let players = told.unwrap_or_else(|| vec![Player::Person; seats]);
    let as_person = |player| if player == Player::You { Player::Person } else { player };
    players.into_iter().map(as_person).collect()
}

/// A record with every position it went through.
struct Replay<G: TableGame> {
    positions: StoredValue<Vec<G>>,
    log: StoredValue<Vec<LogEntry<G::Event>>>,
    controls: Controls,
    over: bool,
    record: StoredValue<Record<G>>,
    players: StoredValue<Vec<Player>>,
}

impl<G: TableGame> Clone for Replay<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TableGame> Copy for Replay<G> {}

impl<G: TableGame> Replay<G> {
    fn new(record: Record<G>, ply: Option<usize>, players: &str) -> Self {
        let mut positions = Vec::with_capacity(record.moves.len() + 1);
        positions.extend(record.replay_first(0, |_, _, _| {}));
        let mut log = Vec::new();
        let _ = record.replay_first(record.moves.len(), |ply, position, events| {
            positions.push(position.clone());
            log.extend(events.iter().map(|event| LogEntry { ply, event: event.clone() }));
        });
        let last = positions.len().saturating_sub(1);
        let seats = positions.first().map_or(0, |position| position.seats());
        Self {
            over: positions.last().is_some_and(|end| end.turn() == Turn::Over),
            positions: StoredValue::new(positions),
            log: StoredValue::new(log),
            controls: Controls::new(ply.unwrap_or(0), last),
            record: StoredValue::new(record),
            players: StoredValue::new(players_or_people(players, seats)),
        }
    }

    fn position(self) -> G {
        let ply = self.controls.ply.get();
        let eyes = self.controls.eyes.get();
        self.positions.with_value(|positions| positions[ply].seen_by(eyes))
    }

    fn view(self) -> AnyView {
        arrive(|words| titled(&(words.table.replay_of)(offer(G::ID).title)));
        let words = words_now();
        let players = self.players.get_value();
        let names = StoredValue::new(players::names(&players, words.table.person));
        let position = Memo::new(move |_| self.position());
        let sentences = live(move || {
            let ply = self.controls.ply.get();
            let told: Vec<_> = self
                .log
                .with_value(|log| log.iter().filter(|entry| entry.ply < ply).cloned().collect());
            names.with_value(|names| sentences::<G>(&told, names, words))
        });
        let seats = move || {
            position.with(|view| {
                let on = match view.turn() {
                    Turn::Decide(seat) => Some(seat),
                    Turn::Over => None,
                };
                chips_html(&chips(view, &players, &names.get_value(), self.controls.eyes.get(), on))
            })
        };
        let Parts { board, hand } = G::parts(self.table(position));
        let controls = self.controls;
        let eyes = self.eyes_to_choose(&names.get_value());
        let status = move || match self.over && self.controls.ply.get() == self.controls.last {
            true => position.with(|view| headline(&view.standings(), &names.get_value(), words)),
            false => (words.table.move_of)(self.controls.ply.get(), self.controls.last),
        };
        let title = (words.table.replay_of)(offer(G::ID).title);
        let start = bar_start(G::ID, words.table.back_to_lobby, &title);
        let seed = (words.table.seed)(self.record.with_value(|record| record.seed));
        let facts = move || {
            let status = escaped(&status());
            format!(r#"<p class="bar-turn">{status}</p><p class="bar-progress">{seed}</p>"#)
        };
        view! {
            <main
                id="main"
                class="table replay"
                tabindex="-1"
                data-game=G::ID.slug()
                data-state="over"
                data-ply=live(move || self.controls.ply.get().to_string())
                on:click=move |event| controls.hear_press(&event)
                on:input=move |event| controls.hear_input(&event)
            >
                <header class="table-bar">
                    <div class="bar-start" inner_html=start></div>
                    <div class="bar-facts" role="status">{live_html("bar-status", facts)}</div>
                </header>
                {live_html("table-players", seats)}
                <section class="table-board" aria-label=words.table.board data-board data-spot="board">{board}</section>
                <section class="table-hand" aria-label=words.table.your_hand>{hand}</section>
                {live_html("replay-bar", move || controls.html(&eyes))}
                <aside class="table-side">{log_panel(sentences, true)}</aside>
            </main>
        }
        .into_any()
    }

    /// Hands of a game under way stay hidden: somebody may still be playing it.
    fn eyes_to_choose(self, names: &Names) -> Vec<String> {
        let names = names.0.iter().map(|who| who.spoken(words_now()));
        if self.over { names.collect() } else { Vec::new() }
    }

    fn table(self, position: Memo<G>) -> Table<G> {
        Table {
            view: position.into(),
            me: self.controls.eyes.into(),
            moves: live(Vec::new),
            last: live(move || {
                let ply = self.controls.ply.get();
                self.log.with_value(|log| {
                    let events = log.iter().filter(|entry| entry.ply + 1 == ply);
                    events.map(|entry| entry.event.clone()).collect()
                })
            }),
            hint: live(|| None),
            refuse: Callback::new(|_| {}),
        }
    }
}
