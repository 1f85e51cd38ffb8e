//! What is wrong with a transcript: the line, the rule where one exists, and a sentence.

use crate::json::JsonFault;
use catalog::StepFault;
use kernel::{Arg, Awaits, Misread, Saying};
use lang::quoted;
use std::fmt;

/// The first thing in a game that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line it is on, counted from 1.
    pub line: u64,
    /// The clause that forbids it, where one does.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub why: Saying,
}

impl Problem {
    /// It in words, with line and rule.
    pub fn saying(&self) -> Saying {
        let saying = Saying::new(if self.rule.is_some() { "problem-rule" } else { "problem" });
        let saying = saying.with("line", self.line as i64).with("why", self.why.clone());
        match self.rule {
            Some(rule) => saying.with("rule", rule),
            None => saying,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&lang::Lang::fallback().say(&self.saying(), &lang::Cast::default()))
    }
}

impl std::error::Error for Problem {}

/// A problem whose line is known only to whoever reads the lines.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub(crate) rule: Option<&'static str>,
    pub(crate) why: Saying,
}

impl From<Saying> for Wrong {
    fn from(why: Saying) -> Wrong {
        Wrong { rule: None, why }
    }
}

impl From<JsonFault> for Wrong {
    fn from(fault: JsonFault) -> Wrong {
        match fault {
            JsonFault::Syntax(column) => Saying::new("problem-json").with("column", column as i64),
            JsonFault::Number(column) => Saying::new("problem-number").with("column", column as i64),
            JsonFault::Twice(key) => Saying::new("problem-key-twice").with("key", quoted(&key)),
        }
        .into()
    }
}

impl From<catalog::Fault> for Wrong {
    fn from(fault: catalog::Fault) -> Wrong {
        fault.saying().into()
    }
}

impl From<StepFault> for Wrong {
    fn from(fault: StepFault) -> Wrong {
        match fault {
            StepFault::Refused { rule, why } => Wrong { rule: Some(rule), why },
            StepFault::NoAction => Saying::new("problem-no-action").into(),
            StepFault::Unfair { due } => Saying::new("problem-unfair").with("due", due).into(),
            StepFault::Misread(Misread::Kind) => Saying::new("problem-chance-kind").into(),
            StepFault::Misread(Misread::Missing(key)) => missing(key),
            StepFault::Misread(Misread::Value(key)) => bad_value(key),
            StepFault::Misread(Misread::Unexpected(key)) => unknown_key(&key),
        }
    }
}

/// A key that must be there is not.
pub(crate) fn missing(key: &'static str) -> Wrong {
    Saying::new("problem-key-missing").with("key", key).into()
}

/// A key that has no business there.
pub(crate) fn unknown_key(key: &str) -> Wrong {
    Saying::new("problem-key-unknown").with("key", quoted(key)).into()
}

/// A key with a value it cannot have.
pub(crate) fn bad_value(key: &str) -> Wrong {
    Saying::new("problem-value").with("key", quoted(key)).into()
}

/// Something else is due than what is there (`nothing` at the end of the file).
pub(crate) fn not_due(is: &'static str, due: Saying) -> Wrong {
    Saying::new("problem-due").with("is", is).with("due", due).into()
}

/// What a game waits for, in words.
pub(crate) fn due(awaits: Awaits) -> Saying {
    match awaits {
        Awaits::Chance => Saying::new("due-chance"),
        Awaits::Seats(seats) => Saying::new("due-decision").with("seats", seats.iter().collect::<Arg>()),
        Awaits::Nothing => Saying::new("due-result"),
    }
}
