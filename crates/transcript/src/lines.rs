//! Reads lines of any file in bounded memory. What a line means is `record.rs`.

use std::io::{self, BufRead, Read};

/// The longest line a transcript may have, in bytes. Games write at most a few KiB.
pub const MAX_LINE: usize = 1 << 20;

/// One line, without its end.
pub(crate) enum Line {
    Text(String),
    TooLong,
    NotUtf8,
}

/// Reads lines and counts them.
pub(crate) struct Lines<R> {
    reader: R,
    /// The number of the line read last; the first is 1.
    pub(crate) number: u64,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(reader: R) -> Lines<R> {
        Lines { reader, number: 0 }
    }

    pub(crate) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        (&mut self.reader).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        if bytes.last() == Some(&b'\n') {
            bytes.pop();
        } else if bytes.len() > MAX_LINE {
            self.skip_line()?;
            return Ok(Some(Line::TooLong));
        }
        Ok(Some(String::from_utf8(bytes).map_or(Line::NotUtf8, Line::Text)))
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.reader.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            if let Some(end) = buffer.iter().position(|&byte| byte == b'\n') {
                self.reader.consume(end + 1);
                return Ok(());
            }
            let length = buffer.len();
            self.reader.consume(length);
        }
    }
}
