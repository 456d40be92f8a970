//! A game under way: the record, what is shown of it, and who is on.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::address::TableAddress;
use super::game::TableGame;
use super::players::{Player, people};
use super::time::sleep;
use super::{saves, sound};
use crate::ai::Level;
use crate::app::brain;
use crate::app::settings::{Prefs, Speed, use_prefs};
use crate::app::storage::StorageError;
use crate::rules::record::Exported;
use crate::rules::{Record, Seat, Turn};

/// How long hard bots and hints think.
const THINKING_MILLIS: u32 = 700;
/// At instant speed nobody wants to wait; the search is strong long before its full time.
const INSTANT_THINKING_MILLIS: u32 = 120;
/// Replies are asked around the table: each takes this part of a step's pause.
const REPLY_PAUSE_PART: u32 = 3;

/// Who is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// This person may act now.
    Person(Seat),
    /// A bot decides, or a person's only possible answer is given for them.
    Waiting(Seat),
    /// The device goes to this person; until they say so, no hand is in the page.
    Curtain(Seat),
    Over,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LogEntry<E> {
    /// The position before this move has this many moves behind it.
    pub ply: usize,
    pub event: E,
}

/// A move the hard bot would play, and why.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Hint<M, R> {
    Thinking,
    Move(M, R),
}

type HintOf<G> = Hint<<G as crate::rules::Game>::Move, <G as crate::ai::Judged>::Reason>;

/// Everything a table shows hangs on these signals; the session alone changes them.
pub struct Session<G: TableGame> {
    pub players: StoredValue<Vec<Player>>,
    pub phase: RwSignal<Phase>,
    pub viewer: RwSignal<Option<Seat>>,
    /// The position as the viewer may see it.
    pub view: RwSignal<G>,
    pub ply: RwSignal<usize>,
    pub log: RwSignal<Vec<LogEntry<G::Event>>>,
    /// Where in the log the time since the viewer's last decision begins.
    pub recap_from: RwSignal<usize>,
    pub hint: RwSignal<Option<HintOf<G>>>,
    pub refusal: RwSignal<Option<G::Refusal>>,
    pub not_saved: RwSignal<Option<StorageError>>,
    /// The ply that undo would go back to.
    pub undo_to: RwSignal<Option<usize>>,
    address: StoredValue<TableAddress>,
    record: StoredValue<Record<G>>,
    /// The truth. It never leaves the session.
    position: StoredValue<G>,
    /// Raised by every undo and new start: answers from before are no longer wanted.
    generation: StoredValue<u32>,
    /// Bots' turns are not shown step by step until a person is on again.
    hurry: StoredValue<bool>,
    /// This person lets every reply pass until their own next turn.
    silent: StoredValue<Option<Seat>>,
    prefs: Prefs,
}

impl<G: TableGame> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TableGame> Copy for Session<G> {}

impl<G: TableGame> Session<G> {
    /// Takes up a game at the end of its record. `position` is where the record ends.
    pub fn open(address: TableAddress, record: Record<G>, position: G) -> Self {
        let players = address.players.clone();
        let viewer = lone_person(&players);
        let session = Self {
            players: StoredValue::new(players),
            phase: RwSignal::new(Phase::Over),
            viewer: RwSignal::new(viewer),
            view: RwSignal::new(position.seen_by(viewer)),
            ply: RwSignal::new(record.moves.len()),
            log: RwSignal::new(Vec::new()),
            recap_from: RwSignal::new(0),
            hint: RwSignal::new(None),
            refusal: RwSignal::new(None),
            not_saved: RwSignal::new(None),
            undo_to: RwSignal::new(None),
            address: StoredValue::new(address),
            record: StoredValue::new(record),
            position: StoredValue::new(position),
            generation: StoredValue::new(0),
            hurry: StoredValue::new(false),
            silent: StoredValue::new(None),
            prefs: use_prefs(),
        };
        session.rebuild(usize::MAX);
        on_cleanup(brain::cancel);
        session
    }

    pub fn address(self) -> TableAddress {
        self.address.get_value()
    }

    pub fn record(self) -> Record<G> {
        self.record.get_value()
    }

    /// What the page hands out as a file.
    pub fn exported(self) -> Exported<G> {
        let players = self.players.get_value();
        Exported {
            record: self.record(),
            players: players.iter().map(|player| player.slug().to_owned()).collect(),
            standings: self.position.with_value(|position| position.standings()),
        }
    }

    pub fn speed(self) -> Speed {
        let asked = self.address.with_value(|address| address.speed);
        asked.unwrap_or_else(|| self.prefs.get_untracked().speed)
    }

    /// A person plays a move. What is refused changes nothing and is explained.
    pub fn play(self, mv: G::Move) {
        let Phase::Person(seat) = self.phase.get_untracked() else { return };
        let mut next = self.position.get_value();
        if let Err(refusal) = next.play(mv, &mut |_| {}) {
            self.refusal.set(Some(refusal));
            return;
        }
        self.recap_from.set(self.log.with_untracked(Vec::len));
        self.silent.update_value(|silent| {
            if *silent == Some(seat) && !self.is_reply() {
                *silent = None;
            }
        });
        self.commit(mv);
        self.advance();
    }

