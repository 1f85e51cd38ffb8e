//! One connection that is sent back what it says.

use super::Wire;
use crate::Failure;
use crate::figures::{Took, Window};
use tokio::time::Instant;

pub(crate) async fn play(mut wire: Wire, window: Window) -> Result<Took, Failure> {
    let mut took = Took::default();
    while Instant::now() < window.to {
        let sent = Instant::now();
        wire.send(super::relay::ACTION).await?;
        wire.next().await?;
        took.note(sent, window);
    }
    Ok(took)
}
