//! Results, ratings, and queries about them. Deliberately absent: computing a rating.

use super::{DeviceId, Millis, TableKey};

/// The end of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// When.
    pub at: Millis,
    /// The whole transcript. It names seats, never people.
    pub transcript: String,
    /// One for each seat.
    pub results: Vec<ResultRow>,
    /// The ratings that this table changed. Each counts one game more than the stored one.
    pub ratings: Vec<RatingRow>,
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The seat.
    pub seat: u8,
    /// Who played it.
    pub player: Player,
    /// What it scored; nothing if the table was given up.
    pub outcome: Option<Outcome>,
}

/// What a seat scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Its score.
    pub score: i32,
    /// Its place; 1 is best, and several may share it.
    pub place: u8,
}

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person.
    Person {
        /// The device, while it is known.
        device: DeviceId,
        /// The nickname it had then.
        nickname: String,
    },
    /// A person whose device was forgotten.
    Forgotten,
    /// A bot, by its name.
    Bot(String),
}

/// A rating as it is after a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    /// Whose.
    pub device: DeviceId,
    /// In which game.
    pub game: String,
    /// The estimate.
    pub rating: f64,
    /// How unsure it is, in the same unit.
    pub uncertainty: f64,
    /// How many games it rests on.
    pub games: u32,
}

/// A rating with its player's name.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// What its device is called today.
    pub nickname: String,
    /// The rating.
    pub rating: RatingRow,
}

/// Which finished tables are wanted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Those at which this device played.
    pub device: Option<DeviceId>,
    /// Those of this game.
    pub game: Option<String>,
    /// Those that anyone may find, and no private ones.
    pub listed_only: bool,
    /// Those that come after this one, in the order of the answer: the next page.
    pub after: Option<Mark>,
    /// No more than so many.
    pub limit: usize,
}

/// Where a page of finished tables ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// When its last table ended.
    pub at: Millis,
    /// Which one it was; several may end in one millisecond.
    pub key: TableKey,
}

/// A finished table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedRow {
    /// Which one.
    pub key: TableKey,
    /// The name in its link.
    pub name: String,
    /// Which game.
    pub game: String,
    /// By which edition of its rules.
    pub edition: u16,
    /// Whether anyone may find it.
    pub listed: bool,
    /// When it was made.
    pub created: Millis,
    /// When it ended.
    pub at: Millis,
    /// Whether it was given up, without an outcome.
    pub given_up: bool,
    /// How the seats fared, in their order.
    pub results: Vec<ResultRow>,
}

impl FinishedRow {
    /// For the [`Filter`] of what comes after it.
    pub fn mark(&self) -> Mark {
        Mark { at: self.at, key: self.key }
    }
}

/// The player whose statistics are wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    /// Those of one device.
    Device(DeviceId),
    /// Those of all players with this nickname.
    Nickname(String),
}

/// A player's results in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// How many times it was played.
    pub games: u32,
    /// How many times the place was the first, alone or shared.
    pub wins: u32,
    /// The mean place.
    pub mean_place: f64,
}
