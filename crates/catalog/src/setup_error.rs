//! Why a table cannot be set up as requested.

use crate::games;
use kernel::{Arg, Message, SeatsOutOfRange};
use lang::quoted;
use std::fmt;

/// Why a table cannot be set up. Each error holds what was requested and what there is instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No game has this name.
    Game {
        /// The name.
        name: String,
    },
    /// The game cannot be played with that many seats.
    Seats {
        /// The game.
        game: &'static str,
        /// The number of seats, and the allowed range.
        range: SeatsOutOfRange,
    },
    /// The game has no such preset.
    Preset {
        /// The game.
        game: &'static str,
        /// The preset.
        name: String,
        /// The known ones.
        known: &'static [&'static str],
    },
    /// The game has no such option.
    Option {
        /// The game.
        game: &'static str,
        /// The option.
        name: String,
        /// The known ones.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The option.
        option: &'static str,
        /// The value.
        value: String,
        /// The known ones.
        known: Vec<String>,
    },
}

impl SetupError {
    /// Returns the sentence for people.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Game { name } => Message::new("setup-game")
                .with("name", quoted(name))
                .with("known", games().iter().map(|game| game.name()).collect::<Arg>()),
            SetupError::Seats { game, range } => Message::new("setup-seats")
                .with("game", *game)
                .with("seats", range.seats)
                .with("least", range.least)
                .with("most", range.most),
            SetupError::Preset { game, name, known } => Message::new("setup-preset")
                .with("game", *game)
                .with("name", quoted(name))
                .with("known", known.iter().copied().collect::<Arg>()),
            SetupError::Option { game, name, known } => Message::new("setup-option")
                .with("game", *game)
                .with("name", quoted(name))
                .with("known", known.iter().copied().collect::<Arg>()),
            SetupError::Value { option, value, known } => Message::new("setup-value")
                .with("option", *option)
                .with("value", quoted(value))
                .with("known", known.iter().cloned().collect::<Arg>()),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&lang::Lang::fallback().say(&self.message(), &lang::Cast::default()))
    }
}

impl std::error::Error for SetupError {}
