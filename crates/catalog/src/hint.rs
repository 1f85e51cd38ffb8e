//! Hints: what a seat can know about its legal actions, without the game's type.

use bots::{Budget, Estimate, HasHeuristics, HeuristicsOf, Hint, Odds, hints};
use kernel::{Action, ActionOf, Message, QuickLuck, Seat, State, View};

/// What can be said about one legal action, from what its seat may know and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyHint {
    /// The action's text in the notation.
    pub text: String,
    /// The action in words.
    pub message: Message,
    /// How likely it leads to a win.
    pub win: Estimate,
    /// What it is expected to score.
    pub score: Estimate,
    /// The exact odds of what chance brings next.
    pub odds: Vec<Odds>,
}

/// Estimates each legal action of a view's seat: plays imagined worlds to their end for each.
pub(crate) fn hints_of_view<G: HasHeuristics>(
    view: &<G::State as State>::View,
    seats: u8,
    budget: Budget,
    luck: &mut QuickLuck,
) -> Vec<AnyHint> {
    let seat = view.viewer().seat().unwrap_or(Seat(0));
    let erase = |hint: Hint<ActionOf<G::State>>| AnyHint {
        text: hint.action.text(seat, seats),
        message: hint.action.message(seat, seats),
        win: hint.win,
        score: hint.score,
        odds: hint.odds,
    };
    hints(&HeuristicsOf::<G>::default(), view, budget, luck).into_iter().map(erase).collect()
}
