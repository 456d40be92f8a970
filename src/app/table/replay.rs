//! Any game from its record: step, play, jump, and see it through any seat's eyes.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::task::spawn_local;

use super::address::players_of;
use super::bar::bar_start;
use super::chips::{chips, chips_html};
use super::log_panel::{keep_newest_in_sight, log_html};
use super::play::{Glance, Play, Step};
use super::players::{self, Player};
use super::replay_bar::replay_bar_html;
use super::result::headline;
use super::time::sleep;
use super::trouble::Trouble;
use crate::app::html::text;
use crate::app::settings::{Prefs, Settings, Speed, settings_now};
use crate::app::shell::canvas::Canvas;
use crate::app::shell::catalog::offer;
use crate::app::shell::errors::record_error_words;
use crate::app::shell::page::titled;
use crate::app::shell::stage::{Deed, Screen, repaint};
use crate::app::words::names::Names;
use crate::app::words::{Words, words_now};
use crate::rules::{GameId, Seat, Turn};

/// `/<game>/replay#<record>` or `/<game>/replay#<record>/<ply>`, either with `~<players>` behind
pub fn replay_screen(game: GameId, fragment: &str) -> Option<Box<dyn Screen>> {
    let (fragment, players) = fragment.split_once('~').unwrap_or((fragment, ""));
    let (link, ply) = fragment.split_once('/').unwrap_or((fragment, ""));
    Some(match (offer(game).open()?.open_link)(link) {
        Ok(play) => Box::new(ReplayScreen::new(play, ply.parse().unwrap_or(0), players)),
        Err(error) => Trouble::boxed(game, record_error_words(words_now(), error)),
    })
}

/// Who sat where, as far as the link tells; whoever watches is none of them, so "you" is a person too.
fn players_or_people(words: &str, seats: usize) -> Vec<Player> {
    let told = players_of(words, '-').filter(|players| players.len() == seats);
    let players = told.unwrap_or_else(|| vec![Player::Person; seats]);
    let as_person = |player| if player == Player::You { Player::Person } else { player };
    players.into_iter().map(as_person).collect()
}

/// A record, where in it the replay stands, and through whose eyes it is seen.
pub struct Replay {
    pub play: Box<dyn Play>,
    steps: Vec<Step>,
    players: Vec<Player>,
    names: Names,
    pub eyes: Option<Seat>,
    pub playing: bool,
    /// How often it has been started: a run that is not the last one is over.
    runs: u32,
    /// Hands of a game under way stay hidden: somebody may still be playing it.
    over: bool,
}

impl Replay {
    fn go_to(&mut self, ply: usize) {
        self.playing = false;
        self.play.go_to(ply);
    }

    /// Plays one more move of a run, as long as nobody has stopped it; says whether there is another.
    fn play_on(&mut self, run: u32) -> bool {
        if run != self.runs {
            return false;
        }
        if self.playing {
            self.play.go_to(self.play.ply() + 1);
            self.playing = self.play.ply() < self.play.last_ply();
        }
        self.playing
    }

    /// The names of those whose eyes may be chosen.
    pub fn eyes_to_choose(&self, words: &Words) -> Vec<String> {
        let seated = self.names.0.iter().take(self.play.seats());
        let names = seated.map(|who| who.spoken(words));
        if self.over { names.collect() } else { Vec::new() }
    }

    fn status(&self, words: &Words) -> String {
        let (ply, last) = (self.play.ply(), self.play.last_ply());
        match self.over && ply == last {
            true => headline(&self.play.standings(), &self.names, words),
            false => words.table.move_of.with([&ply, &last]),
        }
    }

    fn glance(&self) -> Glance<'_> {
        Glance {
            me: self.eyes,
            names: &self.names,
            acting: false,
            hint: None,
            picked: "",
            eyed: "",
        }
    }

    fn chips_html(&self, words: &Words) -> String {
        let on = match self.play.turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Over => None,
        };
        let play = self.play.as_ref();
        chips_html(&chips(play, &self.players, &self.names, self.eyes, on, words), words)
    }
}

