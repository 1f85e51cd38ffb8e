//! Ready-made phrases, which every reader reads in their own language.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A ready-made phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Praise for a good move.
    WellPlayed,
    /// That hurt.
    Ouch,
    /// Somebody takes a long time.
    HurryUp,
    /// Praise for the whole game.
    GoodGame,
    /// Thanks.
    Thanks,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Phrase; 6] =
        [Phrase::Hello, Phrase::WellPlayed, Phrase::Ouch, Phrase::HurryUp, Phrase::GoodGame, Phrase::Thanks];

    /// The key of its sentence in the catalogues.
    pub fn key(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::Ouch => "phrase-ouch",
            Phrase::HurryUp => "phrase-hurry-up",
            Phrase::GoodGame => "phrase-good-game",
            Phrase::Thanks => "phrase-thanks",
        }
    }
}
