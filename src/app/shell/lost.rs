//! An address where nothing is parked.

use super::header::page;
use super::page::titled;
use super::route::href;
use super::stage::Screen;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, link, text};
use crate::app::settings::Settings;
use crate::app::words::Words;

/// The path that was asked for.
pub struct Lost(pub String);

impl Screen for Lost {
    fn title(&self, words: &Words) -> String {
        titled(words.shell.lost.title)
    }

    fn html(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let say = &words.shell.lost;
        let parts = [
            icon(Glyph::LonesomeTaco, "lost-picture"),
            text(r#"h1 tabindex="-1""#, say.title),
            text("p", &say.nothing_at.with([&self.0])),
            link("button", &href("/"), &escaped(words.shell.to_street)),
        ];
        page(settings, r#"class="page lost""#, &parts.concat())
    }
}
