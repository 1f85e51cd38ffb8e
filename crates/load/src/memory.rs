//! How much memory a connection takes, a table that nobody is at, and one that has been put away.

use crate::Failure;
use crate::child::Host;
use crate::hosts::Kind;
use crate::players::saloon::Guests;
use crate::players::{AT_ONCE, SEATS, Wire};
use crate::runs::{Clients, playing};
use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::ProgressBar;
use std::time::Duration;
use tokio::time::sleep;

/// How long a server that is asked nothing needs to come to rest.
const REST: Duration = Duration::from_secs(3);
/// A table is put away when nobody has been there for a minute.
const PUT_AWAY: Duration = Duration::from_secs(75);
/// How long is played at each table before everybody leaves.
const PLAYED: Duration = Duration::from_secs(10);
/// How long everybody thinks meanwhile.
const THINK: Duration = Duration::from_secs(1);

pub(crate) async fn measure(game: &str, count: usize) -> Result<(), Failure> {
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(Duration::from_millis(200));
    let host = Host::start(Kind::Saloon)?;
    let guests = Guests::enrol(&host.address, game, Guests::DAYS).await?;
    sleep(REST).await;
    let base = host.memory()?;

    bar.set_message(format!("{count} connections"));
    let wires = (0..count).map(|number| guests.connect(number % SEATS));
    let wires: Vec<Wire> = stream::iter(wires).buffer_unordered(AT_ONCE).try_collect().await?;
    sleep(REST).await;
    let connected = host.memory()?;
    drop(wires);
    drop(host);

    // Another server, as what one has once had it may keep.
    bar.set_message(format!("{count} tables"));
    let host = Host::start(Kind::Saloon)?;
    let (mut clients, _): (Clients, _) = playing(&host, game, Guests::DAYS, count, THINK, PLAYED).await?;
    while let Some(client) = clients.join_next().await {
        client??;
    }
    sleep(REST).await;
    let left = host.memory()?;
    bar.set_message("waiting until they are put away");
    sleep(PUT_AWAY).await;
    let away = host.memory()?;
    bar.finish_and_clear();
    let each = |memory: u64| memory.saturating_sub(base) as f64 / count as f64 / 1000.0;
    println!("| {game} | KB each |\n|---|---:|");
    println!("| a connection | {:.1} |", each(connected));
    println!("| a table that everybody has left | {:.1} |", each(left));
    println!("| a table that was put away | {:.1} |", each(away));
    println!("\n{count} of each; an empty server has {:.1} MB.", base as f64 / 1e6);
    Ok(())
}
