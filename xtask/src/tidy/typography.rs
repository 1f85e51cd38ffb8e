//! French as it is printed: non-breaking spaces before `: ; ! ? »` and after `«`, and curly apostrophes.
//!
//! Here: what players read in French, the catalogue and the rulebooks. Deliberately not here: code
//! spans, fenced code and other documents, which need the characters of a keyboard.

use super::Finding;
use crate::text::{numbered, outside_fences};
use crate::tree::Tree;

const DOUBLE: [char; 5] = [':', ';', '!', '?', '»'];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts() {
        let lines: Vec<(usize, &str)> = if path == "lang/fr.ftl" {
            numbered(text).collect()
        } else if path.ends_with("/RULES.fr.md") {
            outside_fences(text)
        } else {
            continue;
        };
        for (number, line) in lines {
            findings.extend(wrong(line).into_iter().map(|what| Finding::new(path, number, what)));
        }
    }
    findings
}

fn wrong(line: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    // A code span is one sign, so that what stands beside it is judged as well.
    let prose: String =
        line.split('`').enumerate().map(|(at, piece)| if at % 2 == 1 { "`" } else { piece }).collect();
    if prose.contains('\'') {
        wrong.push("a straight apostrophe; write ’".to_owned());
    }
    if prose.contains("« ") {
        wrong.push("an ordinary space after `«`; write a non-breaking one".to_owned());
    }
    let signs: Vec<char> = prose.chars().collect();
    for window in signs.windows(3) {
        let [before, space, sign] = window else { continue };
        if *space == ' ' && *before != ' ' && DOUBLE.contains(sign) {
            wrong.push(format!("an ordinary space before `{sign}`; write a non-breaking one"));
        }
    }
    for window in signs.windows(2) {
        let [before, sign] = window else { continue };
        if before.is_alphabetic() && DOUBLE[1..].contains(sign) {
            wrong.push(format!("no space before `{sign}`; write a non-breaking one"));
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        printed(&check(&Tree::of(&[(path, text)])))
    }

    const BOOK: &str = "games/g/RULES.fr.md";

    #[test]
    fn french_as_it_is_printed_passes() {
        let text = "L’as\u{a0}: «\u{a0}non\u{a0}»\u{202f}! `l'as : {\"a\":1}`\n```\nl'as ?\n```\n    ?  cette aide\n";
        assert_eq!(found(BOOK, text), [""; 0]);
    }

    #[test]
    fn characters_of_a_keyboard_are_found() {
        assert_eq!(
            found(BOOK, "l'as :\n« non\u{a0}»\n`as` ?\nquoi?\n"),
            [
                "games/g/RULES.fr.md:1: a straight apostrophe; write ’",
                "games/g/RULES.fr.md:1: an ordinary space before `:`; write a non-breaking one",
                "games/g/RULES.fr.md:2: an ordinary space after `«`; write a non-breaking one",
                "games/g/RULES.fr.md:3: an ordinary space before `?`; write a non-breaking one",
                "games/g/RULES.fr.md:4: no space before `?`; write a non-breaking one",
            ]
        );
        assert_eq!(found("lang/fr.ftl", "a = l'as").len(), 1);
    }

    #[test]
    fn other_languages_and_documents_are_left_alone() {
        assert_eq!(found("lang/en.ftl", "a = it's : b"), [""; 0]);
        assert_eq!(found("docs/a.md", "it's : b"), [""; 0]);
    }
}
