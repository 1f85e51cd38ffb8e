//! No command overwrites a file unless `--force` is given: one rule for every `--out`.

use assert_cmd::Command;
use std::path::Path;
use std::process::Output;

fn saloon(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::cargo_bin("saloon").expect("the binary is built");
    let output = command.args(["--lang", "en"]).args(args).current_dir(folder).write_stdin("q\n").output();
    output.expect("the binary runs")
}

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The command refuses with an error that names the file, and leaves the file as it is.
#[track_caller]
fn refused(folder: &Path, args: &[&str], name: &str) {
    let before = read(folder, name);
    let output = saloon(folder, args);
    let why = format!("saloon: {name} exists. Choose another name, or overwrite it with --force.\n");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(2), &*why));
    assert!(output.stdout.is_empty(), "it fails before it does anything");
    assert_eq!(read(folder, name), before);
}

#[track_caller]
fn succeeds(folder: &Path, args: &[&str]) {
    let output = saloon(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_file_is_overwritten_only_with_force() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    succeeds(folder, &["simulate", "wild-shots", "--seats", "2", "--seed", "1", "--out", "games.jsonl"]);
    succeeds(folder, &["import", "games.jsonl", "--data", "games.db"]);
    let commands: [&[&str]; 4] = [
        &["simulate", "wild-shots", "--seats", "2"],
        &["positions", "wild-shots", "--seats", "2"],
        &["play", "wild-shots"],
        &["export", "--data", "games.db"],
    ];
    for command in commands {
        std::fs::write(folder.join("out"), "precious").expect("it can be written");
        let args = [command, &["--out", "out"]].concat();
        refused(folder, &args, "out");
        succeeds(folder, &[&args[..], &["--force"]].concat());
        assert!(!read(folder, "out").contains("precious"), "{command:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_device_exists_and_can_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    succeeds(folder.path(), &["simulate", "wild-shots", "--seats", "2", "--out", "/dev/null"]);
}

#[test]
fn an_arena_continues_its_run_and_replaces_files_only_with_force() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let arena = ["arena", "wild-shots", "--bots", "greedy,random", "--games", "2", "--out", "run"];
    std::fs::create_dir(folder.join("run")).expect("it can be made");
    for name in ["run/ratings.svg", "run/figures.json"] {
        std::fs::write(folder.join(name), "precious").expect("it can be written");
        refused(folder, &arena, name);
        std::fs::remove_file(folder.join(name)).expect("it is there");
    }
    succeeds(folder, &arena);
    let (results, figures) = (read(folder, "run/results.jsonl"), read(folder, "run/figures.json"));
    succeeds(folder, &arena);
    assert_eq!(read(folder, "run/results.jsonl"), results, "nothing was missing");
    let other = [&arena[..], &["--seed", "9"]].concat();
    assert_eq!(saloon(folder, &other).status.code(), Some(2), "another run");
    succeeds(folder, &[&other[..], &["--force"]].concat());
    assert_ne!(read(folder, "run/results.jsonl"), results);
    assert_ne!(read(folder, "run/figures.json"), figures);
    assert_eq!(read(folder, "run/results.jsonl").lines().count(), 3, "a header and two games");
}
