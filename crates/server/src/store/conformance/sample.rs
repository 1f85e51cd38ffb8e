//! Sample values for the tests beside this file.

use super::Home;
use crate::store::{
    Device, DeviceId, Finished, LogEntry, Outcome, Player, RatingRow, ResultRow, SeatOwner, Status, Store,
    TableKey, TableRow,
};
use std::sync::Arc;

pub(super) const GAME: &str = "wild-shots";

pub(super) fn id(number: u8) -> DeviceId {
    DeviceId([number; 16])
}

pub(super) fn device(number: u8) -> Device {
    Device {
        id: id(number),
        secret_hash: [number ^ 0xff; 32],
        nickname: format!("Calamity {number} ★"),
        // One has not chosen a face.
        face: (number > 1).then(|| "trapper".into()),
        created: 1_000,
        seen: 2_000,
    }
}

/// A listed table with nobody in it.
pub(super) fn row(name: &str) -> TableRow {
    TableRow {
        name: name.into(),
        code: format!("code of {name}"),
        game: GAME.into(),
        edition: 3,
        listed: true,
        status: Status::Gathering,
        created: 1_000,
        changed: 2_000,
        seated: Vec::new(),
        setup: r#"{"seats": 4}"#.into(),
    }
}

/// The same with these devices in its seats.
pub(super) fn seated(name: &str, devices: &[u8]) -> TableRow {
    let seated = (0..).zip(devices).map(|(seat, device)| SeatOwner { seat, device: id(*device) }).collect();
    TableRow { seated, ..row(name) }
}

pub(super) fn entry(what: impl Into<String>) -> LogEntry {
    LogEntry { seat: Some(1), client: Some("c-1".into()), at: 3_000, what: what.into() }
}

/// A person in results.
pub(super) fn person(number: u8) -> Player {
    Player::Person { device: id(number), nickname: device(number).nickname }
}

pub(super) fn result(seat: u8, player: Player, place: u8) -> ResultRow {
    ResultRow { seat, player, outcome: Some(Outcome { score: -7 * i32::from(place), place }) }
}

pub(super) fn end(at: u64, results: Vec<ResultRow>) -> Finished {
    Finished { at, transcript: format!("ended at {at}\n"), results, ratings: Vec::new() }
}

pub(super) fn rating(number: u8, game: &str, rating: f64, games: u32) -> RatingRow {
    RatingRow { device: id(number), game: game.into(), rating, uncertainty: 8.25, games }
}

/// A store with the devices 1 to `devices`.
pub(super) async fn with_devices(home: &impl Home, devices: u8) -> Arc<dyn Store> {
    let store = home.open().await.expect("opened");
    for number in 1..=devices {
        store.add_device(device(number)).await.expect("added");
    }
    store
}

/// The same store, after a restart.
pub(super) async fn reopened(home: &impl Home, store: Arc<dyn Store>) -> Arc<dyn Store> {
    store.close().await.expect("closed");
    drop(store);
    home.open().await.expect("opened again")
}

pub(super) async fn add(store: &Arc<dyn Store>, row: TableRow) -> TableKey {
    store.add_table(row).await.expect("added")
}

/// What the log of a table says.
pub(super) async fn said(store: &Arc<dyn Store>, key: TableKey) -> Vec<String> {
    store.log(key).await.expect("read").into_iter().map(|entry| entry.what).collect()
}
