//! A game is named in its own places only, so that another one touches nothing else.
//!
//! Here: code that names a game, in any spelling. Deliberately not here: comments, documents,
//! manifests, tests, benches and examples, which are free to speak of a game.

use super::Finding;
use crate::text::{extension, is_rust, numbered, split_comment, tests_begin};
use crate::tree::Tree;

const SOURCES: [&str; 6] = ["css", "html", "js", "rs", "svelte", "ts"];

/// Where every game is named: the lists of games, and what bots know of each.
const LISTS: [&str; 4] =
    ["crates/bots/src/heuristics/", "crates/catalog/src/lib.rs", "lang/", "web/src/games/index.ts"];

/// Tests, benches and examples, by a part of their path.
const TRIALS: [&str; 6] = ["/tests/", "/benches/", "/examples/", "/bench/", ".test.ts", ".spec.ts"];

/// Examples for authors of programs, and the tests that any store must pass.
const EXAMPLES: [&str; 2] = ["crates/server/src/rest/page/", "crates/server/src/store/conformance/"];

/// A line that shows an example in the documentation of the protocol, or a default of the command line.
const MARKS: [&str; 2] = ["example", "default_value"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<&str> = tree.games().collect();
    let mut findings = Vec::new();
    for (path, text) in tree.texts() {
        if !extension(path).is_some_and(|extension| SOURCES.contains(&extension)) || is_free(path) {
            continue;
        }
        for game in games.iter().filter(|game| !is_home(path, game)) {
            findings.extend(naming(path, text, game));
        }
    }
    findings
}

fn is_free(path: &str) -> bool {
    LISTS.iter().chain(&EXAMPLES).any(|place| path.starts_with(place))
        || TRIALS.iter().any(|part| path.contains(part))
}

fn is_home(path: &str, game: &str) -> bool {
    ["games/", "web/src/games/"].iter().any(|folder| path.starts_with(&format!("{folder}{game}/")))
}

fn naming(path: &str, text: &str, game: &str) -> Vec<Finding> {
    let first = game.split('-').next().unwrap_or(game);
    let capital = first[..1].to_uppercase() + &first[1..];
    if ![first, &capital, &first.to_uppercase()].iter().any(|word| text.contains(*word)) {
        return Vec::new();
    }
    let end = tests_begin(text).filter(|_| is_rust(path)).unwrap_or(usize::MAX);
    numbered(text)
        .take_while(|(number, _)| *number < end)
        .filter(|(_, line)| {
            let code = split_comment(path, line).0;
            names(code, game) && !MARKS.iter().any(|mark| code.contains(mark))
        })
        .map(|(number, _)| {
            let what =
                format!("`{game}` is named here; only its own places and the lists of games may name it");
            Finding::new(path, number, what)
        })
        .collect()
}

/// Whether the words of the game's name stand in `code` one after another, in any spelling:
/// `two-words`, `two_words`, `TwoWords`, `Two Words`.
fn names(code: &str, game: &str) -> bool {
    let code = code.to_lowercase();
    let mut words = game.split('-');
    let first = words.next().unwrap_or(game);
    code.match_indices(first).any(|(at, _)| {
        let rest = &code[at + first.len()..];
        words.clone().try_fold(rest, follows).is_some()
    })
}

/// What stands behind `word`, if `rest` begins with it or with a separator and it.
fn follows<'a>(rest: &'a str, word: &str) -> Option<&'a str> {
    rest.strip_prefix(['-', '_', ' ']).unwrap_or(rest).strip_prefix(word)
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let games = [("games/red-river/Cargo.toml", ""), ("games/blue-hill/Cargo.toml", ""), (path, text)];
        printed(&check(&Tree::of(&games)))
    }

    #[test]
    fn a_name_is_found_in_any_spelling() {
        for name in ["red-river", "red_river::State", "RedRiver", "redRiver", "RED_RIVER", "\"Red River\""] {
            assert_eq!(
                found("crates/server/src/a.rs", &format!("//! x\nlet x = {name};\n")),
                [
                    "crates/server/src/a.rs:2: `red-river` is named here; only its own places and the lists of games may name it"
                ]
            );
        }
        assert_eq!(found("web/src/a.svelte", "reddish river, red and river"), [""; 0]);
    }

    #[test]
    fn a_game_is_at_home_in_its_own_places_and_not_in_those_of_another() {
        for path in [
            "games/red-river/src/lib.rs",
            "web/src/games/red-river/face.ts",
            "web/src/games/index.ts",
            "crates/catalog/src/lib.rs",
            "crates/bots/src/heuristics/mod.rs",
            "crates/cli/tests/play.rs",
            "web/src/sound/sounds.test.ts",
            "README.md",
        ] {
            assert_eq!(found(path, "red-river"), [""; 0], "{path}");
        }
        assert_eq!(found("games/blue-hill/src/lib.rs", "red-river").len(), 1);
        assert_eq!(found("crates/catalog/src/menu.rs", "RedRiver").len(), 1);
    }

    #[test]
    fn comments_unit_tests_examples_and_defaults_may_name_a_game() {
        let text = "/// Such as `red-river`.\n#[arg(default_value = \"red-river\")]\n#[schema(example = \"red-river\")]\n#[cfg(test)]\nlet x = \"red-river\";\n";
        assert_eq!(found("crates/cli/src/a.rs", text), [""; 0]);
    }
}
