//! The text of actions and chance outcomes, the same in logs, protocol and transcripts.
//!
//! An action is a line of words. A chance outcome is a record: a kind and a few named fields. Their meaning
//! does not depend on the state. Whether they are possible is decided by
//! [`State::check`](crate::State::check).

use crate::{Coded, Message, Seat};
use std::{borrow::Cow, fmt::Write as _};

/// An action, as the rules files write it.
pub trait Action: Coded {
    /// Appends the text of this action of seat `by` at a table of `seats`.
    fn write(self, by: Seat, seats: u8, out: &mut String);

    /// Reads such a text; returns `None` if the game has no action written like this.
    fn read(text: &str, by: Seat, seats: u8) -> Option<Self>;

    /// Returns whether it can be an action at a table of so many seats: not if it names a seat that the table
    /// lacks.
    fn fits(self, _seats: u8) -> bool {
        true
    }

    /// Returns the sentence for this action.
    fn message(self, by: Seat, seats: u8) -> Message;

    /// Returns whether this action declines what is asked. Some questions are put to a seat whether or not it
    /// has something to play. They can always be declined, and their timing is protected (law 13).
    fn declines(self) -> bool;

    /// Returns the text of this action.
    fn text(self, by: Seat, seats: u8) -> String {
        let mut text = String::new();
        self.write(by, seats, &mut text);
        text
    }
}

/// The outcome of one roll or draw, as the rules files record it.
pub trait Chance: Coded {
    /// Returns what kind of chance this is, such as `card`.
    fn kind(self) -> &'static str;

    /// Returns the outcome, field by field, in the order of the rules file.
    fn fields(self) -> Vec<(&'static str, Field<'static>)>;

    /// Reads a record. A field that is left in `fields` is not expected.
    ///
    /// # Errors
    /// Why the record is not a chance outcome of this game.
    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Self, ChanceError>;

    /// Returns the record as a line of text, such as `card card=red7` or `leader seat=#2`.
    fn text(self) -> String {
        chance_text(self.kind(), &self.fields())
    }

    /// Reads such a line.
    ///
    /// # Errors
    /// Why the line is not a chance outcome of this game.
    fn from_text(text: &str) -> Result<Self, ChanceError> {
        let mut words = text.split(' ');
        let kind = words.next().unwrap_or_default();
        let mut fields = Fields::default();
        for word in words {
            let (key, value) = word.split_once('=').ok_or(ChanceError::Kind)?;
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

/// The fields of a record that is being read. Each can be taken once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields<'a>(Vec<(&'a str, Field<'a>)>);

/// Why a record is not a chance outcome of this game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChanceError {
    /// The game has no such kind of chance.
    Kind,
    /// A field of this kind is missing.
    Missing(&'static str),
    /// A field has a value that this kind cannot have.
    Value(&'static str),
    /// A field that this kind does not have.
    Unexpected(String),
}

impl<'a> Fields<'a> {
    /// Adds a field.
    pub fn push(&mut self, key: &'a str, field: Field<'a>) {
        self.0.push((key, field));
    }

    /// Returns the fields that have not been taken.
    pub fn iter(&self) -> impl Iterator<Item = &(&'a str, Field<'a>)> {
        self.0.iter()
    }

    fn take(&mut self, key: &'static str) -> Result<Field<'a>, ChanceError> {
        let at = self.0.iter().position(|(name, _)| *name == key).ok_or(ChanceError::Missing(key))?;
        Ok(self.0.remove(at).1)
    }

    /// Takes the field that names a seat.
    ///
    /// # Errors
    /// If it is missing, or is no seat.
    pub fn seat(&mut self, key: &'static str) -> Result<Seat, ChanceError> {
        match self.take(key)? {
            Field::Seat(seat) => Ok(seat),
            Field::Word(_) => Err(ChanceError::Value(key)),
        }
    }

    /// Takes the field that holds a word, and reads the word.
    ///
    /// # Errors
    /// If it is missing, or `read` does not know the word.
    pub fn word<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ChanceError> {
        match self.take(key)? {
            Field::Word(word) => read(&word).ok_or(ChanceError::Value(key)),
            Field::Seat(_) => Err(ChanceError::Value(key)),
        }
    }

    /// Checks that every field has been taken.
    ///
    /// # Errors
    /// The first field that has not.
    pub fn end(&self) -> Result<(), ChanceError> {
        self.0.first().map_or(Ok(()), |(key, _)| Err(ChanceError::Unexpected((*key).to_owned())))
    }
}
