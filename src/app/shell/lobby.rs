//! The lobby of a game: chairs, switches, start; and the tables that are kept.

use leptos::prelude::window;
use web_sys::js_sys::Uint32Array;

use super::catalog::{Offer, OpenGame, offer};
use super::chairs::Chairs;
use super::header::page;
use super::page::titled;
use super::route::{href, navigate};
use super::rules_text::rules_text;
use super::saved::SavedTables;
use super::stage::{Deed, Screen};
use super::street::{closed_truck, facts};
use super::variants::{Chosen, Variant};
use crate::app::art::{Glyph, lettering};
use crate::app::html::{card_face, escaped, labelled, link, tag, text};
use crate::app::settings::{Prefs, Settings};
use crate::app::table::address::TableAddress;
use crate::app::table::players::Player;
use crate::app::words::{Words, words_now};
use crate::rules::{GameId, Seed};

/// Seeds that the lobby picks are short enough to read aloud.
const SEEDS: u32 = 1_000_000;

const START: &str = "start";
/// Starts with two seats, where that is a game of its own.
const DUEL: &str = "duel";
const PRACTICE: &str = "practice";
const SEED: &str = "seed";

/// What the player has chosen so far.
pub struct Lobby {
    game: &'static Offer,
    chairs: Chairs,
    practice: bool,
    /// As typed; empty for a random one.
    seed: String,
    chosen: Chosen,
    saved: SavedTables,
}

impl Screen for Lobby {
    fn title(&self, _: &Words) -> String {
        titled(self.game.title)
    }

