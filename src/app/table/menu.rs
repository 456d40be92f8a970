//! The menu of a table: its deal, rules, settings, and the game as a link or a file.

use leptos::prelude::*;

use super::game::TableGame;
use super::result::share_buttons;
use super::session::Session;
use crate::app::art::{Glyph, Icon};
use crate::app::shell::route::href;
use crate::app::words::words_now;

pub fn menu<G: TableGame>(session: Session<G>) -> AnyView {
    let words = &words_now().table;
    let seed = session.record().seed;
    view! {
        <p class="soft">{(words.seed)(seed)}</p>
        <div class="button-row">
            <a href=href(&format!("/{}/rules", G::ID.slug())) class="button quiet">
                <Icon glyph=Glyph::Rules/>
                {words.rules}
            </a>
            <a href=href("/settings") class="button quiet">
                <Icon glyph=Glyph::Settings/>
                {words.settings}
            </a>
            {share_buttons(session)}
        </div>
    }
    .into_any()
}
