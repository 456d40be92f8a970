//! The addresses the site answers. A static host knows only files, so each address gets its own copy of the page.

use crate::failure::Failure;
use std::fs;
use std::path::Path;

const GAMES: [&str; 5] = ["tacoloco", "truck-off", "taco-tuesday", "food-truck-city", "taco"];
const GAME_PAGES: [&str; 3] = ["play", "replay", "rules"];

/// The page every copy is made of.
pub const INDEX: &str = "index.html";
/// What the host serves for addresses it does not know.
pub const NOT_FOUND: &str = "404.html";

/// Copies the page to every known address and to the host's answer for unknown ones.
pub fn copy_to_addresses(dist: &Path) -> Result<(), Failure> {
    copy_index(dist, NOT_FOUND)?;
    for address in addresses() {
        copy_index(dist, &format!("{address}/{INDEX}"))?;
    }
    Ok(())
}

fn addresses() -> Vec<String> {
    let mut addresses = vec!["settings".to_owned()];
    for game in GAMES {
        addresses.push(game.to_owned());
        addresses.extend(GAME_PAGES.map(|page| format!("{game}/{page}")));
    }
    addresses
}

fn copy_index(dist: &Path, to: &str) -> Result<(), Failure> {
    let target = dist.join(to);
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    fs::copy(dist.join(INDEX), &target).map_err(Failure::file(&target))?;
    Ok(())
}
