//! One of four who take turns: whose turn it is says something, and all are sent it.

use super::{SEATS, Wire, think};
use crate::Failure;
use crate::figures::{Took, Window};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// As long as an action of ours.
pub(super) const MESSAGE: &str =
    r#"{"type":"act","table":"abcdefghijklmnop","id":"12345","at":123,"action":"play red7"}"#;

pub(crate) async fn play(
    mut wire: Wire,
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
            wire.send(MESSAGE).await?;
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
