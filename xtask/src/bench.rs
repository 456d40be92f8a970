//! Measuring speed.

use crate::browser;
use crate::command::{run, talkative_cargo};
use crate::failure::Failure;
use crate::site;
use std::path::Path;

/// The rules and the search natively, then the page in a browser.
pub fn run_all(root: &Path) -> Result<(), Failure> {
    run(talkative_cargo(root).args(["bench", "--bench", "speed"]))?;
    run(talkative_cargo(root).args(["build", "--release", "--bin", "arena"]))?;
    site::build(root, "/")?;
    browser::measure(root)
}
