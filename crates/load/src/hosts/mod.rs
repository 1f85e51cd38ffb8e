//! The servers that are measured. Each says its address on the first line it writes.

mod echo;
mod relay;
mod saloon;

use crate::Failure;
use clap::ValueEnum;
use std::io::Write;
use tokio::net::TcpListener;

/// Which server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Kind {
    /// Sends back what it is sent.
    Echo,
    /// Sends what it is sent to the four who are at a table.
    Relay,
    /// Ours, on a store in a file, everything durable.
    Saloon,
}

/// Is that server, until it is killed.
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
