//! Opens the file: ours alone, in a known layout, as durable as configured.
//!
//! A lock on a file beside it keeps two servers apart; the system releases it when a process dies in any way.
//! SQLite's own exclusive mode would lock out our readers, and a host that looks into the database while it runs.

use super::compactor::Compactor;
use super::log_tails::Tail;
use crate::store::{StoreError, TableKey};
use rusqlite::{Connection, OpenFlags};
use rustc_hash::FxHashMap;
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// "Salo": tells our files from those of others.
const APPLICATION: i64 = 0x5361_6c6f;

/// The layouts, each made from the one before. Released ones never change.
const LAYOUTS: &[&str] = &[include_str!("0001.sql"), include_str!("0002.sql")];

/// For a host's own program that writes; nothing of ours waits for a lock.
const PATIENCE: Duration = Duration::from_secs(5);

/// When an answer says that something is durable.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Durability {
    /// It survives a loss of power: the disk has confirmed it.
    #[default]
    Full,
    /// It survives the end of the process, not that of the machine: a loss of power may take the last
    /// seconds, never the order. Several times faster where disks are slow.
    Normal,
}

/// Returns the path of the file beside the database that ends in `end`.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    name.into()
}

/// Locks the store against other processes until it is dropped.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let file = File::options().create(true).truncate(false).write(true).open(beside(path, ".lock"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.into())),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// The connection that writes, in the newest layout.
pub(super) fn for_writing(path: &Path, durability: Durability) -> Result<Connection, StoreError> {
    let mut sql = Connection::open(path)?;
    sql.busy_timeout(PATIENCE)?;
    let known = LAYOUTS.len() as i64;
    let found = layout(&sql).map_err(|error| match error {
        // What is no database at all is not a damaged one of ours.
        StoreError::Corrupt(_) => StoreError::Foreign(path.into()),
        other => other,
    })?;
    let found = found.ok_or_else(|| StoreError::Foreign(path.into()))?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    sql.pragma_update(None, "journal_mode", "wal")?;
    let synchronous = match durability {
        Durability::Full => "full",
        Durability::Normal => "normal",
    };
    sql.pragma_update(None, "synchronous", synchronous)?;
    // Deleted rows are overwritten where that costs no more writing: what is forgotten should be.
    sql.pragma_update(None, "secure_delete", "fast")?;
    // A log that once grew, during a backup perhaps, is cut again.
    sql.pragma_update(None, "journal_size_limit", 64 << 20)?;
    sql.set_prepared_statement_cache_capacity(64);
    for (number, script) in (1..).zip(LAYOUTS).filter(|(number, _)| *number > found) {
        let change = sql.transaction()?;
        change.execute_batch(script)?;
        change.pragma_update(None, "application_id", APPLICATION)?;
        change.pragma_update(None, "user_version", number)?;
        change.commit()?;
    }
    Ok(sql)
}

/// A connection that reads; made when the layout is known to be good.
pub(super) fn for_reading(path: &Path) -> Result<Connection, StoreError> {
    let sql = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    sql.busy_timeout(PATIENCE)?;
    sql.set_prepared_statement_cache_capacity(64);
    Ok(sql)
}

/// Reads the log once: the tail of every unfinished table, and how many rows there are.
pub(super) fn tails(sql: &Connection) -> Result<(FxHashMap<TableKey, Tail>, Compactor), StoreError> {
    let mut tails = FxHashMap::default();
    let mut tables = sql.prepare("SELECT key FROM sitting WHERE over IS NULL")?;
    for key in tables.query_map([], |row| row.get(0))? {
        tails.insert(TableKey(key?), None);
    }
    let (mut all, mut living) = (0, 0);
    let mut log = sql.prepare("SELECT sitting, id FROM log ORDER BY id")?;
    let mut rows = log.query([])?;
    while let Some(row) = rows.next()? {
        all += 1;
        if let Some(tail) = tails.get_mut(&TableKey(row.get(0)?)) {
            living += 1;
            *tail = Some(row.get(1)?);
        }
    }
    Ok((tails, Compactor::new(all, living)))
}

/// The number of its layout, 0 if it is new; `None` if it is not ours.
fn layout(sql: &Connection) -> Result<Option<i64>, StoreError> {
    let number = |name| sql.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let objects: i64 = sql.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let new = (application, version, objects) == (0, 0, 0);
    Ok((new || application == APPLICATION).then_some(version))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn open(path: &Path) -> Result<Connection, StoreError> {
        for_writing(path, Durability::Full)
    }

    #[test]
    fn every_layout_is_reached_from_the_one_before() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.db");
        let known = LAYOUTS.len() as i64;
        assert_eq!(layout(&open(&path).expect("new")).expect("read"), Some(known));
        assert_eq!(layout(&open(&path).expect("again")).expect("read"), Some(known));
    }

    #[test]
    fn a_later_layout_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.db");
        open(&path).expect("new").pragma_update(None, "user_version", 99).expect("written");
        let refused = open(&path).expect_err("from the future");
        assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
    }

    #[test]
    fn what_is_not_ours_is_refused_and_left_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let (text, other) = (folder.path().join("a.txt"), folder.path().join("b.db"));
        fs::write(&text, "a letter, and a long one, so that it cannot be taken for something else".repeat(9))
            .expect("written");
        Connection::open(&other).and_then(|sql| sql.execute_batch("CREATE TABLE x (y)")).expect("written");
        for path in [text, other] {
            let before = fs::read(&path).expect("read");
            let refused = open(&path).expect_err("not ours");
            assert!(matches!(&refused, StoreError::Foreign(named) if *named == path), "{refused}");
            assert_eq!(fs::read(&path).expect("read"), before);
        }
    }

    #[test]
    fn a_store_in_use_is_refused_until_it_is_free() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.db");
        let held = lock(&path).expect("free");
        assert!(matches!(lock(&path), Err(StoreError::InUse(_))));
        drop(held);
        lock(&path).expect("free again");
    }
}
