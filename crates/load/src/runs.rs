//! The runs, one after the other.

use crate::child::Host;
use crate::figures::{Latencies, Run, Window};
use crate::hosts::Kind;
use crate::players::saloon::{Guests, Player};
use crate::players::{AT_ONCE, Connection, SEATS, echo, relay};
use crate::{Failure, Plan, plot, report};
use futures_util::{StreamExt, TryStreamExt, stream};
use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// The tasks of all clients.
type Clients = JoinSet<Result<Latencies, Failure>>;

/// The servers and kinds of messages that are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Echo,
    /// A relay of messages as short as an action.
    Relay,
    /// A relay of messages as long as a position.
    HeavyRelay,
    Saloon,
}

impl Target {
    fn host(self) -> Kind {
        match self {
            Target::Echo => Kind::Echo,
            Target::Relay | Target::HeavyRelay => Kind::Relay,
            Target::Saloon => Kind::Saloon,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Target::Echo => "echo",
            Target::Relay => "relay",
            Target::HeavyRelay => "heavy relay",
            Target::Saloon => "saloon",
        }
    }
}

/// Measures every server at every number of tables, and then with clients that think.
pub(crate) async fn all(plan: &Plan) -> Result<(), Failure> {
    let at_once = plan.tables.iter().flat_map(|&tables| {
        [Target::Echo, Target::Relay, Target::HeavyRelay, Target::Saloon].map(|target| (target, tables, 0))
    });
    let thinking = [Target::Relay, Target::Saloon].map(|target| (target, plan.thinking_tables, plan.think));
    let todo: Vec<_> = at_once.chain(thinking).filter(|(_, tables, _)| *tables > 0).collect();
    let bar = ProgressBar::new(todo.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:24} {pos}/{len} {msg}")?);
    let mut runs = Vec::new();
    for (target, tables, think) in todo {
        bar.set_message(format!("{}, {tables} tables", target.name()));
        runs.push(measure(plan, target, tables, think).await?);
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

async fn measure(plan: &Plan, target: Target, tables: usize, think: u64) -> Result<Run, Failure> {
    let host = Host::start(target.host())?;
    let length = Duration::from_secs(plan.seconds);
    let thought = Duration::from_millis(think);
    let (mut clients, window) = match target {
        Target::Echo => echoing(&host, tables, length).await?,
        Target::Relay => relaying(&host, relay::ACTION.into(), tables, thought, length).await?,
        Target::HeavyRelay => relaying(&host, relay::position(), tables, thought, length).await?,
        Target::Saloon => playing(&host, &plan.game, tables, thought, length).await?,
    };
    window.begin().await;
    let before = host.cpu_time()?;
    tokio::time::sleep_until(window.to).await;
    let cpu_time = host.cpu_time()?.saturating_sub(before);
    let memory = host.memory()?;
    let mut latencies = Latencies::default();
    while let Some(client) = clients.join_next().await {
        latencies.join(client??);
    }
    Ok(Run::new((target.name(), tables, think), latencies, length, cpu_time, memory))
}

async fn echoing(host: &Host, tables: usize, length: Duration) -> Result<(Clients, Window), Failure> {
    let connections = (0..tables).map(|_| Connection::open(&host.address, "/", None));
    let connections: Vec<Connection> =
        stream::iter(connections).buffer_unordered(AT_ONCE).try_collect().await?;
    let window = Window::from_now(length);
    Ok((connections.into_iter().map(|connection| echo::play(connection, window)).collect(), window))
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
        Connection::open(&host.address, &path, None).await.map(|connection| (place % SEATS, connection))
    });
    let connections: Vec<(usize, Connection)> =
        stream::iter(seats).buffer_unordered(AT_ONCE).try_collect().await?;
    // A client may be connected before it has joined its table.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let window = Window::from_now(length);
    let play = |(seat, connection)| relay::play(connection, message.clone(), seat, think, window);
    Ok((connections.into_iter().map(play).collect(), window))
}

async fn playing(
    host: &Host,
    game: &str,
    tables: usize,
    think: Duration,
    length: Duration,
) -> Result<(Clients, Window), Failure> {
    let guests = Arc::new(Guests::register(&host.address, game).await?);
    let made = (0..tables).map(async |_| {
        let table = watch::Sender::new(guests.table().await?);
        let mut players = Vec::new();
        for seat in 0..SEATS {
            let (connection, guests) = (guests.connect(seat).await?, Arc::clone(&guests));
            players.push(Player { connection, seat, guests, table: table.clone(), think });
        }
        Ok::<_, Failure>(players)
    });
    let players: Vec<Vec<Player>> = stream::iter(made).buffer_unordered(AT_ONCE).try_collect().await?;
    let window = Window::from_now(length);
    Ok((players.into_iter().flatten().map(|player| player.play(window)).collect(), window))
}
