//! The bodies of REST calls: everything around the game itself.

use crate::{Character, Occupant, TableInfo, Tempo, WireMessage};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A request for a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"game": "dice-town", "seats": ["me", "open", "marshal"]}))]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// A preset, which sets all options.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Options that differ from the preset, or from the defaults.
    #[serde(default)]
    #[ts(optional, as = "Option<BTreeMap<String, String>>")]
    pub options: BTreeMap<String, String>,
    /// For each seat: `open`, `me`, or the strength of a bot.
    pub seats: Vec<String>,
    /// Can anyone find it?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub listed: bool,
    /// How much time each seat has. Without it: 60 seconds for a decision, and a bank of 300.
    #[serde(default)]
    #[ts(optional)]
    pub tempo: Option<Tempo>,
    /// May a harmless action be taken back? Yes, by default.
    #[serde(default)]
    #[ts(optional)]
    pub take_back: Option<bool>,
    /// May everyone look back at finished rounds with all hands, before the game is over?
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub late_hands: bool,
    /// May players ask how good their choices are? Such a game is not rated.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CreatedTable {
    /// Its name in links.
    pub table: String,
    /// Its short code.
    pub code: String,
}

/// The seat that you have taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatTaken {
    /// Its number.
    pub seat: u8,
}

/// Randomness that a player adds to the luck of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"entropy": "5a".repeat(32)}))]
pub struct Entropy {
    /// 32 bytes as 64 hex digits.
    #[schema(pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: String,
}

/// A request for bots on free seats of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"strength": "deputy"}))]
pub struct FillSeats {
    /// The bots' strength, a word of the menu.
    pub strength: String,
    /// One seat, which is free or a bot's. Without it: every free seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// A device, and how its person appears.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Account {
    /// The device. It is not secret, but nobody else needs it.
    pub device: String,
    /// The name.
    pub nickname: String,
    /// The face. Until the person chooses one, a random one.
    pub face: Character,
    /// The secret, sent once, for programs that keep no cookies.
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
    /// The face. Without it, the face does not change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<Character>,
}

/// Tables that anyone may find.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// Newest first.
    pub tables: Vec<TableInfo>,
}

/// Your unfinished tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnTables {
    /// Newest first.
    pub tables: Vec<OwnTable>,
}

/// A table at which you have a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnTable {
    /// The table.
    pub info: TableInfo,
    /// Do you owe a decision?
    pub your_turn: bool,
}

/// Finished tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct History {
    /// The latest first.
    pub tables: Vec<FinishedTable>,
    /// Where the next page begins: `after` of the next call. Without it there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub next: Option<String>,
}

/// The finished tables with the best results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Best {
    /// By game, the best first.
    pub tables: Vec<FinishedTable>,
}

/// A finished table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FinishedTable {
    /// Its name in links, which never changes.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// Was it given up? Then it has no result and no transcript.
    pub given_up: bool,
    /// The result of each seat.
    pub seats: Vec<SeatResult>,
}

/// The result of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatResult {
    /// Who played it.
    pub occupant: Occupant,
    /// As the rulebook counts; nothing if the game was given up.
    #[schema(required)]
    pub score: Option<i32>,
    /// 1 for the winners; nothing if the game was given up.
    #[schema(required)]
    pub place: Option<u8>,
}

/// A player's results in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Record {
    /// The game.
    pub game: String,
    /// How many games.
    pub games: u32,
    /// How many of them the player won, alone or with others.
    pub wins: u32,
    /// The mean place.
    pub mean_place: f64,
}

/// A player's results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Records {
    /// By game.
    pub records: Vec<Record>,
}

/// The best ratings in a game, from games among people.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ranking {
    /// The best first.
    pub ratings: Vec<Rating>,
}

/// A rating (Weng and Lin's).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rating {
    /// The player's name.
    pub nickname: String,
    /// The estimate.
    pub rating: f64,
    /// Its uncertainty.
    pub uncertainty: f64,
    /// How many games it is based on.
    pub games: u32,
}

/// Why a call failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem<'a> {
    /// The reason, without a language.
    #[serde(borrow)]
    pub why: WireMessage<'a>,
    /// The reason in English, for the logs of programs.
    pub text: String,
}
