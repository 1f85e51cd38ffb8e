//! What every game is made of, and nothing that any one game knows.
//!
//! Read in this order: [`Game`] and [`State`] (the contract), [`View`] (what one viewer
//! may know), [`Step`] and [`Awaits`] (what happens), [`Action`] and [`Chance`] (how it is
//! written), [`Luck`] (where chance comes from). Deliberately absent: text in any language,
//! clocks, I/O, every dependency, and JSON: what the games' `wire` modules share is macros.
//! A complete small game to copy is `crates/testkit/tests/high_noon/mod.rs`; what all games
//! must keep to is crate `testkit`.

mod contract;
mod flat;
mod game;
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
mod wire;

pub use flat::{FlatList, extend_from_bits, ones};
pub use game::{ActionOf, ChanceOf, Feeling, Game, Notice, SeatsOutOfRange, State, StepIn, StepOf, View};
pub use listing::{Listed, Listing};
pub use luck::{Luck, QuickLuck, below_wide};
pub use message::{Arg, Message};
pub use notation::{Action, Chance, Field, Fields, Misread, chance_text};
pub use options::{NoOptions, OptionSpec, OptionValue, Options};
pub use playout::{Tally, playout};
pub use scorecard::Scorecard;
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use standing::{Decided, Standing};
pub use step::{Awaits, Coded, Refusal, Rule, Step};
