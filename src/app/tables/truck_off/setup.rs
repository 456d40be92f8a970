//! The variants of Truck Off, in an address and in the lobby.

use crate::app::shell::variants::{Choice, Variant};
use crate::app::table::address::{AddressError, on_or_off};
use crate::app::words::Words;
use crate::rules::truck_off::{Action, LeftOut, Setup};

const SPECIALS: &str = "specials";
const CARDS: &str = "cards";
const FEISTY: &str = "feisty";
const FRIENDLY: &str = "friendly";

/// The setup of an address. Two play with all cards: there is nothing to leave out.
pub fn setup(seats: usize, variants: &[(String, String)]) -> Result<Setup, AddressError> {
    let mut setup = Setup { seats, left_out: LeftOut::default(), specials: false };
    for (name, value) in variants {
        let read = match name.as_str() {
            SPECIALS => on_or_off(value).map(|on| setup.specials = on),
            CARDS if seats > 2 => left_out(value).map(|cards| setup.left_out = cards),
            CARDS => None,
            _ => return Err(AddressError::Name(name.clone())),
        };
        read.ok_or_else(|| AddressError::Value { name: name.clone(), value: value.clone() })?;
    }
    Ok(setup)
}

fn left_out(words: &str) -> Option<LeftOut> {
    match words {
        FEISTY => Some(LeftOut::Feisty),
        FRIENDLY => Some(LeftOut::Friendly),
        pair => {
            let (one, other) = pair.split_once(',')?;
            let chosen = LeftOut::Chosen(action(one)?, action(other)?);
            chosen.rest_of_set().map(|_| chosen)
        }
    }
}

const fn slug(action: Action) -> &'static str {
    match action {
        Action::Reroll => "reroll",
        Action::MoveYours => "move-yours",
        Action::MoveTheirs => "move-theirs",
        Action::PlaceTruck => "place",
        Action::DoublePayout => "double",
        Action::ShutTruck => "shut-truck",
        Action::ShutVenue => "shut-venue",
        Action::Promote => "promote",
        Action::Trigger => "trigger",
    }
}

fn action(word: &str) -> Option<Action> {
    Action::ALL.into_iter().find(|&action| slug(action) == word)
}

/// What the lobby offers for so many seats; the first choice of each is the usual one.
pub fn variants(seats: usize, words: &Words) -> Vec<Variant> {
    let words = &words.truck_off;
    let choice = |value: &str, label: &str| Choice { value: value.into(), label: label.into() };
    let specials = Variant {
        name: SPECIALS,
        label: words.specials,
        hint: words.specials_hint,
        choices: vec![choice("off", words.specials_off), choice("on", words.specials_on)],
    };
    if seats == 2 {
        return vec![specials];
    }
    let mut choices = vec![choice(FEISTY, words.feisty), choice(FRIENDLY, words.friendly)];
    for (place, &one) in Action::ALL.iter().enumerate() {
        for &other in &Action::ALL[place..] {
            if LeftOut::Chosen(one, other).rest_of_set().is_some() {
                let label = words.without.with([&(words.action)(one), &(words.action)(other)]);
                choices.push(choice(&format!("{},{}", slug(one), slug(other)), &label));
            }
        }
    }
    let cards = Variant { name: CARDS, label: words.left_out, hint: words.left_out_hint, choices };
    vec![specials, cards]
}
