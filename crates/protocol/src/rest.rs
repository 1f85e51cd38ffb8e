//! The bodies of REST calls: everything around playing.

use crate::{Character, Said, Sitter, Sitting, Tempo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A wish for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "dice-town", "seats": ["me", "open", "marshal"]}))]
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
    /// May everybody look back at finished rounds with all hands, before the game is over?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub late_hands: bool,
    /// May everybody ask how good his choices are? Such a game is not rated.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
}

/// A table was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Created {
    /// Its name in links.
    pub table: String,
    /// Its short code.
    pub code: String,
}

/// A seat was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seated {
    /// Which.
    pub seat: u8,
}

/// What a player adds to the luck of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"entropy": "5a".repeat(32)}))]
pub struct Entropy {
    /// 32 bytes as 64 hex digits.
    #[schema(pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: String,
}

/// Bots for free seats of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"strength": "deputy"}))]
pub struct Bots {
    /// How strong they are, by a word of the menu.
    pub strength: String,
    /// One seat, free or a bot's; without it, every free seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// A device and the name its person goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Account {
    /// The device; it is no secret, but nobody else needs it.
    pub device: String,
    /// The name.
    pub nickname: String,
    /// The face; as long as none was chosen, one that chance gave.
    pub face: Character,
    /// The secret, told once, for programs that keep no cookies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

/// How a person appears at tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"nickname": "Ada", "face": "trapper"}))]
pub struct Profile {
    /// The name.
    pub nickname: String,
    /// The face; without it, the one there was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<Character>,
}

/// Tables to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Browse {
    /// Newest first.
    pub tables: Vec<Sitting>,
}

/// Your unfinished tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnTables {
    /// Newest first.
    pub tables: Vec<OwnTable>,
}

/// A table at which you sit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnTable {
    /// The table.
    pub sitting: Sitting,
    /// Is a decision of yours awaited?
    pub your_turn: bool,
}

/// Finished tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct History {
    /// The latest first.
    pub tables: Vec<Ended>,
    /// Where the next page begins, if there may be one: `after` of the next call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub next: Option<String>,
}

/// The finished tables with the best results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Best {
    /// By game, the best first.
    pub tables: Vec<Ended>,
}

/// A finished table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ended {
    /// Its name in links, for good.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Was it given up? Then it has no result and no transcript.
    pub given_up: bool,
    /// How each seat fared.
    pub seats: Vec<Fared>,
}

/// How a seat fared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fared {
    /// Who had it.
    pub sitter: Sitter,
    /// As the rulebook counts; nothing if the game was given up.
    #[schema(required)]
    pub score: Option<i32>,
    /// 1 for the winners; nothing if the game was given up.
    #[schema(required)]
    pub place: Option<u8>,
}

/// How somebody has fared in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Record {
    /// The game.
    pub game: String,
    /// How many games.
    pub games: u32,
    /// How many of them he won, alone or with others.
    pub wins: u32,
    /// His place on average.
    pub mean_place: f64,
}

/// How somebody has fared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Records {
    /// By game.
    pub records: Vec<Record>,
}

/// Who plays a game best, among people who play each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ranking {
    /// The best first.
    pub ratings: Vec<Rating>,
}

/// A rating (Weng and Lin's).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rating {
    /// Whose.
    pub nickname: String,
    /// The estimate.
    pub rating: f64,
    /// How unsure it is.
    pub uncertainty: f64,
    /// How many games it rests on.
    pub games: u32,
}

/// A call that failed: what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem<'a> {
    /// In words without a language.
    #[serde(borrow)]
    pub why: Said<'a>,
    /// In English, for programs' logs.
    pub text: String,
}
