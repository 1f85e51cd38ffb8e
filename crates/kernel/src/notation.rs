//! The text of actions and chance: one for logs, protocol and transcripts.
//!
//! Actions are lines of words. Chance is a record: a kind and a few named fields.
//! Both mean the same whatever the state; whether they are *possible* is `check`'s.

use crate::{Coded, Message, Seat};
use std::{borrow::Cow, fmt::Write as _};

/// An action, as the rules files write it.
pub trait Action: Coded {
    /// Appends the text of this action of seat `by` at a table of `seats`.
    fn write(self, by: Seat, seats: u8, out: &mut String);

    /// Reads such a text; `None` if no action of the game is written so.
    fn read(text: &str, by: Seat, seats: u8) -> Option<Self>;

    /// Can it be an action at a table of that many? Not if it names a seat the table lacks.
    fn fits(self, _seats: u8) -> bool {
        true
    }

    /// The action in words, for people.
    fn message(self, by: Seat, seats: u8) -> Message;

    /// Does this action decline what is asked? A question that is put whether or not the seat has
    /// something to play can always be answered with it. Its timing is protected (law 13).
    fn declines(self) -> bool;

    /// The text of this action.
    fn text(self, by: Seat, seats: u8) -> String {
        let mut text = String::new();
        self.write(by, seats, &mut text);
        text
    }
}

/// The outcome of one roll or draw, as the rules files record it.
pub trait Chance: Coded {
    /// What kind of chance this is, such as `card`.
    fn kind(self) -> &'static str;

    /// What came of it, in the order of the rules file.
    fn fields(self) -> Vec<(&'static str, Field<'static>)>;

    /// Reads a record; whatever it leaves in `fields` was not expected.
    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Self, Misread>;

    /// The record as a line of text, such as `card card=red7` or `leader seat=#2`.
    fn text(self) -> String {
        chance_text(self.kind(), &self.fields())
    }

    /// Reads such a line.
    fn from_text(text: &str) -> Result<Self, Misread> {
        let mut words = text.split(' ');
        let kind = words.next().unwrap_or_default();
        let mut fields = Fields::default();
        for word in words {
            let (key, value) = word.split_once('=').ok_or(Misread::Kind)?;
            fields.push(
                key,
                match value.strip_prefix('#').and_then(|number| number.parse().ok()) {
                    Some(number) => Field::Seat(Seat(number)),
                    None => Field::Word(Cow::Borrowed(value)),
                },
            );
        }
        let chance = Self::read(kind, &mut fields)?;
        fields.end()?;
        Ok(chance)
    }
}

/// Returns a chance record as a line of text, such as `card card=red7` or `leader seat=#2`.
pub fn chance_text<'a>(kind: &str, fields: impl IntoIterator<Item = &'a (&'a str, Field<'a>)>) -> String {
    let mut text = kind.to_owned();
    for (key, field) in fields {
        // Writing to a string never fails.
        let _ = match field {
            Field::Seat(seat) => write!(text, " {key}={seat:?}"),
            Field::Word(word) => write!(text, " {key}={word}"),
        };
    }
    text
}

/// One value of a chance record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Field<'a> {
    /// A seat number.
    Seat(Seat),
    /// A word of the notation.
    Word(Cow<'a, str>),
}

/// The fields of a record that is being read; each can be taken once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields<'a>(Vec<(&'a str, Field<'a>)>);

/// Why something is not a chance record of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// The game knows no such kind of chance.
    Kind,
    /// A field of this kind is not there.
    Missing(&'static str),
    /// A field's value is none that this kind can have.
    Value(&'static str),
    /// A field that this kind does not have.
    Unexpected(String),
}

impl<'a> Fields<'a> {
    /// Adds a field.
    pub fn push(&mut self, key: &'a str, field: Field<'a>) {
        self.0.push((key, field));
    }

    /// What has not been taken.
    pub fn iter(&self) -> impl Iterator<Item = &(&'a str, Field<'a>)> {
        self.0.iter()
    }

    fn take(&mut self, key: &'static str) -> Result<Field<'a>, Misread> {
        let at = self.0.iter().position(|(name, _)| *name == key).ok_or(Misread::Missing(key))?;
        Ok(self.0.remove(at).1)
    }

    /// Takes the field that names a seat.
    pub fn seat(&mut self, key: &'static str) -> Result<Seat, Misread> {
        match self.take(key)? {
            Field::Seat(seat) => Ok(seat),
            Field::Word(_) => Err(Misread::Value(key)),
        }
    }

    /// Takes the field that holds a word, and reads the word.
    pub fn word<T>(&mut self, key: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, Misread> {
        match self.take(key)? {
            Field::Word(word) => read(&word).ok_or(Misread::Value(key)),
            Field::Seat(_) => Err(Misread::Value(key)),
        }
    }

    /// Is anything left that nobody took?
    pub fn end(&self) -> Result<(), Misread> {
        self.0.first().map_or(Ok(()), |(key, _)| Err(Misread::Unexpected((*key).to_owned())))
    }
}
