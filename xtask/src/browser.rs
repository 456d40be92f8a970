//! Running the browser tests: the site on one port, ChromeDriver on another, the test package between them.

use crate::command::{cargo, run};
use crate::failure::Failure;
use crate::serve::PageServer;
use crate::site;
use crate::tools::BrowserTools;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

pub const PACKAGE: &str = "browser-tests";

const DRIVER_PATIENCE: Duration = Duration::from_secs(20);
const POLL: Duration = Duration::from_millis(50);

/// Plays the built site in a real browser.
pub fn test(root: &Path, filter: Option<&str>) -> Result<(), Failure> {
    let arguments: Vec<&str> = filter.into_iter().collect();
    with_site(root, |tests| {
        tests.args(["--no-fail-fast", "--", "--test-threads", "2"]);
        run(tests.args(&arguments))
    })
}

/// Photographs every screen whose name contains the filter.
pub fn shots(root: &Path, filter: Option<&str>) -> Result<(), Failure> {
    site::build(root, "/")?;
    with_site(root, |tests| {
        tests.env("TACO_STREET_SHOTS", filter.unwrap_or_default());
        run_ignored(tests, "shots")
    })
}

/// Measures the built site in a real browser.
pub fn measure(root: &Path) -> Result<(), Failure> {
    with_site(root, |tests| {
        tests.env("TACO_STREET_ARENA", site::target(root).join("release/arena"));
        run_ignored(tests, "measure")
    })
}

fn run_ignored(tests: &mut Command, name: &str) -> Result<(), Failure> {
    tests.args(["--test", name]);
    run(tests.args(["--", "--ignored", "--nocapture"]))
}

/// Calls with a `cargo test` that knows where site, driver, browser and accessibility rules are.
fn with_site(
    root: &Path,
    go: impl FnOnce(&mut Command) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let tools = BrowserTools::ready()?;
    let server = PageServer::start(&site::dist(root))?;
    let driver = Driver::start(&tools.chromedriver)?;
    let mut tests = cargo(root);
    // The tests only wait for the browser: optimizing them would cost more than it saves.
    tests.args(["test", "--profile", "dev", "--package", PACKAGE]);
    tests.env("TACO_STREET_URL", server.url());
    tests.env("TACO_STREET_WEBDRIVER", driver.url());
    tests.env("TACO_STREET_AXE", &tools.axe);
    tests.env("TACO_STREET_CHROMIUM", &tools.chromium);
    go(&mut tests)
}

/// ChromeDriver, running until dropped.
struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    fn start(program: &Path) -> Result<Self, Failure> {
        let port = free_port()?;
        let process = Command::new(program)
            .arg(format!("--port={port}"))
            .arg("--log-level=SEVERE")
            .stdout(Stdio::null())
            .spawn()
            .map_err(|source| Failure::NotStarted { program: "chromedriver".into(), source })?;
        let driver = Self { process, port };
        if wait_until(|| TcpStream::connect(("127.0.0.1", port)).is_ok()) {
            Ok(driver)
        } else {
            Err(Failure::Server("chromedriver did not open its port".into()))
        }
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks for an orderly end, in which the driver also closes browsers that a crashed test left open.
    fn ask_to_stop(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(DRIVER_PATIENCE))?;
        let host = self.url();
        write!(
            stream,
            "GET /shutdown HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            &host[7..]
        )?;
        stream.read_to_end(&mut Vec::new()).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let asked = self.ask_to_stop().is_ok();
        let ended = asked && wait_until(|| matches!(self.process.try_wait(), Ok(Some(_))));
        if !ended {
            // It is either gone already or beyond asking; both are fine here.
            let _ = self.process.kill();
            let _ = self.process.wait();
        }
    }
}

fn wait_until(mut done: impl FnMut() -> bool) -> bool {
    let deadline = Instant::now() + DRIVER_PATIENCE;
    while !done() {
        if Instant::now() > deadline {
            return false;
        }
        thread::sleep(POLL);
    }
    true
}

fn free_port() -> Result<u16, Failure> {
    TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| Failure::Server(format!("no free port: {error}")))
}
