//! One person among bots: no clock, bots as quick as one likes, and a game that can be left for later or given up.

use crate::client::{Client, TestServer, hasty, opened, position, until};
use crate::fixed_deal::{Deal, Room, TABLE};
use crate::frozen_time::stop_time;
use protocol::{ClientMessage, TableStatus};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;

/// A game of Ada's against two bots, with little time for each decision.
async fn begun(server: &TestServer) -> (Client, String) {
    let ada = server.client("Ada").await;
    let wish = json!({"game":"wild-shots","seats":["me","deputy","random"],"tempo":{"decision":1,"bank":0}});
    let table = ada.create(wish).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    (ada, table)
}

fn is_waiting(text: &str) -> bool {
    let now = position(text);
    now.decision.is_some() && now.clocks.iter().all(|clock| clock.deadline.is_none())
}

#[tokio::test(start_paused = true)]
async fn no_time_runs_out() {
    let _standing = stop_time();
    let (_folder, server) = opened(Config { idle: Duration::from_secs(10_000), ..hasty() }).await;
    let (ada, table) = begun(&server).await;
    let asked = ada.watch(&table, None).await.turn().await;
    assert!(is_waiting(&asked), "{asked}");
    for leaves in [false, true] {
        if leaves {
            ada.post(&format!("/api/tables/{table}/leave")).await;
        }
        tokio::time::advance(Duration::from_secs(600)).await;
        let info = ada.table(&table).await;
        assert!(info.seats.iter().all(|seat| !seat.stand_in), "{info:?}");
    }
    let again = ada.watch(&table, None).await.turn().await;
    assert!(is_waiting(&again), "{again}");
    assert_eq!(position(&again).view.get(), position(&asked).view.get());
    server.stop().await;
}

#[tokio::test]
async fn a_game_is_found_again_where_it_was_left() {
    let (folder, server) = opened(Config { idle: Duration::from_millis(1), ..hasty() }).await;
    let (mut ada, table) = begun(&server).await;
    let mut line = ada.watch(&table, None).await;
    let asked = line.turn().await;
    drop(line);
    until("nobody is awake", async || ada.metric("saloon_tables").await == 0).await;
    let again = ada.watch(&table, None).await.turn().await;
    assert_eq!(position(&again).view.get(), position(&asked).view.get());
    assert!(is_waiting(&again), "{again}");
    server.stop().await;
    let server = TestServer::open(&folder.path().join("saloon.db"), hasty()).await;
    ada.address.clone_from(&server.address);
    let (_, own) = ada.call(Method::GET, "/api/me/tables", &()).await;
    assert_eq!(
        (&own["tables"][0]["info"]["table"], &own["tables"][0]["your_turn"]),
        (&json!(table), &json!(true))
    );
    assert!(is_waiting(&ada.watch(&table, None).await.turn().await));
    server.stop().await;
}

/// A person alone with bots that pause as long as the host configures, who owes a decision.
async fn waits_for_bots(host: u64) -> Room {
    let mut deal = Deal::new("wild-shots", 3, 4);
    deal.bots = vec![None, Some("deputy"), Some("deputy")];
    deal.open(Config { pause: host..host + 1, ..hasty() }).await
}

/// What a client receives at once, while time stands.
async fn received_now(room: &mut Room) -> Vec<String> {
    let mut told = Vec::new();
    loop {
        let before = room.clients[0].metrics(["saloon_thinking", "saloon_thought_seconds_count"]).await;
        room.clients[0].table(TABLE).await;
        told.extend(room.received(0).await);
        let after = room.clients[0].metrics(["saloon_thinking", "saloon_thought_seconds_count"]).await;
        if before == after && after[0] == 0 {
            return told;
        }
    }
}

