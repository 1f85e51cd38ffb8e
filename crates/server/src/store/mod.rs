//! What must outlive the process: devices, tables, their logs, and their results.
//!
//! Here: the promises of a store, as a trait that names no database. `sqlite/mod.rs` implements it in one file on the
//! host's disk; `conformance/mod.rs` tests any store against it. It stores steps, never states (I5), and does not
//! read their text. Deliberately absent: a clock, because every caller gives the time, and secrets, of which a store
//! sees only the hash. The reasons for the log are in `docs/adr/0019-the-store-is-a-log.md`.

#[cfg(feature = "conformance")]
pub mod conformance;
mod device;
mod error;
mod history;
mod log;
pub mod sqlite;
mod table;
mod upkeep;

pub use device::{Device, DeviceId, Millis};
pub use error::{Cause, Clash, StoreError};
pub use history::{
    Filter, Finished, FinishedRow, Mark, Outcome, Player, Rated, RatingRow, ResultRow, Statistics, Whose,
};
pub use log::LogEntry;
pub use table::{SeatOwner, Status, StoredTable, TableKey, TableRow};
pub use upkeep::{Retention, Swept};

use std::path::PathBuf;
use std::pin::Pin;

/// The future result of a request to a store.
pub type StoreFuture<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Stores what must not be lost. A server holds an `Arc<dyn Store>`.
///
/// A call takes its place in the order at once, not when its future is first polled. So a caller may make several
/// requests before it waits for any. Dropping the future does not cancel the request. The result of a change comes
/// when the change is durable; an error means that nothing of it was stored. A read after that result sees the
/// change.
pub trait Store: Send + Sync + 'static {
    /// Stores a new device. An identity that exists is a [`Clash`].
    fn add_device(&self, device: Device) -> StoreFuture<()>;

    /// Finds the device with this identity.
    fn device(&self, id: DeviceId) -> StoreFuture<Option<Device>>;

    /// Replaces a device: its nickname, its face, its secret, when it was seen.
    fn change_device(&self, device: Device) -> StoreFuture<()>;

    /// Deletes a device and every trace of it. Its ratings go, in results it becomes [`Player::Forgotten`], and its
    /// seats at unfinished tables lose their owner, so that others can play on. Returns whether there was such a
    /// device.
    fn forget_device(&self, id: DeviceId) -> StoreFuture<bool>;

    /// Stores a new table. Its name must be new, and its short code new among unfinished tables. If neither is, the
    /// [`Clash`] may name either.
    fn add_table(&self, row: TableRow) -> StoreFuture<TableKey>;

    /// Finds the table with this link name or, if there is none, the unfinished one with this short code.
    fn table(&self, name_or_code: &str) -> StoreFuture<Option<StoredTable>>;

    /// Replaces the row of an unfinished table.
    fn change_table(&self, key: TableKey, row: TableRow) -> StoreFuture<()>;

    /// Deletes an unfinished table with its log. Returns whether there was one.
    fn remove_table(&self, key: TableKey) -> StoreFuture<bool>;

    /// Lists the unfinished tables at which this device sits, newest change first.
    fn tables_of(&self, device: DeviceId) -> StoreFuture<Vec<StoredTable>>;

    /// Lists unfinished tables that anyone may find, newest change first.
    fn listed(&self, limit: usize) -> StoreFuture<Vec<StoredTable>>;

    /// Lists the link names of all unfinished tables, the oldest first.
    fn unfinished(&self) -> StoreFuture<Vec<String>>;

    /// Appends an entry to the log of an unfinished table. Entries never change.
    fn append(&self, key: TableKey, entry: LogEntry) -> StoreFuture<()>;

    /// Returns the log of an unfinished table, in order; of any other, nothing.
    fn log(&self, key: TableKey) -> StoreFuture<Vec<LogEntry>>;

    /// Ends a table, all or nothing: stores its transcript, results and ratings, deletes its log and its seats, and
    /// frees its short code. Players whose device has been forgotten stay forgotten. A rating that does not follow
    /// the stored one is a [`Clash`]: read it again and compute again.
    fn finish(&self, key: TableKey, finished: Finished) -> StoreFuture<()>;

    /// Ends a table without an outcome, all or nothing: stores its players by seat, deletes its log and its seats,
    /// and frees its short code. It has no transcript and counts in no statistics.
    fn give_up(&self, key: TableKey, at: Millis, players: Vec<Player>) -> StoreFuture<()>;

    /// Returns the transcript of the finished table with this link name. A table that was given up has none.
    fn transcript(&self, name: &str) -> StoreFuture<Option<String>>;

    /// Lists finished tables, the latest first. Those that were given up are included.
    fn finished(&self, filter: Filter) -> StoreFuture<Vec<FinishedRow>>;

    /// Lists the best ratings in a game, best first.
    fn ratings(&self, game: &str, limit: usize) -> StoreFuture<Vec<Rated>>;

    /// Returns the rating of a device in a game.
    fn rating_of(&self, device: DeviceId, game: &str) -> StoreFuture<Option<RatingRow>>;

    /// Returns a player's results by game, ordered by the game's name.
    fn statistics(&self, whose: Whose) -> StoreFuture<Vec<Statistics>>;

    /// Deletes what is older than the retention allows.
    fn sweep(&self, retention: Retention) -> StoreFuture<Swept>;

    /// Writes a copy of everything, as of now, to a new file, while play goes on.
    fn back_up(&self, to: PathBuf) -> StoreFuture<()>;

    /// Closes the store. The result comes when all earlier requests are written and another process may open it.
    /// Later requests fail with [`StoreError::Closed`].
    fn close(&self) -> StoreFuture<()>;
}
