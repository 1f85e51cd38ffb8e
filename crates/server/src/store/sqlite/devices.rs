//! Devices in SQL.

use super::writer::Writing;
use crate::store::{Device, DeviceId, StoreError};
use rusqlite::types::{FromSql, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, ToSql, params};

impl ToSql for DeviceId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for DeviceId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<DeviceId> {
        FromSql::column_result(value).map(DeviceId)
    }
}

pub(super) fn add(to: &Writing<'_>, device: &Device) -> Result<(), StoreError> {
    const SQL: &str =
        "INSERT INTO device (id, secret_hash, nickname, face, created, seen) VALUES (?, ?, ?, ?, ?, ?)";
    let Device { id, secret_hash, nickname, face, created, seen } = device;
    let values = params![id, secret_hash, nickname, face, *created as i64, *seen as i64];
    to.sql.prepare_cached(SQL)?.execute(values)?;
    Ok(())
}

pub(super) fn find(sql: &Connection, id: DeviceId) -> Result<Option<Device>, StoreError> {
    const SQL: &str = "SELECT secret_hash, nickname, face, created, seen FROM device WHERE id = ?";
    let device = |row: &rusqlite::Row<'_>| {
        Ok(Device {
            id,
            secret_hash: row.get(0)?,
            nickname: row.get(1)?,
            face: row.get(2)?,
            created: row.get::<_, i64>(3)? as u64,
            seen: row.get::<_, i64>(4)? as u64,
        })
    };
    Ok(sql.prepare_cached(SQL)?.query_row([id], device).optional()?)
}

pub(super) fn change(to: &Writing<'_>, device: &Device) -> Result<(), StoreError> {
    const SQL: &str =
        "UPDATE device SET secret_hash = ?, nickname = ?, face = ?, created = ?, seen = ? WHERE id = ?";
    let Device { id, secret_hash, nickname, face, created, seen } = device;
    let values = params![secret_hash, nickname, face, *created as i64, *seen as i64, id];
    match to.sql.prepare_cached(SQL)?.execute(values)? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

pub(super) fn forget(to: &Writing<'_>, id: DeviceId) -> Result<bool, StoreError> {
    const TRACES: [&str; 3] = [
        "DELETE FROM seated WHERE device = ?",
        "DELETE FROM rating WHERE device = ?",
        "UPDATE result SET device = NULL, nickname = NULL WHERE device = ?",
    ];
    for trace in TRACES {
        to.sql.prepare_cached(trace)?.execute([id])?;
    }
    Ok(to.sql.prepare_cached("DELETE FROM device WHERE id = ?")?.execute([id])? > 0)
}
