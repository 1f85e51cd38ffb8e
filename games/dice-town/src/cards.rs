//! Multisets of cards.

use crate::Card;
use kernel::set_bits;
use std::fmt;

/// A multiset of cards. Each kind has a run of bits, as long as there are cards of that kind, and
/// the lowest bits of the run are set. So the maximum of two multisets is a bitwise `or`, and each
/// set bit stands for a card. The bits are in three words, because a table has fifty of these sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards([u16; 3]);

/// The number of all cards.
const CARDS: usize = 44;

/// By kind: the position at which its run begins.
static STARTS: [u8; Card::KINDS as usize] = STARTING;
const STARTING: [u8; Card::KINDS as usize] = {
    let mut starts = [0; Card::KINDS as usize];
    let mut kind = 1;
    while kind < Card::KINDS {
        starts[kind as usize] = starts[kind as usize - 1] + Card(kind - 1).copies();
        kind += 1;
    }
    starts
};

/// By position of a bit: the kind to which its run belongs.
static KIND_AT: [Card; 64] = {
    let mut kinds = [Card(0); 64];
    let mut kind = 0;
    while kind < Card::KINDS {
        let mut copy = 0;
        while copy < Card(kind).copies() {
            kinds[(STARTING[kind as usize] + copy) as usize] = Card(kind);
            copy += 1;
        }
        kind += 1;
    }
    kinds
};

/// The first bit of every run, and the last.
const FIRSTS: u64 = ends(false);
const LASTS: u64 = ends(true);

const fn ends(last: bool) -> u64 {
    let mut bits = 0;
    let mut kind = 0;
    while kind < Card::KINDS {
        let offset = if last { Card(kind).copies() - 1 } else { 0 };
        bits |= 1 << (STARTING[kind as usize] + offset);
        kind += 1;
    }
    bits
}

/// The bits of the store cards. The bits above them are titles.
const STORE: u64 = (1 << STARTING[Card::STORE_KINDS as usize]) - 1;

/// Returns the card for the bit at a position.
#[inline]
pub(crate) fn card_at(position: u32) -> Card {
    KIND_AT[position as usize % 64]
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; 3]);
    /// All store cards (DT-3) and all titles (DT-4).
    pub const FULL: Cards = Cards::new((1 << CARDS) - 1);

    #[inline]
    const fn new(bits: u64) -> Cards {
        Cards([bits as u16, (bits >> 16) as u16, (bits >> 32) as u16])
    }

    #[inline]
    const fn bits(self) -> u64 {
        self.0[0] as u64 | (self.0[1] as u64) << 16 | (self.0[2] as u64) << 32
    }

    /// Returns the bits of one kind, at their position.
    #[inline]
    fn run(card: Card) -> u64 {
        ((1 << card.copies()) - 1) << STARTS[usize::from(card.0)]
    }

    /// Returns the store cards among them.
    #[inline]
    #[must_use]
    pub fn store(self) -> Cards {
        Cards::new(self.bits() & STORE)
    }

    /// Returns the titles among them.
    #[inline]
    #[must_use]
    pub fn titles(self) -> Cards {
        Cards::new(self.bits() & !STORE)
    }

    /// Returns those that have the same back as a card (DT-6): the titles, or the store cards.
    #[inline]
    #[must_use]
    pub fn with_back_of(self, card: Card) -> Cards {
        if card.is_title() { self.titles() } else { self.store() }
    }

    /// Returns those that have the other back.
    #[inline]
    #[must_use]
    pub fn without_back_of(self, card: Card) -> Cards {
        if card.is_title() { self.store() } else { self.titles() }
    }

    /// Returns the number of cards of a kind.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.bits() & Cards::run(card)).count_ones() as u8
    }

    /// Returns whether it contains a card of this kind.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.bits() >> STARTS[usize::from(card.0)] & 1 == 1
    }

    /// Returns the number of cards.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits().count_ones() as u8
    }

    /// Returns whether there are no cards.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    /// Adds a card. Not all cards of that kind may be in the set already.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.copies(), "no other {card:?} can be in {self:?}");
        let run = Cards::run(card);
        let bits = self.bits();
        *self = Cards::new(bits | ((bits & run) << 1 | 1 << STARTS[usize::from(card.0)]) & run);
    }

    /// Removes a card, if there is one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let run = Cards::run(card);
        let bits = self.bits();
        *self = Cards::new(bits & !run | (bits & run) >> 1 & run);
    }

    /// Returns the sum of both multisets.
    #[must_use]
    pub fn plus(self, others: Cards) -> Cards {
        others.iter().fold(self, |mut all, card| {
            all.add(card);
            all
        })
    }

    /// Returns these cards without the others. Cards that are missing here are ignored.
    #[must_use]
    pub fn minus(self, others: Cards) -> Cards {
        others.iter().fold(self, |mut rest, card| {
            rest.remove(card);
            rest
        })
    }

    /// Returns, for each kind, the larger number of the two multisets.
    #[inline]
    #[must_use]
    pub fn max_of_each(self, others: Cards) -> Cards {
        Cards::new(self.bits() | others.bits())
    }

    /// Returns the multiset with one card fewer of each kind.
    #[inline]
    #[must_use]
    pub fn one_fewer_of_each(self) -> Cards {
        Cards::new(self.bits() >> 1 & !LASTS)
    }

    /// Returns the last card in canonical order, or the first kind of all if there are no cards.
    #[inline]
    pub(crate) fn last(self) -> Card {
        card_at((self.bits() | 1).ilog2())
    }

    /// Returns those that do not come before a card in canonical order.
    #[inline]
    #[must_use]
    pub(crate) fn not_before(self, card: Card) -> Cards {
        Cards::new(self.bits() & (u64::MAX << STARTS[usize::from(card.0)]))
    }

    /// Returns the kinds as bits, to be read by [`card_at`].
    #[inline]
    pub(crate) fn kind_bits(self) -> u64 {
        self.bits() & FIRSTS
    }

    /// Returns the kinds, each once, in canonical order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        set_bits(self.kind_bits()).map(card_at)
    }

    /// Returns all cards, in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        set_bits(self.bits()).map(card_at)
    }

    /// Returns the card at this position in canonical order. There must be one.
    #[inline]
    pub fn nth(self, position: u32) -> Card {
        let rest = (0..position).fold(self.bits(), |rest, _| rest & (rest - 1));
        card_at(rest.trailing_zeros())
    }

    /// Returns their victory points (DT-31).
    #[inline]
    pub fn worth(self) -> u8 {
        self.iter().map(Card::worth).sum()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
