//! `cargo play`: from a fresh checkout to a game, with one command.
//!
//! Here: building the pages and the shipped binary, and handing the terminal over to it.
//! Deliberately not here: the server itself, which is `saloon serve` in crate `cli`.

use crate::cargo::Cargo;
use crate::web;
use std::process::{Command, ExitCode};

/// The first arguments of the binary. Those of the caller follow.
const START: [&str; 1] = ["serve"];

/// Optimised, because newcomers judge the game by it.
const BUILD: Cargo = Cargo::new("build --release --package cli --message-format json-render-diagnostics");

pub(crate) fn play(arguments: &[String]) -> Result<ExitCode, String> {
    web::build()?;
    let mut saloon = Command::new(BUILD.build("saloon")?);
    saloon.args(START).args(arguments);
    hand_over(saloon)
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
