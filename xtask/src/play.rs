//! `cargo play`: from a fresh checkout to a game, with one command.
//!
//! Here: building the pages and the shipped binary, and handing the terminal over to it.
//! Deliberately not here: the server itself, which is `saloon serve` in crate `cli`.

use crate::cargo::Cargo;
use crate::web;
use cargo_metadata::Message;
use std::io::BufReader;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

/// The first arguments of the binary. Those of the caller follow.
const START: [&str; 1] = ["serve"];

/// Optimised, because newcomers judge the game by it. Cargo's messages name the path of the binary, whatever target folder
/// or platform its settings use.
const BUILD: Cargo = Cargo::new("build --release --package cli --message-format json-render-diagnostics");

pub(crate) fn play(arguments: &[String]) -> Result<ExitCode, String> {
    web::build()?;
    let mut saloon = Command::new(build()?);
    saloon.args(START).args(arguments);
    hand_over(saloon)
}

fn build() -> Result<PathBuf, String> {
    let mut command = BUILD.command();
    let failed = |error| format!("`{BUILD}` could not be started: {error}");
    let mut build = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let mut saloon = None;
    if let Some(stdout) = build.stdout.take() {
        for message in Message::parse_stream(BufReader::new(stdout)).flatten() {
            if let Message::CompilerArtifact(artifact) = message
                && artifact.target.name == "saloon"
                && let Some(path) = artifact.executable
            {
                saloon = Some(path.into_std_path_buf());
            }
        }
    }
    let status = build.wait().map_err(failed)?;
    if !status.success() {
        return Err(format!("play: `{BUILD}` ended with {status}"));
    }
    saloon.ok_or_else(|| "play: package `cli` has built no binary named `saloon`".into())
}

/// Replaces this process by the game, which then owns signals, terminal and exit code.
#[cfg(unix)]
fn hand_over(mut saloon: Command) -> Result<ExitCode, String> {
    use std::os::unix::process::CommandExt;
    let error = saloon.exec();
    Err(format!("play: the game could not be started: {error}"))
}

#[cfg(not(unix))]
fn hand_over(mut saloon: Command) -> Result<ExitCode, String> {
    let status = saloon.status().map_err(|error| format!("play: the game could not be started: {error}"))?;
    Ok(ExitCode::from(status.code().map_or(1, |code| code as u8)))
}
