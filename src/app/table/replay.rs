//! Any game from its record: step, play, jump, and see it through any seat's eyes.

use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map};

use super::chips::{Chip, Chips, face};
use super::game::{Parts, Table, TableGame};
use super::layout::sentences;
use super::log_panel::LogPanel;
use super::players::{self, Player};
use super::replay_bar::{EyesChoice, ReplayBar};
use super::result::{headline, spoken};
use super::session::LogEntry;
use crate::ai::Level;
use crate::app::art::{Glyph, Icon};
use crate::app::shell::errors::record_error_words;
use crate::app::shell::NotFound;
use crate::app::shell::catalog::offer;
use crate::app::shell::page::{arrive, titled};
use crate::app::shell::route::href;
use crate::app::words::names::Names;
use crate::app::words::use_words;
use crate::rules::record::{RecordError, is_over};
use crate::rules::tacoloco::Tacoloco;
use crate::rules::{GameId, Record, Seat, Turn, seats_clockwise};

/// `/<game>/replay#<record>` or `/<game>/replay#<record>/<ply>`
#[component]
pub fn ReplayPage() -> impl IntoView {
    let params = use_params_map();
    let hash = use_location().hash;
    let game = Memo::new(move |_| {
        params.read().get("game").and_then(|slug| GameId::from_slug(&slug))
    });
    move || match game.get() {
        Some(GameId::Tacoloco) => open::<Tacoloco>(&hash.get()),
        _ => view! { <NotFound/> }.into_any(),
    }
}

fn open<G: TableGame>(hash: &str) -> AnyView {
    let hash = hash.trim_start_matches('#');
    let (link, ply) = match hash.split_once('/') {
        Some((link, ply)) => (link, ply.parse().ok()),
        None => (hash, None),
    };
    match Record::<G>::from_link(link) {
        Ok((record, _)) => Replay::new(record, ply).view().into_any(),
        Err(error) => trouble(G::ID, error),
    }
}

fn trouble(game: GameId, error: RecordError) -> AnyView {
    let words = use_words();
    view! {
        <main id="main" class="trouble" tabindex="-1" data-game=game.slug()>
            <div class="panel">
                <h1>{move || record_error_words(words.get(), error)}</h1>
                <p>
                    <a href=href(&format!("/{}", game.slug())) class="button">
                        {move || words.get().table.back_to_lobby}
                    </a>
                </p>
            </div>
        </main>
    }
    .into_any()
}

/// A record with every position it went through.
struct Replay<G: TableGame> {
    positions: StoredValue<Vec<G>>,
    log: StoredValue<Vec<LogEntry<G::Event>>>,
    ply: RwSignal<usize>,
    eyes: RwSignal<Option<Seat>>,
    last: usize,
    over: bool,
    record: StoredValue<Record<G>>,
}

impl<G: TableGame> Clone for Replay<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TableGame> Copy for Replay<G> {}

impl<G: TableGame> Replay<G> {
    fn new(record: Record<G>, ply: Option<usize>) -> Self {
        let mut positions = Vec::with_capacity(record.moves.len() + 1);
        positions.extend(record.replay_first(0, |_, _, _| {}));
        let mut log = Vec::new();
        let _ = record.replay_first(record.moves.len(), |ply, position, events| {
            positions.push(position.clone());
            log.extend(events.iter().map(|event| LogEntry { ply, event: event.clone() }));
        });
        let last = positions.len().saturating_sub(1);
        Self {
            over: positions.last().is_some_and(is_over),
            positions: StoredValue::new(positions),
            log: StoredValue::new(log),
            ply: RwSignal::new(ply.unwrap_or(0).min(last)),
            eyes: RwSignal::new(None),
            last,
            record: StoredValue::new(record),
        }
    }

    fn position(self) -> G {
        let ply = self.ply.get();
        let eyes = self.eyes.get();
        self.positions.with_value(|positions| positions[ply].seen_by(eyes))
    }

    /// A record does not say who played: everybody gets a character.
    fn players(self) -> Vec<Player> {
        let seats = self.positions.with_value(|positions| positions[0].seats());
        vec![Player::Bot(Level::Medium); seats]
    }

