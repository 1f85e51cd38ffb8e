//! The steps of a transcript as lines of a table's log, such as `act 1 play red7`: so a finished game
//! can be looked at as a table.

use crate::Problem;
use crate::problem::Wrong;
use crate::record::{Record, fields};
use kernel::{Field, Seat};
use std::fmt::Write as _;

/// The lines of the first game of a transcript.
pub fn log_lines(transcript: &str) -> Result<Vec<String>, Problem> {
    let mut steps = Vec::new();
    for (line, text) in (1..).zip(transcript.lines()) {
        let problem = |Wrong { rule, why }| Problem { line, rule, why };
        let record = Record::read(text).map_err(problem)?;
        if matches!(record, Record::Result(_)) {
            break;
        }
        steps.extend(log_line(&record).map_err(problem)?);
    }
    Ok(steps)
}

/// The line of a record, if it is a step.
pub(crate) fn log_line(record: &Record) -> Result<Option<String>, Wrong> {
    match record {
        Record::Chance { kind, rest } => {
            let mut step = format!("chance {kind}");
            for (key, field) in fields(rest)?.iter() {
                // Writing to a string never fails.
                let _ = match field {
                    Field::Seat(Seat(seat)) => write!(step, " {key}=#{seat}"),
                    Field::Word(word) => write!(step, " {key}={word}"),
                };
            }
            Ok(Some(step))
        }
        Record::Decision { seat, action, .. } => Ok(Some(format!("act {} {action}", seat.0))),
        Record::Result(_) | Record::Header(_) | Record::State(_) => Ok(None),
    }
}
