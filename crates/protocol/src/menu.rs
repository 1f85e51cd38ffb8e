//! What can be played. Names are words of the notation. What people read of a name, and one or two
//! sentences about it, is in the catalogues under keys made of it (docs/protocol.md).

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What can be played, and against which bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Menu {
    /// In the order in which people see them.
    pub games: Vec<GameInfo>,
    /// How strong a bot can be, weakest first.
    pub strengths: Vec<String>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// The game.
    pub name: String,
    /// The edition of its rules.
    pub edition: u16,
    /// How many can play.
    pub seats: SeatRange,
    /// How many minutes a game of people usually takes.
    pub minutes: u16,
    /// What a table can choose, in the order of headers.
    pub options: Vec<GameOption>,
    /// Ready-made choices; the first is the default.
    pub presets: Vec<Preset>,
}

/// How many can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatRange {
    /// The fewest.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOption {
    /// The option.
    pub name: String,
    /// The rule it belongs to.
    pub rule: String,
    /// The values it can have, as a table request names them.
    pub values: Vec<String>,
    /// The value of a table whose request names none.
    pub default: String,
}

/// A ready-made choice of options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Preset {
    /// The preset.
    pub name: String,
    /// The value of every option.
    pub options: BTreeMap<String, String>,
}
