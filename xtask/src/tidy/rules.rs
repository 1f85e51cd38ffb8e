//! The numbered rules: complete, the same in every language, each cited by a test.
//!
//! Here: comparing RULES.md, its translations and tests/ of every game. Deliberately not here:
//! whether code cites a rule, which its enum of rules and the compiler see to.

use super::Finding;
use crate::text::{is_rust, numbered};
use crate::tree::Tree;
use std::fmt;

/// The number of a rule, such as `WS-8`.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Number {
    game: String,
    clause: u32,
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}", self.game, self.clause)
    }
}

type Entries = Vec<(usize, Number)>;

/// Every language that has a catalogue, but English, in which RULES.md is.
fn translations(tree: &Tree) -> Vec<String> {
    let codes = tree.texts().filter_map(|(path, _)| path.strip_prefix("lang/")?.strip_suffix(".ftl"));
    codes.filter(|&code| code != "en").map(ToOwned::to_owned).collect()
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for game in tree.games() {
        let path = format!("games/{game}/RULES.md");
        let Some(text) = tree.text(&path) else {
            findings.push(Finding::new(&path, 1, "this game has no numbered rules"));
            continue;
        };
        let rules = entries(text);
        findings.extend(gaps(&path, &rules));
        for language in translations(tree) {
            let other = format!("games/{game}/RULES.{language}.md");
            match tree.text(&other) {
                Some(text) => findings.extend(differences(&path, &rules, &other, &entries(text))),
                None => findings.push(Finding::new(&other, 1, "the rules are not translated")),
            }
        }
        let folder = format!("games/{game}/tests/");
        let tests: Vec<&str> = tree
            .texts()
            .filter(|(path, _)| path.starts_with(&folder) && is_rust(path))
            .map(|(_, text)| text)
            .collect();
        for (line, number) in &rules {
            if !tests.iter().any(|text| is_cited(text, number)) {
                findings.push(Finding::new(
                    &path,
                    *line,
                    format!("{number} is cited by no test in {folder}"),
                ));
            }
        }
    }
    findings
}

/// The bold numbers that begin an entry: `- **WS-8** …`.
fn entries(text: &str) -> Entries {
    let entry = |(line, text): (usize, &str)| {
        let text = text.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        let text = text.trim_start_matches(['-', '*', '.', ' ']).split_once("**")?.0;
        let (game, clause) = text.split_once('-')?;
        let plain = game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase());
        let digits = clause.bytes().all(|byte| byte.is_ascii_digit());
        (plain && digits).then_some(())?;
        Some((line, Number { game: game.into(), clause: clause.parse().ok()? }))
    };
    numbered(text).filter_map(entry).collect()
}

fn gaps(path: &str, rules: &Entries) -> Vec<Finding> {
    let Some((_, first)) = rules.first() else {
        return vec![Finding::new(path, 1, "no numbered rule, such as `- **WS-1** …`")];
    };
    let mut findings = Vec::new();
    let mut before = 0;
    for (line, number) in rules {
        let due = Number { game: first.game.clone(), clause: before + 1 };
        if *number != due {
            findings.push(Finding::new(path, *line, format!("{number} stands where {due} is due")));
        }
        before = number.clause;
    }
    findings
}

fn differences(path: &str, rules: &Entries, other: &str, theirs: &Entries) -> Vec<Finding> {
    let lacks = |list: &Entries, number: &Number| !list.iter().any(|(_, one)| one == number);
    let mut findings = Vec::new();
    for (line, number) in rules.iter().filter(|(_, number)| lacks(theirs, number)) {
        findings.push(Finding::new(path, *line, format!("{number} is missing in {other}")));
    }
    for (line, number) in theirs.iter().filter(|(_, number)| lacks(rules, number)) {
        findings.push(Finding::new(other, *line, format!("{number} is missing in {path}")));
    }
    if findings.is_empty() {
        let order = rules.iter().zip(theirs).find(|((_, ours), (_, theirs))| ours != theirs);
        if let Some(((_, due), (line, number))) = order {
            findings.push(Finding::new(other, *line, format!("{number} stands where {path} has {due}")));
        } else if theirs.len() != rules.len() {
            findings.push(Finding::new(other, 1, format!("not as many entries as {path}")));
        }
    }
    findings
}

