//! What was measured: how many actions there were, and how long each took.

use std::time::Duration;
use tokio::time::Instant;

/// The time in which a run is measured. What happens before is its warm-up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    from: Instant,
    pub(crate) to: Instant,
}

impl Window {
    /// Begins after a warm-up of a fifth of its length.
    pub(crate) fn from_now(length: Duration) -> Window {
        let from = Instant::now() + length / 5;
        Window { from, to: from + length }
    }

    /// Waits until it begins.
    pub(crate) async fn begin(self) {
        tokio::time::sleep_until(self.from).await;
    }
}

/// How long each of one client's actions took, in microseconds.
#[derive(Default, Debug)]
pub(crate) struct Latencies(Vec<u32>);

impl Latencies {
    /// Records an action that was sent at `sent` and has come back now.
    pub(crate) fn record(&mut self, sent: Instant, window: Window) {
        let now = Instant::now();
        if sent >= window.from && now <= window.to {
            self.0.push(u32::try_from((now - sent).as_micros()).unwrap_or(u32::MAX));
        }
    }

    pub(crate) fn join(&mut self, other: Latencies) {
        self.0.extend(other.0);
    }
}

/// The figures of one run: one line of the table.
pub(crate) struct Run {
    pub(crate) host: &'static str,
    pub(crate) tables: usize,
    pub(crate) think: u64,
    pub(crate) rate: f64,
    /// Sorted, in microseconds.
    latencies: Vec<u32>,
    /// How many of the machine's cores the server kept busy.
    pub(crate) cores: f64,
    /// Resident memory at the end, in bytes.
    pub(crate) memory: u64,
}

impl Run {
    pub(crate) fn new(
        (host, tables, think): (&'static str, usize, u64),
        latencies: Latencies,
        length: Duration,
        cpu_time: Duration,
        memory: u64,
    ) -> Run {
        let mut latencies = latencies.0;
        latencies.sort_unstable();
        let rate = latencies.len() as f64 / length.as_secs_f64();
        Run {
            host,
            tables,
            think,
            rate,
            latencies,
            cores: cpu_time.as_secs_f64() / length.as_secs_f64(),
            memory,
        }
    }

    /// Returns a quantile in milliseconds: this share of all actions took no longer.
    pub(crate) fn quantile(&self, share: f64) -> f64 {
        let last = self.latencies.len().saturating_sub(1);
        let place = (share * last as f64).ceil() as usize;
        self.latencies.get(place.min(last)).map_or(f64::NAN, |micros| f64::from(*micros) / 1000.0)
    }
}
