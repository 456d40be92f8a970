//! The strip that asks for a reply to somebody else's play. It leaves the board free.

use super::listen::SILENT;
use super::moves_panel::Offer;
use super::session::Session;
use crate::app::html::escaped;

/// Nothing is asked while nobody is on.
pub fn reply_html(session: &Session) -> String {
    let words = &session.words.table;
    if session.offers.is_empty() || !session.play.is_reply() {
        return String::new();
    }
    let mut html =
        format!(r#"<div class="reply-strip" role="group" aria-label="{}">"#, words.what_to_do);
    for Offer { key, words, is_pass, .. } in &session.offers {
        let class = if *is_pass { "button quiet" } else { "button" };
        let text = escaped(words);
        html +=
            &format!(r#"<button type="button" class="{class}" data-move="{key}">{text}</button>"#);
    }
    html + &format!(
        r#"<button type="button" class="button quiet" data-move="{SILENT}">{}</button></div>"#,
        words.not_until_my_turn
    )
}
