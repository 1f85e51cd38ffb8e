//! A few threads that read. They see what is durable, and never wait for the writer.

use crate::store::StoreError;
use rusqlite::Connection;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// Something asked of a reader.
pub(super) type Question = Box<dyn FnOnce(&Connection) + Send>;

/// One thread for each connection, all at one queue; they end with it.
pub(super) fn spawn(connections: Vec<Connection>, queue: Receiver<Question>) -> Vec<JoinHandle<()>> {
    let queue = Arc::new(Mutex::new(queue));
    let reader = |sql: Connection| {
        let queue = Arc::clone(&queue);
        thread::spawn(move || {
            while let Some(question) = next(&queue) {
                question(&sql);
            }
        })
    };
    connections.into_iter().map(reader).collect()
}

/// Only taking one holds the lock, so the others can take the next while this one is answered.
fn next(queue: &Mutex<Receiver<Question>>) -> Option<Question> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// All that `read` reads is of one moment.
pub(super) fn at_once<T>(
    sql: &Connection,
    read: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let moment = sql.unchecked_transaction()?;
    let found = read(&moment)?;
    moment.commit()?;
    Ok(found)
}
