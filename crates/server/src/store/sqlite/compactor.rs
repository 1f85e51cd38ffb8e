//! Deletes the log rows of finished tables, a few with every group.
//!
//! The rows of one table lie on as many pages as it had actions, between the rows of others. Deleting them when the
//! table ends would write all of these pages while all tables wait, and each page again for every other table on it.
//! So ending a table only removes its tail. Whenever the log has doubled, a pass goes through it in the order of
//! pages.

use super::log_tails::LogTails;
use crate::store::{StoreError, TableKey};
use rusqlite::{Connection, params};

/// A log with fewer rows than this beyond twice the living ones needs no pass.
const LEAST: u64 = 4096;

/// How many rows a pass covers with every group: a base, and so many for each row that the group has added. It must
/// be more than one, or the pass would never catch up.
const STRIDE: (u64, u64) = (64, 2);

#[derive(Clone)]
pub(super) struct Compactor {
    /// How many rows there are, the dead included.
    rows: u64,
    /// How many there may be before the next pass.
    bound: u64,
    /// The last row that the present pass has seen.
    pass: Option<i64>,
}

impl Compactor {
    pub(super) fn new(rows: u64, living: u64) -> Compactor {
        Compactor { rows, bound: 2 * living + LEAST, pass: None }
    }

    /// Counts what a group has added.
    pub(super) fn count(&mut self, added: u64) {
        self.rows += added;
        if self.rows > self.bound && self.pass.is_none() {
            self.pass = Some(0);
        }
    }

    /// Whether there is something to do.
    pub(super) fn is_at_work(&self) -> bool {
        self.pass.is_some()
    }

    /// Continues the pass for as many rows as the group can afford.
    pub(super) fn go_on(&mut self, sql: &Connection, tails: &LogTails, added: u64) -> Result<(), StoreError> {
        let Some(seen) = self.pass else { return Ok(()) };
        let stride = STRIDE.0 + STRIDE.1 * added;
        let mut rows = sql.prepare_cached("SELECT id, sitting FROM log WHERE id > ? ORDER BY id LIMIT ?")?;
        let rows =
            rows.query_map(params![seen, stride as i64], |row| Ok((row.get(0)?, TableKey(row.get(1)?))))?;
        let rows: Vec<(i64, TableKey)> = rows.collect::<Result<_, _>>()?;
        let mut delete = sql.prepare_cached("DELETE FROM log WHERE id = ?")?;
        for (id, _) in rows.iter().filter(|(_, key)| tails.is_gone(*key)) {
            delete.execute([id])?;
            self.rows = self.rows.saturating_sub(1);
        }
        self.pass = rows.last().filter(|_| rows.len() as u64 == stride).map(|(id, _)| *id);
        if self.pass.is_none() {
            self.bound = 2 * self.rows + LEAST;
        }
        Ok(())
    }

    /// Ends the pass after an error, such as a full disk. The next one comes later.
    pub(super) fn put_off(&mut self) {
        self.pass = None;
        self.bound = 2 * self.rows + LEAST;
    }
}
