//! What can be wrong with a wish for a table.

use crate::games;
use kernel::{Arg, Message, SeatsOutOfRange};
use lang::quoted;
use std::fmt;

/// A table that cannot be: each says what was asked for and what there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No game has this name.
    Game {
        /// The name.
        name: String,
    },
    /// The game cannot be played by that many.
    Seats {
        /// The game.
        game: &'static str,
        /// How many, and how many could.
        range: SeatsOutOfRange,
    },
    /// The game has no such preset.
    Preset {
        /// The game.
        game: &'static str,
        /// The preset.
        name: String,
        /// Those it has.
        known: &'static [&'static str],
    },
    /// The game has no such option.
    Option {
        /// The game.
        game: &'static str,
        /// The option.
        name: String,
        /// Those it has.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The option.
        option: &'static str,
        /// The value.
        value: String,
        /// Those it has.
        known: Vec<String>,
    },
}

impl Fault {
    /// It in words.
    pub fn message(&self) -> Message {
        match self {
            Fault::Game { name } => Message::new("fault-game")
                .with("name", quoted(name))
                .with("known", games().iter().map(|game| game.name()).collect::<Arg>()),
            Fault::Seats { game, range } => Message::new("fault-seats")
                .with("game", *game)
                .with("seats", range.seats)
                .with("least", range.least)
                .with("most", range.most),
            Fault::Preset { game, name, known } => Message::new("fault-preset")
                .with("game", *game)
                .with("name", quoted(name))
                .with("known", known.iter().copied().collect::<Arg>()),
            Fault::Option { game, name, known } => Message::new("fault-option")
                .with("game", *game)
                .with("name", quoted(name))
                .with("known", known.iter().copied().collect::<Arg>()),
            Fault::Value { option, value, known } => Message::new("fault-value")
                .with("option", *option)
                .with("value", quoted(value))
                .with("known", known.iter().cloned().collect::<Arg>()),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&lang::Lang::fallback().say(&self.message(), &lang::Cast::default()))
    }
}

impl std::error::Error for Fault {}
