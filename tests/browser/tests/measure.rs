//! How fast the page is there.

use browser_tests::{Outcome, Viewport, open};

/// Notes when the app takes over from the page's own first words.
const NOTE_TAKEOVER: &str = "
    new MutationObserver((_, observer) => {
        if (document.body && document.querySelector('main') && !document.getElementById('loading')) {
            performance.mark('app');
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true });";

const PAINTED: &str = "performance.getEntriesByName('first-contentful-paint').length > 0";

const TIMES: &str = "
    const at = entry => entry ? Math.round(entry.startTime) + ' ms' : 'not seen';
    const resources = performance.getEntriesByType('resource');
    return 'first paint ' + at(performance.getEntriesByName('first-contentful-paint')[0])
        + ', app ready ' + at(performance.getEntriesByName('app')[0])
        + ', ' + resources.length + ' files';";

#[tokio::test]
#[ignore = "measures instead of checking; run by `cargo xtask bench`"]
async fn measure() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        browser.before_each_page(NOTE_TAKEOVER).await?;
        for visit in ["first visit", "second visit"] {
            browser.go("/").await?;
            browser.wait_until(PAINTED).await?;
            let times = browser.ask(TIMES).await?;
            println!("{visit}: {}", times.as_str().unwrap_or("no times"));
        }
        Ok(())
    })
    .await
}
