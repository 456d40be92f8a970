//! The table as a page: bar, players, board, hand, what to do, log and moves.

use leptos::prelude::*;

use super::chips::{Chip, Chips, face};
use super::curtain::Curtain;
use super::game::{Parts, Table, TableGame};
use super::log_panel::{LogPanel, Sentence};
use super::moves_panel::{MovesPanel, Offer};
use super::players;
use super::reply::reply_strip;
use super::result::{result_panel, share_buttons, spoken};
use super::session::{Hint, LogEntry, Phase, Session};
use super::travel::fly;
use crate::app::art::{Glyph, Icon};
use crate::app::settings::Speed;
use crate::app::shell::catalog::offer;
use crate::app::shell::errors::storage_error_words;
use crate::app::shell::page::{arrive, titled};
use crate::app::shell::route::href;
use crate::app::words::names::Names;
use crate::app::words::{Words, use_words};
use crate::rules::{Seat, seats_clockwise};

/// What slides in from below on a small screen; on a large one moves and log are always there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sheet {
    Moves,
    Log,
    Menu,
}

pub fn table_layout<G: TableGame>(session: Session<G>) -> impl IntoView {
    let words = use_words();
    arrive(|_| titled(offer(G::ID).title));
    let names = names_of(session);
    let moves = legal_moves(session);
    let offers = offers(session, moves, names);
    let sheet = RwSignal::new(None::<Sheet>);
    let sentences = Signal::derive(move || {
        let words = words.get();
        session.log.with(|log| sentences::<G>(log, &names.get(), words))
    });
    let over = Memo::new(move |_| session.phase.get() == Phase::Over);
    let state = move || match session.phase.get() {
        Phase::Person(_) | Phase::Curtain(_) => "you",
        Phase::Waiting(_) => "other",
        Phase::Over => "over",
    };
    let acting = move || match session.phase.get() {
        Phase::Person(seat) => Some(seat.index().to_string()),
        _ => None,
    };
    let play_nth = Callback::new(move |index: usize| {
        if let Some(&mv) = moves.get_untracked().get(index) {
            sheet.set(None);
            session.play(mv);
        }
    });
    let Parts { board, hand } = G::parts(board_side(session, moves));
    show_flights(session);
    view! {
        <main
            id="main"
            class="table"
            tabindex="-1"
            data-game=G::ID.slug()
            data-state=state
            data-ply=move || session.ply.get().to_string()
            data-seat=acting
        >
            {bar(session, names, sheet)}
            <aside class="table-players">{chips(session, moves, names)}</aside>
            <section
                class="table-board"
                class:hidden=move || over.get()
                aria-label=move || words.get().table.board
                data-board
                data-spot="board"
            >
                {recap(session, sentences)}
                {board}
            </section>
            {prompt(session, names)}
            {reply_strip(session, moves, offers)}
            <section class="table-hand" class:hidden=move || over.get() aria-label=move || words.get().table.your_hand>
                {hand}
            </section>
            {actions(session, sheet)}
            <Show when=move || over.get()>{result_panel(session, names)}</Show>
            <aside class="table-side" data-sheet=move || sheet_name(sheet.get())>
                {sheet_head(sheet)}
                <section class="side-moves" aria-label=move || words.get().table.moves>
                    <h2>{move || words.get().table.moves}</h2>
                    <MovesPanel offers play=play_nth/>
                </section>
                <section class="side-log" aria-label=move || words.get().table.log>
                    <h2>{move || words.get().table.log}</h2>
                    <LogPanel sentences/>
                </section>
                <section class="side-menu" aria-label=move || words.get().table.menu>{menu(session)}</section>
            </aside>
            {curtain(session, names)}
        </main>
    }
}

