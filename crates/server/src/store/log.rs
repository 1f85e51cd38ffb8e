//! One thing that happened at a table. Deliberately absent: its meaning.

use super::Millis;

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The seat that acted, if one did.
    pub seat: Option<u8>,
    /// The name its client gave to the action, so that a resent one is known after a restart.
    pub client: Option<String>,
    /// When.
    pub at: Millis,
    /// What, in words of the server: lines of a transcript, a retraction, a change of hands. An action
    /// and the chance that follows it are one entry, because they are durable together or not at all.
    /// Without nicknames and devices, which may be forgotten.
    pub what: String,
}
