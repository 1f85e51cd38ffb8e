//! Where bots think: a few threads that all tables share, so that thinking delays nobody who does
//! not wait for it.

use catalog::{Mind, Strength};
use kernel::QuickLuck;
use std::sync::{Arc, Mutex, mpsc};
use tokio::sync::oneshot;

/// One thing to think about.
struct Thought {
    mind: Mind,
    strength: Strength,
    answer: oneshot::Sender<String>,
}

/// The threads.
#[derive(Clone, Debug)]
pub(crate) struct Minds {
    to: mpsc::Sender<Thought>,
}

impl Minds {
    /// So many threads; they end with the last `Minds`.
    pub(crate) fn new(threads: usize) -> Minds {
        let (to, from) = mpsc::channel::<Thought>();
        let from = Arc::new(Mutex::new(from));
        for number in 0..threads.max(1) {
            let from = Arc::clone(&from);
            let work = move || {
                loop {
                    // Nobody panics while he holds this lock.
                    let Ok(waiting) = from.lock() else { return };
                    let Ok(Thought { mind, strength, answer }) = waiting.recv() else { return };
                    drop(waiting);
                    if answer.is_closed() {
                        continue;
                    }
                    let mut luck = QuickLuck::new(u64::from_le_bytes(crate::names::random()));
                    // Who no longer waits has left.
                    let _ = answer.send(mind(strength, &mut luck));
                }
            };
            let thread = std::thread::Builder::new().name(format!("mind-{number}")).spawn(work);
            if let Err(error) = thread {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Minds { to }
    }

    /// What this mind chooses, once it has.
    pub(crate) fn think(&self, mind: Mind, strength: Strength) -> oneshot::Receiver<String> {
        let (answer, waits) = oneshot::channel();
        // Without threads nobody answers, and who waits is told so.
        let _ = self.to.send(Thought { mind, strength, answer });
        waits
    }
}
