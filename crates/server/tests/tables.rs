//! People and bots at tables, over real connections, with a real store.

use crate::client::{Client, TestServer, hasty, opened, play, position};
use protocol::{ClientMessage, Occupant, Reason, ServerMessage, TableStatus};
use reqwest::{Method, StatusCode};
use serde_json::json;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{LogEntry, Store};
use table::Seed;
use transcript::{VerifiedGame, Verifier};

/// The game of a finished table, if it is legal and its luck is fair.
async fn proven(client: &Client, table: &str) -> VerifiedGame {
    let (status, transcript) =
        client.call(Method::GET, &format!("/api/tables/{table}/transcript"), &()).await;
    assert_eq!(status, StatusCode::OK, "{transcript}");
    let transcript = transcript.as_str().expect("lines of JSON").to_owned();
    let verdict = Verifier::new(transcript.as_bytes(), true).verdict().expect("it can be read");
    verdict.expect("there is a game").outcome.expect("it is fair")
}

#[tokio::test]
async fn two_people_play_a_game_and_anybody_can_prove_that_it_was_fair() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"]})).await;
    let before = ada.table(&table).await;
    assert_eq!((before.status, before.you), (TableStatus::Gathering, Some(0)));
    let code = before.code.expect("it has a code");
    bo.post(&format!("/api/tables/{code}/sit")).await;
    let (status, _) = bo
        .call(Method::POST, &format!("/api/tables/{table}/entropy"), &json!({"entropy":"5a".repeat(32)}))
        .await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    bo.post(&format!("/api/tables/{table}/start")).await;

    let (mut a, mut b) = (ada.watch(&table, None).await, bo.watch(&table, None).await);
    let (last_a, last_b) =
        tokio::join!(play(&mut a, &table, |_| 0), play(&mut b, &table, |now| now.actions.len() - 1));
    assert_eq!(position(&last_a).result, position(&last_b).result);
    assert!(position(&last_a).result.is_some());
    let over = loop {
        let over = ada.table(&table).await;
        if over.status == TableStatus::Over {
            break over;
        }
    };
    assert_eq!((over.code, over.entropy), (None, vec![1]));

    let rematch = format!("/api/tables/{table}/rematch");
    let (_, again) = ada.call(Method::POST, &rematch, &()).await;
    assert_eq!(
        (&bo.call(Method::POST, &rematch, &()).await.1, &again["table"]),
        (&again, &json!(format!("{table}-2")))
    );
    let new = ada.table(&format!("{table}-2")).await;
    assert_eq!((new.status, &new.options), (TableStatus::Gathering, &before.options));
    assert_ne!(new.commitment, before.commitment, "with other luck");

    let (_, history) = bo.call(Method::GET, "/api/me/history", &()).await;
    assert_eq!(history["tables"][0]["table"], json!(table));
    assert_eq!(history["tables"][0]["seats"][0]["occupant"], json!({"kind":"person","nickname":"Ada"}));
    let (_, listed) = bo.call(Method::GET, "/api/history", &()).await;
    assert_eq!(listed["tables"], json!([]), "a private table is nobody else's");
    let (_, records) = bo.call(Method::GET, "/api/players/Ada/records", &()).await;
    assert_eq!(records["records"][0]["games"], 1);
    let (_, ratings) = bo.call(Method::GET, "/api/games/wild-shots/ratings", &()).await;
    assert_eq!(ratings["ratings"].as_array().expect("a list").len(), 2);
    let (status, _) = bo.call(Method::GET, "/api/history?after=x", &()).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (_, best) = bo.call(Method::GET, "/api/best?since=0", &()).await;
    assert_eq!(best, json!({"tables": history["tables"]}), "the best game is the only one");
    let later = history["tables"][0]["at"].as_u64().expect("a time") + 1;
    let (_, best) = bo.call(Method::GET, &format!("/api/best?since={later}"), &()).await;
    assert_eq!(best["tables"], json!([]), "it ended before that");
    let (_, best) = server.client("Cy").await.call(Method::GET, "/api/best?since=0", &()).await;
    assert_eq!(best["tables"], json!([]), "a private table is nobody else's");

    let (_, transcript) = ada.call(Method::GET, &format!("/api/tables/{table}/transcript"), &()).await;
    let published = format!(r#""commitment":"{}""#, before.commitment);
    assert!(transcript.as_str().expect("lines of JSON").contains(&published), "as it was published");
    assert_eq!(proven(&ada, &table).await.decisions, 80);
    server.stop().await;
}

