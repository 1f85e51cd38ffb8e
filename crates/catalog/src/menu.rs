//! What can be played, as programs and clients are told it.

use crate::{AnyGame, Strength, Variant, games};
use protocol::{GameInfo, GameOption, Menu, Preset, SeatRange};
use std::collections::BTreeMap;

/// All games with all that a table can choose, and all strengths of bots.
pub fn menu() -> Menu {
    Menu {
        games: games().iter().map(|game| game_info(*game)).collect(),
        strengths: Strength::NAMED.iter().map(|&(name, _)| name.to_owned()).collect(),
    }
}

fn game_info(game: &dyn AnyGame) -> GameInfo {
    let defaults = game.defaults();
    let options = game.options().iter().zip(defaults.iter()).map(|(spec, (_, default))| GameOption {
        name: spec.name.to_owned(),
        rule: spec.rule.to_owned(),
        values: spec.values.iter().map(ToString::to_string).collect(),
        default: default.to_string(),
    });
    let presets = game
        .presets()
        .iter()
        .filter_map(|&name| Some(Preset { name: name.to_owned(), options: game.preset(name)?.words() }));
    GameInfo {
        name: game.name().to_owned(),
        edition: game.edition(),
        seats: SeatRange { least: *game.seats().start(), most: *game.seats().end() },
        minutes: game.minutes(),
        options: options.collect(),
        presets: presets.collect(),
    }
}

impl Variant {
    /// The values as a wish for a table names them, by option.
    pub fn words(&self) -> BTreeMap<String, String> {
        self.iter().map(|(name, value)| (name.to_owned(), value.to_string())).collect()
    }
}
