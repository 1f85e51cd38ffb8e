//! What may be taken back: secret choices while others still choose, and choices among things that
//! lie open.

use crate::{Action, State};
use kernel::Seat;

impl State {
    pub(crate) fn reveals(&self, _: Seat, action: Action) -> bool {
        match action {
            // The last one of a secret choice shows them all (DT-7, DT-16).
            Action::Keep(_) | Action::KeepBrute(_) | Action::OfferDone => {
                self.public.awaits().seats().len() == 1
            }
            // Pieces of an offer are seen by nobody else before it is shown.
            Action::OfferBill
            | Action::OfferNugget
            | Action::OfferCard(_)
            | Action::Award(_)
            | Action::Rob(_)
            | Action::Visit(_)
            | Action::DocDollars
            | Action::DocNuggets
            | Action::DocStore
            | Action::Pass => false,
            // A card of the hand is shown, or one that was drawn leaves or stays unseen.
            _ => true,
        }
    }
}
