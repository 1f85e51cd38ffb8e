//! Deletes what has been stored for long enough, from time to time.

use crate::store::Retention;
use crate::table_task::Services;
use std::time::Duration;
use tokio::time::Instant;

/// How often.
const EVERY: Duration = Duration::from_secs(3600);
const DAY: u64 = 24 * 3600 * 1000;

/// Until the server stops.
pub(crate) async fn run(services: Services) {
    // Not at the start: a machine that has just booted may have the wrong date.
    let mut every = tokio::time::interval_at(Instant::now() + EVERY, EVERY);
    loop {
        every.tick().await;
        services.limits.tidy();
        let before = |days: u32| Some(services.time.now().saturating_sub(DAY * u64::from(days)));
        let retention = Retention {
            unfinished_before: before(services.config.unfinished_days),
            devices_before: before(services.config.device_days),
            finished_before: None,
        };
        match services.store.sweep(retention).await {
            Ok(swept) if swept.unfinished + swept.devices > 0 => {
                tracing::info!(unfinished = swept.unfinished, devices = swept.devices, "swept");
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "nothing was swept"),
        }
    }
}
