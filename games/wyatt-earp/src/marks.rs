//! Which sets hold what, as bits. It follows from the sets, and is kept beside them so that no decision has
//! to look through four territories.

use crate::{Outlaw, Set};
use kernel::{Seat, set_bits};

/// Some of the sets of a table: a byte for each seat, and in it a bit for each outlaw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sets(u32);

impl Sets {
    /// Returns those of one seat, a bit for each outlaw.
    #[inline]
    pub fn of(self, seat: Seat) -> u8 {
        (self.0 >> (8 * seat.0)) as u8
    }

    /// Returns those of all other seats.
    #[inline]
    #[must_use]
    pub fn of_others(self, seat: Seat) -> Sets {
        Sets(self.0 & !(0xff << (8 * seat.0)))
    }

    /// Returns the outlaws of whom any seat has one, a bit for each.
    #[inline]
    pub fn of_any(self) -> u8 {
        let halves = self.0 | self.0 >> 16;
        (halves | halves >> 8) as u8
    }

    /// Returns each of them, by seat and then by outlaw.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Seat, Outlaw)> + Clone {
        set_bits(self.0.into()).map(|at| (Seat(at as u8 / 8), Outlaw::ALL[at as usize % 8]))
    }

    /// Returns whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns those that are not among the others.
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

/// The sets with some properties.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Marks {
    /// Sets to which a card can be attached (WE-22). All other sets are empty (WE-30).
    pub targets: Sets,
    /// Sets with an outlaw card (WE-28).
    pub outlaws: Sets,
    /// Sets under a hideout (WE-25).
    pub covered: Sets,
    /// Sets with a fastest gun (WE-24).
    pub guns: Sets,
}

impl Marks {
    /// Records what a set has become.
    #[inline]
    pub(crate) fn note(&mut self, seat: Seat, outlaw: Outlaw, set: Set) {
        let at = 8 * u32::from(seat.0) + outlaw as u32;
        self.targets.put(at, set.holds_target());
        self.outlaws.put(at, set.outlaws > 0);
        self.covered.put(at, set.covered);
        self.guns.put(at, set.attached[2] > 0);
    }
}
