//! The part of a state that everybody at the table knows. What is hidden is in `state.rs`.

use super::{Action, Card, SEATS};
use kernel::{Awaits, Seat, Seats};

/// Everything that everybody at the table has seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Public {
    /// The number of seats.
    pub(crate) seats: u8,
    /// The number of cards dealt (HN-1).
    pub(crate) dealt: u8,
    /// The seats that have chosen (HN-2).
    pub(crate) chosen: Seats,
    /// What each seat held and chose, once all have chosen (HN-3).
    pub(crate) revealed: [Option<(Card, Action)>; SEATS],
}

impl Public {
    pub(crate) fn open(seats: u8) -> Public {
        Public { seats, dealt: 0, chosen: Seats::default(), revealed: [None; SEATS] }
    }

    /// Returns what has to happen next.
    pub(crate) fn awaits(&self) -> Awaits {
        if self.dealt < self.seats {
            return Awaits::Chance;
        }
        if self.revealed[0].is_some() {
            return Awaits::Nothing;
        }
        Awaits::Seats(Seat::all(self.seats).filter(|&seat| !self.chosen.contains(seat)).collect())
    }

    /// Returns the number of the current turn; the game has one.
    #[expect(clippy::unused_self, reason = "a game with turns looks at its public part")]
    pub(crate) fn turn_number(&self) -> u32 {
        1
    }
}
