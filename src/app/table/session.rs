//! A game under way: the record, what is shown of it, and who is on.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use super::actions::Sheet;
use super::address::{TableAddress, seat_words};
use super::moves_panel::Offer;
use super::play::{Glance, Play, Step};
use super::players::{self, Player, people};
use super::{saves, sound};
use crate::app::brain;
use crate::app::settings::{Speed, settings_now};
use crate::app::storage::StorageError;
use crate::app::words::names::Names;
use crate::app::words::{Words, words_now};
use crate::rules::{MAX_SEATS, Seat, Turn};

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

/// A move the hard bot would play, and why.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    Thinking,
    Move { choice: usize, reason: String },
}

/// Whether the link got into the clipboard; if not, here it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    Nothing,
    Copied,
    NotCopied(String),
}

/// Everything a table shows; its page is painted anew whenever it has changed.
pub struct Session {
    /// For tasks that come back later: they find nobody if the table has been left.
    pub(super) me: Weak<RefCell<Self>>,
    pub address: TableAddress,
    pub names: Names,
    pub words: &'static Words,
    /// The truth. Only what the viewer may see of it is drawn.
    pub play: Box<dyn Play>,
    pub steps: Vec<Step>,
    pub phase: Phase,
    pub viewer: Option<Seat>,
    /// What the person who is on may do; empty when nobody is.
    pub offers: Vec<Offer>,
    pub hint: Option<Hint>,
    /// Why the last attempt could not be done.
    pub refusal: Option<String>,
    pub not_saved: Option<StorageError>,
    /// The bots' program could not be loaded.
    pub no_brain: bool,
    /// The earliest ply that undo reaches.
    pub undo_to: Option<usize>,
    /// What bots have already chosen in secret, by what they see.
    pub(super) foreknown: Vec<(Vec<u8>, usize)>,
    /// Raised by every undo and new start: answers from before are no longer wanted.
    pub(super) generation: u32,
    /// Bots' turns are not shown step by step until a person is on again.
    pub(super) hurry: bool,
    /// These people let every reply pass until their own next turn.
    pub(super) silent: [bool; MAX_SEATS],
    pub sheet: Option<Sheet>,
    pub told: Told,
    /// The step whose thing is picked up, and the one that is only looked at.
    pub picked: String,
    pub eyed: String,
}

impl Drop for Session {
    fn drop(&mut self) {
        brain::cancel();
    }
}

impl Session {
    /// Takes up a game at the end of its record.
    pub fn open(address: TableAddress, play: Box<dyn Play>) -> Rc<RefCell<Self>> {
        let words = words_now();
        let names = players::names(&address.players, play.automatic(), words.table.person);
        let session = Rc::new_cyclic(|me| {
            RefCell::new(Self {
                me: me.clone(),
                viewer: lone_person(&address.players),
                steps: play.steps(&names, words),
                address,
                names,
                words,
                play,
                phase: Phase::Over,
                offers: Vec::new(),
                hint: None,
                refusal: None,
                not_saved: None,
                no_brain: false,
                undo_to: None,
                foreknown: Vec::new(),
                generation: 0,
                hurry: false,
                silent: [false; MAX_SEATS],
                sheet: None,
                told: Told::Nothing,
                picked: String::new(),
                eyed: String::new(),
            })
        });
        if session.borrow().players().iter().any(|player| !player.is_person()) {
            brain::wake();
        }
        session.borrow_mut().take_up();
        session
    }

    pub fn players(&self) -> &[Player] {
        &self.address.players
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.players().get(seat.index()).is_some_and(|player| player.is_person())
    }

    /// Whether one person is alone with bots.
    pub fn is_alone(&self) -> bool {
        people(self.players()) == 1
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names.of(seat).spoken(self.words)
    }

    /// The seat that is asked to decide, if there is one.
    pub fn seat_on(&self) -> Option<Seat> {
        match self.phase {
            Phase::Person(seat) | Phase::Waiting(seat) | Phase::Curtain(seat) => Some(seat),
            Phase::Over => None,
        }
    }

