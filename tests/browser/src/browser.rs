//! One browser window.

use crate::emulation::Viewport;
use crate::trouble::{Outcome, Trouble};
use serde_json::{Value, json};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use thirtyfour::prelude::*;
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities, LoggingPrefsLogLevel, WebDriverRunError,
};

const FLAGS: [&str; 8] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// How long a page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(30);

/// Asks the page again and again, in the page, so that no round trip falls between the change and its notice.
const POLL: &str = "
    const [condition, patience, done] = arguments;
    const holds = new Function('return (' + condition + ')');
    const deadline = performance.now() + patience;
    (function poll() {
        let value = false;
        try { value = holds(); } catch { /* not there yet */ }
        if (value) done(true);
        else if (performance.now() > deadline) done(false);
        else setTimeout(poll, 10);
    })();";

pub struct Browser {
    driver: WebDriver,
    site: String,
}

/// Runs a test in a window of its own with a fresh profile. The window is closed whatever happens, and a complaint in the
/// console fails the test.
pub async fn open(
    viewport: Viewport,
    test: impl AsyncFnOnce(&Browser) -> Outcome<()>,
) -> Outcome<()> {
    let driver = WebDriver::new(setting("TACO_STREET_WEBDRIVER")?, capabilities()?).await?;
    let site = setting("TACO_STREET_URL")?;
    let run = driver.run_and_quit(|driver| async move {
        driver.set_script_timeout(PATIENCE * 2).await?;
        let browser = Browser { driver, site };
        browser.set_viewport(viewport).await?;
        test(&browser).await?;
        browser.console_is_quiet().await
    });
    run.await.map_err(|error| match error {
        WebDriverRunError::Body(trouble) => trouble,
        WebDriverRunError::BodyAndCleanup { body, .. } => body,
        other => Trouble::Contract(other.to_string()),
    })
}

fn capabilities() -> Outcome<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    capabilities.set_binary(&setting("TACO_STREET_CHROMIUM")?)?;
    for flag in FLAGS {
        capabilities.add_arg(flag)?;
    }
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::Severe)?;
    Ok(capabilities)
}

pub(crate) fn setting(name: &'static str) -> Outcome<String> {
    env::var(name).map_err(|_| Trouble::Unset(name))
}

impl Browser {
    /// Opens an address of the site, such as `/tacoloco/rules`, and waits until the app has taken the page over.
    pub async fn go(&self, path: &str) -> Outcome<()> {
        self.driver.goto(format!("{}{path}", self.site.trim_end_matches('/'))).await?;
        let taken_over = "!document.getElementById('loading') && document.querySelector('main')";
        self.wait_until(taken_over).await
    }

    /// Goes to another address of the site by a link, without loading the page again.
    pub async fn follow(&self, path: &str) -> Outcome<()> {
        let script = format!(
            "const link = document.createElement('a'); link.href = '{path}';
            document.body.append(link); link.click(); link.remove();"
        );
        self.ask(&script).await.map(|_| ())
    }

    /// Waits until an expression in the page is true.
    pub async fn wait_until(&self, condition: &str) -> Outcome<()> {
        let arguments = vec![json!(condition), json!(PATIENCE.as_millis() as u64)];
        let held = self.driver.execute_async(POLL, arguments).await?.json().as_bool();
        if held == Some(true) { Ok(()) } else { Err(Trouble::Timeout(condition.to_owned())) }
    }

    /// Runs a function body in the page and returns its value.
    pub async fn ask(&self, script: &str) -> Outcome<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Runs a function body that calls its first argument when it is done, and returns what it calls it with.
    pub async fn ask_later(&self, script: &str) -> Outcome<Value> {
        Ok(self.driver.execute_async(script, Vec::new()).await?.json().clone())
    }

    /// The elements that match, can be seen and can be used now.
    pub async fn usable(&self, selector: &str) -> Outcome<Vec<WebElement>> {
        let script = "return [...document.querySelectorAll(arguments[0])].filter(e =>
            e.checkVisibility({ visibilityProperty: true }) && !e.disabled && !e.closest('[inert]')
            && e.getAttribute('aria-disabled') !== 'true');";
        Ok(self.driver.execute(script, vec![json!(selector)]).await?.elements()?)
    }

    /// Clicks the first usable element that matches, once there is one.
    pub async fn click(&self, selector: &str) -> Outcome<()> {
        self.wait_until(&format!("document.querySelector(`{selector}`)?.checkVisibility()"))
            .await?;
        match self.usable(selector).await?.first() {
            Some(element) => Ok(element.click().await?),
            None => Err(Trouble::Contract(format!("{selector} cannot be clicked"))),
        }
    }

    /// Gives a file input a file of this machine.
    pub async fn choose_file(&self, selector: &str, file: &Path) -> Outcome<()> {
        let input = self.driver.find(By::Css(selector)).await?;
        Ok(input.send_keys(file.to_string_lossy().as_ref()).await?)
    }

    pub async fn press(&self, key: Key) -> Outcome<()> {
        Ok(self.driver.action_chain().send_keys(key).perform().await?)
    }

    /// Chooses the player's settings for every page opened from now on.
    pub async fn choose_settings(&self, settings: &Value) -> Outcome<()> {
        let store =
            format!("localStorage.setItem('taco-street/settings', JSON.stringify({settings}));");
        self.before_each_page(&store).await
    }

    /// Runs a script in every page opened from now on, before the page's own.
    pub async fn before_each_page(&self, script: &str) -> Outcome<()> {
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await
    }

    /// Saves what the window shows as `target/shots/<name>.png`.
    pub async fn photograph(&self, name: &str) -> Outcome<()> {
        let folder = target_folder().join("shots");
        fs::create_dir_all(&folder).map_err(Trouble::File)?;
        Ok(self.driver.screenshot(&folder.join(format!("{name}.png"))).await?)
    }

    /// Sends a command of the DevTools protocol.
    pub(crate) async fn command(&self, method: &str, parameters: Value) -> Outcome<()> {
        self.driver.cdp().send_raw(method, parameters).await?;
        Ok(())
    }

    /// Forgets complaints so far, for tests that provoke them.
    pub async fn forgive_console(&self) -> Outcome<()> {
        self.driver.browser_log().await?;
        Ok(())
    }

    async fn console_is_quiet(&self) -> Outcome<()> {
        let log = self.driver.browser_log().await?;
        let lines: Vec<String> =
            log.into_iter().map(|entry| entry.message).filter(|line| !is_lost_page(line)).collect();
        if lines.is_empty() { Ok(()) } else { Err(Trouble::Console(lines)) }
    }
}

/// A page that does not exist is answered with 404 by the host, and the browser says so; files must exist.
fn is_lost_page(line: &str) -> bool {
    let address = line.split(" - ").next().unwrap_or_default();
    line.contains("status of 404") && !address.rsplit('/').next().unwrap_or_default().contains('.')
}

fn target_folder() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    env::var_os("CARGO_TARGET_DIR").map_or(own, PathBuf::from)
}
