//! Wakes tables that are not in memory when a player's time runs out. Nothing else of such a table is held here.

use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// By the link name of a table: the task that will wake it.
#[derive(Clone, Default)]
pub(crate) struct Alarms(Arc<Mutex<FxHashMap<String, AbortHandle>>>);

impl Alarms {
    fn all(&self) -> MutexGuard<'_, FxHashMap<String, AbortHandle>> {
        // A panic cannot leave the map half-updated, so a poisoned lock is safe to use.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes the table then. Replaces an alarm that was set before.
    pub(crate) fn set(&self, table: &str, at: Instant, ring: impl Future<Output = ()> + Send + 'static) {
        let (alarms, name) = (self.clone(), table.to_owned());
        let alarm = tokio::spawn(async move {
            tokio::time::sleep_until(at).await;
            // Waking a table stops its alarm, which would be this task itself.
            alarms.all().remove(&name);
            ring.await;
        });
        let alarm = alarm.abort_handle();
        if let Some(before) = self.all().insert(table.to_owned(), alarm) {
            before.abort();
        }
    }

    /// Stops the alarm of a table that is awake: its task watches the clock itself.
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
