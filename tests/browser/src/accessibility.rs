//! Checking a page against the accessibility rules of axe-core.

use crate::browser::{Browser, open, setting};
use crate::emulation::{Motion, Scheme, Viewport};
use crate::trouble::{Outcome, Trouble};
use std::fs;

/// WCAG 2.2 AA with everything below it, and axe's own advice. Answers with one readable paragraph per broken rule.
const RUN_AXE: &str = "
    const done = arguments[0];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    axe.run(document, { runOnly: { type: 'tag', values: tags } }).then(
        ({ violations }) => done(violations.map(rule =>
            `${rule.id} (${rule.impact}): ${rule.help}` + rule.nodes.map(node =>
                `\\n  ${node.target.join(' ')}\\n    ${node.failureSummary.replace(/\\s+/g, ' ')}`).join(''))),
        error => done([`axe failed: ${error}`]));";

impl Browser {
    /// Fails with every accessibility rule that the page breaks as it stands.
    pub async fn is_accessible(&self) -> Outcome<()> {
        let axe = fs::read_to_string(setting("TACO_STREET_AXE")?).map_err(Trouble::File)?;
        self.ask(&axe).await?;
        let answer = self.ask_later(RUN_AXE).await?;
        let broken: Vec<String> = serde_json::from_value(answer)
            .map_err(|error| Trouble::Contract(format!("axe's answer is unreadable: {error}")))?;
        if broken.is_empty() { Ok(()) } else { Err(Trouble::Inaccessible(broken)) }
    }
}

/// Checks the screen that `show` brings up on a phone, by day and by night. Reduced motion, so that no colour is caught
/// halfway through a transition.
pub async fn is_accessible_day_and_night(
    show: impl AsyncFn(&Browser) -> Outcome<()>,
) -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        for scheme in [Scheme::Light, Scheme::Dark] {
            browser.prefer(scheme, Motion::Reduced).await?;
            show(browser).await?;
            browser.is_accessible().await?;
        }
        Ok(())
    })
    .await
}
