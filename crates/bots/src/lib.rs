//! Players that are programs. A bot receives a view, never a state (invariant I2): it is a
//! property of the types, because [`Bot::choose`] is given nothing else.
//!
//! Read in this order: [`Bot`], [`Heuristics`] (what is known about playing one game well, a small
//! trait) and `heuristics/*` (the three games), [`Greedy`], [`Ismcts`] (tree search over imagined
//! worlds, which names no game) and `weighted_worlds` (which worlds explain what others did), [`Strength`] (what players choose between), [`hints`] (what a seat
//! may be told about its choices), [`play_game`] (a game between bots). Deliberately absent: I/O,
//! text, and clocks but for a budget in milliseconds.

/// Which bots these are: a new number whenever one of them plays otherwise with the same luck, so
/// that what was measured is not mixed up. `tests/edition.rs` tells when that is.
pub const EDITION: u16 = 2;

mod banter;
mod bot;
mod greedy;
mod heuristics;
mod hint;
mod ismcts;
mod play_game;
mod rollout;
mod sample_stats;
mod strength;
mod weighted_worlds;

pub use banter::{Banter, Line};
pub use bot::{Bot, Random};
pub use greedy::{Greedy, Greenhorn};
pub use heuristics::{HasHeuristics, Heuristics, HeuristicsOf, Odds, SearchMode};
pub use hint::{Hint, hints};
pub use ismcts::{ActionStats, Budget, Ismcts, WorldSampler};
pub use play_game::play_game;
pub use rollout::{Values, rollout_from};
pub use sample_stats::{Estimate, SampleStats};
pub use strength::Strength;
