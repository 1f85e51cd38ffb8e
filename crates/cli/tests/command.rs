//! The command as a person or a script uses it: output, exit codes and errors.

use assert_cmd::Command;
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

fn saloon(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("saloon").expect("the binary is built");
    command.env("LC_ALL", "C").args(args);
    command
}

struct Ended {
    code: i32,
    out: String,
    err: String,
}

fn run(args: &[&str]) -> Ended {
    typed(args, "")
}

fn typed(args: &[&str], input: &str) -> Ended {
    let output = saloon(args).write_stdin(input).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Ended {
        code: output.status.code().expect("it ends by itself"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Wrong usage: code 2, one line on standard error, nothing else.
#[track_caller]
fn refused(args: &[&str], message: &str) {
    let ended = run(args);
    assert_eq!((ended.code, ended.out.as_str()), (2, ""), "{args:?}: {}", ended.err);
    assert_eq!(ended.err, format!("saloon: {message}\n"), "{args:?}");
}

#[test]
fn games_are_listed_for_people_and_programs() {
    let ended = run(&["games"]);
    assert!(ended.code == 0 && ended.out.contains("wild-shots") && ended.out.contains("2 to 4 seats"));
    let json: serde_json::Value = serde_json::from_str(&run(&["games", "--json"]).out).expect("JSON");
    let games = json["games"].as_array().expect("a list");
    let wild_shots = games.iter().find(|game| game["name"] == "wild-shots").expect("Wild Shots is there");
    assert_eq!(wild_shots["seats"], serde_json::json!({"least": 2, "most": 4}));
    assert_eq!(json["strengths"][0], "random", "weakest first");
}

#[test]
fn help_explains_every_command_and_argument_in_every_language() {
    for lang in ["en", "fr"] {
        for command in [
            "games",
            "simulate",
            "positions",
            "verify",
            "play",
            "arena",
            "hint",
            "bench",
            "serve",
            "export",
            "import",
        ] {
            let ended = run(&[command, "--help", "--lang", lang]);
            assert_eq!((ended.code, ended.err.as_str()), (0, ""));
            let unexplained = |line: &&str| {
                line.trim_start().starts_with(['-', '<']) && line.trim().split("  ").count() < 2
            };
            let bare: Vec<&str> = ended.out.lines().filter(unexplained).collect();
            assert!(bare.is_empty(), "{lang} {command}: {bare:?}");
            assert!(ended.out.lines().next().is_some_and(|line| line.len() > 20), "{}", ended.out);
        }
    }
    assert!(run(&["--help", "--lang=fr"]).out.contains("Commandes:"));
    assert!(run(&["--version"]).out.starts_with("saloon "));
}

#[test]
fn the_locale_chooses_the_language() {
    let french = saloon(&["verify", "/nonexistent"]).env("LC_ALL", "fr_FR.UTF-8").output().expect("it runs");
    assert!(String::from_utf8_lossy(&french.stderr).contains("/nonexistent\u{a0}: "));
}

#[test]
fn wrong_usage_gets_one_clear_message() {
    refused(&[], "Say what to do; \"saloon --help\" lists the commands.");
    refused(&["dance"], "There is no command dance; \"saloon --help\" lists them.");
    refused(&["games", "--loud"], "There is no argument --loud; --help lists them.");
    refused(&["simulate", "wild-shots"], "--seats <N> must be given; --help explains.");
    refused(&["simulate", "wild-shots", "--seats", "5"], "wild-shots is played by 2 to 4, not by 5.");
    refused(&["simulate", "wild-shots", "--seats", "x"], "--seats <N> cannot be x; --help explains.");
    refused(
        &["simulate", "wild-shots", "--seats", "2", "--preset", "p"],
        "wild-shots has no preset p; it has: none.",
    );
    refused(
        &["simulate", "wild-shots", "--seats", "2", "--option", "a=b"],
        "wild-shots has no option a; it has: none.",
    );
    refused(
        &["simulate", "wild-shots", "--seats", "2", "--option", "a"],
        "An option is given as NAME=VALUE, not as a.",
    );
    refused(
        &["simulate", "wild-shots", "--seats", "2", "--seed", "7x"],
        "A seed is a number below 2⁶⁴ or 64 hexadecimal digits, not 7x.",
    );
    refused(
        &["bench", "wild-shots", "--games", "1", "--seconds", "1"],
        "--games <K> cannot be given together with --seconds <S>.",
    );
    refused(&["bench", "wild-shots", "--seconds", "0"], "--seconds cannot be 0; --help explains.");
    refused(
        &["bench", "wild-shots", "--threads", "0", "--games", "1"],
        "--threads <T> cannot be 0; --help explains.",
    );
    refused(&["simulate", "wild-shots", "--seats", "-1"], "--seats <N> cannot be -1; --help explains.");
    refused(&["simulate", "wild-shots", "--seats", "2", "--out", ""], "--out <FILE> cannot be empty.");
    refused(
        &["bench", "wild-shots", "--threads", "65535"],
        "--threads <T> cannot be 65535; --help explains.",
    );
    refused(&["bench", "wild-shots", "--games", "0"], "--games <K> cannot be 0; --help explains.");
    refused(&["bench", "wild-shots", "--seconds", "nan"], "--seconds cannot be NaN; --help explains.");
    let poker = run(&["simulate", "poker", "--seats", "3"]);
    assert!(poker.code == 2 && poker.err.starts_with("saloon: There is no game called poker; there is "));
    refused(&["games", "--lang", "xx"], "There is no language xx here; there is en and fr.");
    refused(&["play", "wild-shots", "--seats", "1"], "wild-shots is played by 2 to 4, not by 1.");
}

#[test]
fn simulated_games_verify_and_repeat() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let path = file.to_str().expect("a path");
    let args =
        ["simulate", "wild-shots", "--seats", "3", "--games", "4", "--seed", "41", "--legal", "--states"];
    assert_eq!(run(&[&args[..], &["--out", path]].concat()).code, 0);
    let written = std::fs::read_to_string(&file).expect("the file is written");
    assert_eq!(written, run(&args).out, "`-` is the default, and the same seed gives the same bytes");
    let ended = run(&["verify", "--fair", path]);
    assert_eq!((ended.code, ended.out.lines().count()), (0, 4), "{}", ended.out);
    assert!(ended.out.starts_with(&format!("{path}:1: ok: wild-shots, 3 seats, 120 decisions\n")));
    let piped = typed(&["verify", "-"], &written);
    assert!(piped.code == 0 && piped.out.starts_with("-:1: ok: "), "{}", piped.out);
    let alone = run(&["simulate", "wild-shots", "--seats", "3", "--seed", "43", "--legal", "--states"]).out;
    assert!(written.contains(&alone), "game 2 of seed 41 is game 0 of seed 43");
    let fresh = |_| run(&["simulate", "wild-shots", "--seats", "2"]).out;
    assert_ne!(fresh(1), fresh(2), "without a seed every run is another");
}

#[test]
fn verify_answers_no_for_content_and_fails_for_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("the folder is writable");
        path.to_str().expect("a path").to_owned()
    };
    let good = run(&["simulate", "wild-shots", "--seats", "2", "--seed", "1"]).out;
    let (good_file, empty) = (put("good", good.as_bytes()), put("empty", b""));
    let bad = put("bad", good.replacen("play", "throw", 1).as_bytes());
    let long = put("long", &vec![b'x'; 3_000_000]);
    let latin = put("latin", b"\xff\xfe{}\n");
    for (file, why) in [(&empty, "is empty"), (&bad, "throw"), (&long, "longer than"), (&latin, "UTF-8")] {
        let ended = run(&["verify", file]);
        assert_eq!((ended.code, ended.err.as_str()), (1, ""), "{file}");
        assert!(ended.out.contains(": bad: line ") && ended.out.contains(why), "{}", ended.out);
    }
    let both = run(&["verify", &bad, &good_file]);
    assert_eq!((both.code, both.out.lines().count()), (1, 2), "one line per file, and both are verified");
    let absent = folder.path().join("absent");
    let ended = run(&["verify", absent.to_str().expect("a path"), &good_file]);
    assert_eq!((ended.code, ended.out.lines().count()), (2, 1), "the readable file is still verified");
    assert!(ended.err.starts_with("saloon: ") && ended.err.contains("absent"), "{}", ended.err);
    assert_eq!(run(&["verify", folder.path().to_str().expect("a path")]).code, 2, "a folder cannot be read");
}