fn names_of<G: TableGame>(session: Session<G>) -> Signal<Names> {
    let words = use_words();
    Signal::derive(move || {
        session.players.with_value(|players| players::names(players, words.get().table.person))
    })
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
    names: Signal<Names>,
) -> Signal<Vec<Offer>> {
    let words = use_words();
    Signal::derive(move || {
        let (names, words) = (names.get(), words.get());
        let offer = |view: &G, mv| Offer { key: G::move_key(mv), words: view.say_move(mv, &names, words) };
        moves
            .with(|moves| session.view.with(|view| moves.iter().map(|&mv| offer(view, mv)).collect()))
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

fn board_side<G: TableGame>(
    session: Session<G>,
    moves: Signal<Vec<G::Move>>,
) -> Table<G> {
    Table {
        view: session.view.into(),
        me: session.viewer.into(),
        moves,
        last: Signal::derive(move || last_events(session)),
        hint: Signal::derive(move || match session.hint.get() {
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

fn bar<G: TableGame>(
    session: Session<G>,
    names: Signal<Names>,
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let words = use_words();
    let whose = move || {
        let words = words.get();
        let of = |seat: Seat| spoken(&names.get().of(seat), words);
        match session.phase.get() {
            Phase::Over => words.table.game_over.to_owned(),
            Phase::Person(seat) if session.players.with_value(|p| people(p)) > 1 => {
                (words.table.turn_of)(&of(seat))
            }
            Phase::Person(_) => words.table.your_turn.to_owned(),
            Phase::Waiting(seat) | Phase::Curtain(seat) => (words.table.turn_of)(&of(seat)),
        }
    };
    let practice = session.address().practice;
    view! {
        <header class="table-bar">
            <a href=href(&format!("/{}", G::ID.slug())) class="bar-button" aria-label=move || words.get().table.leave>
                <Icon glyph=Glyph::Home/>
            </a>
            <h1 class="bar-title">{offer(G::ID).title}</h1>
            <p class="bar-turn">{whose}</p>
            <p class="bar-progress">
                {move || session.view.with(|view| view.say_progress(words.get()))}
                {practice.then(|| view! { <span class="bar-tag">{move || words.get().table.practice}</span> })}
            </p>
            <button
                type="button"
                class="bar-button"
                aria-label=move || words.get().table.menu
                aria-expanded=move || (sheet.get() == Some(Sheet::Menu)).to_string()
                on:click=move |_| toggle(sheet, Sheet::Menu)
            >
                <Icon glyph=Glyph::Menu/>
            </button>
        </header>
    }
}

fn people(players: &[players::Player]) -> usize {
    players.iter().filter(|player| player.is_person()).count()
}

fn chips<G: TableGame>(
    session: Session<G>,
    moves: Signal<Vec<G::Move>>,
    names: Signal<Names>,
) -> impl IntoView {
    let words = use_words();
    let move_on = move |seat: Seat| {
        moves.get().into_iter().find(|&mv| G::move_on_seat(mv) == Some(seat))
    };
    let chips = Signal::derive(move || {
        let (names, words) = (names.get(), words.get());
        let on = match session.phase.get() {
            Phase::Person(seat) | Phase::Waiting(seat) | Phase::Curtain(seat) => Some(seat),
            Phase::Over => None,
        };
        let hinted = match session.hint.get() {
            Some(Hint::Move(mv, _)) => G::move_on_seat(mv),
            _ => None,
        };
        let me = session.viewer.get();
        session.view.with(|view| {
            let seats = view.seats();
            let standings = view.standings();
            let first = me.map_or(Seat::new(0), |me| me.next(seats));
            let chip = |seat: Seat| {
                let facts = view.seat_facts(seat);
                Chip {
                    seat,
                    who: names.of(seat),
                    face: session.players.with_value(|players| face(players, seat)),
                    hand: facts.hand,
                    score: facts.score,
                    score_words: G::say_score(facts.score, words),
                    is_on: on == Some(seat),
                    is_me: me == Some(seat),
                    leads: standings.of(seat).is_some_and(|row| row.rank == 1),
                    target: move_on(seat)
                        .map(|mv| (G::move_key(mv), view.say_move(mv, &names, words))),
                    hinted: hinted == Some(seat),
                }
            };
            seats_clockwise(first, seats).map(chip).collect::<Vec<_>>()
        })
    });
    let press = Callback::new(move |seat: Seat| {
        if let Some(mv) = untrack(|| move_on(seat)) {
            session.play(mv);
        }
    });
    view! { <Chips chips press/> }
}

/// The last few things that happened since the viewer's last decision.
fn recap<G: TableGame>(session: Session<G>, sentences: Signal<Vec<Sentence>>) -> impl IntoView {
    const LINES: usize = 4;
    let words = use_words();
    let lines = Memo::new(move |_| {
        let from = session.recap_from.get();
        let first_ply = session.log.with(|log| log.get(from).map(|entry| entry.ply));
        let recent: Vec<String> = sentences.with(|sentences| {
            let since = |sentence: &&Sentence| first_ply.is_some_and(|ply| sentence.ply >= ply);
            sentences.iter().filter(since).map(|sentence| sentence.text.clone()).collect()
        });
        recent[recent.len().saturating_sub(LINES)..].to_vec()
    });
    view! {
        <div class="recap" class:empty=move || lines.with(Vec::is_empty)>
            <p class="recap-title">{move || words.get().table.recap}</p>
            <ul>{move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        </div>
    }
}

/// What to do now, in one sentence; refusals and hints take its place while they matter.
fn prompt<G: TableGame>(session: Session<G>, names: Signal<Names>) -> impl IntoView {
    let words = use_words();
    let task = move || {
        let (names, words) = (names.get(), words.get());
        match session.phase.get() {
            Phase::Person(_) => session.view.with(|view| view.say_task(&names, words)),
            Phase::Waiting(seat) => (words.table.thinking)(&spoken(&names.of(seat), words)),
            Phase::Curtain(seat) => (words.table.give_the_device)(&spoken(&names.of(seat), words)),
            Phase::Over => words.table.game_over.to_owned(),
        }
    };
    let note = move || {
        let words = words.get();
        if let Some(refusal) = session.refusal.get() {
            return Some(("refusal", G::say_refusal(refusal, words)));
        }
        match session.hint.get()? {
            Hint::Thinking => Some(("hint", words.table.hint_thinking.to_owned())),
            Hint::Move(mv, reason) => {
                let mv = session.view.with(|view| view.say_move(mv, &names.get(), words));
                Some(("hint", (words.table.hint_is)(&mv, &G::say_reason(reason, words))))
            }
        }
    };
    let storage_note = move || {
        session.not_saved.get().map(|error| storage_error_words(words.get(), error))
    };
    view! {
        <div class="table-prompt" role="status">
            <p class="task">{task}</p>
            {move || note().map(|(class, text)| view! { <p class=format!("note {class}")>{text}</p> })}
            {move || storage_note().map(|text| view! { <p class="note refusal" data-not-saved>{text}</p> })}
        </div>
    }
}

fn actions<G: TableGame>(session: Session<G>, sheet: RwSignal<Option<Sheet>>) -> impl IntoView {
    let words = use_words();
    let waiting = move || matches!(session.phase.get(), Phase::Waiting(_));
    let asked = move || matches!(session.phase.get(), Phase::Person(_));
    let undo_title = move || {
        session.undo_to.get().is_none().then(|| words.get().table.cannot_undo)
    };
    view! {
        <div class="table-actions">
            <button
                type="button"
                class="button quiet"
                data-undo
                aria-disabled=move || session.undo_to.get().is_none().to_string()
                title=undo_title
                on:click=move |_| session.undo()
            >
                <Icon glyph=Glyph::Undo/>
                <span>{move || words.get().table.undo}</span>
            </button>
            <button
                type="button"
                class="button quiet"
                data-hint
                aria-disabled=move || (!asked()).to_string()
                on:click=move |_| session.ask_hint()
            >
                <Icon glyph=Glyph::Hint/>
                <span>{move || words.get().table.hint}</span>
            </button>
            <button
                type="button"
                class="button quiet small-screen"
                data-step="moves"
                aria-expanded=move || (sheet.get() == Some(Sheet::Moves)).to_string()
                on:click=move |_| toggle(sheet, Sheet::Moves)
            >
                <Icon glyph=Glyph::Moves/>
                <span>{move || words.get().table.moves}</span>
            </button>
            <button
                type="button"
                class="button quiet small-screen"
                aria-expanded=move || (sheet.get() == Some(Sheet::Log)).to_string()
                on:click=move |_| toggle(sheet, Sheet::Log)
            >
                <Icon glyph=Glyph::Log/>
                <span>{move || words.get().table.log}</span>
            </button>
            <button
                type="button"
                class="button quiet skip"
                aria-disabled=move || (!waiting()).to_string()
                on:click=move |_| session.skip()
            >
                <Icon glyph=Glyph::Next/>
                <span>{move || words.get().table.skip}</span>
            </button>
        </div>
    }
}

fn toggle(sheet: RwSignal<Option<Sheet>>, which: Sheet) {
    sheet.update(|sheet| *sheet = if *sheet == Some(which) { None } else { Some(which) });
}

fn sheet_name(sheet: Option<Sheet>) -> Option<&'static str> {
    sheet.map(|sheet| match sheet {
        Sheet::Moves => "moves",
        Sheet::Log => "log",
        Sheet::Menu => "menu",
    })
}

fn sheet_head(sheet: RwSignal<Option<Sheet>>) -> impl IntoView {
    let words = use_words();
    view! {
        <button type="button" class="button quiet sheet-close" on:click=move |_| sheet.set(None)>
            <Icon glyph=Glyph::Cross/>
            <span>{move || words.get().table.close}</span>
        </button>
    }
}

fn menu<G: TableGame>(session: Session<G>) -> impl IntoView {
    let words = use_words();
    let seed = session.record().seed;
    view! {
        <p class="soft">{move || (words.get().table.seed)(seed)}</p>
        <div class="button-row">
            <a href=href(&format!("/{}/rules", G::ID.slug())) class="button quiet">
                <Icon glyph=Glyph::Rules/>
                {move || words.get().table.rules}
            </a>
            <a href=href("/settings") class="button quiet">
                <Icon glyph=Glyph::Settings/>
                {move || words.get().table.settings}
            </a>
            {share_buttons(session)}
        </div>
    }
}

fn curtain<G: TableGame>(session: Session<G>, names: Signal<Names>) -> impl IntoView {
    let words = use_words();
    let whom = Memo::new(move |_| match session.phase.get() {
        Phase::Curtain(seat) => Some(seat),
        _ => None,
    });
    let lift = Callback::new(move |()| session.lift_curtain());
    move || {
        whom.get().map(|seat| {
            let name = Signal::derive(move || spoken(&names.get().of(seat), words.get()));
            view! { <Curtain name lift/> }
        })
    }
}
