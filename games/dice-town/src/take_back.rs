//! Which actions may be taken back: secret choices while others still choose, and choices among
//! things that are visible anyway. The table asks this module whether an action reveals anything.

use crate::{Action, State};
use kernel::Seat;

impl State {
    pub(crate) fn reveals(&self, _: Seat, action: Action) -> bool {
        match action {
            // The last secret choice reveals them all (DT-7, DT-16).
            Action::Keep(_) | Action::KeepBrute(_) | Action::OfferDone => {
                self.public.awaits().seats().len() == 1
            }
            // Nobody else sees the pieces of an offer before it is shown.
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
            // A card from the hand is shown, or a drawn card leaves or stays unseen.
            _ => true,
        }
    }
}
