//! The numbered clauses of the rules, which are in `mod.rs`; a real game has them in RULES.md.

/// A clause of the rules of High Noon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    /// The deal.
    Hn1,
    /// The choice.
    Hn2,
    /// The end.
    Hn3,
}

impl kernel::Rule for Rule {
    fn cite(self) -> &'static str {
        ["HN-1", "HN-2", "HN-3"][self as usize]
    }
}
