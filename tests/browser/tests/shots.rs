//! A picture of every screen, for people to look at.

use browser_tests::{Browser, Choice, Hands, Motion, Outcome, Scheme, TablePage, Viewport, open};
use serde_json::json;

const VIEWPORTS: [Viewport; 3] = [Viewport::PHONE, Viewport::TABLET, Viewport::DESKTOP];
const THEMES: [&str; 2] = ["day", "night"];
const LANGUAGES: [&str; 2] = ["en", "fr"];

const SCREENS: [(&str, Screen); 6] = [
    ("street", Screen::Page("/")),
    ("lobby", Screen::Page("/tacoloco")),
    ("rules", Screen::Page("/tacoloco/rules")),
    ("settings", Screen::Page("/settings")),
    ("table", Screen::Table),
    ("result", Screen::Result),
];

#[derive(Clone, Copy)]
enum Screen {
    Page(&'static str),
    Table,
    Result,
}

impl Screen {
    async fn show(self, browser: &Browser) -> Outcome<()> {
        if let Self::Page(path) = self {
            browser.go(path).await?;
            return browser.wait_until("!document.querySelector('main > [role=status]')").await;
        }
        // A table that was left before would be taken up where it was left.
        browser.go("/").await?;
        browser.ask("localStorage.clear()").await?;
        let table = TablePage::open(browser, "tacoloco", "you,easy,medium", 7).await?;
        let mut choice = Choice::seeded(7);
        match self {
            Self::Result => table.play_out(Hands::Pointer, &mut choice).await,
            _ => table.play_some(Hands::Pointer, &mut choice, 6).await,
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
