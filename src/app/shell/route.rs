//! Which page is open, and how to get to another, wherever the site is hosted.
//!
//! The router is our own because a general one was 37 of the 160 kB that the site may take to load, for seven pages that
//! one `match` tells apart. The browser's history is the only state: whoever changes it announces it the way the browser
//! does, with `popstate`, and the page follows.

use js_sys::{Array, decode_uri};
use leptos::ev::{Event, MouseEvent};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement, Url, UrlSearchParams};

use super::catalog::offer;
use super::page::land;
use crate::rules::GameId;

/// A page and everything of its address that it depends on.
#[derive(Clone, PartialEq, Eq)]
pub enum Page {
    Street,
    Settings,
    Lobby(GameId),
    Rules(GameId),
    /// A game that can be played, and its parameters as they are written in the address.
    Play(GameId, String),
    /// A game that can be played, and the record behind the `#`.
    Replay(GameId, String),
    /// Nothing is at this path.
    Lost(String),
}

impl Page {
    /// The page of the window's address.
    fn here() -> Self {
        let location = window().location();
        let path = location.pathname().unwrap_or_default();
        let path = path.strip_prefix(&base()).unwrap_or(&path);
        let game = |slug| GameId::from_slug(slug);
        let open = |slug| game(slug).filter(|game| offer(*game).open().is_some());
        let page = match *path.trim_matches('/').split('/').collect::<Vec<_>>() {
            [""] => Some(Self::Street),
            ["settings"] => Some(Self::Settings),
            [slug] => game(slug).map(Self::Lobby),
            [slug, "rules"] => game(slug).map(Self::Rules),
            [slug, "play"] => {
                open(slug).map(|game| Self::Play(game, location.search().unwrap_or_default()))
            }
            [slug, "replay"] => open(slug).map(|game| Self::Replay(game, fragment())),
            _ => None,
        };
        page.unwrap_or_else(|| {
            let readable = decode_uri(path).ok().and_then(|path| path.as_string());
            Self::Lost(readable.unwrap_or_else(|| path.to_owned()))
        })
    }
}

/// The page that is open, from now on in step with the window's address.
pub fn follow() -> RwSignal<Page> {
    let page = RwSignal::new(Page::here());
    let look = move |_: Event| {
        let now = Page::here();
        if page.with_untracked(|before| *before == now) {
            // Another place on the same page.
            land(false);
        } else {
            page.set(now);
        }
    };
    window_event_listener_untyped("popstate", look);
    window_event_listener_untyped("hashchange", look);
    window_event_listener_untyped("click", |event| take_over(event.unchecked_ref()));
    page
}

/// Opens a path such as `/tacoloco?seed=7`; with `replace`, in the place of the present one in the history.
pub fn navigate(path: &str, replace: bool) {
    let (window, address) = (window(), href(path));
    let Ok(history) = window.history() else { return };
    let (state, address) = (JsValue::NULL, Some(address.as_str()));
    let done = if replace {
        history.replace_state_with_url(&state, "", address)
    } else {
        window.scroll_to_with_x_and_y(0.0, 0.0);
        history.push_state_with_url(&state, "", address)
    };
    if let (Ok(()), Ok(event)) = (done, Event::new("popstate")) {
        let _ = window.dispatch_event(&event);
    }
}

/// A plain click on a link of ours needs no loading; any other (a new tab, a download, another site) is the browser's.
fn take_over(event: &MouseEvent) {
    let plain = event.button() == 0
        && !(event.meta_key() || event.ctrl_key() || event.shift_key() || event.alt_key());
    if !plain || event.default_prevented() {
        return;
    }
    let link = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .and_then(|element| {
            element.closest("a[href]:not([target],[download],[rel],[data-do])").ok()?
        })
        .map(JsCast::unchecked_into::<HtmlAnchorElement>);
    let path = link.and_then(|link| {
        let ours = Some(link.origin()) == window().location().origin().ok();
        let path = link.pathname().strip_prefix(&base())?.to_owned();
        (ours && path.starts_with('/')).then(|| path + &link.search() + &link.hash())
    });
    if let Some(path) = path {
        event.prevent_default();
        navigate(&path, false);
    }
}

/// The names and values of an address's parameters, in their order; whoever wrote the address may have written anything.
pub fn query_pairs(query: &str) -> Vec<(String, String)> {
    let Ok(params) = UrlSearchParams::new_with_str(query) else { return Vec::new() };
    let text = |pair: &Array, index| pair.get(index).as_string().unwrap_or_default();
    Array::from(&params)
        .iter()
        .map(|pair| pair.unchecked_into::<Array>())
        .map(|pair| (text(&pair, 0), text(&pair, 1)))
        .collect()
}

/// What stands behind the `#` of the window's address.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// The path the site lives under, without a slash at the end; empty at the root of a host.
fn base() -> String {
    document()
        .base_uri()
        .ok()
        .flatten()
        .and_then(|uri| Url::new(&uri).ok())
        .map(|url| url.pathname().trim_end_matches('/').to_owned())
        .unwrap_or_default()
}

/// The address of a path such as `/tacoloco/rules`, for links.
pub fn href(path: &str) -> String {
    base() + path
}
