//! Clients that misbehave: they do not read, send too much, or send what cannot be read. Each gets the promised
//! reply, and no other client notices.

use crate::client::{Client, Connection, TestServer, answer, hasty, opened, play, position};
use protocol::ClientMessage;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{Config, Rates};
use std::num::NonZeroU32;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};

/// The next thing that comes is a no, of this kind and in these words; and the connection lives on.
async fn assert_rejected(line: &mut Connection, reason: &str, key: &str) -> Value {
    let text = line.receive_kind("rejected").await;
    let refused: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&refused["reason"], &refused["why"]["key"]), (&json!(reason), &json!(key)), "{text}");
    assert_lives(line).await;
    refused
}

async fn assert_lives(line: &mut Connection) {
    line.send_message(&ClientMessage::Ping { id: 7 }).await;
    assert_eq!(line.receive_kind("pong").await, r#"{"type":"pong","id":7}"#);
}

#[tokio::test]
async fn a_client_that_does_not_read_delays_no_one_and_ends_with_the_newest_position() {
    let folder = tempfile::tempdir().expect("a folder");
    // As little as possible waits in the machine, so that the server soon has nowhere to put it.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_send_buffer_size(1).expect("a small one");
    socket.bind("127.0.0.1:0".parse().expect("an address")).expect("a port is free");
    let listener = socket.listen(64).expect("it listens");
    let server = TestServer::open_at(listener, &folder.path().join("saloon.db"), hasty());
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let (cy, di) = (server.client("Cy").await, server.client("Di").await);
    let table = ada.create(json!({"game":"dice-town","seats":["me","open","open"]})).await;
    bo.post(&format!("/api/tables/{table}/sit")).await;
    di.post(&format!("/api/tables/{table}/sit")).await;
    bo.post(&format!("/api/tables/{table}/start")).await;

    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(1).expect("a small one");
    let stream = socket.connect(server.address.parse().expect("an address")).await.expect("it listens");
    let mut slow = cy.connect_over(stream, cy.upgrade()).await.expect("it connects");
    slow.send_message(&ClientMessage::Watch { table: table.clone(), have: None }).await;
    slow.receive_kind("position").await;
    let mut reader = cy.watch(&table, None).await;
    let (mut a, mut b) = (ada.watch(&table, None).await, bo.watch(&table, None).await);
    let mut d = di.watch(&table, None).await;
    let all = async {
        let mut positions = Vec::new();
        while positions.last().is_none_or(|last: &String| position(last).result.is_none()) {
            positions.push(reader.receive_kind("position").await);
        }
        positions
    };
    let last = |now: &protocol::Position<'_>| now.actions.len() - 1;
    let (.., all) =
        tokio::join!(play(&mut a, &table, last), play(&mut b, &table, last), play(&mut d, &table, last), all);

    let mut heard = vec![slow.receive_kind("position").await];
    while position(&heard[heard.len() - 1]).result.is_none() {
        heard.push(slow.receive_kind("position").await);
    }
    println!("{} positions, {} of them for who did not read", all.len(), heard.len());
    assert!(heard.len() < all.len(), "nothing was left out, so this shows nothing");
    let versions: Vec<u32> = heard.iter().map(|text| position(text).version).collect();
    assert!(versions.is_sorted_by(|one, next| one < next), "{versions:?}");
    let seen = |text: &str| (position(text).version, position(text).view.get().to_owned());
    assert_eq!(seen(&heard[heard.len() - 1]), seen(&all[all.len() - 1]));
    assert_lives(&mut slow).await;
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_the_connection_lives_on() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let mut line = ada.connect().await;
    line.send(Message::binary(&b"{}"[..])).await.expect("sent");
    assert_rejected(&mut line, "unreadable", "server-unreadable").await;
    for text in ["", "{", "[]", "{}", r#"{"type":"dance"}"#, r#"{"type":"ping","id":1,"more":2}"#, "\0"] {
        line.send_text(text).await;
        assert_rejected(&mut line, "unreadable", "server-unreadable").await;
    }
    line.send_message(&ClientMessage::Hello { protocol: protocol::VERSION + 1 }).await;
    let no = assert_rejected(&mut line, "unreadable", "server-protocol").await;
    assert_eq!(no["why"]["args"]["known"], protocol::VERSION);
    let table = "bcdfg".to_owned();
    let act = ClientMessage::Act { table: table.clone(), id: "1".into(), at: 0, action: "pass".into() };
    let watch = ClientMessage::Watch { table: table.clone(), have: None };
    let say = ClientMessage::Chat { table: table.clone(), text: Some("Howdy".into()), phrase: None };
    for message in [act, watch, say, ClientMessage::Unwatch { table: table.clone() }] {
        line.send_message(&message).await;
        assert_eq!(assert_rejected(&mut line, "no_table", "server-no-table").await["table"], table);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_message_over_the_limit_ends_its_connection_and_no_other() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let (mut line, mut other) = (ada.connect().await, ada.connect().await);
    let ping = |length: usize| format!("{:>length$}", r#"{"type":"ping","id":1}"#);
    line.send_text(&ping(protocol::MOST_BYTES)).await;
    assert_eq!(line.receive().await, r#"{"type":"pong","id":1}"#);
    line.send_text(&ping(protocol::MOST_BYTES + 1)).await;
    assert_eq!(line.try_receive().await, None);
    assert_lives(&mut other).await;
    assert_lives(&mut ada.connect().await).await;
    let body = json!({ "nickname": "x".repeat(protocol::MOST_BYTES) });
    assert_eq!(ada.call(Method::PUT, "/api/me", &body).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    server.stop().await;
}

/// Eight messages may come at once. Those beyond the limit are rejected for that reason, whatever they say.
#[tokio::test]
async fn a_message_beyond_the_rate_is_rejected_before_it_is_parsed() {
    let messages = NonZeroU32::new(1).expect("one");
    let (_folder, server) = opened(Config { rates: Rates { messages, ..hasty().rates }, ..hasty() }).await;
    let mut line = server.client("Ada").await.connect().await;
    let mut reasons = Vec::new();
    for _ in 0..20 {
        line.send_text("{ no JSON").await;
        let rejected: Value = serde_json::from_str(&line.receive_kind("rejected").await).expect("JSON");
        reasons.push(rejected["reason"].as_str().expect("a reason").to_owned());
    }
    assert_eq!(reasons[0], "unreadable");
    assert!(reasons.contains(&"too_many".to_owned()), "{reasons:?}");
    server.stop().await;
}

#[tokio::test]
async fn one_connection_may_look_at_sixteen_tables() {
    let (_folder, server) = opened(Config { tables_per_device: 17, ..hasty() }).await;
    let ada = server.client("Ada").await;
    let mut line = ada.connect().await;
    let wish = json!({"game":"wild-shots","seats":["me","open"]});
    let mut tables = Vec::new();
    for _ in 0..17 {
        tables.push(ada.create(wish.clone()).await);
    }
    let (status, answer) = ada.call(Method::POST, "/api/tables", &wish).await;
    assert_eq!((status, &answer["why"]["key"]), (StatusCode::TOO_MANY_REQUESTS, &json!("server-tables")));
    let watch = |table: &String| ClientMessage::Watch { table: table.clone(), have: None };
    for table in &tables[..16] {
        line.send_message(&watch(table)).await;
        line.receive_kind("table").await;
    }
    line.send_message(&watch(&tables[16])).await;
    assert_eq!(assert_rejected(&mut line, "too_many", "server-watching").await["table"], tables[16]);
    // One that it looks at already is none more, and one that it leaves makes room.
    line.send_message(&watch(&tables[0])).await;
    line.receive_kind("table").await;
    line.send_message(&ClientMessage::Unwatch { table: tables[0].clone() }).await;
    line.send_message(&watch(&tables[16])).await;
    while !line.receive_kind("table").await.contains(&tables[16]) {}
    // It did not look at this one in vain only because there is no such table.
    line.send_message(&ClientMessage::Unwatch { table: tables[1].clone() }).await;
    line.send_message(&watch(&"bcdfg".to_owned())).await;
    assert_rejected(&mut line, "no_table", "server-no-table").await;
    line.send_message(&watch(&tables[0])).await;
    while !line.receive_kind("table").await.contains(&tables[0]) {}
    server.stop().await;
}

#[tokio::test]
async fn a_chat_text_is_one_line_and_everyone_receives_it() {
    let (_folder, server) = opened(hasty()).await;
    let (table, mut line, mut bystander) = server.watched_table().await;
    let say =
        |text: &str| ClientMessage::Chat { table: table.clone(), text: Some(text.to_owned()), phrase: None };
    for words in [&"é".repeat(301), "", " \t ", "one\ntwo", "bell\u{7}", "one\u{2029}two"] {
        line.send_message(&say(words)).await;
        assert_rejected(&mut line, "unreadable", "server-words").await;
    }
    let longest = "é".repeat(300);
    line.send_message(&say(&format!("  {longest} "))).await;
    let said: Value = serde_json::from_str(&bystander.receive_kind("chat").await).expect("JSON");
    let expected = json!({"type":"chat","table":table,"nickname":"Ada","seat":0,"text":longest});
    assert_eq!(said, expected);
    bystander.send_message(&say("Howdy")).await;
    while line.receive_kind("chat").await
        != format!(r#"{{"type":"chat","table":"{table}","nickname":"Bo","seat":null,"text":"Howdy"}}"#)
    {}
    server.stop().await;
}

#[tokio::test]
async fn a_nickname_is_a_short_line_of_visible_characters() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client(" Ada ").await;
    let nobody = Client::unknown(&server.address);
    for nickname in
        ["", "  ", &"x".repeat(25), "A\u{7}da", "A\nda", "A\u{2028}da", "\u{200b}", "A\u{202e}da", "\u{200d}"]
    {
        for (client, method, path) in
            [(&nobody, Method::POST, "/api/devices"), (&ada, Method::PUT, "/api/me")]
        {
            let (status, answer) = client.call(method, path, &json!({"nickname":nickname})).await;
            let expected = (StatusCode::BAD_REQUEST, &json!("server-nickname"));
            assert_eq!((status, &answer["why"]["key"]), expected, "{nickname:?}");
        }
    }
    assert_eq!(ada.call(Method::GET, "/api/me", &()).await.1["nickname"], "Ada");
    for nickname in ["é".repeat(24), "Wyatt “Doc” Earp".into(), "दादा".into()] {
        let (status, answer) = ada.call(Method::PUT, "/api/me", &json!({"nickname":nickname})).await;
        assert_eq!((status, answer["nickname"].as_str()), (StatusCode::OK, Some(nickname.as_str())));
    }
    server.stop().await;
}

/// The status with which a connection is refused; success is 101.
async fn upgraded(client: &Client, request: Request) -> u16 {
    let stream = TcpStream::connect(&client.address).await.expect("it listens");
    match client.connect_over(stream, request).await {
        Ok(mut line) => {
            assert_lives(&mut line).await;
            101
        }
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn a_wrong_token_belongs_to_no_device() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let (id, _) = ada.token.split_once('.').expect("an identity and a secret");
    let (other, secret) = bo.token.split_once('.').expect("an identity and a secret");
    assert_ne!(id, other);
    let cut = &ada.token[..ada.token.len() - 1];
    for token in [&format!("{id}.{secret}"), id, cut, &format!("{cut}g"), "", "."] {
        let mut thief = ada.clone();
        token.clone_into(&mut thief.token);
        let wish = json!({"game":"wild-shots","seats":["me","open"]});
        for (method, path, body) in [
            (Method::GET, "/api/me/tables", json!(null)),
            (Method::PUT, "/api/me", json!({"nickname":"Thief"})),
            (Method::DELETE, "/api/me", json!(null)),
            (Method::POST, "/api/tables", wish),
        ] {
            let (status, answer) = thief.call(method, path, &body).await;
            assert_eq!((status, &answer["why"]["key"]), (StatusCode::FORBIDDEN, &json!("server-nobody")));
        }
        assert_eq!(thief.call(Method::GET, "/api/me", &()).await.0, StatusCode::NO_CONTENT);
        assert_eq!(upgraded(&thief, thief.upgrade()).await, 403);
    }
    assert_eq!(ada.call(Method::GET, "/api/me", &()).await.1["nickname"], "Ada");
    assert_eq!(upgraded(&ada, ada.upgrade()).await, 101);
    server.stop().await;
}

#[tokio::test]
async fn pages_from_elsewhere_change_nothing() {
    let origins = vec!["https://saloon.example".to_owned()];
    let (_folder, server) = opened(Config { origins, ..hasty() }).await;
    let ada = server.client("Ada").await;
    let own = format!("http://{}", server.address);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"]})).await;
    let bad =
        ["https://evil.example", "https://saloon.example.evil.example", "http://saloon.example", "null"];
    let cases = bad.map(|origin| (origin, false)).into_iter();
    for (origin, welcome) in cases.chain([(own.as_str(), true), ("https://saloon.example", true)]) {
        let wish = json!({"game":"wild-shots","seats":["me","open"]});
        for (method, path, body) in [
            (Method::POST, "/api/devices".to_owned(), json!({"nickname":"Bo"})),
            (Method::POST, "/api/tables".to_owned(), wish),
            (Method::POST, format!("/api/tables/{table}/sit"), json!(null)),
            (Method::POST, format!("/api/tables/{table}/entropy"), json!({"entropy":"00".repeat(32)})),
            (Method::PUT, "/api/me".to_owned(), json!({"nickname":"Ada"})),
        ] {
            let request = ada.request(method, &path).header("origin", origin).json(&body);
            let (status, answer) = answer(request).await.expect("it answers");
            if welcome {
                assert!(status.is_success(), "{path} from {origin}: {answer}");
            } else {
                let expected = (StatusCode::FORBIDDEN, &json!("server-origin"));
                assert_eq!((status, &answer["why"]["key"]), expected, "{path} from {origin}");
            }
        }
        let mut request = ada.upgrade();
        request.headers_mut().insert("origin", origin.parse().expect("a header"));
        assert_eq!(upgraded(&ada, request).await, if welcome { 101 } else { 403 }, "{origin}");
    }
    let own = ada.call(Method::GET, "/api/me/tables", &()).await.1;
    assert_eq!(own["tables"].as_array().map(Vec::len), Some(3), "one, and one for each page that is welcome");
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_reads_too_much_is_refused_and_may_still_play() {
    let few = Rates { reads: NonZeroU32::MIN, ..hasty().rates };
    let (_folder, server) = opened(Config { rates: few, ..hasty() }).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    let (mut read, mut refused) = (0, None);
    while refused.is_none() && read < 100 {
        let (status, answer) = ada.call(Method::GET, &format!("/api/tables/{table}"), &()).await;
        refused = (status == StatusCode::TOO_MANY_REQUESTS).then(|| answer["why"]["key"].clone());
        read += 1;
    }
    assert_eq!(refused, Some(json!("server-too-often")), "after {read} calls");
    ada.post(&format!("/api/tables/{table}/start")).await;
    server.stop().await;
}
