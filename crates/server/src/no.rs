//! A no: why something asked for did not happen.

use crate::store::StoreError;
use catalog::{Cited, Decline, Fault};
use kernel::Message;
use protocol::{Reason, Said, ServerMessage};

/// Why something asked for did not happen. Nothing that is hidden is in it.
#[derive(Clone, Debug)]
pub(crate) struct No {
    pub(crate) reason: Reason,
    pub(crate) rule: Option<&'static str>,
    pub(crate) why: Message,
}

impl No {
    pub(crate) fn new(reason: Reason, why: Message) -> No {
        No { reason, rule: None, why }
    }

    /// As it is told to a client.
    pub(crate) fn message<'a>(&'a self, table: &'a str, id: Option<&'a str>) -> ServerMessage<'a> {
        ServerMessage::Refused {
            table: table.into(),
            id: id.map(Into::into),
            reason: self.reason,
            rule: self.rule.map(Into::into),
            why: Said::from(&self.why),
        }
    }

    /// Something that should not fail has failed; what it was is for the host.
    pub(crate) fn failed() -> No {
        No::new(Reason::Failed, Message::new("server-failed"))
    }
}

/// A table that is stored and does not hold: why is for the host.
pub(crate) fn broken(why: impl std::fmt::Display, table: &str) -> No {
    tracing::error!(%why, table, "a table cannot be opened");
    No::new(Reason::Failed, Message::new("server-broken"))
}

impl From<Fault> for No {
    fn from(fault: Fault) -> No {
        No::new(Reason::Unreadable, fault.message())
    }
}

impl From<Decline> for No {
    fn from(decline: Decline) -> No {
        match decline {
            Decline::NoAction => No::new(Reason::NoAction, Message::new("server-no-action")),
            Decline::Stale => No::new(Reason::Stale, Message::new("server-stale")),
            Decline::Refused(Cited { rule, message }) => {
                No { reason: Reason::Rule, rule: Some(rule), why: message }
            }
        }
    }
}

/// What is wrong with the store is for the host's log; a player is told that nothing happened.
impl From<StoreError> for No {
    fn from(error: StoreError) -> No {
        tracing::error!(%error, "the store failed");
        let key = if matches!(error, StoreError::Full) { "server-full" } else { "server-failed" };
        No::new(Reason::Failed, Message::new(key))
    }
}
