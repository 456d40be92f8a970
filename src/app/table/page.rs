//! The address of a table becomes a session, or a sentence about what is wrong with it.

use leptos::prelude::{queue_microtask, window};

use super::address::{AddressError, TableAddress};
use super::saves;
use super::screen::TableScreen;
use super::session::Session;
use super::trouble::Trouble;
use crate::app::shell::catalog::offer;
use crate::app::shell::errors::{address_error_words, record_error_words};
use crate::app::shell::route::{navigate, query_pairs};
use crate::app::shell::stage::Screen;
use crate::app::shell::{files, random_seed};
use crate::app::storage;
use crate::app::words::words_now;
use crate::rules::GameId;
use crate::rules::record::RecordError;

/// `/<game>/play?seats=…`
pub fn table_screen(game: GameId, query: &str) -> Option<Box<dyn Screen>> {
    Some(match TableAddress::from_params(game, query_pairs(query)) {
        Err(error) => address_trouble(game, &error),
        Ok(address) if address.seed.is_none() => {
            choose_a_deal(address);
            return None;
        }
        Ok(address) => open(address),
    })
}

/// An address without a seed gets one, so that reloading it finds the same game.
fn choose_a_deal(mut address: TableAddress) {
    address.seed = Some(random_seed());
    queue_microtask(move || navigate(&address.to_path(), true));
}

fn open(address: TableAddress) -> Box<dyn Screen> {
    let Some(game) = offer(address.game).open() else {
        return address_trouble(address.game, &AddressError::Name(address.game.slug().to_owned()));
    };
    // The address is checked even where a stored game would not need it.
    let play = match ((game.deal)(&address), saves::load(&address)) {
        (Err(error), _) => return address_trouble(address.game, &error),
        (Ok(_), Some(Err(error))) => return broken_save(address, error),
        (Ok(_), Some(Ok(stored))) => stored,
        (Ok(fresh), None) => fresh,
    };
    Box::new(TableScreen::new(Session::open(address, play)))
}

fn address_trouble(game: GameId, error: &AddressError) -> Box<dyn Screen> {
    Trouble::boxed(game, address_error_words(words_now(), error))
}

/// A stored game that cannot be opened is never dropped: it can be downloaded or put aside.
fn broken_save(address: TableAddress, error: RecordError) -> Box<dyn Screen> {
    let words = words_now();
    Box::new(Trouble {
        game: address.game,
        title: words.table.cannot_open.to_owned(),
        more: record_error_words(words, error),
        ways: &[
            ("afresh", |words| words.table.start_afresh),
            ("download", |words| words.table.download),
        ],
        choose: Box::new(move |way| match way {
            "afresh" => {
                saves::set_aside(&address);
                // The address is the same, so the router would not notice: load the page again.
                let _ = window().location().reload();
            }
            _ => {
                let text = storage::read(&address.storage_key()).unwrap_or_default();
                files::download(&format!("{}-damaged.txt", address.game.slug()), &text);
            }
        }),
    })
}
