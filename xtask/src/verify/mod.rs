//! `cargo verify`: everything a change must pass, in one command.
//!
//! Here: the stages and their order, cheapest news first. Deliberately not here: what `tidy` checks (`tidy/mod.rs`), how
//! tests are run (`verify/tests.rs`), and how dependencies are judged (`verify/dependencies.rs`).

mod dependencies;
mod licences;
mod tests;
mod times;

use crate::call::Call;
use crate::cargo::Cargo;
use crate::{browser, tidy, web};
use std::thread;
use std::time::Instant;
use times::{Time, Times, seconds};

struct Stage {
    name: &'static str,
    work: Work,
}

enum Work {
    Alone(fn() -> Result<(), String>),
    /// Parts that run at the same time. Mixed lines cannot be read, so the output of each is shown when it ends.
    Together(&'static [Part]),
}

struct Part {
    name: &'static str,
    calls: fn() -> Result<Vec<Call>, String>,
}

const STAGES: [Stage; 9] = [
    Stage { name: "format", work: Work::Alone(|| Cargo::new("fmt --all --check").run()) },
    Stage { name: "tidy", work: Work::Alone(tidy::tidy) },
    // Before anything is compiled: the binary has the pages in it.
    Stage { name: "pages", work: Work::Alone(web::build) },
    Stage { name: "lints", work: Work::Together(&LINTS) },
    Stage { name: "tests", work: Work::Alone(tests::tests) },
    Stage { name: "browser", work: Work::Alone(browser) },
    Stage { name: "doctests", work: Work::Alone(tests::doctests) },
    Stage { name: "docs", work: Work::Alone(|| DOCS.run()) },
    Stage { name: "dependencies", work: Work::Alone(dependencies::check) },
];

const LINTS: [Part; 2] = [
    Part { name: "clippy", calls: || Ok(vec![CLIPPY.call()]) },
    // Prettier, svelte-check, eslint and vitest.
    Part { name: "web", calls: || web::scripts(&["format", "check", "lint", "test"]) },
];

const CLIPPY: Cargo = Cargo::new("clippy --workspace --all-targets --all-features --locked -- -D warnings");
/// With examples: only so are the features of the dependencies those that clippy has checked them with.
const DOCS: Cargo = Cargo::new("doc --workspace --no-deps --all-features --locked --lib --bins --examples")
    .with("RUSTDOCFLAGS", "-D warnings");
/// The tests before have built all of this, the server included: nothing is compiled again.
const SERVER: Cargo = Cargo::new(
    "test --workspace --locked --lib --bins --tests --no-run --message-format json-render-diagnostics",
);

pub(crate) fn verify() -> Result<(), String> {
    components()?;
    let mut times = Times::default();
    let outcome = stages(&mut times);
    println!("\n=== summary ===\n{times}");
    outcome?;
    println!("verify: everything passed");
    Ok(())
}

fn stages(times: &mut Times) -> Result<(), String> {
    for (number, stage) in (1..).zip(&STAGES) {
        let name = stage.name;
        println!("\n=== {number}/{} {name} ===", STAGES.len());
        let began = Instant::now();
        let (parts, outcome) = match stage.work {
            Work::Alone(run) => (Vec::new(), run()),
            Work::Together(parts) => together(parts),
        };
        let elapsed = began.elapsed();
        times.add(Time { name, elapsed, passed: outcome.is_ok() }, parts);
        outcome.map_err(|why| {
            format!("\nverify: step {number}, {name}, failed after {}\n  {why}", seconds(elapsed))
        })?;
        println!("--- {name}: passed in {}", seconds(elapsed));
    }
    Ok(())
}

/// Runs every part to its end. Returns how long each took, and every failure with the name of its part.
fn together(parts: &[Part]) -> (Vec<Time>, Result<(), String>) {
    let ended: Vec<(Time, Result<(), String>)> = thread::scope(|scope| {
        let running: Vec<_> = parts.iter().map(|part| scope.spawn(|| run_part(part))).collect();
        let stopped = "a thread of verify stopped";
        running.into_iter().map(|part| part.join().expect(stopped)).collect()
    });
    let (times, outcomes): (Vec<Time>, Vec<_>) = ended.into_iter().unzip();
    let failures: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    let outcome = if failures.is_empty() { Ok(()) } else { Err(failures.join("\n  ")) };
    (times, outcome)
}

fn run_part(part: &Part) -> (Time, Result<(), String>) {
    let name = part.name;
    let began = Instant::now();
    let mut output = String::new();
    let outcome =
        (part.calls)().and_then(|calls| calls.into_iter().try_for_each(|call| call.keep(&mut output)));
    let elapsed = began.elapsed();
    let word = if outcome.is_ok() { "passed" } else { "failed" };
    // One call, so that no other part writes in between.
    print!("{output}--- {name}: {word} after {}\n\n", seconds(elapsed));
    let time = Time { name, elapsed, passed: outcome.is_ok() };
    (time, outcome.map_err(|why| format!("{name}: {why}")))
}

/// Without these two the first stages fail with messages that do not say what to do.
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

/// The pages in a real browser, at a real server.
fn browser() -> Result<(), String> {
    let chromium = browser::chromium()?;
    let server = SERVER.build("saloon")?;
    let variables = [("SALOON_CHROMIUM", chromium.as_os_str()), ("SALOON_BIN", server.as_os_str())];
    web::npm_with(&["run", "--silent", "e2e"], &variables)
}

#[cfg(test)]
mod unit_tests {
    use super::*;
    use std::process::Command;

    fn rustc(argument: &str) -> Vec<Call> {
        let mut command = Command::new("rustc");
        command.arg(argument);
        vec![Call::new(format!("rustc {argument}"), command)]
    }

    #[test]
    fn a_part_that_fails_is_named_and_the_others_end() {
        let parts = [
            Part { name: "good", calls: || Ok(rustc("--version")) },
            Part { name: "bad", calls: || Ok(rustc("--no-such-option")) },
            Part { name: "unprepared", calls: || Err("no npm".into()) },
        ];
        let (times, outcome) = together(&parts);
        let passed: Vec<_> = times.iter().map(|time| (time.name, time.passed)).collect();
        assert_eq!(passed, [("good", true), ("bad", false), ("unprepared", false)]);
        let failure = outcome.expect_err("two parts fail");
        assert!(failure.starts_with("bad: `rustc --no-such-option` ended with"), "{failure}");
        assert!(failure.ends_with("\n  unprepared: no npm"), "{failure}");
    }
}
