//! Truck Off through the page: whole games in every shape, secrets that stay secret, accessible screens.

use browser_tests::{
    Browser, Choice, Hands, Outcome, State, TablePage, Trouble, Viewport,
    is_accessible_day_and_night, open,
};

const SEED: u32 = 7;
/// More than any game takes.
const ACTIONS_PER_GAME: usize = 3000;

async fn sit_down<'a>(browser: &'a Browser, query: &str) -> Outcome<TablePage<'a>> {
    browser.go(&format!("/truck-off/play?seed={SEED}&speed=instant&{query}")).await?;
    let table = TablePage::at(browser);
    table.wait_for_you_or_over().await?;
    Ok(table)
}

async fn play_a_game(viewport: Viewport, query: &str, hands: Hands) -> Outcome<()> {
    open(viewport, async |browser| {
        let table = sit_down(browser, query).await?;
        table.play_out(hands, &mut Choice::seeded(3)).await
    })
    .await
}

fn check(holds: bool, problem: &str) -> Outcome<()> {
    if holds { Ok(()) } else { Err(Trouble::Contract(problem.to_owned())) }
}

#[tokio::test]
async fn two_and_barry_play_to_the_end_by_clicking() -> Outcome<()> {
    play_a_game(Viewport::DESKTOP, "seats=you,easy", Hands::Pointer).await
}

#[tokio::test]
async fn two_and_barry_play_to_the_end_with_specials_on_a_phone() -> Outcome<()> {
    play_a_game(Viewport::PHONE, "seats=medium,you&specials=on", Hands::Pointer).await
}

#[tokio::test]
async fn three_play_to_the_end_by_clicking() -> Outcome<()> {
    play_a_game(Viewport::TABLET, "seats=you,hard,easy", Hands::Pointer).await
}

#[tokio::test]
async fn three_play_to_the_end_on_the_keyboard_alone() -> Outcome<()> {
    play_a_game(Viewport::DESKTOP, "seats=you,easy,easy", Hands::Keyboard).await
}

#[tokio::test]
async fn four_play_to_the_end_from_the_list_of_moves_alone() -> Outcome<()> {
    let query = "seats=easy,you,easy,random&cards=friendly";
    play_a_game(Viewport::PHONE, query, Hands::MovesList).await
}

#[tokio::test]
async fn six_play_to_the_end_with_specials_by_tapping_on_a_phone() -> Outcome<()> {
    let query = "seats=you,easy,medium,random,easy,medium&specials=on";
    play_a_game(Viewport::PHONE, query, Hands::Pointer).await
}

#[tokio::test]
async fn six_play_to_the_end_with_cards_of_their_own_choice() -> Outcome<()> {
    let query = "seats=random,easy,you,random,easy,medium&cards=promote,trigger";
    play_a_game(Viewport::DESKTOP, query, Hands::MovesList).await
}

/// What in the page tells of a seat's secrets: its trucks on their way, and its cards.
async fn secrets_in_page(browser: &Browser) -> Outcome<Vec<String>> {
    let script = "return [
        ...[...document.querySelectorAll('.to-truck.coming')].map(truck => truck.className.match(/seat-(\\d)/)[1]),
        ...[...document.querySelectorAll('[data-hand][data-owner]')]
            .filter(hand => hand.querySelector('[data-card]')).map(hand => hand.dataset.owner)];";
    let owners = browser.ask(script).await?;
    serde_json::from_value(owners).map_err(|error| Trouble::Contract(error.to_string()))
}

#[tokio::test]
async fn two_people_at_one_screen_never_see_each_others_selection() -> Outcome<()> {
    open(Viewport::TABLET, async |browser| {
        let table = sit_down(browser, "seats=you,person,easy").await?;
        let mut choice = Choice::seeded(2);
        for _ in 0..ACTIONS_PER_GAME {
            if table.wait_for_you_or_over().await? == State::Over {
                return Ok(());
            }
            let secrets = secrets_in_page(browser).await?;
            let seat =
                browser.ask("return document.querySelector('main').dataset.seat ?? ''").await?;
            let only_own = secrets.iter().all(|owner| Some(owner.as_str()) == seat.as_str());
            check(only_own, &format!("secrets of {secrets:?} while {seat} is on"))?;
            table.act(Hands::Pointer, &mut choice).await?;
        }
        Err(Trouble::Contract("the game does not end".into()))
    })
    .await
}

#[tokio::test]
async fn impossible_variants_are_named() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        for (query, named) in [
            ("seats=you,easy,easy&cards=trigger,trigger", "trigger,trigger"),
            ("seats=you,easy&cards=friendly", "friendly"),
            ("seats=you,easy,easy&specials=maybe", "maybe"),
            ("seats=you,easy,easy&vendors=varied", "vendors"),
        ] {
            browser.go(&format!("/truck-off/play?seed=1&{query}")).await?;
            browser.wait_until("document.querySelector('main.trouble h1')").await?;
            let said = browser.ask("return document.querySelector('main h1').textContent").await?;
            check(said.as_str().is_some_and(|said| said.contains(named)), &said.to_string())?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_selected_card_can_be_put_back() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let table = sit_down(browser, "seats=you,easy,easy").await?;
        table.play_one_move(Hands::Pointer, &mut Choice::seeded(1)).await?;
        table.wait_for_you_or_over().await?;
        let ply = table.ply().await?;
        let selected = "document.querySelectorAll('.to-tray [data-card]').length";
        browser.click("[data-hand] [data-move=select-Reroll]").await?;
        browser.wait_until(&format!("{selected} === 1")).await?;
        browser.click("[data-hand] [data-move=select-Promote]").await?;
        browser.wait_until(&format!("{selected} === 2")).await?;
        browser.click("[data-do=undo]").await?;
        browser.wait_until(&format!("{selected} === 1")).await?;
        browser.click("[data-do=undo]").await?;
        browser.wait_until(&format!("{selected} === 0")).await?;
        check(table.ply().await? == ply, "undo went too far")
    })
    .await
}

#[tokio::test]
async fn lobby_and_rules_are_accessible() -> Outcome<()> {
    is_accessible_day_and_night(async |browser| browser.go("/truck-off").await).await?;
    is_accessible_day_and_night(async |browser| {
        browser.go("/truck-off/rules").await?;
        browser.wait_until("document.querySelector('.chapter figure svg')").await
    })
    .await
}

#[tokio::test]
async fn tables_and_result_are_accessible() -> Outcome<()> {
    for query in ["seats=you,easy", "seats=you,easy,medium,easy,easy,easy&specials=on"] {
        for moves in [0, 1, 6, ACTIONS_PER_GAME] {
            is_accessible_day_and_night(async |browser| {
                let table = sit_down(browser, query).await?;
                table.play_some(Hands::Pointer, &mut Choice::seeded(5), moves).await
            })
            .await?;
        }
    }
    Ok(())
}
