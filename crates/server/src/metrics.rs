//! Numbers for the host: how much happens, never what.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::fmt;

/// The numbers, and the registry that writes them.
pub(crate) struct Metrics {
    registry: Registry,
    /// Actions that were stored.
    pub(crate) actions: Counter,
    /// Messages and calls that were rejected.
    pub(crate) refusals: Counter,
    /// Connections that are open.
    pub(crate) connections: Gauge,
    /// Tables in memory.
    pub(crate) tables: Gauge,
    /// Games that ended.
    pub(crate) games: Counter,
    /// Bots that think, or wait until they may.
    pub(crate) thinking: Gauge,
    /// Seconds until an action was stored.
    pub(crate) stored: Histogram,
    /// Seconds a bot took to choose.
    pub(crate) thought: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("saloon");
        let times = || Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let metrics = Metrics {
            actions: Counter::default(),
            refusals: Counter::default(),
            connections: Gauge::default(),
            tables: Gauge::default(),
            games: Counter::default(),
            thinking: Gauge::default(),
            stored: times(),
            thought: times(),
            registry: Registry::default(),
        };
        registry.register("actions", "Actions that were stored", metrics.actions.clone());
        registry.register("refusals", "Messages and calls that were refused", metrics.refusals.clone());
        registry.register("connections", "Connections that are open", metrics.connections.clone());
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("games", "Games that ended", metrics.games.clone());
        registry.register("thinking", "Bots that think or wait to", metrics.thinking.clone());
        registry.register("stored_seconds", "Until an action was stored", metrics.stored.clone());
        registry.register("thought_seconds", "Until a bot had chosen", metrics.thought.clone());
        Metrics { registry, ..metrics }
    }

    /// As Prometheus reads them.
    pub(crate) fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
