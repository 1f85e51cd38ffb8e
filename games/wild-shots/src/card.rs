//! The 40 cards and the 14 Snake Oil cards (WS-1 to WS-3).

use crate::CardSet;
use kernel::{Arg, Message};
use std::fmt;

/// A colour, in canonical order (WS-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the colours are their names")]
pub enum Colour {
    Black,
    Red,
    Green,
    Blue,
}

impl Colour {
    /// All colours in canonical order.
    pub const ALL: [Colour; 4] = [Colour::Black, Colour::Red, Colour::Green, Colour::Blue];

    /// Returns its name in the notation.
    pub fn name(self) -> &'static str {
        ["black", "red", "green", "blue"][self as usize]
    }
}

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Arg {
        Message::named("wild-shots-colour", colour.name()).with("colour", colour.name()).into()
    }
}

/// A symbol, in canonical order (WS-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the symbols are their names")]
pub enum Symbol {
    Revolver,
    Hat,
    Star,
    Wanted,
}

impl Symbol {
    /// All symbols in canonical order.
    pub const ALL: [Symbol; 4] = [Symbol::Revolver, Symbol::Hat, Symbol::Star, Symbol::Wanted];

    /// Returns its name in the notation.
    pub fn name(self) -> &'static str {
        ["revolver", "hat", "star", "wanted"][self as usize]
    }

    /// Returns the symbol with this name.
    pub fn read(name: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.name() == name)
    }

    /// Returns the cards that carry it.
    #[inline]
    pub fn cards(self) -> CardSet {
        Symbol::carriers(Some(self))
    }

    /// Returns the cards that carry this symbol; no cards if there is no symbol.
    #[inline]
    pub(crate) fn carriers(symbol: Option<Symbol>) -> CardSet {
        CARRIERS[symbol.map_or(4, |symbol| symbol as usize)]
    }
}

impl From<Symbol> for Arg {
    fn from(symbol: Symbol) -> Arg {
        Message::named("wild-shots-symbol", symbol.name()).with("symbol", symbol.name()).into()
    }
}

/// How many Snake Oil cards show each symbol (WS-3).
pub const SNAKE_OIL: [u8; 4] = [5, 4, 3, 2];

/// The symbols of all cards by colour and rank, as WS-2 rules (`r`evolver, `h`at, `s`tar, `w`anted, `.`
/// plain).
const TABLE: [&[u8; 10]; 4] = [
    b"r.w.rsh.r.", // black
    b".rh.srwh.r", // red
    b"..rhw.rsh.", // green
    b"hs.r.h.rws", // blue
];

/// The cards by symbol; the last entry is for no symbol.
static CARRIERS: [CardSet; 5] =
    [carriers(b'r'), carriers(b'h'), carriers(b's'), carriers(b'w'), CardSet::EMPTY];

const fn carriers(letter: u8) -> CardSet {
    let mut cards = 0;
    let mut index = 0;
    while index < 40 {
        if TABLE[index / 10][index % 10] == letter {
            cards |= 1 << (index / 10 * 16 + index % 10);
        }
        index += 1;
    }
    CardSet(cards)
}

/// One of the 40 cards, ordered by colour and then by rank.
///
/// It is colour × 16 + rank − 1, so that a set of cards has 16 bits for each colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(pub(crate) u8);

impl Card {
    /// The number of cards.
    pub const COUNT: u8 = 40;

    /// Returns the card of this colour and rank (1 to 10).
    pub fn new(colour: Colour, rank: u8) -> Card {
        assert!((1..=10).contains(&rank), "ranks go from 1 to 10 (WS-1)");
        Card((colour as u8) << 4 | (rank - 1))
    }

    /// Returns all cards, in canonical order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..Card::COUNT).filter_map(Card::from_index)
    }

    /// Returns the card with this number in canonical order, 0 to 39.
    pub fn from_index(index: u8) -> Option<Card> {
        (index < Card::COUNT).then_some(Card((index / 10) << 4 | (index % 10)))
    }

    /// Returns its number in canonical order.
    pub fn index(self) -> u8 {
        (self.0 >> 4) * 10 + (self.0 & 15)
    }

    /// Returns its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 >> 4) & 3]
    }

    /// Returns its rank, 1 to 10.
    #[inline]
    pub fn rank(self) -> u8 {
        (self.0 & 15) + 1
    }

    /// Returns its symbol, if it carries one.
    pub fn symbol(self) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.cards().contains(self))
    }

    /// Returns its name in the notation, such as `black1`.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.index())]
    }

    /// Returns the card with this name.
    pub fn read(name: &str) -> Option<Card> {
        NAMES.iter().position(|&known| known == name).and_then(|index| Card::from_index(index as u8))
    }
}

macro_rules! names {
    ($($colour:literal),*) => {
        [$(
            concat!($colour, "1"), concat!($colour, "2"), concat!($colour, "3"), concat!($colour, "4"),
            concat!($colour, "5"), concat!($colour, "6"), concat!($colour, "7"), concat!($colour, "8"),
            concat!($colour, "9"), concat!($colour, "10"),
        )*]
    };
}
static NAMES: [&str; 40] = names!("black", "red", "green", "blue");

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Message::named("wild-shots-card", card.name())
            .with("colour", card.colour())
            .with("rank", card.rank())
            .with("symbol", card.symbol().map_or("plain", Symbol::name))
            .into()
    }
}
