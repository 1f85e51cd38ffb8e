//! Dice Town: poker dice and a bribable sheriff. All seats roll under cups and pay to keep dice.
//! The most dice of a face win a place in town, and the sheriff decides ties. The rules are in
//! RULES.md, number by number.
//!
//! Read in this order: `dice`, `hand`, `card` and `cards` (what is in the box), `options`, `action`
//! and `chance` (what can happen), `state`, `public` and `memory` (what a table is), `legal` and
//! `check` (what may happen), `step_context`, `apply`, `reveal`, `ask`, `town`, `places` and
//! `doctor` (the rules of play), `score` (the rules of counting), `view`, `imagine`, `aid`, `page`,
//! `status` and `notice` (what one viewer knows and is told). Deliberately absent: text, clocks,
//! generators and I/O. JSON is only in `wire`, a feature for clients that the rules do not use.

mod action;
mod aid;
mod apply;
mod ask;
mod card;
mod cards;
mod chance;
mod check;
mod debug;
mod decided;
mod dice;
mod doctor;
mod feeling;
mod hand;
mod imagine;
mod legal;
mod listing;
mod memory;
mod notice;
mod options;
mod page;
mod places;
mod public;
mod reveal;
mod rule;
mod score;
mod state;
mod status;
mod step_context;
mod take_back;
mod town;
mod view;
#[cfg(feature = "wire")]
pub mod wire;

pub use action::Action;
pub use aid::{Aid, Leader, Preview};
pub use card::Card;
pub use cards::Cards;
pub use chance::Chance;
pub use dice::{DICE, Dice, FACES, Face};
pub use hand::{Kind, Strength};
pub use memory::Memory;
pub use notice::Notice;
pub use options::Options;
pub use public::Public;
pub use rule::Rule;
pub use score::Points;
pub use state::{Choice, Offer, Phase, Place, ROW, SEATS, State};
pub use view::View;

use kernel::{Game, SeatsOutOfRange};
use std::ops::RangeInclusive;

/// The rules of Dice Town.
#[derive(Clone, Copy, Debug)]
pub struct DiceTown;

impl Game for DiceTown {
    const NAME: &'static str = "dice-town";
    const EDITION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;
    const MINUTES: u16 = 45;
    type Options = Options;
    type State = State;

    fn open(options: &Options, seats: u8) -> Result<State, SeatsOutOfRange> {
        Self::seats_allowed(seats)?;
        Ok(State::open(*options, seats))
    }
}

kernel::implement_state!(State; part);
