//! What a table writes into its log beside the steps of the game: who is away, and what is left of banks.

use crate::store::Millis;
use kernel::Seat;
use std::fmt;

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Note {
    /// From here on a stand-in plays this seat.
    Away(Seat),
    /// Its owner plays again.
    Here(Seat),
    /// So many milliseconds are left of this seat's bank.
    Bank(Seat, Millis),
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Away(seat) => write!(f, "away {}", seat.0),
            Note::Here(seat) => write!(f, "here {}", seat.0),
            Note::Bank(seat, left) => write!(f, "bank {} {left}", seat.0),
        }
    }
}

impl Note {
    /// Reads a line of the log, which may be a step instead.
    pub(super) fn read(line: &str, seats: u8) -> Option<Note> {
        let mut words = line.split(' ');
        let word = words.next()?;
        let seat = words.next()?.parse().ok().filter(|seat| *seat < seats).map(Seat)?;
        let note = match word {
            "away" => Note::Away(seat),
            "here" => Note::Here(seat),
            "bank" => Note::Bank(seat, words.next()?.parse().ok()?),
            _ => return None,
        };
        words.next().is_none().then_some(note)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written_and_a_step_is_none() {
        for note in [Note::Away(Seat(2)), Note::Here(Seat(0)), Note::Bank(Seat(1), 123_456)] {
            assert_eq!(Note::read(&note.to_string(), 3), Some(note));
        }
        for line in ["act 1 play red7", "chance roll 3", "away 3", "bank 1", "bank 1 2 3", "away", "back 1"] {
            assert_eq!(Note::read(line, 3), None, "{line}");
        }
    }
}
