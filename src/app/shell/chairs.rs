//! Who sits where, before the game begins.

use std::ops::RangeInclusive;

use super::catalog::Offer;
use super::stage::Deed;
use crate::ai::Level;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon, tag, text};
use crate::app::storage;
use crate::app::table::players::{Player, character};
use crate::app::words::Words;
use crate::rules::Seat;

/// What the lobby offers for a chair, in this order; a bot that plays at random can only be asked for in an address.
const CHOICES: [Option<Player>; 6] = [
    Some(Player::You),
    Some(Player::Person),
    Some(Player::Bot(Level::Easy)),
    Some(Player::Bot(Level::Medium)),
    Some(Player::Bot(Level::Hard)),
    None,
];
const CLOSED: &str = "closed";
const USUAL_BOT: Player = Player::Bot(Level::Medium);
/// You and two bots, where the game allows it.
const USUAL_TABLE: usize = 3;

/// All chairs of a game; a closed one is `None`. At least as many are taken as the game needs, and at most one is yours.
pub struct Chairs {
    places: Vec<Option<Player>>,
    least: usize,
}

impl Chairs {
    /// As it was left last time, or the usual table.
    pub fn remembered(game: &Offer) -> Self {
        let seats = game.seats();
        storage::read(&key(game)).and_then(|text| Self::read(&text, &seats)).unwrap_or_else(|| {
            let taken = USUAL_TABLE.clamp(*seats.start(), *seats.end());
            let place = |chair| match chair {
                0 => Some(Player::You),
                chair => (chair < taken).then_some(USUAL_BOT),
            };
            Self { places: (0..*seats.end()).map(place).collect(), least: *seats.start() }
        })
    }

    fn read(text: &str, seats: &RangeInclusive<usize>) -> Option<Self> {
        let places: Vec<_> = text.split(',').map(choice).collect::<Option<_>>()?;
        let chairs = Self { places, least: *seats.start() };
        let yours = chairs.places.iter().filter(|place| **place == Some(Player::You)).count();
        let fits = chairs.places.len() == *seats.end() && chairs.taken() >= chairs.least;
        (fits && yours <= 1).then_some(chairs)
    }

    /// Keeps the line-up for the next visit. Where nothing can be kept, the usual table is offered again.
    pub fn remember(&self, game: &Offer) {
        let words: Vec<_> = self.places.iter().map(|place| slug(*place)).collect();
        let _ = storage::write(&key(game), &words.join(","));
    }

    /// Those who will play, in seat order.
    pub fn players(&self) -> Vec<Player> {
        self.places.iter().copied().flatten().collect()
    }

    /// You and the first bot, for a game of two.
    pub fn first_two(&self) -> Vec<Player> {
        let rival = self.players().into_iter().find(|player| !player.is_person());
        vec![Player::You, rival.unwrap_or(USUAL_BOT)]
    }

    fn taken(&self) -> usize {
        self.places.iter().flatten().count()
    }

    fn may_close(&self, chair: usize) -> bool {
        self.places.get(chair) == Some(&None) || self.taken() > self.least
    }

    fn seat(&mut self, chair: usize, player: Option<Player>) {
        if player.is_none() && !self.may_close(chair) {
            return;
        }
        if player == Some(Player::You) {
            for place in self.places.iter_mut().filter(|place| **place == Some(Player::You)) {
                *place = Some(Player::Person);
            }
        }
        if let Some(place) = self.places.get_mut(chair) {
            *place = player;
        }
    }

    /// Opens the first closed chair for a bot.
    fn add(&mut self) {
        if let Some(chair) = self.places.iter().position(Option::is_none) {
            self.seat(chair, Some(USUAL_BOT));
        }
    }

    /// Closes the last chair that is taken.
    fn remove(&mut self) {
        if let Some(chair) = self.places.iter().rposition(Option::is_some) {
            self.seat(chair, None);
        }
    }

