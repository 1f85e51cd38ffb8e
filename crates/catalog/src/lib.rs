//! The games there are, with their types erased once.
//!
//! This is the only crate that lists the games: adding one is a line in [`games`]. Two
//! erased things come out of it. [`AnyTable`] is what people, bots and servers play at: it
//! gives views, actions and notices, and knows of no state; its [`AnyPast`] and [`AnyMemory`] give those of earlier
//! steps. [`AnyReplay`] is the whole truth, for `simulate`, `verify` and nothing else (invariant I2's one
//! exception). Deliberately absent: JSON, which begins in crate `transcript` and in the protocol, but for views and events,
//! which are made by the games and only passed on.

mod erased;
mod fault;
mod hint;
mod log;
mod memory;
mod menu;
mod past;
mod rejection;
mod replay;
mod shown;
mod table;
mod variant;

pub use bots::{Banter, Budget, EDITION as BOTS_EDITION, Estimate, Line, Odds, SampleStats, Strength};
pub use erased::AnyGame;
pub use fault::Fault;
pub use hint::AnyHint;
pub use log::{BrokenLog, Wrong, taken_back};
pub use memory::AnyMemory;
pub use menu::menu;
pub use past::{AnyMoment, AnyPast, Happened, Seen};
pub use protocol::Reason;
pub use rejection::Rejection;
pub use replay::{AnyReplay, ChanceRecord, StepFault};
pub use table::{
    Adviser, AnyNews, AnyNotice, AnyStep, AnyTable, CheckedAction, Cited, Declining, LegalAction, Mind, Told,
};
pub use variant::Variant;

use dice_town::DiceTown;
use erased::Erased;
use wild_shots::WildShots;
use wyatt_earp::WyattEarp;

static GAMES: [&dyn AnyGame; 3] =
    [&Erased::<WildShots>::new(), &Erased::<WyattEarp>::new(), &Erased::<DiceTown>::new()];

/// Every game, in the order in which they are listed to people.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &GAMES
}

/// The game of this name.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, Fault> {
    let game = games().iter().find(|game| game.name() == name).copied();
    game.ok_or_else(|| Fault::Game { name: name.to_owned() })
}
