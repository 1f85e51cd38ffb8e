//! `cargo verify`: everything a change must pass, in one command.
//!
//! Here: the steps and their order, cheapest news first. Deliberately not here: what `tidy`
//! checks (`tidy/mod.rs`) and how dependencies are judged (`verify/deny.rs`, `deny.toml`).

mod deny;

use crate::cargo::Cargo;
use crate::golden::{Mode, playthrough};
use crate::{browser, tidy, web};
use std::time::{Duration, Instant};

struct Stage {
    name: &'static str,
    run: fn() -> Result<(), String>,
}

const STAGES: [Stage; 10] = [
    Stage { name: "format", run: || Cargo::new("fmt --all --check").run() },
    // Before anything is compiled: the binary has the pages in it.
    Stage { name: "pages", run: pages },
    Stage { name: "clippy", run: || CLIPPY.run() },
    Stage { name: "tests", run: tests },
    Stage { name: "browser", run: browser },
    Stage { name: "doctests", run: || Cargo::new("test --workspace --doc --locked").run() },
    Stage { name: "docs", run: || DOCS.run() },
    Stage { name: "tidy", run: tidy::tidy },
    Stage { name: "playthroughs", run: || playthrough(Mode::Check) },
    Stage { name: "cargo-deny", run: deny::deny },
];

const CLIPPY: Cargo = Cargo::new("clippy --workspace --all-targets --all-features --locked -- -D warnings");
const DOCS: Cargo = Cargo::new("doc --workspace --no-deps --locked").with("RUSTDOCFLAGS", "-D warnings");

pub(crate) fn verify() -> Result<(), String> {
    components()?;
    let mut taken = Vec::new();
    for (number, stage) in (1..).zip(&STAGES) {
        println!("\n=== {number}/{} {} ===", STAGES.len(), stage.name);
        let began = Instant::now();
        let outcome = (stage.run)();
        let elapsed = began.elapsed();
        let name = stage.name;
        outcome.map_err(|why| {
            format!("\nverify: step {number}, {name}, failed after {}\n  {why}", seconds(elapsed))
        })?;
        println!("--- {name}: passed in {}", seconds(elapsed));
        taken.push((name, elapsed));
    }
    println!("\n=== summary ===\n{}", summary(&taken));
    println!("verify: everything passed");
    Ok(())
}

/// Without these two the first steps fail with messages that do not say what to do.
fn components() -> Result<(), String> {
    let asked = [("rustfmt", Cargo::new("fmt --version")), ("clippy", Cargo::new("clippy --version"))];
    let missing: Vec<&str> =
        asked.iter().filter(|(_, version)| version.ask().is_err()).map(|(name, _)| *name).collect();
    if missing.is_empty() {
        Ok(())
    } else {
        let all = missing.join(" ");
        Err(format!("verify: not installed: {all}. Install with `rustup component add {all}`"))
    }
}

fn tests() -> Result<(), String> {
    if Cargo::new("nextest --version").ask().is_ok() {
        Cargo::new("nextest run --workspace --locked").run()
    } else {
        println!("cargo-nextest is not installed; `cargo test` does as well");
        Cargo::new("test --workspace --locked --lib --bins --tests").run()
    }
}

/// The pages: types, manners, logic, and that they can be built.
fn pages() -> Result<(), String> {
    for check in ["format", "check", "lint", "test"] {
        web::npm(&["run", "--silent", check])?;
    }
    web::build()
}

/// The pages in a real browser, at a real server.
fn browser() -> Result<(), String> {
    let chromium = browser::chromium()?;
    // The server that the tests before have built: nothing is compiled twice.
    Cargo::new("test --workspace --locked --no-run").run()?;
    web::npm_with(&["run", "--silent", "e2e"], &[("SALOON_CHROMIUM", chromium.as_os_str())])
}

fn seconds(elapsed: Duration) -> String {
    format!("{:.1} s", elapsed.as_secs_f64())
}

fn summary(taken: &[(&str, Duration)]) -> String {
    let total = ("total", taken.iter().map(|(_, elapsed)| *elapsed).sum());
    let line = |(name, elapsed): &(&str, Duration)| format!("{name:<14}{:>10}", seconds(*elapsed));
    taken.iter().chain([&total]).map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_gives_each_step_and_the_total() {
        let taken = [("format", Duration::from_millis(500)), ("clippy", Duration::from_secs(12))];
        let lines = "format             0.5 s\nclippy            12.0 s\ntotal             12.5 s";
        assert_eq!(summary(&taken), lines);
    }
}
