//! What can be played, in the form that programs and clients receive.

use crate::{AnyGame, Strength, Variant, games};
use protocol::{GameInfo, GameOption, Menu, Preset, SeatRange};
use std::collections::BTreeMap;

/// Returns all games with their options and presets, and all strengths of bots.
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
        .filter_map(|&name| Some(Preset { name: name.to_owned(), options: game.preset(name)?.to_map() }));
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
    /// Returns the text of each value, by the name of its option: the form of a table request.
    pub fn to_map(&self) -> BTreeMap<String, String> {
        self.iter().map(|(name, value)| (name.to_owned(), value.to_string())).collect()
    }
}
