//! The table as a page: bar, players, board, what to do, hand, actions, log and moves.

use leptos::prelude::*;

use super::actions::{Sheet, actions, sheet_name};
use super::bar::bar;
use super::chips::{session_chips, show_chips};
use super::curtain::curtain;
use super::game::{Parts, Table, TableGame};
use super::log_panel::{Sentence, log_panel};
use super::menu::menu;
use super::moves_panel::{Offer, moves_panel};
use super::players;
use super::prompt::{prompt, recap};
use super::reply::reply_strip;
use super::result::result_panel;
use super::session::{Hint, LogEntry, Phase, Session};
use super::travel::fly;
use crate::app::art::{Glyph, Icon};
use crate::app::live::{live, live_view, press};
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
    let sheet = RwSignal::new(None::<Sheet>);
    let sentences = live(move || {
        session.log.with(|log| names.with_value(|names| sentences::<G>(log, names, words)))
    });
    let over = Memo::new(move |_| session.phase.get() == Phase::Over);
    let play_nth = Callback::new(move |index: usize| {
        if let Some(&mv) = moves.get_untracked().get(index) {
            sheet.set(None);
            session.play(mv);
        }
    });
    let press_seat = Callback::new(move |seat| {
        let on_seat = |mv: &G::Move| G::move_on_seat(*mv) == Some(seat);
        if let Some(mv) = moves.get_untracked().into_iter().find(on_seat) {
            session.play(mv);
        }
    });
    let chips = live(move || session_chips(session, &moves.get(), &names.get_value()));
    let Parts { board, hand } = G::parts(board_side(session, moves));
    show_flights(session);
    view! {
        <main
            id="main"
            class="table"
            tabindex="-1"
            data-game=G::ID.slug()
            data-state=live(move || state(session.phase.get()))
            data-ply=live(move || session.ply.get().to_string())
            data-seat=live(move || acting_seat(session.phase.get()))
            data-over=live(move || over.get().then_some(""))
        >
            {bar(session, names, sheet)}
            <aside class="table-players">{show_chips(chips, press_seat)}</aside>
            <section class="table-board" aria-label=words.table.board data-board data-spot="board">
                {recap(session, sentences)}
                {board}
            </section>
            {prompt(session, names)}
            {reply_strip(session, moves, offers)}
            <section class="table-hand" aria-label=words.table.your_hand>{hand}</section>
            {actions(session, sheet)}
            {live_view(move || match over.get() {
                true => result_panel(session, &names.get_value()),
                false => ().into_any(),
            })}
            <aside class="table-side" data-sheet=live(move || sheet.get().map(sheet_name))>
                <button type="button" class="button quiet sheet-close" on:click=press(move || sheet.set(None))>
                    <Icon glyph=Glyph::Cross/>
                    <span>{words.table.close}</span>
                </button>
                <section class="side-moves" aria-label=words.table.moves>
                    <h2>{words.table.moves}</h2>
                    {moves_panel(offers, play_nth)}
                </section>
                <section class="side-log" aria-label=words.table.log>
                    <h2>{words.table.log}</h2>
                    {log_panel(sentences, None)}
                </section>
                <section class="side-menu" aria-label=words.table.menu>{menu(session)}</section>
            </aside>
            {curtain(session, names)}
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
        let offer =
            |view: &G, mv| Offer { key: G::move_key(mv), words: view.say_move(mv, &names, words) };
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
        play: Callback::new(move |mv| session.play(mv)),
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
