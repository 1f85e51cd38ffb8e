//! The command `saloon`, run as a user runs it.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

mod arena;
mod command;
mod import;
mod overwriting;
mod play;
mod serve;
mod tour;
