//! Tables that sleep until somebody's time runs out: what will wake them, and nothing else of them.

use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// By the link name of a table: what waits to wake it.
#[derive(Clone, Default)]
pub(crate) struct Alarms(Arc<Mutex<FxHashMap<String, AbortHandle>>>);

impl Alarms {
    fn all(&self) -> MutexGuard<'_, FxHashMap<String, AbortHandle>> {
        // A map is whole whatever happened to who held it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets this wake the table then, and nothing that was set before.
    pub(crate) fn set(&self, table: &str, at: Instant, ring: impl Future<Output = ()> + Send + 'static) {
        let (alarms, name) = (self.clone(), table.to_owned());
        let alarm = tokio::spawn(async move {
            tokio::time::sleep_until(at).await;
            // Whoever wakes the table stops its alarm, and would stop himself.
            alarms.all().remove(&name);
            ring.await;
        });
        let alarm = alarm.abort_handle();
        if let Some(before) = self.all().insert(table.to_owned(), alarm) {
            before.abort();
        }
    }

    /// The table is awake, or will be: what it waits for it knows itself.
    pub(crate) fn stop(&self, table: &str) {
        if let Some(alarm) = self.all().remove(table) {
            alarm.abort();
        }
    }

    pub(crate) fn stop_all(&self) {
        for (_, alarm) in self.all().drain() {
            alarm.abort();
        }
    }
}
