//! The table in sentences, over real connections: the status of every position, and the page for clients that ask for
//! it.

use crate::client::{hasty, opened, position};
use crate::fixed_deal::{Deal, Room, TABLE};
use kernel::{Luck, Message, QuickLuck, Viewer};
use protocol::{ClientMessage, Moments, ServerMessage, WireMessage};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Rates};
use std::num::NonZeroU32;

/// The last position that this connection was sent, if any.
async fn newest(room: &mut Room, place: usize) -> Option<String> {
    let told = room.received(place).await;
    told.into_iter().rfind(|text| text.starts_with(r#"{"type":"position""#))
}

#[tokio::test]
async fn every_position_and_every_moment_has_its_status() {
    let deal = Deal::new("wild-shots", 2, 5);
    let (mut table, mut room, mut luck) = (deal.table(), deal.open(hasty()).await, QuickLuck::new(5));
    let mut lived: Vec<(usize, Vec<Message>)> = Vec::new();
    loop {
        let statuses: Vec<Message> = Viewer::all(2).map(|viewer| table.status(viewer)).collect();
        for (place, status) in statuses.iter().enumerate() {
            let text = newest(&mut room, place).await.expect("everybody sees every card");
            assert_eq!(position(&text).status, WireMessage::from(status), "{place}");
        }
        lived.push((table.step_count(), statuses));
        let Some(seat) = table.awaits().seats().first() else { break };
        let legal = table.legal(seat);
        let action = &legal[luck.below(legal.len() as u32) as usize].text;
        let at = table.decision(seat).expect("it owes one");
        table.answer(seat, at, action).expect("it is legal");
        room.act(seat.index(), at, action).await;
    }
    let keys: Vec<&str> = lived.iter().flat_map(|(_, said)| said).map(|status| status.key).collect();
    for key in ["lead", "follow", "free", "wait"].map(|word| format!("wild-shots-status-{word}")) {
        assert!(keys.contains(&key.as_str()), "{key} was never said");
    }
    for (count, statuses) in &lived {
        let path = format!("/api/tables/{TABLE}/moments?from={}&count=1", count - 1);
        let (_, answer) = room.clients[0].call(Method::GET, &path, &()).await;
        let text = answer.to_string();
        let page: Moments = serde_json::from_str(&text).expect("moments");
        let seen = page.moments[0].seats.iter().chain([&page.moments[0].bystander]);
        assert!(
            seen.map(|seen| &seen.status).eq(&statuses.iter().map(WireMessage::from).collect::<Vec<_>>())
        );
    }
    room.stop().await;
}

fn describe(table: &str) -> ClientMessage {
    ClientMessage::Describe { table: table.to_owned() }
}

#[tokio::test]
async fn a_page_is_sent_to_the_client_that_asked_and_nothing_to_others() {
    for (game, seats) in [("wild-shots", 2), ("wyatt-earp", 3), ("dice-town", 4)] {
        let deal = Deal::new(game, seats, 7);
        let (mut table, mut room, mut luck) = (deal.table(), deal.open(hasty()).await, QuickLuck::new(7));
        for _ in 0..20 {
            let seat = table.awaits().seats().first().expect("the game goes on");
            let legal = table.legal(seat);
            let action = &legal[luck.below(legal.len() as u32) as usize].text;
            let at = table.decision(seat).expect("it owes one");
            table.answer(seat, at, action).expect("it is legal");
            room.act(seat.index(), at, action).await;
            for place in 0..=usize::from(seats) {
                room.received(place).await;
            }
            for (place, viewer) in Viewer::all(seats).enumerate() {
                room.send_message(place, &describe(TABLE)).await;
                let told = room.received(place).await;
                let [text] = &told[..] else { panic!("one answer, not {told:?}") };
                let Ok(ServerMessage::Described { version, page, .. }) = ServerMessage::read(text) else {
                    panic!("{text}")
                };
                assert_eq!(version, table.version(viewer));
                assert_eq!(page, table.page(viewer).iter().map(WireMessage::from).collect::<Vec<_>>());
                for other in (0..=usize::from(seats)).filter(|other| *other != place) {
                    assert_eq!(room.received(other).await, [""; 0], "{other} hears of it");
                }
            }
        }
        room.stop().await;
    }
}

#[tokio::test]
async fn there_are_no_words_for_what_is_not_played_and_not_too_many_at_once() {
    let few = NonZeroU32::new(1).expect("one");
    let (_folder, server) =
        opened(Config { rates: Rates { messages: few, ..hasty().rates }, ..hasty() }).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"]})).await;
    let mut line = ada.connect().await;
    let mut refused = async |table: &str| {
        line.send_message(&describe(table)).await;
        let no: Value = serde_json::from_str(&line.receive_kind("rejected").await).expect("JSON");
        no["why"]["key"].as_str().expect("a key").to_owned()
    };
    assert_eq!(refused(&table).await, "server-not-playing");
    assert_eq!(refused("nowhere").await, "server-no-table");
    let mut keys = Vec::new();
    for _ in 0..20 {
        keys.push(refused(&table).await);
    }
    assert!(keys.contains(&"server-too-often".to_owned()), "{keys:?}");
    server.stop().await;
}
