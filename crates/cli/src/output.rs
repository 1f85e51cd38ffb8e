//! Where results go: a file, or standard output. No command overwrites a file unless `--force` is given.

use crate::failure::{Failure, Outcome};
use kernel::Message;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

/// The name of standard input and output.
pub(crate) const STANDARD: &str = "-";

/// Opens a new file for writing, or standard output for `-`. With `force`, the file may exist and is overwritten.
pub(crate) fn create(path: &Path, force: bool) -> Outcome<Box<dyn Write>> {
    if path == Path::new(STANDARD) {
        return Ok(Box::new(BufWriter::new(io::stdout())));
    }
    // A device or a pipe exists and holds nothing that could be lost.
    let is_device = path.exists() && !path.is_file();
    let file = if force || is_device { File::create(path) } else { File::create_new(path) };
    let file = file.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(path),
        _ => Failure::io(path.display().to_string())(error),
    })?;
    Ok(Box::new(BufWriter::new(file)))
}

/// The failure of a command that would overwrite this file.
pub(crate) fn exists(path: &Path) -> Failure {
    Failure::Usage(Message::new("cli-out-exists").with("file", path.display().to_string()))
}

/// Writes a line to standard output. On a terminal it is wrapped at words, and the lines below the first are indented to
/// the text behind `head`.
pub(crate) fn print_line(head: &str, text: &str) -> Outcome<()> {
    let line = format!("{head}{text}");
    if !io::stdout().is_terminal() {
        return print(&format!("{line}\n"));
    }
    let indent = " ".repeat(head.chars().count());
    let options = textwrap::Options::with_termwidth().subsequent_indent(&indent);
    print(&format!("{}\n", textwrap::fill(&line, options)))
}

/// Writes a text to standard output without delay.
pub(crate) fn print(text: &str) -> Outcome<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Failure::io(STANDARD))
}
