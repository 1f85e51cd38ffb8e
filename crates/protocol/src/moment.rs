//! Looking back: steps that keep no secret any more, and how every seat saw them. No view shows
//! everything: all hands are the views of all seats.

use crate::WireMessage;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use ts_rs::TS;
use utoipa::ToSchema;

/// Some of the steps that are open to everyone.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Moments<'a> {
    /// How many steps are open: they are numbered from 0.
    pub open_steps: u32,
    /// The decisions and parts of all open steps.
    pub outline: Outline,
    /// The requested ones, in order.
    #[serde(borrow)]
    pub moments: Vec<Moment<'a>>,
}

/// An overview of all open steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Outline {
    /// The numbers of the steps that are actions.
    pub decisions: Vec<u32>,
    /// For each round (or turn, in a game without rounds) the number of the step after which it is under way. The
    /// first is 0.
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
    /// What each seat saw, from seat 0 on.
    #[serde(borrow)]
    pub seats: Vec<Seen<'a>>,
    /// What bystanders saw.
    #[serde(borrow)]
    pub bystander: Seen<'a>,
}

/// A step in the words of the notation.
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
        /// The seat.
        seat: u8,
        /// The action in the notation.
        text: Cow<'a, str>,
        /// The action in words.
        #[serde(borrow)]
        message: WireMessage<'a>,
    },
}

/// What one viewer saw at one moment.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Seen<'a> {
    /// The view, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Cow<'a, RawValue>,
    /// Which seat had to act and what was asked, or how the game ended: one sentence to this viewer.
    #[serde(borrow)]
    pub status: WireMessage<'a>,
    /// The notices of the step for this viewer.
    #[serde(borrow)]
    pub notices: Vec<Notice<'a>>,
}

/// Some of what you have seen at a table so far.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Memories<'a> {
    /// How many moments there are. At each you received notices, or your view changed.
    pub count: u32,
    /// The requested ones, in order.
    #[serde(borrow)]
    pub memories: Vec<Seen<'a>>,
}

/// All notices that you have received at a table so far.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableLog<'a> {
    /// Your version at its end.
    pub version: u32,
    /// For each moment, from 0 on, its notices.
    #[serde(borrow)]
    pub moments: Vec<Vec<Notice<'a>>>,
    /// Which players left, were stood in for and returned, in order.
    #[serde(borrow)]
    pub absences: Vec<Absence<'a>>,
}

/// A player left, was stood in for, or returned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Absence<'a> {
    /// How many moments came before: it belongs in front of the notices of the moment with this number.
    pub moment: u32,
    /// The player's seat.
    pub seat: u8,
    /// What happened.
    pub kind: AbsenceKind,
    /// The same in words.
    #[serde(borrow)]
    pub message: WireMessage<'a>,
}

/// What happened to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AbsenceKind {
    /// Its player left the game; a stand-in plays.
    Left,
    /// Its player's time ran out; a stand-in plays.
    StoodIn,
    /// Its player is back.
    Returned,
}

/// Something that happened, as one viewer may know it. It has this shape everywhere on the wire.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Notice<'a> {
    /// The rule that made it happen.
    pub rule: Cow<'a, str>,
    /// In words: a [`WireMessage`], which is passed on as JSON.
    #[serde(borrow)]
    #[ts(as = "WireMessage<'a>")]
    #[schema(value_type = WireMessage<'a>)]
    pub message: Cow<'a, RawValue>,
    /// As data, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub event: Cow<'a, RawValue>,
}
