//! What the site weighs on the wire, and what it may weigh.

use crate::failure::Failure;
use crate::pages::INDEX;
use crate::site;
use flate2::{Compression, write::GzEncoder};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Gzipped bytes of everything the browser needs before the first click.
const FIRST_LOAD_BUDGET: usize = 300_000;
/// Gzipped bytes of the AI worker, fetched after that.
const WORKER_BUDGET: usize = 150_000;

const WORKER_FILES: &str = "brain";
const RULES_FILES: &str = "rules";
const BIGGEST_SHOWN: usize = 5;

/// Builds the site if there is none, then weighs it.
pub fn report(root: &Path) -> Result<(), Failure> {
    if !site::dist(root).join(INDEX).is_file() {
        site::build(root, "/")?;
    }
    check_budget(root)
}

/// Prints what the built site weighs; fails when a part is over its budget.
pub fn check_budget(root: &Path) -> Result<(), Failure> {
    let files = weigh_files(&site::dist(root))?;
    let (on_demand, at_once): (Vec<&File>, Vec<&File>) =
        files.iter().partition(|file| file.name.starts_with(RULES_FILES));
    let (worker, page): (Vec<&File>, Vec<&File>) =
        at_once.into_iter().partition(|file| file.name.starts_with(WORKER_FILES));
    let parts = [
        Part::new("first load", &page, Some(FIRST_LOAD_BUDGET)),
        Part::new("worker", &worker, Some(WORKER_BUDGET)),
        Part::new("rules pages", &on_demand, None),
        Part::new("total", &files.iter().collect::<Vec<_>>(), None),
    ];
    for part in &parts {
        println!("{part}");
    }
    println!("biggest files:");
    for file in files.iter().take(BIGGEST_SHOWN) {
        println!("  {:<44} {}", file.name, file.weight);
    }
    let over: Vec<String> = parts.iter().filter(|p| p.is_over()).map(Part::excess).collect();
    if over.is_empty() { Ok(()) } else { Err(Failure::OverBudget(over)) }
}

#[derive(Clone, Copy, Default)]
struct Weight {
    raw: usize,
    gzip: usize,
}

impl std::ops::Add for Weight {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { raw: self.raw + other.raw, gzip: self.gzip + other.gzip }
    }
}

impl std::fmt::Display for Weight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:>9} raw {:>9} gzip", kilobytes(self.raw), kilobytes(self.gzip))
    }
}

struct File {
    name: String,
    weight: Weight,
}

struct Part {
    name: &'static str,
    weight: Weight,
    budget: Option<usize>,
}

impl Part {
    fn new(name: &'static str, files: &[&File], budget: Option<usize>) -> Self {
        let weight = files.iter().fold(Weight::default(), |sum, file| sum + file.weight);
        Self { name, weight, budget }
    }

    fn is_over(&self) -> bool {
        self.budget.is_some_and(|budget| self.weight.gzip > budget)
    }

    fn excess(&self) -> String {
        let budget = self.budget.unwrap_or_default();
        let excess = self.weight.gzip.saturating_sub(budget);
        format!("{} by {}", self.name, kilobytes(excess))
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:<12} {}", self.name, self.weight)?;
        match self.budget {
            Some(budget) => write!(f, "  of {}", kilobytes(budget)),
            None => Ok(()),
        }
    }
}

fn kilobytes(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}

/// The site's files, heaviest first. Copies of the page are one page to the reader and count once.
fn weigh_files(dist: &Path) -> Result<Vec<File>, Failure> {
    let mut paths = Vec::new();
    site::collect_files(dist, &mut paths)?;
    let is_copy =
        |path: &PathBuf| path.extension().is_some_and(|e| e == "html") && *path != dist.join(INDEX);
    paths.retain(|path| !is_copy(path));
    let mut files = paths.iter().map(|path| weigh(dist, path)).collect::<Result<Vec<_>, _>>()?;
    files.sort_by_key(|file| std::cmp::Reverse(file.weight.gzip));
    Ok(files)
}

fn weigh(dist: &Path, path: &Path) -> Result<File, Failure> {
    let bytes = fs::read(path).map_err(Failure::file(path))?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&bytes).map_err(Failure::file(path))?;
    let gzip = encoder.finish().map_err(Failure::file(path))?;
    Ok(File {
        name: path.strip_prefix(dist).unwrap_or(path).display().to_string(),
        weight: Weight { raw: bytes.len(), gzip: gzip.len() },
    })
}
