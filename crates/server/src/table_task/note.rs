//! Entries of a table's log besides the steps of the game: absences, and what is left of banks.

use crate::store::Millis;
use kernel::Seat;
use protocol::AbsenceKind;
use std::fmt;

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Note {
    /// A player left, is stood in for, or returned.
    Absence(Absence),
    /// So many milliseconds are left of this seat's bank.
    Bank(Seat, Millis),
}

/// A player left, is stood in for, or returned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Absence {
    pub(super) seat: Seat,
    pub(super) what: AbsenceKind,
    /// Each viewer's version then: seats in order, then the bystander. A number of steps would reveal secret steps.
    pub(super) versions: Vec<u32>,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Absence(absence) => write!(f, "{absence}"),
            Note::Bank(seat, left) => write!(f, "bank {} {left}", seat.0),
        }
    }
}

impl fmt::Display for Absence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.what {
            AbsenceKind::Left => "left",
            AbsenceKind::StoodIn => "away",
            AbsenceKind::Returned => "here",
        };
        write!(f, "{word} {}", self.seat.0)?;
        self.versions.iter().try_for_each(|version| write!(f, " {version}"))
    }
}

impl Note {
    /// Reads a line of the log, which may be a step instead.
    pub(super) fn read(line: &str, seats: u8) -> Option<Note> {
        let mut words = line.split(' ');
        if words.next()? != "bank" {
            return Absence::read(line, seats).map(Note::Absence);
        }
        let note = Note::Bank(read_seat(words.next()?, seats)?, words.next()?.parse().ok()?);
        words.next().is_none().then_some(note)
    }
}

impl Absence {
    /// Reads a line. Older logs have no versions.
    pub(super) fn read(line: &str, seats: u8) -> Option<Absence> {
        let mut words = line.split(' ');
        let what = match words.next()? {
            "left" => AbsenceKind::Left,
            "away" => AbsenceKind::StoodIn,
            "here" => AbsenceKind::Returned,
            _ => return None,
        };
        let seat = read_seat(words.next()?, seats)?;
        let versions = words.map(|version| version.parse().ok()).collect::<Option<Vec<u32>>>()?;
        let is_whole = versions.is_empty() || versions.len() == usize::from(seats) + 1;
        is_whole.then_some(Absence { seat, what, versions })
    }
}

fn read_seat(word: &str, seats: u8) -> Option<Seat> {
    word.parse().ok().filter(|seat| *seat < seats).map(Seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written_and_a_step_is_none() {
        let absence = |seat, what, versions: &[u32]| {
            Note::Absence(Absence { seat: Seat(seat), what, versions: versions.to_vec() })
        };
        for note in [
            absence(2, AbsenceKind::Left, &[4, 0, 12, 7]),
            absence(1, AbsenceKind::StoodIn, &[]),
            absence(0, AbsenceKind::Returned, &[1, 2, 3, 4]),
            Note::Bank(Seat(1), 123_456),
        ] {
            assert_eq!(Note::read(&note.to_string(), 3), Some(note));
        }
        for line in [
            "act 1 play red7",
            "chance roll 3",
            "away 3",
            "left 1 2",
            "here 0 1 2 3 x",
            "bank 1",
            "bank 1 2 3",
            "away",
            "back 1",
        ] {
            assert_eq!(Note::read(line, 3), None, "{line}");
        }
    }
}
