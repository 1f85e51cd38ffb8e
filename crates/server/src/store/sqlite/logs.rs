//! Logs in SQL: one long table, with a chain through it for each game table.
//!
//! Deliberately absent: an index by table; see `docs/adr/0019-the-store-is-a-log.md`.

use super::log_tails::DurableTails;
use super::writer::Writing;
use crate::store::{LogEntry, Millis, StoreError, TableKey};
use rusqlite::{Connection, OptionalExtension, Row, params};
use std::sync::Arc;

/// One statement, so that it needs no savepoint.
pub(super) fn append(to: &mut Writing<'_>, key: TableKey, entry: &LogEntry) -> Result<(), StoreError> {
    const SQL: &str = "INSERT INTO log (before, sitting, seat, client, at, what) VALUES (?, ?, ?, ?, ?, ?)";
    let before = to.tails.of(key).ok_or(StoreError::Missing)?;
    let LogEntry { seat, client, at, what } = entry;
    let id = to.sql.prepare_cached(SQL)?.insert(params![before, key.0, seat, client, *at as i64, what])?;
    to.tails.set(key, Some(id));
    Ok(())
}

/// The tail is read before the database, so the database knows at least as much. If the table ended in between, its
/// rows may be gone, and other rows may have their numbers.
pub(super) fn read(
    sql: &Connection,
    tails: &DurableTails,
    key: TableKey,
) -> Result<Vec<LogEntry>, StoreError> {
    const SQL: &str = "SELECT before, sitting, seat, client, at, what FROM log WHERE id = ?";
    let Some(Some(tail)) = tails.of(key) else { return Ok(Vec::new()) };
    let mut find = sql.prepare_cached(SQL)?;
    let mut entries = Vec::new();
    let mut next = Some(tail);
    while let Some(id) = next {
        match find.query_row([id], link).optional()? {
            Some((before, owner, entry)) if owner == key && before.is_none_or(|before| before < id) => {
                entries.push(entry);
                next = before;
            }
            _ if tails.of(key).is_none() => return Ok(Vec::new()),
            _ => return Err(StoreError::Corrupt(Arc::new(Broken { key, id }))),
        }
    }
    entries.reverse();
    Ok(entries)
}

fn link(row: &Row<'_>) -> rusqlite::Result<(Option<i64>, TableKey, LogEntry)> {
    let entry = LogEntry {
        seat: row.get(2)?,
        client: row.get(3)?,
        at: row.get::<_, i64>(4)? as u64,
        what: row.get(5)?,
    };
    Ok((row.get(0)?, TableKey(row.get(1)?), entry))
}

/// When something last happened at an unfinished table, if anything did.
pub(super) fn last(to: &Writing<'_>, key: TableKey) -> Result<Option<Millis>, StoreError> {
    let Some(Some(tail)) = to.tails.of(key) else { return Ok(None) };
    let at: i64 =
        to.sql.prepare_cached("SELECT at FROM log WHERE id = ?")?.query_row([tail], |row| row.get(0))?;
    Ok(Some(at as u64))
}

/// Removes the tail, so that nobody reads the chain. `compactor.rs` deletes its rows later.
pub(super) fn remove(to: &mut Writing<'_>, key: TableKey) -> Result<(), StoreError> {
    to.tails.of(key).ok_or(StoreError::Missing)?;
    to.tails.remove(key);
    Ok(())
}

/// A row of a log that should be there is not.
#[derive(Debug)]
struct Broken {
    key: TableKey,
    id: i64,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the log of table {} lacks its row {}", self.key.0, self.id)
    }
}

impl std::error::Error for Broken {}
