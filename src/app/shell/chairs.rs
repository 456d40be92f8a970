//! Who sits where, before the game begins.

use std::ops::RangeInclusive;

use leptos::prelude::*;

use super::catalog::Offer;
use crate::ai::Level;
use crate::app::art::{Glyph, Icon};
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
#[derive(Clone, PartialEq, Eq)]
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

/// The chairs of a table, and how many of them are taken.
pub fn chair_list(chairs: RwSignal<Chairs>, words: &'static Words) -> AnyView {
    let say = &words.shell.lobby;
    let taken = move || chairs.with(Chairs::taken);
    let all_taken = move || chairs.with(|chairs| chairs.taken() == chairs.places.len());
    let none_to_spare = move || chairs.with(|chairs| chairs.taken() == chairs.least);
    let count = chairs.with_untracked(|chairs| chairs.places.len());
    view! {
        <fieldset class="chairs">
            <legend>{say.seats}</legend>
            <div class="stepper">
                <button type="button" class="icon-button" aria-label=say.fewer prop:disabled=none_to_spare
                    on:click=move |_| chairs.update(Chairs::remove)>"−"</button>
                <output aria-live="polite">{move || (say.playing)(taken())}</output>
                <button type="button" class="icon-button" aria-label=say.more prop:disabled=all_taken
                    on:click=move |_| chairs.update(Chairs::add)>"+"</button>
            </div>
            <ul class="chair-list">
                {(0..count).map(|chair| chair_row(chairs, chair, words)).collect_view()}
            </ul>
        </fieldset>
    }
    .into_any()
}

fn chair_row(chairs: RwSignal<Chairs>, chair: usize, words: &'static Words) -> AnyView {
    let say = &words.shell.lobby;
    let place =
        Memo::new(move |_| chairs.with(|chairs| chairs.places.get(chair).copied().flatten()));
    let id = format!("chair-{chair}");
    let sit = move |event| {
        if let Some(player) = choice(&event_target_value(&event)) {
            chairs.update(|chairs| chairs.seat(chair, player));
        }
    };
    let options = CHOICES.map(|option| {
        let selected = move || place.get() == option;
        let disabled = move || option.is_none() && !chairs.with(|chairs| chairs.may_close(chair));
        view! {
            <option value=slug(option) prop:selected=selected prop:disabled=disabled>{(say.choice)(option)}</option>
        }
    });
    view! {
        <li class="chair" class:closed=move || place.get().is_none()>
            {move || chairs.with(|chairs| portrait(chairs, chair))}
            <label for=id.clone()>{move || chairs.with(|chairs| chair_name(chairs, chair, words))}</label>
            <select id=id on:change=sit>{options.collect_view()}</select>
        </li>
    }
    .into_any()
}

/// The face of a bot, the mark of a person's seat, or an empty place.
fn portrait(chairs: &Chairs, chair: usize) -> AnyView {
    let glyph = match chairs.places.get(chair).copied().flatten() {
        None => None,
        Some(_) => chairs
            .owner(chair)
            .map(|(_, face)| face)
            .or(Some(Glyph::seat(chairs.seat_of(chair).index()))),
    };
    let face = glyph.map(|glyph| view! { <Icon glyph=glyph/> });
    view! { <span class="portrait">{face}</span> }.into_any()
}

fn chair_name(chairs: &Chairs, chair: usize, words: &'static Words) -> String {
    match chairs.owner(chair) {
        Some((name, _)) => name.to_owned(),
        None => (words.shell.lobby.chair)(chair + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chairs(text: &str) -> Option<Chairs> {
        Chairs::read(text, &(2..=5))
    }

    #[test]
    fn a_line_up_that_no_table_can_have_is_not_remembered() {
        assert!(chairs("you,medium,closed,closed,closed").is_some());
        for wrong in [
            "",
            "you,medium",
            "you,you,easy,closed,closed",
            "you,closed,closed,closed,closed",
            "you,x,easy,hard,hard",
        ] {
            assert!(chairs(wrong).is_none(), "{wrong}");
        }
    }
}
