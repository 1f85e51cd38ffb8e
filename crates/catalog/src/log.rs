//! What happened at a table as lines of text, as a store keeps it: `act 1 play red7`, `chance card card=red7`, and
//! `back 1` where seat 1 took its action back. Deliberately absent: files and databases, which are the caller's.

use kernel::{Action, ActionOf, Chance, ChanceOf, Game, Seat, Step, StepIn};
use std::fmt;
use table::{Entry, ReplayError};

/// Returns the line of a step.
pub(crate) fn line<G: Game>(step: &StepIn<G>, seats: u8) -> String {
    match *step {
        Step::Chance(chance) => format!("chance {}", chance.text()),
        Step::Act(seat, action) => format!("act {} {}", seat.0, action.text(seat, seats)),
    }
}

/// Returns the line that says that a seat took its action back.
pub fn take_back_line(Seat(seat): Seat) -> String {
    format!("back {seat}")
}

/// Why a log cannot be that of its table. The game cannot go on from such a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogError {
    /// The index of the line, from 0. Where lines are missing, the index after the last one.
    pub line: usize,
    /// What is wrong with the line.
    pub kind: LogErrorKind,
}

/// What is wrong with a line of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogErrorKind {
    /// It cannot be read.
    Unreadable,
    /// The rules forbid it, or it takes back an action that could not be taken back.
    Impossible,
    /// The dealer would have drawn something else.
    Unfair,
    /// The log ends where a draw must follow.
    Incomplete,
    /// The game cannot be played with that many seats.
    Seats,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = match self.kind {
            LogErrorKind::Unreadable => "cannot be read",
            LogErrorKind::Impossible => "cannot have happened",
            LogErrorKind::Unfair => "is not what the dealer draws",
            LogErrorKind::Incomplete => "is missing",
            LogErrorKind::Seats => "belongs to a table with another number of seats",
        };
        write!(f, "line {} of the log {problem}", self.line)
    }
}

impl std::error::Error for LogError {}

/// Reads a line.
pub(crate) fn read<G: Game>(line: &str, seats: u8) -> Option<Entry<G>> {
    let (kind, rest) = line.split_once(' ')?;
    let seat = |text: &str| text.parse().ok().filter(|&seat| seat < seats).map(Seat);
    match kind {
        "chance" => {
            ChanceOf::<G::State>::from_text(rest).ok().map(|chance| Entry::Step(Step::Chance(chance)))
        }
        "act" => {
            let (by, action) = rest.split_once(' ')?;
            let by = seat(by)?;
            let action = ActionOf::<G::State>::read(action, by, seats)?;
            Some(Entry::Step(Step::Act(by, action)))
        }
        "back" => seat(rest).map(Entry::TakenBack),
        _ => None,
    }
}

/// Says which of the lines a replay failed at, and why.
pub(crate) fn error_of<R>(error: &ReplayError<R>, lines: usize) -> LogError {
    let (line, kind) = match *error {
        ReplayError::Seats(_) => (0, LogErrorKind::Seats),
        ReplayError::Refused(line, _) | ReplayError::NotTakenBack(line) => (line, LogErrorKind::Impossible),
        ReplayError::Unfair(line) => (line, LogErrorKind::Unfair),
        ReplayError::Incomplete => (lines, LogErrorKind::Incomplete),
    };
    LogError { line, kind }
}
