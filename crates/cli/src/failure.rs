//! How commands end: with an answer, or with a failure.

use kernel::Message;
use lang::{Cast, Lang};
use std::io::{self, Write};

/// The answer of a command that worked.
pub(crate) enum Answer {
    Yes,
    No,
}

/// Why a command did not work.
pub(crate) enum Failure {
    /// The arguments ask for something impossible.
    Usage(Message),
    /// Something could not be read or written.
    Io { what: String, error: io::Error },
    /// The reader of our output closed the pipe.
    ClosedPipe,
    /// A failure that was reported before.
    Reported,
}

pub(crate) type Outcome<T = Answer> = Result<T, Failure>;

impl Failure {
    /// Makes the failure of reading or writing `what`.
    pub(crate) fn io(what: impl Into<String>) -> impl FnOnce(io::Error) -> Failure {
        let what = what.into();
        |error| match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Io { what, error },
        }
    }

    /// Writes one line on standard error.
    pub(crate) fn report(&self, lang: &Lang) {
        let message = match self {
            Failure::Usage(message) => message.clone(),
            Failure::Io { what, error } => {
                Message::new("cli-io").with("what", what.clone()).with("error", error.to_string())
            }
            Failure::ClosedPipe | Failure::Reported => return,
        };
        // If standard error is closed too, there is nowhere to report it.
        let _ = writeln!(io::stderr(), "saloon: {}", lang.say(&message, &Cast::default()));
    }
}

impl From<catalog::SetupError> for Failure {
    fn from(error: catalog::SetupError) -> Failure {
        Failure::Usage(error.message())
    }
}
