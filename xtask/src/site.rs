//! Building the release site into `dist/`.

use crate::command;
use crate::failure::Failure;
use crate::pages;
use crate::shrink;
use crate::tools::BuildTools;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

/// What the site is made of; a change in any of it is a new build.
const INGREDIENTS: [&str; 6] = ["src", "style", "public", "index.html", "Cargo.lock", "xtask/src"];

pub fn dist(root: &Path) -> PathBuf {
    root.join("dist")
}

/// Where cargo puts what it builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// Leaves the release site in `dist/`, made to be hosted under `public_url`.
pub fn build(root: &Path, public_url: &str) -> Result<(), Failure> {
    let tools = BuildTools::ready(root)?;
    // Trunk's `--offline` keeps it from fetching tools of its own, but holds for cargo too. Macros and build scripts run
    // on this machine, so the wasm target's packages alone would not be enough.
    command::run(command::cargo(root).arg("fetch"))?;
    let mut trunk = tools.trunk(root);
    // Its own minifier does not understand the bindings, and it warns of that at every build.
    trunk.args(["build", "--log", "error", "--public-url"]);
    trunk.arg(public_url);
    trunk.env("TACO_STREET_BUILD", fingerprint(root)?);
    trunk.env("CARGO_ENCODED_RUSTFLAGS", rustflags());
    command::run(&mut trunk)?;
    shrink::shrink_scripts(&tools, &dist(root))?;
    pages::copy_to_addresses(&dist(root))
}

/// Flags for the site's compiler: no folder of this machine gets into the published files.
fn rustflags() -> String {
    let mut flags = Vec::new();
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    if let Some(home) = cargo_home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))) {
        let sources = home.join("registry").join("src");
        let indexes = fs::read_dir(sources).into_iter().flatten().flatten();
        // Of several that fit, the last one counts.
        let folders = [home].into_iter().chain(indexes.map(|index| index.path()));
        flags.extend(folders.map(|folder| format!("--remap-path-prefix={}=", folder.display())));
    }
    flags.join("\x1f")
}

/// A short name for exactly these sources. Page and worker carry it, so that a page never talks to another build's worker.
fn fingerprint(root: &Path) -> Result<String, Failure> {
    let mut files = Vec::new();
    for ingredient in INGREDIENTS {
        collect_files(&root.join(ingredient), &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        let name = file.strip_prefix(root).unwrap_or(&file);
        hasher.write(name.to_string_lossy().as_bytes());
        hasher.write(&fs::read(&file).map_err(Failure::file(&file))?);
    }
    Ok(format!("{:016x}", hasher.finish())[..10].to_owned())
}

/// Every file at or below `path`.
pub fn collect_files(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if path.is_file() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    for entry in fs::read_dir(path).map_err(Failure::file(path))? {
        let entry = entry.map_err(Failure::file(path))?;
        collect_files(&entry.path(), files)?;
    }
    Ok(())
}
