//! A bar on the terminal for jobs that take a while.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr, stdout};

/// The length from which on reading takes noticeable time.
const MEGABYTE: u64 = 1 << 20;

/// Returns a bar for a few long steps, such as whole games. It is hidden where standard error is no terminal, or where
/// the results themselves go to the terminal.
pub(crate) fn long(length: u64, results_on_stdout: bool) -> ProgressBar {
    if !stderr().is_terminal() || (results_on_stdout && stdout().is_terminal()) {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent}%  {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Returns a bar for reading this many bytes. It is hidden for a short file.
pub(crate) fn bytes(length: u64) -> ProgressBar {
    if length < MEGABYTE { ProgressBar::hidden() } else { long(length, false) }
}

/// Returns a bar for many short steps. It is hidden where [`long`] hides one, and for a short job.
pub(crate) fn bar(length: u64, results_on_stdout: bool) -> ProgressBar {
    if length < 200 { ProgressBar::hidden() } else { long(length, results_on_stdout) }
}
