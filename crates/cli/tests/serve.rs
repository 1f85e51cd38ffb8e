//! The server, as a host starts and stops it.
#![cfg(unix)]

use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Finished, Status, Store, TableRow};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn serve(data: &Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
}

#[test]
fn a_server_prints_its_address_answers_and_stops_on_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("games.db");
    for _ in 0..2 {
        let mut saloon = serve(&data);
        let mut ready = String::new();
        let stdout = saloon.stdout.take().expect("it was piped");
        BufReader::new(stdout).read_line(&mut ready).expect("it speaks");
        let address = ready.trim().strip_prefix("The saloon is open: http://").expect(&ready);
        let mut connection = TcpStream::connect(address).expect("it listens");
        connection
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: saloon\r\nConnection: close\r\n\r\n")
            .expect("sent");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).expect("it answers");
        assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"), "{answer}");

        let second = serve(&data).wait_with_output().expect("it ends");
        let why = String::from_utf8(second.stderr).expect("text");
        assert!(!second.status.success() && why.contains("games.db cannot be opened"), "{why}");

        Command::new("kill").arg(saloon.id().to_string()).status().expect("the signal is sent");
        assert!(saloon.wait().expect("it ends").success());
    }
}

/// Adds finished games to a store, and exports them.
#[tokio::test]
async fn all_finished_games_are_exported_and_verify() {
    let folder = tempfile::tempdir().expect("a folder");
    let saloon = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
        command.args(args).args(["--lang", "en"]).current_dir(folder.path()).output().expect("it runs")
    };
    let none = saloon(&["export"]);
    assert!(String::from_utf8_lossy(&none.stderr).contains("There is no file saloon.db."));

    let data = folder.path().join("saloon.db");
    let store = SqliteStore::open(&data, SqliteOptions::default()).expect("it opens");
    for number in 0..3u64 {
        let seed = number.to_string();
        let game = saloon(&["simulate", "wild-shots", "--seats", "2", "--seed", &seed]);
        let row = TableRow {
            name: format!("table-{number}"),
            code: format!("CODE{number}"),
            game: "wild-shots".into(),
            edition: 1,
            listed: false,
            status: Status::Playing,
            created: 1,
            changed: 1,
            seated: Vec::new(),
            setup: "{}".into(),
        };
        let key = store.add_table(row).await.expect("it is new");
        let transcript = String::from_utf8(game.stdout).expect("text");
        let ended = Finished { at: number, transcript, results: Vec::new(), ratings: Vec::new() };
        store.finish(key, ended).await.expect("it ends");
    }
    store.close().await.expect("it closes");
    assert!(saloon(&["export", "--out", "all.jsonl"]).status.success());
    let verdicts = saloon(&["verify", "--fair", "all.jsonl"]);
    let verdicts = String::from_utf8(verdicts.stdout).expect("text");
    assert_eq!(
        verdicts.lines().filter(|line| line.contains("ok: wild-shots, 2 seats")).count(),
        3,
        "{verdicts}"
    );
}
