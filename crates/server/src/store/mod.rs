//! What must outlive the process: devices, tables, what happened at them, and how they ended.
//!
//! Here: the promises of a store, as a trait that names no database. `sqlite/mod.rs` keeps them in
//! one file on the host's disk; `conformance/mod.rs` asks any store whether it keeps them. Steps are
//! stored, never states (I5), and the text of a step is opaque here. Deliberately absent: a clock, as
//! every time is given by the caller, and secrets, of which a store sees only the hash. Why the log is
//! as it is: `docs/adr/0019-the-store-is-a-log.md`.

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

/// What a store will have to say.
pub type StoreFuture<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Keeps what must not be lost. A server holds an `Arc<dyn Store>`.
///
/// A call takes its place at once, not when its answer is first awaited: changes happen in the order
/// of the calls, so a caller may ask several things before it waits for any. Dropping an answer does
/// not take the question back. An answer to a change comes when the change is durable, and an error
/// means that nothing of it was kept. Whoever reads after such an answer sees the change.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new device. An identity that exists is a [`Clash`].
    fn add_device(&self, device: Device) -> StoreFuture<()>;

    /// The device with this identity.
    fn device(&self, id: DeviceId) -> StoreFuture<Option<Device>>;

    /// Replaces what is known of a device: its nickname, its face, its secret, when it was seen.
    fn change_device(&self, device: Device) -> StoreFuture<()>;

    /// Deletes a device and every trace of it: its ratings go, in results it becomes
    /// [`Player::Forgotten`], and at unfinished tables its seat belongs to nobody, so that others can
    /// play on. Tells whether there was such a device.
    fn forget_device(&self, id: DeviceId) -> StoreFuture<bool>;

    /// Keeps a new table. Its name must be new, its short code new among unfinished tables; if neither
    /// is, the [`Clash`] may be told of either.
    fn add_table(&self, row: TableRow) -> StoreFuture<TableKey>;

    /// The table with this link name or, if there is none, the unfinished one with this short code.
    fn table(&self, name_or_code: &str) -> StoreFuture<Option<StoredTable>>;

    /// Replaces what is known of an unfinished table.
    fn change_table(&self, key: TableKey, row: TableRow) -> StoreFuture<()>;

    /// Deletes an unfinished table with its log, as if it had never been. Tells whether there was one.
    fn remove_table(&self, key: TableKey) -> StoreFuture<bool>;

    /// The unfinished tables at which this device sits, newest change first.
    fn tables_of(&self, device: DeviceId) -> StoreFuture<Vec<StoredTable>>;

    /// Unfinished tables that anybody may find, newest change first.
    fn listed(&self, limit: usize) -> StoreFuture<Vec<StoredTable>>;

    /// The link names of all unfinished tables, the oldest first.
    fn unfinished(&self) -> StoreFuture<Vec<String>>;

    /// Writes down what happened at an unfinished table. Entries are never changed.
    fn append(&self, key: TableKey, entry: LogEntry) -> StoreFuture<()>;

    /// All that happened at an unfinished table, in order; of any other, nothing.
    fn log(&self, key: TableKey) -> StoreFuture<Vec<LogEntry>>;

    /// Ends a table, all or nothing: its transcript and results are kept, its ratings counted, its
    /// log and its seats go, and its short code is free again. Players whose device has meanwhile been
    /// forgotten stay forgotten. A rating that does not follow the kept one is a [`Clash`]: read it
    /// again, compute anew.
    fn finish(&self, key: TableKey, finished: Finished) -> StoreFuture<()>;

    /// Ends a table without an outcome, all or nothing: who played it (by seat) is kept, its log and its
    /// seats go, and its short code is free again. It has no transcript and counts in no statistics.
    fn give_up(&self, key: TableKey, at: Millis, players: Vec<Player>) -> StoreFuture<()>;

    /// The transcript of the finished table with this link name. A table that was given up has none.
    fn transcript(&self, name: &str) -> StoreFuture<Option<String>>;

    /// Finished tables, those that were given up included, the latest first.
    fn finished(&self, filter: Filter) -> StoreFuture<Vec<FinishedRow>>;

    /// The best ratings in a game, best first.
    fn ratings(&self, game: &str, limit: usize) -> StoreFuture<Vec<Rated>>;

    /// The rating of a device in a game.
    fn rating_of(&self, device: DeviceId, game: &str) -> StoreFuture<Option<RatingRow>>;

    /// How somebody has fared, by game, in the order of their names.
    fn statistics(&self, whose: Whose) -> StoreFuture<Vec<Statistics>>;

    /// Deletes what has been kept for long enough.
    fn sweep(&self, retention: Retention) -> StoreFuture<Swept>;

    /// Writes a copy of everything, as of now, to a new file, while play goes on.
    fn back_up(&self, to: PathBuf) -> StoreFuture<()>;

    /// Ends the store: answers when all that was asked before is written and the place is free for
    /// another. Whatever is asked afterwards is refused with [`StoreError::Closed`].
    fn close(&self) -> StoreFuture<()>;
}
