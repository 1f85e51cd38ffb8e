//! What is wrong with a transcript: the line, the rule where one exists, and a sentence.

use crate::json::JsonError;
use catalog::StepError;
use kernel::{Arg, Awaits, ChanceError, Message};
use lang::quoted;
use std::fmt;

/// The first thing in a game that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line, counted from 1.
    pub line: u64,
    /// The clause that forbids it, where one does.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub why: Message,
}

impl Problem {
    /// Returns the sentence for people, with line and rule.
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

/// A problem without its line, which only the reader of the lines knows.
#[derive(Debug)]
pub(crate) struct Cause {
    pub(crate) rule: Option<&'static str>,
    pub(crate) why: Message,
}

impl From<Message> for Cause {
    fn from(why: Message) -> Cause {
        Cause { rule: None, why }
    }
}

impl From<JsonError> for Cause {
    fn from(error: JsonError) -> Cause {
        match error {
            JsonError::Syntax(column) => Message::new("problem-json").with("column", column as i64),
            JsonError::Number(column) => Message::new("problem-number").with("column", column as i64),
            JsonError::Twice(key) => Message::new("problem-key-twice").with("key", quoted(&key)),
        }
        .into()
    }
}

impl From<catalog::SetupError> for Cause {
    fn from(error: catalog::SetupError) -> Cause {
        error.message().into()
    }
}

impl From<StepError> for Cause {
    fn from(error: StepError) -> Cause {
        match error {
            StepError::Refused { rule, why } => Cause { rule: Some(rule), why },
            StepError::NoAction => Message::new("problem-no-action").into(),
            StepError::Unfair { due } => Message::new("problem-unfair").with("due", due).into(),
            StepError::Chance(ChanceError::Kind) => Message::new("problem-chance-kind").into(),
            StepError::Chance(ChanceError::Missing(key)) => missing(key),
            StepError::Chance(ChanceError::Value(key)) => bad_value(key),
            StepError::Chance(ChanceError::Unexpected(key)) => unknown_key(&key),
        }
    }
}

/// A required key is missing.
pub(crate) fn missing(key: &'static str) -> Cause {
    Message::new("problem-key-missing").with("key", key).into()
}

/// A key does not belong there.
pub(crate) fn unknown_key(key: &str) -> Cause {
    Message::new("problem-key-unknown").with("key", quoted(key)).into()
}

/// A key has a value that it cannot have.
pub(crate) fn bad_value(key: &str) -> Cause {
    Message::new("problem-value").with("key", quoted(key)).into()
}

/// Another record is due than the one that is there (`nothing` at the end of the file).
pub(crate) fn not_due(is: &'static str, due: Message) -> Cause {
    Message::new("problem-due").with("is", is).with("due", due).into()
}

/// Returns which record a game waits for, in words.
pub(crate) fn due(awaits: Awaits) -> Message {
    match awaits {
        Awaits::Chance => Message::new("due-chance"),
        Awaits::Seats(seats) => Message::new("due-decision").with("seats", seats.iter().collect::<Arg>()),
        Awaits::Nothing => Message::new("due-result"),
    }
}
