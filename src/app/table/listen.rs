//! One listener for the whole table: what was pressed says what it does.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

use super::actions::Sheet;
use super::clipboard;
use super::game::TableGame;
use super::result::replay_path;
use super::session::{Phase, Session};
use crate::app::shell::files;
use crate::app::shell::page::focus;
use crate::app::shell::random_seed;
use crate::app::shell::route::{href, navigate};

/// The key of "not until my turn", which is a move and a wish at once.
pub const SILENT: &str = "silent";

/// Whether the link got into the clipboard; if not, here it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    Nothing,
    Copied,
    NotCopied(String),
}

/// A session with what only its page knows.
pub struct Desk<G: TableGame> {
    pub session: Session<G>,
    pub moves: Signal<Vec<G::Move>>,
    pub sheet: RwSignal<Option<Sheet>>,
    pub told: RwSignal<Told>,
    /// The last move was made with the keyboard, and whether from the list of moves.
    by_keyboard: StoredValue<Option<bool>>,
}

impl<G: TableGame> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: TableGame> Copy for Desk<G> {}

impl<G: TableGame> Desk<G> {
    pub fn new(session: Session<G>, moves: Signal<Vec<G::Move>>) -> Self {
        Self {
            session,
            moves,
            sheet: RwSignal::new(None),
            told: RwSignal::new(Told::Nothing),
            by_keyboard: StoredValue::new(None),
        }
    }

    fn play(self, key: &str) {
        let moves = self.moves.get_untracked();
        if key == SILENT {
            if let Some(pass) = moves.into_iter().find(|&mv| G::is_pass(mv)) {
                self.session.stay_silent(pass);
            }
        } else if let Some(mv) = moves.into_iter().find(|&mv| G::move_key(mv) == key) {
            self.sheet.set(None);
            self.session.play(mv);
        }
    }

    fn step(self, name: &str) {
        match name {
            "moves" => self.toggle(Sheet::Moves),
            "curtain" => self.session.lift_curtain(),
            _ => {}
        }
    }

    /// Opens a sheet and takes the focus there, or closes it.
    fn toggle(self, sheet: Sheet) {
        if self.sheet.get_untracked() == Some(sheet) {
            return self.close_sheet();
        }
        self.sheet.set(Some(sheet));
        let close = format!(".side-{} .sheet-close", sheet.name());
        request_animation_frame(move || focus(&close));
    }

    /// Closes the sheet and gives the focus back to what opened it.
    fn close_sheet(self) {
        let Some(sheet) = self.sheet.get_untracked() else { return };
        self.sheet.set(None);
        let opener =
            format!("[aria-expanded][data-step={0}], [aria-expanded][data-tool={0}]", sheet.name());
        request_animation_frame(move || focus(&opener));
    }

    fn use_tool(self, name: &str) {
        match name {
            "close" => self.close_sheet(),
            "log" => self.toggle(Sheet::Log),
            "menu" => self.toggle(Sheet::Menu),
            "undo" => self.session.undo(),
            "hint" => self.session.ask_hint(),
            "skip" => self.session.skip(),
            "restart" => self.session.restart(),
            "again" => self.play_again(),
            "copy" => self.copy_link(),
            "export" => self.export(),
            _ => {}
        }
    }

    fn play_again(self) {
        let mut address = self.session.address();
        address.seed = Some(random_seed());
        navigate(&address.to_path(), false);
    }

    fn copy_link(self) {
        let origin = window().location().origin().unwrap_or_default();
        let link = origin + &href(&replay_path(self.session));
        spawn_local(async move {
            let copied = clipboard::copy(&link).await;
            self.told.try_set(if copied { Told::Copied } else { Told::NotCopied(link) });
        });
    }

    fn export(self) {
        let name = format!("{}-{}.json", G::ID.slug(), self.session.record().seed);
        files::download(&name, &self.session.exported().to_json());
    }
}

/// Does what the pressed element says: a move, a step towards one, or a tool.
pub fn hear<G: TableGame>(desk: Desk<G>, event: &MouseEvent) {
    let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(pressed) =
        pressed.and_then(|at| at.closest("[data-move], [data-step], [data-tool]").ok().flatten())
    else {
        return;
    };
    if let Some(key) = pressed.get_attribute("data-move") {
        // A press of the Enter or space key comes as a click of no button.
        let listed = pressed.closest("[data-moves-list]").ok().flatten().is_some();
        desk.by_keyboard.set_value((event.detail() == 0).then_some(listed));
        desk.play(&key);
    } else if let Some(name) = pressed.get_attribute("data-step") {
        desk.step(&name);
    } else if let Some(name) = pressed.get_attribute("data-tool") {
        desk.use_tool(&name);
    }
}

/// The Escape key closes whatever lies over the table.
pub fn hear_key<G: TableGame>(desk: Desk<G>, event: &KeyboardEvent) {
    if event.key() == "Escape" {
        desk.close_sheet();
    }
}

/// Whoever plays on the keyboard finds the focus where they left off: in the list, or at their cards.
pub fn keep_focus<G: TableGame>(desk: Desk<G>) {
    Effect::new(move |_| {
        let on = matches!(desk.session.phase.get(), Phase::Person(_));
        desk.session.ply.track();
        let Some(listed) = desk.by_keyboard.get_value().filter(|_| on) else { return };
        request_animation_frame(move || {
            let lost = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
            if lost {
                let first_choice = if listed {
                    "[data-moves-list] [data-move]"
                } else {
                    "[data-hand] [data-step]"
                };
                focus(&format!("{first_choice}, .reply-strip [data-move], .chip[data-move]"));
            }
        });
    });
    // The curtain and the result come up by themselves: the focus goes there.
    Effect::new(move |_| {
        let place = match desk.session.phase.get() {
            Phase::Curtain(_) => "[data-step='curtain']",
            Phase::Over => "#result-title",
            Phase::Person(_) | Phase::Waiting(_) => return,
        };
        request_animation_frame(move || focus(place));
    });
}
