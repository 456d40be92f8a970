//! The menu of a table: its deal, rules, settings, and the game as a link or a file.

use super::session::{Session, Told};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::shell::route::href;
use crate::app::words::TableWords;

pub fn menu_html(session: &Session) -> String {
    let words = &session.words.table;
    let link = |path: String, glyph, label| {
        format!(r#"<a class="button quiet" href="{}">{}{label}</a>"#, href(&path), icon(glyph, ""))
    };
    format!(
        r#"{close}<h2>{menu}</h2><p class="soft">{seed}</p><div class="button-row">{rules}{settings}{share}</div>"#,
        close = close_button(words),
        menu = words.menu,
        seed = words.seed.with([&session.play.seed()]),
        rules = link(format!("/{}/rules", session.address.game.slug()), Glyph::Rules, words.rules),
        settings = link("/settings".to_owned(), Glyph::Settings, words.settings),
        share = share_html(&session.told, words),
    )
}

/// Closes the sheet it stands in.
pub fn close_button(words: &TableWords) -> String {
    let (icon, label) = (icon(Glyph::Cross, ""), words.close);
    format!(
        r#"<button type="button" class="button quiet sheet-close" data-do="close">{icon}<span>{label}</span></button>"#
    )
}

/// Copy a link, download the file.
pub fn share_html(told: &Told, words: &TableWords) -> String {
    let told = match told {
        Told::Nothing => String::new(),
        Told::Copied => format!("<p>{}</p>", words.link_copied),
        Told::NotCopied(link) => format!(
            r#"<p>{}</p><p><input type="text" readonly aria-label="{}" value="{}"></p>"#,
            words.link_not_copied,
            words.copy_link,
            escaped(link)
        ),
    };
    format!(
        r#"<button type="button" class="button quiet" data-do="copy">{}{}</button><button type="button" class="button quiet" data-do="export">{}{}</button><div class="told" aria-live="polite">{told}</div>"#,
        icon(Glyph::Share, ""),
        words.copy_link,
        icon(Glyph::Download, ""),
        words.download
    )
}
