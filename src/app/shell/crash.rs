//! The last resort: if the page panics, the player keeps the game and a way to go on.

use leptos::prelude::{document, window};
use web_sys::Element;

use super::route::href;
use crate::app::storage;
use crate::app::table::saves;
use crate::app::words::{Language, Words};
use crate::rules::GameId;

/// From now on a panic is written to the console and shown to the player.
pub fn catch() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        // Nothing here may panic again, and no signal can be trusted any more: plain elements only.
        let _ = show();
    }));
}

fn show() -> Option<()> {
    let say = &words().shell.crash;
    let body = document().body()?;
    body.set_inner_html("");
    let main = added(&body, "main", "")?;
    main.set_id("crash");
    main.set_class_name("page crash");
    added(&main, "h1", say.title)?;
    added(&main, "p", say.sentence)?;
    if let Some(text) = newest_record() {
        let label = added(&main, "label", say.record)?;
        let area = added(&label, "textarea", &text)?;
        area.set_attribute("readonly", "").ok()?;
        area.set_attribute("rows", "6").ok()?;
    }
    way_out(&main, say.go_on, "button", &window().location().href().ok()?)?
        // The address may differ from the present one in nothing, and would then not be loaded again.
        .set_attribute("onclick", "location.reload(); return false")
        .ok()?;
    way_out(&main, words().shell.to_street, "button quiet", &href("/"))?;
    Some(())
}

/// A link that loads the page afresh: the router behind the others may be broken.
fn way_out(main: &Element, text: &str, class: &str, href: &str) -> Option<Element> {
    let link = added(main, "a", text)?;
    link.set_class_name(class);
    link.set_attribute("href", href).ok()?;
    link.set_attribute("rel", "external").ok()?;
    Some(link)
}

fn added(parent: &Element, name: &str, text: &str) -> Option<Element> {
    let child = document().create_element(name).ok()?;
    child.set_text_content(Some(text));
    parent.append_child(&child).ok()?;
    Some(child)
}

/// The language as the page itself has it.
fn words() -> &'static Words {
    let tag = document().document_element().and_then(|root| root.get_attribute("lang"));
    Language::ALL
        .into_iter()
        .find(|language| Some(language.tag()) == tag.as_deref())
        .unwrap_or(Language::English)
        .words()
}

/// The game that was saved last, as the text of its file.
fn newest_record() -> Option<String> {
    let newest = GameId::ALL
        .into_iter()
        .filter_map(|game| saves::list(game).into_iter().next())
        .max_by_key(|entry| entry.when())?;
    storage::read(&newest.key).map(saves::file_text)
}
