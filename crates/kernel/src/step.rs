//! What a state waits for and what can happen to it.

use crate::{Message, Seat, Seats};
use std::fmt;

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits {
    /// A roll or a draw.
    Chance,
    /// These seats owe a decision. Several seats decide in secret and in any order.
    Seats(Seats),
    /// The game is over.
    Nothing,
}

impl Awaits {
    /// Returns the seats that owe a decision now.
    #[inline]
    pub fn seats(self) -> Seats {
        match self {
            Awaits::Seats(seats) => seats,
            Awaits::Chance | Awaits::Nothing => Seats::default(),
        }
    }
}

/// Everything that can happen, and everything that a transcript records.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step<A, C> {
    /// The outcome of one roll or draw.
    Chance(C),
    /// A seat's decision.
    Act(Seat, A),
}

/// A value with a number. The numbers are dense, stable and in canonical order, so that bit sets, tables and
/// networks can be indexed by them.
pub trait Coded: Copy + Ord + fmt::Debug + Send + Sync + 'static {
    /// One more than the largest code.
    const COUNT: u16;
    /// Returns the code of this value.
    fn code(self) -> u16;
    /// Returns the value with this code; none from `COUNT` on.
    fn decode(code: u16) -> Option<Self>;
}

/// One numbered clause of a rulebook.
pub trait Rule: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// Returns how people cite it, such as `WS-8`.
    fn cite(self) -> &'static str;
}

/// Why a step is not allowed: the rule that forbids it (invariant I7) and a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<R> {
    /// The clause that forbids it.
    pub rule: R,
    /// The reason, for the seat that tried. It contains nothing hidden from that seat.
    pub why: Message,
}

/// The answer of a check: the step may happen, or a refusal.
pub type Checked<R> = Result<(), Refusal<R>>;

impl<R> Refusal<R> {
    /// Returns a refusal whose sentence needs no arguments.
    pub fn new(rule: R, key: &'static str) -> Refusal<R> {
        Refusal { rule, why: Message::new(key) }
    }

    /// Returns the same refusal with another argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<crate::Arg>) -> Refusal<R> {
        self.why = self.why.with(name, arg);
        self
    }
}
