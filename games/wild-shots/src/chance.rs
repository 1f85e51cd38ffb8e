//! What chance can bring, with its notation.

use crate::{Card, Symbol};
use kernel::{ChanceError, Coded, Field, Fields, Seat};
use std::borrow::Cow;

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The seat that leads the first trick of the game (WS-5).
    Leader(Seat),
    /// The next card dealt (WS-4).
    Card(Card),
    /// The Snake Oil card drawn: the trump of the coming trick (WS-6).
    Symbol(Symbol),
}

const SEATS: u16 = crate::SEATS as u16;
const CARDS: u16 = Card::COUNT as u16;

impl Coded for Chance {
    const COUNT: u16 = SEATS + CARDS + 4;

    fn code(self) -> u16 {
        match self {
            Chance::Leader(seat) => seat.0.into(),
            Chance::Card(card) => SEATS + u16::from(card.index()),
            Chance::Symbol(symbol) => SEATS + CARDS + symbol as u16,
        }
    }

    fn decode(code: u16) -> Option<Chance> {
        let Some(code) = code.checked_sub(SEATS) else { return Some(Chance::Leader(Seat(code as u8))) };
        let Some(code) = code.checked_sub(CARDS) else {
            return Card::from_index(code as u8).map(Chance::Card);
        };
        Symbol::ALL.get(usize::from(code)).copied().map(Chance::Symbol)
    }
}

impl kernel::Chance for Chance {
    fn kind(self) -> &'static str {
        match self {
            Chance::Leader(_) => "leader",
            Chance::Card(_) => "card",
            Chance::Symbol(_) => "symbol",
        }
    }

    fn fields(self) -> Vec<(&'static str, Field<'static>)> {
        vec![match self {
            Chance::Leader(seat) => ("seat", Field::Seat(seat)),
            Chance::Card(card) => ("card", Field::Word(Cow::Borrowed(card.name()))),
            Chance::Symbol(symbol) => ("symbol", Field::Word(Cow::Borrowed(symbol.name()))),
        }]
    }

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Chance, ChanceError> {
        match kind {
            "leader" => match fields.seat("seat")? {
                seat if u16::from(seat.0) < SEATS => Ok(Chance::Leader(seat)),
                _ => Err(ChanceError::Value("seat")),
            },
            "card" => fields.word("card", Card::read).map(Chance::Card),
            "symbol" => fields.word("symbol", Symbol::read).map(Chance::Symbol),
            _ => Err(ChanceError::Kind),
        }
    }
}
