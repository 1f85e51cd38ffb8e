//! A table as everyone sees it: its players and its settings.

use crate::Character;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct TableInfo {
    /// Its name in links.
    pub table: String,
    /// Its short code, which people can tell each other; only until the game is over.
    #[schema(required)]
    pub code: Option<String>,
    /// The game.
    pub game: String,
    /// The edition of its rules, which never changes for this table.
    pub edition: u16,
    /// All options, by name.
    pub options: BTreeMap<String, String>,
    /// How far the game is.
    pub status: TableStatus,
    /// Can anyone find it? If not, only with the link or the code.
    pub listed: bool,
    /// By seat.
    pub seats: Vec<SeatInfo>,
    /// The viewer's own seat; nothing for a bystander.
    #[schema(required)]
    pub you: Option<u8>,
    /// How much time each seat has.
    pub tempo: Tempo,
    /// May a harmless action be taken back?
    pub take_back: bool,
    /// May everyone look back at finished rounds with all hands, where hands do not outlive a round?
    /// After the game everyone may, in any case.
    pub late_hands: bool,
    /// May players ask how good their choices are? Such a game is not rated.
    pub hints: bool,
    /// SHA-256 of the seed, published before players can add entropy.
    pub commitment: String,
    /// Seats whose player has added entropy.
    pub entropy: Vec<u8>,
    /// How many absences the log of the table has. In lists of tables it is 0.
    pub absences: u32,
}

/// How far a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// Seats can be taken.
    Gathering,
    /// The game is under way.
    Playing,
    /// The game is over.
    Over,
    /// The only person gave the game up: it ended without a result.
    GivenUp,
}

/// A seat and its occupant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Who plays it.
    pub occupant: Occupant,
    /// Is its owner connected and watching?
    pub present: bool,
    /// Does a stand-in play until the owner returns?
    pub stand_in: bool,
    /// Did the owner leave the game? Then a stand-in plays, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    #[schema(required = false)]
    pub left: bool,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet: the seat is free.
    Open,
    /// A person, or a program that plays as one.
    Person {
        /// Its name; nothing if its device was forgotten.
        #[schema(required)]
        nickname: Option<String>,
        /// Its face; nothing in results, or if its device was forgotten.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        #[schema(nullable = false)]
        face: Option<Character>,
    },
    /// A bot of the server.
    Bot {
        /// Its strength.
        strength: String,
        /// Its name, the same in every language.
        name: String,
        /// Its face; no other bot at the table has it.
        face: Character,
    },
}

/// How much time each seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Tempo {
    /// Seconds for each decision.
    pub decision: u32,
    /// Seconds for all decisions together, used once the time for one decision is up.
    pub bank: u32,
}
