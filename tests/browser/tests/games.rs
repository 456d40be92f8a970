//! Whole games, played through the page.

use browser_tests::{Browser, Choice, Hands, Outcome, State, TablePage, Trouble, Viewport, open};
use std::collections::BTreeSet;

const GAME: &str = "tacoloco";
const SEED: u32 = 7;
/// More than any game takes.
const ACTIONS_PER_GAME: usize = 3000;

async fn play_a_game(browser: &Browser, seats: &str, hands: Hands) -> Outcome<()> {
    let table = TablePage::open(browser, GAME, seats, SEED).await?;
    table.play_out(hands, &mut Choice::seeded(u64::from(SEED))).await
}

#[tokio::test]
async fn two_play_to_the_end_by_clicking() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| play_a_game(browser, "you,easy", Hands::Pointer).await)
        .await
}

#[tokio::test]
async fn three_play_to_the_end_by_clicking() -> Outcome<()> {
    let seats = "you,medium,random";
    open(Viewport::TABLET, async |browser| play_a_game(browser, seats, Hands::Pointer).await).await
}

#[tokio::test]
async fn four_play_to_the_end_by_clicking() -> Outcome<()> {
    let seats = "easy,you,random,medium";
    open(Viewport::DESKTOP, async |browser| play_a_game(browser, seats, Hands::Pointer).await).await
}

#[tokio::test]
async fn five_play_to_the_end_by_tapping_on_a_phone() -> Outcome<()> {
    let seats = "you,easy,random,easy,medium";
    open(Viewport::PHONE, async |browser| play_a_game(browser, seats, Hands::Pointer).await).await
}

#[tokio::test]
async fn a_game_can_be_played_on_the_keyboard_alone() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| play_a_game(browser, "you,easy", Hands::Keyboard).await)
        .await
}

#[tokio::test]
async fn a_game_can_be_played_from_the_list_of_moves_alone() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        play_a_game(browser, "you,easy", Hands::MovesList).await
    })
    .await
}

#[tokio::test]
async fn a_game_can_be_played_from_the_list_of_moves_on_a_phone() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| play_a_game(browser, "you,easy", Hands::MovesList).await)
        .await
}

#[tokio::test]
async fn a_game_goes_on_without_a_network() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let table = TablePage::open(browser, GAME, "you,hard", SEED).await?;
        browser.set_offline(true).await?;
        table.play_out(Hands::Pointer, &mut Choice::seeded(1)).await
    })
    .await
}

#[tokio::test]
async fn two_people_at_one_screen_never_see_each_others_hands() -> Outcome<()> {
    open(Viewport::TABLET, async |browser| {
        let table = TablePage::open(browser, GAME, "you,person", SEED).await?;
        let owners = play_and_watch_hands(&table).await?;
        let both = BTreeSet::from(["0".to_owned(), "1".to_owned()]);
        if owners == both { Ok(()) } else { Err(Trouble::Contract(format!("hands: {owners:?}"))) }
    })
    .await
}

/// Plays to the end, looking at the hands before every single action; returns whose were seen.
async fn play_and_watch_hands(table: &TablePage<'_>) -> Outcome<BTreeSet<String>> {
    let mut choice = Choice::seeded(2);
    let mut owners = BTreeSet::new();
    for _ in 0..ACTIONS_PER_GAME {
        if table.wait_for_you_or_over().await? == State::Over {
            return Ok(owners);
        }
        owners.extend(the_one_visible_hand(table).await?);
        table.act(Hands::Pointer, &mut choice).await?;
    }
    Err(Trouble::Contract(format!("no end after {ACTIONS_PER_GAME} actions")))
}

/// No hand may be in the page while the curtain is up, and no more than one when it is not.
async fn the_one_visible_hand(table: &TablePage<'_>) -> Outcome<Option<String>> {
    let curtain_is_up = table.curtain_is_up().await?;
    let mut owners = table.owners_of_visible_hands().await?;
    let allowed = if curtain_is_up { 0 } else { 1 };
    if owners.len() > allowed {
        let problem = format!("hands of {owners:?} in the page, curtain up: {curtain_is_up}");
        return Err(Trouble::Contract(problem));
    }
    Ok(owners.pop())
}
