//! The General Store cards (DT-3) and the titles (DT-4), as kinds: equal cards are
//! indistinguishable.

use crate::Rule;
use kernel::{Arg, Message};
use std::fmt;

/// A kind of card, in canonical order: equipment, the action cards, then the titles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub(crate) u8);

static NAMES: [&str; Card::KINDS as usize] = [
    "equipment-1",
    "equipment-2",
    "equipment-3",
    "equipment-4",
    "equipment-5",
    "equipment-8",
    "dynamite",
    "girls",
    "brute",
    "cheater",
    "corruption",
    "credits",
    "joe",
    "marshal",
    "sharing",
    "wanted",
    "elixir",
    "title-1",
    "title-2",
    "title-3",
    "title-4",
    "title-5",
];

impl Card {
    /// The number of kinds.
    pub const KINDS: u8 = 22;
    /// The number of kinds of store cards. The others are titles.
    pub const STORE_KINDS: u8 = 17;
    /// Brings twice as many nuggets (DT-18).
    pub const DYNAMITE: Card = Card(6);
    /// Brings two visits to the saloon (DT-22).
    pub const GIRLS: Card = Card(7);
    /// Keeps several dice for nothing (DT-10).
    pub const BRUTE: Card = Card(8);
    /// Turns a die (DT-11).
    pub const CHEATER: Card = Card(9);
    /// Brings one more title (DT-24).
    pub const CORRUPTION: Card = Card(10);
    /// Brings two visits to the General Store (DT-21).
    pub const CREDITS: Card = Card(11);
    /// Takes $4 from a seat (DT-23).
    pub const JOE: Card = Card(12);
    /// Keeps the sheriff (DT-23).
    pub const MARSHAL: Card = Card(13);
    /// Takes half of the dollars from the bank (DT-19).
    pub const SHARING: Card = Card(14);
    /// Cancels a card (DT-13).
    pub const WANTED: Card = Card(15);
    /// Allows a visit to the doctor despite a gain (DT-25).
    pub const ELIXIR: Card = Card(16);

    /// Returns all kinds, in canonical order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..Card::KINDS).map(Card)
    }

    /// Returns all kinds of titles, in canonical order.
    pub fn titles() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (Card::STORE_KINDS..Card::KINDS).map(Card)
    }

    /// Returns its number in canonical order.
    #[inline]
    pub fn index(self) -> u8 {
        self.0
    }

    /// Returns whether it is a title rather than a store card.
    #[inline]
    pub fn is_title(self) -> bool {
        self.0 >= Card::STORE_KINDS
    }

    /// Returns how many cards of this kind exist (DT-3, DT-4).
    pub const fn copies(self) -> u8 {
        match self {
            Card::BRUTE | Card::CHEATER => 2,
            Card(0..Card::STORE_KINDS) => 1,
            _ => 5,
        }
    }

    /// Returns its victory points (DT-31). Only equipment and titles have any.
    #[inline]
    pub const fn worth(self) -> u8 {
        match self.0 {
            index @ 0..=4 => index + 1,
            5 => 8,
            index if index >= Card::STORE_KINDS => index - Card::STORE_KINDS + 1,
            _ => 0,
        }
    }

    /// Returns the clause that explains what it does.
    pub fn rule(self) -> Rule {
        match self {
            Card::DYNAMITE => Rule::Dt18,
            Card::GIRLS => Rule::Dt22,
            Card::BRUTE => Rule::Dt10,
            Card::CHEATER => Rule::Dt11,
            Card::CORRUPTION => Rule::Dt24,
            Card::CREDITS => Rule::Dt21,
            Card::JOE | Card::MARSHAL => Rule::Dt23,
            Card::SHARING => Rule::Dt19,
            Card::WANTED => Rule::Dt13,
            Card::ELIXIR => Rule::Dt25,
            _ => Rule::Dt31,
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

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Message::named("dice-town-card", card.name()).with("card", card.name()).into()
    }
}
