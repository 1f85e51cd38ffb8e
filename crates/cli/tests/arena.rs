//! The arena and hints, as a person or a program calls them.

use assert_cmd::Command;
use std::path::Path;

fn saloon(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("saloon").expect("the binary is built");
    command.args(["--lang", "en"]).args(args);
    command
}

fn said(args: &[&str]) -> String {
    let output = saloon(args).output().expect("the binary runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn refused(args: &[&str], message: &str) {
    let output = saloon(args).output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(text.contains(message), "{text}");
}

#[test]
fn a_run_is_the_same_whatever_the_threads() {
    let run = |threads| {
        said(&[
            "arena",
            "wild-shots",
            "--bots",
            "greedy,random",
            "--games",
            "12",
            "--seed",
            "3",
            "--threads",
            threads,
            "--json",
        ])
    };
    let once = run("1");
    assert_eq!(once, run("3"));
    let json: serde_json::Value = serde_json::from_str(&once).expect("JSON");
    assert_eq!(json["run"]["bots"], serde_json::json!(["greedy", "random"]));
    assert_eq!((&json["games"], &json["bots"][0]["seats"]), (&12.into(), &12.into()));
    let shares = json["bots"].as_array().expect("bots").iter();
    let sum: f64 = shares.map(|bot| bot["win_share"]["mean"].as_f64().expect("a number")).sum();
    assert!((sum - 1.0).abs() < 1e-9, "every game has a winner: {sum}");
}

#[test]
fn a_run_continues_and_keeps_its_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a name");
    let run = |games| {
        let bots = ["--bots", "ismcts,greedy", "--iterations", "5", "--seed", "8"];
        let rest = ["--games", games, "--out", path, "--json"];
        said(&[&["arena", "dice-town"], &bots[..], &rest[..]].concat())
    };
    run("2");
    let [results, transcripts] = ["results.jsonl", "transcripts.jsonl"].map(|name| folder.path().join(name));
    let first = std::fs::read_to_string(&results).expect("results are kept");
    // A run that was killed leaves a game that was not counted, and half a line.
    let shown = std::fs::read_to_string(&transcripts).expect("games are kept");
    std::fs::write(&transcripts, format!("{shown}{shown}{{\"sal")).expect("it can be written");
    std::fs::write(&results, format!("{first}{{\"set\":1,\"ord")).expect("it can be written");
    let resumed = run("4");
    let text = std::fs::read_to_string(&results).expect("results are kept");
    assert!(text.starts_with(&first), "what was played is not played again");
    assert_eq!(text.lines().count(), 5, "a header and four games: {text}");
    let fresh = tempfile::tempdir().expect("a folder");
    let path = fresh.path().to_str().expect("a name");
    let bots = ["--bots", "ismcts:5,greedy", "--seed", "8", "--games", "4", "--out", path, "--json"];
    assert_eq!(said(&[&["arena", "dice-town"], &bots[..]].concat()), resumed);
    for transcripts in [transcripts, Path::new(path).join("transcripts.jsonl")] {
        let verified = said(&["verify", "--fair", transcripts.to_str().expect("a name")]);
        assert_eq!(verified.lines().count(), 4, "every game can be shown, and is fair: {verified}");
    }
    let plot = std::fs::read_to_string(Path::new(path).join("ratings.svg")).expect("a plot");
    assert!(plot.contains("<svg") && plot.contains("ismcts:5") && plot.contains("greedy"), "{plot}");
    refused(&["arena", "dice-town", "--bots", "random,greedy", "--out", path], "another run");
    let fewer = ["--bots", "ismcts:5,greedy", "--seed", "8", "--games", "2", "--out", path, "--json"];
    let fewer: serde_json::Value =
        serde_json::from_str(&said(&[&["arena", "dice-town"], &fewer[..]].concat())).expect("JSON");
    assert_eq!(fewer["games"], 2, "a folder may hold more games than are asked for");
    let kept = std::fs::read_to_string(&results).expect("results are kept");
    std::fs::write(&results, format!("{kept}{{\"set\":9,\"order\":99,\"scores\":[],\"places\":[]}}\n"))
        .expect("it can be written");
    let path = folder.path().to_str().expect("a name");
    refused(&["arena", "dice-town", "--bots", "ismcts:5,greedy", "--seed", "8", "--out", path], "Line 6 of");
}

#[test]
fn files_of_another_program_are_left_unchanged() {
    for (name, text) in
        [("results.jsonl", "my own"), ("results.jsonl", "{}\nmine"), ("transcripts.jsonl", "mine")]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("it can be written");
        let path = folder.path().to_str().expect("a name");
        refused(
            &["arena", "wild-shots", "--bots", "greedy,random", "--games", "2", "--out", path],
            "another run",
        );
        assert_eq!(std::fs::read_to_string(&file).expect("it is there"), text);
    }
}

