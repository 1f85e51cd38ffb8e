//! Looking back: steps that keep no secret any more, and how every seat saw them. There is no view of
//! everything: all hands are the views of all seats.

use crate::Said;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use ts_rs::TS;
use utoipa::ToSchema;

/// Some of the steps that may be looked back at.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moments<'a> {
    /// How many steps may be looked back at: they are numbered from 0 to one less.
    pub open: u32,
    /// Its decisions and parts.
    pub outline: Outline,
    /// Those asked for, in order.
    #[serde(borrow)]
    pub moments: Vec<Moment<'a>>,
}

/// What can be said of all steps that may be looked back at without telling each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Outline {
    /// The numbers of the steps that were actions.
    pub decisions: Vec<u32>,
    /// For each round, or each turn of a game without rounds, the number of the step after which it is under way; the first
    /// is 0.
    pub parts: Vec<u32>,
}

/// A step, and the table right after it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moment<'a> {
    /// Its number.
    pub step: u32,
    /// What happened.
    #[serde(borrow)]
    pub happened: Happened<'a>,
    /// What each seat received, from seat 0 on.
    #[serde(borrow)]
    pub seats: Vec<Seen<'a>>,
    /// What bystanders received.
    #[serde(borrow)]
    pub bystander: Seen<'a>,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Happened<'a> {
    /// A roll or a draw.
    Chance {
        /// Its outcome in the notation, such as `card card=red7`.
        text: Cow<'a, str>,
    },
    /// A seat's action.
    Act {
        /// Who acted.
        seat: u8,
        /// The action in the notation.
        text: Cow<'a, str>,
        /// It in words.
        #[serde(borrow)]
        said: Said<'a>,
    },
}

/// What one viewer received.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seen<'a> {
    /// The view, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Cow<'a, RawValue>,
    /// Who had to act then and what was asked of him, or how the game ended: one sentence to this viewer.
    #[serde(borrow)]
    pub status: Said<'a>,
    /// What he was told of the step.
    #[serde(borrow)]
    pub told: Vec<Told<'a>>,
}

/// What you have seen at a table so far, some of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Memories<'a> {
    /// How many moments there are: each time you were told something, or saw something change.
    pub count: u32,
    /// Those asked for, in order.
    #[serde(borrow)]
    pub memories: Vec<Seen<'a>>,
}

/// All that you were told at a table so far.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Story<'a> {
    /// How many moments there are.
    pub count: u32,
    /// Your version, to which this goes.
    pub version: u32,
    /// In order.
    #[serde(borrow)]
    pub lines: Vec<Line<'a>>,
    /// Who left, was stood in for and returned, in order.
    #[serde(borrow)]
    pub absences: Vec<Absence<'a>>,
}

/// A player left, was stood in for, or returned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Absence<'a> {
    /// How many moments there were before: it belongs in front of the lines of the moment of this number.
    pub moment: u32,
    /// Whose seat.
    pub seat: u8,
    /// What happened.
    pub what: Absent,
    /// It in words.
    #[serde(borrow)]
    pub said: Said<'a>,
}

/// What happened to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Absent {
    /// Its player left the game; a stand-in plays.
    Left,
    /// Its player's time ran out; a stand-in plays.
    StoodIn,
    /// Its player is back.
    Returned,
}

/// A line of a story.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Line<'a> {
    /// The number of the moment.
    pub moment: u32,
    /// The rule that made it happen.
    pub rule: Cow<'a, str>,
    /// It in words.
    #[serde(borrow)]
    pub said: Said<'a>,
    /// It as data, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Cow<'a, RawValue>,
}

/// One thing that was told.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Told<'a> {
    /// The rule that made it happen.
    pub rule: Cow<'a, str>,
    /// It in words.
    #[serde(borrow)]
    pub said: Said<'a>,
    /// It as data, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Cow<'a, RawValue>,
}
