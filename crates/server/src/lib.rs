//! The table server: tables, their players, and a store that loses nothing.
//!
//! The way of one click (ARCHITECTURE.md): `socket` reads a message, `registry` finds the table's task,
//! `table_task/mod.rs` is that task, and [`store`] holds what happened before any client is told. `rest` has the
//! calls around playing, [`import`] takes games from elsewhere. Deliberately absent: rules, which are the games', and
//! texts, which are crate `lang`'s.

mod alarms;
mod bot_pool;
mod bot_strength;
mod characters;
mod config;
mod devices;
mod fair_semaphore;
mod import;
mod limits;
mod metrics;
mod names;
mod outbox;
mod registry;
mod rejection;
mod rest;
mod setup;
mod socket;
pub mod store;
mod table_request;
mod table_task;
mod time;
mod upkeep;
mod wire_convert;

pub use config::{Config, Rates};
pub use import::{Imported, import};
pub use table_task::Sample;

use axum::serve::{ListenerExt, TapIo};
use bot_pool::BotPool;
use limits::Limits;
use metrics::Metrics;
use registry::Registry;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use store::Store;
use table_task::Services;
use time::Time;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};

/// Serves tables on this listener until `stop` is ready. Then every table finishes its current work, all clients are
/// told, and the store is closed.
///
/// # Errors
/// When the listener or the store fails.
pub async fn serve(
    config: Config,
    store: Arc<dyn Store>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let services = Services {
        store: Arc::clone(&store),
        bot_pool: BotPool::new(config.searches),
        time: Time::new(),
        metrics: Arc::new(Metrics::new()),
        limits: Arc::new(Limits::new(config.rates)),
        checks: Arc::new(Semaphore::new(config.searches.max(1))),
        config: Arc::new(config),
    };
    let upkeep = tokio::spawn(upkeep::run(services.clone()));
    let registry = Registry::new(services);
    let waking = tokio::spawn(registry.clone().wake_all_in_turn());
    let (close, closing) = watch::channel(false);
    let routes = rest::routes(registry.clone(), closing);
    let stopped = async move {
        stop.await;
        tracing::info!(tables = registry.count(), "stopping");
        // Connections that have ended receive nothing.
        let _ = close.send(true);
        waking.abort();
        registry.close().await;
    };
    let service = routes.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(prompt(listener), service).with_graceful_shutdown(stopped).await?;
    upkeep.abort();
    store.close().await.map_err(io::Error::other)
}

/// Turns off Nagle's algorithm: it would hold a message back until the client has acknowledged the one before, which
/// takes 40 ms.
pub fn prompt(listener: TcpListener) -> TapIo<TcpListener, fn(&mut TcpStream)> {
    listener.tap_io(|stream| {
        // If that fails, the connection is only slower.
        let _ = stream.set_nodelay(true);
    })
}
