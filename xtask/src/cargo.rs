//! Calls of cargo, each written as the line that a person would type.
//!
//! Here: where the repository is, and how cargo is started in it. Deliberately not here:
//! which calls are made, and why; see `verify/mod.rs`, `play.rs` and `golden.rs`.

use crate::call::Call;
use cargo_metadata::Message;
use std::ffi::OsString;
use std::fmt;
use std::io::{BufReader, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The variable that makes playthrough tests write instead of compare (`testkit::playthrough`).
pub(crate) const PLAYTHROUGHS: &str = "SALOON_PLAYTHROUGHS";

/// Returns the root of the repository. It is read at run time first, because a checkout may have moved since the build.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).parent().unwrap_or(Path::new(".")).to_path_buf()
}

/// One call of cargo. Its `Display` can be pasted into a shell.
pub(crate) struct Cargo<'a> {
    line: &'a str,
    variable: Option<(&'static str, &'static str)>,
}

impl<'a> Cargo<'a> {
    /// Makes a call. `line` is what follows `cargo`, and is split at spaces.
    pub(crate) const fn new(line: &'a str) -> Self {
        Self { line, variable: None }
    }

    pub(crate) const fn with(self, name: &'static str, value: &'static str) -> Self {
        Self { line: self.line, variable: Some((name, value)) }
    }

    /// Returns the process to start: in the root, without questions, and without colour where there is no terminal.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or(OsString::from("cargo")));
        command.args(self.line.split(' ')).current_dir(root()).stdin(Stdio::null());
        // If it were inherited, every comparison would become a rewrite that passes.
        command.env_remove(PLAYTHROUGHS);
        // A clone that needs a password must fail and not wait.
        command.env("GIT_TERMINAL_PROMPT", "0");
        if is_plain() {
            // `TERM` is for rustfmt, which ignores the other two.
            command.env("CARGO_TERM_COLOR", "never").env("NO_COLOR", "1").env("TERM", "dumb");
        } else {
            // Output that is kept first and shown later has colours, too.
            command.env("CARGO_TERM_COLOR", "always");
        }
        if let Some((name, value)) = self.variable {
            command.env(name, value);
        }
        command
    }

    pub(crate) fn call(&self) -> Call {
        Call::new(self.to_string(), self.command())
    }

    /// Runs it and shows its output.
    pub(crate) fn run(&self) -> Result<(), String> {
        self.call().run()
    }

    /// Runs it and returns the path of the program `name` that it built, whatever target folder or platform the settings
    /// use. The line asks for cargo's messages as JSON.
    pub(crate) fn build(&self, name: &str) -> Result<PathBuf, String> {
        println!("$ {self}");
        let failed = |error| format!("`{self}` could not be started: {error}");
        let mut build = self.command().stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut program = None;
        if let Some(stdout) = build.stdout.take() {
            for message in Message::parse_stream(BufReader::new(stdout)).flatten() {
                if let Message::CompilerArtifact(artifact) = message
                    && artifact.target.name == name
                    && !artifact.profile.test
                    && let Some(path) = artifact.executable
                {
                    program = Some(path.into_std_path_buf());
                }
            }
        }
        let status = build.wait().map_err(failed)?;
        if !status.success() {
            return Err(format!("`{self}` ended with {status}"));
        }
        program.ok_or_else(|| format!("`{self}` has built no program named `{name}`"))
    }

    /// Runs it without showing its output. Returns what it wrote to standard error if it failed.
    pub(crate) fn ask(&self) -> Result<(), String> {
        match self.command().output() {
            Ok(output) if output.status.success() => Ok(()),
            Ok(output) => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl fmt::Display for Cargo<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, value)) = self.variable {
            let quote = if value.contains(' ') { "\"" } else { "" };
            write!(out, "{name}={quote}{value}{quote} ")?;
        }
        write!(out, "cargo {}", self.line)
    }
}

fn is_plain() -> bool {
    let in_ci = std::env::var("CI").is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"));
    in_ci || std::env::var_os("NO_COLOR").is_some() || !std::io::stdout().is_terminal()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_reads_as_a_line_for_the_shell() {
        let call = Cargo::new("doc --no-deps").with("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(call.to_string(), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --no-deps");
        assert_eq!(
            Cargo::new("test").with(PLAYTHROUGHS, "write").to_string(),
            "SALOON_PLAYTHROUGHS=write cargo test"
        );
    }

    #[test]
    fn the_variable_that_rewrites_playthroughs_is_never_inherited() {
        let command = Cargo::new("test").command();
        assert!(command.get_envs().any(|variable| variable == (PLAYTHROUGHS.as_ref(), None)));
    }
}
