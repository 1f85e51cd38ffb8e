//! What waits to be sent to one connection. A reader that is too slow is not waited for: what does
//! not fit is dropped and remembered, and made good by a whole position once there is room.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

/// Which connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SocketId(pub(crate) u64);

/// Text that several connections may be sent.
pub(crate) type Text = axum::extract::ws::Utf8Bytes;

/// How many messages may wait.
const ROOM: usize = 64;

/// The sending end.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    to: mpsc::Sender<Text>,
    missed: Arc<AtomicBool>,
}

/// The end of the connection.
#[derive(Debug)]
pub(crate) struct Queue {
    pub(crate) from: mpsc::Receiver<Text>,
    missed: Arc<AtomicBool>,
}

pub(crate) fn outbox() -> (Outbox, Queue) {
    let (to, from) = mpsc::channel(ROOM);
    let missed = Arc::new(AtomicBool::new(false));
    (Outbox { to, missed: Arc::clone(&missed) }, Queue { from, missed })
}

impl Outbox {
    /// Sends, if there is room; tells whether there was.
    pub(crate) fn send(&self, text: Text) -> bool {
        let sent = self.to.try_send(text).is_ok();
        if !sent {
            self.missed.store(true, Ordering::Release);
        }
        sent
    }
}

impl Queue {
    /// Has something been missed? Asked once all that waited has been sent.
    pub(crate) fn take_missed(&self) -> bool {
        self.missed.swap(false, Ordering::AcqRel)
    }
}
