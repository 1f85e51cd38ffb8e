//! `cargo xtask playthrough`: rewrites or compares the golden games.
//!
//! Here: which tests run, and in which mode. Deliberately not here: what a playthrough is and
//! how it is written; see `crates/testkit/src/playthrough.rs`. No module or test here has `playthrough` in its name,
//! because the filter would select it.

use crate::cargo::{Cargo, PLAYTHROUGHS};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Write,
    Check,
}

const TESTS: Cargo = Cargo::new("test --workspace --tests playthrough");
const REWRITE: Cargo = Cargo::new("test --workspace --tests playthrough").with(PLAYTHROUGHS, "write");

pub(crate) fn playthrough(mode: Mode) -> Result<(), String> {
    let tests = match mode {
        Mode::Write => REWRITE,
        Mode::Check => TESTS,
    };
    println!("$ {tests}");
    let failed = |error| format!("`{tests}` could not be run: {error}");
    let mut run = tests.command().stdout(Stdio::piped()).spawn().map_err(failed)?;
    let mut passed = 0;
    if let Some(stdout) = run.stdout.take() {
        for line in BufReader::new(stdout).lines() {
            let line = line.map_err(failed)?;
            passed += passes(&line);
            if !is_noise(&line) {
                println!("{line}");
            }
        }
    }
    let status = run.wait().map_err(failed)?;
    if !status.success() {
        return Err(format!("`{tests}` ended with {status}"));
    }
    // A filter that matches no test succeeds, although nothing was compared.
    if passed == 0 {
        return Err(format!("`{tests}` found no test with `playthrough` in its name"));
    }
    if mode == Mode::Write {
        println!("playthroughs are rewritten: read `git diff` before you believe them");
    }
    Ok(())
}

/// Returns how many tests passed, if this is the closing line of a test binary.
fn passes(line: &str) -> usize {
    line.strip_prefix("test result: ")
        .and_then(|rest| rest.split_once(". ")?.1.split_once(" passed")?.0.parse().ok())
        .unwrap_or(0)
}

/// Is it a line of a test binary without playthroughs? Such lines would hide the others.
fn is_noise(line: &str) -> bool {
    line.is_empty() || line == "running 0 tests" || line.starts_with("test result: ok. 0 passed")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_are_counted_from_closing_lines_only() {
        assert_eq!(passes("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured"), 12);
        assert_eq!(passes("test result: FAILED. 3 passed; 1 failed; 0 ignored"), 3);
        assert_eq!(passes("test rules::ws_08 ... ok"), 0);
    }

    #[test]
    fn binaries_in_which_nothing_ran_are_silent() {
        assert!(
            is_noise("running 0 tests") && is_noise("test result: ok. 0 passed; 0 failed; 9 filtered out")
        );
        assert!(
            !is_noise("test result: ok. 1 passed; 0 failed")
                && !is_noise("test result: FAILED. 0 passed; 1 failed")
        );
    }
}
