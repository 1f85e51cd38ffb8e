//! How much memory a table takes that everybody has left, one that has been put away, and a connection:
//! `cargo bench -p server --bench memory`.
//!
//! Server and clients are one process here, so clients keep nothing: those who played have left, and those
//! who are connected are bare sockets. What SQLite and the kernel take is not counted.

#[expect(dead_code, reason = "a bench uses a part of it")]
#[path = "../tests/client/mod.rs"]
mod client;

use client::{Client, Connection, TestServer, hasty, opened, position};
use protocol::ClientMessage;
use serde_json::json;
use server::Config;
use stats_alloc::{INSTRUMENTED_SYSTEM, Stats, StatsAlloc};
use std::alloc::System;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const TABLES: usize = 100;
const CONNECTIONS: usize = 1_000;
/// How many actions are played at each table before everybody leaves.
const ACTIONS: usize = 40;
/// How long a table waits for somebody: longer than all of them are played.
const IDLE: Duration = Duration::from_secs(15);

/// Bytes in use.
fn live() -> f64 {
    let Stats { bytes_allocated, bytes_deallocated, .. } = ALLOCATOR.stats();
    (bytes_allocated - bytes_deallocated) as f64
}

async fn tables(client: &Client) -> usize {
    client.metric("saloon_tables").await as usize
}

/// Reads what a connection has been sent; the latest position is kept.
async fn listen(line: &mut Connection, latest: &mut String) {
    let heard = line.receive_all().await;
    if let Some(text) = heard.into_iter().rfind(|text| text.starts_with(r#"{"type":"position""#)) {
        *latest = text;
    }
}

/// A table for four, with days for a decision, in the middle of its game.
async fn played(clients: &[Client], lines: &mut [Connection], game: &str) {
    let tempo = json!({"decision": 3 * 24 * 3600, "bank": 0});
    let seats = ["me", "open", "open", "open"];
    let table = clients[0].create(json!({"game": game, "seats": seats, "tempo": tempo})).await;
    for client in &clients[1..] {
        client.post(&format!("/api/tables/{table}/sit")).await;
    }
    clients[0].post(&format!("/api/tables/{table}/start")).await;
    for line in lines.iter_mut() {
        line.send_message(&ClientMessage::Watch { table: table.clone(), have: None }).await;
    }
    let mut latest = Vec::new();
    for line in lines.iter_mut() {
        latest.push(line.receive_kind("position").await);
    }
    for number in 0..ACTIONS {
        let Some(seat) = latest.iter().position(|text| position(text).decision.is_some()) else { break };
        let (at, action) = {
            let now = position(&latest[seat]);
            let choice = &now.actions[number * 7 % now.actions.len()];
            (now.decision.expect("it is asked"), choice.text.to_string())
        };
        let act = ClientMessage::Act { table: table.clone(), id: number.to_string(), at, action };
        lines[seat].send_message(&act).await;
        // A connection is read, and a table asked, one thing after the other: what was said before has
        // happened when these are answered.
        listen(&mut lines[seat], &mut latest[seat]).await;
        clients[seat].table(&table).await;
        for (line, latest) in lines.iter_mut().zip(&mut latest) {
            listen(line, latest).await;
        }
    }
    for line in lines {
        line.send_message(&ClientMessage::Unwatch { table: table.clone() }).await;
    }
}

async fn of_tables(game: &str) {
    let config = Config { idle: IDLE, pause: 0..1, tables_per_device: usize::MAX, ..hasty() };
    let (_folder, server) = opened(config).await;
    let (mut clients, mut lines) = (Vec::new(), Vec::new());
    for name in ["Ada", "Bo", "Cy", "Di"] {
        clients.push(server.client(name).await);
    }
    for client in &clients {
        lines.push(client.connect().await);
    }
    // The first takes what is taken once.
    played(&clients, &mut lines, game).await;
    let before = live();
    for _ in 0..TABLES {
        played(&clients, &mut lines, game).await;
    }
    let left = live();
    assert_eq!(tables(&clients[0]).await, TABLES + 1, "none has been put away yet");
    while tables(&clients[0]).await > 0 {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    let away = live();
    let each = |bytes: f64| (bytes - before) / TABLES as f64 / 1000.0;
    println!("| {game} | {:.1} | {:.1} |", each(left), each(away));
    drop(lines);
    server.stop().await;
}

async fn connect(server: &TestServer, client: &Client) -> TcpStream {
    let mut stream = TcpStream::connect(&server.address).await.expect("it listens");
    let request = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        server.address, client.token
    );
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("it answers"));
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    stream
}

async fn of_connections() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let mut sockets = vec![connect(&server, &ada).await];
    let before = live();
    for _ in 0..CONNECTIONS {
        sockets.push(connect(&server, &ada).await);
    }
    println!("\nA connection: {:.1} KB.", (live() - before) / CONNECTIONS as f64 / 1000.0);
    drop(sockets);
    server.stop().await;
}

fn main() {
    let runtime = Runtime::new().expect("it starts");
    println!("| four seats, {ACTIONS} actions | KB, everybody has left | KB, put away |\n|---|---:|---:|");
    for game in ["wild-shots", "wyatt-earp", "dice-town"] {
        runtime.block_on(of_tables(game));
    }
    runtime.block_on(of_connections());
}
