//! Lists the legal actions of a seat, in canonical order. Why an action is not legal is said in `check.rs`.

use super::{Action, Card, State};
use kernel::Seat;

impl State {
    pub(crate) fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.public.awaits().seats().contains(seat) {
            return;
        }
        if let Some(card) = self.hands[seat.index()] {
            out.extend(Action::ALL.into_iter().filter(|&action| State::allows(card, action)));
        }
    }

    /// Returns whether a seat with this card may choose this action: with the 1 it can only flee (HN-2).
    pub(crate) fn allows(card: Card, action: Action) -> bool {
        card.rank() > 1 || action == Action::Flee
    }
}
