//! `cargo xtask`: everything a developer does with Taco Street besides writing it.

mod bench;
mod browser;
mod check;
mod command;
mod failure;
mod pages;
mod serve;
mod shrink;
mod site;
mod size;
mod tools;

use failure::Failure;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask play [--port N]             build the site and serve it on this machine
cargo xtask build [--public-url /base/] leave the release site in dist/
cargo xtask test                        run every check
cargo xtask test --rules                run the native checks only
cargo xtask test --browser [filter]     build the site and run the browser tests only
cargo xtask bench                       measure speed, natively and in the browser
cargo xtask size                        weigh the site against its budget
cargo xtask shots [filter]              photograph every screen into target/shots
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<(), Failure> {
    let root = root();
    match words {
        ["play"] => serve::play(&root, serve::DEFAULT_PORT),
        ["play", "--port", port] => serve::play(&root, parse_port(port)?),
        ["build"] => site::build(&root, "/"),
        ["build", "--public-url", base] => site::build(&root, base),
        ["test"] => check::everything(&root),
        ["test", "--rules"] => check::native_only(&root),
        ["test", "--browser"] => check::browser_only(&root, None),
        ["test", "--browser", filter] => check::browser_only(&root, Some(filter)),
        ["bench"] => bench::run_all(&root),
        ["size"] => size::report(&root),
        ["shots"] => browser::shots(&root, None),
        ["shots", filter] => browser::shots(&root, Some(filter)),
        _ => Err(Failure::Usage(USAGE)),
    }
}

/// The repository's root: the folder above this package, as cargo tells it when it runs us.
fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or(package.clone(), Path::to_path_buf)
}

fn parse_port(text: &str) -> Result<u16, Failure> {
    text.parse().map_err(|_| Failure::Usage(USAGE))
}
