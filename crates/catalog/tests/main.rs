//! What the catalogue promises for every game: sentences, options, faults, scorecards, resuming.
//!
//! One test binary for the crate: each file is a module, so support code is compiled once.

mod faults;
mod offered;
mod resume;
mod scorecard;
mod spoken;
mod status;