    pub fn glance(&self) -> Glance<'_> {
        Glance {
            me: self.viewer,
            names: &self.names,
            acting: matches!(self.phase, Phase::Person(_)),
            hint: self.hinted_choice(),
            picked: &self.picked,
            eyed: &self.eyed,
        }
    }

    pub fn hinted_choice(&self) -> Option<usize> {
        match self.hint {
            Some(Hint::Move { choice, .. }) => Some(choice),
            _ => None,
        }
    }

    /// The text of the record's file.
    pub fn file(&self) -> String {
        let players: Vec<_> = self.players().iter().map(|player| player.slug()).collect();
        self.play.file(&players)
    }

    /// The path of the game's replay, from the site's root: the record, and who sat where.
    pub fn replay_path(&self) -> String {
        let players = seat_words(self.players(), "-");
        format!("/{}/replay#{}~{players}", self.address.game.slug(), self.play.link())
    }

    pub fn speed(&self) -> Speed {
        self.address.speed.unwrap_or_else(|| settings_now().speed)
    }

    /// The step since which things are new to the person who is on: their own last turn.
    pub fn recap_from(&self) -> usize {
        self.last_own_turn().unwrap_or(0)
    }

    pub(super) fn last_own_turn(&self) -> Option<usize> {
        self.steps.iter().rposition(|step| self.is_person(step.seat) && !step.reply)
    }

    /// A person plays a move.
    pub fn play(&mut self, choice: usize) {
        let Phase::Person(seat) = self.phase else { return };
        let was_reply = self.play.is_reply();
        self.sheet = None;
        if self.commit(choice) {
            self.silent[seat.index()] &= was_reply;
            self.advance();
        }
    }

    /// Lets this reply pass, and every other until the person's own turn.
    pub fn stay_silent(&mut self) {
        if let (Phase::Person(seat), Some(pass)) = (self.phase, self.play.pass()) {
            self.silent[seat.index()] = true;
            self.play(pass);
        }
    }

    /// The person behind the curtain is there.
    pub fn lift_curtain(&mut self) {
        if let Phase::Curtain(seat) = self.phase {
            // With several people at the device, nobody takes back another's move.
            self.undo_to = self.undo_to.filter(|_| self.address.practice);
            self.let_act(seat);
        }
    }

    /// Shows the rest of the bots' turns at once.
    pub fn skip(&mut self) {
        self.hurry = matches!(self.phase, Phase::Waiting(_));
    }

    /// This person may act now, and sees what is theirs to see.
    pub(super) fn let_act(&mut self, seat: Seat) {
        self.viewer = Some(seat);
        self.phase = Phase::Person(seat);
        self.offers = self.play.offers(&self.names, self.words);
        self.ask_ahead();
    }

    /// Plays a legal move for whoever is on: position, record, log, undo, storage. Says whether there was such a move.
    pub(super) fn commit(&mut self, choice: usize) -> bool {
        let Some(played) = self.play.play(choice, &self.names, self.words) else { return false };
        self.update_undo(&played);
        self.steps.push(played.step);
        if let Some(sound) = played.sound {
            sound::play(sound, settings_now().volume);
        }
        self.clear_notes();
        self.save();
        true
    }

    /// Whatever was offered, picked up or said about the position before is past.
    pub(super) fn clear_notes(&mut self) {
        self.offers.clear();
        self.hint = None;
        self.refusal = None;
        self.told = Told::Nothing;
        self.picked.clear();
    }

    pub(super) fn save(&mut self) {
        let over = self.play.turn() == Turn::Over;
        self.not_saved = saves::save(&self.address, &self.file(), over).err();
    }
}

/// The seat through which a table with one person is always seen.
pub(super) fn lone_person(players: &[Player]) -> Option<Seat> {
    let seat = players.iter().position(|player| player.is_person())?;
    (people(players) == 1).then(|| Seat::new(seat))
}
