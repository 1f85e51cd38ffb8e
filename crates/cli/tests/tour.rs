//! The tour of README.md works line by line as it is written.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

const README: &str = include_str!("../../../README.md");

/// The lines of the tour that call the command, without their comments.
fn lines() -> impl Iterator<Item = &'static str> {
    let tour = README.split("## A tour").nth(1).expect("there is a tour");
    let block = tour.split("```sh\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it has lines");
    let lines = block.lines().map(|line| line.split(" #").next().unwrap_or(line).trim());
    lines.filter(|line| line.starts_with("saloon "))
}

/// A shell that finds the command by its name.
fn shell(folder: &Path, line: &str) -> Command {
    let programs = Path::new(env!("CARGO_BIN_EXE_saloon")).parent().expect("it is in a folder");
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap_or_default());
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(folder).env("PATH", path).env("LC_ALL", "C");
    command.env("SALOON_LISTEN", "127.0.0.1:0").stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

/// Starts the server, waits until it is open, and stops it.
fn serve(mut shell: Command) {
    let mut server = shell.spawn().expect("it starts");
    let mut ready = String::new();
    BufReader::new(server.stdout.take().expect("it was piped")).read_line(&mut ready).expect("it speaks");
    assert!(ready.contains("http://"), "{ready}");
    Command::new("kill").args(["-INT", &server.id().to_string()]).status().expect("the signal is sent");
    assert!(server.wait().expect("it ends").success());
}

#[test]
fn every_line_of_the_tour_succeeds() {
    let folder = tempfile::tempdir().expect("a folder");
    assert!(lines().count() > 10);
    for line in lines() {
        if line == "saloon serve" {
            serve(shell(folder.path(), "exec saloon serve"));
            continue;
        }
        let mut shell = shell(folder.path(), line).spawn().expect("it starts");
        // The game that is kept is played to its end. The others are left at once.
        let typed = if line.contains("evening") { "1\n".repeat(200) } else { String::new() };
        let mut stdin = shell.stdin.take().expect("it was piped");
        // A command that reads nothing has closed its input.
        let _ = stdin.write_all(typed.as_bytes());
        drop(stdin);
        let output = shell.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stdout));
        println!("{line}: {} bytes", output.stdout.len());
    }
}
