//! How a command ends when it does not end well.

use kernel::Message;
use lang::{Cast, Lang};
use std::io::{self, Write};

/// What a command that worked has to say.
pub(crate) enum Answer {
    Yes,
    No,
}

/// Why a command did not work.
pub(crate) enum Failure {
    /// The arguments ask for something that cannot be.
    Usage(Message),
    /// Something could not be read or written.
    Io { what: String, error: io::Error },
    /// The reader of our output has gone.
    ClosedPipe,
    /// Something that has been told already.
    Reported,
}

pub(crate) type Outcome<T = Answer> = Result<T, Failure>;

impl Failure {
    /// A failure while reading or writing `what`.
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(io::Error) -> Failure {
        let what = what.into();
        |error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Io { what, error },
        }
    }

    /// One line on standard error.
    pub(crate) fn report(&self, lang: &Lang) {
        let message = match self {
            Failure::Usage(message) => message.clone(),
            Failure::Io { what, error } => {
                Message::new("cli-io").with("what", what.clone()).with("error", error.to_string())
            }
            Failure::ClosedPipe | Failure::Reported => return,
        };
        // Nothing can be done if standard error is closed too.
        let _ = writeln!(io::stderr(), "saloon: {}", lang.say(&message, &Cast::default()));
    }
}

impl From<catalog::Fault> for Failure {
    fn from(fault: catalog::Fault) -> Failure {
        Failure::Usage(fault.message())
    }
}
