//! Counts points, and says who wins.

use super::{Action, State};
use kernel::{Awaits, Seat, Standing};

impl State {
    /// Returns the standing: the highest card among those who drew wins (HN-3).
    pub(crate) fn standing(&self) -> Option<Standing> {
        let score = |seat: Seat| match self.public.revealed[seat.index()] {
            Some((card, Action::Draw)) => i32::from(card.rank()),
            _ => 0,
        };
        let scores: Vec<i32> = Seat::all(self.public.seats).map(score).collect();
        (self.public.awaits() == Awaits::Nothing).then(|| Standing::by_merit(&scores, &scores))
    }
}
