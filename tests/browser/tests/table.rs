//! What the table offers beyond playing: undo, hints, and bots that survive trouble.

use browser_tests::{Choice, Hands, Outcome, TablePage, Trouble, Viewport, open};

const SEED: u32 = 7;

fn ply_is(ply: u32) -> String {
    format!("document.querySelector('main').dataset.ply === '{ply}'")
}

#[tokio::test]
async fn a_practice_table_takes_every_move_back() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        browser.go("/tacoloco/play?seats=you,easy,easy&seed=7&speed=instant&practice=on").await?;
        let table = TablePage::at(browser);
        table.wait_for_you_or_over().await?;
        let before = table.ply().await?;
        table.play_some(Hands::MovesList, &mut Choice::seeded(1), 1).await?;
        table.wait_for_you_or_over().await?;
        browser.click("[data-do=undo]").await?;
        browser.wait_until(&ply_is(before)).await
    })
    .await
}

#[tokio::test]
async fn a_card_that_was_drawn_cannot_be_undone() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        table.play_some(Hands::MovesList, &mut Choice::seeded(1), 1).await?;
        table.wait_for_you_or_over().await?;
        match browser.usable("[data-do=undo]").await?.is_empty() {
            true => Ok(()),
            false => Err(Trouble::Contract("undo is offered over a drawn card".into())),
        }
    })
    .await
}

#[tokio::test]
async fn a_hint_names_a_move_and_a_reason() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        browser.click("[data-do=hint]").await?;
        browser
            .wait_until(
                "document.querySelector('.note.advice')?.textContent.includes('I would play')",
            )
            .await?;
        browser.wait_until("document.querySelector('.hinted')").await
    })
    .await
}

#[tokio::test]
async fn a_refused_move_says_why() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        browser.click("[data-hand] [data-step]").await?;
        // A place that would be refused is not offered as a move, but pressing it explains itself.
        let refused = "const place = [...document.querySelectorAll('[data-board] button')]
            .find(place => !place.dataset.move); place.click(); return !!place;";
        browser.ask(refused).await?;
        browser.wait_until("document.querySelector('.note.refusal')?.textContent.length > 10").await
    })
    .await
}

#[tokio::test]
async fn a_worker_that_dies_is_started_again() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let dies_once = "const Real = window.Worker; window.workers = 0;
            window.Worker = class extends Real {
                constructor(...address) { super(...address); window.workers += 1; }
                postMessage(message) {
                    if (window.workers > 1) return super.postMessage(message);
                    this.terminate();
                    this.dispatchEvent(new Event('error'));
                }
            };";
        browser.before_each_page(dies_once).await?;
        let table = TablePage::open(browser, "tacoloco", "you,hard", SEED).await?;
        table.play_some(Hands::MovesList, &mut Choice::seeded(1), 2).await?;
        table.wait_for_you_or_over().await?;
        browser.wait_until("window.workers === 2").await
    })
    .await
}

#[tokio::test]
async fn hard_plays_without_any_worker() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        browser.before_each_page("delete window.Worker;").await?;
        let table = TablePage::open(browser, "tacoloco", "you,hard,hard", SEED).await?;
        table.play_some(Hands::MovesList, &mut Choice::seeded(1), 3).await?;
        table.wait_for_you_or_over().await.map(|_| ())
    })
    .await
}

#[tokio::test]
async fn bots_that_cannot_be_loaded_are_told_of_and_come_when_they_can() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        // No network from here on, and the AI has not been fetched yet. Workers have a network of their own.
        browser.before_each_page("delete window.Worker;").await?;
        browser.go("/tacoloco").await?;
        browser.set_offline(true).await?;
        browser.follow("/tacoloco/play?seats=you,easy,easy&seed=7&speed=instant").await?;
        browser
            .wait_until("document.querySelector('[data-no-brain]')?.textContent.length > 20")
            .await?;
        browser.set_offline(false).await?;
        browser.click("[data-do=retry]").await?;
        let table = TablePage::at(browser);
        table.wait_for_you_or_over().await?;
        table.play_some(Hands::MovesList, &mut Choice::seeded(1), 2).await?;
        browser.forgive_console().await
    })
    .await
}