#[test]
fn a_run_stops_when_its_claim_is_clear() {
    let run =
        ["arena", "wild-shots", "--bots", "greedy,random", "--games", "5000", "--until", "0.05", "--json"];
    let json: serde_json::Value = serde_json::from_str(&said(&run)).expect("JSON");
    let games = json["games"].as_u64().expect("a number");
    assert!((40..1000).contains(&games), "{games} games were enough");
    assert_eq!((games % 2, &json["stopped_at_claim"]), (0, &0.05.into()), "whole sets count");
    let spoken = said(&run[..run.len() - 1]);
    assert!(spoken.contains("Stopped after"), "{spoken}");
}

#[test]
fn games_of_a_set_have_the_same_dealer() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a name");
    said(&["arena", "wild-shots", "--bots", "greedy,random", "--games", "4", "--out", path]);
    let text = std::fs::read_to_string(folder.path().join("transcripts.jsonl")).expect("games are kept");
    let mut hands: Vec<String> = text
        .split("{\"saloon\"")
        .skip(1)
        .map(|game| game.split("{\"seat\"").next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(hands.len(), 4);
    // Games are kept in the order in which they ended.
    hands.sort();
    assert!(hands[0].contains("chance") && hands[0] == hands[1] && hands[2] == hands[3]);
    assert_ne!(hands[0], hands[2], "but each set has another");
}

#[test]
fn wrong_bots_are_named() {
    refused(&["arena", "wild-shots", "--bots", "greedy,stormtrooper"], "stormtrooper");
    refused(&["arena", "wild-shots", "--bots", "ismcts,random"], "--iterations");
    refused(&["arena", "wild-shots", "--bots", "random,random,random", "--seats", "2"], "3 bots");
    refused(&["arena", "wild-shots", "--bots", "random"], "2 to 4");
    refused(&["arena", "wild-shots", "--bots", "greedy,"], "\"\"");
    refused(&["arena", "wild-shots", "--bots", "greedy,random", "--ms", "5"], "does not play");
    for (arg, value) in [("--until", "65"), ("--until", "nan"), ("--games", "0"), ("--threads", "0")] {
        refused(&["arena", "wild-shots", "--bots", "greedy,random", arg, value], value);
    }
    refused(&["play", "wild-shots", "--bots", "stormtrooper"], "stormtrooper");
}

#[test]
fn a_hint_is_given_for_the_seat_that_decided() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let file = file.to_str().expect("a name");
    for game in ["wild-shots", "wyatt-earp", "dice-town"] {
        said(&["simulate", game, "--seats", "3", "--seed", "7", "--legal", "--out", file, "--force"]);
        let text = std::fs::read_to_string(file).expect("a transcript");
        let decisions = text.lines().filter(|line| line.starts_with("{\"seat\""));
        let third: serde_json::Value =
            serde_json::from_str(decisions.clone().nth(2).expect("a third decision")).expect("JSON");
        let hint = said(&["hint", file, "--at", "3", "--worlds", "20", "--json"]);
        let hint: serde_json::Value = serde_json::from_str(&hint).expect("JSON");
        assert_eq!((&hint["seat"], &hint["action"]), (&third["seat"], &third["action"]));
        let actions: Vec<&serde_json::Value> =
            hint["hints"].as_array().expect("hints").iter().map(|hint| &hint["action"]).collect();
        assert_eq!(actions, third["legal"].as_array().expect("legal").iter().collect::<Vec<_>>());
        let spoken = said(&["hint", file, "--at", "3", "--worlds", "20"]);
        assert!(spoken.contains("20 worlds") && spoken.contains("\n> "), "{spoken}");
        let beyond = saloon(&["hint", file, "--at", "100000"]).output().expect("it runs");
        assert_eq!(beyond.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&beyond.stdout).contains("no decision 100000"));
        let other = saloon(&["hint", file, "--game", "2", "--at", "1"]).output().expect("it runs");
        assert!(String::from_utf8_lossy(&other.stdout).contains("no game 2"));
        let wrong = text.replacen(third["action"].as_str().expect("text"), "play nonsense", 100);
        std::fs::write(file, wrong).expect("it can be written");
        let wrong = saloon(&["hint", file, "--at", "3"]).output().expect("it runs");
        assert_eq!(wrong.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&wrong.stdout).contains("play nonsense"));
        assert!(decisions.count() > 10);
    }
}
