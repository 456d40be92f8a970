use super::session::{Phase, Session};
use crate::app::art::Glyph;
use crate::app::html::{escaped, icon};

/// Covers the table while the device changes hands. What it hides is not in the page at all.
pub fn curtain_html(session: &Session) -> String {
    let Phase::Curtain(seat) = session.phase else { return String::new() };
    let (words, name) = (&session.words.table, session.name(seat));
    format!(
        r#"<section class="curtain" aria-labelledby="curtain-title"><div class="panel">{people}<h2 id="curtain-title">{title}</h2><p>{lead}</p><button type="button" class="button" data-step="curtain">{answer}</button></div></section>"#,
        people = icon(Glyph::People, "big"),
        title = escaped(&words.give_the_device.with([&name])),
        lead = words.curtain_lead,
        answer = escaped(&words.i_am.with([&name])),
    )
}
