//! The tools the site is built and tested with: which versions, where they live, how they get there.
//!
//! They are kept apart from the user's own tools, one folder per version in the user's cache.

use crate::command::{self, find_on_path, path_with};
use crate::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const TRUNK: Tool = Tool {
    name: "trunk",
    version: "0.21.14",
    program: "bin/trunk",
    // Its own work is light, and a debug build of it is ready three times sooner.
    source: Source::Crate { package: "trunk", flags: &["--locked", "--debug"] },
};

/// Must be the version of the `wasm-bindgen` library in `Cargo.lock`.
const WASM_BINDGEN: Tool = Tool {
    name: "wasm-bindgen",
    version: "0.2.130",
    program: "bin/wasm-bindgen",
    // Not `--locked`: its lock file names a dependency that has been withdrawn since.
    source: Source::Crate { package: "wasm-bindgen-cli", flags: &[] },
};

const BINARYEN: Tool = Tool {
    name: "binaryen",
    version: "132.0.0",
    program: "node_modules/.bin/wasm-opt",
    source: Source::Npm,
};

const ESBUILD: Tool = Tool {
    name: "esbuild",
    version: "0.28.2",
    program: "node_modules/.bin/esbuild",
    source: Source::Npm,
};

const AXE: Tool = Tool {
    name: "axe-core",
    version: "4.14.0",
    program: "node_modules/axe-core/axe.min.js",
    source: Source::Npm,
};

pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Programs that come from the system, with what to do where they are missing.
const NPM: SystemProgram = SystemProgram {
    name: "npm",
    names: &["npm"],
    debian_packages: &["nodejs", "npm"],
    remedy: "install Node.js with npm",
};
const CHROMIUM: SystemProgram = SystemProgram {
    name: "Chromium",
    names: &["chromium", "chromium-browser", "google-chrome"],
    debian_packages: &["chromium", "chromium-driver"],
    remedy: "install Chromium or Google Chrome so that `chromium` or `google-chrome` is on PATH",
};
const CHROMEDRIVER: SystemProgram = SystemProgram {
    name: "ChromeDriver",
    names: &["chromedriver"],
    debian_packages: &["chromium-driver"],
    remedy: "install the ChromeDriver of your Chromium's version so that `chromedriver` is on PATH",
};

/// What building the site takes.
pub struct BuildTools {
    trunk: PathBuf,
    wasm_opt: PathBuf,
    esbuild: PathBuf,
    folders: Vec<PathBuf>,
}

impl BuildTools {
    /// Installs what is missing and makes sure that the versions are the pinned ones.
    pub fn ready(root: &Path) -> Result<Self, Failure> {
        pin_agrees_with_lock(root)?;
        ready_wasm_target(root)?;
        let trunk = TRUNK.ready()?;
        let helpers = [WASM_BINDGEN.ready()?, BINARYEN.ready()?];
        TRUNK.check_version(&trunk, TRUNK.version)?;
        WASM_BINDGEN.check_version(&helpers[0], WASM_BINDGEN.version)?;
        let folders = helpers.iter().filter_map(|program| program.parent());
        let folders = folders.map(Path::to_path_buf).collect();
        let [_, wasm_opt] = helpers;
        Ok(Self { trunk, wasm_opt, esbuild: ESBUILD.ready()?, folders })
    }

    /// Trunk, finding the pinned helpers before any other.
    pub fn trunk(&self, root: &Path) -> Command {
        let mut trunk = Command::new(&self.trunk);
        trunk.current_dir(root);
        trunk.env("PATH", path_with(&self.folders));
        // Trunk reads this variable as a boolean and refuses the customary "1".
        trunk.env_remove("NO_COLOR");
        // It adds its own stack to every compile error.
        trunk.env("RUST_BACKTRACE", "0");
        command::keep_logs_short(&mut trunk);
        trunk
    }

    /// Gives the imports and exports of a wasm file short names, in place, and reports them.
    pub fn shortener(&self, wasm: &Path) -> Command {
        let mut wasm_opt = Command::new(&self.wasm_opt);
        // It reads from the file which features it may use, so that list is stripped last.
        wasm_opt.arg(wasm).arg("--minify-imports-and-exports-and-modules");
        wasm_opt.args(["--strip-producers", "--strip-target-features"]).arg("-o").arg(wasm);
        wasm_opt
    }

    /// The minifier of scripts, which rewrites the given files in place.
    pub fn minifier(&self, scripts: &[PathBuf], folder: &Path) -> Command {
        let mut esbuild = Command::new(&self.esbuild);
        esbuild.args(scripts).args(["--minify", "--allow-overwrite", "--log-level=warning"]);
        esbuild.arg(format!("--outdir={}", folder.display()));
        esbuild
    }
}

/// What testing in a browser takes.
pub struct BrowserTools {
    pub chromium: PathBuf,
    pub chromedriver: PathBuf,
    pub axe: PathBuf,
}

impl BrowserTools {
    pub fn ready() -> Result<Self, Failure> {
        Ok(Self {
            chromium: CHROMIUM.ready()?,
            chromedriver: CHROMEDRIVER.ready()?,
            axe: AXE.ready()?,
        })
    }
}

