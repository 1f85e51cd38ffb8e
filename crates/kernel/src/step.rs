//! What a state waits for and what can happen to it.

use crate::{Message, Seat, Seats};
use std::fmt;

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits {
    /// A roll or a draw.
    Chance,
    /// These seats owe a decision. Several at once: secret, and in any order.
    Seats(Seats),
    /// The game is over.
    Nothing,
}

impl Awaits {
    /// The seats that owe a decision now.
    #[inline]
    pub fn seats(self) -> Seats {
        match self {
            Awaits::Seats(seats) => seats,
            Awaits::Chance | Awaits::Nothing => Seats::default(),
        }
    }
}

/// All that can happen, and all that a transcript records.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step<A, C> {
    /// The outcome of one roll or draw.
    Chance(C),
    /// A seat's decision.
    Act(Seat, A),
}

/// A number that is dense, stable and in canonical order: bit sets, tables and
/// networks are indexed by it. `decode(code)` is `None` from `COUNT` on.
pub trait Coded: Copy + Ord + fmt::Debug + Send + Sync + 'static {
    /// One more than the largest code.
    const COUNT: u16;
    /// The code of this value.
    fn code(self) -> u16;
    /// The value with this code.
    fn decode(code: u16) -> Option<Self>;
}

/// One numbered clause of a rulebook.
pub trait Rule: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// How people cite it, such as `WS-8`.
    fn cite(self) -> &'static str;
}

/// A "no", with the rule that says so (invariant I7) and the reason in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<R> {
    /// The clause that forbids it.
    pub rule: R,
    /// Why, for the one who asked; it carries nothing hidden from them.
    pub why: Message,
}

impl<R> Refusal<R> {
    /// A refusal whose sentence needs no arguments.
    pub fn new(rule: R, key: &'static str) -> Refusal<R> {
        Refusal { rule, why: Message::new(key) }
    }

    /// The same refusal with another argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<crate::Arg>) -> Refusal<R> {
        self.why = self.why.with(name, arg);
        self
    }
}
