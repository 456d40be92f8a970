//! Records: saved, taken up again, replayed, and the same in the browser as natively.

use browser_tests::{Browser, Choice, Hands, Outcome, TablePage, Trouble, Viewport, open};
use serde_json::Value;
use std::fs;
use taco_street::rules::record::RecordFile;
use taco_street::rules::tacoloco::Tacoloco;
use taco_street::rules::truck_off::{Setup, TruckOff};
use taco_street::rules::{Game, Record, Rng, Seat, Turn};

const SEED: u32 = 7;

/// What the page has stored for the one table it knows.
async fn stored_file(browser: &Browser) -> Outcome<String> {
    let script =
        "const key = Object.keys(localStorage).find(key => key.startsWith('taco-street/table/'));
        return JSON.stringify(JSON.parse(localStorage.getItem(key)).file);";
    let file = browser.ask(script).await?;
    file.as_str().map(str::to_owned).ok_or_else(|| Trouble::Contract("nothing is stored".into()))
}

fn contract(problem: impl std::fmt::Debug) -> Trouble {
    Trouble::Contract(format!("{problem:?}"))
}

fn same<T: PartialEq + std::fmt::Debug>(ours: T, theirs: T) -> Outcome<()> {
    if ours == theirs { Ok(()) } else { Err(contract((ours, theirs))) }
}

async fn replays_natively<G: Game>(browser: &Browser, tables: &[&str]) -> Outcome<()> {
    for seats in tables {
        let table = TablePage::open(browser, G::ID.slug(), seats, SEED).await?;
        table.play_out(Hands::MovesList, &mut Choice::seeded(5)).await?;
        let file = stored_file(browser).await?;
        // Reading a file replays it and compares the end with what the page saw.
        let file = RecordFile::from_json(&file).map_err(contract)?;
        let (_, position) = file.open::<G>().map_err(contract)?;
        same(position.turn(), Turn::Over)?;
        browser.ask("localStorage.clear()").await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_game_played_in_the_browser_replays_natively_to_the_same_end() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let (two, three) = ("you,easy", "you,easy,medium");
        let (four, five) = ("you,easy,easy,random", "you,easy,random,easy,easy");
        replays_natively::<Tacoloco>(browser, &[two, three, four, five]).await?;
        replays_natively::<TruckOff>(browser, &[two, three, four]).await
    })
    .await
}

fn native_record<G: Game>(setup: G::Setup) -> Record<G> {
    let mut record = Record::<G>::new(setup, 11);
    let mut position = G::deal(&record.setup, record.seed).expect("a legal table");
    let (mut dice, mut moves) = (Rng::from_seed(3), Vec::new());
    while position.turn() != Turn::Over {
        position.moves(&mut moves);
        let mv = dice.pick(&moves).expect("a game that is not over has a move");
        position.play(mv, &mut |_| {}).expect("a listed move is legal");
        record.moves.push(mv);
    }
    record
}

async fn replays_in_the_browser<G: Game>(browser: &Browser, setup: G::Setup) -> Outcome<()> {
    let record = native_record::<G>(setup);
    let last = record.moves.len();
    browser.go("/").await?;
    browser.go(&format!("/{}/replay#{}/{last}", G::ID.slug(), record.to_link())).await?;
    browser.wait_until(&format!("document.querySelector('main').dataset.ply === '{last}'")).await?;
    let script = "return [...document.querySelectorAll('[data-spot^=seat-]')].map(chip => [
        chip.dataset.spot,
        chip.querySelector('.chip-pile').style.getPropertyValue('--cards').trim()
    ]);";
    let shown = browser.ask(script).await?;
    let standings = record.replay().map_err(contract)?.standings();
    let chip = |seat: Seat| {
        let row = standings.of(seat)?;
        Some(serde_json::json!([format!("seat-{}", seat.index()), row.score.to_string()]))
    };
    let ours: Value =
        (0..standings.rows().len()).filter_map(|seat| chip(Seat::new(seat))).collect();
    same(ours, shown)
}

#[tokio::test]
async fn a_native_record_replays_in_the_browser_to_the_same_end() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        for seats in 2..=5 {
            replays_in_the_browser::<Tacoloco>(browser, Tacoloco::plain_setup(seats)).await?;
        }
        for seats in 2..=6 {
            let setup = Setup { specials: true, ..TruckOff::plain_setup(seats) };
            replays_in_the_browser::<TruckOff>(browser, setup).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_table_is_taken_up_where_it_was_left() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,easy,easy", SEED).await?;
        table.play_some(Hands::Pointer, &mut Choice::seeded(1), 3).await?;
        table.wait_for_you_or_over().await?;
        let (ply, file) = (table.ply().await?, stored_file(browser).await?);
        browser.go("/").await?;
        let table = TablePage::open(browser, "tacoloco", "you,easy,easy", SEED).await?;
        same(table.ply().await?, ply)?;
        same(stored_file(browser).await?, file)?;
        // What happened last is still marked: on the table, or in front of whoever took it.
        browser
            .wait_until("document.querySelector('.newest') || document.querySelector('.recap li')")
            .await
    })
    .await
}

#[tokio::test]
async fn an_imported_file_is_replayed_with_its_players() -> Outcome<()> {
    open(Viewport::PHONE, async |browser| {
        let record = native_record::<Tacoloco>(Tacoloco::plain_setup(3));
        let standings = record.replay().map_err(contract)?.standings();
        let text = RecordFile::write(&record, &["you", "hard", "easy"], &standings);
        let file = std::env::temp_dir().join(format!("taco-street-game-{}", std::process::id()));
        fs::write(&file, text).map_err(Trouble::File)?;
        browser.go("/").await?;
        browser.choose_file("input[type=file]", &file).await?;
        browser.wait_until("document.querySelector('main.replay')").await?;
        fs::remove_file(&file).map_err(Trouble::File)?;
        let names = "return [...document.querySelectorAll('.chip-name')].map(n => n.textContent)";
        let names = browser.ask(names).await?;
        same(names, serde_json::json!(["Player 1", "Ana", "Beto"]))
    })
    .await
}

#[tokio::test]
async fn the_street_offers_to_go_on_with_a_game_under_way() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let table = TablePage::open(browser, "tacoloco", "you,easy", SEED).await?;
        table.play_some(Hands::Pointer, &mut Choice::seeded(1), 1).await?;
        browser.go("/").await?;
        browser
            .wait_until(
                "document.querySelector('a[href*=\"/tacoloco/play?seats=you,easy&seed=7\"]')",
            )
            .await
    })
    .await
}

#[tokio::test]
async fn a_replay_steps_jumps_and_shows_hands_only_of_finished_games() -> Outcome<()> {
    open(Viewport::DESKTOP, async |browser| {
        let mut record = native_record::<Tacoloco>(Tacoloco::plain_setup(3));
        browser.go(&format!("/tacoloco/replay#{}", record.to_link())).await?;
        let ply = |ply: usize| format!("document.querySelector('main').dataset.ply === '{ply}'");
        browser.click("[data-do=next]").await?;
        browser.wait_until(&ply(1)).await?;
        browser.click("[data-do=last]").await?;
        browser.wait_until(&ply(record.moves.len())).await?;
        browser.click(".log-jump").await?;
        browser.wait_until(&ply(1)).await?;
        browser.wait_until("document.querySelectorAll('.eyes option').length === 4").await?;
        record.moves.truncate(9);
        browser.go("/").await?;
        browser.go(&format!("/tacoloco/replay#{}", record.to_link())).await?;
        browser.wait_until("!document.querySelector('.eyes')").await
    })
    .await
}
