//! `cargo xtask tidy`: the promises that no compiler checks.
//!
//! Here: the list of checks, and how findings are shown. Each check is a module of its own and
//! a function of text, so that its tests need no files. Deliberately not here: anything rustfmt,
//! clippy or cargo-deny can say. To add a check, copy `size.rs` and name it in [`CHECKS`].

mod documents;
mod edges;
mod game_names;
mod headers;
mod layers;
mod manners;
mod packages;
mod rules;
mod secrecy;
mod size;
mod typography;
mod wording;

use crate::cargo::root;
use crate::tree::Tree;
use std::fmt;

/// Something wrong, and where an editor finds it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.what)
    }
}

type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [(&str, Check); 9] = [
    ("rules", rules::check),
    ("documents", documents::check),
    ("headers", headers::check),
    ("secrecy", secrecy::check),
    ("size", size::check),
    ("manners", manners::check),
    ("game names", game_names::check),
    ("wording", wording::check),
    ("typography", typography::check),
];

pub(crate) fn tidy() -> Result<(), String> {
    let root = root();
    let tree = Tree::read(&root)?;
    let packages = packages::read(&root)?;
    let mut all = shown("edges", edges::check(&packages, &tree));
    for (name, check) in CHECKS {
        all += shown(name, check(&tree));
    }
    match all {
        0 => Ok(()),
        1 => Err("tidy: 1 finding".into()),
        many => Err(format!("tidy: {many} findings")),
    }
}

fn shown(name: &str, mut findings: Vec<Finding>) -> usize {
    findings.sort();
    if findings.is_empty() {
        println!("{name}: ok");
    } else {
        println!("{name}:");
    }
    for finding in &findings {
        println!("{finding}");
    }
    findings.len()
}

/// What the tests of the checks compare: findings as they are printed.
#[cfg(test)]
fn printed(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(ToString::to_string).collect()
}
