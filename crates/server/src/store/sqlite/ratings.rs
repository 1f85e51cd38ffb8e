//! Ratings in SQL.

use super::history::device_exists;
use super::writer::Writing;
use crate::store::{Clash, DeviceId, Rated, RatingRow, StoreError};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// A rating must count one game more than the kept one: else it was computed from an older one, by a
/// table that ended at the same moment, and would undo the other's.
pub(super) fn follow(to: &Writing<'_>, next: &RatingRow) -> Result<(), StoreError> {
    const SQL: &str =
        "INSERT OR REPLACE INTO rating (device, game, rating, uncertainty, games) VALUES (?, ?, ?, ?, ?)";
    if !device_exists(to, next.device)? {
        return Ok(());
    }
    let counted = of(to.sql, next.device, &next.game)?.map_or(0, |stored| stored.games);
    if next.games != counted + 1 {
        return Err(StoreError::Clash(Clash::Rating));
    }
    let RatingRow { device, game, rating, uncertainty, games } = next;
    to.sql.prepare_cached(SQL)?.execute(params![device, game, rating, uncertainty, games])?;
    Ok(())
}

pub(super) fn best(sql: &Connection, game: &str, limit: usize) -> Result<Vec<Rated>, StoreError> {
    const SQL: &str = "SELECT device, game, rating, uncertainty, games, nickname \
        FROM rating JOIN device ON id = device WHERE game = ? ORDER BY rating DESC, device LIMIT ?";
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let mut rows = sql.prepare_cached(SQL)?;
    let rows = rows
        .query_map(params![game, limit], |row| Ok(Rated { nickname: row.get(5)?, rating: rating(row)? }))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn of(sql: &Connection, device: DeviceId, game: &str) -> Result<Option<RatingRow>, StoreError> {
    const SQL: &str =
        "SELECT device, game, rating, uncertainty, games FROM rating WHERE device = ? AND game = ?";
    Ok(sql.prepare_cached(SQL)?.query_row(params![device, game], rating).optional()?)
}

fn rating(row: &Row<'_>) -> rusqlite::Result<RatingRow> {
    Ok(RatingRow {
        device: row.get(0)?,
        game: row.get(1)?,
        rating: row.get(2)?,
        uncertainty: row.get(3)?,
        games: row.get(4)?,
    })
}
