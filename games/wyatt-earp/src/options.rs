//! What a table can choose: where the documents differ, each reading is an option.

use kernel::OptionValue::{Flag, Word};
use kernel::{OptionSpec, OptionValue};

/// The options of a table; the default is the preset `chasseur`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Options {
    /// WE-8: does the seat of the last turn deal next (genie), or the one that played first?
    pub last_turn_deals: bool,
    /// WE-13: does the second exhaustion of the supply end the round at once?
    pub ends_at_once: bool,
    /// WE-27: may the asker choose whom to ask next (genie)?
    pub asks_freely: bool,
    /// WE-32: is the supply searched (genie) rather than the discard?
    pub searches_supply: bool,
    /// WE-35: may a hideout be cleared before every discard lands (genie)?
    pub clears_anytime: bool,
    /// WE-37: may a photo be played when an outlaw is opened?
    pub photo_reaction: bool,
    /// WE-41: do tied leaders take $1000 each where $2000 each is too much (genie)?
    pub one_each: bool,
    /// WE-45: is a duel won by leading in hits (genie) rather than by elimination?
    pub duel_by_lead: bool,
}

const fn words(name: &'static str, rule: &'static str, values: &'static [OptionValue; 2]) -> OptionSpec {
    OptionSpec { name, values, rule }
}

static SPECS: [OptionSpec; 8] = [
    words("next_dealer", "WE-8", &[Word("rotate"), Word("last_turn")]),
    words("second_supply", "WE-13", &[Word("on_request"), Word("at_once")]),
    words("ask_order", "WE-27", &[Word("direction"), Word("free")]),
    words("search_pile", "WE-32", &[Word("discard"), Word("supply")]),
    words("clear_timing", "WE-35", &[Word("immediate"), Word("anytime")]),
    words("photo_reaction", "WE-37", &[Flag(false), Flag(true)]),
    words("tied_leaders_short", "WE-41", &[Word("nothing"), Word("one_each")]),
    words("duel", "WE-45", &[Word("elimination"), Word("lead")]),
];

impl Options {
    fn flag(&mut self, option: usize) -> &mut bool {
        match option {
            0 => &mut self.last_turn_deals,
            1 => &mut self.ends_at_once,
            2 => &mut self.asks_freely,
            3 => &mut self.searches_supply,
            4 => &mut self.clears_anytime,
            5 => &mut self.photo_reaction,
            6 => &mut self.one_each,
            _ => &mut self.duel_by_lead,
        }
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

    fn get(&self, option: usize) -> OptionValue {
        SPECS[option].values[usize::from(*self.clone().flag(option))]
    }

    fn set(&mut self, option: usize, value: OptionValue) {
        *self.flag(option) = value == SPECS[option].values[1];
    }
}
