//! Transcripts: independent vectors, problems and their sentences, lessons, broken input.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

mod lessons;
mod never_panics;
mod problems;
mod vectors;
