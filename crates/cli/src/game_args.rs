//! Turns arguments into a game, its options, bots and a seed.

use crate::args::GameArgs;
use crate::failure::{Failure, Outcome};
use catalog::{AnyGame, Strength, Variant};
use kernel::{Arg, Message, Seat};
use lang::{Cast, Lang};
use table::Seed;

impl GameArgs {
    /// Returns the game and its options.
    ///
    /// # Errors
    /// There is no such game, preset, option or value.
    pub(crate) fn resolve(&self) -> Outcome<(&'static dyn AnyGame, Variant)> {
        let game = catalog::find(&self.game)?;
        let mut options = Vec::new();
        for option in &self.options {
            let pair = option.split_once('=');
            options.push(pair.ok_or_else(|| {
                Failure::Usage(Message::new("cli-option-form").with("option", lang::quoted(option)))
            })?);
        }
        Ok((game, Variant::new(game, self.preset.as_deref(), options)?))
    }
}

/// Returns the strength with this name.
pub(crate) fn strength(name: &str) -> Outcome<Strength> {
    Strength::read(name).ok_or_else(|| {
        let others = ["greedy", "ismcts:500", "ismcts:50ms", "legend:500"];
        let known = Strength::NAMED.iter().map(|(name, _)| *name).chain(others).collect::<Arg>();
        Failure::Usage(Message::new("cli-no-bot").with("name", lang::quoted(name)).with("known", known))
    })
}

/// Returns the names of bots in these seats.
pub(crate) fn cast(lang: &Lang, seats: impl Iterator<Item = Seat>) -> Cast {
    let name = |seat: Seat| lang.say(&Message::new("play-bot").with("number", seat.0), &Cast::default());
    Cast { names: seats.map(name).collect(), you: None }
}

/// Returns the given seed, or a fresh one from the operating system.
pub(crate) fn seed(given: Option<&str>) -> Outcome<Seed> {
    if let Some(text) = given {
        let seed = Seed::read(text);
        return seed.ok_or_else(|| Failure::Usage(Message::new("cli-seed").with("seed", lang::quoted(text))));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::io("getrandom")(std::io::Error::other(error)))?;
    Ok(Seed(bytes))
}
