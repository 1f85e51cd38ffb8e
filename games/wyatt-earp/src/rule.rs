//! The numbered clauses of RULES.md.

/// A clause of the rules of Wyatt Earp.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// The seven outlaws.
    We1 = 1,
    /// The 78 cards.
    We2,
    /// Capture points and rewards of cards.
    We3,
    /// Bullet holes.
    We4,
    /// The bank never runs out.
    We5,
    /// The deal.
    We6,
    /// The first dealer.
    We7,
    /// The next dealer.
    We8,
    /// The parts of a turn.
    We9,
    /// The draw.
    We10,
    /// The reshuffle.
    We11,
    /// When the supply is used up for good.
    We12,
    /// When a round ends.
    We13,
    /// The last card must be discarded.
    We14,
    /// One sheriff card a turn.
    We15,
    /// Melds.
    We16,
    /// Sets.
    We17,
    /// Photos.
    We18,
    /// Shots.
    We19,
    /// The order on the discard.
    We20,
    /// Sheriff cards may be discarded.
    We21,
    /// Cards that stay.
    We22,
    /// Any number on one set.
    We23,
    /// Fastest guns.
    We24,
    /// Hideouts.
    We25,
    /// Most wanted: asking.
    We26,
    /// The order of asking.
    We27,
    /// Most wanted: robbing.
    We28,
    /// A missed robbery is spent.
    We29,
    /// Orphans.
    We30,
    /// Wyatt Earp: drawing.
    We31,
    /// Wyatt Earp: searching.
    We32,
    /// The card found may be played at once.
    We33,
    /// Wyatt Earp: clearing.
    We34,
    /// Clearing out of turn.
    We35,
    /// Cards played out of turn.
    We36,
    /// Photos out of turn.
    We37,
    /// What counts for a capture.
    We38,
    /// Captured, and all to one.
    We39,
    /// Sharing.
    We40,
    /// Tied leaders.
    We41,
    /// The worked examples of scoring.
    We42,
    /// Money is public.
    We43,
    /// The end of the game.
    We44,
    /// Duels.
    We45,
    /// Rounds that stall.
    We46,
}

const CITATIONS: [&str; 46] = [
    "WE-1", "WE-2", "WE-3", "WE-4", "WE-5", "WE-6", "WE-7", "WE-8", "WE-9", "WE-10", "WE-11", "WE-12",
    "WE-13", "WE-14", "WE-15", "WE-16", "WE-17", "WE-18", "WE-19", "WE-20", "WE-21", "WE-22", "WE-23",
    "WE-24", "WE-25", "WE-26", "WE-27", "WE-28", "WE-29", "WE-30", "WE-31", "WE-32", "WE-33", "WE-34",
    "WE-35", "WE-36", "WE-37", "WE-38", "WE-39", "WE-40", "WE-41", "WE-42", "WE-43", "WE-44", "WE-45",
    "WE-46",
];

impl kernel::Rule for Rule {
    fn cite(self) -> &'static str {
        CITATIONS[self as usize - 1]
    }
}
