//! Where the pages around a table stand: each is text made from what it knows, and is told what is done on it.
//!
//! One listener per kind of event serves all pages. A control says with `data-do` what it does; what depends on it
//! follows by making the page's text again and writing the differences.

use std::cell::RefCell;

use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::header;
use super::lobby::Lobby;
use super::lost::Lost;
use super::page::{focus, opened};
use super::route::Page;
use super::rules_page::Rules;
use super::settings::SettingsPage;
use super::street::Street;
use crate::app::dom::morph;
use crate::app::settings::{Prefs, Settings};
use crate::app::words::Words;

/// A page that is made of text.
pub trait Screen {
    fn title(&self, words: &Words) -> String;

    fn html(&self, settings: &Settings) -> String;

    /// Does what was asked for; the focus then goes to what the answer selects, or stays.
    fn act(&mut self, _deed: &Deed, _prefs: Prefs) -> Option<String> {
        None
    }
}

/// Somebody has used a control.
pub struct Deed {
    /// Its `data-do`.
    pub what: String,
    /// Any control has a `value`; the rest is for those who know what it is.
    pub control: HtmlInputElement,
}

struct Stage {
    prefs: Prefs,
    page: Option<Page>,
    /// `None` while a table is open.
    screen: Option<Box<dyn Screen>>,
    /// The text that was shown last.
    shown: String,
}

thread_local! {
    static STAGE: RefCell<Option<Stage>> = const { RefCell::new(None) };
}

const PLACE: &str = "screen";
/// Both what the link past the header does and its name.
const SKIP: &str = "skip";

/// The elements that the stage fills: the first stop of the Tab key, past the header, and the page.
pub const FRAME: &str =
    r#"<a class="skip-link" id="skip" data-do="skip"></a><div id="screen"></div>"#;

/// Shows every page that is no table, in the language and light of the moment.
pub fn direct(page: RwSignal<Page>, prefs: Prefs) {
    STAGE.set(Some(Stage { prefs, page: None, screen: None, shown: String::new() }));
    Effect::new(move |_| {
        let (page, settings) = (page.get(), prefs.get());
        on_stage(|stage| stage.turn_to(page, &settings));
    });
    for (kind, controls) in [
        ("click", ":is(a,button)[data-do]"),
        ("input", ":is(input,select)[data-do]"),
        ("submit", "form[data-do]"),
    ] {
        let _ = window_event_listener_untyped(kind, move |event| used(&event, controls));
    }
}

/// Shows the page once more, after something has changed that it looks at.
pub fn repaint() {
    on_stage(Stage::paint);
}

fn on_stage<T: Default>(act: impl FnOnce(&mut Stage) -> T) -> T {
    STAGE.with_borrow_mut(|stage| stage.as_mut().map(act)).unwrap_or_default()
}

fn used(event: &Event, controls: &str) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(control) = target.and_then(|target| target.closest(controls).ok()?) else { return };
    event.prevent_default();
    let what = control.get_attribute("data-do").unwrap_or_default();
    let deed = Deed { what, control: control.unchecked_into() };
    if let Some(next) = on_stage(|stage| stage.act(&deed)) {
        focus(&next);
    }
}

impl Stage {
    fn turn_to(&mut self, page: Page, settings: &Settings) {
        let words = settings.language.words();
        if let Some(link) = document().get_element_by_id(SKIP) {
            link.set_text_content(Some(words.shell.skip));
            // The address is complete because the page's base would make a bare fragment lead to the street.
            let here = window().location().pathname().unwrap_or_default() + "#main";
            let _ = link.set_attribute("href", &here);
        }
        if self.page.as_ref() == Some(&page) {
            self.paint();
            return;
        }
        self.screen = screen_of(&page);
        self.page = Some(page);
        self.shown.clear();
        if let Some(place) = document().get_element_by_id(PLACE) {
            place.set_inner_html("");
        }
        if self.screen.is_some() {
            self.paint();
            opened();
        }
    }

    fn paint(&mut self) {
        let Some(screen) = &self.screen else { return };
        let settings = self.prefs.get_untracked();
        document().set_title(&screen.title(settings.language.words()));
        let html = screen.html(&settings);
        if html != self.shown
            && let Some(place) = document().get_element_by_id(PLACE)
        {
            morph(&place, &html);
            self.shown = html;
        }
    }

    fn act(&mut self, deed: &Deed) -> Option<String> {
        match deed.what.as_str() {
            SKIP => return Some("main".to_owned()),
            header::TURN_LIGHT => header::turn_light(self.prefs),
            _ => {}
        }
        let next = self.screen.as_mut()?.act(deed, self.prefs);
        self.paint();
        next
    }
}

/// A table and a replay are Leptos views and stand beside the stage.
fn screen_of(page: &Page) -> Option<Box<dyn Screen>> {
    Some(match page {
        Page::Street => Box::new(Street::default()),
        Page::Settings => Box::new(SettingsPage::default()),
        Page::Lobby(game) => Box::new(Lobby::new(*game)),
        Page::Rules(game) => Box::new(Rules(*game)),
        Page::Lost(path) => Box::new(Lost(path.clone())),
        Page::Play(..) | Page::Replay(..) => return None,
    })
}
