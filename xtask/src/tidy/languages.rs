//! Every language says everything: the same messages, made from the same variables.
//!
//! Here: comparing lang/*.ftl line by line. Deliberately not here: whether a message is well
//! formed, which crate `lang` tests with the real parser, or well said, which people judge.

use super::Finding;
use crate::text::numbered;
use crate::tree::Tree;
use std::collections::{BTreeMap, BTreeSet};

struct Message {
    line: usize,
    variables: BTreeSet<String>,
}

struct Language<'a> {
    path: &'a str,
    messages: BTreeMap<String, Message>,
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut languages = Vec::new();
    for (path, text) in tree.texts() {
        let name = path.strip_prefix("lang/").and_then(|name| name.strip_suffix(".ftl"));
        if name.is_some_and(|name| !name.contains('/')) {
            languages.push(read(path, text, &mut findings));
        }
    }
    // Each with each: a message that one language alone has is missing in all others.
    for one in &languages {
        for other in languages.iter().filter(|other| other.path != one.path) {
            findings.extend(missing(one, other));
        }
    }
    findings
}

fn missing(one: &Language, other: &Language) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (id, message) in &one.messages {
        let mut find = |what: String| findings.push(Finding::new(one.path, message.line, what));
        match other.messages.get(id) {
            None => find(format!("`{id}` is missing in {}", other.path)),
            Some(theirs) => {
                for variable in message.variables.difference(&theirs.variables) {
                    find(format!("`{id}` uses `${variable}`, but not so in {}", other.path));
                }
            }
        }
    }
    findings
}

fn read<'a>(path: &'a str, text: &str, findings: &mut Vec<Finding>) -> Language<'a> {
    let mut messages = BTreeMap::new();
    let mut current: Option<String> = None;
    for (line, content) in numbered(text) {
        if let Some(id) = id(content) {
            let message = Message { line, variables: BTreeSet::new() };
            if messages.insert(id.to_owned(), message).is_some() {
                findings.push(Finding::new(path, line, format!("`{id}` is defined twice")));
            }
            current = Some(id.to_owned());
        } else if content.starts_with(['#', '-']) {
            // A comment or a term ends the message; what follows indented is not its own.
            current = None;
        }
        if let Some(message) = current.as_ref().and_then(|id| messages.get_mut(id)) {
            message.variables.extend(variables(content));
        }
    }
    Language { path, messages }
}

fn id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once(" =")?;
    let plain = id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    (plain && id.starts_with(|c: char| c.is_ascii_lowercase())).then_some(id)
}

fn variables(line: &str) -> impl Iterator<Item = String> {
    line.split('$').skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
        let name = &rest[..end.unwrap_or(rest.len())];
        // "$8" is money.
        name.starts_with(|c: char| c.is_ascii_alphabetic()).then(|| name.to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn found(english: &str, french: &str) -> Vec<String> {
        printed(&check(&Tree::of(&[("lang/en.ftl", english), ("lang/fr.ftl", french)])))
    }

    #[test]
    fn languages_that_say_the_same_pass() {
        let english = "# Tables\nyour-turn = Your turn, { $name }\npoints = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n  }\n";
        let french = "points = { $n } points (8 $)\nyour-turn = À { $name } de jouer\n-brand = { $unused }\n";
        assert_eq!(found(english, french), [""; 0]);
    }

    #[test]
    fn a_message_missing_on_either_side_is_found() {
        assert_eq!(
            found("a = A\nb = B\n", "a = A\n\nc = C\n"),
            ["lang/en.ftl:2: `b` is missing in lang/fr.ftl", "lang/fr.ftl:3: `c` is missing in lang/en.ftl"]
        );
    }

    #[test]
    fn a_variable_missing_on_either_side_is_found() {
        assert_eq!(
            found("a = { $seat } of { $seats }\n", "a =\n    { $seat }\n    .title = { $place }\n"),
            [
                "lang/en.ftl:1: `a` uses `$seats`, but not so in lang/fr.ftl",
                "lang/fr.ftl:1: `a` uses `$place`, but not so in lang/en.ftl",
            ]
        );
    }

    #[test]
    fn a_message_defined_twice_is_found() {
        assert_eq!(found("a = A\na = B\n", "a = A\n"), ["lang/en.ftl:2: `a` is defined twice"]);
    }
}
