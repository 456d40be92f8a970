//! Where every page stands: each is text made from what it knows, and is told what is done on it.
//!
//! One listener serves all pages. A control says with `data-do` what it does, a thing on a table with `data-move`,
//! `data-step` or `data-refused` what pressing it means. What depends on it follows by making the page's text again and
//! writing the differences.

use std::cell::RefCell;

use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent, MouseEvent};

use super::canvas::Canvas;
use super::header;
use super::lobby::Lobby;
use super::lost::Lost;
use super::page::{focus, opened};
use super::route::Page;
use super::rules_page::Rules;
use super::settings::SettingsPage;
use super::street::Street;
use crate::app::settings::{Prefs, Settings};
use crate::app::table::{replay_screen, table_screen};
use crate::app::words::Words;

/// A page that is made of text.
pub trait Screen {
    fn title(&self, words: &Words) -> String;

    /// What stands around the parts of a page that has several; set once, when the page opens.
    fn frame(&self, _words: &Words) -> String {
        String::new()
    }

    /// The text of a page that is all one part.
    fn html(&self, _settings: &Settings) -> String {
        String::new()
    }

    fn paint(&mut self, canvas: &mut Canvas, settings: &Settings) {
        canvas.whole(self.html(settings));
    }

    /// Does what was asked for; the focus then goes to what the answer selects, or stays.
    fn act(&mut self, _deed: &Deed, _prefs: Prefs) -> Option<String> {
        None
    }

    /// Something on a table was touched. The focus goes as with [`Screen::act`].
    fn touch(&mut self, _touch: Touch) -> Option<String> {
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

/// What somebody does with the things on a table.
pub enum Touch {
    /// Plays the move of this name; from the list of moves or not, with the keyboard or not.
    Move { key: String, listed: bool, by_keyboard: bool },
    /// Picks something up or puts it down.
    Step { name: String, by_keyboard: bool },
    /// Tries what cannot be done, for this reason.
    Refused(String),
    /// Looks at something, or, if the name is empty, at nothing any more.
    Eye(String),
    /// Presses the Escape key.
    Escape,
}

struct Stage {
    prefs: Prefs,
    page: Option<Page>,
    screen: Option<Box<dyn Screen>>,
    canvas: Canvas,
    /// What is looked at.
    eyed: String,
}

thread_local! {
    static STAGE: RefCell<Option<Stage>> = const { RefCell::new(None) };
}

/// Both what the link past the header does and its name.
const PAST_HEADER: &str = "past-header";

/// The elements that the stage fills: the first stop of the Tab key, past the header, and the page.
pub const FRAME: &str =
    r#"<a class="skip-link" id="past-header" data-do="past-header"></a><div id="screen"></div>"#;

const HEARD: [&str; 8] =
    ["click", "input", "submit", "keydown", "pointerover", "pointerout", "focusin", "focusout"];

/// Shows every page, in the language and light of the moment.
pub fn direct(page: RwSignal<Page>, prefs: Prefs) {
    let canvas = Canvas::new("screen");
    STAGE.set(Some(Stage { prefs, page: None, screen: None, canvas, eyed: String::new() }));
    Effect::new(move |_| {
        let (page, settings) = (page.get(), prefs.get());
        on_stage(|stage| stage.turn_to(page, &settings));
    });
    for kind in HEARD {
        let _ = window_event_listener_untyped(kind, hear);
    }
}

/// Shows the page once more, after something has changed that it looks at.
pub fn repaint() {
    on_stage(Stage::paint);
}

/// Events that come while the page is being painted come from the painting: nobody has done anything.
fn on_stage<T: Default>(act: impl FnOnce(&mut Stage) -> T) -> T {
    STAGE.with(|stage| {
        stage
            .try_borrow_mut()
            .ok()
            .and_then(|mut stage| stage.as_mut().map(act))
            .unwrap_or_default()
    })
}

fn hear(event: Event) {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return;
    };
    let within = |selector: &str| target.closest(selector).ok().flatten();
    let next = match event.type_().as_str() {
        "click" => within(":is(a,button)[data-do],[data-move],[data-step],[data-refused]")
            .and_then(|pressed| press(&event, pressed)),
        "input" => within(":is(input,select)[data-do]").and_then(|control| act(&event, control)),
        "submit" => within("form[data-do]").and_then(|control| act(&event, control)),
        "keydown" => (event.unchecked_ref::<KeyboardEvent>().key() == "Escape")
            .then(|| on_stage(|stage| stage.touch(Touch::Escape)))
            .flatten(),
        kind => {
            let gone = matches!(kind, "pointerout" | "focusout");
            let eyed = if gone { None } else { within("[data-eyed]") };
            let name = eyed.and_then(|eyed| eyed.get_attribute("data-eyed")).unwrap_or_default();
            on_stage(|stage| stage.look_at(name));
            None
        }
    };
    if let Some(next) = next {
        focus(&next);
    }
}

fn press(event: &Event, pressed: Element) -> Option<String> {
    // A press of the Enter or space key comes as a click of no button.
    let by_keyboard = event.unchecked_ref::<MouseEvent>().detail() == 0;
    let touch = if let Some(key) = pressed.get_attribute("data-move") {
        let listed = pressed.closest("[data-moves-list]").ok().flatten().is_some();
        Touch::Move { key, listed, by_keyboard }
    } else if let Some(name) = pressed.get_attribute("data-step") {
        Touch::Step { name, by_keyboard }
    } else if let Some(reason) = pressed.get_attribute("data-refused") {
        Touch::Refused(reason)
    } else {
        return act(event, pressed);
    };
    on_stage(|stage| stage.touch(touch))
}

fn act(event: &Event, control: Element) -> Option<String> {
    event.prevent_default();
    let what = control.get_attribute("data-do").unwrap_or_default();
    let deed = Deed { what, control: control.unchecked_into() };
    on_stage(|stage| stage.act(&deed))
}

impl Stage {
    fn turn_to(&mut self, page: Page, settings: &Settings) {
        let words = settings.language.words();
        if let Some(link) = document().get_element_by_id(PAST_HEADER) {
            link.set_text_content(Some(words.shell.skip));
            // The address is complete because the page's base would make a bare fragment lead to the street.
            let here = window().location().pathname().unwrap_or_default() + "#main";
            let _ = link.set_attribute("href", &here);
        }
        if self.page.as_ref() == Some(&page) {
            self.paint();
            return;
        }
        // The page that is left goes first: what it still waits for is not wanted any more.
        self.screen = None;
        self.screen = screen_of(&page);
        self.page = Some(page);
        self.eyed.clear();
        if let Some(screen) = &self.screen {
            self.canvas.clear(&screen.frame(words));
            // What takes the focus by itself does so after the page has.
            opened();
            self.paint();
        }
    }

