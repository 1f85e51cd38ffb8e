//! High Noon, the small game to copy: every file of a real game, and as little as possible in each.
//!
//! HN-1 Two to four seats are dealt one hidden card each, of six cards numbered 1 to 6. HN-2 All decide at
//! once, in secret: `draw` or `flee`. The seat with the 1 is asked like the others, but can only flee. HN-3
//! The highest card among those who drew wins. If all fled, they share the win.
//!
//! It has what every real game has: chance, a hidden hand, a simultaneous decision, and a question that is
//! put whatever a seat holds. Read in this order: `card` (what is in the box), `action` and `chance` (what
//! can happen), `state` and `public` (what a table is), `legal` and `check` (what may happen), `step_context`
//! and `apply` (the rules of play), `score` and `decided` (the rules of counting), `view`, `imagine`, `aid`,
//! `page`, `status` and `notice` (what one viewer knows and is told), `wire` (how it is sent). The sentences
//! are in `sentences.ftl`. A real game has an `options` file, too, if its table can choose anything.

mod action;
mod aid;
mod apply;
mod card;
mod chance;
mod check;
mod decided;
mod imagine;
mod legal;
mod listing;
mod notice;
mod page;
mod public;
mod rule;
mod score;
mod state;
mod status;
mod step_context;
mod take_back;
mod view;
pub(crate) mod wire;

pub(crate) use action::Action;
pub(crate) use card::Card;
pub(crate) use chance::Chance;
pub(crate) use notice::Notice;
pub(crate) use public::Public;
pub(crate) use rule::Rule;
pub(crate) use state::{SEATS, State};
pub(crate) use view::View;

use kernel::{Game, NoOptions, SeatsOutOfRange};
use std::ops::RangeInclusive;

/// The rules of High Noon.
pub(crate) struct HighNoon;

impl Game for HighNoon {
    const NAME: &'static str = "high-noon";
    const EDITION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;
    const MINUTES: u16 = 1;
    type Options = NoOptions;
    type State = State;

    fn open(_: &NoOptions, seats: u8) -> Result<State, SeatsOutOfRange> {
        Self::seats_allowed(seats)?;
        Ok(State::open(seats))
    }
}

kernel::implement_state!(State);
