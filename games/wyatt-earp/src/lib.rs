//! Wyatt Earp: rummy with rewards. Players lay down outlaw cards to collect capture points, and the
//! rewards on the posters grow with every card. At the end of a round each captured outlaw pays the
//! seats that hunted them. The rules are in RULES.md, number by number.
//!
//! Read in this order: `card` and `cards` (what is in the box), `options`, `action` and `chance` (what can
//! happen), `state`, `public` and `marks` (what a table is), `legal` and `check` (what may happen),
//! `step_context`, `apply`, `play` and `react` (the rules of play), `score` (the rules of counting),
//! `view`, `imagine`, `aid`, `page`, `status` and `notice` (what one viewer knows and is told). Deliberately
//! absent: text, clocks, generators and I/O. JSON is only in `wire`, a feature for clients that the rules do
//! not use.

mod action;
mod aid;
mod apply;
mod card;
mod cards;
mod chance;
mod check;
mod debug;
mod decided;
mod feeling;
mod imagine;
mod legal;
mod listing;
mod marks;
mod notice;
mod options;
mod page;
mod play;
mod public;
mod react;
mod rule;
mod score;
mod state;
mod status;
mod step_context;
mod take_back;
mod view;
#[cfg(feature = "wire")]
pub mod wire;

pub use action::{Action, Left};
pub use aid::{Aid, Preview};
pub use card::{Card, OUTLAWS, Outlaw};
pub use cards::{Cards, Pile};
pub use chance::Chance;
pub use marks::{Marks, Sets};
pub use notice::{Ending, Notice, Searched};
pub use options::Options;
pub use public::Public;
pub use rule::Rule;
pub use score::{CAPTURE, GOAL, Payout};
pub use state::{ATTACHABLE, Aim, HAND, Phase, Reaction, SEATS, Set, State};
pub use view::View;

use kernel::{Game, SeatsOutOfRange};
use std::ops::RangeInclusive;

/// The rules of Wyatt Earp.
#[derive(Clone, Copy, Debug)]
pub struct WyattEarp;

impl Game for WyattEarp {
    const NAME: &'static str = "wyatt-earp";
    const EDITION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;
    const MINUTES: u16 = 40;
    type Options = Options;
    type State = State;

    fn open(options: &Options, seats: u8) -> Result<State, SeatsOutOfRange> {
        Self::seats_allowed(seats)?;
        Ok(State::open(*options, seats))
    }
}

kernel::implement_state!(State, finished_rounds);
