//! A picture of every screen, for people to look at.

use browser_tests::{Browser, Choice, Hands, Motion, Outcome, Scheme, TablePage, Viewport, open};
use serde_json::json;

const VIEWPORTS: [Viewport; 3] = [Viewport::PHONE, Viewport::TABLET, Viewport::DESKTOP];
const THEMES: [&str; 2] = ["day", "night"];
const LANGUAGES: [&str; 2] = ["en", "fr"];

const TACOLOCO: (&str, &str) = ("tacoloco", "you,easy,medium");
const BARRY: (&str, &str) = ("truck-off", "you,easy");
const SIX: (&str, &str) = ("truck-off", "you,easy,medium,easy,medium,easy&specials=on");

const SCREENS: [(&str, Screen); 12] = [
    ("street", Screen::Page("/")),
    ("settings", Screen::Page("/settings")),
    ("tacoloco-lobby", Screen::Page("/tacoloco")),
    ("tacoloco-rules", Screen::Page("/tacoloco/rules")),
    ("tacoloco-table", Screen::Table(TACOLOCO, 6)),
    ("tacoloco-result", Screen::Result(TACOLOCO)),
    ("truck-off-lobby", Screen::Page("/truck-off")),
    ("truck-off-rules", Screen::Page("/truck-off/rules")),
    ("truck-off-select", Screen::Table(SIX, 2)),
    ("truck-off-table", Screen::Table(SIX, 7)),
    ("truck-off-barry", Screen::Table(BARRY, 2)),
    ("truck-off-result", Screen::Result(BARRY)),
];

#[derive(Clone, Copy)]
enum Screen {
    Page(&'static str),
    /// The game and who plays, and the moves that a person makes.
    Table((&'static str, &'static str), usize),
    Result((&'static str, &'static str)),
}

impl Screen {
    async fn show(self, browser: &Browser) -> Outcome<()> {
        let ((game, seats), moves) = match self {
            Self::Page(path) => {
                browser.go(path).await?;
                return browser.wait_until("!document.querySelector('main > [role=status]')").await;
            }
            Self::Table(table, moves) => (table, Some(moves)),
            Self::Result(table) => (table, None),
        };
        // A table that was left before would be taken up where it was left.
        browser.go("/").await?;
        browser.ask("localStorage.clear()").await?;
        let table = TablePage::open(browser, game, seats, 7).await?;
        let mut choice = Choice::seeded(7);
        match moves {
            Some(moves) => table.play_some(Hands::Pointer, &mut choice, moves).await,
            None => table.play_out(Hands::Pointer, &mut choice).await,
        }
    }
}

#[tokio::test]
#[ignore = "takes pictures instead of checking; run by `cargo xtask shots`"]
async fn shots() -> Outcome<()> {
    let wanted = std::env::var("TACO_STREET_SHOTS").unwrap_or_default();
    open(Viewport::DESKTOP, async |browser| {
        browser.prefer(Scheme::Light, Motion::Reduced).await?;
        for viewport in VIEWPORTS {
            browser.set_viewport(viewport).await?;
            for (theme, language) in themes_and_languages() {
                let look = format!("{}x{}-{theme}-{language}", viewport.width, viewport.height);
                browser.choose_settings(&json!({ "theme": theme, "language": language })).await?;
                photograph_screens(browser, &look, &wanted).await?;
            }
        }
        Ok(())
    })
    .await
}

fn themes_and_languages() -> impl Iterator<Item = (&'static str, &'static str)> {
    THEMES.into_iter().flat_map(|theme| LANGUAGES.map(|language| (theme, language)))
}

async fn photograph_screens(browser: &Browser, look: &str, wanted: &str) -> Outcome<()> {
    for (name, screen) in SCREENS {
        let name = format!("{name}-{look}");
        if name.contains(wanted) {
            screen.show(browser).await?;
            browser.photograph(&name).await?;
            println!("{name}");
        }
    }
    Ok(())
}
