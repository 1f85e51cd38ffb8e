//! Where transcripts come from: a file, or standard input.

use crate::failure::{Failure, Outcome};
use crate::output::STANDARD;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

/// Opens a file for reading, or standard input for `-`. Returns it with its name, for messages.
pub(crate) fn open(path: &Path) -> Outcome<(String, Box<dyn BufRead>)> {
    let name = path.display().to_string();
    if path == Path::new(STANDARD) {
        return Ok((name, Box::new(io::stdin().lock())));
    }
    let file = File::open(path).map_err(Failure::io(name.clone()))?;
    Ok((name, Box::new(BufReader::new(file))))
}
