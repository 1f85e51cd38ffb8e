//! What may be taken back: nothing. A card that was played has been seen.

use crate::{Action, State};
use kernel::Seat;

impl State {
    #[expect(clippy::unused_self, reason = "the contract asks every game's state")]
    pub(crate) fn reveals(&self, _: Seat, action: Action) -> bool {
        match action {
            Action::Play(_) => true,
        }
    }
}
