//! A bar on the terminal for jobs that take a while.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr, stdout};

/// What is read in no time.
const MEGABYTE: u64 = 1 << 20;

/// A bar for few long steps, such as whole games.
pub(crate) fn long(length: u64, results_on_stdout: bool) -> ProgressBar {
    if !stderr().is_terminal() || (results_on_stdout && stdout().is_terminal()) {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {percent}%  {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A bar for so many bytes that are read, where what is said of them steps aside for it.
pub(crate) fn bytes(length: u64) -> ProgressBar {
    if length < MEGABYTE { ProgressBar::hidden() } else { long(length, false) }
}

/// A bar of that length on standard error; none where that is no terminal, where the
/// results themselves go to the terminal, or where the job is short.
pub(crate) fn bar(length: u64, results_on_stdout: bool) -> ProgressBar {
    if length < 200 { ProgressBar::hidden() } else { long(length, results_on_stdout) }
}