    fn view(self) -> impl IntoView {
        let words = use_words();
        arrive(|words| titled(&(words.table.replay_of)(offer(G::ID).title)));
        let players = StoredValue::new(self.players());
        let names = Signal::derive(move || {
            players.with_value(|players| players::names(players, words.get().table.person))
        });
        let position = Memo::new(move |_| self.position());
        let sentences = Signal::derive(move || {
            let (words, ply) = (words.get(), self.ply.get());
            let told: Vec<_> = self.log.with_value(|log| {
                log.iter().filter(|entry| entry.ply < ply).cloned().collect()
            });
            sentences::<G>(&told, &names.get(), words)
        });
        let Parts { board, hand } = G::parts(self.table(position));
        let jump = Callback::new(move |ply: usize| self.ply.set(ply.min(self.last)));
        let status = move || {
            let words = words.get();
            match self.over && self.ply.get() == self.last {
                true => position.with(|view| headline(&view.standings(), &names.get(), words)),
                false => (words.table.move_of)(self.ply.get(), self.last),
            }
        };
        view! {
            <main
                id="main"
                class="table replay"
                tabindex="-1"
                data-game=G::ID.slug()
                data-state="over"
                data-ply=move || self.ply.get().to_string()
            >
                <header class="table-bar">
                    <a href=href(&format!("/{}", G::ID.slug())) class="bar-button" aria-label=move || words.get().table.back_to_lobby>
                        <Icon glyph=Glyph::Home/>
                    </a>
                    <h1 class="bar-title">{move || (words.get().table.replay_of)(offer(G::ID).title)}</h1>
                    <p class="bar-turn" role="status">{status}</p>
                    <p class="bar-progress">
                        {move || (words.get().table.seed)(self.record.with_value(|record| record.seed))}
                    </p>
                </header>
                <aside class="table-players">{chips(position, self.eyes, names, players)}</aside>
                <section class="table-board" aria-label=move || words.get().table.board data-board data-spot="board">{board}</section>
                <section class="table-hand" aria-label=move || words.get().table.your_hand>{hand}</section>
                <ReplayBar ply=self.ply last=self.last eyes=self.eyes choice=self.eyes_choice(names)/>
                <aside class="table-side">
                    <section class="side-log" aria-label=move || words.get().table.log>
                        <h2>{move || words.get().table.log}</h2>
                        <LogPanel sentences jump/>
                    </section>
                </aside>
            </main>
        }
    }

    /// Hands of a game under way stay hidden: somebody may still be playing it.
    fn eyes_choice(self, names: Signal<Names>) -> EyesChoice {
        let words = use_words();
        let seats = if self.over { self.players().len() } else { 0 };
        EyesChoice {
            finished: self.over,
            names: Signal::derive(move || {
                (0..seats).map(|seat| spoken(&names.get().of(Seat::new(seat)), words.get())).collect()
            }),
        }
    }

    fn table(self, position: Memo<G>) -> Table<G> {
        Table {
            view: position.into(),
            me: self.eyes.into(),
            moves: Signal::derive(Vec::new),
            last: Signal::derive(move || {
                let ply = self.ply.get();
                self.log.with_value(|log| {
                    let events = log.iter().filter(|entry| entry.ply + 1 == ply);
                    events.map(|entry| entry.event.clone()).collect()
                })
            }),
            hint: Signal::derive(|| None),
            play: Callback::new(|_| {}),
            refuse: Callback::new(|_| {}),
        }
    }
}

fn chips<G: TableGame>(
    position: Memo<G>,
    eyes: RwSignal<Option<Seat>>,
    names: Signal<Names>,
    players: StoredValue<Vec<Player>>,
) -> impl IntoView {
    let words = use_words();
    let chips = Signal::derive(move || {
        position.with(|view| {
            let (names, words) = (names.get(), words.get());
            let standings = view.standings();
            seats_clockwise(Seat::new(0), view.seats())
                .map(|seat| {
                    let facts = view.seat_facts(seat);
                    Chip {
                        seat,
                        who: names.of(seat),
                        face: players.with_value(|players| face(players, seat)),
                        hand: facts.hand,
                        score: facts.score,
                        score_words: G::say_score(facts.score, words),
                        is_on: view.turn() == Turn::Decide(seat),
                        is_me: eyes.get() == Some(seat),
                        leads: standings.of(seat).is_some_and(|row| row.rank == 1),
                        target: None,
                        hinted: false,
                    }
                })
                .collect::<Vec<_>>()
        })
    });
    view! { <Chips chips press=Callback::new(|_| {})/> }
}
