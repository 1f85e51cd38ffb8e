//! Wild Shots: trick-taking in four rounds of ten tricks; trump is a symbol, drawn anew
//! for every trick; points are bad. The rules are in RULES.md, number by number.
//!
//! Read in this order: `card` and `set` (what is in the box), `action` (what can happen),
//! `state` (what a table is), `check` and `apply` (the rules of play), `score` (the rules
//! of counting), `view`, `imagine`, `aid` and `notice` (what one viewer knows and is told).
//! Deliberately absent: text, JSON, clocks, generators, I/O.

mod action;
mod aid;
mod apply;
mod bits;
mod card;
mod check;
mod imagine;
mod notice;
mod rule;
mod score;
mod set;
mod state;
mod view;

pub use action::{Action, Chance};
pub use aid::{Aid, Points, Preview, Trick};
pub use bits::BitDeck;
pub use card::{Card, Colour, SNAKE_OIL, Symbol};
pub use notice::Notice;
pub use rule::Rule;
pub use score::{COST, Claim, hurts, penalty};
pub use set::{CardSet, Colours};
pub use state::{Phase, Public, ROUNDS, SEATS, State, TRICKS};
pub use view::View;

use kernel::{Awaits, Game, Luck, NoOptions, Refusal, Seat, SeatsOutOfRange, Standing, StepOf, Viewer};
use std::ops::RangeInclusive;

/// The rules of Wild Shots.
#[derive(Clone, Copy, Debug)]
pub struct WildShots;

impl Game for WildShots {
    const NAME: &'static str = "wild-shots";
    const EDITION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;
    type Options = NoOptions;
    type State = State;

    fn open(_: &NoOptions, seats: u8) -> Result<State, SeatsOutOfRange> {
        Self::seats_allowed(seats)?;
        Ok(State::open(seats))
    }
}

/// The contract; each method lives in the file named after it.
impl kernel::State for State {
    type Action = Action;
    type Chance = Chance;
    type Rule = Rule;
    type View = View;
    type Notice = Notice;

    #[inline]
    fn seats(&self) -> u8 {
        self.public.seats
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        self.public.awaits()
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.actions(seat, out);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.chances(out);
    }

    #[inline]
    fn sample(&self, luck: &mut (impl Luck + ?Sized)) -> Chance {
        self.sample(luck)
    }

    fn check(&self, step: &StepOf<State>) -> Result<(), Refusal<Rule>> {
        self.check(*step)
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "see `apply.rs`")]
    fn apply(&mut self, step: &StepOf<State>) {
        self.apply(*step);
    }

    fn standing(&self) -> Option<Standing> {
        self.standing()
    }

    #[inline]
    fn view(&self, viewer: Viewer) -> View {
        self.view(viewer)
    }

    fn notices(before: &State, step: &StepOf<State>, after: &State, viewer: Viewer, out: &mut Vec<Notice>) {
        State::notices(before, *step, after, viewer, out);
    }
}
