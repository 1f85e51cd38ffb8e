//! Plain words: comments and documents avoid a few habits that make readers look twice.
//!
//! Here: a short list of words that always have a plainer one. Deliberately not here: style that
//! needs judgement; CONTRIBUTING.md has examples of it. Rulebooks and the sentences of `lang/` are
//! for players and have a voice of their own, and code spans and fenced code are not prose.

use super::Finding;
use crate::text::{extension, numbered, outside_fences, split_code, split_comment};
use crate::tree::Tree;

/// A word, or words in a row, and what to write instead.
const HABITS: [(&str, &str); 24] = [
    ("amongst", "among"),
    ("anew", "again"),
    ("for who", "the role: for the viewer, for a caller that …"),
    ("he", "they, or the role: the seat, the viewer, the player"),
    ("him", "them, or the role"),
    ("himself", "themselves, or the role"),
    ("his", "their, or the role"),
    ("hitherto", "until now"),
    ("lest", "so that … not"),
    ("shall", "must, or will"),
    ("somebody who", "someone who, or the role: a player that …"),
    ("thereof", "of it"),
    ("to who", "the role: to the viewer, to a client that …"),
    ("told of", "what happens: receives, sees, is sent"),
    ("unto", "to"),
    ("upon", "on"),
    ("whence", "from where"),
    ("whilst", "while"),
    ("whoever", "the role: a caller that …, anyone"),
    ("whosoever", "the role: a caller that …, anyone"),
    ("wish", "want, or request"),
    ("wished", "wanted, or requested"),
    ("wishes", "wants, or requests"),
    ("wishing", "wanting"),
];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts() {
        if extension(path) != Some("md") {
            for (number, line) in numbered(text) {
                findings.extend(found(path, number, split_comment(path, line).1));
            }
        } else if !is_rulebook(path) {
            for (number, line) in outside_fences(text) {
                findings.extend(found(path, number, line));
            }
        }
    }
    findings
}

fn is_rulebook(path: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| name.starts_with("RULES"))
}

fn found(path: &str, number: usize, prose: &str) -> Vec<Finding> {
    if prose.is_empty() {
        return Vec::new();
    }
    let prose = split_code(prose).1.to_lowercase();
    let words: Vec<&str> = prose.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let stands = |habit: &str| {
        let habit: Vec<&str> = habit.split(' ').collect();
        words.windows(habit.len()).any(|window| window == habit)
    };
    HABITS
        .iter()
        .filter(|(habit, _)| stands(habit))
        .map(|(habit, instead)| {
            Finding::new(path, number, format!("\"{habit}\" is not plain English; write: {instead}"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        printed(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn a_habit_is_found_with_what_to_write_instead() {
        assert_eq!(
            found("a/b.rs", "//! Plain.\nlet x = 1; // Draws Anew.\n"),
            ["a/b.rs:2: \"anew\" is not plain English; write: again"]
        );
        assert_eq!(found("docs/a.md", "It is sent to who asks.").len(), 1);
        assert_eq!(found("web/a.ts", "/**\n * He's here.\n */").len(), 1);
        assert_eq!(found("deny.toml", "# Upon request.").len(), 1);
    }

    #[test]
    fn code_and_strings_are_not_prose() {
        assert_eq!(found("a.rs", "let wish = \"his\"; // Names `Wish`.\n"), [""; 0]);
        assert_eq!(found("a.md", "```\nhis\n```\n`wish` his_hand\n"), [""; 0]);
    }

    #[test]
    fn plain_words_that_resemble_a_habit_pass() {
        assert_eq!(found("a.md", "The history of this, as told often. Who waits? Thus, she."), [""; 0]);
    }

    #[test]
    fn rulebooks_and_sentences_have_their_own_voice() {
        assert_eq!(found("games/g/RULES.md", "whoever"), [""; 0]);
        assert_eq!(found("lang/en.ftl", "# whoever\na = whoever"), [""; 0]);
    }
}
