//! Our server, as `saloon serve` starts it, but without the limits that are meant for people.

use crate::Failure;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::{Config, Rates};
use std::num::NonZeroU32;
use std::sync::Arc;
use tokio::net::TcpListener;

pub(super) async fn serve(listener: TcpListener) -> Result<(), Failure> {
    // In the current folder, because /tmp may be in memory and no disk.
    let folder = tempfile::tempdir_in(std::env::current_dir()?)?;
    let store = SqliteStore::open(folder.path().join("saloon.db"), SqliteOptions::default())?;
    let often = NonZeroU32::MAX;
    let config = Config {
        rates: Rates { devices: often, calls: often, reads: often, checks: often, messages: often },
        tables_per_device: usize::MAX,
        ..Config::default()
    };
    Ok(server::serve(config, Arc::new(store), listener, std::future::pending()).await?)
}
