//! What every game is made of, and nothing that belongs to one game.
//!
//! Read in this order: [`Game`] and [`State`] (the contract), [`View`] (what one viewer may know), [`Step`]
//! and [`Awaits`] (what happens), [`Action`] and [`Chance`] (how it is written), [`Journal`] (how it is
//! narrated), [`Luck`] (where chance comes from). Deliberately absent: text in any language, clocks, I/O, and
//! every dependency: only the feature `wire`, for JSON and TypeScript, needs two.
//! A complete small game to copy is `crates/testkit/tests/high_noon/mod.rs`. What all games must hold to is
//! checked by crate `testkit`.
//!
//! A game is a value that is asked what comes next:
//!
//! ```
//! use kernel::{Awaits, Game, QuickLuck, State, playout};
//!
//! /// Returns the winners of one random game.
//! fn random_winners<G: Game>(options: &G::Options, seats: u8, seed: u64) -> Vec<kernel::Seat> {
//!     let mut state = G::open(options, seats).expect("the game can be played with so many seats");
//!     playout(&mut state, &mut QuickLuck::new(seed), &mut Vec::new());
//!     assert_eq!(state.awaits(), Awaits::Nothing);
//!     state.standing().expect("a finished game has a standing").winners().collect()
//! }
//! ```
//!
//! What a game says has no language until a client chooses one:
//!
//! ```
//! use kernel::{Message, Seat};
//!
//! let message = Message::new("wild-shots-played").with("seat", Seat(1)).with("card", "red7");
//! assert_eq!(format!("{message:?}"), "wild-shots-played(seat=#1, card=red7)");
//! ```

mod array_vec;
mod bits;
mod contract;
mod game;
mod journal;
mod listing;
mod luck;
mod message;
mod notation;
mod options;
mod playout;
mod scorecard;
mod seat;
mod standing;
mod step;
#[cfg(feature = "wire")]
pub mod wire;

pub use array_vec::ArrayVec;
pub use bits::{extend_from_bits, set_bits};
pub use game::{ActionOf, ChanceOf, Feeling, Game, Notice, SeatsOutOfRange, State, StepIn, StepOf, View};
pub use journal::{Journal, Recorder};
pub use listing::{Listed, Listing};
pub use luck::{Luck, QuickLuck, below_wide};
pub use message::{Arg, Message};
pub use notation::{Action, Chance, ChanceError, Field, Fields, chance_text};
pub use options::{NoOptions, OptionError, OptionSpec, OptionValue, Options};
pub use playout::{Tally, playout};
pub use scorecard::Scorecard;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use standing::{Decided, Standing};
pub use step::{Awaits, Checked, Coded, Refusal, Rule, Step};
