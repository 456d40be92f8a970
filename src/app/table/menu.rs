//! The menu of a table: its deal, rules, settings, and the game as a link or a file.

use super::game::TableGame;
use super::listen::Told;
use super::session::Session;
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};
use crate::app::shell::route::href;
use crate::app::words::words_now;

pub fn menu_html<G: TableGame>(session: Session<G>, told: &Told) -> String {
    let words = &words_now().table;
    let link = |path: String, glyph, label| {
        format!(r#"<a class="button quiet" href="{}">{}{label}</a>"#, href(&path), icon(glyph, ""))
    };
    format!(
        r#"{close}<h2>{menu}</h2><p class="soft">{seed}</p><div class="button-row">{rules}{settings}{share}</div>"#,
        close = close_button(),
        menu = words.menu,
        seed = (words.seed)(session.record().seed),
        rules = link(format!("/{}/rules", G::ID.slug()), Glyph::Rules, words.rules),
        settings = link("/settings".to_owned(), Glyph::Settings, words.settings),
        share = share_html(told),
    )
}

/// Closes the sheet it stands in.
pub fn close_button() -> String {
    let (icon, label) = (icon(Glyph::Cross, ""), words_now().table.close);
    format!(
        r#"<button type="button" class="button quiet sheet-close" data-tool="close">{icon}<span>{label}</span></button>"#
    )
}

/// Copy a link, download the file.
pub fn share_html(told: &Told) -> String {
    let words = &words_now().table;
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
        r#"<button type="button" class="button quiet" data-tool="copy">{}{}</button><button type="button" class="button quiet" data-tool="export">{}{}</button><div class="told" aria-live="polite">{told}</div>"#,
        icon(Glyph::Share, ""),
        words.copy_link,
        icon(Glyph::Download, ""),
        words.download
    )
}
