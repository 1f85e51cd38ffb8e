//! Where results go: a file, or standard output.

use crate::failure::{Failure, Outcome};
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

/// The name of standard input and output.
pub(crate) const STANDARD: &str = "-";

/// Opens a file for writing, or standard output for `-`.
pub(crate) fn create(path: &Path) -> Outcome<Box<dyn Write>> {
    if path == Path::new(STANDARD) {
        return Ok(Box::new(BufWriter::new(io::stdout())));
    }
    let file = File::create(path).map_err(Failure::io(path.display().to_string()))?;
    Ok(Box::new(BufWriter::new(file)))
}

/// Writes a line to standard output, wrapped at words where that is a terminal; what goes on
/// below the first line stands under the text behind `head`.
pub(crate) fn print_line(head: &str, text: &str) -> Outcome<()> {
    let line = format!("{head}{text}");
    if !io::stdout().is_terminal() {
        return print(&format!("{line}\n"));
    }
    let indent = " ".repeat(head.chars().count());
    let options = textwrap::Options::with_termwidth().subsequent_indent(&indent);
    print(&format!("{}\n", textwrap::fill(&line, options)))
}

/// Writes a text to standard output at once.
pub(crate) fn print(text: &str) -> Outcome<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Failure::io(STANDARD))
}
