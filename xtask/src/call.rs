//! A process, with the line that a person would type for it.
//!
//! Here: starting one, showing or keeping its output, and ending it after a time. Deliberately not here: which processes;
//! see `cargo.rs` and `web.rs`.

use std::io::{Read, Result as IoResult};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

pub(crate) struct Call {
    line: String,
    command: Command,
}

impl Call {
    pub(crate) fn new(line: impl Into<String>, command: Command) -> Self {
        Self { line: line.into(), command }
    }

    /// Runs it and shows its output.
    pub(crate) fn run(mut self) -> Result<(), String> {
        println!("$ {}", self.line);
        outcome(&self.line, self.command.status())
    }

    /// Runs it and adds its output to `output`, so that others can run beside it.
    pub(crate) fn keep(self, output: &mut String) -> Result<(), String> {
        output.extend(["$ ", &self.line, "\n"]);
        outcome(&self.line, kept(self.command, output))
    }

    /// Runs it, shows its output, and ends it if it takes longer than `limit`.
    pub(crate) fn run_within(mut self, limit: Duration) -> Result<(), String> {
        println!("$ {}", self.line);
        let child = self.command.spawn().map_err(|error| not_started(&self.line, &error))?;
        let ended = wait(child, limit).map_err(|error| format!("`{}`: {error}", self.line))?;
        match ended {
            Some(status) => outcome(&self.line, Ok(status)),
            None => {
                Err(format!("`{}` was ended, because it took longer than {} s", self.line, limit.as_secs()))
            }
        }
    }
}

/// Returns where a program is, as a shell would find it.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

fn outcome(line: &str, ended: IoResult<ExitStatus>) -> Result<(), String> {
    match ended {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` ended with {status}")),
        Err(error) => Err(not_started(line, &error)),
    }
}

fn not_started(line: &str, error: &std::io::Error) -> String {
    format!("`{line}` could not be started: {error}")
}

fn kept(mut command: Command, output: &mut String) -> IoResult<ExitStatus> {
    let (mut reader, writer) = std::io::pipe()?;
    let mut child = command.stdout(writer.try_clone()?).stderr(writer).stdin(Stdio::null()).spawn()?;
    // The command owns ends of the pipe, and reading ends only when all of them are closed.
    drop(command);
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    *output += &String::from_utf8_lossy(&bytes);
    child.wait()
}

/// Waits for a process. Returns `None` if it had to be ended.
fn wait(mut child: Child, limit: Duration) -> IoResult<Option<ExitStatus>> {
    let began = Instant::now();
    while began.elapsed() < limit {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    end(&mut child)?;
    Ok(None)
}

/// Ends a process and those it has started: a test that never returns is a child of cargo, and would go on without it.
fn end(child: &mut Child) -> IoResult<()> {
    if cfg!(unix) {
        // Where there is no `pkill`, the process itself is ended all the same.
        let parent = child.id().to_string();
        let _ = Command::new("pkill").args(["-KILL", "-P", &parent]).status();
    }
    child.kill()?;
    child.wait().map(drop)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Call {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        Call::new("script", command)
    }

    #[test]
    fn output_is_kept_whole_and_in_order() {
        let mut output = String::new();
        assert_eq!(shell("echo one; echo two >&2; echo three").keep(&mut output), Ok(()));
        assert_eq!(output, "$ script\none\ntwo\nthree\n");
    }

    #[test]
    fn a_failure_names_its_line_and_keeps_its_output() {
        let mut output = String::new();
        let failure = shell("echo why; exit 3").keep(&mut output).expect_err("it fails");
        assert!(failure.starts_with("`script` ended with"), "{failure}");
        assert_eq!(output, "$ script\nwhy\n");
    }

    #[test]
    fn what_takes_too_long_is_ended_with_its_children() {
        let began = Instant::now();
        let failure = shell("sleep 60; true").run_within(Duration::from_millis(100));
        assert_eq!(failure, Err("`script` was ended, because it took longer than 0 s".into()));
        assert!(began.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn what_ends_in_time_passes_or_fails_by_itself() {
        let limit = Duration::from_secs(60);
        assert_eq!(shell("true").run_within(limit), Ok(()));
        assert!(shell("false").run_within(limit).is_err());
    }

    #[test]
    fn programs_are_found_as_a_shell_finds_them() {
        assert!(on_path("sh").is_some_and(|file| file.is_absolute()));
        assert_eq!(on_path("there-is-no-such-program"), None);
    }
}
