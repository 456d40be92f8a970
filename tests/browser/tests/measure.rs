//! How fast the page is there, how fast its worker is beside native code, and whether it ever stalls.

use browser_tests::{Browser, Outcome, TablePage, Trouble, Viewport, open};
use serde_json::Value;
use std::process::Command;
use taco_street::ai::wire::{FromWorker, ToWorker, from_bytes, to_bytes};
use taco_street::rules::GameId;

/// Notes when the app takes over from the page's own first words.
const NOTE_TAKEOVER: &str = "
    new MutationObserver((_, observer) => {
        if (document.body && document.querySelector('main') && !document.getElementById('loading')) {
            performance.mark('app');
            observer.disconnect();
        }
    }).observe(document, { childList: true, subtree: true });
    window.longTasks = [];
    new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(e => e.duration)))
        .observe({ entryTypes: ['longtask'] });";

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
        measure_loading(browser).await?;
        for game in [GameId::Tacoloco, GameId::TruckOff] {
            measure_speed(browser, game).await?;
            measure_stalls(browser, game).await?;
        }
        Ok(())
    })
    .await
}

async fn measure_loading(browser: &Browser) -> Outcome<()> {
    for visit in ["first visit", "second visit"] {
        browser.go("/").await?;
        browser.wait_until(PAINTED).await?;
        let times = browser.ask(TIMES).await?;
        println!("{visit}: {}", times.as_str().unwrap_or("no times"));
    }
    Ok(())
}

/// Native and wasm one after the other, on the same core and the same games.
async fn measure_speed(browser: &Browser, game: GameId) -> Outcome<()> {
    let native = native_speed(game)?;
    let question = to_bytes(&ToWorker::MeasureSpeed { game, millis: 4_000 });
    let script = format!(
        "const done = arguments[0];
        const worker = new Worker(new URL('brain_loader.js', document.baseURI));
        let ready = false;
        worker.onmessage = event => {{
            if (ready) done([...event.data]);
            else {{ ready = true; worker.postMessage(new Uint8Array({question:?})); }}
        }};"
    );
    let bytes: Vec<u8> = serde_json::from_value(browser.ask_later(&script).await?)
        .map_err(|error| Trouble::Contract(error.to_string()))?;
    let Some(FromWorker::Speed { decisions_per_second, iterations_per_second }) =
        from_bytes(&bytes)
    else {
        return Err(Trouble::Contract("the worker did not tell its speed".into()));
    };
    let rows = [
        ("decisions/s", "decisions_per_second", decisions_per_second),
        ("search iterations/s", "search_iterations_per_second", iterations_per_second),
    ];
    for (name, field, wasm) in rows {
        let native = native[field].as_f64().unwrap_or(f64::NAN);
        let ratio = 100.0 * f64::from(wasm) / native;
        println!(
            "{}: {name} native {native:.0}, wasm {wasm}, wasm is {ratio:.0} % of native",
            game.slug()
        );
    }
    Ok(())
}

fn native_speed(game: GameId) -> Outcome<Value> {
    let arena =
        std::env::var("TACO_STREET_ARENA").map_err(|_| Trouble::Unset("TACO_STREET_ARENA"))?;
    let output = Command::new(arena).args(["speed", game.slug(), "--json"]).output();
    let output = output.map_err(Trouble::File)?;
    serde_json::from_slice(&output.stdout).map_err(|error| Trouble::Contract(error.to_string()))
}

/// Plays from inside the page, so that no task is the driver's: the first move of the list, whenever a person is on.
const PLAY_TWELVE_MOVES: &str = "
    const done = arguments[0];
    window.longTasks.length = 0;
    let left = 12;
    const table = document.querySelector('main[data-game]');
    const list = document.querySelector('[data-moves-list]');
    const act = () => {
        if (table.dataset.state === 'over') left = 0;
        if (table.dataset.state === 'you' && left-- > 0)
            (list.querySelector('[data-move]') ?? list.querySelector('[data-step]')).click();
        if (left >= 0 && table.dataset.state !== 'over') setTimeout(act, 100);
        else done(window.longTasks);
    };
    act();";

/// The longest tasks of the page's thread while two hard bots think at their full time.
async fn measure_stalls(browser: &Browser, game: GameId) -> Outcome<()> {
    browser.go(&format!("/{}/play?seats=you,hard,hard&seed=7&speed=fast", game.slug())).await?;
    TablePage::at(browser).wait_for_you_or_over().await?;
    let tasks = browser.ask_later(PLAY_TWELVE_MOVES).await?;
    println!("{}: tasks over 50 ms while hard bots think: {tasks}", game.slug());
    Ok(())
}