#[tokio::test]
async fn bots_fill_the_seats_of_every_game() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    for game in ["wild-shots", "wyatt-earp", "dice-town"] {
        let table = ada.create(json!({"game":game,"seats":["deputy","me","random"]})).await;
        ada.post(&format!("/api/tables/{table}/start")).await;
        let mut line = ada.watch(&table, None).await;
        let last = play(&mut line, &table, |now| now.version as usize % now.actions.len()).await;
        assert!(position(&last).result.is_some_and(|result| result.places.contains(&1)), "{game}");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_action_is_refused_with_its_rule_and_one_that_is_sent_again_gets_the_same_answer() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let mut line = ada.watch(&table, None).await;
    let text = line.turn().await;
    let now = position(&text);
    let at = now.decision.expect("a decision");
    let act = |id: &str, at, action: &str| ClientMessage::Act {
        table: table.clone(),
        id: id.to_owned(),
        at,
        action: action.to_owned(),
    };
    let legal: Vec<&str> = now.actions.iter().map(|action| action.text.as_ref()).collect();
    let view: serde_json::Value = serde_json::from_str(now.view.get()).expect("a view");
    let in_hand = view["hand"].as_array().expect("a hand");
    let not_held = (1..=10).map(|rank| format!("red{rank}")).find(|card| !in_hand.contains(&json!(card)));
    let not_held = not_held.unwrap_or_else(|| "blue1".to_owned());
    line.send_message(&act("a", at, &format!("play {not_held}"))).await;
    let refused = line.receive_kind("rejected").await;
    let Ok(ServerMessage::Rejected { reason, rule, .. }) = ServerMessage::read(&refused) else {
        panic!("{refused}")
    };
    assert_eq!((reason, rule.as_deref()), (Reason::Rule, Some("WS-7")));
    line.send_message(&act("b", at, "fold")).await;
    assert!(line.receive_kind("rejected").await.contains(r#""reason":"unknown_action""#));
    line.send_message(&act("c", at + 1, legal[0])).await;
    assert!(line.receive_kind("rejected").await.contains(r#""reason":"stale""#));
    line.send_text("{}").await;
    assert!(line.receive_kind("rejected").await.contains(r#""reason":"unreadable""#));

    line.send_message(&act("d", at, legal[0])).await;
    let done = line.receive_kind("done").await;
    line.send_message(&act("d", at, legal[0])).await;
    assert_eq!(line.receive_kind("done").await, done);
    let mut other = bo.watch(&table, None).await;
    other.send_message(&act("e", at, legal[0])).await;
    assert!(other.receive_kind("rejected").await.contains(r#""reason":"no_seat""#));
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_reconnects_ends_with_the_same_bytes_as_one_that_stayed() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, cy) = (server.client("Ada").await, server.client("Cy").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let mut plays = ada.watch(&table, None).await;
    let mut stays = cy.watch(&table, None).await;
    let early = position(&stays.receive_kind("position").await).version;
    let mut news = Vec::new();
    let mut last = String::new();
    // No more than a table remembers.
    for _ in 0..3 {
        let text = plays.turn().await;
        let now = position(&text);
        let act = ClientMessage::Act {
            table: table.clone(),
            id: now.version.to_string(),
            at: now.decision.expect("the game goes on"),
            action: now.actions[0].text.to_string(),
        };
        plays.send_message(&act).await;
        plays.receive_kind("done").await;
    }
    let now = plays.turn().await;
    let seen = |text: &str| {
        let now = position(text);
        (now.version, now.view.get().to_owned(), now.actions.len(), now.decision)
    };
    // A bystander with the newest version has received everything.
    let newest = position(&cy.watch(&table, None).await.receive_kind("position").await).version;
    while last.is_empty() || position(&last).version < newest {
        last = stays.receive_kind("position").await;
        news.extend(position(&last).news.iter().map(|one| serde_json::to_string(one).expect("JSON")));
    }
    let again = cy.watch(&table, Some(early)).await.receive_kind("position").await;
    let told: Vec<String> =
        position(&again).news.iter().map(|one| serde_json::to_string(one).expect("JSON")).collect();
    assert!(position(&again).complete);
    assert_eq!((seen(&again), told), (seen(&last), news));
    // From the seat, too, with nothing missing and with all.
    for have in [None, Some(0), Some(position(&now).version)] {
        assert_eq!(seen(&ada.watch(&table, have).await.receive_kind("position").await), seen(&now));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let (folder, mut server) = opened(hasty()).await;
    let path = folder.path().join("saloon.db");
    let mut ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wyatt-earp","seats":["me","deputy","deputy"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let mut decisions = 0;
    for restart in 0..4 {
        let mut line = ada.watch(&table, None).await;
        for _ in 0..5 {
            let text = line.turn().await;
            let now = position(&text);
            let Some(at) = now.decision else { break };
            let id = format!("{restart}-{at}");
            let action = now.actions[0].text.to_string();
            line.send_message(&ClientMessage::Act { table: table.clone(), id, at, action }).await;
            line.receive_kind("done").await;
            decisions += 1;
        }
        let before = line.turn().await;
        let (id, at) = ("again".to_owned(), position(&before).decision.expect("the game goes on"));
        let action = position(&before).actions[0].text.to_string();
        let act = ClientMessage::Act { table: table.clone(), id: format!("{restart}{id}"), at, action };
        line.send_message(&act).await;
        line.receive_kind("done").await;
        server.stop().await;
        server = TestServer::open(&path, hasty()).await;
        ada.address.clone_from(&server.address);
        // What was confirmed before the restart is confirmed again, and not done twice.
        let mut line = ada.watch(&table, None).await;
        line.send_message(&act).await;
        line.receive_kind("done").await;
    }
    assert!(decisions > 10, "{decisions} decisions");
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_missed_too_much_receives_the_view_and_complete_is_false() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, cy) = (server.client("Ada").await, server.client("Cy").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let early = position(&cy.watch(&table, None).await.receive_kind("position").await).version;
    let mut line = ada.watch(&table, None).await;
    let over = play(&mut line, &table, |_| 0).await;
    let again = cy.watch(&table, Some(early)).await.receive_kind("position").await;
    let again = position(&again);
    assert!(!again.complete && position(&over).result.is_some());
    let versions: Vec<u32> = again.news.iter().map(|one| one.version).collect();
    assert!(versions.len() > 10 && versions.is_sorted(), "{versions:?}");
    assert!(versions[0] > early + 1 && versions.last() == Some(&again.version), "the latest are told");
    server.stop().await;
}

#[tokio::test]
async fn a_stand_in_plays_for_an_absent_player_until_they_return() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let wish = json!({"game":"wild-shots","seats":["me","open"],"tempo":{"decision":1,"bank":0}});
    let table = ada.create(wish).await;
    bo.post(&format!("/api/tables/{table}/sit")).await;
    let luck = json!({"entropy":"5a".repeat(32)});
    let (status, _) = ada.call(Method::POST, &format!("/api/tables/{table}/entropy"), &luck).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    bo.post(&format!("/api/tables/{table}/start")).await;
    let mut line = bo.watch(&table, None).await;
    // Ada never comes: Bo plays on against her stand-in.
    let mut stood_in = false;
    let mut choices = 0;
    while choices < 3 {
        let text = line.receive().await;
        match ServerMessage::read(&text) {
            Ok(ServerMessage::Table(info)) => stood_in |= info.seats[0].stand_in,
            Ok(ServerMessage::Position(now)) => {
                if let Some(at) = now.decision {
                    let action = now.actions[0].text.to_string();
                    line.send_message(&ClientMessage::Act {
                        table: table.clone(),
                        id: at.to_string(),
                        at,
                        action,
                    })
                    .await;
                    choices += 1;
                }
            }
            _ => {}
        }
    }
    assert!(stood_in, "everybody was told");
    let back = ada.watch(&table, None).await;
    loop {
        let text = line.receive_kind("table").await;
        if let Ok(ServerMessage::Table(info)) = ServerMessage::read(&text)
            && !info.seats[0].stand_in
        {
            break;
        }
    }
    drop(back);
    // A person may be forgotten, and the game goes on without them.
    let (status, _) = ada.call(Method::DELETE, "/api/me", &()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    // Nobody is known by that name any more.
    let (status, _) = ada.call(Method::GET, "/api/me", &()).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let chair = bo.table(&table).await.seats.swap_remove(0);
    assert_eq!((chair.occupant, chair.stand_in), (Occupant::Person { nickname: None, face: None }, true));
    let last = play(&mut line, &table, |_| 0).await;
    assert!(position(&last).result.is_some());
    proven(&bo, &table).await;
    server.stop().await;
}

#[tokio::test]
async fn a_harmless_action_can_be_taken_back_unless_the_table_forbids_it() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    for allowed in [true, false] {
        let wish = json!({"game":"dice-town","seats":["me","open"],"take_back":allowed});
        let table = ada.create(wish).await;
        bo.post(&format!("/api/tables/{table}/sit")).await;
        bo.post(&format!("/api/tables/{table}/start")).await;
        let mut line = ada.watch(&table, None).await;
        let before = line.turn().await;
        let now = position(&before);
        let (at, action) = (now.decision.expect("all choose at once"), now.actions[0].text.to_string());
        line.send_message(&ClientMessage::Act { table: table.clone(), id: "1".into(), at, action }).await;
        let after = line.receive_kind("position").await;
        assert_eq!(position(&after).may_take_back, allowed);
        line.send_message(&ClientMessage::TakeBack { table: table.clone(), id: "2".into() }).await;
        if allowed {
            let again = line.turn().await;
            assert_eq!(position(&again).view.get(), now.view.get());
        } else {
            assert!(line.receive_kind("rejected").await.contains(r#""reason":"cannot_take_back""#));
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_host_sees_metrics_and_browsers_receive_security_headers() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let mut line = ada.watch(&table, None).await;
    play(&mut line, &table, |_| 0).await;
    let (status, metrics) = ada.call(Method::GET, "/metrics", &()).await;
    let metrics = metrics.as_str().expect("text").to_owned();
    assert_eq!(status, StatusCode::OK);
    for line in ["saloon_actions_total 80", "saloon_connections 1", "saloon_tables 1"] {
        assert!(metrics.lines().any(|known| known == line), "{line} is not in {metrics}");
    }
    let answer = reqwest::get(format!("http://{}/healthz", server.address)).await.expect("it answers");
    let policy = answer.headers().get("content-security-policy").expect("a policy");
    assert!(policy.to_str().expect("text").starts_with("default-src 'none'"));
    server.stop().await;
}

#[tokio::test]
async fn bots_alone_play_while_a_client_watches() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["deputy","random"],"listed":true})).await;
    let (_, listed) = ada.call(Method::GET, "/api/tables", &()).await;
    assert_eq!(
        (&listed["tables"][0]["table"], &listed["tables"][0]["status"]),
        (&json!(table), &json!("gathering"))
    );
    assert_eq!(ada.metric("saloon_tables").await, 0, "who lists tables wakes none");
    ada.post(&format!("/api/tables/{table}/start")).await;
    let mut line = ada.watch(&table, None).await;
    assert!(position(&line.turn().await).result.is_some());
    server.stop().await;
}

/// The game begins with its deal. A server that was stopped right after that, before it had noted in the
/// table's row that it plays, goes on with the game.
#[tokio::test]
async fn a_game_that_was_dealt_has_begun_whatever_its_row_says() {
    let (folder, server) = opened(hasty()).await;
    let path = folder.path().join("saloon.db");
    let mut ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    server.stop().await;
    let store = SqliteStore::open(&path, SqliteOptions::default()).expect("it opens");
    let stored = store.table(&table).await.expect("read").expect("it is there");
    let setup: serde_json::Value = serde_json::from_str(&stored.row.setup).expect("JSON");
    let seed = Seed::from_hex(setup["seed"].as_str().expect("a seed")).expect("a seed");
    let game = catalog::find("wild-shots").expect("a game");
    let (dealt, _) = game.table(&game.defaults(), 2, seed, &[]).expect("two can play");
    let deal = LogEntry { seat: None, client: None, at: 1, what: dealt.log_lines(0).join("\n") };
    store.append(stored.key, deal).await.expect("kept");
    store.close().await.expect("closed");

    let server = TestServer::open(&path, hasty()).await;
    ada.address.clone_from(&server.address);
    let mut line = ada.watch(&table, None).await;
    play(&mut line, &table, |_| 0).await;
    proven(&ada, &table).await;
    server.stop().await;
}
