//! The strip that asks for a reply to somebody else's play. It leaves the board free.

use leptos::prelude::*;

use super::game::TableGame;
use super::listen::SILENT;
use super::moves_panel::Offer;
use super::session::Session;
use crate::app::html::escaped;
use crate::app::words::words_now;

/// `offers` are the words of `moves`; nothing is asked while there are none.
pub fn reply_html<G: TableGame>(
    session: Session<G>,
    moves: &[G::Move],
    offers: &[Offer],
) -> String {
    let words = &words_now().table;
    if moves.is_empty() || !session.view.with(|view| view.is_reply()) {
        return String::new();
    }
    let mut html =
        format!(r#"<div class="reply-strip" role="group" aria-label="{}">"#, words.what_to_do);
    for Offer { key, words, is_pass } in offers {
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