    fn html(&self, settings: &Settings) -> String {
        let words = settings.language.words();
        let slug = self.game.id.slug();
        let head = [
            tag(r#"h1 tabindex="-1""#, &lettering(self.game.sign, "")),
            text(r#"p class="pitch""#, (words.shell.pitch)(self.game.id)),
            facts(self.game, words),
        ];
        let head = tag(&format!(r#"div class="lobby-head" data-game="{slug}""#), &head.concat());
        let body = match self.game.open() {
            Some(open) => self.open(open, settings),
            None => self.closed(words),
        };
        page(settings, &format!(r#"class="page lobby" data-lobby="{slug}""#), &(head + &body))
    }

    fn act(&mut self, deed: &Deed, _: Prefs) -> Option<String> {
        match deed.what.as_str() {
            START => return self.start(self.chairs.players()),
            DUEL => return self.start(self.chairs.first_two()),
            PRACTICE => self.practice = deed.control.checked(),
            SEED => self.seed = deed.control.value(),
            _ => {
                self.chairs.act(deed);
                self.chosen.act(deed);
                return self.saved.act(deed);
            }
        }
        None
    }
}

impl Lobby {
    pub fn new(game: GameId) -> Self {
        Self {
            game: offer(game),
            chairs: Chairs::remembered(offer(game)),
            practice: false,
            seed: String::new(),
            chosen: Chosen::default(),
            saved: SavedTables::new(game),
        }
    }

    /// The seed as typed: nothing, a number, or something else.
    fn typed_seed(&self) -> Result<Option<Seed>, ()> {
        match self.seed.trim() {
            "" => Ok(None),
            number => number.parse().map(Some).map_err(|_| ()),
        }
    }

    fn start(&self, players: Vec<Player>) -> Option<String> {
        let Ok(seed) = self.typed_seed() else { return Some(format!("#{SEED}")) };
        self.chairs.remember(self.game);
        let variants = self.variants(players.len(), words_now());
        let mut address = TableAddress::new(self.game.id, players);
        address.variants = self.chosen.parameters(&variants);
        address.seed = Some(seed.unwrap_or_else(random_seed));
        address.practice = self.practice;
        navigate(&address.to_path(), false);
        None
    }

    fn variants(&self, seats: usize, words: &Words) -> Vec<Variant> {
        self.game.open().map_or_else(Vec::new, |open| (open.variants)(seats, words))
    }

    fn closed(&self, words: &Words) -> String {
        let parts = [
            tag(r#"div class="closed-truck truck-frame""#, &closed_truck(self.game, words)),
            text("h2", words.shell.soon),
            text("p", words.shell.lobby.closed_game),
            link("button", &href("/"), &escaped(words.shell.to_street)),
        ];
        tag(r#"section class="panel closed-lobby""#, &parts.concat())
    }

    fn open(&self, open: &OpenGame, settings: &Settings) -> String {
        // Whoever sits down may want to look something up, and be offline by then.
        rules_text(self.game.id, settings.language);
        let words = settings.language.words();
        let say = &words.shell.lobby;
        let fan: String = (open.showcase)(words).iter().map(card_face).collect();
        let rules = href(&format!("/{}/rules", self.game.id.slug()));
        let showcase = tag(r#"div class="fan""#, &fan)
            + &link("button quiet", &rules, &labelled(Glyph::Rules, say.learn));
        // On a phone the usual table starts without a look at every chair.
        let soon = text("h2", say.title) + &start_button("", words);
        let form = [
            tag(r#"div class="lobby-start""#, &soon),
            self.chairs.html(words),
            self.chosen.html(&self.variants(self.chairs.players().len(), words)),
            self.switches(words),
            start_button("big", words),
            open.duel.map(|duel| duel_html(duel(words))).unwrap_or_default(),
        ];
        let form_opening = format!(r#"form class="panel lobby-form" novalidate data-do="{START}""#);
        let parts = [
            tag(r#"div class="lobby-showcase""#, &showcase),
            tag(&form_opening, &form.concat()),
            self.saved.html(settings.language),
        ];
        parts.concat()
    }

    /// Practice and seed: what most people leave as it is.
    fn switches(&self, words: &Words) -> String {
        let say = &words.shell.lobby;
        let practice = escaped(say.practice) + &text("small", say.practice_hint);
        let practice =
            format!(r#"<input type="checkbox" data-do="{PRACTICE}">"#) + &tag("span", &practice);
        let (invalid, wrong) = match self.typed_seed() {
            Ok(_) => ("", ""),
            Err(()) => (r#"aria-invalid="true""#, say.seed_wrong),
        };
        let parts = [
            text("summary", say.options),
            tag(r#"label class="switch""#, &practice),
            text(&format!(r#"label class="field" for="{SEED}""#), say.seed),
            format!(
                r#"<input id="{SEED}" data-do="{SEED}" type="text" inputmode="numeric" autocomplete="off" aria-describedby="seed-hint seed-wrong" {invalid}>"#
            ),
            text(r#"p id="seed-hint" class="hint""#, say.seed_hint),
            text(r#"p id="seed-wrong" class="message bad" aria-live="polite""#, wrong),
        ];
        tag(r#"details class="more""#, &parts.concat())
    }
}

/// The game for two, which needs no look at the chairs: its name and what it is like.
fn duel_html([name, hint]: [&str; 2]) -> String {
    let opening = format!(r#"button type="button" class="button quiet big" data-do="{DUEL}""#);
    tag(&opening, &labelled(Glyph::People, name)) + &text(r#"p class="hint""#, hint)
}

fn start_button(class: &str, words: &Words) -> String {
    tag(
        &format!(r#"button type="submit" class="button {class}""#),
        &labelled(Glyph::Play, words.shell.lobby.start),
    )
}

/// A seed that nobody knows beforehand.
pub fn random_seed() -> Seed {
    let numbers = Uint32Array::new_with_length(1);
    let drawn = window()
        .crypto()
        .is_ok_and(|crypto| crypto.get_random_values_with_array_buffer_view(&numbers).is_ok());
    // A browser without a generator of its own still has a clock.
    let number = if drawn { numbers.get_index(0) } else { js_sys::Date::now() as u32 };
    Seed::from(number % SEEDS)
}
