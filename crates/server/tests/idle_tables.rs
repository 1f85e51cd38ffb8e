//! Tables that are only in the store: clocks go on there, and no seat is lost.

use crate::client::{Client, TestServer, hasty, opened, position, until};
use protocol::{ClientMessage, ServerMessage};
use serde_json::{Value, json};
use server::Config;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{LogEntry, Store};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64
}

/// Writes a line into the log of a table while no server runs.
async fn note(path: &Path, table: &str, at: u64, what: &str) {
    let store = SqliteStore::open(path, SqliteOptions::default()).expect("it opens");
    let key = store.table(table).await.expect("read").expect("it is there").key;
    let entry = LogEntry { seat: None, client: None, at, what: what.into() };
    store.append(key, entry).await.expect("kept");
    store.close().await.expect("closed");
}

/// A game between Ada and Bo that has begun, and that no client watches.
async fn begun(server: &TestServer, tempo: Value) -> (Client, String) {
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"],"tempo":tempo})).await;
    bo.post(&format!("/api/tables/{table}/sit")).await;
    bo.post(&format!("/api/tables/{table}/start")).await;
    (ada, table)
}

#[tokio::test]
async fn clocks_go_on_after_a_restart_and_spare_players_who_could_not_decide() {
    let (folder, server) = opened(hasty()).await;
    let path = folder.path().join("saloon.db");
    let (mut ada, table) = begun(&server, json!({"decision":60,"bank":300})).await;
    server.stop().await;
    // Nothing has happened for so long, and so much is left of the banks: how long is left at least,
    // and at most?
    let cases: [(u64, u64, u64, u64); 2] =
        [(100_000, 200_000, 159_000, 160_000), (900_000, 1_000, 59_000, 61_000)];
    for (ago, bank, least, most) in cases {
        let then = now() - ago;
        note(&path, &table, then, &format!("bank 0 {bank}\nbank 1 {bank}")).await;
        let opened_at = now();
        let server = TestServer::open(&path, hasty()).await;
        ada.address.clone_from(&server.address);
        let mut line = ada.watch(&table, None).await;
        let text = line.receive_kind("position").await;
        let clocks = position(&text).clocks;
        let deadline = clocks.iter().find_map(|clock| clock.deadline).expect("somebody's clock runs");
        assert!((opened_at + least..=now() + most).contains(&deadline), "{deadline} after {opened_at}");
        assert!(clocks.iter().any(|clock| clock.deadline.is_none() && clock.bank == bank), "{clocks:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn a_table_that_sleeps_wakes_when_a_time_is_up() {
    let (_folder, server) = opened(Config { idle: Duration::from_millis(1), ..hasty() }).await;
    let (ada, table) = begun(&server, json!({"decision":1,"bank":0})).await;
    until("nobody is awake", async || ada.metric("saloon_tables").await == 0).await;
    assert_eq!(ada.metric("saloon_actions_total").await, 0);
    // Nobody asks for the table from now on.
    until("a stand-in acts", async || ada.metric("saloon_actions_total").await > 0).await;
    let seats = ada.table(&table).await.seats;
    assert!(seats.iter().any(|seat| seat.stand_in), "{seats:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_restart_wakes_tables_whose_time_is_up() {
    let (folder, server) = opened(hasty()).await;
    let path = folder.path().join("saloon.db");
    let (mut ada, _) = begun(&server, json!({"decision":1,"bank":0})).await;
    server.stop().await;
    let server = TestServer::open(&path, hasty()).await;
    ada.address.clone_from(&server.address);
    until("a stand-in acts", async || ada.metric("saloon_actions_total").await > 0).await;
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_returns_to_a_finished_table_has_the_same_seat_and_reply() {
    let (folder, server) = opened(hasty()).await;
    let path = folder.path().join("saloon.db");
    let mut ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","random"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let mut line = ada.watch(&table, None).await;
    let mut last = None;
    let over = loop {
        let text = line.turn().await;
        let now = position(&text);
        let Some(at) = now.decision else { break text };
        let action = now.actions[0].text.to_string();
        let act = ClientMessage::Act { table: table.clone(), id: at.to_string(), at, action };
        line.send_message(&act).await;
        last = Some(act);
    };
    until("the end is stored", async || ada.table(&table).await.status == protocol::TableStatus::Over).await;
    server.stop().await;
    let server = TestServer::open(&path, hasty()).await;
    ada.address.clone_from(&server.address);
    let mut line = ada.watch(&table, None).await;
    let text = line.receive_kind("table").await;
    let Ok(ServerMessage::Table(info)) = ServerMessage::read(&text) else { panic!("{text}") };
    assert_eq!(info.you, Some(0));
    let text = line.receive_kind("position").await;
    assert_eq!(position(&text).view.get(), position(&over).view.get());
    line.send_message(&last.expect("she acted")).await;
    line.receive_kind("done").await;
    // What she never said is not confirmed.
    let act =
        ClientMessage::Act { table: table.clone(), id: "new".into(), at: 9, action: "play red1".into() };
    line.send_message(&act).await;
    line.receive_kind("rejected").await;
    server.stop().await;
}
