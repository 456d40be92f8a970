//! Every check, one after the other, each under its own heading.

use crate::browser;
use crate::command::{cargo, run};
use crate::failure::Failure;
use crate::site;
use crate::size;
use crate::tools;
use std::path::Path;
use std::time::{Duration, Instant};

type Check<'a> = Box<dyn Fn() -> Result<(), Failure> + 'a>;

pub fn everything(root: &Path) -> Result<(), Failure> {
    let mut steps = native_steps(root);
    steps.push(("build the site", Box::new(|| site::build(root, "/"))));
    steps.push(("weight", Box::new(|| size::check_budget(root))));
    steps.push(("browser tests", Box::new(|| browser::test(root, None))));
    in_order(&steps)
}

pub fn native_only(root: &Path) -> Result<(), Failure> {
    in_order(&native_steps(root))
}

pub fn browser_only(root: &Path, filter: Option<&str>) -> Result<(), Failure> {
    in_order(&[
        ("build the site", Box::new(|| site::build(root, "/"))),
        ("browser tests", Box::new(|| browser::test(root, filter))),
    ])
}

fn native_steps(root: &Path) -> Vec<(&'static str, Check<'_>)> {
    vec![
        ("formatting", Box::new(|| run(cargo(root).args(["fmt", "--all", "--check"])))),
        ("lints", Box::new(|| lint(root, &["--workspace", "--all-targets"]))),
        ("lints in wasm", Box::new(|| lint_wasm(root))),
        ("rules and records", Box::new(|| test_natively(root))),
    ]
}

fn lint(root: &Path, what: &[&str]) -> Result<(), Failure> {
    let mut clippy = cargo(root);
    clippy.arg("clippy").args(what);
    run(clippy.args(["--", "--deny", "warnings"]))
}

fn lint_wasm(root: &Path) -> Result<(), Failure> {
    tools::ready_wasm_target(root)?;
    let target = ["--target", tools::WASM_TARGET];
    let parts = [
        "--package",
        "taco-street",
        "--features",
        "app,brain",
        "--lib",
        "--bin",
        "taco-street",
        "--bin",
        "brain",
    ];
    lint(root, &[&target[..], &parts[..]].concat())
}

fn test_natively(root: &Path) -> Result<(), Failure> {
    run(cargo(root).args(["test", "--workspace", "--exclude", browser::PACKAGE]))
}

/// Runs the steps until one fails, then says how long each took.
fn in_order(steps: &[(&'static str, Check<'_>)]) -> Result<(), Failure> {
    let mut taken = Vec::new();
    let mut outcome = Ok(());
    for (number, (name, check)) in steps.iter().enumerate() {
        println!("\n── {} of {}: {name}", number + 1, steps.len());
        let started = Instant::now();
        outcome = check();
        taken.push((*name, started.elapsed()));
        if outcome.is_err() {
            break;
        }
    }
    summarize(&taken, outcome.is_ok());
    outcome
}

fn summarize(taken: &[(&str, Duration)], good: bool) {
    println!("\n── summary");
    for (number, (name, time)) in taken.iter().enumerate() {
        let failed = !good && number + 1 == taken.len();
        let verdict = if failed { "failed" } else { "ok" };
        println!("{verdict:<7} {name:<20} {:>6.1} s", time.as_secs_f32());
    }
    let total: Duration = taken.iter().map(|(_, time)| *time).sum();
    println!("{:<7} {:<20} {:>6.1} s", "", "all", total.as_secs_f32());
}
