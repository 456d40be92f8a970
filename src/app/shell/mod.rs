//! Everything around a table: the street, lobbies, settings, rules pages.

pub mod canvas;
pub mod catalog;
mod chairs;
mod confirm;
mod crash;
pub mod errors;
pub mod files;
mod header;
mod import;
mod lobby;
mod lost;
pub mod page;
pub mod route;
mod rules_page;
mod rules_text;
mod saved;
mod settings;
pub mod stage;
mod street;
pub mod variants;

use leptos::prelude::*;

use super::art::sprite;
use super::settings::Prefs;
pub use lobby::random_seed;

/// Puts the app onto the page.
pub fn mount() {
    crash::catch();
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    if let Some(body) = document().body() {
        let _ = body.insert_adjacent_html("beforeend", &(sprite() + stage::FRAME));
    }
    mount_to_body(|| {
        let prefs = Prefs::provide();
        let page = route::follow();
        stage::direct(page, prefs);
    });
}
