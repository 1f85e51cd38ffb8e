//! A sentence without a language, as it is sent: `{"key":"wild-shots-played","args":{…}}`.
//!
//! An argument is a number, `{"seat":1}`, `{"word":"red7"}`, another sentence, or a list of such.

use kernel::{Arg, Message, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The key of a sentence in the catalogues, with its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct WireMessage<'a> {
    /// The message's key in the catalogues.
    #[serde(borrow)]
    pub key: Cow<'a, str>,
    /// Its arguments, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty", borrow, with = "by_name")]
    #[ts(optional, as = "Option<BTreeMap<Cow<'a, str>, WireArg<'a>>>")]
    #[schema(value_type = BTreeMap<String, WireArg<'a>>)]
    pub args: Vec<(Cow<'a, str>, WireArg<'a>)>,
    /// Its word in the notation, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub word: Option<Cow<'a, str>>,
}

/// One argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
#[schema(no_recursion)]
pub enum WireArg<'a> {
    /// A number, written as the language writes numbers.
    Number(#[ts(type = "number")] i64),
    /// A seat, shown by the name of its player.
    Seat {
        /// Its number.
        seat: u8,
    },
    // Before a word, because a message may have a `word`, too.
    /// A sentence inside the sentence.
    Message(#[serde(borrow)] WireMessage<'a>),
    /// A word, for sentences that choose by it.
    Word {
        /// The word.
        #[serde(borrow)]
        word: Cow<'a, str>,
    },
    /// Several, joined as the language joins a list.
    List(#[serde(borrow)] Vec<WireArg<'a>>),
}

impl<'a> From<&'a Message> for WireMessage<'a> {
    fn from(message: &'a Message) -> WireMessage<'a> {
        let args = message.args.iter().map(|(name, arg)| (Cow::Borrowed(*name), arg.into()));
        WireMessage {
            key: Cow::Borrowed(message.key),
            args: args.collect(),
            word: message.word.map(Cow::Borrowed),
        }
    }
}

impl<'a> From<&'a Arg> for WireArg<'a> {
    fn from(arg: &'a Arg) -> WireArg<'a> {
        match arg {
            Arg::Number(number) => WireArg::Number(*number),
            Arg::Seat(Seat(seat)) => WireArg::Seat { seat: *seat },
            Arg::Word(word) => WireArg::Word { word: Cow::Borrowed(word) },
            Arg::Message(message) => WireArg::Message(message.into()),
            Arg::List(list) => WireArg::List(list.iter().map(Into::into).collect()),
        }
    }
}

/// A list of arguments as a JSON object, without building a map.
mod by_name {
    use super::{Cow, WireArg};
    use serde::de::{Deserializer, MapAccess, Visitor};
    use serde::ser::Serializer;
    use std::fmt;

    type Args<'a> = Vec<(Cow<'a, str>, WireArg<'a>)>;

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
