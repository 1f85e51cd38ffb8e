//! The runs, one after the other.

use crate::child::Host;
use crate::figures::{Run, Took, Window};
use crate::hosts::Kind;
use crate::players::saloon::{Guests, Player};
use crate::players::{AT_ONCE, SEATS, Wire, echo, relay};
use crate::{Failure, Plan, plot, report};
use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// Those who play.
pub(crate) type Clients = JoinSet<Result<Took, Failure>>;

/// Every server at every number of tables; then those who think.
pub(crate) async fn all(plan: &Plan) -> Result<(), Failure> {
    let at_once = plan
        .tables
        .iter()
        .flat_map(|&tables| [Kind::Echo, Kind::Relay, Kind::Saloon].map(|kind| (kind, tables, 0)));
    let thinking = [Kind::Relay, Kind::Saloon].map(|kind| (kind, plan.thinking_tables, plan.think));
    let todo: Vec<_> = at_once.chain(thinking).filter(|(_, tables, _)| *tables > 0).collect();
    let bar = ProgressBar::new(todo.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:24} {pos}/{len} {msg}")?);
    let mut runs = Vec::new();
    for (kind, tables, think) in todo {
        bar.set_message(format!("{kind:?}, {tables} tables"));
        runs.push(one(plan, kind, tables, think).await?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    std::fs::create_dir_all(&plan.out)?;
    let text = report::table(&runs);
    std::fs::write(plan.out.join("load.md"), &text)?;
    plot::latencies(&runs, &plan.out.join("load.svg"))?;
    print!("{text}");
    Ok(())
}

async fn one(plan: &Plan, kind: Kind, tables: usize, think: u64) -> Result<Run, Failure> {
    let host = Host::start(kind)?;
    let length = Duration::from_secs(plan.seconds);
    let thought = Duration::from_millis(think);
    let (name, (mut clients, window)) = match kind {
        Kind::Echo => ("echo", echoing(&host, tables, length).await?),
        Kind::Relay => ("relay", relaying(&host, tables, thought, length).await?),
        Kind::Saloon => {
            ("saloon", playing(&host, &plan.game, Guests::MINUTE, tables, thought, length).await?)
        }
    };
    window.begin().await;
    let before = host.computed()?;
    tokio::time::sleep_until(window.to).await;
    let computed = host.computed()?.saturating_sub(before);
    let memory = host.memory()?;
    let mut took = Took::default();
    while let Some(client) = clients.join_next().await {
        took.join(client??);
    }
    Ok(Run::new((name, tables, think), took, length, computed, memory))
}

async fn echoing(host: &Host, tables: usize, length: Duration) -> Result<(Clients, Window), Failure> {
    let wires = (0..tables).map(|_| Wire::open(&host.address, "/", None));
    let wires: Vec<Wire> = stream::iter(wires).buffer_unordered(AT_ONCE).try_collect().await?;
    let window = Window::from_now(length);
    Ok((wires.into_iter().map(|wire| echo::play(wire, window)).collect(), window))
}

async fn relaying(
    host: &Host,
    tables: usize,
    think: Duration,
    length: Duration,
) -> Result<(Clients, Window), Failure> {
    let seats = (0..tables * SEATS).map(async |place| {
        let path = format!("/table-{}", place / SEATS);
        Wire::open(&host.address, &path, None).await.map(|wire| (place % SEATS, wire))
    });
    let wires: Vec<(usize, Wire)> = stream::iter(seats).buffer_unordered(AT_ONCE).try_collect().await?;
    // Whoever is told that he is connected may not yet be at his table.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let window = Window::from_now(length);
    Ok((wires.into_iter().map(|(seat, wire)| relay::play(wire, seat, think, window)).collect(), window))
}

/// Four at each of so many tables, who have so many seconds for a decision.
pub(crate) async fn playing(
    host: &Host,
    game: &str,
    decision: u32,
    tables: usize,
    think: Duration,
    length: Duration,
) -> Result<(Clients, Window), Failure> {
    let guests = Arc::new(Guests::enrol(&host.address, game, decision).await?);
    let made = (0..tables).map(async |_| {
        let table = watch::Sender::new(guests.table().await?);
        let mut players = Vec::new();
        for seat in 0..SEATS {
            let (wire, guests) = (guests.connect(seat).await?, Arc::clone(&guests));
            players.push(Player { wire, seat, guests, table: table.clone(), think });
        }
        Ok::<_, Failure>(players)
    });
    let players: Vec<Vec<Player>> = stream::iter(made).buffer_unordered(AT_ONCE).try_collect().await?;
    let window = Window::from_now(length);
    Ok((players.into_iter().flatten().map(|player| player.play(window)).collect(), window))
}
