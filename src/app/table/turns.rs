//! Whose turn it is and how it goes on: people are asked, bots are waited for, replies are hurried along.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::game::TableGame;
use super::players::{Player, people};
use super::session::{Hint, Phase, Session, lone_person};
use super::sound::{self, Sound};
use super::time::sleep;
use crate::ai::Level;
use crate::app::brain;
use crate::app::settings::Speed;
use crate::rules::{Seat, Turn};

/// How long hard bots and hints think.
const THINKING_MILLIS: u32 = 700;
/// At instant speed nobody wants to wait; the search is strong long before its full time.
const INSTANT_THINKING_MILLIS: u32 = 120;
/// Replies are asked around the table: each takes this part of a step's pause.
const REPLY_PAUSE_PART: u32 = 3;

impl<G: TableGame> Session<G> {
    /// Asks the hard bot what it would do here.
    pub fn ask_hint(self) {
        let Phase::Person(seat) = self.phase.get_untracked() else { return };
        if self.hint.get_untracked().is_some() {
            return;
        }
        self.hint.set(Some(Hint::Thinking));
        let view = self.position.with_value(|position| position.seen_by(Some(seat)));
        let generation = self.generation.get_value();
        let (seed, ply) = (self.bot_seed(), self.ply.get_untracked());
        spawn_local(async move {
            let mv = brain::decide(&view, Level::Hard, THINKING_MILLIS, seed).await;
            // Whoever has played meanwhile needs no hint for what is past.
            if self.is_current(generation) && self.ply.get_untracked() == ply {
                self.hint.set(mv.map(|mv| Hint::Move(mv, view.reason(mv))));
            }
        });
    }

    /// Goes on with whoever is on.
    pub(super) fn advance(self) {
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
        sound::play(Sound::Finish, self.prefs.get_untracked().volume);
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
            sound::play(Sound::YourTurn, self.prefs.get_untracked().volume);
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
            if let (true, Some(mv)) = (self.is_current(generation), mv)
                && self.commit(mv).is_ok()
            {
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
}
