//! The options that a table can choose: where the rule documents differ, each reading is an option.

use kernel::OptionValue::{Flag, Word};
use kernel::{OptionError, OptionSpec, OptionValue};

/// The options of a table; the default is the preset `chasseur`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Options {
    /// WE-8: whether the seat of the last turn deals next (genie), instead of the seat that played first.
    pub last_turn_deals: bool,
    /// WE-13: whether the second exhaustion of the supply ends the round at once.
    pub ends_at_once: bool,
    /// WE-27: whether the asker may choose which seat to ask next (genie).
    pub asks_freely: bool,
    /// WE-32: whether the supply is searched (genie), instead of the discard.
    pub searches_supply: bool,
    /// WE-35: whether a hideout may be cleared before every discard lands (genie).
    pub clears_anytime: bool,
    /// WE-37: whether a photo may be played when an outlaw is opened.
    pub photo_reaction: bool,
    /// WE-41: whether tied leaders take $1000 each if $2000 each is too much (genie).
    pub one_each: bool,
    /// WE-45: whether a duel is won by leading in hits (genie), instead of by elimination.
    pub duel_by_lead: bool,
}

/// Returns an option that is a switch: off at the first value, on at the second.
const fn switch(name: &'static str, rule: &'static str, off_on: &'static [OptionValue; 2]) -> OptionSpec {
    OptionSpec { name, values: off_on, rule }
}

static SPECS: [OptionSpec; 8] = [
    switch("next_dealer", "WE-8", &[Word("rotate"), Word("last_turn")]),
    switch("second_supply", "WE-13", &[Word("on_request"), Word("at_once")]),
    switch("ask_order", "WE-27", &[Word("direction"), Word("free")]),
    switch("search_pile", "WE-32", &[Word("discard"), Word("supply")]),
    switch("clear_timing", "WE-35", &[Word("immediate"), Word("anytime")]),
    switch("photo_reaction", "WE-37", &[Flag(false), Flag(true)]),
    switch("tied_leaders_short", "WE-41", &[Word("nothing"), Word("one_each")]),
    switch("duel", "WE-45", &[Word("elimination"), Word("lead")]),
];

impl Options {
    /// Returns the switch of the option with this name.
    fn named(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "next_dealer" => &mut self.last_turn_deals,
            "second_supply" => &mut self.ends_at_once,
            "ask_order" => &mut self.asks_freely,
            "search_pile" => &mut self.searches_supply,
            "clear_timing" => &mut self.clears_anytime,
            "photo_reaction" => &mut self.photo_reaction,
            "tied_leaders_short" => &mut self.one_each,
            "duel" => &mut self.duel_by_lead,
            _ => return None,
        })
    }
}

impl kernel::Options for Options {
    const ALL: &'static [OptionSpec] = &SPECS;
    const PRESETS: &'static [&'static str] = &["chasseur", "genie"];

    fn preset(name: &str) -> Option<Options> {
        match name {
            "chasseur" => Some(Options::default()),
            "genie" => Some(Options {
                last_turn_deals: true,
                ends_at_once: false,
                asks_freely: true,
                searches_supply: true,
                clears_anytime: true,
                photo_reaction: false,
                one_each: true,
                duel_by_lead: true,
            }),
            _ => None,
        }
    }

    fn get(&self, name: &str) -> Option<OptionValue> {
        let is_on = *self.clone().named(name)?;
        Self::spec(name).map(|spec| spec.values[usize::from(is_on)])
    }

    fn set(&mut self, name: &str, value: OptionValue) -> Result<(), OptionError> {
        let spec = Self::spec(name).ok_or(OptionError::Name)?;
        let chosen = spec.values.iter().position(|&known| known == value).ok_or(OptionError::Value)?;
        *self.named(name).ok_or(OptionError::Name)? = chosen == 1;
        Ok(())
    }
}