    /// Lets this reply pass, and every other until the person's own turn.
    pub fn stay_silent(self, pass: G::Move) {
        if let Phase::Person(seat) = self.phase.get_untracked() {
            self.silent.set_value(Some(seat));
            self.play(pass);
        }
    }

    /// The person behind the curtain is there.
    pub fn lift_curtain(self) {
        if let Phase::Curtain(seat) = self.phase.get_untracked() {
            self.viewer.set(Some(seat));
            self.show();
            self.phase.set(Phase::Person(seat));
        }
    }

    /// Shows the rest of the bots' turns at once.
    pub fn skip(self) {
        self.hurry.set_value(true);
    }

    pub fn undo(self) {
        if let Some(ply) = self.undo_to.get_untracked() {
            self.next_generation();
            self.rebuild(ply);
            self.save();
        }
    }

    /// Plays the same deal from the start.
    pub fn restart(self) {
        self.next_generation();
        self.viewer.set(lone_person(&self.players.get_value()));
        self.rebuild(0);
        self.save();
    }

    /// Asks the hard bot what it would do here.
    pub fn ask_hint(self) {
        let Phase::Person(seat) = self.phase.get_untracked() else { return };
        if self.hint.get_untracked().is_some() {
            return;
        }
        self.hint.set(Some(Hint::Thinking));
        let view = self.position.with_value(|position| position.seen_by(Some(seat)));
        let generation = self.generation.get_value();
        let seed = self.bot_seed();
        spawn_local(async move {
            let mv = brain::decide(&view, Level::Hard, THINKING_MILLIS, seed).await;
            if self.is_current(generation) {
                self.hint.set(mv.map(|mv| Hint::Move(mv, view.reason(mv))));
            }
        });
    }

    /// Goes on with whoever is on.
    fn advance(self) {
        match self.position.with_value(|position| position.turn()) {
            Turn::Over => self.finish(),
            Turn::Decide(seat) => match self.players.with_value(|p| p.get(seat.index()).copied()) {
                Some(Player::Bot(level)) => self.wait_for(seat, Some(level)),
                Some(_) if self.answers_by_itself(seat) => self.wait_for(seat, None),
                _ => self.ask_person(seat),
            },
        }
    }

    fn finish(self) {
        self.viewer.set(lone_person(&self.players.get_value()));
        self.show();
        self.phase.set(Phase::Over);
        sound::play(sound::Sound::Finish, self.prefs.get_untracked().volume);
    }

    fn ask_person(self, seat: Seat) {
        self.hurry.set_value(false);
        let people = self.players.with_value(|players| people(players));
        if people > 1 && self.viewer.get_untracked() != Some(seat) {
            self.viewer.set(None);
            self.show();
            self.phase.set(Phase::Curtain(seat));
        } else {
            self.viewer.set(Some(seat));
            self.show();
            self.phase.set(Phase::Person(seat));
            sound::play(sound::Sound::YourTurn, self.prefs.get_untracked().volume);
        }
    }

    /// A lone person is not asked when "no" is the only answer; with several people at the device
    /// everybody is asked, because leaving somebody out would tell what they do not hold.
    fn answers_by_itself(self, seat: Seat) -> bool {
        if !self.is_reply() {
            return false;
        }
        let only_pass = self.legal_moves().len() == 1;
        let alone = self.players.with_value(|players| people(players)) == 1;
        self.silent.get_value() == Some(seat) || (alone && only_pass)
    }

    /// Waits for a bot's choice, or for an answer that needs no choice, at an even pace.
    fn wait_for(self, seat: Seat, level: Option<Level>) {
        self.phase.set(Phase::Waiting(seat));
        let generation = self.generation.get_value();
        let view = self.position.with_value(|position| position.seen_by(Some(seat)));
        let seed = self.bot_seed();
        spawn_local(async move {
            let started = js_sys::Date::now();
            let mv = match level {
                Some(level) => brain::decide(&view, level, self.thinking_millis(), seed).await,
                None => self.pass(),
            };
            if !self.is_current(generation) {
                return;
            }
            self.rest_of_pause(started, generation).await;
            if let (true, Some(mv)) = (self.is_current(generation), mv) {
                self.commit(mv);
                self.advance();
            }
        });
    }

    async fn rest_of_pause(self, started: f64, generation: u32) {
        const STEP: f64 = 50.0;
        let part = if self.is_reply() { REPLY_PAUSE_PART } else { 1 };
        let end = started + f64::from(self.speed().pause_millis() / part);
        while self.is_current(generation) && !self.hurry.get_value() {
            let left = end - js_sys::Date::now();
            if left <= 0.0 {
                return;
            }
            sleep(left.min(STEP) as i32).await;
        }
    }

    fn thinking_millis(self) -> u32 {
        if self.speed() == Speed::Instant { INSTANT_THINKING_MILLIS } else { THINKING_MILLIS }
    }

