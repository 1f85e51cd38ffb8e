//! The numbered clauses of RULES.md.

/// A clause of the rules of Wild Shots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// The 40 cards.
    Ws1 = 1,
    /// Which cards carry which symbol.
    Ws2,
    /// The Snake Oil cards.
    Ws3,
    /// The deal.
    Ws4,
    /// The leader of the first trick of a round.
    Ws5,
    /// The trump of a trick.
    Ws6,
    /// One card each, clockwise.
    Ws7,
    /// Follow the led colour.
    Ws8,
    /// The winner of a trick.
    Ws9,
    /// The winner leads the next trick.
    Ws10,
    /// Which tricks a player may look at.
    Ws11,
    /// What hurts, and what it costs.
    Ws12,
    /// The worked example of scoring.
    Ws13,
    /// The winner of the game.
    Ws14,
}

const CITATIONS: [&str; 14] = [
    "WS-1", "WS-2", "WS-3", "WS-4", "WS-5", "WS-6", "WS-7", "WS-8", "WS-9", "WS-10", "WS-11", "WS-12",
    "WS-13", "WS-14",
];

impl kernel::Rule for Rule {
    fn cite(self) -> &'static str {
        CITATIONS[self as usize - 1]
    }
}
