//! Whatever comes from outside may be broken: one clear sentence, a way on, and nothing else touched.

use browser_tests::{Browser, Choice, Hands, Outcome, TablePage, Trouble, Viewport, open};
use std::fs;
use taco_street::rules::tacoloco::Tacoloco;
use taco_street::rules::{Game, Record};

const GOOD_KEY: &str = "taco-street/table/tacoloco/you-hard.99";
const GOOD_VALUE: &str = "somebody else's game";

/// One sentence in a heading and a link that leads on.
const SAYS_WHAT_IS_WRONG: &str = "document.querySelector('main h1')?.textContent.trim().length > 10
    && document.querySelector('main a[href], header a[href]') && !document.querySelector('[data-board]')";

async fn with_another_game_stored(test: impl AsyncFn(&Browser) -> Outcome<()>) -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        browser.go("/").await?;
        browser.ask(&format!("localStorage.setItem('{GOOD_KEY}', \"{GOOD_VALUE}\")")).await?;
        test(browser).await?;
        let kept = browser.ask(&format!("return localStorage.getItem('{GOOD_KEY}')")).await?;
        match kept.as_str() {
            Some(GOOD_VALUE) => Ok(()),
            other => Err(Trouble::Contract(format!("another game became {other:?}"))),
        }
    })
    .await
}

/// Opens an address that makes no sense and checks that the page says so, in words that name it.
async fn is_refused(browser: &Browser, path: &str, names: &str) -> Outcome<()> {
    browser.go("/").await?;
    browser.go(path).await?;
    browser.wait_until(SAYS_WHAT_IS_WRONG).await?;
    browser
        .wait_until(&format!("document.querySelector('main').textContent.includes('{names}')"))
        .await
}

fn link(change: impl FnOnce(&mut Record<Tacoloco>)) -> String {
    let mut record = Record::<Tacoloco>::new(Tacoloco::plain_setup(3), 5);
    let position = record.replay().expect("a new game");
    let mut moves = Vec::new();
    position.moves(&mut moves);
    record.moves.push(moves[0]);
    change(&mut record);
    record.to_link()
}

#[tokio::test]
async fn broken_share_links_are_explained() -> Outcome<()> {
    with_another_game_stored(async |browser| {
        let good = link(|_| {});
        let cut = &good[..good.len() - 3];
        let edited = good.replacen('A', "B", 1);
        let long = "A".repeat(1 << 20);
        let other_rules = link(|record| record.rules_version = 999);
        let impossible = link(|record| record.setup.seats = 40);
        let illegal = link(|record| record.moves.push(record.moves[0]));
        for (link, names) in [
            (cut, ""),
            (&edited, ""),
            (&long, ""),
            ("", ""),
            ("%00%ff", ""),
            (&other_rules, "999"),
            (&impossible, "40"),
            (&illegal, "2"),
        ] {
            is_refused(browser, &format!("/tacoloco/replay#{link}"), names).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn impossible_addresses_are_refused_by_name() -> Outcome<()> {
    with_another_game_stored(async |browser| {
        for (query, names) in [
            ("seats=you&seed=1", "1"),
            ("seats=you,easy,easy,easy,easy,easy&seed=1", "6"),
            ("seats=you,robot&seed=1", "robot"),
            ("seats=you,you&seed=1", ""),
            ("seats=you,easy&seed=abc", "abc"),
            ("seats=you,easy&seed=99999999999999999999999", "99999999999999999999999"),
            ("seats=you,easy&seed=1&speed=warp", "warp"),
            ("seats=you,easy&seed=1&flavour=mild", "flavour"),
            ("", ""),
        ] {
            is_refused(browser, &format!("/tacoloco/play?{query}"), names).await?;
        }
        is_refused(browser, "/chess", "chess").await?;
        is_refused(browser, "/tacoloco/cook", "cook").await
    })
    .await
}

#[tokio::test]
async fn a_stored_game_that_is_garbage_is_put_aside_not_dropped() -> Outcome<()> {
    with_another_game_stored(async |browser| {
        let key = "taco-street/table/tacoloco/you-easy.7";
        browser.ask(&format!("localStorage.setItem('{key}', '{{]garbage')")).await?;
        browser.go("/tacoloco/play?seats=you,easy&seed=7&speed=instant").await?;
        browser.wait_until(SAYS_WHAT_IS_WRONG).await?;
        browser.click("main button.button").await?;
        browser.wait_until("document.querySelector('main[data-state=you]')").await?;
        let aside = "Object.entries(localStorage).some(([key, value]) =>
            key.startsWith('taco-street/aside/') && value === '{]garbage')";
        browser.wait_until(aside).await
    })
    .await
}

#[tokio::test]
async fn a_full_storage_is_told_and_the_game_goes_on() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        browser
            .before_each_page(
                "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
            )
            .await?;
        plays_on_unsaved(browser).await
    })
    .await
}

#[tokio::test]
async fn a_forbidden_storage_is_told_and_the_game_goes_on() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        browser
            .before_each_page(
                "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
            )
            .await?;
        plays_on_unsaved(browser).await
    })
    .await
}

async fn plays_on_unsaved(browser: &Browser) -> Outcome<()> {
    let table = TablePage::open(browser, "tacoloco", "you,easy", 7).await?;
    table.play_some(Hands::Pointer, &mut Choice::seeded(1), 1).await?;
    browser
        .wait_until("document.querySelector('[data-not-saved]')?.textContent.length > 20")
        .await?;
    table.play_out(Hands::MovesList, &mut Choice::seeded(1)).await
}

#[tokio::test]
async fn an_imported_file_that_is_no_record_is_explained() -> Outcome<()> {
    with_another_game_stored(async |browser| {
        for (name, text) in [("picture", "GIF89a…".to_owned()), ("large", "x".repeat(600_000))] {
            let file = std::env::temp_dir().join(format!("taco-street-{name}-{}", std::process::id()));
            fs::write(&file, text).map_err(Trouble::File)?;
            browser.go("/").await?;
            browser.choose_file("input[type=file]", &file).await?;
            let told = "[...document.querySelectorAll('[role=alert], [aria-live], .message')].some(e => e.textContent.trim().length > 10)";
            browser.wait_until(told).await?;
            fs::remove_file(&file).map_err(Trouble::File)?;
        }
        Ok(())
    })
    .await
}