/// Lets time pass until it is the person's turn; answers it, and says how long that took.
async fn next_turn(room: &mut Room, step: u64) -> u64 {
    let mut passed = 0;
    loop {
        let told = received_now(room).await;
        let last = told.iter().rfind(|text| text.starts_with(r#"{"type":"position""#));
        if let Some(now) = last.map(|text| position(text))
            && let Some(at) = now.decision
        {
            room.act(0, at, &now.actions[0].text).await;
            return passed;
        }
        tokio::time::advance(Duration::from_millis(step)).await;
        passed += step;
        assert!(passed < 100_000, "bots do not play");
    }
}

#[tokio::test(start_paused = true)]
async fn bots_are_as_quick_as_one_likes() {
    let _standing = stop_time();
    let mut room = waits_for_bots(300).await;
    next_turn(&mut room, 100).await;
    let pace = |pause_ms| ClientMessage::Pace { table: TABLE.to_owned(), pause_ms };
    for pause_ms in [0, 1_000, 5_000] {
        room.send_message(0, &pace(pause_ms)).await;
        // What is already thought about keeps its moment.
        next_turn(&mut room, 100).await;
        let mut bots = 0;
        for _ in 0..6 {
            let lap = next_turn(&mut room, 100).await;
            assert_eq!(lap.checked_rem(pause_ms.into()).unwrap_or(lap), 0, "{lap} ms at {pause_ms}");
            bots += lap.checked_div(pause_ms.into()).unwrap_or(6);
        }
        assert!(bots >= 6, "{bots} bots played at {pause_ms} ms");
    }
    room.send_message(0, &pace(5_001)).await;
    assert!(room.received(0).await.concat().contains("server-pace"));
    room.send_message(3, &pace(0)).await;
    assert!(room.received(3).await.concat().contains("server-no-seat"));
    room.stop().await;
    let mut room = Deal::new("wild-shots", 2, 4).open(hasty()).await;
    room.received(0).await;
    room.send_message(0, &pace(0)).await;
    let no = room.received(0).await.concat();
    assert!(no.contains("server-not-solo"), "{no}");
    room.stop().await;
}

#[tokio::test]
async fn a_game_that_is_given_up_ends_without_a_result() {
    let (folder, server) = opened(hasty()).await;
    let (mut ada, table) = begun(&server).await;
    let bo = server.client("Bo").await;
    let give_up = |id: &str| ClientMessage::GiveUp { table: table.clone(), id: id.to_owned() };
    let mut bystander = bo.watch(&table, None).await;
    bystander.send_message(&give_up("1")).await;
    assert!(bystander.receive_kind("rejected").await.contains("server-no-seat"));
    let mut line = ada.watch(&table, None).await;
    line.turn().await;
    line.send_message(&give_up("2")).await;
    line.receive_kind("done").await;
    while !bystander.receive_kind("table").await.contains(r#""status":"given_up""#) {}
    let (id, action) = ("3".to_owned(), "play red1".to_owned());
    line.send_message(&ClientMessage::Act { table: table.clone(), id, at: 1, action }).await;
    assert!(line.receive_kind("rejected").await.contains("server-not-playing"));
    server.stop().await;

    let server = TestServer::open(&folder.path().join("saloon.db"), hasty()).await;
    ada.address.clone_from(&server.address);
    let get = async |path: &str| ada.call(Method::GET, path, &()).await;
    let info = ada.table(&table).await;
    assert_eq!((info.status, info.you, info.code), (TableStatus::GivenUp, Some(0), None));
    // The answer may have been lost.
    let mut line = ada.watch(&table, None).await;
    line.send_message(&give_up("2")).await;
    line.receive_kind("done").await;
    assert_eq!(get("/api/me/tables").await.1["tables"], json!([]));
    let (_, history) = get("/api/me/history").await;
    let [ended] = &history["tables"].as_array().expect("a list")[..] else { panic!("{history}") };
    assert_eq!((&ended["table"], &ended["given_up"]), (&json!(table), &json!(true)));
    let fared: Vec<&Value> = ended["seats"].as_array().expect("a list").iter().collect();
    assert!(fared.iter().all(|seat| seat["place"].is_null() && seat["score"].is_null()), "{ended}");
    assert_eq!(fared[0]["occupant"]["nickname"], "Ada");
    assert_eq!(get("/api/me/records").await.1["records"], json!([]));
    for call in ["transcript", "verdict"] {
        let (status, no) = get(&format!("/api/tables/{table}/{call}")).await;
        assert_eq!((status, &no["why"]["key"]), (StatusCode::CONFLICT, &json!("server-given-up")), "{no}");
    }
    // It can be played again.
    ada.post(&format!("/api/tables/{table}/rematch")).await;
    server.stop().await;
}

#[tokio::test]
async fn a_game_among_people_cannot_be_given_up() {
    let mut room = Deal::new("wild-shots", 2, 4).open(hasty()).await;
    room.received(0).await;
    room.send_message(0, &ClientMessage::GiveUp { table: TABLE.to_owned(), id: "1".into() }).await;
    let no = room.received(0).await.concat();
    assert!(no.contains("server-not-solo"), "{no}");
    room.stop().await;
}

#[tokio::test]
async fn solo_tables_have_a_limit_of_their_own() {
    let (_folder, server) =
        opened(Config { tables_per_device: 1, solo_tables_per_device: 2, ..hasty() }).await;
    let ada = server.client("Ada").await;
    let wish = |other: &str| json!({"game":"wild-shots","seats":["me",other]});
    let refused = async |other: &str| {
        let (status, no) = ada.call(Method::POST, "/api/tables", &wish(other)).await;
        assert_eq!(status, StatusCode::TOO_MANY_REQUESTS, "{no}");
        no["why"]["key"].as_str().expect("a key").to_owned()
    };
    let first = ada.create(wish("deputy")).await;
    let with_people = ada.create(wish("open")).await;
    assert_eq!(refused("open").await, "server-tables");
    ada.create(wish("deputy")).await;
    assert_eq!(refused("deputy").await, "server-solo-tables");
    // A bot takes the free seat: now three are solo, and there is no room for any more.
    let (status, _) = ada
        .call(Method::POST, &format!("/api/tables/{with_people}/bots"), &json!({"strength":"deputy"}))
        .await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(refused("open").await, "server-tables");
    ada.post(&format!("/api/tables/{first}/start")).await;
    let mut line = ada.watch(&first, None).await;
    line.send_message(&ClientMessage::GiveUp { table: first.clone(), id: "1".into() }).await;
    line.receive_kind("done").await;
    ada.create(wish("open")).await;
    server.stop().await;
}
