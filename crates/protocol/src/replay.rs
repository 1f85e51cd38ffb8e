//! A game from a file, to be looked at, and what can be said about any game that is over.

use crate::{Moment, Outline, Result, Said};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game from a file: what its header says, the verdict, and some of its steps.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay<'a> {
    /// The game.
    pub game: Cow<'a, str>,
    /// The edition of its rules.
    pub edition: u16,
    /// How many seats; a file does not tell who sat there.
    pub seats: u8,
    /// All options, by name.
    pub options: BTreeMap<String, String>,
    /// What was found out.
    #[serde(borrow)]
    pub verdict: Verdict<'a>,
    /// How many steps there are: they are numbered from 0 to one less.
    pub open: u32,
    /// Its decisions and parts.
    pub outline: Outline,
    /// Those asked for, in order.
    #[serde(borrow)]
    pub moments: Vec<Moment<'a>>,
}

/// What was found out about a finished game of which every step is legal; of another there is no verdict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict<'a> {
    /// How many decisions were made.
    pub decisions: u32,
    /// Was its luck what seed and entropy give?
    pub fair: Fair,
    /// Where it was not: the line, and what the dealer would have drawn.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub unfair: Option<Said<'a>>,
    /// SHA-256 of the seed, as it should have been published before the game; compare it.
    #[schema(required)]
    pub commitment: Option<String>,
    /// Seats whose player added to the luck.
    pub entropy: Vec<u8>,
    /// How it ended.
    #[serde(borrow)]
    pub result: Result<'a>,
}

/// Was the luck of a game what seed and entropy give?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fair {
    /// It was, and the seed is the one that was committed to.
    Yes,
    /// It was not.
    No,
    /// It was, but nobody committed to the seed, which may have been chosen to suit.
    NotShown,
}
