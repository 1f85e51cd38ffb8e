//! What may be taken back: choices among things that lie open, and what is always allowed.

use crate::{Action, State};
use kernel::Seat;

impl State {
    #[expect(clippy::unused_self, reason = "the contract asks every game's state")]
    pub(crate) fn reveals(&self, _: Seat, action: Action) -> bool {
        match action {
            // Sets and hideouts lie open; anybody may pass or keep.
            Action::Place(_)
            | Action::Cover(..)
            | Action::Take(..)
            | Action::Uncover(_)
            | Action::Keep
            | Action::Pass => false,
            // A card of the hand or of a pile is shown, or what lay below it, or others have to answer.
            _ => true,
        }
    }
}