    /// The seat at the table that this chair becomes.
    fn seat_of(&self, chair: usize) -> Seat {
        Seat::new(self.places.iter().take(chair).flatten().count())
    }

    /// Name and face of the bot on this chair.
    fn owner(&self, chair: usize) -> Option<(&'static str, Glyph)> {
        self.places.get(chair).copied().flatten()?;
        character(&self.players(), self.seat_of(chair))
    }
}

fn key(game: &Offer) -> String {
    format!("lobby/{}", game.id.slug())
}

fn slug(choice: Option<Player>) -> &'static str {
    choice.map_or(CLOSED, Player::slug)
}

fn choice(slug_asked: &str) -> Option<Option<Player>> {
    CHOICES.into_iter().find(|choice| slug(*choice) == slug_asked)
}

/// What the controls of the chairs do.
pub mod deeds {
    pub const MORE: &str = "more";
    pub const FEWER: &str = "fewer";
    pub const SIT: &str = "sit";
}

const ID: &str = "chair-";

impl Chairs {
    /// One of the chairs' own controls has been used.
    pub fn act(&mut self, deed: &Deed) {
        match deed.what.as_str() {
            deeds::MORE => self.add(),
            deeds::FEWER => self.remove(),
            deeds::SIT => {
                let chair = deed.control.id().strip_prefix(ID).and_then(|chair| chair.parse().ok());
                if let (Some(chair), Some(player)) = (chair, choice(&deed.control.value())) {
                    self.seat(chair, player);
                }
            }
            _ => {}
        }
    }

    /// The chairs of a table, and how many of them are taken.
    pub fn html(&self, words: &Words) -> String {
        let say = &words.shell.lobby;
        let stepper = [
            step(deeds::FEWER, say.fewer, "−", self.taken() == self.least),
            text(r#"output aria-live="polite""#, &say.playing.with([&self.taken()])),
            step(deeds::MORE, say.more, "+", self.taken() == self.places.len()),
        ];
        let rows: String = (0..self.places.len()).map(|chair| self.row(chair, words)).collect();
        let parts = [
            text("legend", say.seats),
            tag(r#"div class="stepper""#, &stepper.concat()),
            tag(r#"ul class="chair-list""#, &rows),
        ];
        tag(r#"fieldset class="chairs""#, &parts.concat())
    }

    fn row(&self, chair: usize, words: &Words) -> String {
        let place = self.places.get(chair).copied().flatten();
        let owner = self.owner(chair);
        let mut options = String::new();
        for option in CHOICES {
            let selected = if option == place { "selected" } else { "" };
            let disabled = if option.is_none() && !self.may_close(chair) { "disabled" } else { "" };
            let opening = format!(r#"option value="{}" {selected} {disabled}"#, slug(option));
            options += &text(&opening, (words.shell.lobby.choice)(option));
        }
        // The face of a bot, the mark of a person's seat, or an empty place.
        let face = place.map(|_| match owner {
            Some((_, face)) => icon(face, ""),
            None => icon(Glyph::seat(self.seat_of(chair).index()), ""),
        });
        let name = match owner {
            Some((name, _)) => name.to_owned(),
            None => words.shell.lobby.chair.with([&(chair + 1)]),
        };
        let parts = [
            tag(r#"span class="portrait""#, &face.unwrap_or_default()),
            text(&format!(r#"label for="{ID}{chair}""#), &name),
            tag(&format!(r#"select id="{ID}{chair}" data-do="{}""#, deeds::SIT), &options),
        ];
        let class = if place.is_none() { "chair closed" } else { "chair" };
        tag(&format!(r#"li class="{class}""#), &parts.concat())
    }
}

fn step(deed: &str, name: &str, sign: &str, disabled: bool) -> String {
    let (name, disabled) = (escaped(name), if disabled { "disabled" } else { "" });
    let opening = format!(
        r#"button type="button" class="icon-button" data-do="{deed}" aria-label="{name}" {disabled}"#
    );
    tag(&opening, sign)
}
