//! Turns what somebody asks for into a game, its options and a seed.

use crate::args::Wish;
use crate::failure::{Failure, Outcome};
use catalog::{AnyGame, Strength, Variant};
use kernel::{Arg, Message, Seat};
use lang::{Cast, Lang};
use table::Seed;

impl Wish {
    /// The game and its options.
    pub(crate) fn grant(&self) -> Outcome<(&'static dyn AnyGame, Variant)> {
        let game = catalog::find(&self.game)?;
        let mut options = Vec::new();
        for option in &self.options {
            let pair = option.split_once('=');
            options.push(pair.ok_or_else(|| {
                Failure::Usage(Message::new("cli-option-form").with("option", lang::quoted(option)))
            })?);
        }
        Ok((game, Variant::wished(game, self.preset.as_deref(), options)?))
    }
}

/// The strength of this name.
pub(crate) fn strength(name: &str) -> Outcome<Strength> {
    Strength::read(name).ok_or_else(|| {
        let others = ["greedy", "ismcts:500", "ismcts:50ms", "legend:500"];
        let known = Strength::NAMED.iter().map(|(name, _)| *name).chain(others).collect::<Arg>();
        Failure::Usage(Message::new("cli-no-bot").with("name", lang::quoted(name)).with("known", known))
    })
}

/// The names of bots in these seats.
pub(crate) fn cast(lang: &Lang, seats: impl Iterator<Item = Seat>) -> Cast {
    let name = |seat: Seat| lang.say(&Message::new("play-bot").with("number", seat.0), &Cast::default());
    Cast { names: seats.map(name).collect(), you: None }
}

/// The seed that was given, or a fresh one from the operating system.
pub(crate) fn seed(given: Option<&str>) -> Outcome<Seed> {
    if let Some(text) = given {
        let seed = Seed::read(text);
        return seed.ok_or_else(|| Failure::Usage(Message::new("cli-seed").with("seed", lang::quoted(text))));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::io("getrandom")(std::io::Error::other(error)))?;
    Ok(Seed(bytes))
}
