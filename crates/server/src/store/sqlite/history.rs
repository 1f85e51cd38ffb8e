//! Results in SQL.

use super::tables::{exists, unseat};
use super::writer::Writing;
use super::{logs, ratings};
use crate::store::{
    DeviceId, Filter, Finished, FinishedRow, Millis, Outcome, Player, ResultRow, Statistics, StoreError,
    TableKey, Whose,
};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};

/// The place of a seat at a table that was given up. Such a table has no transcript.
const NO_PLACE: u8 = 0;

pub(super) fn finish(to: &mut Writing<'_>, key: TableKey, end: &Finished) -> Result<(), StoreError> {
    close(to, key, end.at, Some(&end.transcript))?;
    for ResultRow { seat, player, outcome } in &end.results {
        add_result(to, key, *seat, player, *outcome)?;
    }
    end.ratings.iter().try_for_each(|rating| ratings::follow(to, rating))
}

pub(super) fn give_up(
    to: &mut Writing<'_>,
    key: TableKey,
    at: Millis,
    players: &[Player],
) -> Result<(), StoreError> {
    close(to, key, at, None)?;
    (0..).zip(players).try_for_each(|(seat, player)| add_result(to, key, seat, player, None))
}

fn close(
    to: &mut Writing<'_>,
    key: TableKey,
    at: Millis,
    transcript: Option<&str>,
) -> Result<(), StoreError> {
    logs::remove(to, key)?;
    unseat(to, key)?;
    let over = "UPDATE sitting SET over = ?, transcript = ? WHERE key = ?";
    to.sql.prepare_cached(over)?.execute(params![at as i64, transcript, key.0])?;
    Ok(())
}

fn add_result(
    to: &Writing<'_>,
    key: TableKey,
    seat: u8,
    player: &Player,
    outcome: Option<Outcome>,
) -> Result<(), StoreError> {
    const SQL: &str = "INSERT INTO result (sitting, seat, device, nickname, bot, score, place) \
        VALUES (?, ?, ?, ?, ?, ?, ?)";
    let (device, nickname, bot) = match player {
        Player::Person { device, nickname } if device_exists(to, *device)? => {
            (Some(device), Some(nickname), None)
        }
        Player::Person { .. } | Player::Forgotten => (None, None, None),
        Player::Bot(name) => (None, None, Some(name)),
    };
    let Outcome { score, place } = outcome.unwrap_or(Outcome { score: 0, place: NO_PLACE });
    to.sql.prepare_cached(SQL)?.execute(params![key.0, seat, device, nickname, bot, score, place])?;
    Ok(())
}

/// A device that was forgotten since the table began stays forgotten.
pub(super) fn device_exists(to: &Writing<'_>, device: DeviceId) -> Result<bool, StoreError> {
    exists(to.sql, "SELECT 1 FROM device WHERE id = ?", [device])
}

pub(super) fn transcript(sql: &Connection, name: &str) -> Result<Option<String>, StoreError> {
    let mut find = sql.prepare_cached("SELECT transcript FROM sitting WHERE name = ?")?;
    Ok(find.query_row([name], |row| row.get(0)).optional()?.flatten())
}

pub(super) fn finished(sql: &Connection, filter: &Filter) -> Result<Vec<FinishedRow>, StoreError> {
    let mut text = "SELECT key, name, game, edition, listed, created, over, transcript IS NULL FROM sitting \
        WHERE over IS NOT NULL"
        .to_owned();
    let mut values: Vec<Value> = Vec::new();
    if let Some(device) = filter.device {
        text += " AND key IN (SELECT sitting FROM result WHERE device = ?)";
        values.push(device.0.to_vec().into());
    }
    if let Some(game) = &filter.game {
        text += " AND game = ?";
        values.push(game.clone().into());
    }
    if filter.listed_only {
        text += " AND listed = 1";
    }
    if let Some(mark) = filter.after {
        text += " AND (over, key) < (?, ?)";
        values.extend([Value::from(mark.at as i64), mark.key.0.into()]);
    }
    text += " ORDER BY over DESC, key DESC LIMIT ?";
    values.push(i64::try_from(filter.limit).unwrap_or(i64::MAX).into());
    let mut tables = sql.prepare_cached(&text)?;
    let tables = tables.query_map(params_from_iter(values), |row| {
        Ok(FinishedRow {
            key: TableKey(row.get(0)?),
            name: row.get(1)?,
            game: row.get(2)?,
            edition: row.get(3)?,
            listed: row.get(4)?,
            created: row.get::<_, i64>(5)? as u64,
            at: row.get::<_, i64>(6)? as u64,
            given_up: row.get(7)?,
            results: Vec::new(),
        })
    })?;
    let mut tables: Vec<FinishedRow> = tables.collect::<Result<_, _>>()?;
    for table in &mut tables {
        table.results = results(sql, table.key)?;
    }
    Ok(tables)
}

fn results(sql: &Connection, key: TableKey) -> Result<Vec<ResultRow>, StoreError> {
    const SQL: &str =
        "SELECT seat, device, nickname, bot, score, place FROM result WHERE sitting = ? ORDER BY seat";
    let mut results = sql.prepare_cached(SQL)?;
    let results = results.query_map([key.0], |row| {
        let outcome = Outcome { score: row.get(4)?, place: row.get(5)? };
        let outcome = Some(outcome).filter(|outcome| outcome.place != NO_PLACE);
        Ok(ResultRow { seat: row.get(0)?, player: player(row)?, outcome })
    })?;
    Ok(results.collect::<Result<_, _>>()?)
}

fn player(row: &Row<'_>) -> rusqlite::Result<Player> {
    Ok(match (row.get(1)?, row.get(2)?, row.get(3)?) {
        (_, _, Some(name)) => Player::Bot(name),
        (Some(device), Some(nickname), None) => Player::Person { device, nickname },
        _ => Player::Forgotten,
    })
}

pub(super) fn statistics(sql: &Connection, whose: &Whose) -> Result<Vec<Statistics>, StoreError> {
    let (column, value) = match whose {
        Whose::Device(device) => ("device", Value::from(device.0.to_vec())),
        Whose::Nickname(nickname) => ("nickname", nickname.clone().into()),
    };
    let text = format!(
        "SELECT game, count(*), sum(place = 1), avg(place) FROM result JOIN sitting ON key = sitting \
         WHERE {column} = ? AND place <> {NO_PLACE} GROUP BY game ORDER BY game"
    );
    let mut rows = sql.prepare_cached(&text)?;
    let rows = rows.query_map([value], |row| {
        Ok(Statistics { game: row.get(0)?, games: row.get(1)?, wins: row.get(2)?, mean_place: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