struct ReplayScreen {
    replay: Rc<RefCell<Replay>>,
    game: GameId,
}

impl ReplayScreen {
    fn new(mut play: Box<dyn Play>, ply: usize, players: &str) -> Self {
        let words = words_now();
        let players = players_or_people(players, play.seats());
        let names = players::names(&players, play.automatic(), words.table.person);
        let steps = play.steps(&names, words);
        let (over, game) = (play.turn() == Turn::Over, play.game());
        play.go_to(ply);
        let replay =
            Replay { play, steps, players, names, eyes: None, playing: false, runs: 0, over };
        Self { replay: Rc::new(RefCell::new(replay)), game }
    }

    /// Plays on by itself, one move per pause, until the end or until something else is pressed.
    fn toggle_playing(&self) {
        let mut replay = self.replay.borrow_mut();
        replay.playing = !replay.playing;
        if !replay.playing {
            return;
        }
        if replay.play.ply() == replay.play.last_ply() {
            replay.play.go_to(0);
        }
        replay.runs += 1;
        let run = replay.runs;
        let replay = Rc::downgrade(&self.replay);
        spawn_local(async move {
            let mut goes_on = true;
            while goes_on {
                let pause = settings_now().speed.pause_millis();
                sleep(pause.max(Speed::Fast.pause_millis()) as i32).await;
                let Some(replay) = replay.upgrade() else { return };
                goes_on = replay.borrow_mut().play_on(run);
                repaint();
            }
        });
    }
}

impl Screen for ReplayScreen {
    fn title(&self, words: &Words) -> String {
        titled(&words.table.replay_of.with([&offer(self.game).title]))
    }

    fn frame(&self, words: &Words) -> String {
        let title = words.table.replay_of.with([&offer(self.game).title]);
        format!(
            r#"<main id="main" class="table replay" tabindex="-1" data-game="{game}" data-state="over"><header class="table-bar"><div class="bar-start">{start}</div><div class="bar-facts" role="status"></div></header><div class="table-players"></div><section class="table-board" aria-label="{board}" data-board data-spot="board"></section><section class="table-hand" aria-label="{hand}"></section><div class="replay-bar"></div><aside class="table-side"><div class="side-log"></div></aside></main>"#,
            game = self.game.slug(),
            start = bar_start(self.game, words.table.back_to_lobby, &title),
            board = words.table.board,
            hand = words.table.your_hand,
        )
    }

    fn paint(&mut self, canvas: &mut Canvas, settings: &Settings) {
        let words = settings.language.words();
        let replay = self.replay.borrow();
        let ply = replay.play.ply();
        let facts = text(r#"p class="bar-turn""#, &replay.status(words))
            + &text(r#"p class="bar-progress""#, &words.table.seed.with([&replay.play.seed()]));
        canvas.part("bar-facts", facts);
        canvas.part("table-players", replay.chips_html(words));
        canvas.part("table-board", replay.play.board(&replay.glance(), words));
        canvas.part("table-hand", replay.play.hand(&replay.glance(), words));
        canvas.part("replay-bar", replay_bar_html(&replay, words));
        if canvas.part("side-log", log_html(&replay.steps[..ply], true, words)) {
            keep_newest_in_sight();
        }
        canvas.mark("data-ply", Some(&ply.to_string()));
    }

    fn act(&mut self, deed: &Deed, _: Prefs) -> Option<String> {
        if deed.what == "play" {
            self.toggle_playing();
            return None;
        }
        let mut replay = self.replay.borrow_mut();
        let (ply, number) = (replay.play.ply(), deed.control.value().parse().ok());
        match deed.what.as_str() {
            "first" => replay.go_to(0),
            "previous" => replay.go_to(ply.saturating_sub(1)),
            "next" => replay.go_to(ply + 1),
            "last" => replay.go_to(usize::MAX),
            "ply" | "jump" => replay.go_to(number.unwrap_or(ply)),
            "eyes" => replay.eyes = number.map(Seat::new),
            _ => {}
        }
        None
    }
}
