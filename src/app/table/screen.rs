//! The table as a page: bar, players, board, what to do, hand, actions, log and moves.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::{document, request_animation_frame};

use super::actions::{Sheet, actions_html};
use super::bar::bar_html;
use super::chips::{chips_html, session_chips};
use super::curtain::curtain_html;
use super::listen::copy_link;
use super::log_panel::{keep_newest_in_sight, log_html};
use super::menu::menu_html;
use super::moves_panel::moves_html;
use super::prompt::{prompt_html, recap_html};
use super::reply::reply_html;
use super::result::result_html;
use super::session::{Phase, Session};
use super::travel::fly;
use crate::app::settings::{Prefs, Settings, Speed};
use crate::app::shell::canvas::Canvas;
use crate::app::shell::catalog::offer;
use crate::app::shell::page::{focus, titled};
use crate::app::shell::stage::{Deed, Screen, Touch};
use crate::app::words::Words;

pub struct TableScreen {
    table: Rc<RefCell<Session>>,
    /// The last move was made with the keyboard, and whether from the list of moves.
    by_keyboard: Option<bool>,
    /// What was painted last: after how many moves, and who was on.
    painted: Option<(usize, Phase)>,
    open_sheet: Option<Sheet>,
}

impl TableScreen {
    pub fn new(table: Rc<RefCell<Session>>) -> Self {
        Self { table, by_keyboard: None, painted: None, open_sheet: None }
    }

    /// Whoever plays on the keyboard finds the focus where they left off: in the list, or at their cards. What comes up by
    /// itself, curtain and result, takes it.
    fn lead_the_focus(&self, session: &Session) {
        let place = match (session.phase, self.by_keyboard) {
            (Phase::Curtain(_), _) => "[data-step='curtain']",
            (Phase::Over, _) => "#result-title",
            (Phase::Person(_), Some(true)) => {
                "[data-moves-list] [data-move], .reply-strip [data-move], .chip[data-move], [aria-expanded][data-step=moves]"
            }
            (Phase::Person(_), Some(false)) => {
                "[data-hand] [data-step], .reply-strip [data-move], .chip[data-move]"
            }
            _ => return,
        };
        let by_itself = !matches!(session.phase, Phase::Person(_));
        request_animation_frame(move || {
            let active = document().active_element();
            if by_itself || active.is_none_or(|active| active.tag_name() == "BODY") {
                focus(place);
            }
        });
    }
}

impl Screen for TableScreen {
    fn title(&self, _: &Words) -> String {
        titled(offer(self.table.borrow().address.game).title)
    }

    fn frame(&self, words: &Words) -> String {
        format!(
            r#"<main id="main" class="table" tabindex="-1" data-game="{game}"><header><div class="table-bar"></div></header><div class="table-players"></div><div class="recap"></div><section class="table-board" aria-label="{board}" data-board data-spot="board"></section><div class="table-prompt" role="status"></div><div class="reply"></div><section class="table-hand" aria-label="{hand}"></section><div class="table-actions"></div><div class="table-result"></div><aside class="table-side"><div class="side-moves"></div><div class="side-log"></div><div class="side-menu"></div></aside><div class="curtain-place"></div></main>"#,
            game = self.table.borrow().address.game.slug(),
            board = words.table.board,
            hand = words.table.your_hand,
        )
    }

    fn paint(&mut self, canvas: &mut Canvas, _: &Settings) {
        let session = self.table.borrow();
        let (play, ply) = (&session.play, session.play.ply());
        canvas.part("table-bar", bar_html(&session));
        canvas.part("table-players", chips_html(&session_chips(&session), session.words));
        canvas.part("recap", recap_html(&session));
        canvas.part("table-board", play.board(&session.glance(), session.words));
        canvas.part("table-prompt", prompt_html(&session));
        canvas.part("reply", reply_html(&session));
        canvas.part("table-hand", play.hand(&session.glance(), session.words));
        canvas.part("table-actions", actions_html(&session));
        canvas.part("table-result", result_html(&session));
        canvas.part("side-moves", moves_html(&session.offers, &session.picked, session.words));
        let longer_log = canvas.part("side-log", log_html(&session.steps, false, session.words));
        canvas.part("side-menu", menu_html(&session));
        canvas.part("curtain-place", curtain_html(&session));
        // The marks come last: whoever waits for them finds the page complete.
        mark(canvas, &session);

        // A sheet that opens or closes leaves the log more room or less.
        let other_sheet = std::mem::replace(&mut self.open_sheet, session.sheet) != session.sheet;
        if longer_log || other_sheet {
            keep_newest_in_sight();
        }
        let before = self.painted.replace((ply, session.phase));
        if before != self.painted {
            self.lead_the_focus(&session);
        }
        if before.is_some_and(|(before, _)| before + 1 == ply) && session.speed() != Speed::Instant
        {
            fly(play.flights());
        }
    }

    fn act(&mut self, deed: &Deed, _: Prefs) -> Option<String> {
        if deed.what == "copy" {
            copy_link(&self.table);
            return None;
        }
        self.table.borrow_mut().use_tool(&deed.what)
    }

    fn touch(&mut self, touch: Touch) -> Option<String> {
        match touch {
            Touch::Move { listed, by_keyboard, .. } => {
                self.by_keyboard = by_keyboard.then_some(listed);
            }
            Touch::Step { by_keyboard: true, .. } => {
                self.by_keyboard.get_or_insert(false);
            }
            _ => {}
        }
        self.table.borrow_mut().touch(touch)
    }
}

/// What the frame itself tells: which sheet is open, whose cards are shown, how far the game is, and who is on.
fn mark(canvas: &Canvas, session: &Session) {
    let acting = match session.phase {
        Phase::Person(seat) => Some(seat.index().to_string()),
        _ => None,
    };
    canvas.mark("data-sheet", session.sheet.map(|sheet| sheet.name()));
    canvas.mark("data-seat", acting.as_deref());
    canvas.mark("data-ply", Some(&session.play.ply().to_string()));
    canvas.mark("data-state", Some(state(session.phase)));
}

fn state(phase: Phase) -> &'static str {
    match phase {
        Phase::Person(_) | Phase::Curtain(_) => "you",
        Phase::Waiting(_) => "other",
        Phase::Over => "over",
    }
}
