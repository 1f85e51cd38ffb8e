//! Documents that name a path or link to one: it exists.
//!
//! Here: paths between backticks in the documents that describe the repository, and relative
//! links in all of them. Deliberately not here: addresses of the world outside, which would
//! need a network, and fenced code, which shows what a reader may type.

use super::Finding;
use crate::text::{extension, outside_fences, split_code};
use crate::tree::Tree;

/// Files a document would name without their folder.
const KNOWN: [&str; 14] =
    ["rs", "toml", "md", "ftl", "txt", "sh", "ts", "svelte", "css", "html", "py", "pyi", "yml", "sql"];

/// Words with a stroke that are media types or build outputs, not paths of the repository.
const NOT_OURS: [&str; 6] = ["application/", "audio/", "font/", "image/", "text/", "target/"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| extension(path) == Some("md")) {
        for (number, line) in outside_fences(text) {
            let (spans, rest) = split_code(line);
            if describes_us(path) {
                for named in spans.iter().filter(|span| is_path(span) && !exists(tree, path, span)) {
                    findings.push(Finding::new(path, number, format!("`{named}` does not exist")));
                }
            }
            for link in links(&rest) {
                if !resolve(path, link).is_some_and(|target| tree.holds(&target)) {
                    findings.push(Finding::new(path, number, format!("the link to {link} leads nowhere")));
                }
            }
        }
    }
    findings
}

/// ADRs may name what has since gone; they are history.
fn describes_us(path: &str) -> bool {
    matches!(path, "ARCHITECTURE.md" | "README.md" | "CONTRIBUTING.md")
        || path.strip_prefix("docs/").is_some_and(|name| !name.contains('/'))
}

fn is_path(span: &str) -> bool {
    let plain = span.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c));
    let named = span.contains('/') || extension(span).is_some_and(|extension| KNOWN.contains(&extension));
    plain
        && named
        && span.contains(|c: char| c.is_ascii_alphabetic())
        && !span.starts_with(['/', '-'])
        && !NOT_OURS.iter().any(|prefix| span.starts_with(prefix))
}

/// From the root, from beside the document, or, for a mere name, anywhere.
fn exists(tree: &Tree, document: &str, named: &str) -> bool {
    let named = named.trim_end_matches('/');
    tree.holds(named)
        || resolve(document, named).is_some_and(|path| tree.holds(&path))
        || (!named.contains('/') && tree.paths().any(|path| path.rsplit('/').next() == Some(named)))
}

fn links(prose: &str) -> Vec<&str> {
    let inline = prose.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let defined =
        prose.strip_prefix('[').and_then(|rest| rest.split_once("]: ")).map(|(_, target)| target.trim());
    inline.chain(defined).filter(|link| is_relative(link)).collect()
}

fn is_relative(link: &str) -> bool {
    !link.is_empty()
        && !link.starts_with(['#', '/', '<'])
        && !link.contains("://")
        && !link.starts_with("mailto:")
}

/// A path beside `document`, from the root; `None` if it leads out of the repository.
fn resolve(document: &str, link: &str) -> Option<String> {
    let link = link.split('#').next().unwrap_or(link);
    let folder = document.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts = Vec::new();
    for part in folder.split('/').chain(link.split('/')) {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let files =
            [("crates/kernel/src/lib.rs", ""), ("docs/adr/0001-x.md", ""), ("LICENSE", ""), (path, text)];
        printed(&check(&Tree::of(&files)))
    }

    #[test]
    fn paths_that_exist_pass_however_they_are_named() {
        let text = "`crates/kernel/`, `crates/kernel/src/lib.rs`, `lib.rs`, `LICENSE`, `adr/0001-x.md`\n";
        assert_eq!(found("docs/map.md", text), [""; 0]);
    }

    #[test]
    fn a_path_that_does_not_exist_is_found() {
        let text = "\n`crates/server/src/registry.rs` and `registry.rs`\n";
        assert_eq!(
            found("ARCHITECTURE.md", text),
            [
                "ARCHITECTURE.md:2: `crates/server/src/registry.rs` does not exist",
                "ARCHITECTURE.md:2: `registry.rs` does not exist"
            ]
        );
        assert_eq!(found("docs/adr/0002-y.md", text), [""; 0]);
    }

    #[test]
    fn what_only_resembles_a_path_is_left_alone() {
        let text = "`cargo run a/b.rs` `games/*/x` `games/…/x` `application/json` `7/10` `/healthz` `a/<b>` `Vec::new`\n\
                    ```\n`no/such`\n```\n";
        assert_eq!(found("README.md", text), [""; 0]);
    }

    #[test]
    fn links_are_followed_from_beside_the_document() {
        let text = "[a](adr/0001-x.md#why) ![b](../LICENSE) [c](https://x.y/z) [d](#here) `[e](nowhere)`\n[f]: adr\n";
        assert_eq!(found("docs/map.md", text), [""; 0]);
    }

    #[test]
    fn a_link_to_nowhere_is_found() {
        let text = "[a](0002-y.md) [b](../../../LICENSE)\n[c]: ../gone.md\n";
        assert_eq!(
            found("docs/adr/0001-z.md", text),
            [
                "docs/adr/0001-z.md:1: the link to 0002-y.md leads nowhere",
                "docs/adr/0001-z.md:1: the link to ../../../LICENSE leads nowhere",
                "docs/adr/0001-z.md:2: the link to ../gone.md leads nowhere",
            ]
        );
    }
}
