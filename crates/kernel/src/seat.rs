//! Seats, sets of seats, and viewers.
//!
//! A seat is a place at the table, never a person. Players exist only in the server and its clients.

use std::fmt;

/// The most seats that any table has, and the length of arrays indexed by seat.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns all seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat)
    }

    /// Returns the seat so many places further clockwise, at most once around the table.
    #[inline]
    #[must_use]
    pub fn clockwise(self, by: u8, seats: u8) -> Seat {
        debug_assert!(by <= seats, "{by} places is more than once around {seats}");
        let sum = self.0 + by;
        Seat(if sum >= seats { sum - seats } else { sum })
    }

    /// Returns the next seat clockwise: the left neighbour.
    #[inline]
    #[must_use]
    pub fn left(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next == seats { 0 } else { next })
    }

    /// Returns how many places clockwise from `first` this seat is.
    pub fn distance_from(self, first: Seat, seats: u8) -> u8 {
        if self.0 >= first.0 { self.0 - first.0 } else { self.0 + seats - first.0 }
    }

    /// Returns the seat as an index into an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seats(pub u8);

impl Seats {
    /// Returns the set of this one seat.
    #[inline]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Returns the set of all seats of a table.
    #[inline]
    pub fn all(seats: u8) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    /// Returns whether this seat is in the set.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// Returns the number of seats in the set.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seat with the lowest number.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Returns the set with this seat added.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Returns the set without this seat.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Returns the seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// Returns the numbers of the seats in order, as they are sent to clients.
    pub fn numbers(self) -> Vec<u8> {
        self.iter().map(|seat| seat.0).collect()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::default(), Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Whose view it is. There is no viewer that sees everything (invariant I2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// A viewer without a seat: sees public information only.
    Bystander,
}

impl Viewer {
    /// Returns every viewer of a table: its seats in order, then the bystander.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain(std::iter::once(Viewer::Bystander))
    }

    /// Returns the seat of this viewer, if it has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around_the_table() {
        assert_eq!(Seat(2).left(3), Seat(0));
        assert_eq!(Seat(1).clockwise(2, 4), Seat(3));
        assert_eq!(Seat(3).clockwise(4, 4), Seat(3));
    }

    #[test]
    fn a_set_of_seats_lists_them_in_order() {
        let set: Seats = [Seat(3), Seat(0)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
        assert_eq!((set.len(), set.first(), set.contains(Seat(1))), (2, Some(Seat(0)), false));
        assert_eq!(Seats::all(8).len(), 8);
        assert!(!set.contains(Seat(200)), "a number no table has is in no set");
    }
}
