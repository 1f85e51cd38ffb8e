//! One of four clients that take turns: the client whose turn it is sends a message, and all four receive it.

use super::{Connection, SEATS, think};
use crate::Failure;
use crate::figures::{Latencies, Window};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// As long as an action of our protocol.
pub(crate) const ACTION: &str =
    r#"{"type":"act","table":"abcdefghijklmnop","id":"12345","at":123,"action":"play red7"}"#;
/// The average length of a position of our protocol, in Wild Shots with four seats.
const POSITION: usize = 1700;

/// Returns a message as long as a position.
pub(crate) fn position() -> Utf8Bytes {
    ACTION.repeat(POSITION / ACTION.len()).into()
}

pub(crate) async fn play(
    mut connection: Connection,
    message: Utf8Bytes,
    seat: usize,
    length: Duration,
    window: Window,
) -> Result<Latencies, Failure> {
    let mut latencies = Latencies::default();
    let mut heard = 0;
    while Instant::now() < window.to {
        let mut sent = None;
        if heard % SEATS == seat {
            think(length).await;
            sent = Some(Instant::now());
            connection.send(message.clone()).await?;
        }
        match timeout_at(window.to, connection.next()).await {
            Ok(text) => text?,
            Err(_) => break,
        };
        heard += 1;
        sent.inspect(|sent| latencies.record(*sent, window));
    }
    Ok(latencies)
}
