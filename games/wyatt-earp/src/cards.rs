//! Multisets of cards, and the face-down pile as a multiset from which cards are drawn.

use crate::Card;

use kernel::set_bits;
use std::fmt;

/// A multiset of cards: three bits for each kind, because there are at most seven cards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// All 78 cards (WE-2).
    pub const FULL: Cards = Cards(full());

    /// Returns the number of cards of a kind.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.0 >> (3 * card.0)) as u8 & 7
    }

    /// Returns whether it contains a card of this kind.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card. There are at most seven of a kind.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 7, "an eighth {card:?}");
        self.0 += 1 << (3 * card.0);
    }

    /// Removes a card, which must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "no {card:?} in {self:?}");
        self.0 -= 1 << (3 * card.0);
    }

    /// Removes that many cards of a kind.
    #[inline]
    pub fn remove_many(&mut self, card: Card, count: u8) {
        debug_assert!(self.count(card) >= count);
        self.0 -= u64::from(count) << (3 * card.0);
    }

    /// Takes out that many of a kind, or as many as there are.
    #[inline]
    pub fn remove_up_to(&mut self, card: Card, count: u8) {
        self.remove_many(card, count.min(self.count(card)));
    }

    /// Returns the sum of both multisets.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// Returns these cards without the others, which must be there.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        Cards(self.0 - other.0)
    }

    /// Returns the number of cards.
    #[inline]
    pub fn len(self) -> u8 {
        Pile::new(self).len() as u8
    }

    /// Returns whether there are no cards.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the kinds, each once, in canonical order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        set_bits(self.kind_bits().into()).map(|kind| Card(kind as u8))
    }

    /// Returns the kinds, one bit each.
    #[inline]
    pub fn kind_bits(self) -> u32 {
        // One bit of every three. Then pairs, fours and eights move together.
        let one = (self.0 | self.0 >> 1 | self.0 >> 2) & 0o1111_1111_1111_1111_1111;
        let two = (one | one >> 2) & 0o0303_0303_0303_0303_0303;
        let four = (two | two >> 4) & 0x000f_00f0_0f00_f00f;
        let eight = (four | four >> 8) & 0x000f_0000_ff00_00ff;
        let all = (eight & 0xff) | (eight >> 16 & 0xff00) | (eight >> 32 & 0xf_0000);
        all as u32
    }

    /// Returns a byte for each outlaw, with as many bits as there are cards of that outlaw.
    #[inline]
    pub fn outlaw_runs(self) -> u64 {
        let two = |first: u32| u64::from(RUNS[(self.0 >> (3 * first)) as usize & 0o77]) << (8 * first);
        two(0) | two(2) | two(4) | two(6) & 0x00ff_0000_0000_0000
    }

    /// Returns all cards, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

/// By the counts of two kinds: a byte for each, with as many bits as the count.
static RUNS: [u16; 64] = {
    let mut runs = [0; 64];
    let mut counts = 0;
    while counts < 64 {
        runs[counts] = ((1 << (counts & 7)) - 1) | ((1 << (counts >> 3)) - 1) << 8;
        counts += 1;
    }
    runs
};

const fn full() -> u64 {
    let counts = [7, 7, 7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 1, 1, 2, 4, 3, 3, 3, 7];
    let mut cards = 0;
    let mut kind = 0;
    while kind < counts.len() {
        cards |= counts[kind] << (3 * kind);
        kind += 1;
    }
    cards
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Cards from which cards are drawn, in no order (invariant I3): any card can be the next.
///
/// Each draw needs what the last draw left. Running counts beside the cards shorten what a draw waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    cards: Cards,
    /// By byte: 128 plus the number of cards up to the end of the byte's group of four kinds. There are five
    /// groups. The bytes after them hold the number of all cards.
    counts: u64,
}

/// The lowest and the highest bit of every byte.
pub(crate) const LOW: u64 = u64::MAX / 255;
pub(crate) const HIGH: u64 = LOW << 7;

impl Pile {
    /// All 78 cards (WE-2).
    pub const FULL: Pile = Pile::new(Cards::FULL);

    /// Returns the pile of these cards.
    #[inline]
    pub const fn new(cards: Cards) -> Pile {
        const PAIRS: u64 = 0o0707_0707_0707_0707_0707;
        const GROUPS: u64 = 0x003f_03f0_3f03_f03f;
        let pairs = (cards.0 & PAIRS) + (cards.0 >> 3 & PAIRS);
        let groups = (pairs & GROUPS) + (pairs >> 6 & GROUPS);
        // From twelve bits each to eight: the sums stay below 29.
        let bytes = (groups & 0xff)
            | (groups >> 4 & 0xff00)
            | (groups >> 8 & 0xff_0000)
            | (groups >> 12 & 0xff00_0000)
            | (groups >> 16 & 0xff_0000_0000);
        Pile { cards, counts: HIGH + bytes.wrapping_mul(LOW) }
    }

    /// Returns the cards in it.
    #[inline]
    pub fn cards(self) -> Cards {
        self.cards
    }

    /// Returns the number of cards in it.
    #[inline]
    #[expect(
        clippy::len_without_is_empty,
        reason = "no caller needs it: a table knows the size of its supply"
    )]
    pub fn len(self) -> u32 {
        (self.counts >> 56) as u32 & 127
    }

    /// Returns the card at this position in canonical order. There must be one.
    #[inline]
    pub fn nth(self, position: u32) -> Card {
        // It is in the first group up to whose end there are more than `position` cards.
        let enough = (self.counts - u64::from(position + 1) * LOW) & HIGH;
        let byte = enough.trailing_zeros() & 0x38;
        let before = (self.counts << 8 >> byte) as u32 & 127;
        let left = position - before;
        let group = (self.cards.0 >> (byte + byte / 2)) as u32;
        // No branch, because a processor cannot predict which card comes.
        let first = group & 7;
        let second = first + (group >> 3 & 7);
        let third = second + (group >> 6 & 7);
        let within = u32::from(left >= first) + u32::from(left >= second) + u32::from(left >= third);
        Card((byte / 2 + within) as u8)
    }

    /// Removes a card, which must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.cards.remove(card);
        self.counts -= LOW << (card.0 / 4 * 8);
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_types, reason = "a test has a generator; the rules have none")]
mod tests {
    use super::*;
    use crate::Outlaw;
    use kernel::{Luck, QuickLuck};

    #[test]
    fn a_pile_finds_every_card_while_it_is_drawn() {
        for seed in 0..200 {
            let mut luck = QuickLuck::new(seed);
            let mut pile = Pile::FULL;
            let mut left: Vec<Card> = Cards::FULL.iter().collect();
            while !left.is_empty() {
                let positions = 0..left.len() as u32;
                assert_eq!(positions.map(|position| pile.nth(position)).collect::<Vec<_>>(), left);
                assert_eq!(pile.len() as usize, left.len());
                pile.remove(left.remove(luck.below(left.len() as u32) as usize));
                assert_eq!(pile.cards().iter().collect::<Vec<_>>(), left);
                assert!(pile == Pile::new(pile.cards()), "equal cards are equal piles");
                let kinds = Card::all().filter(|card| left.contains(card));
                assert_eq!(pile.cards().kinds().collect::<Vec<_>>(), kinds.collect::<Vec<_>>());
                let runs = pile.cards().outlaw_runs();
                for outlaw in Outlaw::ALL {
                    let count = left.iter().filter(|card| card.outlaw() == Some(outlaw)).count();
                    assert_eq!(runs >> (8 * outlaw.index()) & 255, (1 << count) - 1);
                }
            }
        }
    }
}
