//! The servers that are measured. Each writes its address on its first line.

mod echo;
mod relay;
mod saloon;

use crate::Failure;
use clap::ValueEnum;
use std::io::Write;
use tokio::net::TcpListener;

/// One of the servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Kind {
    /// Sends every message back.
    Echo,
    /// Sends every message to the four clients of a table.
    Relay,
    /// Our server, with a durable store in a file.
    Saloon,
}

/// Runs a server until it is killed.
pub(crate) async fn run(kind: Kind) -> Result<(), Failure> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    std::io::stdout().flush()?;
    match kind {
        Kind::Echo => echo::serve(listener).await,
        Kind::Relay => relay::serve(listener).await,
        Kind::Saloon => saloon::serve(listener).await,
    }
}