#[test]
fn results_that_cannot_be_written_are_an_error() {
    let ended = run(&["simulate", "wild-shots", "--seats", "2", "--out", "/nonexistent/games.jsonl"]);
    assert!(ended.code == 2 && ended.err.starts_with("saloon: /nonexistent/games.jsonl: "), "{}", ended.err);
    if std::path::Path::new("/dev/full").exists() {
        let ended = run(&["simulate", "wild-shots", "--seats", "2", "--games", "50", "--out", "/dev/full"]);
        assert!(ended.code == 2 && ended.err.starts_with("saloon: /dev/full: "), "{}", ended.err);
    }
}

#[test]
fn a_closed_pipe_ends_the_command_quietly() {
    let binary = assert_cmd::cargo::cargo_bin("saloon");
    let mut child = std::process::Command::new(binary)
        .args(["simulate", "wild-shots", "--seats", "4", "--games", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    out.read_line(&mut String::new()).expect("a first line");
    drop(out);
    let mut err = String::new();
    child.stderr.take().expect("its errors").read_to_string(&mut err).expect("errors are text");
    assert!(child.wait().expect("it ends").success(), "{err}");
    assert_eq!(err, "");
}

#[test]
fn bench_counts_the_same_games_whatever_the_threads() {
    let figures = |args: &[&str]| -> serde_json::Value {
        let ended = run(&[&["bench", "wild-shots", "--json", "--games", "500"], args].concat());
        assert_eq!(ended.code, 0, "{}", ended.err);
        serde_json::from_str(&ended.out).expect("one JSON object")
    };
    let (one, two) = (figures(&["--seats", "4"]), figures(&["--threads", "2"]));
    assert_eq!(one["checksum"], two["checksum"]);
    assert_ne!(one["checksum"], figures(&["--seed", "9"])["checksum"]);
    let keys: Vec<&str> = one.as_object().expect("an object").keys().map(String::as_str).collect();
    let due = [
        "game",
        "seats",
        "threads",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "ns_per_decision",
        "checksum",
    ];
    assert_eq!(keys, due);
    assert_eq!((&one["games"], &one["decisions"]), (&500.into(), &80_000.into()));
}

#[cfg(unix)]
#[test]
fn arguments_and_file_names_that_are_no_text_give_one_line() {
    use std::os::unix::ffi::OsStrExt;
    let strange = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    let output = saloon(&["simulate"]).arg(strange).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "saloon: An argument is not valid UTF-8.\n");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a\nb: ok");
    std::fs::write(&file, "{}").expect("the folder is writable");
    let output = saloon(&["verify"]).arg(&file).output().expect("it runs");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 1);
}
