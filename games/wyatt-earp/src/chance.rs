//! What chance can bring, with its notation.

use crate::Card;
use kernel::{ChanceError, Coded, Field, Fields, Seat};
use std::borrow::Cow;

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The seat that deals first (WE-7).
    Dealer(Seat),
    /// The next card of a face-down pile: dealt, drawn, turned over, or drawn in a duel.
    Card(Card),
}

const SEATS: u16 = crate::SEATS as u16;

impl Coded for Chance {
    const COUNT: u16 = SEATS + Card::KINDS as u16;

    fn code(self) -> u16 {
        match self {
            Chance::Dealer(seat) => seat.0.into(),
            Chance::Card(card) => SEATS + u16::from(card.index()),
        }
    }

    fn decode(code: u16) -> Option<Chance> {
        match code.checked_sub(SEATS) {
            None => Some(Chance::Dealer(Seat(code as u8))),
            Some(index) => u8::try_from(index).ok().and_then(Card::from_index).map(Chance::Card),
        }
    }
}

impl kernel::Chance for Chance {
    fn kind(self) -> &'static str {
        match self {
            Chance::Dealer(_) => "dealer",
            Chance::Card(_) => "card",
        }
    }

    fn fields(self) -> Vec<(&'static str, Field<'static>)> {
        vec![match self {
            Chance::Dealer(seat) => ("seat", Field::Seat(seat)),
            Chance::Card(card) => ("card", Field::Word(Cow::Borrowed(card.name()))),
        }]
    }

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Chance, ChanceError> {
        match kind {
            "dealer" => match fields.seat("seat")? {
                seat if u16::from(seat.0) < SEATS => Ok(Chance::Dealer(seat)),
                _ => Err(ChanceError::Value("seat")),
            },
            "card" => fields.word("card", Card::read).map(Chance::Card),
            _ => Err(ChanceError::Kind),
        }
    }
}
