//! The one thread that writes, and makes many requests durable at once.
//!
//! A group is whatever has been requested by the time the disk is free. Under load groups grow by themselves, and no
//! request waits for others. Deliberately absent: what requests do; each is a closure over the files beside this one.

use super::compactor::Compactor;
use super::log_tails::LogTails;
use crate::store::StoreError;
use rusqlite::Connection;
use std::fs::File;
use std::iter;
use std::sync::mpsc::Receiver;
use std::thread::JoinHandle;
use tokio::sync::oneshot;

/// No more requests than this share a commit, so that the first of them does not wait for ever.
const MOST: usize = 1024;

/// Where a request writes.
pub(super) struct Writing<'a> {
    pub(super) sql: &'a Connection,
    pub(super) tails: &'a mut LogTails,
}

/// How a request that fails is undone without the rest of its group.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Undo {
    /// It is one statement, and SQLite undoes those itself.
    Statement,
    /// It is several.
    Savepoint,
}

/// Something asked of the writer.
pub(super) trait Request: Send {
    fn undo(&self) -> Undo;
    /// Does it. May be called again if its group failed.
    fn run(&mut self, writing: &mut Writing<'_>) -> Result<(), StoreError>;
    /// Sends the caller the result.
    fn answer(self: Box<Self>, outcome: Result<(), StoreError>);
}

/// A request that is a closure.
pub(super) struct Change<T, F> {
    pub(super) undo: Undo,
    pub(super) work: F,
    pub(super) done: Option<T>,
    pub(super) to: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Request for Change<T, F>
where
    T: Send,
    F: FnMut(&mut Writing<'_>) -> Result<T, StoreError> + Send,
{
    fn undo(&self) -> Undo {
        self.undo
    }

    fn run(&mut self, writing: &mut Writing<'_>) -> Result<(), StoreError> {
        self.done = Some((self.work)(writing)?);
        Ok(())
    }

    fn answer(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Change { done, to, .. } = *self;
        // The caller may have stopped waiting.
        _ = to.send(outcome.and_then(|()| done.ok_or(StoreError::Closed)));
    }
}

/// A request, and how it went by itself.
type Settled = (Box<dyn Request>, Result<(), StoreError>);

/// What comes to the writer.
pub(super) enum Command {
    Request(Box<dyn Request>),
    /// The last one.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

pub(super) struct Writer {
    pub(super) sql: Connection,
    pub(super) tails: LogTails,
    pub(super) compactor: Compactor,
    /// They end when their queue is closed.
    pub(super) readers: Vec<JoinHandle<()>>,
    /// Held until everything else is closed.
    pub(super) lock: File,
}

impl Writer {
    /// Runs until `Close`, or until all senders are gone.
    pub(super) fn run(mut self, queue: &Receiver<Command>) {
        let mut last = None;
        while let (None, Ok(message)) = (&last, queue.recv()) {
            let mut waiting = iter::once(message).chain(queue.try_iter());
            let group = iter::from_fn(|| match waiting.next()? {
                Command::Request(request) => Some(request),
                Command::Close(to) => {
                    last = Some(to);
                    None
                }
            });
            self.settle(&mut group.take(MOST));
        }
        let closed = self.close();
        if let Some(to) = last {
            _ = to.send(closed);
        }
    }

    /// Runs all requests in one transaction, or those before it broke. Each caller gets its result once they are
    /// durable.
    fn settle(&mut self, requests: &mut dyn Iterator<Item = Box<dyn Request>>) {
        let mut group = Vec::new();
        let compactor = self.compactor.clone();
        let Err(error) = self.attempt(requests, &mut group) else {
            self.tails.commit();
            return group.into_iter().for_each(|(request, outcome)| request.answer(outcome));
        };
        self.tails.abandon();
        let cleaned = compactor.is_at_work() || self.compactor.is_at_work();
        self.compactor = compactor;
        self.compactor.put_off();
        if cleaned || matches!(error, StoreError::Full) && group.len() > 1 {
            // Neither the compactor nor a large request may fail those for which there is room. Split in halves,
            // because every commit takes a page at least.
            let rest = group.split_off(group.len() / 2);
            for half in [group, rest] {
                let mut half = half.into_iter().map(|(request, _)| request).peekable();
                while half.peek().is_some() {
                    self.settle(&mut half);
                }
            }
        } else {
            group.into_iter().for_each(|(request, _)| request.answer(Err(error.clone())));
        }
    }

    fn attempt(
        &mut self,
        requests: &mut dyn Iterator<Item = Box<dyn Request>>,
        group: &mut Vec<Settled>,
    ) -> Result<(), StoreError> {
        let Some(first) = requests.next() else { return Ok(()) };
        let mut whole = self.execute("BEGIN IMMEDIATE");
        for mut request in iter::once(first).chain(requests) {
            let outcome = whole.clone().and_then(|()| self.one(&mut *request));
            if let Err(error) = &outcome
                && self.sql.is_autocommit()
            {
                // The transaction is given up, and with it all that came before.
                whole = Err(error.clone());
            }
            group.push((request, outcome));
            if whole.is_err() {
                break;
            }
        }
        let whole = whole.and_then(|()| self.clean()).and_then(|()| self.execute("COMMIT"));
        if whole.is_err() && !self.sql.is_autocommit() {
            // If this fails, too, so does the next BEGIN, and no caller receives a success.
            _ = self.execute("ROLLBACK");
        }
        whole
    }

    fn clean(&mut self) -> Result<(), StoreError> {
        let added = self.tails.rows();
        self.compactor.count(added);
        self.compactor.go_on(&self.sql, &self.tails, added)
    }

    /// One request, which succeeds or leaves the transaction as it was, or else ends it.
    fn one(&mut self, request: &mut dyn Request) -> Result<(), StoreError> {
        if request.undo() == Undo::Statement {
            return self.bare(request);
        }
        self.execute("SAVEPOINT request")?;
        let outcome = self.bare(request);
        if self.sql.is_autocommit() {
            return outcome;
        }
        let undone = if outcome.is_err() { self.execute("ROLLBACK TO request") } else { Ok(()) };
        if let Err(error) = undone.and_then(|()| self.execute("RELEASE request")) {
            // Nothing of the request may be stored.
            self.execute("ROLLBACK")?;
            return Err(error);
        }
        outcome
    }

    fn bare(&mut self, request: &mut dyn Request) -> Result<(), StoreError> {
        let outcome = request.run(&mut Writing { sql: &self.sql, tails: &mut self.tails });
        if outcome.is_ok() {
            self.tails.accept();
        } else {
            self.tails.reject();
        }
        outcome
    }

    fn execute(&self, statement: &str) -> Result<(), StoreError> {
        self.sql.prepare_cached(statement)?.execute([])?;
        Ok(())
    }

    /// The last connection that closes empties the write-ahead log into the database.
    fn close(self) -> Result<(), StoreError> {
        for reader in self.readers {
            // A reader that panicked has dropped its caller's sender.
            _ = reader.join();
        }
        let closed = self.sql.close().map_err(|(_, error)| StoreError::from(error));
        drop(self.lock);
        closed
    }
}
