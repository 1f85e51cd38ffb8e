//! Which actions may be taken back: secret choices while others still choose.

use super::{Action, State};
use kernel::Seat;

impl State {
    /// The last choice reveals them all (HN-2).
    pub(crate) fn reveals(&self, _: Seat, _: Action) -> bool {
        self.public.awaits().seats().len() == 1
    }
}
