//! Everything around a table: the street, lobbies, settings, rules pages.

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
mod saved;
mod settings;
mod street;

use leptos::prelude::*;
use leptos_router::components::{FlatRoutes, Route, Router};
use leptos_router::path;

use super::art::Sprite;
use super::settings::Prefs;
use super::table::{ReplayPage, TablePage};
use lobby::LobbyPage;
pub use lobby::random_seed;
pub use lost::NotFound;
use page::SkipLink;
use rules_page::RulesPage;
use settings::SettingsPage;
use street::StreetPage;

/// Puts the app onto the page.
pub fn mount() {
    crash::catch();
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    Prefs::provide();
    view! {
        <Sprite/>
        <Router base=route::base()>
            <SkipLink/>
            <FlatRoutes fallback=NotFound>
                <Route path=path!("/") view=StreetPage/>
                <Route path=path!("/settings") view=SettingsPage/>
                <Route path=path!("/:game") view=LobbyPage/>
                <Route path=path!("/:game/play") view=TablePage/>
                <Route path=path!("/:game/replay") view=ReplayPage/>
                <Route path=path!("/:game/rules") view=RulesPage/>
            </FlatRoutes>
        </Router>
    }
}
