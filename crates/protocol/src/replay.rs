//! A game from a file, and the verdict on any finished game.

use crate::{GameResult, Moment, Outline, WireMessage};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game from a file: its header, the verdict, and some of its steps.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay<'a> {
    /// The game.
    pub game: Cow<'a, str>,
    /// The edition of its rules.
    pub edition: u16,
    /// How many seats. A file does not name its players.
    pub seats: u8,
    /// All options, by name.
    pub options: BTreeMap<String, String>,
    /// The result of the check.
    #[serde(borrow)]
    pub verdict: Verdict<'a>,
    /// How many steps there are: they are numbered from 0.
    pub open_steps: u32,
    /// The decisions and parts of all steps.
    pub outline: Outline,
    /// The requested steps, in order.
    #[serde(borrow)]
    pub moments: Vec<Moment<'a>>,
}

/// The result of checking a finished game. A game with an illegal step has no verdict.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict<'a> {
    /// How many decisions were made.
    pub decisions: u32,
    /// Does its luck follow from seed and entropy?
    pub fair: Fairness,
    /// If not: the line, and what the dealer would have drawn.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(nullable = false)]
    pub unfair: Option<WireMessage<'a>>,
    /// SHA-256 of the seed. Compare it with the one that was published before the game.
    #[schema(required)]
    pub commitment: Option<String>,
    /// Seats whose player added entropy.
    pub entropy: Vec<u8>,
    /// How it ended.
    #[serde(borrow)]
    pub result: GameResult<'a>,
}

/// Does the luck of a game follow from seed and entropy?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fairness {
    /// Yes, and the seed is the one that was committed to.
    Yes,
    /// No.
    No,
    /// Yes, but there is no commitment, so the seed may have been chosen to suit someone.
    NotShown,
}