#[tokio::test]
async fn rules_that_cannot_be_loaded_are_told_of_and_come_when_they_can() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        browser.go("/").await?;
        browser.set_offline(true).await?;
        browser.follow("/tacoloco/rules#end").await?;
        browser.click("[data-do=retry]").await?;
        browser.wait_until("document.querySelector('[data-do=retry]')").await?;
        browser.set_offline(false).await?;
        browser.click("[data-do=retry]").await?;
        browser.wait_until("document.activeElement.id === 'end'").await?;
        browser.wait_until("document.querySelectorAll('.chapter figure svg').length > 10").await?;
        browser.forgive_console().await
    })
    .await
}

#[tokio::test]
async fn a_bots_turn_is_shown_step_by_step_and_can_be_skipped() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        browser.go("/tacoloco/play?seats=easy,easy,you&seed=3&speed=slow").await?;
        let table = TablePage::at(browser);
        browser.wait_until("document.querySelector('main').dataset.state === 'other' || +document.querySelector('main').dataset.ply === 0").await?;
        table.skip_to_you().await?;
        table.play_some(Hands::MovesList, &mut Choice::seeded(1), 1).await?;
        browser.wait_until("document.querySelector('main').dataset.state === 'other'").await?;
        table.skip_to_you().await
    })
    .await
}

#[tokio::test]
async fn escape_closes_a_sheet_and_gives_the_focus_back() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        browser.click("[data-step=moves]").await?;
        browser.wait_until("document.activeElement.matches('.side-moves .sheet-close')").await?;
        browser.press(thirtyfour::Key::Escape).await?;
        browser.wait_until("document.activeElement.matches('[data-step=moves]')").await?;
        browser.wait_until("!document.querySelector('.side-moves').checkVisibility()").await
    })
    .await
}

#[tokio::test]
async fn the_curtain_takes_the_focus_and_gives_it_to_the_cards() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        browser.go("/tacoloco").await?;
        browser.follow("/tacoloco/play?seats=you,person&seed=7&speed=instant").await?;
        browser.wait_until("document.activeElement.matches('[data-step=curtain]')").await?;
        browser.press(thirtyfour::Key::Enter).await?;
        browser.wait_until("document.activeElement.matches('[data-hand] [data-step]')").await
    })
    .await
}

#[tokio::test]
async fn nobody_takes_back_the_move_of_another_person() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,person", SEED).await?;
        let mut choice = Choice::seeded(1);
        // Once nothing is drawn any more, a move tells its player nothing new, and could be taken back.
        let drawn_out = "return document.querySelector('.tl-deck.empty') !== null";
        while browser.ask(drawn_out).await? != true {
            table.play_one_move(Hands::MovesList, &mut choice).await?;
        }
        table.play_one_move(Hands::MovesList, &mut choice).await?;
        browser.click("[data-step=curtain]").await?;
        browser.wait_until("document.querySelector('[data-do=undo]').ariaDisabled === 'true'").await
    })
    .await
}

#[tokio::test]
async fn skipping_does_nothing_while_a_person_is_on() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        browser.go("/tacoloco/play?seats=you,easy,easy&seed=7&speed=slow").await?;
        let table = TablePage::at(browser);
        table.skip_to_you().await?;
        browser.ask("document.querySelector('[data-do=skip]').click()").await?;
        let ply = table.ply().await?;
        table.play_one_move(Hands::MovesList, &mut Choice::seeded(1)).await?;
        browser.wait_until("document.querySelector('main').dataset.state === 'other'").await?;
        browser.wait_until(&ply_is(ply + 1)).await
    })
    .await
}
