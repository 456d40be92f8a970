//! What stands where a table would be if it cannot be opened: one sentence and a way on.

use crate::app::html::{escaped, link, tag, text};
use crate::app::settings::{Prefs, Settings};
use crate::app::shell::page::titled;
use crate::app::shell::route::href;
use crate::app::shell::stage::{Deed, Screen};
use crate::app::words::Words;
use crate::rules::GameId;

/// A way on besides the one to the lobby: its name and its label.
pub type Way = (&'static str, fn(&Words) -> &'static str);

pub struct Trouble {
    pub game: GameId,
    pub title: String,
    pub more: String,
    pub ways: &'static [Way],
    /// Hears the name of the way that was pressed.
    pub choose: Box<dyn Fn(&str)>,
}

impl Trouble {
    /// A sentence, and the way to the lobby.
    pub fn boxed(game: GameId, title: String) -> Box<dyn Screen> {
        Box::new(Self { game, title, more: String::new(), ways: &[], choose: Box::new(|_| {}) })
    }
}

impl Screen for Trouble {
    fn title(&self, _: &Words) -> String {
        titled(&self.title)
    }

    fn html(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let mut ways = String::new();
        for (name, label) in self.ways {
            let opening = format!(r#"button type="button" class="button" data-do="{name}""#);
            ways += &text(&opening, label(words));
        }
        let lobby = href(&format!("/{}", self.game.slug()));
        ways += &link("button quiet", &lobby, &escaped(words.table.back_to_lobby));
        let parts = [
            text(r#"h1 tabindex="-1""#, &self.title),
            text("p", &self.more),
            tag(r#"p class="button-row""#, &ways),
        ];
        let main = format!(
            r#"main id="main" class="trouble" tabindex="-1" data-game="{}""#,
            self.game.slug()
        );
        tag(&main, &tag(r#"div class="panel""#, &parts.concat()))
    }

    fn act(&mut self, deed: &Deed, _: Prefs) -> Option<String> {
        (self.choose)(&deed.what);
        None
    }
}
