//! A table as everybody sees it: who sits there and how it is to be played.

use crate::Character;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Sitting {
    /// Its name in links.
    pub table: String,
    /// Its short code, to be said aloud; only until the game is over.
    #[schema(required)]
    pub code: Option<String>,
    /// The game.
    pub game: String,
    /// The edition of its rules, which stays that of this table.
    pub edition: u16,
    /// All options, by name.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub status: Status,
    /// Can anybody find it, or only who has the link or the code?
    pub listed: bool,
    /// By seat.
    pub chairs: Vec<Chair>,
    /// The viewer's seat, if he has one.
    #[schema(required)]
    pub you: Option<u8>,
    /// How much time each seat has.
    pub tempo: Tempo,
    /// May a harmless action be taken back?
    pub take_back: bool,
    /// May everybody look back at finished rounds with all hands, where hands do not outlive a round?
    /// After the game everybody may, whatever stands here.
    pub late_hands: bool,
    /// May everybody ask how good his choices are? Such a game is not rated.
    pub hints: bool,
    /// SHA-256 of the seed, published before anybody could add to it.
    pub commitment: String,
    /// Seats whose player has added to the luck.
    pub entropy: Vec<u8>,
    /// How many times a player of this game left, was stood in for or returned: as many as a story has
    /// absences. Lists of tables do not count them.
    pub absences: u32,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats can be taken.
    Gathering,
    /// The game is under way.
    Playing,
    /// The game is over.
    Over,
    /// The only person gave the game up: it ended without a result.
    GivenUp,
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Chair {
    /// Who has it.
    pub sitter: Sitter,
    /// Is somebody there who watches from it?
    pub present: bool,
    /// Does a stand-in play until its owner returns?
    pub stand_in: bool,
    /// Did its owner leave the game? Then a stand-in plays, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    #[schema(required = false)]
    pub left: bool,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person, or a program that plays as one.
    Person {
        /// Its name; nothing if it wished to be forgotten.
        #[schema(required)]
        nickname: Option<String>,
        /// Its face; nothing if it wished to be forgotten, and in results.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        #[schema(nullable = false)]
        face: Option<Character>,
    },
    /// One of our bots.
    Bot {
        /// Its strength.
        strength: String,
        /// Its name, in any language.
        name: String,
        /// Its face, which no other bot at the table has.
        face: Character,
    },
}

/// How much time each seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Tempo {
    /// Seconds for each decision.
    pub decision: u32,
    /// Seconds for all decisions together, once the time for one of them is used up.
    pub bank: u32,
}
