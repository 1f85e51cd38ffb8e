//! The parts of an action, as data: what its text says, so that no client reads the notation.

use crate::{Action, Card};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// An action in its parts. `verb` says which kind it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "verb", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are their names")]
pub enum ActionParts {
    /// Plays a card of the hand (WS-7).
    Play { card: Card },
}

impl ActionParts {
    /// Returns the parts of this action of seat `by` at a table of `seats`.
    pub fn of(action: Action, _by: Seat, _seats: u8) -> ActionParts {
        let Action::Play(card) = action;
        ActionParts::Play { card }
    }
}
