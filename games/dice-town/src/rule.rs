//! The numbered clauses of RULES.md.

/// A clause of the rules of Dice Town.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// Poker dice.
    Dt1 = 1,
    /// Nuggets and dollars.
    Dt2,
    /// The General Store cards.
    Dt3,
    /// The titles.
    Dt4,
    /// The first sheriff.
    Dt5,
    /// What is secret and what is public.
    Dt6,
    /// Rolling and keeping.
    Dt7,
    /// What keeping costs.
    Dt8,
    /// The last roll.
    Dt9,
    /// Brutes.
    Dt10,
    /// Cheaters.
    Dt11,
    /// Playing store cards.
    Dt12,
    /// Wanted.
    Dt13,
    /// A cancelled brute.
    Dt14,
    /// Which seats are asked, and in which order.
    Dt15,
    /// Ties and offers.
    Dt16,
    /// Which sheriff decides.
    Dt17,
    /// The mine.
    Dt18,
    /// The bank.
    Dt19,
    /// The stagecoach.
    Dt20,
    /// The General Store.
    Dt21,
    /// The saloon.
    Dt22,
    /// The sheriff's star.
    Dt23,
    /// The town hall.
    Dt24,
    /// Doc Badluck.
    Dt25,
    /// Poker hands.
    Dt26,
    /// Equal hands.
    Dt27,
    /// Gaining nothing.
    Dt28,
    /// The worked example of a turn.
    Dt29,
    /// The end of a turn and of the game.
    Dt30,
    /// Victory points.
    Dt31,
    /// The winner.
    Dt32,
}

const CITATIONS: [&str; 32] = [
    "DT-1", "DT-2", "DT-3", "DT-4", "DT-5", "DT-6", "DT-7", "DT-8", "DT-9", "DT-10", "DT-11", "DT-12",
    "DT-13", "DT-14", "DT-15", "DT-16", "DT-17", "DT-18", "DT-19", "DT-20", "DT-21", "DT-22", "DT-23",
    "DT-24", "DT-25", "DT-26", "DT-27", "DT-28", "DT-29", "DT-30", "DT-31", "DT-32",
];

impl kernel::Rule for Rule {
    fn cite(self) -> &'static str {
        CITATIONS[self as usize - 1]
    }
}
