//! Sentences without a language.
//!
//! Rules know no text language (invariant I1). They give a key and arguments, and crate `lang` finds the
//! sentence in the catalogues (`lang/*.ftl`). Playthroughs show the compact `Debug` form.

use crate::Seat;
use std::{borrow::Cow, fmt};

/// The key of a sentence, and its arguments.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Message {
    /// The message's key in the catalogues, such as `wild-shots-played`.
    pub key: &'static str,
    /// Its arguments, by name.
    pub args: Vec<(&'static str, Arg)>,
    /// Its word in the notation, if it has one: the compact form of a card is `red7`.
    pub word: Option<&'static str>,
}

/// One argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, written as the language writes numbers.
    Number(i64),
    /// A seat, shown by the name of its player.
    Seat(Seat),
    /// A word of the notation, for sentences that choose by it.
    Word(Cow<'static, str>),
    /// A message inside a message, such as the name of a card.
    Message(Message),
    /// Several, joined as the language joins a list.
    List(Vec<Arg>),
}

impl Message {
    /// Returns a sentence without arguments.
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new(), word: None }
    }

    /// Returns the name of a thing for which the notation has a word.
    pub fn named(key: &'static str, word: &'static str) -> Message {
        Message { key, args: Vec::new(), word: Some(word) }
    }

    /// Returns the same sentence with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg { Arg::Number(i64::from(number)) }
        }
    )*};
}
arg_from_number!(u8, u16, u32, i16, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Word(Cow::Borrowed(word))
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(Cow::Owned(word))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Arg {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(word) = self.word {
            return f.write_str(word);
        }
        f.write_str(self.key)?;
        for (i, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={arg:?}", if i == 0 { "(" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl fmt::Debug for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Seat(seat) => write!(f, "{seat:?}"),
            Arg::Word(word) => f.write_str(word),
            Arg::Message(message) => write!(f, "{message:?}"),
            Arg::List(list) => write!(f, "{list:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compact_form_shows_key_and_arguments() {
        let card = Message::new("card").with("colour", "red").with("rank", 7u8);
        let message =
            Message::new("played").with("seat", Seat(1)).with("cards", [card].into_iter().collect::<Arg>());
        assert_eq!(format!("{message:?}"), "played(seat=#1, cards=[card(colour=red, rank=7)])");
        assert_eq!(format!("{:?}", Message::new("over")), "over");
        assert_eq!(format!("{:?}", Message::named("card", "red7").with("rank", 7u8)), "red7");
    }
}
