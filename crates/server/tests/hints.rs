//! Hints over real connections: a player at a table with hints learns what their seat can know, and no other viewer
//! notices. `moments.rs` tests that no moment of others changes.

use crate::client::{Client, hasty, opened, play, position, until};
use crate::fixed_deal::{Deal, Room, TABLE};
use protocol::{Choice, ClientMessage, Hint, Odds, ServerMessage, TableStatus, WireMessage};
use reqwest::Method;
use serde_json::{Value, json};

fn hint(table: &str, id: &str, at: u32) -> ClientMessage {
    ClientMessage::Hint { table: table.to_owned(), id: id.to_owned(), at }
}

/// The newest position of this connection.
async fn newest(room: &mut Room, place: usize) -> String {
    let told = room.received(place).await;
    told.into_iter().rfind(|text| text.starts_with(r#"{"type":"position""#)).expect("he was told something")
}

/// The seat that owes a decision, and which.
async fn owing(room: &mut Room) -> (usize, u32, Vec<String>) {
    let mut found = None;
    for place in 0..room.lines.len() {
        let text = newest(room, place).await;
        let now = position(&text);
        if let (Some(at), None) = (now.decision, &found) {
            found = Some((place, at, now.actions.iter().map(|action| action.text.to_string()).collect()));
        }
    }
    found.expect("somebody owes a decision")
}

#[tokio::test]
async fn a_hint_is_sent_to_the_seat_that_asked_and_nothing_to_others() {
    for (game, seats) in [("wild-shots", 3), ("wyatt-earp", 2), ("dice-town", 3)] {
        let deal = Deal { hints: true, ..Deal::new(game, seats, 4) };
        let mut room = deal.open(hasty()).await;
        let (place, at, actions) = owing(&mut room).await;
        let mut second = room.clients[place].watch(TABLE, None).await;
        second.receive_kind("position").await;
        let line = &mut room.lines[place];
        line.send_message(&hint(TABLE, "7", at)).await;
        // Who asks again has to wait: that answer comes first.
        line.send_message(&hint(TABLE, "8", at)).await;
        let no = line.receive().await;
        assert!(no.contains(r#""id":"8","reason":"too_many""#), "{no}");
        let text = line.receive_kind("hints").await;
        println!("{game}: {text}");
        let Ok(ServerMessage::Hints { id, at: about, hints, .. }) = ServerMessage::read(&text) else {
            panic!("{text}")
        };
        assert_eq!((&*id, about), ("7", at));
        assert_eq!(hints.iter().map(|hint| hint.text.to_string()).collect::<Vec<_>>(), actions);
        for Hint { win, score, .. } in &hints {
            assert!((0.0..=1.0).contains(&win.mean) && win.within > 0.0 && win.within < 1.0, "{text}");
            assert!(score.mean.is_finite() && score.within.is_finite(), "{text}");
        }
        for other in 0..room.lines.len() {
            assert_eq!(room.received(other).await, [""; 0], "{other} hears of it");
        }
        assert_eq!(second.receive_all().await, [""; 0], "not even he himself elsewhere");
        room.send_message(place, &hint(TABLE, "9", at)).await;
        room.lines[place].receive_kind("hints").await;
        room.stop().await;
    }
}

#[tokio::test]
async fn a_hint_needs_an_owed_decision_and_a_table_with_hints() {
    for hints in [true, false] {
        let deal = Deal { hints, ..Deal::new("wild-shots", 2, 4) };
        let mut room = deal.open(hasty()).await;
        let (place, at, _) = owing(&mut room).await;
        let refused = if hints { "server-stale" } else { "server-no-hints" };
        for (place, at, key) in [
            (place, at + 1, refused),
            (1 - place, at, refused),
            (1 - place, 0, refused),
            (2, at, "server-no-seat"),
        ] {
            room.send_message(place, &hint(TABLE, "7", at)).await;
            let told = room.received(place).await;
            let [no] = &told[..] else { panic!("one answer, not {told:?}") };
            let no: Value = serde_json::from_str(no).expect("JSON");
            assert_eq!((&no["id"], &no["why"]["key"]), (&json!("7"), &json!(key)), "{no}");
        }
        if !hints {
            room.send_message(place, &hint(TABLE, "7", at)).await;
            let no = room.received(place).await.concat();
            assert!(no.contains("server-no-hints") && no.contains(r#""reason":"no_hints""#), "{no}");
        }
        room.stop().await;
    }
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"],"hints":true})).await;
    let mut line = ada.connect().await;
    line.send_message(&hint(&table, "7", 0)).await;
    assert!(line.receive().await.contains("server-not-playing"));
    server.stop().await;
}

#[tokio::test]
async fn choices_tell_their_odds_where_there_are_hints() {
    let mut told = 0;
    for hints in [true, false] {
        let deal = Deal { hints, ..Deal::new("dice-town", 3, 4) };
        let (table, mut room) = (deal.table(), deal.open(hasty()).await);
        for seat in table.awaits().seats().iter() {
            let text = newest(&mut room, seat.index()).await;
            let now = position(&text);
            let due = table.odds(seat);
            assert_eq!(due.len(), now.actions.len());
            for (Choice { odds, .. }, due) in now.actions.iter().zip(&due) {
                let due = due.iter().map(|odds| Odds {
                    what: WireMessage::from(&odds.what),
                    ways: odds.ways,
                    of: odds.of,
                });
                let due: Vec<Odds<'_>> = if hints { due.collect() } else { Vec::new() };
                assert_eq!(*odds, due);
                told += odds.len();
            }
            assert_eq!(text.contains(r#""odds":"#), hints, "{text}");
        }
        room.stop().await;
    }
    assert!(told > 10, "{told} odds were told");
}

/// Two people finish a game; how many of them are rated then?
async fn rated(ada: &Client, bo: &Client, hints: bool) -> usize {
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"],"hints":hints})).await;
    bo.post(&format!("/api/tables/{table}/sit")).await;
    bo.post(&format!("/api/tables/{table}/start")).await;
    let (mut a, mut b) = (ada.watch(&table, None).await, bo.watch(&table, None).await);
    tokio::join!(play(&mut a, &table, |_| 0), play(&mut b, &table, |_| 0));
    until("the end is stored", async || ada.table(&table).await.status == TableStatus::Over).await;
    ada.post(&format!("/api/tables/{table}/rematch")).await;
    for table in [table.clone(), format!("{table}-2")] {
        assert_eq!(ada.table(&table).await.hints, hints, "{table}");
    }
    let (_, ratings) = ada.call(Method::GET, "/api/games/wild-shots/ratings", &()).await;
    ratings["ratings"].as_array().expect("a list").len()
}

#[tokio::test]
async fn a_game_with_hints_is_not_rated() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    assert_eq!(rated(&ada, &bo, true).await, 0);
    assert_eq!(rated(&ada, &bo, false).await, 2);
    server.stop().await;
}