    fn pass(self) -> Option<G::Move> {
        self.legal_moves().into_iter().find(|&mv| G::is_pass(mv))
    }

    fn is_reply(self) -> bool {
        self.position.try_with_value(|position| position.is_reply()).unwrap_or(false)
    }

    fn legal_moves(self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.position.with_value(|position| position.moves(&mut moves));
        moves
    }

    /// Plays a legal move for whoever is on: position, record, log, undo, storage.
    fn commit(self, mv: G::Move) {
        let before = self.position.get_value();
        let mut after = before.clone();
        let mut events = Vec::new();
        if after.play(mv, &mut |event| events.push(event)).is_err() {
            return;
        }
        let ply = self.ply.get_untracked();
        self.update_undo(&before, mv, &after, ply);
        let volume = self.prefs.get_untracked().volume;
        if let Some(sound) = events.iter().filter_map(G::sound_of).next_back() {
            sound::play(sound, volume);
        }
        self.position.set_value(after);
        self.record.update_value(|record| record.moves.push(mv));
        self.log.update(|log| log.extend(events.into_iter().map(|event| LogEntry { ply, event })));
        self.clear_notes();
        self.ply.set(ply + 1);
        self.show();
        self.save();
    }

    /// Undo reaches back over one's own moves as long as they told nobody anything new; at a
    /// practice table it reaches one's last decision whatever happened since.
    fn update_undo(self, before: &G, mv: G::Move, after: &G, ply: usize) {
        let Turn::Decide(seat) = before.turn() else { return };
        let person = self.players.with_value(|players| players[seat.index()].is_person());
        if self.address.with_value(|address| address.practice) {
            if person && !before.is_reply() {
                self.undo_to.set(Some(ply));
            }
            return;
        }
        let mut foreseen = before.seen_by(Some(seat));
        let nothing_new = foreseen.play(mv, &mut |_| {}).is_ok()
            && foreseen == after.seen_by(Some(seat))
            && !before.is_reply();
        self.undo_to.update(|undo_to| {
            *undo_to = if person && nothing_new { undo_to.or(Some(ply)) } else { None };
        });
    }

    /// Goes to a ply of the record, forgets what came after, and takes the game up from there.
    fn rebuild(self, ply: usize) {
        let mut record = self.record();
        record.moves.truncate(ply);
        let mut log = Vec::new();
        let mut last_decision = 0;
        let mut before = record.replay_first(0, |_, _, _| {});
        let end = record.replay_first(ply, |ply, position, events| {
            if let Ok(before) = &before
                && let Turn::Decide(seat) = before.turn()
                && self.players.with_value(|players| players[seat.index()].is_person())
            {
                last_decision = log.len();
            }
            before = Ok(position.clone());
            log.extend(events.iter().map(|event| LogEntry { ply, event: event.clone() }));
        });
        // The record was replayed when it was read; it cannot fail now.
        let Ok(position) = end else { return };
        let practice = self.address.with_value(|address| address.practice);
        self.undo_to.set(if practice { self.last_own_ply(&record) } else { None });
        self.ply.set(record.moves.len());
        self.record.set_value(record);
        self.position.set_value(position);
        self.log.set(log);
        self.recap_from.set(last_decision);
        self.clear_notes();
        self.show();
        self.advance();
    }

    /// The ply of the last decision of a person that was no reply.
    fn last_own_ply(self, record: &Record<G>) -> Option<usize> {
        let mut last = None;
        let mut before = record.replay_first(0, |_, _, _| {}).ok()?;
        let _ = record.replay_first(record.moves.len(), |ply, position, _| {
            if let Turn::Decide(seat) = before.turn()
                && self.players.with_value(|players| players[seat.index()].is_person())
                && !before.is_reply()
            {
                last = Some(ply);
            }
            before = position.clone();
        });
        last
    }

    fn clear_notes(self) {
        self.hint.set(None);
        self.refusal.set(None);
    }

    fn show(self) {
        let viewer = self.viewer.get_untracked();
        let view = self.position.with_value(|position| position.seen_by(viewer));
        self.view.set(view);
    }

    fn save(self) {
        let over = self.position.with_value(|position| position.turn() == Turn::Over);
        let result =
            self.address.with_value(|address| saves::save(address, &self.exported(), over));
        self.not_saved.set(result.err());
    }

    fn next_generation(self) {
        self.generation.update_value(|generation| *generation += 1);
        brain::cancel();
    }

    /// Whether the table is still there and nothing was taken back meanwhile.
    fn is_current(self, generation: u32) -> bool {
        self.generation.try_get_value() == Some(generation)
    }

    fn bot_seed(self) -> u64 {
        let ply = self.ply.get_untracked() as u64;
        self.record.with_value(|record| record.seed).wrapping_mul(31).wrapping_add(ply)
    }
}

/// The seat through which a table with one person is always seen.
fn lone_person(players: &[Player]) -> Option<Seat> {
    let seat = players.iter().position(|player| player.is_person())?;
    (people(players) == 1).then(|| Seat::new(seat))
}
