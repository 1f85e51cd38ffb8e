//! What was measured: how many actions, and how long each took.

use std::time::Duration;
use tokio::time::Instant;

/// When a run is measured: what happens before warms up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    from: Instant,
    pub(crate) to: Instant,
}

impl Window {
    /// Begins when a fifth of it has passed.
    pub(crate) fn from_now(length: Duration) -> Window {
        let from = Instant::now() + length / 5;
        Window { from, to: from + length }
    }

    /// Waits for it to begin.
    pub(crate) async fn begin(self) {
        tokio::time::sleep_until(self.from).await;
    }
}

/// How long one client's actions took, in microseconds.
#[derive(Default, Debug)]
pub(crate) struct Took(Vec<u32>);

impl Took {
    /// An action was sent then and has come back now.
    pub(crate) fn note(&mut self, sent: Instant, window: Window) {
        let now = Instant::now();
        if sent >= window.from && now <= window.to {
            self.0.push(u32::try_from((now - sent).as_micros()).unwrap_or(u32::MAX));
        }
    }

    pub(crate) fn join(&mut self, other: Took) {
        self.0.extend(other.0);
    }
}

/// One line of the table.
pub(crate) struct Run {
    pub(crate) host: &'static str,
    pub(crate) tables: usize,
    pub(crate) think: u64,
    pub(crate) rate: f64,
    /// Sorted, in microseconds.
    took: Vec<u32>,
    /// How many of the machine's cores the server kept busy.
    pub(crate) cores: f64,
    /// Bytes at the end.
    pub(crate) memory: u64,
}

impl Run {
    pub(crate) fn new(
        (host, tables, think): (&'static str, usize, u64),
        took: Took,
        length: Duration,
        computed: Duration,
        memory: u64,
    ) -> Run {
        let mut took = took.0;
        took.sort_unstable();
        let rate = took.len() as f64 / length.as_secs_f64();
        Run { host, tables, think, rate, took, cores: computed.as_secs_f64() / length.as_secs_f64(), memory }
    }

    /// So many milliseconds, or less, took this share of all actions.
    pub(crate) fn quantile(&self, share: f64) -> f64 {
        let last = self.took.len().saturating_sub(1);
        let place = (share * last as f64).ceil() as usize;
        self.took.get(place.min(last)).map_or(f64::NAN, |micros| f64::from(*micros) / 1000.0)
    }
}
