//! Bots in a waiting room: for all free seats, for one, and away again.

use crate::client::{Client, hasty, opened};
use protocol::{Occupant, SeatInfo};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

/// Who sits where, in short.
async fn seats(client: &Client, table: &str) -> Vec<String> {
    let short = |seat: SeatInfo| match seat.occupant {
        Occupant::Open => "open".to_owned(),
        Occupant::Person { nickname, .. } => nickname.unwrap_or_default(),
        Occupant::Bot { strength, .. } => strength,
    };
    client.table(table).await.seats.into_iter().map(short).collect()
}

async fn refused(client: &Client, method: Method, path: &str, body: &Value) -> (StatusCode, String) {
    let (status, answer) = client.call(method, path, body).await;
    (status, answer["why"]["key"].as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
async fn a_seated_player_gives_the_free_seats_to_bots() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo, eve) = (server.client("Ada").await, server.client("Bo").await, server.client("Eve").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open","greenhorn","open"]})).await;
    let bots = format!("/api/tables/{table}/bots");
    bo.post(&format!("/api/tables/{table}/sit/3")).await;
    let random = json!({"strength":"random"});
    let no = refused(&eve, Method::POST, &bots, &random).await;
    assert_eq!(no, (StatusCode::FORBIDDEN, "server-no-seat".into()));
    let no = refused(&bo, Method::POST, &bots, &json!({"strength":"sheriff"})).await;
    assert_eq!(no, (StatusCode::BAD_REQUEST, "server-no-chair".into()));
    assert_eq!(seats(&ada, &table).await, ["Ada", "open", "greenhorn", "Bo"], "nothing has changed");

    let (status, _) = bo.call(Method::POST, &bots, &random).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(seats(&ada, &table).await, ["Ada", "random", "greenhorn", "Bo"]);
    let (status, _) = eve.call(Method::POST, &format!("/api/tables/{table}/sit"), &()).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "no seat is free");
    ada.post(&format!("/api/tables/{table}/start")).await;
    let no = refused(&bo, Method::POST, &bots, &random).await;
    assert_eq!(no, (StatusCode::CONFLICT, "server-begun".into()));
    let no = refused(&bo, Method::DELETE, &format!("{bots}/1"), &Value::Null).await;
    assert_eq!(no, (StatusCode::CONFLICT, "server-begun".into()));
    server.stop().await;
}

#[tokio::test]
async fn a_bot_takes_one_seat_changes_its_strength_and_goes() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo, eve) = (server.client("Ada").await, server.client("Bo").await, server.client("Eve").await);
    let table = ada.create(json!({"game":"dice-town","seats":["me","open","open","open"]})).await;
    let bots = format!("/api/tables/{table}/bots");
    bo.post(&format!("/api/tables/{table}/sit/1")).await;
    let mut line = bo.watch(&table, None).await;
    for (strength, now) in
        [("legend", ["Ada", "Bo", "legend", "open"]), ("deputy", ["Ada", "Bo", "deputy", "open"])]
    {
        let (status, _) = ada.call(Method::POST, &bots, &json!({"strength":strength,"seat":2})).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        assert_eq!(seats(&ada, &table).await, now);
        while !line.receive_kind("table").await.contains(strength) {}
    }
    for seat in [0, 1, 4, 255] {
        let no = refused(&ada, Method::POST, &bots, &json!({"strength":"deputy","seat":seat})).await;
        assert_eq!(no, (StatusCode::FORBIDDEN, "server-seat-taken".into()), "seat {seat}");
        let no = refused(&ada, Method::DELETE, &format!("{bots}/{seat}"), &Value::Null).await;
        assert_eq!(no, (StatusCode::FORBIDDEN, "server-seat-taken".into()), "seat {seat}");
    }
    let no = refused(&eve, Method::DELETE, &format!("{bots}/2"), &Value::Null).await;
    assert_eq!(no, (StatusCode::FORBIDDEN, "server-no-seat".into()));
    let (status, _) = bo.call(Method::DELETE, &format!("{bots}/2"), &()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(seats(&ada, &table).await, ["Ada", "Bo", "open", "open"]);
    eve.post(&format!("/api/tables/{table}/sit/2")).await;
    assert_eq!(seats(&ada, &table).await, ["Ada", "Bo", "Eve", "open"], "the seat was free again");
    server.stop().await;
}
