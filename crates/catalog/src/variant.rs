//! The options of a game, without its type.

use crate::{AnyGame, SetupError};
use kernel::{OptionSpec, OptionValue};

/// A value for every option of a game, in the order in which headers list them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    game: &'static str,
    specs: &'static [OptionSpec],
    values: Vec<OptionValue>,
}

impl Variant {
    pub(crate) fn from_values(
        game: &'static str,
        specs: &'static [OptionSpec],
        values: Vec<OptionValue>,
    ) -> Variant {
        Variant { game, specs, values }
    }

    /// Starts from the defaults of a game, or from one of its presets, and sets these options.
    ///
    /// # Errors
    /// The game has no such preset, option or value.
    pub fn new<'a>(
        game: &dyn AnyGame,
        preset: Option<&str>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Variant, SetupError> {
        let mut variant = match preset {
            None => game.defaults(),
            Some(name) => game.preset(name).ok_or_else(|| SetupError::Preset {
                game: game.name(),
                name: name.to_owned(),
                known: game.presets(),
            })?,
        };
        options.into_iter().try_for_each(|(name, value)| variant.set(name, value))?;
        Ok(variant)
    }

    /// Sets an option by the text of its value.
    ///
    /// # Errors
    /// The game has no such option or value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let at = self.specs.iter().position(|spec| spec.name == name).ok_or_else(|| SetupError::Option {
            game: self.game,
            name: name.to_owned(),
            known: self.specs.iter().map(|spec| spec.name).collect(),
        })?;
        let spec = &self.specs[at];
        let known = spec.values.iter().find(|known| known.to_string() == value);
        self.values[at] = *known.ok_or_else(|| SetupError::Value {
            option: spec.name,
            value: value.to_owned(),
            known: spec.values.iter().map(ToString::to_string).collect(),
        })?;
        Ok(())
    }

    /// Returns the names and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, OptionValue)> {
        self.specs.iter().map(|spec| spec.name).zip(self.values.iter().copied())
    }
}
