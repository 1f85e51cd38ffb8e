//! A store in one SQLite file, for one server.
//!
//! Here: the store as others use it. One thread writes (`writer.rs`), a few read (`readers.rs`). Their SQL is in the
//! files beside them, one for each part of the trait. `file.rs` opens the file; `0001.sql` is its layout.
//! Deliberately absent: a second server on the same file; it is refused.

mod compactor;
mod devices;
mod fault;
mod file;
mod history;
mod log_tails;
mod logs;
mod ratings;
mod readers;
mod tables;
mod upkeep;
mod writer;

pub use file::Durability;

use super::{
    Device, DeviceId, Filter, Finished, FinishedRow, LogEntry, Millis, Player, Rated, RatingRow, Retention,
    Statistics, Store, StoreError, StoreFuture, StoredTable, Swept, TableKey, TableRow, Whose,
};
use log_tails::{DurableTails, LogTails};
use readers::{Question, at_once};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;
use writer::{Change, Command, Undo, Writer, Writing};

/// How a [`SqliteStore`] is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SqliteOptions {
    /// What "durable" means.
    pub durability: Durability,
    /// How many threads read; one at least.
    pub readers: usize,
}

impl Default for SqliteOptions {
    fn default() -> SqliteOptions {
        SqliteOptions { durability: Durability::default(), readers: 2 }
    }
}

/// A [`Store`] in one file. When it is dropped, all that was asked is written first.
pub struct SqliteStore {
    /// Empty once the store is closed.
    queues: Mutex<Option<Queues>>,
    tails: DurableTails,
    writer: Option<JoinHandle<()>>,
}

struct Queues {
    writes: Sender<Command>,
    reads: Sender<Question>,
}

impl SqliteStore {
    /// Opens the file, or makes it. This blocks, for as long as reading the log of all unfinished
    /// tables takes.
    pub fn open(path: impl AsRef<Path>, options: SqliteOptions) -> Result<SqliteStore, StoreError> {
        let path = path.as_ref();
        let lock = file::lock(path)?;
        let sql = file::for_writing(path, options.durability)?;
        let (tails, compactor) = file::tails(&sql)?;
        let tails = DurableTails::new(tails);
        let connections = (0..options.readers.max(1)).map(|_| file::for_reading(path));
        let connections: Vec<Connection> = connections.collect::<Result<_, _>>()?;
        let (reads, questions) = mpsc::channel();
        let (writes, messages) = mpsc::channel();
        let readers = readers::spawn(connections, questions);
        let writer = Writer { sql, tails: LogTails::new(tails.clone()), compactor, readers, lock };
        let writer = thread::spawn(move || writer.run(&messages));
        Ok(SqliteStore { queues: Mutex::new(Some(Queues { writes, reads })), tails, writer: Some(writer) })
    }

    fn with<T>(&self, on: impl FnOnce(&Queues) -> T) -> Option<T> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner).as_ref().map(on)
    }

    fn write<T, F>(&self, undo: Undo, work: F) -> StoreFuture<T>
    where
        T: Send + 'static,
        F: FnMut(&mut Writing<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        let (to, answer) = oneshot::channel();
        let request = Box::new(Change { undo, work, done: None, to });
        // If the writer is gone, the sender is dropped, and the result is [`StoreError::Closed`].
        self.with(|queues| _ = queues.writes.send(Command::Request(request)));
        awaited(answer)
    }

    fn change<T, F>(&self, work: F) -> StoreFuture<T>
    where
        T: Send + 'static,
        F: FnMut(&mut Writing<'_>) -> Result<T, StoreError> + Send + 'static,
    {
        self.write(Undo::Savepoint, work)
    }

    fn ask<T, F>(&self, work: F) -> StoreFuture<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let (to, answer) = oneshot::channel();
        let question: Question = Box::new(move |sql| _ = to.send(work(sql)));
        self.with(|queues| _ = queues.reads.send(question));
        awaited(answer)
    }

    fn read<T, F>(&self, work: F) -> StoreFuture<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        self.ask(move |sql| at_once(sql, work))
    }
}

fn awaited<T: Send + 'static>(answer: oneshot::Receiver<Result<T, StoreError>>) -> StoreFuture<T> {
    Box::pin(async move { answer.await.unwrap_or(Err(StoreError::Closed)) })
}

