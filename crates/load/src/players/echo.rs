//! A client of the echo server: sends a message and waits for it to come back.

use super::Connection;
use crate::Failure;
use crate::figures::{Latencies, Window};
use tokio::time::Instant;

pub(crate) async fn play(mut connection: Connection, window: Window) -> Result<Latencies, Failure> {
    let mut latencies = Latencies::default();
    while Instant::now() < window.to {
        let sent = Instant::now();
        connection.send(super::relay::ACTION).await?;
        connection.next().await?;
        latencies.record(sent, window);
    }
    Ok(latencies)
}
