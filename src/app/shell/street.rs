//! The street: five parked trucks, one per game.

use super::catalog::{Offer, offers};
use super::header::tools;
use super::import::{self, Import};
use super::route::href;
use super::stage::{Deed, Screen};
use crate::app::art::{Glyph, lettering, mute_lettering, street_scene, truck};
use crate::app::html::{escaped, labelled, link, tag, text, unseen};
use crate::app::settings::{Prefs, Settings};
use crate::app::table::saves;
use crate::app::words::Words;
use crate::app::words::shell::range;

/// From this text size on, five trucks side by side would leave no room for their words.
const LARGE_TEXT: u16 = 130;

#[derive(Default)]
pub struct Street {
    import: Import,
}

impl Screen for Street {
    fn title(&self, words: &Words) -> String {
        words.shell.street.title.to_owned()
    }

    fn html(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let say = &words.shell.street;
        let header = [
            tag(r#"h1 tabindex="-1""#, &lettering("TACO STREET", "logo")),
            text(r#"p class="tagline""#, say.tagline),
            tools(settings),
        ];
        let trucks: String = offers().map(|game| stand(game, words)).collect();
        let main = [
            text(r#"h2 class="visually-hidden""#, say.games),
            tag(r#"ul class="trucks""#, &trucks),
            tag(r#"div class="street-foot""#, &(self.import.html(words) + &about(words))),
        ];
        let parts = [
            tag(r#"div class="street-back""#, &street_scene()),
            tag(r#"header class="street-header""#, &header.concat()),
            tag(r#"main id="main" tabindex="-1""#, &main.concat()),
        ];
        let in_a_row = if settings.text < LARGE_TEXT { "in-a-row" } else { "" };
        tag(&format!(r#"div class="street {in_a_row}""#), &parts.concat())
    }

    fn act(&mut self, deed: &Deed, _: Prefs) -> Option<String> {
        if deed.what == import::CHOOSE {
            self.import.choose(deed.control.clone());
        }
        None
    }
}

/// One truck and its board.
fn stand(game: &Offer, words: &Words) -> String {
    let slug = game.id.slug();
    let lobby = href(&format!("/{slug}"));
    let (class, truck) = match game.open() {
        Some(_) => ("stand", truck(game.truck, false)),
        None => ("stand soon", closed_truck(game, words)),
    };
    let name = mute_lettering(game.sign) + &text(r#"span class="visually-hidden""#, game.title);
    let board = [
        tag("h3", &link("stand-link", &lobby, &name)),
        facts(game, words),
        text(r#"p class="pitch""#, (words.shell.pitch)(game.id)),
        invitation(game, words),
    ];
    let parts = [
        tag(
            &format!(
                r#"a class="stand-truck truck-frame" href="{lobby}" tabindex="-1" aria-hidden="true""#
            ),
            &truck,
        ),
        tag(r#"div class="board""#, &board.concat()),
    ];
    tag(&format!(r#"li class="{class}" data-game="{slug}""#), &parts.concat())
}

/// A truck with its shutter down. Its frame has the class `truck-frame`, by which the word on the ribbon is sized.
pub fn closed_truck(game: &Offer, words: &Words) -> String {
    truck(game.truck, true)
        + &text(r#"span class="truck-ribbon" aria-hidden="true""#, words.shell.street.ribbon)
}

/// How many play, and for how long.
pub fn facts(game: &Offer, words: &Words) -> String {
    let (seats, (shortest, longest)) = (game.seats(), game.minutes);
    let players = words.shell.players.with([&range(*seats.start(), *seats.end())]);
    let minutes = words.shell.minutes.with([&range(shortest, longest)]);
    let players = labelled(Glyph::People, &players);
    let minutes = labelled(Glyph::Clock, &minutes);
    tag(r#"p class="facts""#, &(tag("span", &players) + &tag("span", &minutes)))
}

/// Play, go on, or come back later.
fn invitation(game: &Offer, words: &Words) -> String {
    if game.open().is_none() {
        return tag(r#"p class="soon-note""#, &labelled(Glyph::Clock, words.shell.soon));
    }
    let lobby = href(&format!("/{}", game.id.slug()));
    let play = escaped(words.shell.play) + &unseen(game.title);
    let ways = match saves::newest_running(game.id) {
        Some(address) => {
            let table = href(&address.to_path());
            link("button", &table, &labelled(Glyph::Play, words.shell.go_on))
                + &link("button quiet", &lobby, &play)
        }
        None => link("button", &lobby, &play),
    };
    tag(r#"div class="invitation""#, &ways)
}

fn about(words: &Words) -> String {
    let say = &words.shell.street;
    let mut parts = text("h2", say.about_title);
    for line in say.about {
        parts += &text("p", line);
    }
    tag(r#"section class="panel about""#, &parts)
}
