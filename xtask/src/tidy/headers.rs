//! Every Rust file opens with `//!`, so that readers know where they are.
//!
//! Here: that there is such a line. Deliberately not here: whether it is a good one.

use super::Finding;
use crate::text::is_rust;
use crate::tree::Tree;

const OURS: [&str; 4] = ["crates/", "games/", "xtask/", "fuzz/"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.texts()
        .filter(|(path, text)| {
            is_rust(path) && OURS.iter().any(|folder| path.starts_with(folder)) && !opens(text)
        })
        .map(|(path, _)| Finding::new(path, 1, "does not open with `//!`: what lives here, what does not"))
        .collect()
}

fn opens(text: &str) -> bool {
    text.starts_with("//!")
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    #[test]
    fn a_file_without_a_header_is_found() {
        let tree =
            Tree::of(&[("crates/a/src/lib.rs", "//! A.\n"), ("fuzz/b.rs", "use x;\n"), ("web/c.ts", "")]);
        assert_eq!(
            printed(&check(&tree)),
            ["fuzz/b.rs:1: does not open with `//!`: what lives here, what does not"]
        );
    }
}
