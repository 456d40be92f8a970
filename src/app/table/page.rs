//! The address of a table becomes a session, or a sentence about what is wrong with it.

use leptos::prelude::*;

use super::address::{AddressError, TableAddress};
use super::game::TableGame;
use super::layout::table_layout;
use super::saves;
use super::session::Session;
use super::trouble::trouble;
use crate::app::shell::errors::{address_error_words, record_error_words};
use crate::app::shell::route::{navigate, query_pairs};
use crate::app::shell::{files, random_seed};
use crate::app::storage;
use crate::app::words::words_now;
use crate::rules::record::RecordError;
use crate::rules::tacoloco::Tacoloco;
use crate::rules::{GameId, Record, SetupError};

/// `/<game>/play?seats=…`
pub fn table_page(game: GameId, query: &str) -> AnyView {
    match (game, TableAddress::from_params(game, query_pairs(query))) {
        (game, Err(error)) => address_trouble(game, error),
        (_, Ok(address)) if address.seed.is_none() => choose_a_deal(address),
        (GameId::Tacoloco, Ok(address)) => open::<Tacoloco>(address),
        // The router knows which games are open.
        _ => ().into_any(),
    }
}

/// An address without a seed gets one, so that reloading it finds the same game.
fn choose_a_deal(mut address: TableAddress) -> AnyView {
    address.seed = Some(random_seed());
    queue_microtask(move || navigate(&address.to_path(), true));
    ().into_any()
}

fn open<G: TableGame>(address: TableAddress) -> AnyView {
    let seed = address.seed.unwrap_or_default();
    let setup = match G::setup(address.players.len(), &address.variants) {
        Ok(setup) => setup,
        Err(error) => return address_trouble(G::ID, error),
    };
    match saves::load::<G>(&address) {
        Some(Ok((file, position))) => table_layout(Session::open(address, file.record, position)),
        Some(Err(error)) => broken_save::<G>(address, error),
        None => {
            let record = Record::<G>::new(setup, seed);
            match record.replay() {
                Ok(position) => table_layout(Session::open(address, record, position)),
                Err(RecordError::ImpossibleSetup(SetupError::Seats { asked, least, most })) => {
                    address_trouble(G::ID, AddressError::Seats { asked, least, most })
                }
                Err(error) => broken_save::<G>(address, error),
            }
        }
    }
}

fn address_trouble(game: GameId, error: AddressError) -> AnyView {
    trouble(game, &address_error_words(words_now(), &error), "", &[], |_| {})
}

/// A stored game that cannot be opened is never dropped: it can be downloaded or put aside.
fn broken_save<G: TableGame>(address: TableAddress, error: RecordError) -> AnyView {
    let words = words_now();
    let ways = [("afresh", words.table.start_afresh), ("download", words.table.download)];
    let more = record_error_words(words, error);
    trouble(G::ID, words.table.cannot_open, &more, &ways, move |way| match way {
        "afresh" => {
            saves::set_aside(&address);
            // The address is the same, so the router would not notice: load the page again.
            let _ = window().location().reload();
        }
        _ => {
            let text = storage::read(&address.storage_key()).unwrap_or_default();
            files::download(&format!("{}-damaged.txt", G::ID.slug()), &text);
        }
    })
}
