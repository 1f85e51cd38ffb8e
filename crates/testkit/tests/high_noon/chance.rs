//! What chance can bring, with its notation.

use super::Card;
use kernel::{ChanceError, Coded, Field, Fields};
use std::borrow::Cow;

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Chance {
    /// The next card dealt (HN-1).
    Card(Card),
}

impl Coded for Chance {
    const COUNT: u16 = Card::COUNT as u16;

    fn code(self) -> u16 {
        let Chance::Card(card) = self;
        u16::from(card.rank()) - 1
    }

    fn decode(code: u16) -> Option<Chance> {
        u8::try_from(code).ok()?.checked_add(1).and_then(Card::new).map(Chance::Card)
    }
}

impl kernel::Chance for Chance {
    fn kind(self) -> &'static str {
        "card"
    }

    fn fields(self) -> Vec<(&'static str, Field<'static>)> {
        let Chance::Card(card) = self;
        vec![("card", Field::Word(Cow::Borrowed(card.name())))]
    }

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Chance, ChanceError> {
        match kind {
            "card" => fields.word("card", Card::read).map(Chance::Card),
            _ => Err(ChanceError::Kind),
        }
    }
}
