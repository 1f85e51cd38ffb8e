//! Invariant I2: the whole truth stays with the rules.
//!
//! Here: who may name the listing, and that a state can be neither printed nor serialised.
//! Deliberately not here: whether a view leaks; the laws of crate `testkit` try that.

use super::Finding;
use crate::text::{extension, has_word, is_comment, is_rust, numbered, tests_begin};
use crate::tree::Tree;

/// The ways to the full state of the rules files.
const TRUTH: [&str; 4] = ["listing", "Listed", "Listing", "AnyReplay"];

/// What faces a player or chooses for one never names the truth, not even in its tests.
const NEVER: [&str; 8] = [
    "crates/bots/",
    "crates/engine/",
    "crates/protocol/",
    "crates/python/",
    "crates/server/",
    "crates/tui/",
    "python/",
    "web/",
];

/// Where the truth is made, and where `simulate`, `verify` and playthroughs read it.
/// Everything else may name it in tests only.
const MAY: [&str; 9] = [
    "crates/catalog/",
    "crates/cli/src/simulate",
    "crates/cli/src/verify",
    "crates/kernel/",
    "crates/testkit/",
    "crates/transcript/",
    "fuzz/",
    "games/",
    "xtask/",
];

/// Searches in worlds that the caller gives, perhaps the true one: for measurements of crate `bots`.
/// All other bots imagine their own.
const GIVEN_WORLDS: [&str; 1] = ["choose_in_worlds"];

/// This file.
const OURS: &str = "xtask/src/tidy/secrecy.rs";

const SOURCES: [&str; 5] = ["js", "py", "rs", "svelte", "ts"];
const REVEALING: [&str; 3] = ["Debug", "Display", "Serialize"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = renamed(tree);
    for (path, text) in tree.texts() {
        if extension(path).is_some_and(|extension| SOURCES.contains(&extension)) {
            findings.extend(naming(path, text));
        }
        if path.starts_with("games/") && is_rust(path) {
            findings.extend(revealing(path, text));
        }
    }
    findings
}

/// A guarded name that nothing has any more: it was renamed, and the check has gone blind.
fn renamed(tree: &Tree) -> Vec<Finding> {
    let code: Vec<&str> =
        tree.texts().filter(|(path, _)| is_rust(path) && *path != OURS).map(|(_, text)| text).collect();
    let guarded = TRUTH.iter().chain(&GIVEN_WORLDS).filter(|_| tree.holds(OURS));
    guarded
        .filter(|word| !code.iter().any(|text| has_word(text, word)))
        .map(|word| {
            Finding::new(OURS, 1, format!("`{word}` is guarded here, but nothing has this name (I2)"))
        })
        .collect()
}

fn naming(path: &str, text: &str) -> Vec<Finding> {
    let within = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
    let checked = if within(&NEVER) {
        usize::MAX
    } else if within(&MAY) || path.contains("/tests/") {
        0
    } else {
        tests_begin(text).unwrap_or(usize::MAX)
    };
    let mut findings = Vec::new();
    for (number, line) in numbered(text).filter(|(_, line)| !is_comment(line)) {
        let elsewhere = !within(&["crates/bots/", "xtask/"]);
        for word in GIVEN_WORLDS.iter().filter(|word| elsewhere && has_word(line, word)) {
            let what = format!("`{word}` searches in worlds it is given; a bot imagines its own (I2)");
            findings.push(Finding::new(path, number, what));
        }
    }
    for (number, line) in numbered(text).filter(|(number, line)| *number < checked && !is_comment(line)) {
        for word in TRUTH.iter().filter(|word| has_word(line, word)) {
            let what =
                format!("`{word}` gives away the whole truth; it is for simulate, verify and tests (I2)");
            findings.push(Finding::new(path, number, what));
        }
    }
    findings
}

