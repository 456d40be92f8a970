//! Every screen against the accessibility rules, by day and by night.

use browser_tests::{Choice, Hands, Outcome, TablePage, is_accessible_day_and_night};

const SEED: u32 = 7;

#[tokio::test]
async fn the_street_is_accessible() -> Outcome<()> {
    is_accessible_day_and_night(async |browser| browser.go("/").await).await
}

#[tokio::test]
async fn the_lobby_is_accessible() -> Outcome<()> {
    is_accessible_day_and_night(async |browser| browser.go("/tacoloco").await).await
}

#[tokio::test]
async fn the_rules_are_accessible() -> Outcome<()> {
    is_accessible_day_and_night(async |browser| {
        browser.go("/tacoloco/rules").await?;
        browser.wait_until("document.querySelector('.chapter figure svg')").await
    })
    .await
}

#[tokio::test]
async fn the_settings_are_accessible() -> Outcome<()> {
    is_accessible_day_and_night(async |browser| browser.go("/settings").await).await
}

#[tokio::test]
async fn the_table_is_accessible() -> Outcome<()> {
    is_accessible_day_and_night(async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        table.play_some(Hands::Pointer, &mut Choice::seeded(3), 3).await
    })
    .await
}

#[tokio::test]
async fn the_result_is_accessible() -> Outcome<()> {
    is_accessible_day_and_night(async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        table.play_out(Hands::Pointer, &mut Choice::seeded(4)).await
    })
    .await
}
