//! Stores that earlier releases wrote: each opens, its games are played to their end, and all of them are fair.
//!
//! `stored/` has one file for each release that changed what is stored, and never loses one. `SALOON_STORE=name
//! cargo test -p server stored::` adds what today's code writes as `stored/name.db`, with the secrets of its
//! people in `stored/name.json`.

use crate::client::{Client, TestServer, hasty, play, position, until};
use protocol::{ClientMessage, TableStatus};
use reqwest::{Method, StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use server::Config;
use std::path::{Path, PathBuf};
use std::{env, fs};
use transcript::Verifier;

/// What is beside a store, so that its games can go on.
#[derive(Serialize, Deserialize)]
struct StoredTable {
    /// The secrets of the two people who play there.
    tokens: [String; 2],
    tables: Vec<KeptTable>,
}

#[derive(Serialize, Deserialize)]
struct KeptTable {
    name: String,
    game: String,
    stage: Stage,
}

/// How far a table was when the store was written.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Gathering,
    Playing,
    Finished,
    GivenUp,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stored")
}

/// A host that deletes nothing, however old the store is.
fn patient() -> Config {
    Config { unfinished_days: 36_500, device_days: 36_500, tables_per_device: 1000, ..hasty() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_earlier_releases_stored_is_played_to_its_end_and_is_fair() {
    if let Ok(name) = env::var("SALOON_STORE") {
        write(&name).await;
    }
    let mut stores = 0;
    for entry in fs::read_dir(folder()).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.extension().is_some_and(|ending| ending == "db") {
            played_on(&path).await;
            stores += 1;
        }
    }
    assert!(stores > 0, "no store is kept");
}

async fn played_on(path: &Path) {
    let beside = fs::read_to_string(path.with_extension("json")).expect("it says who plays");
    let stored: StoredTable = serde_json::from_str(&beside).expect("it is read");
    let copy = tempfile::tempdir().expect("a folder");
    let copied = copy.path().join("saloon.db");
    fs::copy(path, &copied).expect("it is copied");
    let server = TestServer::open(&copied, patient()).await;
    let people = stored.tokens.map(|token| Client::known(&server.address, token));
    for game in catalog::games() {
        for stage in [Stage::Gathering, Stage::Playing, Stage::Finished, Stage::GivenUp] {
            let is_one = |table: &&KeptTable| table.game == game.name() && table.stage == stage;
            let table = stored.tables.iter().find(is_one);
            let table = table.unwrap_or_else(|| panic!("{}: one of each stage is kept", game.name()));
            let then = people[0].table(&table.name).await;
            let expected = match stage {
                Stage::Gathering => TableStatus::Gathering,
                Stage::Playing => TableStatus::Playing,
                Stage::Finished => TableStatus::Over,
                Stage::GivenUp => TableStatus::GivenUp,
            };
            assert_eq!(then.status, expected, "{}", table.name);
            if stage == Stage::Gathering {
                people[1].post(&format!("/api/tables/{}/sit", table.name)).await;
                people[0].post(&format!("/api/tables/{}/start", table.name)).await;
            }
            if matches!(stage, Stage::Gathering | Stage::Playing) {
                play_to_the_end(&people, &table.name).await;
            }
            assert_stored_transcript(&people[0], &table.name, stage).await;
        }
    }
    server.stop().await;
}

/// A finished game has a transcript that proves it; one that was given up has none.
async fn assert_stored_transcript(client: &Client, table: &str, stage: Stage) {
    let path = format!("/api/tables/{table}/transcript");
    let (status, transcript) = client.call(Method::GET, &path, &()).await;
    if stage == Stage::GivenUp {
        assert_ne!(status, StatusCode::OK, "{table} was given up");
        return;
    }
    assert_eq!(status, StatusCode::OK, "{table}: {transcript}");
    let transcript = transcript.as_str().expect("lines of JSON");
    let verdict = Verifier::new(transcript.as_bytes(), true).verdict().expect("it is read");
    verdict.expect("there is a game").outcome.unwrap_or_else(|why| panic!("{table} is not fair: {why:?}"));
}

/// Both people play this table to its end, each with a choice that changes from question to question.
async fn play_to_the_end(people: &[Client; 2], table: &str) {
    let [mut one, mut two] = [people[0].watch(table, None).await, people[1].watch(table, None).await];
    let last = tokio::join!(
        play(&mut one, table, |now| now.version as usize % now.actions.len()),
        play(&mut two, table, |now| now.version as usize * 7 % now.actions.len()),
    );
    assert!(position(&last.0).result.is_some() && position(&last.1).result.is_some(), "{table} is over");
    until("the table is over", async || people[0].table(table).await.status == TableStatus::Over).await;
}

/// Writes a store with a table of each game at each stage.
async fn write(name: &str) {
    let path = folder().join(name).with_extension("db");
    assert!(!path.exists(), "{} is kept as it is", path.display());
    fs::create_dir_all(folder()).expect("the folder is there");
    let server = TestServer::open(&path, patient()).await;
    let people = [server.client("Ada").await, server.client("Bo").await];
    let mut tables = Vec::new();
    for game in catalog::games().iter().map(|game| game.name()) {
        for stage in [Stage::Gathering, Stage::Playing, Stage::Finished, Stage::GivenUp] {
            let name = written(&people, game, stage).await;
            tables.push(KeptTable { name, game: game.to_owned(), stage });
        }
    }
    server.stop().await;
    fs::remove_file(path.with_extension("db.lock")).expect("nobody has it open");
    let stored = StoredTable { tokens: people.map(|client| client.token), tables };
    let text = serde_json::to_string_pretty(&stored).expect("it can be written");
    fs::write(path.with_extension("json"), text + "\n").expect("it is written");
}

/// A new table, brought to this stage.
async fn written(people: &[Client; 2], game: &str, stage: Stage) -> String {
    let [ada, bo] = people;
    if stage == Stage::GivenUp {
        let table = ada.create(json!({"game": game, "seats": ["me", "deputy"]})).await;
        ada.post(&format!("/api/tables/{table}/start")).await;
        let mut line = ada.watch(&table, None).await;
        line.turn().await;
        line.send_message(&ClientMessage::GiveUp { table: table.clone(), id: "leave".into() }).await;
        until("it is given up", async || ada.table(&table).await.status == TableStatus::GivenUp).await;
        return table;
    }
    let seats = ["me", "open", "deputy"];
    let mut wish = json!({"game": game, "seats": seats, "listed": true, "late_hands": true});
    if stage == Stage::Playing {
        wish["options"] = other_options(game);
    }
    let table = ada.create(wish).await;
    let entropy = json!({"entropy": "5a".repeat(32)});
    let path = format!("/api/tables/{table}/entropy");
    assert_eq!(ada.call(Method::POST, &path, &entropy).await.0, StatusCode::NO_CONTENT);
    if stage == Stage::Gathering {
        return table;
    }
    bo.post(&format!("/api/tables/{table}/sit")).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    if stage == Stage::Finished {
        play_to_the_end(people, &table).await;
        return table;
    }
    let mut line = ada.watch(&table, None).await;
    line.send_message(&ClientMessage::Chat {
        table: table.clone(),
        text: Some("Good luck.".into()),
        phrase: None,
    })
    .await;
    tokio::join!(answer_some(ada, &table, 25), answer_some(bo, &table, 25));
    table
}

/// Each first option of the game at its last value, so that options are among what is stored.
fn other_options(game: &str) -> Value {
    let game = catalog::find(game).expect("a game");
    let other = game.options().first().map(|option| {
        let value = option.values.last().expect("an option has values");
        (option.name.to_owned(), json!(value.to_string()))
    });
    other.into_iter().collect::<serde_json::Map<_, _>>().into()
}

/// Answers so many questions, as far as they come.
async fn answer_some(client: &Client, table: &str, many: u32) {
    let mut line = client.watch(table, None).await;
    for id in 0..many {
        let Ok(text) = tokio::time::timeout(std::time::Duration::from_secs(2), line.turn()).await else {
            return;
        };
        let now = position(&text);
        let Some(at) = now.decision else { return };
        let action = now.actions[now.version as usize % now.actions.len()].text.to_string();
        line.send_message(&ClientMessage::Act { table: table.to_owned(), id: id.to_string(), at, action })
            .await;
    }
}
