//! What happened, as data: an [`Event`] for each notice, with the same facts and no sentence.

use crate::high_noon::{Action, Card};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// Something that happened, as one viewer may know it.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// A card goes from the deck to a hand (HN-1).
    Dealt { seat: Seat, card: Option<Card> },
    /// A seat shows its card and its choice (HN-3).
    Revealed { seat: Seat, card: Card, action: Action },
}
