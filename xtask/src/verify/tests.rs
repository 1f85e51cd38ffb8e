//! The tests of every crate, with a limit of time, and the examples in its documentation.
//!
//! Here: which runner. Deliberately not here: the limit for each test, which is `.config/nextest.toml`.

use crate::cargo::Cargo;
use std::time::Duration;

const NEXTEST: Cargo = Cargo::new("nextest run --workspace --locked --lib --bins --tests");
const COMPILE: Cargo = Cargo::new("test --workspace --locked --lib --bins --tests --no-run");
const TESTS: Cargo = Cargo::new("test --workspace --locked --lib --bins --tests");
const DOCTESTS: Cargo = Cargo::new("test --workspace --locked --doc");

/// For everything that `cargo test` runs, because it knows no limit for one test.
const LIMIT: Duration = Duration::from_secs(30 * 60);

pub(super) fn tests() -> Result<(), String> {
    if Cargo::new("nextest --version").ask().is_ok() {
        return NEXTEST.run();
    }
    println!(
        "cargo-nextest is not installed; `cargo test` runs the same tests, with one limit for all of them"
    );
    COMPILE.run()?;
    TESTS.call().run_within(LIMIT)
}

/// Runs the examples of all packages, those without any included: with fewer packages, cargo would turn on fewer features
/// of their dependencies, and compile nearly everything again.
pub(super) fn doctests() -> Result<(), String> {
    DOCTESTS.call().run_within(LIMIT)
}
