//! Wild Shots: trick-taking in four rounds of ten tricks. Trump is a symbol, and a new one is drawn for every
//! trick. Points are bad. The rules are in RULES.md, number by number.
//!
//! Read in this order: `card` and `cards` (what is in the box), `action` and `chance` (what can happen),
//! `state` and `public` (what a table is), `legal` and `check` (what may happen), `step_context` and `apply`
//! (the rules of play), `score` (the rules of counting), `view`, `imagine`, `replay_round`, `aid`, `page`,
//! `status` and `notice` (what one viewer knows, can conclude and is told). Deliberately absent: text,
//! clocks, generators and I/O. JSON is only in `wire`, a feature for clients that the rules do not use.

mod action;
mod aid;
mod apply;
mod bits;
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
mod notice;
mod page;
mod public;
mod replay_round;
mod rule;
mod score;
mod state;
mod status;
mod step_context;
mod take_back;
mod view;
#[cfg(feature = "wire")]
pub mod wire;

pub use action::Action;
pub use aid::{Aid, Points, Preview, Trick};
pub use bits::BitDeck;
pub use card::{Card, Colour, SNAKE_OIL, Symbol};
pub use cards::{CardSet, Colours};
pub use chance::Chance;
pub use notice::Notice;
pub use public::{LastTrick, Public};
pub use rule::Rule;
pub use score::{COST, Claim, hurts, penalty};
pub use state::{Phase, ROUNDS, SEATS, State, TRICKS};
pub use view::View;

use kernel::{Game, NoOptions, SeatsOutOfRange};
use std::ops::RangeInclusive;

/// The rules of Wild Shots.
#[derive(Clone, Copy, Debug)]
pub struct WildShots;

impl Game for WildShots {
    const NAME: &'static str = "wild-shots";
    const EDITION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;
    const MINUTES: u16 = 20;
    type Options = NoOptions;
    type State = State;

    fn open(_: &NoOptions, seats: u8) -> Result<State, SeatsOutOfRange> {
        Self::seats_allowed(seats)?;
        Ok(State::open(seats))
    }
}

kernel::implement_state!(State, finished_rounds);
