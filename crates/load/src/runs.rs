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
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Those who play.
type Clients = JoinSet<Result<Took, Failure>>;

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Echo,
    /// What is sent to everybody is as short as an action.
    Relay,
    /// It is as long as a position.
    HeavyRelay,
    Saloon,
}

impl Sort {
    fn host(self) -> Kind {
        match self {
            Sort::Echo => Kind::Echo,
            Sort::Relay | Sort::HeavyRelay => Kind::Relay,
            Sort::Saloon => Kind::Saloon,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Sort::Echo => "echo",
            Sort::Relay => "relay",
            Sort::HeavyRelay => "heavy relay",
            Sort::Saloon => "saloon",
        }
    }
}

/// Every server at every number of tables; then those who think.
pub(crate) async fn all(plan: &Plan) -> Result<(), Failure> {
    let at_once = plan.tables.iter().flat_map(|&tables| {
        [Sort::Echo, Sort::Relay, Sort::HeavyRelay, Sort::Saloon].map(|sort| (sort, tables, 0))
    });
    let thinking = [Sort::Relay, Sort::Saloon].map(|sort| (sort, plan.thinking_tables, plan.think));
    let todo: Vec<_> = at_once.chain(thinking).filter(|(_, tables, _)| *tables > 0).collect();
    let bar = ProgressBar::new(todo.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:24} {pos}/{len} {msg}")?);
    let mut runs = Vec::new();
    for (sort, tables, think) in todo {
        bar.set_message(format!("{}, {tables} tables", sort.name()));
        runs.push(one(plan, sort, tables, think).await?);
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

async fn one(plan: &Plan, sort: Sort, tables: usize, think: u64) -> Result<Run, Failure> {
    let host = Host::start(sort.host())?;
    let length = Duration::from_secs(plan.seconds);
    let thought = Duration::from_millis(think);
    let (mut clients, window) = match sort {
        Sort::Echo => echoing(&host, tables, length).await?,
        Sort::Relay => relaying(&host, relay::ACTION.into(), tables, thought, length).await?,
        Sort::HeavyRelay => relaying(&host, relay::position(), tables, thought, length).await?,
        Sort::Saloon => playing(&host, &plan.game, tables, thought, length).await?,
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
    Ok(Run::new((sort.name(), tables, think), took, length, computed, memory))
}

async fn echoing(host: &Host, tables: usize, length: Duration) -> Result<(Clients, Window), Failure> {
    let wires = (0..tables).map(|_| Wire::open(&host.address, "/", None));
    let wires: Vec<Wire> = stream::iter(wires).buffer_unordered(AT_ONCE).try_collect().await?;
    let window = Window::from_now(length);
    Ok((wires.into_iter().map(|wire| echo::play(wire, window)).collect(), window))
}

async fn relaying(
    host: &Host,
    message: Utf8Bytes,
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
    let play = |(seat, wire)| relay::play(wire, message.clone(), seat, think, window);
    Ok((wires.into_iter().map(play).collect(), window))
}

async fn playing(
    host: &Host,
    game: &str,
    tables: usize,
    think: Duration,
    length: Duration,
) -> Result<(Clients, Window), Failure> {
    let guests = Arc::new(Guests::enrol(&host.address, game).await?);
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
