//! What a store keeps of a table, and why a record cannot be replayed. Deliberately absent: its text, which is the
//! catalogue's.

use kernel::{Game, Refusal, Seat, SeatsOutOfRange, StepIn};

/// What happened at a table, as a store keeps it.
pub enum Entry<G: Game> {
    /// A step.
    Step(StepIn<G>),
    /// This seat took back its last action.
    TakenBack(Seat),
}

/// Why recorded steps cannot be those of this table. Numbers are indices of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError<R> {
    /// The game cannot be played with that many seats.
    Seats(SeatsOutOfRange),
    /// The rules forbid this step.
    Refused(usize, Refusal<R>),
    /// The dealer would have drawn something else here.
    Unfair(usize),
    /// The seat had nothing here that it could take back.
    NotTakenBack(usize),
    /// The steps end where a draw must follow.
    Incomplete,
}
