//! A table as a store knows it. Deliberately absent: what happened at it; that is `log.rs`.

use super::{DeviceId, Millis};

/// Which table, inside the server. It says nothing to a client and is never reused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableKey(pub i64);

/// What is known of a table besides its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// The name in its link; unique for ever.
    pub name: String,
    /// The code that people tell each other; unique among unfinished tables only.
    pub code: String,
    /// Which game.
    pub game: String,
    /// By which edition of its rules.
    pub edition: u16,
    /// Whether anyone may find it.
    pub listed: bool,
    /// Whether play has begun.
    pub status: Status,
    /// When it was made.
    pub created: Millis,
    /// When something other than play last changed. Actions are in the log, and [`sweep`](super::Store::sweep) counts
    /// them.
    pub changed: Millis,
    /// The owners of seats, in ascending order of seats. A device that is not stored is left out.
    pub seated: Vec<SeatOwner>,
    /// All other settings, as JSON of the server (options, bots, tempo, seed, entropy). A store does not read it. It
    /// has no nicknames and no devices.
    pub setup: String,
}

/// A device that owns a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatOwner {
    /// The seat; each has one owner at most.
    pub seat: u8,
    /// Its owner. The same device may own several.
    pub device: DeviceId,
}

/// How far an unfinished table is. Only [`finish`](super::Store::finish) and
/// [`give_up`](super::Store::give_up) make one over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// People are finding their seats.
    Gathering,
    /// There are steps.
    Playing,
}

/// A stored table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Which one.
    pub key: TableKey,
    /// What is known of it. Once it is over, its seats are those of the results.
    pub row: TableRow,
    /// When it ended, if it is over.
    pub over: Option<Millis>,
    /// Whether it ended by being given up.
    pub given_up: bool,
}
