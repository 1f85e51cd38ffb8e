//! Something to keep, for the tests and the bench of one store.

use server::store::{LogEntry, Status, TableRow};

/// A listed table without players.
pub(crate) fn row(name: &str) -> TableRow {
    TableRow {
        name: name.into(),
        code: name.into(),
        game: "dice-town".into(),
        edition: 1,
        listed: true,
        status: Status::Playing,
        created: 1,
        changed: 1,
        seated: Vec::new(),
        setup: "{}".into(),
    }
}

/// Something that happened.
pub(crate) fn entry(what: impl Into<String>) -> LogEntry {
    LogEntry { seat: Some(0), client: None, at: 1, what: what.into() }
}