    fn paint(&mut self) {
        let Some(screen) = &mut self.screen else { return };
        let settings = self.prefs.get_untracked();
        document().set_title(&screen.title(settings.language.words()));
        screen.paint(&mut self.canvas, &settings);
    }

    fn act(&mut self, deed: &Deed) -> Option<String> {
        match deed.what.as_str() {
            PAST_HEADER => return Some("main".to_owned()),
            header::TURN_LIGHT => header::turn_light(self.prefs),
            _ => {}
        }
        let next = self.screen.as_mut()?.act(deed, self.prefs);
        self.paint();
        next
    }

    fn touch(&mut self, touch: Touch) -> Option<String> {
        let next = self.screen.as_mut()?.touch(touch);
        self.paint();
        next
    }

    fn look_at(&mut self, name: String) {
        if self.eyed != name {
            self.eyed.clone_from(&name);
            self.touch(Touch::Eye(name));
        }
    }
}

fn screen_of(page: &Page) -> Option<Box<dyn Screen>> {
    Some(match page {
        Page::Street => Box::new(Street::default()),
        Page::Settings => Box::new(SettingsPage::default()),
        Page::Lobby(game) => Box::new(Lobby::new(*game)),
        Page::Rules(game) => Box::new(Rules::new(*game)),
        Page::Lost(path) => Box::new(Lost(path.clone())),
        Page::Play(game, query) => return table_screen(*game, query),
        Page::Replay(game, record) => return replay_screen(*game, record),
    })
}
