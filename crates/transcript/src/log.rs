//! The steps of a transcript as lines of a table's log, such as `act 1 play red7`. With them a finished game can be
//! looked at like a table.

use crate::Problem;
use crate::problem::Cause;
use crate::record::{Record, fields};
use kernel::chance_text;

/// Returns the lines of the first game of a transcript.
///
/// # Errors
/// A line before its result cannot be read.
pub fn log_lines(transcript: &str) -> Result<Vec<String>, Problem> {
    let mut steps = Vec::new();
    for (line, text) in (1..).zip(transcript.lines()) {
        let problem = |Cause { rule, why }| Problem { line, rule, why };
        let record = Record::read(text).map_err(problem)?;
        if matches!(record, Record::Result(_)) {
            break;
        }
        steps.extend(log_line(&record).map_err(problem)?);
    }
    Ok(steps)
}

/// Returns the line of a record, if the record is a step.
pub(crate) fn log_line(record: &Record) -> Result<Option<String>, Cause> {
    match record {
        Record::Chance { kind, rest } => {
            let fields = fields(rest)?;
            Ok(Some(format!("chance {}", chance_text(kind, fields.iter()))))
        }
        Record::Decision { seat, action, .. } => Ok(Some(format!("act {} {action}", seat.0))),
        Record::Result(_) | Record::Header(_) | Record::State(_) => Ok(None),
    }
}
