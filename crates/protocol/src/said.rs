//! A sentence without a language, as it is sent: `{"key":"wild-shots-played","args":{…}}`.
//!
//! An argument is a number, `{"seat":1}`, `{"word":"red7"}`, another sentence, or a list of such.

use kernel::{Arg, Message, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The key of a sentence in the catalogues, and what to put into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Said<'a> {
    /// The message's key in the catalogues.
    #[serde(borrow)]
    pub key: Cow<'a, str>,
    /// Its arguments, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty", borrow, with = "by_name")]
    #[ts(optional, as = "Option<BTreeMap<Cow<'a, str>, SaidArg<'a>>>")]
    #[schema(value_type = BTreeMap<String, SaidArg<'a>>)]
    pub args: Vec<(Cow<'a, str>, SaidArg<'a>)>,
    /// What the notation calls it, where it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub word: Option<Cow<'a, str>>,
}

/// One argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
#[schema(no_recursion)]
pub enum SaidArg<'a> {
    /// A number, written as the language writes numbers.
    Number(#[ts(type = "number")] i64),
    /// A seat, shown by the name of who sits there.
    Seat {
        /// Its number.
        seat: u8,
    },
    // Before a word, because it may have one, too.
    /// A sentence inside the sentence.
    Said(#[serde(borrow)] Said<'a>),
    /// A word, for sentences that choose by it.
    Word {
        /// The word.
        #[serde(borrow)]
        word: Cow<'a, str>,
    },
    /// Several, joined as the language joins a list.
    List(#[serde(borrow)] Vec<SaidArg<'a>>),
}

impl<'a> From<&'a Message> for Said<'a> {
    fn from(message: &'a Message) -> Said<'a> {
        let args = message.args.iter().map(|(name, arg)| (Cow::Borrowed(*name), arg.into()));
        Said { key: Cow::Borrowed(message.key), args: args.collect(), word: message.word.map(Cow::Borrowed) }
    }
}

impl<'a> From<&'a Arg> for SaidArg<'a> {
    fn from(arg: &'a Arg) -> SaidArg<'a> {
        match arg {
            Arg::Number(number) => SaidArg::Number(*number),
            Arg::Seat(Seat(seat)) => SaidArg::Seat { seat: *seat },
            Arg::Word(word) => SaidArg::Word { word: Cow::Borrowed(word) },
            Arg::Message(message) => SaidArg::Said(message.into()),
            Arg::List(list) => SaidArg::List(list.iter().map(Into::into).collect()),
        }
    }
}

/// A list of arguments as a map by name, without the work of making one.
mod by_name {
    use super::{Cow, SaidArg};
    use serde::de::{Deserializer, MapAccess, Visitor};
    use serde::ser::Serializer;
    use std::fmt;

    type Args<'a> = Vec<(Cow<'a, str>, SaidArg<'a>)>;

    pub(super) fn serialize<S: Serializer>(args: &Args<'_>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Args<'de>, D::Error> {
        struct ByName;
        impl<'de> Visitor<'de> for ByName {
            type Value = Args<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("arguments by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args<'de>, A::Error> {
                let mut args = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    args.push(entry);
                }
                Ok(args)
            }
        }
        deserializer.deserialize_map(ByName)
    }
}
