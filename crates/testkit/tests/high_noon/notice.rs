//! The notices that viewers receive about steps, each with the clause that made it happen. Rules create them
//! where things happen (`step_context.rs`).

use super::{Action, Card, Rule};
use kernel::{Action as _, Message, Seat};

/// Something that a viewer is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Notice {
    /// A card is dealt. Only the seat that receives it sees it (HN-1).
    Dealt { seat: Seat, card: Option<Card> },
    /// All have chosen, and this is what a seat held and chose (HN-3).
    Revealed { seat: Seat, card: Card, action: Action },
}

impl kernel::Notice for Notice {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        match self {
            Notice::Dealt { .. } => Rule::Hn1,
            Notice::Revealed { .. } => Rule::Hn3,
        }
    }

    fn message(&self) -> Message {
        let by = |key, seat: &Seat| Message::new(key).with("seat", *seat);
        match self {
            Notice::Dealt { seat, card: None } => by("high-noon-dealt-hidden", seat),
            Notice::Dealt { seat, card: Some(card) } => by("high-noon-dealt", seat).with("card", *card),
            Notice::Revealed { seat, card, action } => {
                by("high-noon-revealed", seat).with("card", *card).with("action", action.message(*seat, 0))
            }
        }
    }
}
