//! The options of a game, declared by name: every client can list them and set them.

use std::fmt;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in headers and on the command line.
    pub name: &'static str,
    /// The values it can have.
    pub values: &'static [OptionValue],
    /// The rule it belongs to, such as `WE-8`.
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

/// Why an option cannot be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The game has no option of this name.
    Name,
    /// The option cannot have this value.
    Value,
}

/// The options of one game. Every combination of values can be played.
pub trait Options: Clone + Eq + Default + fmt::Debug + Send + Sync + 'static {
    /// All options, in the order in which a transcript's header lists them.
    const ALL: &'static [OptionSpec];
    /// Names of ready-made combinations; the first is the default.
    const PRESETS: &'static [&'static str];

    /// Returns the options of a preset, if there is one of this name.
    fn preset(name: &str) -> Option<Self>;

    /// Returns the value of the option with this name, if there is one.
    fn get(&self, name: &str) -> Option<OptionValue>;

    /// Sets the option with this name.
    ///
    /// # Errors
    /// If there is no option of this name, or it cannot have this value.
    fn set(&mut self, name: &str, value: OptionValue) -> Result<(), OptionError>;

    /// Returns what is declared of the option with this name.
    fn spec(name: &str) -> Option<&'static OptionSpec> {
        Self::ALL.iter().find(|spec| spec.name == name)
    }

    /// Returns all options with their values, in the order of [`Options::ALL`].
    fn values(&self) -> impl Iterator<Item = (&'static OptionSpec, OptionValue)> {
        Self::ALL.iter().filter_map(|spec| Some((spec, self.get(spec.name)?)))
    }
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

    fn get(&self, _: &str) -> Option<OptionValue> {
        None
    }

    fn set(&mut self, _: &str, _: OptionValue) -> Result<(), OptionError> {
        Err(OptionError::Name)
    }
}
