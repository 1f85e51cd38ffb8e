//! Wyatt Earp: rummy with rewards. Players lay down outlaw cards to collect capture points, the
//! rewards on the posters grow with every card, and at the end of a round each captured outlaw
//! pays those who hunted him. The rules are in RULES.md, number by number.
//!
//! Read in this order: `card` and `cards` (what is in the box), `options`, `action` and `chance`
//! (what can happen), `state`, `public` and `marks` (what a table is), `legal`, `check`, `apply`,
//! `play` and `react` (the rules of play), `score` (the rules of counting), `view`, `imagine`,
//! `aid` and `notice` (what one viewer knows and is told).
//! Deliberately absent: text, JSON, clocks, generators, I/O.

mod action;
mod aid;
mod apply;
mod bits;
mod card;
mod cards;
mod chance;
mod check;
mod debug;
mod imagine;
mod legal;
mod listing;
mod marks;
mod narrate;
mod notice;
mod options;
mod play;
mod public;
mod react;
mod rule;
mod score;
mod state;
mod view;

pub use action::{Action, Left};
pub use aid::{Aid, Preview};
pub use card::{Card, OUTLAWS, Outlaw};
pub use cards::{Cards, Pile};
pub use chance::Chance;
pub use marks::{Marks, Sets};
pub use notice::{Ending, Notice};
pub use options::Options;
pub use public::Public;
pub use rule::Rule;
pub use score::{CAPTURE, GOAL, Payout};
pub use state::{ATTACHABLE, Aim, HAND, Phase, Reaction, SEATS, Set, State};
pub use view::View;

use kernel::{Awaits, Game, Luck, Refusal, Seat, SeatsOutOfRange, Standing, StepOf, Viewer};
use std::ops::RangeInclusive;

/// The rules of Wyatt Earp.
#[derive(Clone, Copy, Debug)]
pub struct WyattEarp;

impl Game for WyattEarp {
    const NAME: &'static str = "wyatt-earp";
    const EDITION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=SEATS as u8;
    type Options = Options;
    type State = State;

    fn open(options: &Options, seats: u8) -> Result<State, SeatsOutOfRange> {
        Self::seats_allowed(seats)?;
        Ok(State::open(*options, seats))
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
