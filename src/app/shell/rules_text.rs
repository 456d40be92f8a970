//! The text of a rules page: a file per game and language in `public/rules`, fetched when somebody comes near it, because
//! most visits do without.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::window;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::route::href;
use super::stage::repaint;
use crate::ai::wire::BUILD;
use crate::app::words::Language;
use crate::rules::GameId;

#[derive(Clone, PartialEq)]
pub enum RulesText {
    Loading,
    Missing,
    /// Lines of markup. `# id title` begins a chapter, `! picture | caption` asks the game for a picture.
    Here(Rc<str>),
}

thread_local! {
    static TEXTS: RefCell<Vec<(GameId, Language, RulesText)>> = const { RefCell::new(Vec::new()) };
}

/// The text as far as it is there. What is not is fetched, and the page is painted again when it arrives.
pub fn rules_text(game: GameId, language: Language) -> RulesText {
    let known = TEXTS.with_borrow(|texts| {
        let entry = texts.iter().find(|entry| (entry.0, entry.1) == (game, language));
        entry.map(|entry| entry.2.clone())
    });
    known.unwrap_or_else(|| {
        keep(game, language, RulesText::Loading);
        spawn_local(async move {
            let text = fetched(game, language).await;
            keep(
                game,
                language,
                text.map_or(RulesText::Missing, |text| RulesText::Here(text.into())),
            );
            repaint();
        });
        RulesText::Loading
    })
}

/// Forgets that a text could not be had, so that it is asked for again.
pub fn try_again() {
    TEXTS.with_borrow_mut(|texts| texts.retain(|entry| entry.2 != RulesText::Missing));
}

fn keep(game: GameId, language: Language, text: RulesText) {
    TEXTS.with_borrow_mut(|texts| {
        texts.retain(|entry| (entry.0, entry.1) != (game, language));
        texts.push((game, language, text));
    });
}

async fn fetched(game: GameId, language: Language) -> Option<String> {
    let file = format!("/rules/{}.{}.txt?v={BUILD}", game.slug(), language.tag());
    let response = JsFuture::from(window().fetch_with_str(&href(&file))).await.ok()?;
    let field = |name: &str| Reflect::get(&response, &JsValue::from_str(name)).ok();
    if !field("ok")?.is_truthy() {
        return None;
    }
    let reading = field("text")?.dyn_into::<Function>().ok()?.call0(&response).ok()?;
    JsFuture::from(reading.dyn_into::<Promise>().ok()?).await.ok()?.as_string()
}
