use super::menu::close_button;
use crate::app::html::escaped;
use crate::app::words::Words;
use crate::rules::Seat;

/// A legal move by its name in the page and in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub key: String,
    pub words: String,
    pub is_pass: bool,
    /// The seat whose chip makes this move when it is pressed.
    pub seat: Option<Seat>,
}

/// Every legal move as a button in plain words: the keyboard's and the screen reader's way to play.
pub fn moves_html(offers: &[Offer], words: &Words) -> String {
    let words = &words.table;
    let mut html = format!(
        r#"{}<section aria-label="{1}" data-moves-list><h2>{1}</h2>"#,
        close_button(words),
        words.moves
    );
    if offers.is_empty() {
        return html + &format!(r#"<p class="soft">{}</p></section>"#, words.no_moves_now);
    }
    html += &format!(r#"<p class="soft">{}</p><ol class="offers">"#, words.moves_lead);
    for offer in offers {
        let text = escaped(&offer.words);
        html += &format!(
            r#"<li><button type="button" class="offer" data-move="{}">{text}</button></li>"#,
            offer.key
        );
    }
    html + "</ol></section>"
}