/// As `WS-8` in text, or as `ws_8_` or `ws_08_` in a name.
fn is_cited(text: &str, number: &Number) -> bool {
    let plain = number.to_string();
    let in_text = text.match_indices(&plain).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + plain.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(|c| c.is_ascii_digit())
    });
    let prefix = format!("{}_", number.game.to_lowercase());
    let in_name = text.match_indices(&prefix).any(|(at, _)| {
        let rest = &text[at + prefix.len()..];
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let starts = !text[..at].chars().next_back().is_some_and(char::is_alphanumeric);
        starts && rest[digits..].starts_with('_') && rest[..digits].parse() == Ok(number.clause)
    });
    in_text || in_name
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    const PACKAGE: (&str, &str) = ("games/g/Cargo.toml", "");

    fn found(rules: &str, french: &str, tests: &str) -> Vec<String> {
        let files = [
            ("games/g/RULES.md", rules),
            ("lang/en.ftl", ""),
            ("lang/fr.ftl", ""),
            ("games/g/RULES.fr.md", french),
            ("games/g/tests/rules.rs", tests),
        ];
        printed(&check(&Tree::of(&[&[PACKAGE], files.as_slice()].concat())))
    }

    #[test]
    fn entries_begin_with_a_bold_number() {
        let text =
            "# T\n- **WS-1** 40 cards (WS-9).\n1. **WS-2** see **WS-7**\n**WS-3** plain\nas **WS-4** says\n";
        let numbers: Vec<_> =
            entries(text).into_iter().map(|(line, number)| (line, number.to_string())).collect();
        assert_eq!(numbers, [(2, "WS-1".into()), (3, "WS-2".into()), (4, "WS-3".into())]);
    }

    #[test]
    fn rules_that_are_translated_and_cited_pass() {
        let rules = "- **WS-1** a\n- **WS-2** b\n";
        assert_eq!(found(rules, rules, "fn ws_01_a() {}\n// WS-2\n"), [""; 0]);
    }

    #[test]
    fn a_number_is_not_cited_by_a_longer_one() {
        let one = Number { game: "WS".into(), clause: 1 };
        for text in ["WS-14", "fn ws_14_x() {}", "fn ws_1() {}", "AWS-1", "fn news_1_x() {}"] {
            assert!(!is_cited(text, &one), "{text}");
        }
        for text in ["(WS-1)", "WS-14, WS-1.", "fn ws_1_x() {}", "fn ws_01_x() {}", "fn as_ws_1_says() {}"] {
            assert!(is_cited(text, &one), "{text}");
        }
    }

    #[test]
    fn an_uncited_rule_is_found_at_its_line() {
        let rules = "# T\n- **WS-1** a\n";
        assert_eq!(
            found(rules, rules, "WS-11"),
            ["games/g/RULES.md:2: WS-1 is cited by no test in games/g/tests/"]
        );
    }

    #[test]
    fn gaps_are_found_once() {
        let rules = "- **WS-1** a\n- **WS-3** c\n- **WS-4** d\n";
        assert_eq!(
            found(rules, rules, "WS-1 WS-3 WS-4"),
            ["games/g/RULES.md:2: WS-3 stands where WS-2 is due"]
        );
    }

    #[test]
    fn a_translation_has_the_same_rules_in_the_same_order() {
        let rules = "- **WS-1** a\n- **WS-2** b\n";
        let tests = "WS-1 WS-2";
        assert_eq!(
            found(rules, "- **WS-1** a\n- **WS-3** c\n", tests),
            [
                "games/g/RULES.md:2: WS-2 is missing in games/g/RULES.fr.md",
                "games/g/RULES.fr.md:2: WS-3 is missing in games/g/RULES.md"
            ]
        );
        assert_eq!(
            found(rules, "- **WS-2** b\n- **WS-1** a\n", tests),
            ["games/g/RULES.fr.md:1: WS-2 stands where games/g/RULES.md has WS-1"]
        );
        assert_eq!(found(rules, &format!("{rules}- **WS-2** b\n"), tests).len(), 1);
    }

    #[test]
    fn a_game_without_rules_is_found() {
        assert_eq!(
            printed(&check(&Tree::of(&[PACKAGE]))),
            ["games/g/RULES.md:1: this game has no numbered rules"]
        );
        assert_eq!(
            found("prose", "prose", ""),
            ["games/g/RULES.md:1: no numbered rule, such as `- **WS-1** …`"]
        );
    }
}
