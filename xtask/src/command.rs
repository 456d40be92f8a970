//! Running other programs, with failures that name what was run.

use crate::failure::Failure;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Cargo, brief in logs.
pub fn cargo(root: &Path) -> Command {
    let mut command = talkative_cargo(root);
    keep_logs_short(&mut command);
    command
}

/// Cargo's list of compiled crates is for people who watch; logs get warnings and errors only.
pub fn keep_logs_short(command: &mut Command) {
    if !std::io::stderr().is_terminal() {
        command.env("CARGO_TERM_QUIET", "true");
    }
}

/// Cargo for benchmarks, whose figures its quiet mode would swallow.
/// It is the cargo that runs this program, so that a chosen toolchain stays chosen.
pub fn talkative_cargo(root: &Path) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root);
    command
}

/// Runs to the end, showing what the program prints.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status = command
        .status()
        .map_err(|source| Failure::NotStarted { program: words(command), source })?;
    if status.success() { Ok(()) } else { Err(Failure::Refused { program: words(command) }) }
}

/// Runs to the end and returns what the program prints.
pub fn read(command: &mut Command) -> Result<String, Failure> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|source| Failure::NotStarted { program: words(command), source })?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    } else {
        Err(Failure::Refused { program: words(command) })
    }
}

/// Where on `PATH` the first of these programs is.
pub fn find_on_path(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| {
        let candidates = folders.iter().map(|folder| folder.join(name));
        candidates.into_iter().find(|candidate| candidate.is_file())
    })
}

/// `PATH` with these folders in front.
pub fn path_with(folders: &[PathBuf]) -> OsString {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = folders.iter().cloned().chain(std::env::split_paths(&path));
    std::env::join_paths(all).unwrap_or(path.clone())
}

fn words(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    let mut text = name.to_string_lossy().into_owned();
    for argument in command.get_args() {
        text.push(' ');
        text.push_str(&argument.to_string_lossy());
    }
    text
}
