//! One of four who take turns: whose turn it is says something, and all are sent it.

use super::{SEATS, Wire, think};
use crate::Failure;
use crate::figures::{Took, Window};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// As an action of ours.
pub(crate) const ACTION: &str =
    r#"{"type":"act","table":"abcdefghijklmnop","id":"12345","at":123,"action":"play red7"}"#;
/// How long a position of ours is on average, in Wild Shots with four seats.
const POSITION: usize = 1700;

/// As long as a position of ours.
pub(crate) fn position() -> Utf8Bytes {
    ACTION.repeat(POSITION / ACTION.len()).into()
}

pub(crate) async fn play(
    mut wire: Wire,
    message: Utf8Bytes,
    seat: usize,
    length: Duration,
    window: Window,
) -> Result<Took, Failure> {
    let mut took = Took::default();
    let mut heard = 0;
    while Instant::now() < window.to {
        let mut sent = None;
        if heard % SEATS == seat {
            think(length).await;
            sent = Some(Instant::now());
            wire.send(message.clone()).await?;
        }
        match timeout_at(window.to, wire.next()).await {
            Ok(text) => text?,
            Err(_) => break,
        };
        heard += 1;
        sent.inspect(|sent| took.note(*sent, window));
    }
    Ok(took)
}
