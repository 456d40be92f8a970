//! Whose turn it is and how it goes on: people are asked, bots are waited for, replies are hurried along.

use std::cell::RefCell;
use std::rc::Weak;

use js_sys::Date;
use leptos::task::spawn_local;

use super::players::Player;
use super::session::{Hint, Phase, Session, lone_person};
use super::sound::{self, Sound};
use super::time::sleep;
use crate::ai::Level;
use crate::ai::wire::{Budget, Choice, Question};
use crate::app::brain::{self, Decision};
use crate::app::settings::{Speed, settings_now};
use crate::app::shell::stage::repaint;
use crate::rules::record::checksum;
use crate::rules::{Seat, Turn};

/// How long hard bots and hints think.
const THINKING_MILLIS: u32 = 700;
/// At instant speed nobody wants to wait; the search is strong long before its full time.
const INSTANT_THINKING_MILLIS: u32 = 120;
/// Replies are asked around the table: each takes this part of a step's pause.
const REPLY_PAUSE_PART: u32 = 3;

/// A table at a certain moment, for tasks that come back to it later.
struct Moment {
    table: Weak<RefCell<Session>>,
    generation: u32,
    ply: usize,
}

impl Moment {
    /// Nothing, if the table has been left, taken back or played on meanwhile.
    fn come_back<T>(&self, act: impl FnOnce(&mut Session) -> T) -> Option<T> {
        let table = self.table.upgrade()?;
        let mut session = table.borrow_mut();
        let same = session.generation == self.generation && session.play.ply() == self.ply;
        same.then(|| act(&mut session))
    }
}

impl Session {
    /// Asks the hard bot what it would do here.
    pub fn ask_hint(&mut self) {
        let (Phase::Person(seat), None) = (self.phase, &self.hint) else { return };
        self.hint = Some(Hint::Thinking);
        let (moment, question) = (self.moment(), self.question(seat, Level::Hard, THINKING_MILLIS));
        spawn_local(async move {
            let decision = brain::decide(question).await;
            moment.come_back(|session| session.take_hint(decision));
            repaint();
        });
    }

    fn take_hint(&mut self, decision: Decision) {
        self.hint = None;
        match decision {
            Decision::Chosen(Choice { index, reason }) => {
                let reason = self.play.say_reason(&reason, self.words);
                self.hint = Some(Hint::Move { choice: index as usize, reason });
            }
            Decision::Unreachable => self.no_brain = true,
            Decision::Cancelled => {}
        }
    }

    /// Goes on with whoever is on.
    pub fn advance(&mut self) {
        self.no_brain = false;
        match self.play.turn() {
            Turn::Over => self.finish(),
            Turn::Decide(seat) => match self.players().get(seat.index()) {
                Some(&Player::Bot(level)) => self.wait_for(seat, Some(level)),
                Some(_) if self.answers_by_itself(seat) => self.wait_for(seat, None),
                _ => self.ask_person(seat),
            },
        }
    }

    fn finish(&mut self) {
        self.viewer = lone_person(self.players());
        self.phase = Phase::Over;
        sound::play(Sound::Finish, settings_now().volume);
    }

    fn ask_person(&mut self, seat: Seat) {
        self.hurry = false;
        if !self.is_alone() && self.viewer != Some(seat) {
            self.viewer = None;
            self.phase = Phase::Curtain(seat);
        } else {
            self.let_act(seat);
            sound::play(Sound::YourTurn, settings_now().volume);
        }
    }

    /// A lone person is not asked when "no" is the only answer; with several people at the device
    /// everybody is asked, because leaving somebody out would tell what they do not hold.
    fn answers_by_itself(&self, seat: Seat) -> bool {
        let only_pass = self.play.choices() == 1;
        self.play.is_reply() && (self.silent[seat.index()] || (self.is_alone() && only_pass))
    }

    /// Waits for a bot's choice, or for an answer that needs no choice, at an even pace.
    fn wait_for(&mut self, seat: Seat, bot: Option<Level>) {
        self.phase = Phase::Waiting(seat);
        let part = if self.play.is_reply() { REPLY_PAUSE_PART } else { 1 };
        // Nobody sees a secret choice: there is nothing to pause for.
        let pause = if self.play.is_secret() { 0 } else { self.speed().pause_millis() / part };
        let end = Date::now() + f64::from(pause);
        let thinking =
            if self.speed() == Speed::Instant { INSTANT_THINKING_MILLIS } else { THINKING_MILLIS };
        let question = bot.map(|level| self.question(seat, level, thinking));
        let known = question.as_ref().and_then(|question| self.foreknown_answer(&question.view));
        let (moment, pass) = (self.moment(), self.play.pass());
        spawn_local(async move {
            let choice = match question.filter(|_| known.is_none()) {
                None => known.or(pass),
                Some(question) => match brain::decide(question).await {
                    Decision::Chosen(choice) => Some(choice.index as usize),
                    Decision::Cancelled => return,
                    Decision::Unreachable => None,
                },
            };
            rest_of_pause(&moment, end).await;
            moment.come_back(|session| match choice {
                Some(choice) if session.commit(choice) => session.advance(),
                _ => session.no_brain = true,
            });
            repaint();
        });
    }

    /// Lets the bots that choose in secret at the same time think while a person does.
    pub(super) fn ask_ahead(&mut self) {
        self.foreknown.clear();
        self.play.look_ahead();
        self.ask_next_ahead();
    }

    fn ask_next_ahead(&mut self) {
        while let Some((seat, view)) = self.play.asked_ahead() {
            let Some(&Player::Bot(level)) = self.players().get(seat.index()) else {
                self.play.choose_ahead(None);
                continue;
            };
            let question = self.question_about(view.clone(), level, THINKING_MILLIS);
            let moment = self.moment();
            spawn_local(async move {
                // Whatever else is asked meanwhile comes first; then the bot is asked again in its turn.
                let Decision::Chosen(choice) = brain::decide(question).await else { return };
                moment.come_back(|session| {
                    session.foreknown.push((view, choice.index as usize));
                    session.play.choose_ahead(Some(choice.index as usize));
                    session.ask_next_ahead();
                });
            });
            return;
        }
    }

    fn foreknown_answer(&self, view: &[u8]) -> Option<usize> {
        self.foreknown.iter().find(|(known, _)| known == view).map(|(_, choice)| *choice)
    }

    fn moment(&self) -> Moment {
        let (table, ply) = (self.me.clone(), self.play.ply());
        Moment { table, generation: self.generation, ply }
    }

    fn question(&self, seat: Seat, level: Level, millis: u32) -> Question {
        self.question_about(self.play.view_bytes(seat), level, millis)
    }

    fn question_about(&self, view: Vec<u8>, level: Level, millis: u32) -> Question {
        Question {
            id: 0,
            game: self.address.game,
            level,
            budget: Budget::Millis(millis),
            // Made from what the seat sees: the deal's own seed would tell all that is hidden.
            seed: checksum(&view).into(),
            view,
        }
    }
}

/// Lets the rest of a step's pause pass, unless somebody is in a hurry.
async fn rest_of_pause(moment: &Moment, end: f64) {
    const STEP: f64 = 50.0;
    while moment.come_back(|session| session.hurry) == Some(false) {
        let left = end - Date::now();
        if left <= 0.0 {
            return;
        }
        sleep(left.min(STEP) as i32).await;
    }
}
