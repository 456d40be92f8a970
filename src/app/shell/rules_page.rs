//! The rules of a game, with pictures made from its own cards.

use super::catalog::offer;
use super::header::page;
use super::page::titled;
use super::route::href;
use super::stage::Screen;
use crate::app::art::{CardLook, Glyph};
use crate::app::html::{card_face, escaped, icon, labelled, link, tag, text};
use crate::app::settings::Settings;
use crate::app::words::Words;
use crate::app::words::rules::{self, Block, Section};
use crate::rules::GameId;

pub struct Rules(pub GameId);

impl Screen for Rules {
    fn title(&self, words: &Words) -> String {
        titled(&(words.shell.rules.title)(offer(self.0).title))
    }

    fn html(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let say = &words.shell.rules;
        let body = match rules::of(self.0, settings.language) {
            Some(sections) => chapters(self.0, sections, words),
            None => text(r#"p class="panel""#, say.not_yet),
        };
        let lobby = href(&format!("/{}", self.0.slug()));
        let ways = link("button", &lobby, &labelled(Glyph::Play, say.to_lobby))
            + &link("button quiet", &href("/"), &escaped(words.shell.to_street));
        let parts = [
            text(r#"h1 tabindex="-1""#, &(say.title)(offer(self.0).title)),
            body,
            tag(r#"p class="rules-end""#, &ways),
        ];
        let attributes = format!(r#"class="page rules" data-rules="{}""#, self.0.slug());
        page(settings, &attributes, &parts.concat())
    }
}

fn chapters(game: GameId, sections: &'static [Section], words: &'static Words) -> String {
    // The address is complete because the page's base would make a bare fragment lead to the street.
    let here = href(&format!("/{}/rules#", game.slug()));
    let (mut contents, mut chapters) = (String::new(), String::new());
    for section in sections {
        let title = escaped(section.title);
        contents += &format!(r#"<li><a href="{here}{}">{title}</a></li>"#, section.id);
        chapters += &chapter(section, words);
    }
    let title = text(r#"h2 id="contents""#, words.shell.rules.contents);
    tag(
        r#"nav class="panel contents" aria-labelledby="contents""#,
        &(title + &tag("ol", &contents)),
    ) + &tag(&format!(r#"div class="chapters" data-game="{}""#, game.slug()), &chapters)
}

fn chapter(section: &'static Section, words: &'static Words) -> String {
    let mut parts = text(&format!(r#"h2 id="{}" tabindex="-1""#, section.id), section.title);
    for block in section.blocks {
        parts += &shown(block, words);
    }
    tag(r#"section class="panel chapter""#, &parts)
}

fn shown(block: &'static Block, words: &'static Words) -> String {
    let mut parts = String::new();
    match *block {
        Block::Text(words) => text("p", words),
        Block::List(lines) => {
            for line in lines {
                parts += &text("li", line);
            }
            tag("ul", &parts)
        }
        Block::Terms(terms) => {
            for (term, meaning) in terms {
                parts += &(text("dt", term) + &text("dd", meaning));
            }
            tag("dl", &parts)
        }
        Block::Parameters(parameters) => {
            for (name, meaning) in parameters {
                parts += &(tag("dt", &text("code", name)) + &text("dd", meaning));
            }
            tag("dl", &parts)
        }
        Block::Figure { cards, verdict, caption } => {
            figure("div class=\"figure-cards\"", &in_a_row(&cards(words), verdict), caption)
        }
        Block::Counted { cards, caption } => {
            for (look, copies) in cards(words) {
                let name = text("span", &look.name);
                parts += &tag("li", &format!("{}{name}<b>× {copies}</b>", card_face(&look)));
            }
            figure(r#"ul class="kinds""#, &parts, caption)
        }
    }
}

fn figure(opening: &str, pictures: &str, caption: &str) -> String {
    tag("figure", &(tag(opening, pictures) + &text("figcaption", caption)))
}

/// Cards side by side, and what becomes of them.
fn in_a_row(cards: &[CardLook], verdict: Option<Glyph>) -> String {
    let mut row: String = cards.iter().map(card_face).collect();
    if let Some(glyph) = verdict {
        row += &icon(glyph, "verdict");
    }
    row
}
