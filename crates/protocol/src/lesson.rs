//! A game to play along with, whose luck was written down: what its learner sees, scene by scene.

use crate::{Choice, Notice, WireMessage};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A lesson. The learner has seat 0.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Lesson<'a> {
    /// The game.
    pub game: Cow<'a, str>,
    /// The edition of its rules.
    pub edition: u16,
    /// How many seats.
    pub seats: u8,
    /// All options, by name.
    pub options: BTreeMap<String, String>,
    /// What the learner sees, in order.
    #[serde(borrow)]
    pub scenes: Vec<Scene<'a>>,
}

/// What the learner sees before a decision, or at the end.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scene<'a> {
    /// How many steps have happened.
    pub step: u32,
    /// The view, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Cow<'a, RawValue>,
    /// Which seat must act and what is asked: one sentence to the learner.
    #[serde(borrow)]
    pub status: WireMessage<'a>,
    /// What happened since the scene before.
    #[serde(borrow)]
    pub notices: Vec<Notice<'a>>,
    /// The learner's legal actions, in canonical order; none if another seat decides.
    #[serde(borrow)]
    pub actions: Vec<Choice<'a>>,
    /// What the coach says, in order.
    #[serde(borrow)]
    pub tips: Vec<Tip<'a>>,
    /// The action that the last tip asks for, by its text; nothing where the learner only watches.
    #[schema(required)]
    pub asks: Option<Cow<'a, str>>,
}

/// One idea that the coach explains.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[schema(example = json!({"key": "lesson-dice-town-tie", "spots": ["place:mine"]}))]
pub struct Tip<'a> {
    /// The key of its sentences, which have no arguments.
    pub key: Cow<'a, str>,
    /// What it is about: a kind of mark (`place`, `thing`, `pick` or `choice`), a colon and the mark's value. A `*`
    /// at the end stands for any ending.
    pub spots: Vec<Cow<'a, str>>,
}
