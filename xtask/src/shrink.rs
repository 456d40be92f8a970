//! Making the scripts and their bindings to wasm smaller: whoever opens the site downloads them before the first click.

use crate::command;
use crate::failure::Failure;
use crate::site;
use crate::tools::BuildTools;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The page's own program; the worker's is fetched later and small already.
const PAGE: &str = "taco-street";
const WASM_ENDING: &str = "_bg.wasm";

/// Gives what the page's script and wasm call each other short names, then minifies all scripts.
pub fn shrink_scripts(tools: &BuildTools, dist: &Path) -> Result<(), Failure> {
    let mut files = Vec::new();
    site::collect_files(dist, &mut files)?;
    for wasm in &files {
        let name = wasm.file_name().unwrap_or_default().to_string_lossy();
        if let Some(stem) = name.strip_suffix(WASM_ENDING).filter(|stem| stem.starts_with(PAGE)) {
            shorten_names(tools, wasm, &dist.join(format!("{stem}.js")))?;
        }
    }
    let is_script = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "js");
    files.retain(is_script);
    command::run(&mut tools.minifier(&files, dist))
}

/// The generator of the bindings makes names unique with a hash each, which no compression takes back.
fn shorten_names(tools: &BuildTools, wasm: &Path, script: &Path) -> Result<(), Failure> {
    let names = Names::of_report(&command::read(&mut tools.shortener(wasm))?);
    let text = fs::read_to_string(script).map_err(Failure::file(script))?;
    fs::write(script, names.applied_to(&text)).map_err(Failure::file(script))
}

/// What was called what, and is now.
#[derive(Default)]
struct Names {
    modules: Vec<String>,
    imports: HashMap<String, String>,
    exports: HashMap<String, String>,
}

/// All imports come from one module, which gets this name.
const SHORT_MODULE: &str = "a";
/// What the script calls the wasm's exports.
const EXPORTS: &str = "wasm.";

impl Names {
    /// The report has a line `["module", "old", "new"]` per import and `["old", "new"]` per export.
    fn of_report(report: &str) -> Self {
        let mut names = Self::default();
        for line in report.lines() {
            let quoted: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
            match *quoted {
                [module, old, new] => {
                    names.imports.insert(old.to_owned(), new.to_owned());
                    if !names.modules.iter().any(|known| known == module) {
                        names.modules.push(module.to_owned());
                    }
                }
                [old, new] if line.contains('[') => {
                    names.exports.insert(old.to_owned(), new.to_owned());
                }
                _ => {}
            }
        }
        names
    }

    fn applied_to(&self, script: &str) -> String {
        let mut text = String::with_capacity(script.len());
        let mut rest = script;
        while !rest.is_empty() {
            let word = rest.find(|c| !is_of_name(c)).unwrap_or(rest.len());
            let (name, after) = rest.split_at(word);
            let known = if text.ends_with(EXPORTS) { &self.exports } else { &self.imports };
            text.push_str(known.get(name).map_or(name, String::as_str));
            let other = after.find(is_of_name).unwrap_or(after.len());
            text.push_str(&after[..other]);
            rest = &after[other..];
        }
        for module in &self.modules {
            text = text.replace(&format!("\"{module}\""), &format!("\"{SHORT_MODULE}\""));
        }
        text
    }
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::Names;

    const REPORT: &str = r#"{
 "imports": [
  ["./x_bg.js", "__wbg_log_12ab", "b"]
 ],
"exports": [
  ["main", "c"]
 ]
}"#;

    #[test]
    fn imports_are_renamed_wherever_they_stand_and_exports_only_as_such() {
        let script = r#"{"./x_bg.js": {__wbg_log_12ab: f}}; wasm.main(main);"#;
        let short = Names::of_report(REPORT).applied_to(script);
        assert_eq!(short, r#"{"a": {b: f}}; wasm.c(main);"#);
    }
}
