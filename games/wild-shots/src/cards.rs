//! Sets of cards, and the deck as a set that is drawn from.

use crate::bits::{BitDeck, count_few};
use crate::{Card, Colour};
use kernel::extend_from_bits;
use std::{fmt, hint::select_unpredictable};

/// A set of cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CardSet(pub(crate) u64);

impl CardSet {
    /// All 40 cards.
    pub const FULL: CardSet = CardSet(0x03ff_03ff_03ff_03ff);
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Returns all cards of a colour.
    #[inline]
    pub fn of(colour: Colour) -> CardSet {
        CardSet(0x3ff << (colour as u32 * 16))
    }

    /// Returns all cards of a lower rank than this (1 to 10), in every colour.
    #[inline]
    pub fn below(rank: u8) -> CardSet {
        CardSet(((1 << (rank - 1)) - 1) * 0x0001_0001_0001_0001)
    }

    /// Returns whether the card is in the set.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Returns the number of cards in the set.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card, which must be in the set.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "{card:?} is not in {self:?}");
        self.0 ^= 1 << card.0;
    }

    /// Returns the set with this card added.
    #[inline]
    #[must_use]
    pub fn with(mut self, card: Card) -> CardSet {
        self.insert(card);
        self
    }

    /// Returns the cards in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Returns the cards in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Returns this set, or the other if this one is empty. It has no branch, because a processor cannot
    /// predict whether a hand can follow.
    #[inline]
    #[must_use]
    pub fn or_if_empty(self, other: CardSet) -> CardSet {
        select_unpredictable(self.is_empty(), other, self)
    }

    /// Returns the cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Returns the cards in canonical order.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Card> + Clone {
        let mut rest = self.0;
        (0..self.len()).map(move |_| {
            let card = Card(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            card
        })
    }

    /// Appends `make(card)` for each card, in canonical order. It is for hands, which are small: there it is
    /// faster than [`CardSet::iter`].
    #[inline]
    pub(crate) fn append_to<T>(self, out: &mut Vec<T>, make: impl Fn(Card) -> T) {
        extend_from_bits::<6, _>(out, self.0, count_few(self.0), |bit| make(Card(bit as u8)));
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Some of the colours, held as the set of all their cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colours(CardSet);

impl Colours {
    /// All four colours.
    pub const ALL: Colours = Colours(CardSet::FULL);

    /// Returns the colour of this card.
    #[inline]
    pub fn of(card: Card) -> Colours {
        Colours(CardSet::of(card.colour()))
    }

    /// Returns whether this colour is among them.
    pub fn contains(self, colour: Colour) -> bool {
        !self.0.and(CardSet::of(colour)).is_empty()
    }

    /// Returns all cards of these colours.
    #[inline]
    pub fn cards(self) -> CardSet {
        self.0
    }

    /// Returns the colours in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Colours) -> Colours {
        Colours(self.0.or(other.0))
    }
}

impl fmt::Debug for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(Colour::ALL.into_iter().filter(|&colour| self.contains(colour))).finish()
    }
}

/// The cards to be dealt, in no order (invariant I3): any of them can be the next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deck(BitDeck);

impl Deck {
    /// Returns the deck of these cards.
    #[inline]
    pub(crate) const fn new(cards: CardSet) -> Deck {
        Deck(BitDeck::new(cards.0))
    }

    /// Returns the cards in it.
    #[inline]
    pub(crate) fn cards(self) -> CardSet {
        CardSet(self.0.bits())
    }

    /// Returns the number of cards in it.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.len()
    }

    /// Returns the card at this position in canonical order. There must be one.
    #[inline]
    pub(crate) fn nth(self, position: u32) -> Card {
        Card(self.0.nth(position) as u8)
    }

    /// Removes a card, which must be in the deck.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.0.remove(card.0.into());
    }
}
