//! What every game is tested with: the laws, scripts, playthroughs, benches.
//!
//! Read `laws` first: one call per game. `tests/high_noon/mod.rs` is the small game to
//! copy, and `tests/laws.rs` beside it shows the call. This crate is for tests and benches
//! only; nothing that ships depends on it.

mod allocation;
pub mod bench;
mod history;
mod laws;
mod means;
pub mod playthrough;
mod script;
mod watch;
pub mod wire;

pub use allocation::no_allocation;
pub use history::History;
pub use laws::{Lawful, ViewIn, laws};
pub use means::same_mean;
pub use script::{Script, ScriptedLuck};
pub use watch::{FixedLuck, decide_all, watch};
