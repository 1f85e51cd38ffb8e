//! Wild Shots: trick-taking in four rounds of ten tricks; trump is a symbol, drawn anew
//! for every trick; points are bad. The rules are in RULES.md, number by number.
//!
//! Read in this order: `card` and `set` (what is in the box), `action` (what can happen),
//! `state` (what a table is), `check` and `apply` (the rules of play), `score` (the rules
//! of counting), `view`, `imagine`, `replay_round`, `aid`, `status` and `notice` (what one viewer
//! knows, can conclude and is told).
//! Deliberately absent: text, clocks, generators, I/O, and JSON but for the shape of a view in
//! `wire`, which the rules do not know: it is a feature that clients turn on.

mod action;
mod aid;
mod apply;
mod bits;
mod card;
mod check;
mod decided;
mod feeling;
mod imagine;
mod notice;
mod replay_round;
mod rule;
mod score;
mod set;
mod state;
mod status;
mod take_back;
mod view;
#[cfg(feature = "wire")]
pub mod wire;

pub use action::{Action, Chance};
pub use aid::{Aid, Points, Preview, Trick};
pub use bits::BitDeck;
pub use card::{Card, Colour, SNAKE_OIL, Symbol};
pub use notice::Notice;
pub use rule::Rule;
pub use score::{COST, Claim, hurts, penalty};
pub use set::{CardSet, Colours};
pub use state::{LastTrick, Phase, Public, ROUNDS, SEATS, State, TRICKS};
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
