//! The options that a table can choose.

use kernel::{OptionError, OptionSpec, OptionValue};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// DT-16: whether tied seats may bribe the sheriff.
    pub bribes: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { bribes: true }
    }
}

static SPECS: [OptionSpec; 1] = [OptionSpec {
    name: "bribes",
    values: &[OptionValue::Flag(true), OptionValue::Flag(false)],
    rule: "DT-16",
}];

impl kernel::Options for Options {
    const ALL: &'static [OptionSpec] = &SPECS;
    const PRESETS: &'static [&'static str] = &[];

    fn preset(_: &str) -> Option<Options> {
        None
    }

    fn get(&self, name: &str) -> Option<OptionValue> {
        (name == "bribes").then_some(OptionValue::Flag(self.bribes))
    }

    fn set(&mut self, name: &str, value: OptionValue) -> Result<(), OptionError> {
        match (name, value) {
            ("bribes", OptionValue::Flag(bribes)) => self.bribes = bribes,
            ("bribes", OptionValue::Word(_)) => return Err(OptionError::Value),
            _ => return Err(OptionError::Name),
        }
        Ok(())
    }
}
