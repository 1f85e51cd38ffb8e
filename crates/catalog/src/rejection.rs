//! Why a client's request did not happen: one type from the catalogue to the wire.

use crate::SetupError;
use kernel::{Message, Refusal, Rule};
use protocol::{Reason, ServerMessage, WireMessage};

/// Why a request did not happen. It contains nothing that is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejection {
    /// The kind, for programs.
    pub reason: Reason,
    /// The rule that forbids the request, if a rule does.
    pub rule: Option<&'static str>,
    /// The reason in words, for people.
    pub why: Message,
}

impl Rejection {
    /// Makes a rejection that no rule of the game causes.
    pub fn new(reason: Reason, why: Message) -> Rejection {
        Rejection { reason, rule: None, why }
    }

    /// The text is no action of the game.
    pub(crate) fn unknown_action() -> Rejection {
        Rejection::new(Reason::UnknownAction, Message::new("server-no-action"))
    }

    /// The seat does not owe the decision that the action answers.
    pub fn stale() -> Rejection {
        Rejection::new(Reason::Stale, Message::new("server-stale"))
    }

    /// Returns the message to the client.
    pub fn to_message<'a>(&'a self, table: &'a str, id: Option<&'a str>) -> ServerMessage<'a> {
        ServerMessage::Rejected {
            table: table.into(),
            id: id.map(Into::into),
            reason: self.reason,
            rule: self.rule.map(Into::into),
            why: WireMessage::from(&self.why),
        }
    }
}

impl<R: Rule> From<Refusal<R>> for Rejection {
    fn from(Refusal { rule, why }: Refusal<R>) -> Rejection {
        Rejection { reason: Reason::Rule, rule: Some(rule.cite()), why }
    }
}

impl From<SetupError> for Rejection {
    fn from(error: SetupError) -> Rejection {
        Rejection::new(Reason::Unreadable, error.message())
    }
}
