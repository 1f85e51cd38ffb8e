//! The queue of messages to one connection. A slow reader never blocks a table: messages that do not fit are dropped,
//! and replaced by a full position once there is room.

use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// Identifies a connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SocketId(pub(crate) u64);

/// A message as JSON, which several connections can share.
pub(crate) type Text = axum::extract::ws::Utf8Bytes;

/// How many messages may wait.
const ROOM: usize = 64;

/// The sending end.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    to: mpsc::Sender<Text>,
    missed: Arc<Notify>,
}

/// The end of the connection.
#[derive(Debug)]
pub(crate) struct Queue {
    pub(crate) from: mpsc::Receiver<Text>,
    /// Notified when a message did not fit.
    pub(crate) missed: Arc<Notify>,
}

pub(crate) fn outbox() -> (Outbox, Queue) {
    let (to, from) = mpsc::channel(ROOM);
    let missed = Arc::new(Notify::new());
    (Outbox { to, missed: Arc::clone(&missed) }, Queue { from, missed })
}

impl Outbox {
    /// Sends if there is room. Returns whether there was.
    pub(crate) fn send(&self, text: Text) -> bool {
        let sent = self.to.try_send(text).is_ok();
        if !sent {
            self.missed.notify_one();
        }
        sent
    }
}
