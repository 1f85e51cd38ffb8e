//! The full state, written out: for `simulate`, `verify` and playthroughs only.
//!
//! This is the one named exception to invariant I2. It is a trait of its own, so that `cargo xtask tidy` can
//! check which crates name it. Server, bots, clients and protocol may not.

use std::{borrow::Cow, fmt};

/// A state that can be written out as the rules files list it.
pub trait Listed {
    /// Returns the full state, with keys in the order of the rules file.
    fn listing(&self) -> Listing;
}

/// A tree of values. Crate `transcript` writes it as JSON.
#[derive(Clone, PartialEq, Eq)]
pub enum Listing {
    /// No value.
    Null,
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A word of the notation.
    Word(Cow<'static, str>),
    /// Several, in order.
    List(Vec<Listing>),
    /// Named entries, in order.
    Map(Vec<(Cow<'static, str>, Listing)>),
}

impl Listing {
    /// Returns a map of these entries.
    pub fn map<const N: usize>(entries: [(&'static str, Listing); N]) -> Listing {
        Listing::Map(entries.into_iter().map(|(key, value)| (Cow::Borrowed(key), value)).collect())
    }

    /// Returns the map with one more entry.
    #[must_use]
    pub fn with(mut self, key: &'static str, value: impl Into<Listing>) -> Listing {
        if let Listing::Map(entries) = &mut self {
            entries.push((Cow::Borrowed(key), value.into()));
        }
        self
    }

    /// Returns the entry of a map with this key.
    pub fn get(&self, key: &str) -> Option<&Listing> {
        match self {
            Listing::Map(entries) => entries.iter().find(|(name, _)| name == key).map(|(_, value)| value),
            _ => None,
        }
    }

    /// Returns every word, at any depth.
    pub fn words(&self) -> Vec<&str> {
        match self {
            Listing::Word(word) => vec![word],
            Listing::List(list) => list.iter().flat_map(Listing::words).collect(),
            Listing::Map(entries) => entries.iter().flat_map(|(_, value)| value.words()).collect(),
            Listing::Null | Listing::Flag(_) | Listing::Number(_) => Vec::new(),
        }
    }
}

macro_rules! listing_from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Listing {
            fn from(number: $number) -> Listing { Listing::Number(i64::from(number)) }
        }
    )*};
}
listing_from_number!(u8, u16, u32, i16, i32, i64);

impl From<bool> for Listing {
    fn from(flag: bool) -> Listing {
        Listing::Flag(flag)
    }
}

impl From<&'static str> for Listing {
    fn from(word: &'static str) -> Listing {
        Listing::Word(Cow::Borrowed(word))
    }
}

impl From<String> for Listing {
    fn from(word: String) -> Listing {
        Listing::Word(Cow::Owned(word))
    }
}

impl From<crate::Seat> for Listing {
    fn from(seat: crate::Seat) -> Listing {
        seat.0.into()
    }
}

impl<T: Into<Listing>> FromIterator<T> for Listing {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Listing {
        Listing::List(items.into_iter().map(Into::into).collect())
    }
}

/// One line of JSON-like text, without quotes around words.
impl fmt::Display for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Listing::Null => f.write_str("null"),
            Listing::Flag(flag) => write!(f, "{flag}"),
            Listing::Number(number) => write!(f, "{number}"),
            Listing::Word(word) => f.write_str(word),
            Listing::List(list) => {
                f.write_str("[")?;
                for (i, item) in list.iter().enumerate() {
                    write!(f, "{}{item}", if i == 0 { "" } else { " " })?;
                }
                f.write_str("]")
            }
            Listing::Map(entries) => {
                f.write_str("{")?;
                for (i, (key, value)) in entries.iter().enumerate() {
                    write!(f, "{}{key}: {value}", if i == 0 { "" } else { ", " })?;
                }
                f.write_str("}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_is_one_readable_line() {
        let listing = Listing::map([
            ("round", 1u8.into()),
            ("open", false.into()),
            ("choice", Listing::Null),
            ("hand", ["red7", "blue2"].into_iter().collect()),
        ]);
        assert_eq!(listing.to_string(), "{round: 1, open: false, choice: null, hand: [red7 blue2]}");
        assert_eq!(listing.words(), ["red7", "blue2"]);
        assert!(listing.get("round") == Some(&Listing::Number(1)));
    }
}
