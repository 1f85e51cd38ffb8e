//! Which actions may be taken back: choices among things that lie open, and those that are always allowed.

use crate::{Action, State};
use kernel::Seat;

impl State {
    #[expect(clippy::unused_self, reason = "in other games it depends on the state")]
    pub(crate) fn reveals(&self, _: Seat, action: Action) -> bool {
        match action {
            // Sets and hideouts lie open. Passing and keeping are always allowed.
            Action::Place(_)
            | Action::Cover(..)
            | Action::Take(..)
            | Action::Uncover(_)
            | Action::Keep
            | Action::Pass => false,
            // A card of a hand or a pile is shown, or the card below it, or other seats have to answer.
            _ => true,
        }
    }
}
