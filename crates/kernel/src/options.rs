//! The options of a game: declared, so that every face can list and set them.

use std::fmt;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in headers and on the command line.
    pub name: &'static str,
    /// The values it can have.
    pub values: &'static [OptionValue],
    /// The rule it belongs to.
    pub rule: &'static str,
}

/// The value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// Yes or no.
    Flag(bool),
    /// One of several words.
    Word(&'static str),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(flag) => write!(f, "{flag}"),
            OptionValue::Word(word) => f.write_str(word),
        }
    }
}

/// The options of one game. Every combination of values plays.
pub trait Options: Clone + Eq + Default + fmt::Debug + Send + Sync + 'static {
    /// All options, in the order in which a transcript's header lists them.
    const ALL: &'static [OptionSpec];
    /// Names of ready-made combinations; the first is the default.
    const PRESETS: &'static [&'static str];

    /// The options of a preset.
    fn preset(name: &str) -> Option<Self>;
    /// The value of the option with this index in [`Self::ALL`].
    fn get(&self, option: usize) -> OptionValue;
    /// Sets the option with this index to one of its declared values.
    fn set(&mut self, option: usize, value: OptionValue);
}

/// The options of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NoOptions;

impl Options for NoOptions {
    const ALL: &'static [OptionSpec] = &[];
    const PRESETS: &'static [&'static str] = &[];

    fn preset(_: &str) -> Option<NoOptions> {
        None
    }

    fn get(&self, option: usize) -> OptionValue {
        unreachable!("a game without options has no option {option}")
    }

    fn set(&mut self, option: usize, _: OptionValue) {
        unreachable!("a game without options has no option {option}")
    }
}
