//! Multisets of cards.

use crate::Card;
use kernel::ones;
use std::fmt;

/// A multiset of cards: a run of bits for each kind, as long as there are cards of it, of which
/// the lowest are set. So the most of two multisets is their `or`, and the card at a position is
/// that of a set bit. In three words, because a table has fifty of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards([u16; 3]);

/// All 44 cards there are.
const CARDS: usize = 44;

/// By kind: where its run begins.
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

/// By position of a bit: the kind to whose run it belongs.
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

/// The bits of the store cards; those above are titles.
const STORE: u64 = (1 << STARTING[Card::STORE_KINDS as usize]) - 1;

/// The card to whose run the bit at a position belongs.
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

    /// The bits of one kind, at their place.
    #[inline]
    fn run(card: Card) -> u64 {
        ((1 << card.copies()) - 1) << STARTS[usize::from(card.0)]
    }

    /// The store cards among them.
    #[inline]
    #[must_use]
    pub fn store(self) -> Cards {
        Cards::new(self.bits() & STORE)
    }

    /// The titles among them.
    #[inline]
    #[must_use]
    pub fn titles(self) -> Cards {
        Cards::new(self.bits() & !STORE)
    }

    /// Those that have the same back as a card (DT-6): the titles, or the store cards.
    #[inline]
    #[must_use]
    pub fn with_back_of(self, card: Card) -> Cards {
        if card.is_title() { self.titles() } else { self.store() }
    }

    /// Those that have the other back.
    #[inline]
    #[must_use]
    pub fn without_back_of(self, card: Card) -> Cards {
        if card.is_title() { self.store() } else { self.titles() }
    }

    /// How many of a kind.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.bits() & Cards::run(card)).count_ones() as u8
    }

    /// Is there one of a kind?
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.bits() >> STARTS[usize::from(card.0)] & 1 == 1
    }

    /// How many cards there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits().count_ones() as u8
    }

    /// Is there no card?
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    /// Puts a card in that is not yet in as often as there are of it.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.copies(), "no other {card:?} can be in {self:?}");
        let run = Cards::run(card);
        let bits = self.bits();
        *self = Cards::new(bits | ((bits & run) << 1 | 1 << STARTS[usize::from(card.0)]) & run);
    }

    /// Takes out a card, if it is in.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let run = Cards::run(card);
        let bits = self.bits();
        *self = Cards::new(bits & !run | (bits & run) >> 1 & run);
    }

    /// These and those together.
    #[must_use]
    pub fn plus(self, others: Cards) -> Cards {
        others.iter().fold(self, |mut all, card| {
            all.add(card);
            all
        })
    }

    /// These without those, as far as they are in.
    #[must_use]
    pub fn minus(self, others: Cards) -> Cards {
        others.iter().fold(self, |mut rest, card| {
            rest.remove(card);
            rest
        })
    }

    /// Of each kind as many as there are in these or in those, whichever is more.
    #[inline]
    #[must_use]
    pub fn max_of_each(self, others: Cards) -> Cards {
        Cards::new(self.bits() | others.bits())
    }

    /// One fewer of each kind.
    #[inline]
    #[must_use]
    pub fn one_fewer_of_each(self) -> Cards {
        Cards::new(self.bits() >> 1 & !LASTS)
    }

    /// The last of them in canonical order; the first card there is, where there are none.
    #[inline]
    pub(crate) fn last(self) -> Card {
        card_at((self.bits() | 1).ilog2())
    }

    /// Those among them that do not come before a card.
    #[inline]
    #[must_use]
    pub(crate) fn not_before(self, card: Card) -> Cards {
        Cards::new(self.bits() & (u64::MAX << STARTS[usize::from(card.0)]))
    }

    /// The kinds there are, as bits to be read by [`card_at`].
    #[inline]
    pub(crate) fn kind_bits(self) -> u64 {
        self.bits() & FIRSTS
    }

    /// The kinds there are, each once, in canonical order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> + Clone {
        ones(self.kind_bits()).map(card_at)
    }

    /// All cards, in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        ones(self.bits()).map(card_at)
    }

    /// The card at this position in canonical order; there must be one.
    #[inline]
    pub fn nth(self, position: u32) -> Card {
        let rest = (0..position).fold(self.bits(), |rest, _| rest & (rest - 1));
        card_at(rest.trailing_zeros())
    }

    /// What they are worth at the end (DT-31).
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
