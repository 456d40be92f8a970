//! The rules of a game, with pictures made from its own cards.

use super::catalog::{Offer, OpenGame, offer};
use super::header::page;
use super::page::{land, titled};
use super::route::href;
use super::rules_text::{RulesText, rules_text, try_again};
use super::stage::{Deed, Screen};
use crate::app::art::Glyph;
use crate::app::html::{escaped, labelled, link, tag, text};
use crate::app::settings::{Prefs, Settings};
use crate::app::shell::canvas::Canvas;
use crate::app::words::Words;
use crate::rules::GameId;

const RETRY: &str = "retry";

pub struct Rules {
    game: &'static Offer,
    /// The chapters are on the page, and with them the one that the address names.
    complete: bool,
}

impl Rules {
    pub fn new(game: GameId) -> Self {
        Self { game: offer(game), complete: false }
    }

    fn body(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let say = &words.shell.rules;
        let Some(open) = self.game.open() else {
            return text(r#"p class="panel""#, say.not_yet);
        };
        match rules_text(self.game.id, settings.language) {
            RulesText::Here(lines) => chapters(self.game.id, open, &lines, words),
            RulesText::Loading => notice(&text("p", say.loading)),
            RulesText::Missing => {
                let again = format!(r#"button type="button" class="button" data-do="{RETRY}""#);
                notice(&(text("p", say.missing) + &text(&again, words.table.retry)))
            }
        }
    }
}

impl Screen for Rules {
    fn title(&self, words: &Words) -> String {
        titled(&words.shell.rules.title.with([&self.game.title]))
    }

    fn html(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let say = &words.shell.rules;
        let slug = self.game.id.slug();
        let lobby = href(&format!("/{slug}"));
        let ways = link("button", &lobby, &labelled(Glyph::Play, say.to_lobby))
            + &link("button quiet", &href("/"), &escaped(words.shell.to_street));
        let parts = [
            text(r#"h1 tabindex="-1""#, &say.title.with([&self.game.title])),
            self.body(settings),
            tag(r#"p class="rules-end""#, &ways),
        ];
        page(settings, &format!(r#"class="page rules" data-rules="{slug}""#), &parts.concat())
    }

    fn paint(&mut self, canvas: &mut Canvas, settings: &Settings) {
        canvas.whole(self.html(settings));
        let text = rules_text(self.game.id, settings.language);
        if !self.complete && matches!(text, RulesText::Here(_)) {
            self.complete = true;
            land(false);
        }
    }

    fn act(&mut self, deed: &Deed, _: Prefs) -> Option<String> {
        if deed.what == RETRY {
            try_again();
            return Some("h1".to_owned());
        }
        None
    }
}

/// What stands where the rules will be; always the same element, so that a change in it is announced.
fn notice(markup: &str) -> String {
    tag(r#"div class="panel" role="status""#, markup)
}

/// The chapters with their pictures, behind a list of what they are.
fn chapters(game: GameId, open: &OpenGame, lines: &str, words: &Words) -> String {
    // The address is complete because the page's base would make a bare fragment lead to the street.
    let here = href(&format!("/{}/rules#", game.slug()));
    let (mut contents, mut chapters) = (String::new(), String::new());
    for line in lines.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let (id, title) = heading.trim_start().split_once(' ').unwrap_or_default();
            contents += &format!(r#"<li><a href="{here}{id}">{title}</a></li>"#);
            let end = if chapters.is_empty() { "" } else { "</section>" };
            chapters += &format!(
                r#"{end}<section class="panel chapter"><h2 id="{id}" tabindex="-1">{title}</h2>"#
            );
        } else if let Some(figure) = line.strip_prefix('!') {
            let (wanted, caption) = figure.split_once('|').unwrap_or_default();
            let picture = (open.picture)(wanted.trim(), words);
            chapters += &format!("<figure>{picture}<figcaption>{caption}</figcaption></figure>");
        } else {
            chapters += line;
        }
    }
    let title = text(r#"h2 id="contents""#, words.shell.rules.contents);
    tag(
        r#"nav class="panel contents" aria-labelledby="contents""#,
        &(title + &tag("ol", &contents)),
    ) + &tag(
        &format!(r#"div class="chapters" data-game="{}""#, game.slug()),
        &(chapters + "</section>"),
    )
}
