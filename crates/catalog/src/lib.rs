//! The list of games, with their types erased once.
//!
//! This is the only crate that lists the games: in `GAMES` below, in `wire.rs`, and by the `wire` features in its
//! manifest. People, bots and servers play at an [`AnyTable`]: it gives views, actions and notices, never a state. Its
//! [`AnyPast`] and [`AnyMemory`] give those of earlier steps. [`AnyReplay`] is the whole truth, for `simulate`, `verify`
//! and `hint` only (the one exception of invariant I2). Deliberately absent: JSON, except that of views and events, which
//! the games write and this crate passes on.

mod game;
mod hint;
mod log;
mod memory;
mod menu;
mod past;
mod rejection;
mod replay;
mod setup_error;
mod table;
mod variant;
mod wire;

pub use ::table::NewsItem;
pub use bots::{Banter, Budget, EDITION as BOTS_EDITION, Estimate, Line, Odds, SampleStats, Strength};
pub use game::AnyGame;
pub use hint::AnyHint;
pub use log::{LogError, LogErrorKind, take_back_line};
pub use memory::AnyMemory;
pub use menu::menu;
pub use past::{AnyMoment, AnyObservation, AnyPast};
pub use protocol::Reason;
pub use rejection::Rejection;
pub use replay::{AnyReplay, ChanceRecord, StepError};
pub use setup_error::SetupError;
pub use table::{
    AnyNews, AnyNotice, AnyStep, AnyTable, CheckedAction, ChooseJob, CitedMessage, Declining, HintJob,
    LegalAction,
};
pub use variant::Variant;

use dice_town::DiceTown;
use game::ErasedGame;
use wild_shots::WildShots;
use wyatt_earp::WyattEarp;

static GAMES: [&dyn AnyGame; 3] =
    [&ErasedGame::<WildShots>::new(), &ErasedGame::<WyattEarp>::new(), &ErasedGame::<DiceTown>::new()];

/// Returns every game, in the order in which they are listed to people.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &GAMES
}

/// Returns the game of this name.
///
/// # Errors
/// [`SetupError::Game`], which lists the known games.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, SetupError> {
    let game = games().iter().find(|game| game.name() == name).copied();
    game.ok_or_else(|| SetupError::Game { name: name.to_owned() })
}
