//! A button that asks once more before it does what cannot be undone.

use super::stage::Deed;
use crate::app::art::Glyph;
use crate::app::html::{escaped, labelled, tag, text, unseen};
use crate::app::words::Words;

const ASK: &str = "ask";
const SURE: &str = "sure";
const KEEP: &str = "keep";

/// The thing that is being asked about, if any: only one at a time.
#[derive(Default)]
pub struct Confirm(Option<String>);

/// What a press on one of the buttons came to.
pub enum Answer {
    /// Nothing yet. The button that was pressed is gone: this one takes the focus.
    Focus(String),
    /// Do it to this thing.
    Sure(String),
}

impl Confirm {
    /// The button for `thing`. `subject` tells several of them apart for those who do not see what stands beside them.
    pub fn html(&self, words: &Words, label: &str, thing: &str, subject: &str) -> String {
        let button = |class: &str, deed: &str| {
            let value = escaped(thing);
            format!(
                r#"button type="button" class="button {class}" data-do="{deed}" value="{value}""#
            )
        };
        let buttons = if self.0.as_deref() == Some(thing) {
            text(&button("danger", SURE), words.shell.sure)
                + &text(&button("quiet", KEEP), words.shell.keep)
        } else {
            tag(&button("quiet", ASK), &(labelled(Glyph::Trash, label) + &unseen(subject)))
        };
        tag(r#"span class="confirm""#, &buttons)
    }

    /// `None` if the deed was done with another control.
    pub fn act(&mut self, deed: &Deed) -> Option<Answer> {
        let what = deed.what.as_str();
        if ![ASK, SURE, KEEP].contains(&what) {
            return None;
        }
        let thing = deed.control.value();
        self.0 = (what == ASK).then(|| thing.clone());
        // The harmless one of those that stand there next.
        let next = if what == ASK { KEEP } else { ASK };
        Some(match what {
            SURE => Answer::Sure(thing),
            _ => Answer::Focus(format!(r#"[data-do={next}][value="{thing}"]"#)),
        })
    }
}
