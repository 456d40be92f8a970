//! Every screen against the accessibility rules, by day and by night.

use browser_tests::{Browser, Choice, Hands, Motion, Outcome, Scheme, TablePage, Viewport, open};

const SEED: u32 = 7;

/// Checks the screen that `show` brings up. Reduced motion, so that no colour is caught halfway through a transition.
async fn check(show: impl AsyncFn(&Browser) -> Outcome<()>) -> Outcome<()> {
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

#[tokio::test]
async fn the_street_is_accessible() -> Outcome<()> {
    check(async |browser| browser.go("/").await).await
}

#[tokio::test]
async fn the_lobby_is_accessible() -> Outcome<()> {
    check(async |browser| browser.go("/tacoloco").await).await
}

#[tokio::test]
async fn the_rules_are_accessible() -> Outcome<()> {
    check(async |browser| {
        browser.go("/tacoloco/rules").await?;
        browser.wait_until("document.querySelector('.chapter figure svg')").await
    })
    .await
}

#[tokio::test]
async fn the_settings_are_accessible() -> Outcome<()> {
    check(async |browser| browser.go("/settings").await).await
}

#[tokio::test]
async fn the_table_is_accessible() -> Outcome<()> {
    check(async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        table.play_some(Hands::Pointer, &mut Choice::seeded(3), 3).await
    })
    .await
}

#[tokio::test]
async fn the_result_is_accessible() -> Outcome<()> {
    check(async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        table.play_out(Hands::Pointer, &mut Choice::seeded(4)).await
    })
    .await
}
