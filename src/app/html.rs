//! Markup as text, set into the page as a whole. Leptos makes code for every element of a view, about 400 bytes each;
//! text costs what it is long. Whatever is not written here or in [`super::art`] goes through [`escaped`].

use super::art::Glyph;

pub use super::art::{card_back, card_face};

/// A text as it may stand between tags and in quoted attributes.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

/// An element around markup. `opening` is its name with its attributes, such as `p class="hint"`.
pub fn tag(opening: &str, markup: &str) -> String {
    let name = opening.split(' ').next().unwrap_or_default();
    ["<", opening, ">", markup, "</", name, ">"].concat()
}

/// An element around plain words.
pub fn text(opening: &str, words: &str) -> String {
    tag(opening, &escaped(words))
}

/// One glyph, as large as its text unless a class says otherwise. The words beside it carry the meaning.
pub fn icon(glyph: Glyph, class: &str) -> String {
    let drawing = glyph.placed(0, 0, 64);
    format!(r#"<svg class="icon {class}" viewBox="0 0 64 64" aria-hidden="true">{drawing}</svg>"#)
}

/// A glyph and the words beside it.
pub fn labelled(glyph: Glyph, words: &str) -> String {
    icon(glyph, "") + &escaped(words)
}

/// Words only for those who do not see what stands around them; the space keeps them apart from what precedes.
pub fn unseen(words: &str) -> String {
    [r#"<span class="visually-hidden"> "#, &escaped(words), "</span>"].concat()
}

/// A link that looks as its class says.
pub fn link(class: &str, href: &str, markup: &str) -> String {
    tag(&format!(r#"a class="{class}" href="{}""#, escaped(href)), markup)
}
