//! A game under way: the record, what is shown of it, and who is on.

use leptos::prelude::*;

use super::address::TableAddress;
use super::game::TableGame;
use super::players::{Player, people};
use super::{saves, sound};
use crate::ai::Level;
use crate::app::brain;
use crate::app::settings::{Prefs, Speed, use_prefs};
use crate::app::storage::StorageError;
use crate::rules::record::Exported;
use crate::rules::{Record, Seat, Turn};

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
    pub(super) address: StoredValue<TableAddress>,
    pub(super) record: StoredValue<Record<G>>,
    /// The truth. It never leaves the session.
    pub(super) position: StoredValue<G>,
    /// Raised by every undo and new start: answers from before are no longer wanted.
    pub(super) generation: StoredValue<u32>,
    /// Bots' turns are not shown step by step until a person is on again.
    pub(super) hurry: StoredValue<bool>,
    /// This person lets every reply pass until their own next turn.
    pub(super) silent: StoredValue<Option<Seat>>,
    pub(super) prefs: Prefs,
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
        if session.players.with_value(|players| players.contains(&Player::Bot(Level::Hard))) {
            brain::wake();
        }
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
        let (was_reply, log_before) = (self.is_reply(), self.log.with_untracked(Vec::len));
        if let Err(refusal) = self.commit(mv) {
            self.refusal.set(Some(refusal));
            return;
        }
        self.recap_from.set(log_before);
        if !was_reply && self.silent.get_value() == Some(seat) {
            self.silent.set_value(None);
        }
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

    pub(super) fn is_reply(self) -> bool {
        self.position.try_with_value(|position| position.is_reply()).unwrap_or(false)
    }

    pub(super) fn legal_moves(self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.position.with_value(|position| position.moves(&mut moves));
        moves
    }

    /// Plays a legal move for whoever is on: position, record, log, undo, storage.
    pub(super) fn commit(self, mv: G::Move) -> Result<(), G::Refusal> {
        let before = self.position.get_value();
        let mut after = before.clone();
        let mut events = Vec::new();
        after.play(mv, &mut |event| events.push(event))?;
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
        Ok(())
    }

    /// Goes to a ply of the record, forgets what came after, and takes the game up from there.
    pub(super) fn rebuild(self, ply: usize) {
        let mut record = self.record();
        record.moves.truncate(ply);
        let mut log = Vec::new();
        let (mut last_decision, mut last_own_turn) = (0, None);
        // The record was replayed when it was read; it cannot fail now.
        let Ok(mut before) = record.replay_first(0, |_, _, _| {}) else { return };
        let end = record.replay_first(ply, |ply, position, events| {
            if let Turn::Decide(seat) = before.turn()
                && self.players.with_value(|players| players[seat.index()].is_person())
            {
                last_decision = log.len();
                last_own_turn = if before.is_reply() { last_own_turn } else { Some(ply) };
            }
            before = position.clone();
            log.extend(events.iter().map(|event| LogEntry { ply, event: event.clone() }));
        });
        let Ok(position) = end else { return };
        let practice = self.address.with_value(|address| address.practice);
        self.undo_to.set(last_own_turn.filter(|_| practice));
        self.ply.set(record.moves.len());
        self.record.set_value(record);
        self.position.set_value(position);
        self.log.set(log);
        self.recap_from.set(last_decision);
        self.clear_notes();
        self.show();
        self.advance();
    }

    fn clear_notes(self) {
        self.hint.set(None);
        self.refusal.set(None);
    }

    pub(super) fn show(self) {
        let viewer = self.viewer.get_untracked();
        let view = self.position.with_value(|position| position.seen_by(viewer));
        self.view.set(view);
    }

    pub(super) fn save(self) {
        let over = self.position.with_value(|position| position.turn() == Turn::Over);
        let result =
            self.address.with_value(|address| saves::save(address, &self.exported(), over));
        self.not_saved.set(result.err());
    }

    pub(super) fn next_generation(self) {
        self.generation.update_value(|generation| *generation += 1);
        brain::cancel();
    }

    /// Whether the table is still there and nothing was taken back meanwhile.
    pub(super) fn is_current(self, generation: u32) -> bool {
        self.generation.try_get_value() == Some(generation)
    }

    pub(super) fn bot_seed(self) -> u64 {
        let ply = self.ply.get_untracked() as u64;
        self.record.with_value(|record| record.seed).wrapping_mul(31).wrapping_add(ply)
    }
}

/// The seat through which a table with one person is always seen.
pub(super) fn lone_person(players: &[Player]) -> Option<Seat> {
    let seat = players.iter().position(|player| player.is_person())?;
    (people(players) == 1).then(|| Seat::new(seat))
}
