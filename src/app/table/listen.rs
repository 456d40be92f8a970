//! What is done at a table: moves, steps towards them, and tools.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::window;
use leptos::task::spawn_local;

use super::actions::Sheet;
use super::clipboard;
use super::session::{Session, Told};
use crate::app::brain;
use crate::app::shell::files;
use crate::app::shell::random_seed;
use crate::app::shell::route::{href, navigate};
use crate::app::shell::stage::{Touch, repaint};

/// The key of "not until my turn", which is a move and a wish at once.
pub const SILENT: &str = "silent";

impl Session {
    /// Answers with what takes the focus.
    pub fn touch(&mut self, touch: Touch) -> Option<String> {
        match touch {
            Touch::Move { key, .. } if key == SILENT => self.stay_silent(),
            Touch::Move { key, .. } => {
                if let Some(choice) = self.play.choice_named(&key) {
                    self.play(choice);
                }
            }
            Touch::Step { name, .. } => return self.step(name),
            Touch::Refused(reason) => self.refusal = Some(reason),
            Touch::Eye(name) => self.eyed = name,
            Touch::Escape => return self.close_sheet(),
        }
        None
    }

    fn step(&mut self, name: String) -> Option<String> {
        match name.as_str() {
            "moves" => return self.toggle(Sheet::Moves),
            "curtain" => self.lift_curtain(),
            _ => {
                self.refusal = None;
                self.picked = if self.picked == name { String::new() } else { name };
            }
        }
        None
    }

    /// Uses the tool of this name; answers with what takes the focus.
    pub fn use_tool(&mut self, name: &str) -> Option<String> {
        match name {
            "close" => return self.close_sheet(),
            "log" => return self.toggle(Sheet::Log),
            "menu" => return self.toggle(Sheet::Menu),
            "undo" => self.undo(),
            "hint" => self.ask_hint(),
            "skip" => self.skip(),
            "retry" => {
                if brain::needs_a_fresh_page() {
                    // Every step is saved: the game goes on where it is.
                    let _ = window().location().reload();
                }
                self.advance();
                return Some(".task".to_owned());
            }
            "restart" => self.restart(),
            "again" => self.play_again(),
            "export" => {
                let name = format!("{}-{}.json", self.address.game.slug(), self.play.seed());
                files::download(&name, &self.file());
            }
            _ => {}
        }
        None
    }

    /// Opens a sheet and takes the focus there, or closes it.
    fn toggle(&mut self, sheet: Sheet) -> Option<String> {
        if self.sheet == Some(sheet) {
            return self.close_sheet();
        }
        self.sheet = Some(sheet);
        Some(format!(".side-{} .sheet-close", sheet.name()))
    }

    /// Closes the sheet and gives the focus back to what opened it.
    fn close_sheet(&mut self) -> Option<String> {
        let name = self.sheet.take()?.name();
        Some(format!("[aria-expanded][data-step={name}], [aria-expanded][data-do={name}]"))
    }

    fn play_again(&self) {
        let mut address = self.address.clone();
        address.seed = Some(random_seed());
        navigate(&address.to_path(), false);
    }
}

/// Puts the link of the game's replay into the clipboard, or shows it where that is not allowed.
pub fn copy_link(table: &Rc<RefCell<Session>>) {
    let origin = window().location().origin().unwrap_or_default();
    let link = origin + &href(&table.borrow().replay_path());
    let table = Rc::downgrade(table);
    spawn_local(async move {
        let copied = clipboard::copy(&link).await;
        if let Some(table) = table.upgrade() {
            table.borrow_mut().told = if copied { Told::Copied } else { Told::NotCopied(link) };
        }
        repaint();
    });
}
