//! What goes when it is old, and copies, in SQL.

use super::file::beside;
use super::writer::Writing;
use super::{devices, logs, tables};
use crate::store::{Clash, DeviceId, Millis, Retention, StoreError, Swept};
use rusqlite::Connection;
use std::fs::{self, File};
use std::path::Path;

/// Tables first: they may be all that keeps a device.
pub(super) fn sweep(to: &mut Writing<'_>, retention: &Retention) -> Result<Swept, StoreError> {
    let mut swept = Swept::default();
    if let Some(before) = retention.unfinished_before {
        swept.unfinished = unfinished(to, before)?;
    }
    if let Some(before) = retention.devices_before {
        swept.devices = unseen(to, before)?;
    }
    if let Some(before) = retention.finished_before {
        swept.finished = finished(to, before)?;
    }
    Ok(swept)
}

fn unfinished(to: &mut Writing<'_>, before: Millis) -> Result<u64, StoreError> {
    let mut gone = 0;
    for key in tables::unchanged_since(to.sql, before as i64)? {
        if logs::last(to, key)?.is_none_or(|at| at < before) {
            gone += u64::from(tables::remove(to, key)?);
        }
    }
    Ok(gone)
}

fn unseen(to: &Writing<'_>, before: Millis) -> Result<u64, StoreError> {
    const SQL: &str =
        "SELECT id FROM device WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM seated WHERE device = id)";
    let mut ids = to.sql.prepare_cached(SQL)?;
    let ids: Vec<DeviceId> = ids.query_map([before as i64], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let mut gone = 0;
    for id in ids {
        gone += u64::from(devices::forget(to, id)?);
    }
    Ok(gone)
}

fn finished(to: &Writing<'_>, before: Millis) -> Result<u64, StoreError> {
    const RESULTS: &str = "DELETE FROM result WHERE sitting IN (SELECT key FROM sitting WHERE over < ?)";
    to.sql.prepare_cached(RESULTS)?.execute([before as i64])?;
    let gone = to.sql.prepare_cached("DELETE FROM sitting WHERE over < ?")?.execute([before as i64])?;
    Ok(gone as u64)
}

/// The copy gets its name when it is whole and on the disk: what has the name can be restored.
pub(super) fn back_up(sql: &Connection, path: &Path) -> Result<(), StoreError> {
    if fs::exists(path)? {
        return Err(StoreError::Clash(Clash::File));
    }
    let part = beside(path, ".part");
    let copied = copy(sql, &part).and_then(|()| Ok(fs::rename(&part, path)?));
    if copied.is_err() {
        // It may be what fills the disk. If it cannot be removed, the next backup tries again.
        _ = fs::remove_file(&part);
    }
    copied
}

fn copy(sql: &Connection, part: &Path) -> Result<(), StoreError> {
    // Left by a backup that was killed; SQLite refuses to write over it.
    if fs::exists(part)? {
        fs::remove_file(part)?;
    }
    let name = part.to_str().ok_or_else(|| rusqlite::Error::InvalidPath(part.into()))?;
    sql.execute("VACUUM INTO ?", [name])?;
    File::options().write(true).open(part)?.sync_all()?;
    Ok(())
}