/// The wasm target of the Rust in use.
pub fn ready_wasm_target(root: &Path) -> Result<(), Failure> {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(root).args(["--print", "sysroot"]);
    let sysroot = PathBuf::from(command::read(&mut rustc)?);
    if sysroot.join("lib/rustlib").join(WASM_TARGET).is_dir() {
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    command::run(rustup.current_dir(root).args(["target", "add", WASM_TARGET]))
}

struct Tool {
    name: &'static str,
    version: &'static str,
    /// What is used of it, within its folder.
    program: &'static str,
    source: Source,
}

enum Source {
    Crate { package: &'static str, flags: &'static [&'static str] },
    Npm,
}

impl Tool {
    /// The program's path, installed first if need be.
    fn ready(&self) -> Result<PathBuf, Failure> {
        let home = tools_folder()?.join(format!("{}-{}", self.name, self.version));
        let program = home.join(self.program);
        if !program.is_file() {
            self.install(&home)?;
        }
        Ok(program)
    }

    /// Installs under a passing name and renames at the end, so that an interrupted install is never taken for a good one.
    fn install(&self, home: &Path) -> Result<(), Failure> {
        eprintln!("installing {} {}", self.name, self.version);
        let staging = home.with_file_name(format!(".{}-{}", self.name, std::process::id()));
        fs::create_dir_all(&staging).map_err(Failure::file(&staging))?;
        let installed = match self.source {
            Source::Crate { package, flags } => self.install_crate(package, flags, &staging),
            Source::Npm => self.install_from_npm(&staging),
        };
        let renamed = installed.and_then(|()| replace_folder(home, &staging));
        if renamed.is_err() {
            // Best effort: the failure itself is what the reader needs to hear.
            let _ = fs::remove_dir_all(&staging);
        }
        renamed
    }

    fn install_crate(&self, package: &str, flags: &[&str], into: &Path) -> Result<(), Failure> {
        let target = into.join("target");
        let mut install = command::cargo(into);
        install.args(["install", package, "--version", self.version]);
        install.args(flags).arg("--root").arg(into);
        install.arg("--target-dir").arg(&target);
        install.env("CARGO_PROFILE_DEV_DEBUG", "0");
        command::run(&mut install)?;
        fs::remove_dir_all(&target).map_err(Failure::file(&target))
    }

    fn install_from_npm(&self, into: &Path) -> Result<(), Failure> {
        let mut npm = Command::new(NPM.ready()?);
        npm.args(["install", "--silent", "--no-audit", "--no-fund", "--prefix"]);
        npm.arg(into).arg(format!("{}@{}", self.name, self.version));
        command::run(npm.stdout(Stdio::null()))
    }

    fn check_version(&self, program: &Path, expected: &str) -> Result<(), Failure> {
        let answer = command::read(Command::new(program).arg("--version"))?;
        if answer.split_whitespace().any(|word| word == expected) {
            return Ok(());
        }
        Err(Failure::Drift {
            tool: self.name,
            pinned: expected.to_owned(),
            found: answer,
            remedy: format!("remove {} and try again", program.display()),
        })
    }
}

fn replace_folder(home: &Path, with: &Path) -> Result<(), Failure> {
    if home.exists() {
        fs::remove_dir_all(home).map_err(Failure::file(home))?;
    }
    fs::rename(with, home).map_err(Failure::file(home))
}

fn tools_folder() -> Result<PathBuf, Failure> {
    let cache = match std::env::var_os("XDG_CACHE_HOME").filter(|value| !value.is_empty()) {
        Some(cache) => PathBuf::from(cache),
        None => std::env::home_dir().map(|home| home.join(".cache")).ok_or(Failure::Missing {
            program: "the home folder",
            remedy: "set HOME or XDG_CACHE_HOME",
        })?,
    };
    Ok(cache.join("taco-street").join("tools"))
}

/// The bindings' generator and library only understand each other in the same version.
fn pin_agrees_with_lock(root: &Path) -> Result<(), Failure> {
    let path = root.join("Cargo.lock");
    if !path.is_file() {
        command::run(command::cargo(root).arg("generate-lockfile"))?;
    }
    let lock = fs::read_to_string(&path).map_err(Failure::file(&path))?;
    let locked = locked_version(&lock, WASM_BINDGEN.name).unwrap_or("no version");
    if locked == WASM_BINDGEN.version {
        return Ok(());
    }
    Err(Failure::Drift {
        tool: WASM_BINDGEN.name,
        pinned: WASM_BINDGEN.version.to_owned(),
        found: format!("{locked} in Cargo.lock"),
        remedy: "change the pin in xtask/src/tools.rs to the locked version".to_owned(),
    })
}

fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?;
    version.strip_prefix("version = \"")?.strip_suffix('"')
}

struct SystemProgram {
    name: &'static str,
    names: &'static [&'static str],
    debian_packages: &'static [&'static str],
    remedy: &'static str,
}

impl SystemProgram {
    fn ready(&self) -> Result<PathBuf, Failure> {
        if let Some(found) = find_on_path(self.names) {
            return Ok(found);
        }
        if may_install_packages() {
            self.install()?;
        }
        find_on_path(self.names).ok_or(Failure::Missing { program: self.name, remedy: self.remedy })
    }

    fn install(&self) -> Result<(), Failure> {
        eprintln!("installing {} with apt-get", self.debian_packages.join(" "));
        let quietly = || {
            let mut apt = Command::new("apt-get");
            apt.env("DEBIAN_FRONTEND", "noninteractive");
            apt.stdout(Stdio::null());
            apt
        };
        command::run(quietly().args(["-qq", "update"]))?;
        let mut install = quietly();
        install.args(["-qq", "install", "-y"]);
        command::run(install.args(self.debian_packages))
    }
}

/// Only for root on a Debian-like machine, such as a fresh test machine: nobody else is asked for a password.
fn may_install_packages() -> bool {
    let is_root = || command::read(Command::new("id").arg("-u")).is_ok_and(|id| id == "0");
    find_on_path(&["apt-get"]).is_some() && is_root()
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    const LOCK: &str = "[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4.1\"\n\n\
                        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.9\"\n";

    #[test]
    fn the_locked_version_is_that_of_the_package_of_exactly_this_name() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen"), Some("0.2.9"));
        assert_eq!(locked_version(LOCK, "wasm"), None);
    }
}
