//! Which sets hold what, as bits: it follows from the sets, and is kept beside them so that
//! nobody has to look through four territories at every decision.

use crate::{Outlaw, Set};
use kernel::{Seat, set_bits};

/// Some of the sets of a table, a byte for each seat and in it a bit for each outlaw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sets(u32);

impl Sets {
    /// Those of one seat, a bit for each outlaw.
    #[inline]
    pub fn of(self, seat: Seat) -> u8 {
        (self.0 >> (8 * seat.0)) as u8
    }

    /// Those of all other seats.
    #[inline]
    #[must_use]
    pub fn of_others(self, seat: Seat) -> Sets {
        Sets(self.0 & !(0xff << (8 * seat.0)))
    }

    /// The outlaws of whom any seat has one, a bit for each.
    #[inline]
    pub fn of_any(self) -> u8 {
        let halves = self.0 | self.0 >> 16;
        (halves | halves >> 8) as u8
    }

    /// Each of them, by seat and then by outlaw.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Seat, Outlaw)> + Clone {
        set_bits(self.0.into()).map(|at| (Seat(at as u8 / 8), Outlaw::ALL[at as usize % 8]))
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not among the others.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Sets) -> Sets {
        Sets(self.0 & !others.0)
    }

    #[inline]
    fn put(&mut self, at: u32, is_in: bool) {
        self.0 = self.0 & !(1 << at) | u32::from(is_in) << at;
    }
}

/// What is kept of the sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    /// Sets to which a card can be attached (WE-22). No other set holds anything (WE-30).
    pub targets: Sets,
    /// Sets with an outlaw card (WE-28).
    pub outlaws: Sets,
    /// Sets under a hideout (WE-25).
    pub covered: Sets,
    /// Sets with a fastest gun (WE-24).
    pub guns: Sets,
}

impl Marks {
    /// A set has become this.
    #[inline]
    pub(crate) fn note(&mut self, seat: Seat, outlaw: Outlaw, set: Set) {
        let at = 8 * u32::from(seat.0) + outlaw as u32;
        self.targets.put(at, set.holds_target());
        self.outlaws.put(at, set.outlaws > 0);
        self.covered.put(at, set.covered);
        self.guns.put(at, set.attached[2] > 0);
    }
}
