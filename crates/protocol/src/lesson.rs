//! A game to play along with, whose luck somebody wrote down: what its learner sees, scene by scene.

use crate::{Choice, Said, Told};
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
    /// What the learner sees, one after the other.
    #[serde(borrow)]
    pub scenes: Vec<Scene<'a>>,
}

/// What the learner sees before somebody decides, or at the end.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Scene<'a> {
    /// How many steps have happened.
    pub step: u32,
    /// The view, in the shape of its game.
    #[serde(borrow)]
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Cow<'a, RawValue>,
    /// Who must act and what is asked of him: one sentence to the learner.
    #[serde(borrow)]
    pub status: Said<'a>,
    /// What he was told since the scene before.
    #[serde(borrow)]
    pub told: Vec<Told<'a>>,
    /// His legal actions, in canonical order; none if no decision is his.
    #[serde(borrow)]
    pub actions: Vec<Choice<'a>>,
    /// What is said to him: the key of a sentence without arguments.
    #[schema(required)]
    pub say: Option<Cow<'a, str>>,
    /// The action that the lesson asks of him, by its text; nothing where he looks on.
    #[schema(required)]
    pub asks: Option<Cow<'a, str>>,
}
