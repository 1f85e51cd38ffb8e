//! Games that move from one server to another with `saloon export` and `saloon import`.
#![cfg(unix)]

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn saloon(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.args(args).args(["--lang", "en"]).current_dir(folder).output().expect("it runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr].concat()).into_owned()
}

/// The games of a file, each as its text.
fn games(text: &str) -> BTreeSet<String> {
    let games = text.split_inclusive('\n').fold(Vec::new(), |mut games: Vec<String>, line| {
        match games.last_mut().filter(|_| !line.starts_with("{\"saloon\"")) {
            Some(game) => game.push_str(line),
            None => games.push(line.to_owned()),
        }
        games
    });
    games.into_iter().collect()
}

/// Random games of all kinds, in a file; its text.
fn played(folder: &Path) -> String {
    let mut all = String::new();
    for game in ["wild-shots", "wyatt-earp", "dice-town"] {
        let output = saloon(folder, &["simulate", game, "--seats", "3", "--games", "2", "--seed", "5"]);
        all += std::str::from_utf8(&output.stdout).expect("text");
    }
    std::fs::write(folder.join("all.jsonl"), &all).expect("written");
    all
}

#[test]
fn exported_games_can_be_imported_and_are_exported_again_byte_for_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let all = played(folder);
    let first = saloon(folder, &["import", "all.jsonl", "--data", "one.db"]);
    assert_eq!(said(&first), "added: 6; there already: 0; refused: 0\n");
    assert!(saloon(folder, &["export", "--data", "one.db", "--out", "one.jsonl"]).status.success());
    let one = std::fs::read_to_string(folder.join("one.jsonl")).expect("read");
    assert_eq!(games(&one), games(&all));

    let second = saloon(folder, &["import", "one.jsonl", "all.jsonl", "--data", "two.db", "--listed"]);
    assert_eq!(said(&second), "added: 6; there already: 6; refused: 0\n");
    let two = saloon(folder, &["export", "--data", "two.db"]);
    assert_eq!(games(&String::from_utf8(two.stdout).expect("text")), games(&all));
    let again = saloon(folder, &["import", "one.jsonl", "--data", "two.db"]);
    assert_eq!(
        (said(&again).as_str(), again.status.code()),
        ("added: 0; there already: 6; refused: 0\n", Some(0))
    );
}

#[test]
fn invalid_games_are_refused_with_their_lines_and_the_others_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let all: Vec<String> = games(&played(folder)).into_iter().collect();
    let lines = |game: &str| game.lines().count();
    let unfinished: String = all[0].split_inclusive('\n').take(20).collect();
    let other = all[1].replacen("\"seed\"", "\"edition\":9,\"seed\"", 1);
    let unfair = all[2].replacen("\"seed\":\"00", "\"seed\":\"01", 1);
    let file = [&unfinished, &all[3], &other, &unfair, &all[4]].map(String::as_str).concat();
    std::fs::write(folder.join("some.jsonl"), &file).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.args(["import", "-", "nowhere.jsonl", "--lang", "en"]).current_dir(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    child.stdin.take().expect("it was piped").write_all(file.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2), "a file could not be read");
    assert!(String::from_utf8_lossy(&output.stderr).contains("nowhere.jsonl"), "{}", said(&output));
    let report = String::from_utf8(output.stdout).expect("text");
    let third = 21 + lines(&all[3]);
    let fourth = third + lines(&other);
    let due = [
        "-:1: bad: line 21: ".to_owned(),
        format!("-:{third}: bad: line {third}: The rules of"),
        format!("-:{fourth}: bad: line {}: ", fourth + 1),
        "added: 2; there already: 0; refused: 3".to_owned(),
    ];
    for (line, due) in report.lines().zip(&due) {
        assert!(line.starts_with(due.as_str()), "{line} is not {due}");
    }
    assert_eq!(report.lines().count(), due.len(), "{report}");
    assert_eq!(saloon(folder, &["import", "some.jsonl"]).status.code(), Some(1), "some were refused");
    let kept = String::from_utf8(saloon(folder, &["export"]).stdout).expect("text");
    assert_eq!(games(&kept), [all[3].clone(), all[4].clone()].into());
}

#[test]
fn nothing_is_imported_into_a_server_that_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    played(folder);
    let mut command = Command::new(env!("CARGO_BIN_EXE_saloon"));
    command.args(["serve", "--lang", "en", "--listen", "127.0.0.1:0"]).current_dir(folder);
    let mut server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts");
    let mut ready = String::new();
    BufReader::new(server.stdout.take().expect("it was piped")).read_line(&mut ready).expect("it speaks");
    let output = saloon(folder, &["import", "all.jsonl"]);
    let stopped = Command::new("kill").arg(server.id().to_string()).status().expect("the signal is sent");
    assert!(stopped.success() && server.wait().expect("it ends").success());
    let why = "saloon: saloon.db cannot be opened: a server is running on it. Stop that one first.\n";
    assert_eq!((said(&output).as_str(), output.status.code()), (why, Some(2)));
    assert_eq!(said(&saloon(folder, &["export"])), "", "nothing was imported");
    assert_eq!(said(&saloon(folder, &["import", "all.jsonl"])), "added: 6; there already: 0; refused: 0\n");
}
