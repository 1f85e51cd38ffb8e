//! Why something that a client asked for did not happen: one type from the catalogue to the wire.

use crate::Fault;
use kernel::{Message, Refusal, Rule};
use protocol::{Reason, ServerMessage, WireMessage};

/// Why something that was asked for did not happen. It contains nothing that is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejection {
    /// What kind it is, for programs.
    pub reason: Reason,
    /// The rule that forbids it, if it is one.
    pub rule: Option<&'static str>,
    /// Why, for people.
    pub why: Message,
}

impl Rejection {
    /// A rejection that no rule of the game is behind.
    pub fn new(reason: Reason, why: Message) -> Rejection {
        Rejection { reason, rule: None, why }
    }

    /// The game writes no action like this.
    pub(crate) fn unknown_action() -> Rejection {
        Rejection::new(Reason::UnknownAction, Message::new("server-no-action"))
    }

    /// The decision that was answered is not the one that the seat owes now.
    pub fn stale() -> Rejection {
        Rejection::new(Reason::Stale, Message::new("server-stale"))
    }

    /// The message that tells a client so.
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

impl From<Fault> for Rejection {
    fn from(fault: Fault) -> Rejection {
        Rejection::new(Reason::Unreadable, fault.message())
    }
}
