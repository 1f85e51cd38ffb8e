//! The parts of an action, as data: what its text says, so that no client reads the notation.

use super::from_view::faces;
use crate::{Action, Card, Face};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// An action in its parts. `verb` says which kind it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "verb", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are their names")]
pub enum ActionParts {
    /// Keeps dice of the roll (DT-8), perhaps with a brute (DT-10): then `card` is the brute.
    Keep { dice: Vec<Face>, card: Option<Card> },
    /// Plays a cheater: turns a die of the row (DT-11).
    Cheat { card: Card, from: Face, to: Face },
    /// Plays any other store card (DT-12), against `seat` if it needs a victim.
    Play { card: Card, seat: Option<u8> },
    /// Adds a dollar to the offer (DT-16).
    OfferBill,
    /// Adds a nugget to the offer (DT-16).
    OfferNugget,
    /// Adds a card to the offer (DT-16).
    OfferCard { card: Card },
    /// Ends the offer (DT-16).
    OfferDone,
    /// Awards the place to a seat (DT-16).
    Award { seat: u8 },
    /// Robs a seat.
    Rob { seat: u8 },
    /// Takes a drawn card.
    Take { card: Card },
    /// Visits a seat.
    Visit { seat: u8 },
    /// Puts one title or two behind barbed wire.
    DocWire { cards: Vec<Card> },
    /// Takes store cards from the doctor.
    DocStore,
    /// Takes dollars from every other seat.
    DocDollars,
    /// Takes a nugget from every other seat.
    DocNuggets,
    /// Does nothing.
    Pass,
}

impl ActionParts {
    /// Returns the parts of this action of seat `by` at a table of `seats`.
    pub fn of(action: Action, _by: Seat, _seats: u8) -> ActionParts {
        if let Some(card) = action.card() {
            return match action {
                Action::KeepBrute(dice) => ActionParts::Keep { dice: faces(dice), card: Some(card) },
                Action::Cheat(from, to) => ActionParts::Cheat { card, from, to },
                Action::Joe(seat) => ActionParts::Play { card, seat: Some(seat.0) },
                _ => ActionParts::Play { card, seat: None },
            };
        }
        match action {
            Action::Keep(dice) => ActionParts::Keep { dice: faces(dice), card: None },
            Action::OfferBill => ActionParts::OfferBill,
            Action::OfferNugget => ActionParts::OfferNugget,
            Action::OfferCard(card) => ActionParts::OfferCard { card },
            Action::OfferDone => ActionParts::OfferDone,
            Action::Award(seat) => ActionParts::Award { seat: seat.0 },
            Action::Rob(seat) => ActionParts::Rob { seat: seat.0 },
            Action::Take(card) => ActionParts::Take { card },
            Action::Visit(seat) => ActionParts::Visit { seat: seat.0 },
            Action::Wire(one, two) => ActionParts::DocWire { cards: vec![one, two] },
            Action::WireOne(one) => ActionParts::DocWire { cards: vec![one] },
            Action::DocStore => ActionParts::DocStore,
            Action::DocDollars => ActionParts::DocDollars,
            Action::DocNuggets => ActionParts::DocNuggets,
            _ => ActionParts::Pass,
        }
    }
}
