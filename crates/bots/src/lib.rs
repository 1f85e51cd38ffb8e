//! Bots: players that are programs. A bot receives a view, never a state (invariant I2):
//! [`Bot::choose`] is given nothing else. One function can be given the truth,
//! [`Ismcts::choose_in_worlds`]; it is for measurements, and `cargo xtask tidy` keeps it inside this
//! crate.
//!
//! Read in this order: [`Bot`]; [`Heuristics`], a small trait for what is known about playing one
//! game well, and `heuristics/*`, the three games; [`Greedy`]; [`Ismcts`], the tree search over
//! imagined worlds, which names no game; `weighted_worlds`, which finds the worlds that explain
//! what others did; [`Strength`], what players choose between; [`hints`], what a seat may be told
//! about its choices; [`play_game`], a game between bots. Deliberately absent: I/O, text, and
//! clocks other than a budget in milliseconds.
//!
//! # Example
//! Open a game, let chance deal, and let a bot choose for the seat that must act:
//!
//! ```
//! use bots::Strength;
//! use kernel::{Awaits, Game, NoOptions, QuickLuck, State, Step, View, Viewer};
//! use wild_shots::WildShots;
//!
//! let mut luck = QuickLuck::new(7);
//! let mut state = WildShots::open(&NoOptions, 3)?;
//! while state.awaits() == Awaits::Chance {
//!     let chance = state.sample(&mut luck);
//!     state.apply(&Step::Chance(chance));
//! }
//! let seat = state.awaits().seats().first().expect("a seat leads");
//!
//! // The bot receives the seat's view, and no other card.
//! let view = state.view(Viewer::Seat(seat));
//! for strength in [Strength::Greenhorn, Strength::Deputy, Strength::read("ismcts:50").expect("a strength")] {
//!     let action = strength.choose::<WildShots>(&view, &mut luck);
//!     assert!(view.actions().contains(&action));
//! }
//! # Ok::<(), kernel::SeatsOutOfRange>(())
//! ```

/// The edition of the bots. The number changes whenever a bot plays differently with the same luck,
/// so that measurements of different bots are not mixed. `tests/edition.rs` detects such a change.
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
