//! No file grows beyond what one sitting can read.
//!
//! Here: the limit. Deliberately not here: taste; the aim is 300 lines, and 400 is a finding.

use super::Finding;
use crate::text::is_rust;
use crate::tree::Tree;

const MOST: usize = 400;

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let long = |(path, text): (&str, &str)| {
        let lines = text.lines().count();
        (is_rust(path) && lines > MOST)
            .then(|| Finding::new(path, MOST + 1, format!("{lines} lines; more than {MOST} are two files")))
    };
    tree.texts().filter_map(long).collect()
}

#[cfg(test)]
mod tests {
    use super::super::printed;
    use super::*;

    #[test]
    fn one_line_too_many_is_found() {
        let (fits, long) = ("x\n".repeat(MOST), "x\n".repeat(MOST + 1));
        let tree = Tree::of(&[("a.rs", &fits), ("b.rs", &long), ("c.md", &long)]);
        assert_eq!(printed(&check(&tree)), ["b.rs:401: 401 lines; more than 400 are two files"]);
    }
}
