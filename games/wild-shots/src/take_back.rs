//! Which actions may be taken back: none. A card that was played has been seen.

use crate::{Action, State};
use kernel::Seat;

impl State {
    #[expect(clippy::unused_self, reason = "in other games it depends on the state")]
    pub(crate) fn reveals(&self, _: Seat, action: Action) -> bool {
        match action {
            Action::Play(_) => true,
        }
    }
}
