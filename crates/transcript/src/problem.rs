//! What is wrong with a transcript: the line, the rule where one exists, and a sentence.

use crate::json::JsonFault;
use catalog::StepFault;
use kernel::{Arg, Awaits, ChanceError, Message};
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
    pub why: Message,
}

impl Problem {
    /// It in words, with line and rule.
    pub fn message(&self) -> Message {
        let message = Message::new(if self.rule.is_some() { "problem-rule" } else { "problem" });
        let message = message.with("line", self.line as i64).with("why", self.why.clone());
        match self.rule {
            Some(rule) => message.with("rule", rule),
            None => message,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&lang::Lang::fallback().say(&self.message(), &lang::Cast::default()))
    }
}

impl std::error::Error for Problem {}

/// A problem whose line is known only to whoever reads the lines.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub(crate) rule: Option<&'static str>,
    pub(crate) why: Message,
}

impl From<Message> for Wrong {
    fn from(why: Message) -> Wrong {
        Wrong { rule: None, why }
    }
}

impl From<JsonFault> for Wrong {
    fn from(fault: JsonFault) -> Wrong {
        match fault {
            JsonFault::Syntax(column) => Message::new("problem-json").with("column", column as i64),
            JsonFault::Number(column) => Message::new("problem-number").with("column", column as i64),
            JsonFault::Twice(key) => Message::new("problem-key-twice").with("key", quoted(&key)),
        }
        .into()
    }
}

impl From<catalog::Fault> for Wrong {
    fn from(fault: catalog::Fault) -> Wrong {
        fault.message().into()
    }
}

impl From<StepFault> for Wrong {
    fn from(fault: StepFault) -> Wrong {
        match fault {
            StepFault::Refused { rule, why } => Wrong { rule: Some(rule), why },
            StepFault::NoAction => Message::new("problem-no-action").into(),
            StepFault::Unfair { due } => Message::new("problem-unfair").with("due", due).into(),
            StepFault::ChanceError(ChanceError::Kind) => Message::new("problem-chance-kind").into(),
            StepFault::ChanceError(ChanceError::Missing(key)) => missing(key),
            StepFault::ChanceError(ChanceError::Value(key)) => bad_value(key),
            StepFault::ChanceError(ChanceError::Unexpected(key)) => unknown_key(&key),
        }
    }
}

/// A key that must be there is not.
pub(crate) fn missing(key: &'static str) -> Wrong {
    Message::new("problem-key-missing").with("key", key).into()
}

/// A key that has no business there.
pub(crate) fn unknown_key(key: &str) -> Wrong {
    Message::new("problem-key-unknown").with("key", quoted(key)).into()
}

/// A key with a value it cannot have.
pub(crate) fn bad_value(key: &str) -> Wrong {
    Message::new("problem-value").with("key", quoted(key)).into()
}

/// Something else is due than what is there (`nothing` at the end of the file).
pub(crate) fn not_due(is: &'static str, due: Message) -> Wrong {
    Message::new("problem-due").with("is", is).with("due", due).into()
}

/// What a game waits for, in words.
pub(crate) fn due(awaits: Awaits) -> Message {
    match awaits {
        Awaits::Chance => Message::new("due-chance"),
        Awaits::Seats(seats) => Message::new("due-decision").with("seats", seats.iter().collect::<Arg>()),
        Awaits::Nothing => Message::new("due-result"),
    }
}
