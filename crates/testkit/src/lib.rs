//! What every game is tested with: laws, scripts, playthroughs, benches.
//!
//! Read `laws` first: each game makes one call. `tests/high_noon/mod.rs` is the small game to copy, and
//! `tests/laws.rs` beside it shows the call. This crate is for tests and benches only. Nothing that ships
//! depends on it.

mod allocation;
pub mod bench;
mod history;
mod laws;
mod means;
mod play;
pub mod playthrough;
mod script;
pub mod wire;

pub use allocation::no_allocation;
pub use history::History;
pub use laws::{Lawful, ViewIn, laws};
pub use means::assert_same_mean;
pub use play::{FixedLuck, play_out, play_random};
pub use script::{Script, ScriptedLuck};
