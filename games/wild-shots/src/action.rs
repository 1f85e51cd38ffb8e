//! What a seat can do and what chance can bring, with their notation.

use crate::{Card, Symbol};
use kernel::{Coded, Field, Fields, Message, Misread, Seat};
use std::borrow::Cow;

/// The one thing a seat ever does (WS-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays this card from the hand.
    Play(Card),
}

/// Fills the unused room of a flat list.
impl Default for Action {
    fn default() -> Action {
        Action::Play(Card::default())
    }
}

impl Coded for Action {
    const COUNT: u16 = Card::COUNT as u16;

    fn code(self) -> u16 {
        let Action::Play(card) = self;
        card.index().into()
    }

    fn decode(code: u16) -> Option<Action> {
        u8::try_from(code).ok().and_then(Card::from_index).map(Action::Play)
    }
}

impl kernel::Action for Action {
    fn write(self, _: Seat, _: u8, out: &mut String) {
        let Action::Play(card) = self;
        out.push_str("play ");
        out.push_str(card.name());
    }

    fn read(text: &str, _: Seat, _: u8) -> Option<Action> {
        text.strip_prefix("play ").and_then(Card::read).map(Action::Play)
    }

    fn message(self, _: Seat, _: u8) -> Message {
        let Action::Play(card) = self;
        Message::new("wild-shots-action-play").with("card", card)
    }

    /// Whoever is asked must play a card (WS-7).
    fn declines(self) -> bool {
        false
    }
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who leads the first trick of the game (WS-5).
    Leader(Seat),
    /// The next card dealt (WS-4).
    Card(Card),
    /// The Snake Oil card drawn: the trump of the coming trick (WS-6).
    Symbol(Symbol),
}

const SEATS: u16 = 4;
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

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Chance, Misread> {
        match kind {
            "leader" => match fields.seat("seat")? {
                seat if u16::from(seat.0) < SEATS => Ok(Chance::Leader(seat)),
                _ => Err(Misread::Value("seat")),
            },
            "card" => fields.word("card", Card::read).map(Chance::Card),
            "symbol" => fields.word("symbol", Symbol::read).map(Chance::Symbol),
            _ => Err(Misread::Kind),
        }
    }
}
