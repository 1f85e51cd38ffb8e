//! The list of games, with their types erased once.
//!
//! This is the only crate that lists the games: one line for each below, and one in its manifest. People, bots and
//! servers play at an [`AnyTable`]: it gives views, actions and notices, never a state. Its [`AnyPast`] and [`AnyMemory`]
//! give those of earlier steps. [`AnyReplay`] is the whole truth, for `simulate`, `verify` and `hint` only (the one
//! exception of invariant I2). Deliberately absent: JSON, except that of views and events, which the games write and this
//! crate passes on.

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

use game::ErasedGame;

/// Lists the games by their crates and names.
macro_rules! list_games {
    ($($home:ident::$game:ident,)+) => {
        static GAMES: &[&dyn AnyGame] = &[$(&ErasedGame::<$home::$game>::new()),+];
        $(wire::wire_game! { $home::$game, ::$home::wire })+
    };
}

// Another game is another line here, and its crate in the manifest.
list_games! {
    wild_shots::WildShots,
    wyatt_earp::WyattEarp,
    dice_town::DiceTown,
}

/// Returns every game, in the order in which they are listed to people.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// Returns the game of this name.
///
/// # Errors
/// [`SetupError::Game`], which lists the known games.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, SetupError> {
    let game = games().iter().find(|game| game.name() == name).copied();
    game.ok_or_else(|| SetupError::Game { name: name.to_owned() })
}
