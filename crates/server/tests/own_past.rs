//! What a viewer has seen, over real connections: all of it, and nothing that only others saw.

use crate::client::{Client, hasty, opened};
use crate::fixed_deal::{Deal, TABLE};
use kernel::{Luck, QuickLuck, Seat, Viewer};
use protocol::{Memories, TableLog};
use reqwest::{Method, StatusCode};
use serde_json::json;

async fn text(client: &Client, what: &str) -> String {
    let request = client.request(Method::GET, &format!("/api/tables/{TABLE}/{what}"));
    let response = request.send().await.expect("it answers");
    assert_eq!(response.status(), StatusCode::OK, "{what}");
    response.text().await.expect("a text")
}

/// All views that a viewer has seen, and all notices with the number of their moment.
async fn remembered(client: &Client) -> (Vec<String>, Vec<(u32, String)>) {
    let (mut views, mut told) = (Vec::new(), Vec::new());
    loop {
        let page = text(client, &format!("memories?from={}", views.len())).await;
        let page: Memories = serde_json::from_str(&page).expect("memories");
        for seen in &page.memories {
            let moment = views.len() as u32;
            told.extend(seen.notices.iter().map(|told| (moment, json!(told.message).to_string())));
            views.push(seen.view.get().to_owned());
        }
        if page.memories.is_empty() {
            assert_eq!(views.len() as u32, page.count);
            return (views, told);
        }
    }
}

/// Sixty actions at random, at the server and at a table of the test's own.
async fn each_remembers_their_own(game: &str, seats: u8) {
    let deal = Deal::new(game, seats, 9);
    let (mut table, mut room, mut luck) = (deal.table(), deal.open(hasty()).await, QuickLuck::new(9));
    let shown = |table: &dyn catalog::AnyTable| {
        let views = Viewer::all(seats).map(|viewer| table.view_json(viewer).get().to_owned());
        views.collect::<Vec<_>>()
    };
    let mut lived = vec![shown(&*table)];
    for _ in 0..60 {
        let Some(seat) = table.awaits().seats().first() else { break };
        let legal = table.legal(seat);
        let action = legal[luck.below(legal.len() as u32) as usize].text.clone();
        let at = table.decision(seat).expect("it is asked");
        table.answer(seat, at, &action).expect("it is legal");
        room.act(seat.index(), at, &action).await;
        lived.push(shown(&*table));
    }
    for (place, viewer) in Viewer::all(seats).enumerate() {
        let client = &room.clients[place];
        let (views, told) = remembered(client).await;
        assert_eq!(views.last(), lived.last().map(|views| &views[place]), "{game}, {viewer:?}");
        // All views on the way are there, in order.
        let mut rest = views.iter();
        let mut seen: Vec<&String> = lived.iter().map(|views| &views[place]).collect();
        seen.dedup();
        assert!(seen.iter().all(|view| rest.any(|stored| stored == *view)), "{game}, {viewer:?}");
        let whose = json!(viewer.seat().map(|Seat(seat)| seat));
        let own =
            |view: &String| serde_json::from_str::<serde_json::Value>(view).expect("JSON")["viewer"] == whose;
        assert!(views.iter().all(own), "every view is his");
        let log = text(client, "log").await;
        let log: TableLog = serde_json::from_str(&log).expect("a log");
        assert_eq!(log.moments.len(), views.len());
        assert_eq!(log.version, table.version(viewer));
        let lines = (0..).zip(&log.moments).flat_map(|(moment, notices)| {
            notices.iter().map(move |notice| (moment, json!(notice.message).to_string()))
        });
        assert!(lines.eq(told), "{game}, {viewer:?}");
    }
    let (stranger, onlooker) = (Client::unknown(&room.clients[0].address), room.clients.last().expect("one"));
    assert_eq!(text(&stranger, "log").await, text(onlooker, "log").await, "who is unknown looks on");
    let before = text(&room.clients[0], "log").await;
    let room = room.restart(hasty()).await;
    assert_eq!(text(&room.clients[0], "log").await, before, "after a restart");
    room.stop().await;
}

#[tokio::test]
async fn every_viewer_remembers_what_they_saw_and_nothing_else() {
    each_remembers_their_own("wild-shots", 3).await;
    each_remembers_their_own("wyatt-earp", 4).await;
    each_remembers_their_own("dice-town", 5).await;
}

#[tokio::test]
async fn ones_own_tables_say_whose_turn_it_is() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"]})).await;
    let turn = async |client: &Client| {
        let own = client.call(Method::GET, "/api/me/tables", &()).await.1;
        own["tables"]
            .as_array()
            .expect("tables")
            .iter()
            .map(|own| own["your_turn"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(turn(&ada).await, [json!(false)], "nobody's before the game");
    let (status, why) = ada.call(Method::GET, &format!("/api/tables/{table}/log"), &()).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::CONFLICT, &json!("server-not-playing")));
    bo.post(&format!("/api/tables/{table}/sit")).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let turns = [turn(&ada).await, turn(&bo).await].concat();
    assert_eq!(turns.iter().filter(|turn| **turn == json!(true)).count(), 1, "{turns:?}");
    server.stop().await;
}