fn revealing(path: &str, text: &str) -> Vec<Finding> {
    let lines: Vec<&str> = text.lines().collect();
    let mut findings = Vec::new();
    let mut find = |line: &str, number: usize| {
        for word in REVEALING.iter().filter(|word| has_word(line, word)) {
            findings.push(Finding::new(path, number, format!("`State` must not be `{word}` (I2)")));
        }
    };
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| !is_comment(line)) {
        if line.trim_start().starts_with("impl") && line.split(" for ").nth(1).is_some_and(is_state) {
            find(line, at + 1);
        } else if line.split("struct ").nth(1).is_some_and(is_state) {
            // Up to the item before: a derive may take several lines.
            let above = lines[..at].iter().enumerate().rev();
            for (number, attribute) in above.take_while(|(_, line)| !ends_an_item(line)) {
                if !is_comment(attribute) {
                    find(attribute, number + 1);
                }
            }
        }
    }
    findings
}

fn is_state(rest: &str) -> bool {
    rest.strip_prefix("State")
        .is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
}

fn ends_an_item(line: &str) -> bool {
    line.trim().is_empty() || line.trim_end().ends_with(['}', ';'])
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        printed(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn simulate_verify_and_tests_may_read_the_truth() {
        let text = "use kernel::{Listed, Listing};\n";
        for path in [
            "crates/cli/src/verify/mod.rs",
            "crates/cli/src/simulate.rs",
            "crates/table/tests/a.rs",
            "games/g/src/l.rs",
        ] {
            assert_eq!(found(path, text), [""; 0], "{path}");
        }
        assert_eq!(
            found("crates/table/src/a.rs", "//! listing\n#[cfg(test)]\nuse kernel::Listed;\n"),
            [""; 0]
        );
    }

    #[test]
    fn nobody_else_may() {
        assert_eq!(
            found("crates/cli/src/play.rs", "//! x\nlet x = state.listing();\n"),
            [
                "crates/cli/src/play.rs:2: `listing` gives away the whole truth; it is for simulate, verify and tests (I2)"
            ]
        );
        assert_eq!(found("crates/table/src/lib.rs", "use kernel::Listed;").len(), 1);
    }

    #[test]
    fn a_guarded_name_that_was_renamed_is_found() {
        let files =
            [(OURS, "Listed choose_in_worlds"), ("crates/a.rs", "Listed, Listing, listing, AnyReplay")];
        assert_eq!(
            printed(&check(&Tree::of(&files)))[0],
            "xtask/src/tidy/secrecy.rs:1: `choose_in_worlds` is guarded here, but nothing has this name (I2)"
        );
    }

    #[test]
    fn those_who_face_players_may_not_even_in_tests() {
        assert_eq!(found("crates/server/tests/a.rs", "use catalog::AnyReplay;").len(), 1);
        assert_eq!(found("crates/bots/src/a.rs", "#[cfg(test)]\nuse kernel::Listing;").len(), 1);
        assert_eq!(found("web/src/a.svelte", "view.listing").len(), 1);
        assert_eq!(found("web/src/a.ts", "enlisting").len(), 0);
        assert_eq!(
            found("crates/catalog/tests/a.rs", "search.choose_in_worlds(&view, &worlds, luck)").len(),
            1
        );
        assert_eq!(
            found("crates/bots/examples/a.rs", "search.choose_in_worlds(&view, &worlds, luck)").len(),
            0
        );
    }

    #[test]
    fn a_state_is_neither_printed_nor_serialised() {
        let text = "pub struct View;\n\n#[cfg_attr(feature = \"wire\", derive(Serialize))]\n#[derive(\n    Clone,\n    Debug,\n)]\npub struct State {\n}\nimpl fmt::Display for State {}\n";
        assert_eq!(
            found("games/g/src/state.rs", text),
            [
                "games/g/src/state.rs:6: `State` must not be `Debug` (I2)",
                "games/g/src/state.rs:3: `State` must not be `Serialize` (I2)",
                "games/g/src/state.rs:10: `State` must not be `Display` (I2)",
            ]
        );
    }

    #[test]
    fn other_types_may_be_printed() {
        let text = "#[derive(Debug)]\npub struct Public;\n#[derive(Clone)]\n/// Not Debug.\npub struct State(u8);\n#[derive(Debug)]\nstruct Stateless;\n";
        assert_eq!(found("games/g/src/state.rs", text), [""; 0]);
    }
}