impl Store for SqliteStore {
    fn add_device(&self, device: Device) -> StoreFuture<()> {
        self.write(Undo::Statement, move |to| devices::add(to, &device))
    }

    fn device(&self, id: DeviceId) -> StoreFuture<Option<Device>> {
        self.read(move |sql| devices::find(sql, id))
    }

    fn change_device(&self, device: Device) -> StoreFuture<()> {
        self.write(Undo::Statement, move |to| devices::change(to, &device))
    }

    fn forget_device(&self, id: DeviceId) -> StoreFuture<bool> {
        self.change(move |to| devices::forget(to, id))
    }

    fn add_table(&self, row: TableRow) -> StoreFuture<TableKey> {
        self.change(move |to| tables::add(to, &row))
    }

    fn table(&self, name_or_code: &str) -> StoreFuture<Option<StoredTable>> {
        let name_or_code = name_or_code.to_owned();
        self.read(move |sql| tables::find(sql, &name_or_code))
    }

    fn change_table(&self, key: TableKey, row: TableRow) -> StoreFuture<()> {
        self.change(move |to| tables::change(to, key, &row))
    }

    fn remove_table(&self, key: TableKey) -> StoreFuture<bool> {
        self.change(move |to| tables::remove(to, key))
    }

    fn tables_of(&self, device: DeviceId) -> StoreFuture<Vec<StoredTable>> {
        self.read(move |sql| tables::of(sql, device))
    }

    fn listed(&self, limit: usize) -> StoreFuture<Vec<StoredTable>> {
        self.read(move |sql| tables::listed(sql, limit))
    }

    fn unfinished(&self) -> StoreFuture<Vec<String>> {
        self.read(tables::unfinished)
    }

    fn append(&self, key: TableKey, entry: LogEntry) -> StoreFuture<()> {
        self.write(Undo::Statement, move |to| logs::append(to, key, &entry))
    }

    fn log(&self, key: TableKey) -> StoreFuture<Vec<LogEntry>> {
        let tails = self.tails.clone();
        self.read(move |sql| logs::read(sql, &tails, key))
    }

    fn finish(&self, key: TableKey, finished: Finished) -> StoreFuture<()> {
        self.change(move |to| history::finish(to, key, &finished))
    }

    fn give_up(&self, key: TableKey, at: Millis, players: Vec<Player>) -> StoreFuture<()> {
        self.change(move |to| history::give_up(to, key, at, &players))
    }

    fn transcript(&self, name: &str) -> StoreFuture<Option<String>> {
        let name = name.to_owned();
        self.read(move |sql| history::transcript(sql, &name))
    }

    fn finished(&self, filter: Filter) -> StoreFuture<Vec<FinishedRow>> {
        self.read(move |sql| history::finished(sql, &filter))
    }

    fn ratings(&self, game: &str, limit: usize) -> StoreFuture<Vec<Rated>> {
        let game = game.to_owned();
        self.read(move |sql| ratings::best(sql, &game, limit))
    }

    fn rating_of(&self, device: DeviceId, game: &str) -> StoreFuture<Option<RatingRow>> {
        let game = game.to_owned();
        self.read(move |sql| ratings::of(sql, device, &game))
    }

    fn statistics(&self, whose: Whose) -> StoreFuture<Vec<Statistics>> {
        self.read(move |sql| history::statistics(sql, &whose))
    }

    fn sweep(&self, retention: Retention) -> StoreFuture<Swept> {
        self.change(move |to| upkeep::sweep(to, &retention))
    }

    fn back_up(&self, to: PathBuf) -> StoreFuture<()> {
        // Not of one transaction: SQLite begins its own.
        self.ask(move |sql| upkeep::back_up(sql, &to))
    }

    fn close(&self) -> StoreFuture<()> {
        let (to, answer) = oneshot::channel();
        // Readers end when their queue does, the writer with its last message.
        if let Some(queues) = self.queues.lock().unwrap_or_else(PoisonError::into_inner).take() {
            _ = queues.writes.send(Command::Close(to));
        }
        awaited(answer)
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        drop(self.close());
        if let Some(writer) = self.writer.take() {
            // All callers have their results, so the writer's own does not matter.
            _ = writer.join();
        }
    }
}
