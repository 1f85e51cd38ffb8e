//! The 78 cards (WE-1, WE-2), as kinds: equal cards are indistinguishable.

use crate::Rule;
use kernel::{Arg, Message};
use std::fmt;

/// The number of outlaws.
pub const OUTLAWS: usize = 7;

/// An outlaw, in canonical order (WE-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the outlaws are their names")]
pub enum Outlaw {
    Belle,
    Billy,
    Bob,
    Butch,
    Jesse,
    Sundance,
    Wes,
}

impl Outlaw {
    /// All outlaws, in canonical order.
    pub const ALL: [Outlaw; OUTLAWS] = [
        Outlaw::Belle,
        Outlaw::Billy,
        Outlaw::Bob,
        Outlaw::Butch,
        Outlaw::Jesse,
        Outlaw::Sundance,
        Outlaw::Wes,
    ];

    /// Returns its name in the notation.
    pub fn name(self) -> &'static str {
        Card::from(self).name()
    }

    /// Returns the outlaw with this name.
    pub fn read(name: &str) -> Option<Outlaw> {
        Outlaw::ALL.into_iter().find(|outlaw| outlaw.name() == name)
    }

    /// Returns the outlaw as an index into an array.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl From<Outlaw> for Arg {
    fn from(outlaw: Outlaw) -> Arg {
        Message::named("wyatt-earp-outlaw", outlaw.name()).with("outlaw", outlaw.name()).into()
    }
}

/// A kind of card, in canonical order: seven outlaws, their photos, then the other sheriff cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub(crate) u8);

static NAMES: [&str; Card::KINDS as usize] = [
    "belle",
    "billy",
    "bob",
    "butch",
    "jesse",
    "sundance",
    "wes",
    "photo-belle",
    "photo-billy",
    "photo-bob",
    "photo-butch",
    "photo-jesse",
    "photo-sundance",
    "photo-wes",
    "stagecoach",
    "bank",
    "fastest-gun",
    "most-wanted",
    "hideout",
    "wyatt-earp",
];

impl Card {
    /// The number of kinds.
    pub const KINDS: u8 = 20;
    /// Stagecoach robbery.
    pub const STAGECOACH: Card = Card(14);
    /// Bank robbery.
    pub const BANK: Card = Card(15);
    /// Fastest gun.
    pub const FASTEST_GUN: Card = Card(16);
    /// Most wanted.
    pub const MOST_WANTED: Card = Card(17);
    /// Hideout.
    pub const HIDEOUT: Card = Card(18);
    /// Wyatt Earp.
    pub const WYATT_EARP: Card = Card(19);

    /// Returns all kinds, in canonical order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..Card::KINDS).map(Card)
    }

    /// Returns the photo of an outlaw.
    #[inline]
    pub fn photo(outlaw: Outlaw) -> Card {
        Card(7 + outlaw as u8)
    }

    /// Returns the kind with this number.
    #[inline]
    pub fn from_index(index: u8) -> Option<Card> {
        (index < Card::KINDS).then_some(Card(index))
    }

    /// Returns its number in canonical order.
    #[inline]
    pub fn index(self) -> u8 {
        self.0
    }

    /// Returns whether it shows a bullet hole (WE-4). Then it is an outlaw card.
    #[inline]
    pub fn is_hit(self) -> bool {
        self.0 < 7
    }

    /// Returns the outlaw of an outlaw card.
    #[inline]
    pub fn outlaw(self) -> Option<Outlaw> {
        Outlaw::ALL.get(usize::from(self.0)).copied()
    }

    /// Returns the outlaw on a photo.
    #[inline]
    pub fn pictured(self) -> Option<Outlaw> {
        self.0.checked_sub(7).and_then(|index| Outlaw::ALL.get(usize::from(index)).copied())
    }

    /// Returns the clause that explains what it does.
    pub fn rule(self) -> Rule {
        match self {
            Card::STAGECOACH | Card::BANK => Rule::We22,
            Card::FASTEST_GUN => Rule::We24,
            Card::MOST_WANTED => Rule::We26,
            Card::HIDEOUT => Rule::We25,
            Card::WYATT_EARP => Rule::We31,
            card if card.is_hit() => Rule::We16,
            _ => Rule::We18,
        }
    }

    /// Returns its name in the notation.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }

    /// Returns the card with this name.
    pub fn read(name: &str) -> Option<Card> {
        NAMES.iter().position(|&known| known == name).map(|index| Card(index as u8))
    }
}

impl From<Outlaw> for Card {
    #[inline]
    fn from(outlaw: Outlaw) -> Card {
        Card(outlaw as u8)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Message::named("wyatt-earp-card", card.name()).with("card", card.name()).into()
    }
}
