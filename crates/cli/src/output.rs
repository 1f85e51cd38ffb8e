//! Where results go: a file, or standard output.

use crate::failure::{Failure, Outcome};
use std::fs::File;
use std::io::{self, BufWriter, Write};
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

/// Writes a text to standard output at once.
pub(crate) fn print(text: &str) -> Outcome<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(Failure::io(STANDARD))
}
