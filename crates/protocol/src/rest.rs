//! The bodies of REST calls: everything around playing.

use crate::{Said, Sitting, Tempo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A wish for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Ready-made options.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Options that differ from these.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub options: BTreeMap<String, String>,
    /// For each seat: `open`, `me`, or the strength of a bot.
    pub seats: Vec<String>,
    /// Can anybody find it?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub listed: bool,
    /// How much time; without it, an unhurried live game.
    #[serde(default)]
    #[ts(optional)]
    pub tempo: Option<Tempo>,
    /// May a harmless action be taken back? Yes, if nothing is said.
    #[serde(default)]
    #[ts(optional)]
    pub take_back: Option<bool>,
    /// May bystanders see all hands once they no longer matter?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub late_hands: bool,
}

/// A table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Created {
    /// Its name in links.
    pub table: String,
    /// Its short code.
    pub code: String,
}

/// A seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Seated {
    /// Which.
    pub seat: u8,
}

/// What a player adds to the luck of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Entropy {
    /// 32 bytes as 64 hex digits.
    pub entropy: String,
}

/// A device and the name its person goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Account {
    /// The device; it is no secret, but nobody else needs it.
    pub device: String,
    /// The name.
    pub nickname: String,
    /// The secret, told once, for programs that keep no cookies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// Another nickname.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name.
    pub nickname: String,
}

/// Tables to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Browse {
    /// Newest first.
    pub tables: Vec<Sitting>,
}

/// A call that failed: what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Problem<'a> {
    /// In words without a language.
    #[serde(borrow)]
    pub why: Said<'a>,
    /// In English, for programs' logs.
    pub text: String,
}
