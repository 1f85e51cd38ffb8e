//! A player leaves, is stood in for, and returns: the table shows it at the seat, and the log has it.

use crate::client::{Client, TestServer, hasty, opened, play, position, until};
use protocol::{AbsenceKind, Occupant, TableStatus};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// A game between Ada and Bo that has begun.
async fn begun(server: &TestServer, decision: u32) -> (Client, Client, String) {
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let tempo = json!({"decision":decision,"bank":0});
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"],"tempo":tempo})).await;
    bo.post(&format!("/api/tables/{table}/sit")).await;
    bo.post(&format!("/api/tables/{table}/start")).await;
    (ada, bo, table)
}

/// Whose absences a log tells of, what they are, and before which moment.
async fn absences(client: &Client, table: &str) -> Vec<(u64, AbsenceKind, u64)> {
    let (status, log) = client.call(Method::GET, &format!("/api/tables/{table}/log"), &()).await;
    assert_eq!(status, StatusCode::OK, "{log}");
    let one = |absence: &Value| {
        let key = absence["message"]["key"].as_str().expect("a sentence");
        assert!(lang::Lang::fallback().find(key).is_some(), "{key} is in the catalogue");
        assert_eq!(absence["message"]["args"]["seat"]["seat"], absence["seat"]);
        let kind = serde_json::from_value(absence["kind"].clone()).expect("a kind");
        (absence["seat"].as_u64().expect("a seat"), kind, absence["moment"].as_u64().expect("a moment"))
    };
    log["absences"].as_array().expect("a list").iter().map(one).collect()
}

async fn seat_of(client: &Client, table: &str, seat: usize) -> (bool, bool) {
    let seat = client.table(table).await.seats.swap_remove(seat);
    (seat.stand_in, seat.left)
}

#[tokio::test]
async fn leaving_and_returning_shows_at_once_and_stays_in_the_log() {
    let (folder, server) = opened(hasty()).await;
    let (mut ada, mut bo, table) = begun(&server, 3600).await;
    let mut line = ada.watch(&table, None).await;
    let moments = u64::from(position(&line.receive_kind("position").await).version);
    assert_eq!(absences(&ada, &table).await, []);
    let leave = format!("/api/tables/{table}/leave");
    for _ in 0..2 {
        bo.post(&leave).await;
        assert_eq!(seat_of(&ada, &table, 1).await, (true, true));
    }
    let left = (1, AbsenceKind::Left, moments);
    assert_eq!(absences(&ada, &table).await, [left], "who leaves twice has left once");
    let back = bo.watch(&table, None).await;
    until("Bo is back", async || seat_of(&ada, &table, 1).await == (false, false)).await;
    let told = absences(&ada, &table).await;
    assert_eq!((told[0], told[1].0, told[1].1), (left, 1, AbsenceKind::Returned));
    assert_eq!(ada.table(&table).await.absences, 2);
    while !line.receive_kind("table").await.contains(r#""absences":2"#) {}
    drop((back, line));
    server.stop().await;

    let server = TestServer::open(&folder.path().join("saloon.db"), hasty()).await;
    ada.address.clone_from(&server.address);
    bo.address.clone_from(&server.address);
    assert_eq!(absences(&bo, &table).await, told, "also after a restart");
    let (mut one, mut other) = (ada.watch(&table, None).await, bo.watch(&table, None).await);
    tokio::join!(play(&mut one, &table, |_| 0), play(&mut other, &table, |_| 0));
    until("the game is over", async || ada.table(&table).await.status == TableStatus::Over).await;
    drop((one, other));
    server.stop().await;

    let server = TestServer::open(&folder.path().join("saloon.db"), hasty()).await;
    ada.address.clone_from(&server.address);
    assert_eq!(absences(&ada, &table).await, told, "and when the game is over, and its log is gone");
    server.stop().await;
}

#[tokio::test]
async fn a_player_who_runs_out_of_time_has_not_left() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo, table) = begun(&server, 1).await;
    let _here = bo.watch(&table, None).await;
    until("somebody is stood in for", async || {
        ada.table(&table).await.seats.iter().any(|seat| seat.stand_in)
    })
    .await;
    let seats = ada.table(&table).await.seats;
    let seat = seats.iter().position(|seat| seat.stand_in).expect("one of them");
    assert!(seats.iter().all(|seat| !seat.left), "{seats:?}");
    let told = absences(&ada, &table).await;
    assert_eq!((told[0].0, told[0].1), (seat as u64, AbsenceKind::StoodIn));
    server.stop().await;
}

#[tokio::test]
async fn a_forgotten_player_has_left_for_ever() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo, table) = begun(&server, 3600).await;
    let (status, _) = ada.call(Method::DELETE, "/api/me", &()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(seat_of(&bo, &table, 0).await, (true, true));
    let occupant = bo.table(&table).await.seats.swap_remove(0).occupant;
    assert_eq!(occupant, Occupant::Person { nickname: None, face: None });
    server.stop().await;
}
