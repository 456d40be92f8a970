//! The table as a page: bar, players, board, what to do, hand, actions, log and moves.
//!
//! Whatever can be pressed says in an attribute what it does; one listener on the page does it
//! (see `listen`). So most parts are plain markup, made anew as text when they change.

use leptos::prelude::*;

use super::actions::{Sheet, actions_html};
use super::bar::bar_html;
use super::chips::{chips_html, session_chips};
use super::curtain::curtain_html;
use super::game::{Parts, Table, TableGame};
use super::listen::{Desk, hear, hear_key, keep_focus};
use super::log_panel::{Sentence, log_panel};
use super::menu::menu_html;
use super::moves_panel::{Offer, moves_html};
use super::players;
use super::prompt::{prompt_html, recap_html};
use super::reply::reply_html;
use super::result::result_html;
use super::session::{Hint, LogEntry, Phase, Session};
use super::travel::fly;
use crate::app::live::{live, live_html};
use crate::app::settings::Speed;
use crate::app::shell::catalog::offer;
use crate::app::shell::page::{arrive, titled};
use crate::app::words::names::Names;
use crate::app::words::{Words, words_now};

pub fn table_layout<G: TableGame>(session: Session<G>) -> AnyView {
    arrive(|_| titled(offer(G::ID).title));
    let words = words_now();
    let names = StoredValue::new(
        session.players.with_value(|players| players::names(players, words.table.person)),
    );
    let moves = legal_moves(session);
    let offers = offers(session, moves, names);
    let sentences = live(move || {
        session.log.with(|log| names.with_value(|names| sentences::<G>(log, names, words)))
    });
    let desk = Desk::new(session, moves);
    let sheet = desk.sheet;
    let Parts { board, hand } = G::parts(board_side(session, moves));
    keep_focus(desk);
    show_flights(session);
    let phase = session.phase;
    view! {
        <main
            id="main"
            class="table"
            tabindex="-1"
            data-game=G::ID.slug()
            data-state=live(move || state(phase.get()))
            data-ply=live(move || session.ply.get().to_string())
            data-seat=live(move || acting_seat(phase.get()))
            data-sheet=live(move || sheet.get().map(Sheet::name))
            on:click=move |event| hear(desk, &event)
            on:keydown=move |event| hear_key(desk, &event)
        >
            <header>{live_html("table-bar", move || bar_html(session, &names.get_value(), sheet.get()))}</header>
            {live_html("table-players", move || {
                chips_html(&session_chips(session, &moves.get(), &names.get_value()))
            })}
            {live_html("recap", move || recap_html(session, &sentences.get()))}
            <section class="table-board" aria-label=words.table.board data-board data-spot="board">{board}</section>
            <div class="table-prompt" role="status">
                {live_html("task-and-notes", move || prompt_html(session, &names.get_value()))}
            </div>
            {live_html("reply", move || reply_html(session, &moves.get(), &offers.get()))}
            <section class="table-hand" aria-label=words.table.your_hand>{hand}</section>
            {live_html("table-actions", move || actions_html(session, sheet.get()))}
            {live_html("table-result", move || match phase.get() {
                Phase::Over => result_html(session, &names.get_value(), &desk.told.get()),
                _ => String::new(),
            })}
            <aside class="table-side">
                {live_html("side-moves", move || moves_html(&offers.get()))}
                {log_panel(sentences, false)}
                {live_html("side-menu", move || menu_html::<G>(session, &desk.told.get()))}
            </aside>
            {live_html("curtain-place", move || match phase.get() {
                Phase::Curtain(seat) => curtain_html(&names.get_value().of(seat).spoken(words)),
                _ => String::new(),
            })}
        </main>
    }
    .into_any()
}

fn state(phase: Phase) -> &'static str {
    match phase {
        Phase::Person(_) | Phase::Curtain(_) => "you",
        Phase::Waiting(_) => "other",
        Phase::Over => "over",
    }
}

fn acting_seat(phase: Phase) -> Option<String> {
    match phase {
        Phase::Person(seat) => Some(seat.index().to_string()),
        _ => None,
    }
}

fn legal_moves<G: TableGame>(session: Session<G>) -> Signal<Vec<G::Move>> {
    Memo::new(move |_| {
        let mut moves = Vec::new();
        if matches!(session.phase.get(), Phase::Person(_)) {
            session.view.with(|view| view.moves(&mut moves));
        }
        moves
    })
    .into()
}

fn offers<G: TableGame>(
    session: Session<G>,
    moves: Signal<Vec<G::Move>>,
    names: StoredValue<Names>,
) -> Signal<Vec<Offer>> {
    let words = words_now();
    live(move || {
        let names = names.get_value();
        let offer = |view: &G, mv| Offer {
            key: G::move_key(mv),
            words: view.say_move(mv, &names, words),
            is_pass: G::is_pass(mv),
        };
        moves.with(|moves| {
            session.view.with(|view| moves.iter().map(|&mv| offer(view, mv)).collect())
        })
    })
}

/// The log in words.
pub fn sentences<G: TableGame>(
    log: &[LogEntry<G::Event>],
    names: &Names,
    words: &Words,
) -> Vec<Sentence> {
    log.iter()
        .filter_map(|entry| {
            let text = G::say_event(&entry.event, names, words)?;
            Some(Sentence { ply: entry.ply, text })
        })
        .collect()
}

fn board_side<G: TableGame>(session: Session<G>, moves: Signal<Vec<G::Move>>) -> Table<G> {
    Table {
        view: session.view.into(),
        me: session.viewer.into(),
        moves,
        last: live(move || last_events(session)),
        hint: live(move || match session.hint.get() {
            Some(Hint::Move(mv, _)) => Some(mv),
            _ => None,
        }),
        refuse: Callback::new(move |refusal| session.refusal.set(Some(refusal))),
    }
}

fn last_events<G: TableGame>(session: Session<G>) -> Vec<G::Event> {
    session.log.with(|log| {
        let ply = log.last().map(|entry| entry.ply);
        let events = log.iter().filter(|entry| Some(entry.ply) == ply);
        events.map(|entry| entry.event.clone()).collect()
    })
}

fn show_flights<G: TableGame>(session: Session<G>) {
    Effect::new(move |before: Option<usize>| {
        let ply = session.ply.get();
        if before.is_some_and(|before| ply == before + 1) && session.speed() != Speed::Instant {
            let events = untrack(|| last_events(session));
            fly(events.iter().filter_map(G::flight_of).collect());
        }
        ply
    });
}
