//! The parts of an action, as data: what its text says, so that no client reads the notation.

use crate::{Action, Card, Outlaw};
use kernel::Seat;
use serde::Serialize;
use ts_rs::TS;

/// An action in its parts. `verb` says which kind it is, and `card` is the card of the hand that is played or
/// discarded; in `pick` it is the card of the searched pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "verb", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are their names")]
pub enum ActionParts {
    /// WE-10.
    DrawSupply,
    /// WE-10.
    DrawDiscard,
    /// WE-12.
    EndRound,
    /// So many cards of an outlaw (WE-16).
    Meld { card: Card, outlaw: Outlaw, count: u8 },
    /// WE-18, WE-37.
    Photo { card: Card, outlaw: Outlaw },
    /// WE-22.
    Attach { card: Card },
    /// Asks for an outlaw, beginning with a seat (WE-26).
    Ask { card: Card, outlaw: Outlaw, seat: u8 },
    /// Asks the next seat (WE-27).
    AskNext { seat: u8 },
    /// WE-28.
    Rob { card: Card },
    /// WE-25.
    Hideout { card: Card },
    /// WE-31.
    EarpDraw { card: Card },
    /// WE-32.
    EarpSearch { card: Card },
    /// WE-34, WE-35.
    EarpClear { card: Card },
    /// WE-9.
    Discard { card: Card },
    /// WE-22.
    Place { outlaw: Outlaw },
    /// The set of a seat (WE-25).
    Cover { seat: u8, outlaw: Outlaw },
    /// From the set of a seat (WE-28).
    Take { seat: u8, outlaw: Outlaw },
    /// WE-32.
    Pick { card: Card },
    /// WE-33.
    Keep,
    /// WE-34.
    Uncover { outlaw: Outlaw },
    /// WE-35, WE-37.
    Pass,
}

impl ActionParts {
    /// Returns the parts of this action of seat `by` at a table of `seats`.
    pub fn of(action: Action, by: Seat, seats: u8) -> ActionParts {
        let seat = |left: crate::Left| by.clockwise(left.0, seats).0;
        match action {
            Action::DrawSupply => ActionParts::DrawSupply,
            Action::DrawDiscard => ActionParts::DrawDiscard,
            Action::EndRound => ActionParts::EndRound,
            Action::Meld(outlaw, count) => ActionParts::Meld { card: Card(outlaw as u8), outlaw, count },
            Action::Photo(outlaw) => ActionParts::Photo { card: Card::photo(outlaw), outlaw },
            Action::Stagecoach => ActionParts::Attach { card: Card::STAGECOACH },
            Action::Bank => ActionParts::Attach { card: Card::BANK },
            Action::FastestGun => ActionParts::Attach { card: Card::FASTEST_GUN },
            Action::Ask(outlaw, left) => {
                ActionParts::Ask { card: Card::MOST_WANTED, outlaw, seat: seat(left) }
            }
            Action::AskNext(left) => ActionParts::AskNext { seat: seat(left) },
            Action::Rob => ActionParts::Rob { card: Card::MOST_WANTED },
            Action::Hideout => ActionParts::Hideout { card: Card::HIDEOUT },
            Action::EarpDraw => ActionParts::EarpDraw { card: Card::WYATT_EARP },
            Action::EarpSearch => ActionParts::EarpSearch { card: Card::WYATT_EARP },
            Action::EarpClear => ActionParts::EarpClear { card: Card::WYATT_EARP },
            Action::Discard(card) => ActionParts::Discard { card },
            Action::Place(outlaw) => ActionParts::Place { outlaw },
            Action::Cover(left, outlaw) => ActionParts::Cover { seat: seat(left), outlaw },
            Action::Take(left, outlaw) => ActionParts::Take { seat: seat(left), outlaw },
            Action::Pick(card) => ActionParts::Pick { card },
            Action::Keep => ActionParts::Keep,
            Action::Uncover(outlaw) => ActionParts::Uncover { outlaw },
            Action::Pass => ActionParts::Pass,
        }
    }
}
