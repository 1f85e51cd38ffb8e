//! The outcomes of chance, with their notation.

use crate::state::SEATS as MOST;
use crate::{Card, Dice};
use kernel::{ChanceError, Coded, Field, Fields, Seat};
use std::borrow::Cow;

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// The first sheriff (DT-5).
    Sheriff(Seat),
    /// A title from the deck (DT-4, DT-24).
    Title(Card),
    /// A card from the store deck (DT-21, DT-25).
    Store(Card),
    /// The roll of a seat (DT-7, DT-9).
    Roll(Seat, Dice),
    /// A card drawn at random from a hand: thief, victim, card (DT-22).
    Steal(Seat, Seat, Card),
}

const SEATS: u16 = MOST as u16;
const KINDS: u16 = Card::KINDS as u16;
const STORE_KINDS: u16 = Card::STORE_KINDS as u16;
const TITLE: u16 = SEATS;
const STORE: u16 = TITLE + KINDS - STORE_KINDS;
const ROLL: u16 = STORE + STORE_KINDS;
const STEAL: u16 = ROLL + SEATS * Dice::COUNT;

impl Coded for Chance {
    const COUNT: u16 = STEAL + SEATS * SEATS * KINDS;

    fn code(self) -> u16 {
        let seat = |seat: Seat| u16::from(seat.0);
        let card = |card: Card| u16::from(card.index());
        match self {
            Chance::Sheriff(who) => seat(who),
            Chance::Title(title) => TITLE + card(title) - STORE_KINDS,
            Chance::Store(what) => STORE + card(what),
            Chance::Roll(who, dice) => ROLL + seat(who) * Dice::COUNT + dice.code(),
            Chance::Steal(who, from, what) => STEAL + (seat(who) * SEATS + seat(from)) * KINDS + card(what),
        }
    }

    fn decode(code: u16) -> Option<Chance> {
        let seat = |number: u16| Seat((number % SEATS) as u8);
        let card = |number: u16| Card((number % KINDS) as u8);
        Some(match code {
            ..TITLE => Chance::Sheriff(seat(code)),
            TITLE..STORE => Chance::Title(card(code - TITLE + STORE_KINDS)),
            STORE..ROLL => Chance::Store(card(code - STORE)),
            ROLL..STEAL => {
                let number = code - ROLL;
                Chance::Roll(seat(number / Dice::COUNT), Dice::from_code(number % Dice::COUNT)?)
            }
            STEAL..Chance::COUNT => {
                let number = code - STEAL;
                Chance::Steal(seat(number / KINDS / SEATS), seat(number / KINDS), card(number))
            }
            _ => return None,
        })
    }
}

impl kernel::Chance for Chance {
    fn kind(self) -> &'static str {
        match self {
            Chance::Sheriff(_) => "sheriff",
            Chance::Title(_) => "title",
            Chance::Store(_) => "store",
            Chance::Roll(..) => "roll",
            Chance::Steal(..) => "steal",
        }
    }

    fn fields(self) -> Vec<(&'static str, Field<'static>)> {
        let word = |card: Card| Field::Word(Cow::Borrowed(card.name()));
        match self {
            Chance::Sheriff(seat) => vec![("seat", Field::Seat(seat))],
            Chance::Title(card) | Chance::Store(card) => vec![("card", word(card))],
            Chance::Roll(seat, dice) => {
                vec![("seat", Field::Seat(seat)), ("faces", Field::Word(Cow::Owned(dice.to_string())))]
            }
            Chance::Steal(seat, from, card) => {
                vec![("seat", Field::Seat(seat)), ("from", Field::Seat(from)), ("card", word(card))]
            }
        }
    }

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Chance, ChanceError> {
        let mut seat = |key| match fields.seat(key)? {
            seat if seat.index() < MOST => Ok(seat),
            _ => Err(ChanceError::Value(key)),
        };
        match kind {
            "sheriff" => Ok(Chance::Sheriff(seat("seat")?)),
            "roll" => Ok(Chance::Roll(seat("seat")?, fields.word("faces", Dice::read)?)),
            "steal" => Ok(Chance::Steal(seat("seat")?, seat("from")?, fields.word("card", Card::read)?)),
            "title" => {
                fields.word("card", |name| Card::read(name).filter(|card| card.is_title())).map(Chance::Title)
            }
            "store" => fields
                .word("card", |name| Card::read(name).filter(|card| !card.is_title()))
                .map(Chance::Store),
            _ => Err(ChanceError::Kind),
        }
    }
}
