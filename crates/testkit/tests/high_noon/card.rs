//! The six cards (HN-1).

use kernel::{Arg, Message};
use std::fmt;

/// A card, by its rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Card(u8);

static NAMES: [&str; Card::COUNT as usize] = ["1", "2", "3", "4", "5", "6"];

impl Card {
    /// The number of cards.
    pub(crate) const COUNT: u8 = 6;

    /// Returns the card of this rank, 1 to 6.
    pub(crate) fn new(rank: u8) -> Option<Card> {
        (1..=Card::COUNT).contains(&rank).then_some(Card(rank))
    }

    /// Returns all cards, in canonical order.
    pub(crate) fn all() -> impl Iterator<Item = Card> + Clone {
        (1..=Card::COUNT).map(Card)
    }

    /// Returns its rank.
    pub(crate) fn rank(self) -> u8 {
        self.0
    }

    /// Returns its name in the notation.
    pub(crate) fn name(self) -> &'static str {
        NAMES[usize::from(self.0) - 1]
    }

    /// Returns the card with this name.
    pub(crate) fn read(name: &str) -> Option<Card> {
        Card::all().find(|card| card.name() == name)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Message::named("high-noon-card", card.name()).with("rank", card.rank()).into()
    }
}
