//! Tables in SQL, without what happened at them (`logs.rs`) and how they ended (`history.rs`).

use super::logs;
use super::writer::Writing;
use crate::store::{DeviceId, SeatOwner, Status, StoreError, StoredTable, TableKey, TableRow};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

pub(super) fn add(to: &mut Writing<'_>, row: &TableRow) -> Result<TableKey, StoreError> {
    const SQL: &str = "INSERT INTO sitting \
        (name, code, game, edition, listed, playing, created, changed, setup) \
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let TableRow { name, code, game, edition, listed, status, created, changed, seated: _, setup } = row;
    let playing = *status == Status::Playing;
    let (created, changed) = (*created as i64, *changed as i64);
    let values = params![name, code, game, edition, listed, playing, created, changed, setup];
    let key = TableKey(to.sql.prepare_cached(SQL)?.insert(values)?);
    seat(to, key, &row.seated)?;
    to.tails.set(key, None);
    Ok(key)
}

pub(super) fn change(to: &Writing<'_>, key: TableKey, row: &TableRow) -> Result<(), StoreError> {
    const SQL: &str = "UPDATE sitting SET name = ?, code = ?, game = ?, edition = ?, listed = ?, playing = ?, \
        created = ?, changed = ?, setup = ? WHERE key = ?";
    to.tails.of(key).ok_or(StoreError::Missing)?;
    let TableRow { name, code, game, edition, listed, status, created, changed, seated: _, setup } = row;
    let playing = *status == Status::Playing;
    let (created, changed) = (*created as i64, *changed as i64);
    let values = params![name, code, game, edition, listed, playing, created, changed, setup, key.0];
    to.sql.prepare_cached(SQL)?.execute(values)?;
    unseat(to, key)?;
    seat(to, key, &row.seated)
}

pub(super) fn remove(to: &mut Writing<'_>, key: TableKey) -> Result<bool, StoreError> {
    if to.tails.of(key).is_none() {
        return Ok(false);
    }
    logs::remove(to, key)?;
    unseat(to, key)?;
    to.sql.prepare_cached("DELETE FROM sitting WHERE key = ?")?.execute([key.0])?;
    Ok(true)
}

/// A forgotten device is not written again by a caller that had read it before.
fn seat(to: &Writing<'_>, key: TableKey, seated: &[SeatOwner]) -> Result<(), StoreError> {
    const SQL: &str = "INSERT INTO seated (sitting, seat, device) SELECT ?, ?, id FROM device WHERE id = ?";
    let mut insert = to.sql.prepare_cached(SQL)?;
    for SeatOwner { seat, device } in seated {
        insert.execute(params![key.0, seat, device])?;
    }
    Ok(())
}

pub(super) fn unseat(to: &Writing<'_>, key: TableKey) -> Result<(), StoreError> {
    to.sql.prepare_cached("DELETE FROM seated WHERE sitting = ?")?.execute([key.0])?;
    Ok(())
}

pub(super) fn find(sql: &Connection, name_or_code: &str) -> Result<Option<StoredTable>, StoreError> {
    for which in ["name = ?", "code = ? AND over IS NULL"] {
        if let Some(stored) = stored(sql, which, [name_or_code])?.pop() {
            return Ok(Some(stored));
        }
    }
    Ok(None)
}

pub(super) fn of(sql: &Connection, device: DeviceId) -> Result<Vec<StoredTable>, StoreError> {
    const WHICH: &str = "key IN (SELECT sitting FROM seated WHERE device = ?) AND over IS NULL \
        ORDER BY changed DESC, key DESC";
    stored(sql, WHICH, [device])
}

pub(super) fn listed(sql: &Connection, limit: usize) -> Result<Vec<StoredTable>, StoreError> {
    const WHICH: &str = "listed = 1 AND over IS NULL ORDER BY changed DESC, key DESC LIMIT ?";
    stored(sql, WHICH, [i64::try_from(limit).unwrap_or(i64::MAX)])
}

pub(super) fn unfinished(sql: &Connection) -> Result<Vec<String>, StoreError> {
    let mut names = sql.prepare_cached("SELECT name FROM sitting WHERE over IS NULL ORDER BY key")?;
    let names = names.query_map([], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// When something other than play last changed, for tables that may have been left.
pub(super) fn unchanged_since(sql: &Connection, before: i64) -> Result<Vec<TableKey>, StoreError> {
    const SQL: &str = "SELECT key FROM sitting WHERE listed IN (0, 1) AND over IS NULL AND changed < ?";
    let mut keys = sql.prepare_cached(SQL)?;
    let keys = keys.query_map([before], |row| row.get(0).map(TableKey))?;
    Ok(keys.collect::<Result<_, _>>()?)
}

fn stored(sql: &Connection, which: &str, values: impl Params) -> Result<Vec<StoredTable>, StoreError> {
    let text = format!(
        "SELECT key, name, code, game, edition, listed, playing, created, changed, over, setup, \
         over IS NOT NULL AND transcript IS NULL FROM sitting WHERE {which}"
    );
    let mut tables = sql.prepare_cached(&text)?;
    let tables = tables.query_map(values, one)?;
    let mut tables: Vec<StoredTable> = tables.collect::<Result<_, _>>()?;
    // Only one of them has rows: seats while it is played, results once it is over.
    let mut seated = sql.prepare_cached(
        "SELECT seat, device FROM seated WHERE sitting = ?1 UNION ALL \
         SELECT seat, device FROM result WHERE sitting = ?1 AND device IS NOT NULL ORDER BY seat",
    )?;
    for table in &mut tables {
        let owners = seated
            .query_map([table.key.0], |row| Ok(SeatOwner { seat: row.get(0)?, device: row.get(1)? }))?;
        table.row.seated = owners.collect::<Result<_, _>>()?;
    }
    Ok(tables)
}

fn one(row: &Row<'_>) -> rusqlite::Result<StoredTable> {
    let status = if row.get(6)? { Status::Playing } else { Status::Gathering };
    Ok(StoredTable {
        key: TableKey(row.get(0)?),
        row: TableRow {
            name: row.get(1)?,
            code: row.get(2)?,
            game: row.get(3)?,
            edition: row.get(4)?,
            listed: row.get(5)?,
            status,
            created: row.get::<_, i64>(7)? as u64,
            changed: row.get::<_, i64>(8)? as u64,
            seated: Vec::new(),
            setup: row.get(10)?,
        },
        over: row.get::<_, Option<i64>>(9)?.map(|at| at as u64),
        given_up: row.get(11)?,
    })
}

/// Whether the row of a query exists at all.
pub(super) fn exists(sql: &Connection, text: &str, values: impl Params) -> Result<bool, StoreError> {
    Ok(sql.prepare_cached(text)?.query_row(values, |_| Ok(())).optional()?.is_some())
}
