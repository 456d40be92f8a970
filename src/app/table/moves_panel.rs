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
    /// The step that picks up what this move is about, and its name.
    pub group: Option<(String, String)>,
}

/// Every legal move as a button in plain words: the keyboard's and the screen reader's way to play.
pub fn moves_html(offers: &[Offer], picked: &str, words: &Words) -> String {
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
    let folded = offers.len() > UNFOLDED;
    let mut group = None;
    for offer in offers {
        if folded && offer.group != group {
            html +=
                &offer.group.as_ref().map(|group| group_html(group, picked)).unwrap_or_default();
            group.clone_from(&offer.group);
        }
        let hidden = group.as_ref().is_some_and(|(step, _)| !is_open(step, picked));
        if !(folded && hidden) {
            let text = escaped(&offer.words);
            html += &format!(
                r#"<li><button type="button" class="offer" data-move="{}">{text}</button></li>"#,
                offer.key
            );
        }
    }
    html + "</ol></section>"
}

/// A longer list is folded by what its moves are about.
const UNFOLDED: usize = 12;

/// What is picked up may be a part of the group's own thing.
fn is_open(step: &str, picked: &str) -> bool {
    picked.strip_prefix(step).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

fn group_html((step, name): &(String, String), picked: &str) -> String {
    let open = is_open(step, picked);
    let name = escaped(name);
    format!(
        r#"<li><button type="button" class="offer group" data-step="{step}" aria-expanded="{open}">{name}</button></li>"#
    )
}
