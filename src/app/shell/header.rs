//! The bar at the head of every page but the table.

use leptos::prelude::window;

use super::route::href;
use crate::app::art::{Glyph, garland, lettering};
use crate::app::html::{escaped, icon, link, tag};
use crate::app::settings::{Prefs, Settings, Theme};

/// What the button for day and night does, on every page.
pub const TURN_LIGHT: &str = "light";

/// A page with its bar: the way home under a string of paper flags.
/// `attributes` are those of its main part.
pub fn page(settings: &Settings, attributes: &str, markup: &str) -> String {
    let home = link("home-link", &href("/"), &lettering("TACO STREET", ""));
    let header = tag(r#"header class="page-header""#, &[garland(), home, tools(settings)].concat());
    header + &tag(&format!(r#"main id="main" tabindex="-1" {attributes}"#), markup)
}

/// Day or night, and the way to the settings.
pub fn tools(settings: &Settings) -> String {
    let say = &settings.language.words().shell;
    let (glyph, label) = match is_night(settings.theme) {
        true => (Glyph::Sun, say.to_day),
        false => (Glyph::Moon, say.to_night),
    };
    let light = format!(r#"button type="button" class="icon-button" data-do="{TURN_LIGHT}""#);
    let way = format!(r#"a class="icon-button" href="{}""#, escaped(&href("/settings")));
    tag(
        &format!(r#"nav class="tools" aria-label="{}""#, escaped(say.tools)),
        &(pictured(&light, glyph, label) + &pictured(&way, Glyph::Settings, say.settings.title)),
    )
}

/// A control that shows a glyph and tells its name to those who ask.
fn pictured(opening: &str, glyph: Glyph, name: &str) -> String {
    let name = escaped(name);
    let hidden = tag(r#"span class="visually-hidden""#, &name);
    tag(&format!(r#"{opening} title="{name}""#), &(icon(glyph, "") + &hidden))
}

pub fn turn_light(prefs: Prefs) {
    prefs.change(|settings| {
        settings.theme = if is_night(settings.theme) { Theme::Day } else { Theme::Night };
    });
}

fn is_night(theme: Theme) -> bool {
    match theme {
        Theme::Day => false,
        Theme::Night => true,
        Theme::Auto => window()
            .match_media("(prefers-color-scheme: dark)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches()),
    }
}
