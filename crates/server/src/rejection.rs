//! Rejections that the server itself makes; those of tables and rules come from the catalogue.

use crate::store::StoreError;
use catalog::Rejection;
use kernel::Message;
use protocol::Reason;

/// An internal error. Its cause is in the host's log.
pub(crate) fn failed() -> Rejection {
    Rejection::new(Reason::Failed, Message::new("server-failed"))
}

/// A stored table cannot be opened. The reason is in the host's log.
pub(crate) fn unopenable(why: impl std::fmt::Display, table: &str) -> Rejection {
    tracing::error!(%why, table, "a table cannot be opened");
    Rejection::new(Reason::Failed, Message::new("server-broken"))
}

/// The error of a store is for the host's log. A player learns only that nothing happened.
impl From<StoreError> for Rejection {
    fn from(error: StoreError) -> Rejection {
        tracing::error!(%error, "the store failed");
        let key = if matches!(error, StoreError::Full) { "server-full" } else { "server-failed" };
        Rejection::new(Reason::Failed, Message::new(key))
    }
}
