//! What happened at a table as lines of text, the way a store keeps it: `act 1 play red7`,
//! `chance card card=red7`, and `back 1` where seat 1 took its action back.

use kernel::{Action, ActionOf, Chance, ChanceOf, Game, Seat, Step, StepIn};
use std::fmt;
use table::{Entry, Unfit};

/// The line of a step at a table of that many.
pub(crate) fn line<G: Game>(step: &StepIn<G>, seats: u8) -> String {
    match *step {
        Step::Chance(chance) => format!("chance {}", chance.text()),
        Step::Act(seat, action) => format!("act {} {}", seat.0, action.text(seat, seats)),
    }
}

/// The line of an action that was taken back.
pub fn taken_back(Seat(seat): Seat) -> String {
    format!("back {seat}")
}

/// A log that cannot be this table's: nobody may play on at such a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenLog {
    /// Which line, from 0; after the last one, if lines are missing.
    pub line: usize,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// What is wrong with a line of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It cannot be read.
    Unreadable,
    /// The rules forbid it, or it was not the last word of a seat that it takes back.
    Impossible,
    /// The dealer would have drawn something else.
    Unfair,
    /// More must have followed.
    Unsettled,
    /// The game cannot be played by that many.
    Seats,
}

impl fmt::Display for BrokenLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wrong = match self.wrong {
            Wrong::Unreadable => "cannot be read",
            Wrong::Impossible => "cannot have happened",
            Wrong::Unfair => "is not what the dealer draws",
            Wrong::Unsettled => "is missing",
            Wrong::Seats => "is of a table with other seats",
        };
        write!(f, "line {} of the log {wrong}", self.line)
    }
}

impl std::error::Error for BrokenLog {}

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

pub(crate) fn broken<R>(unfit: &Unfit<R>, lines: usize) -> BrokenLog {
    let (line, wrong) = match *unfit {
        Unfit::Seats(_) => (0, Wrong::Seats),
        Unfit::Refused(line, _) | Unfit::NotTakenBack(line) => (line, Wrong::Impossible),
        Unfit::Unfair(line) => (line, Wrong::Unfair),
        Unfit::Unsettled => (lines, Wrong::Unsettled),
    };
    BrokenLog { line, wrong }
}
