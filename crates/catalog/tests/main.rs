//! What the catalogue promises for every game: sentences, options, setup errors, scorecards, resuming.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

mod offered;
mod resume;
mod scorecard;
mod setup_errors;
mod spoken;
mod status;
