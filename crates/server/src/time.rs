//! The server's clock: milliseconds since 1970, for clients and stores. It runs on tokio's time, which tests can
//! pause.

use crate::store::Millis;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// A clock that never goes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    start: Instant,
    since_1970: Millis,
}

impl Time {
    pub(crate) fn new() -> Time {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Time { start: Instant::now(), since_1970: since_1970.as_millis() as Millis }
    }

    /// When the server began.
    pub(crate) fn start(self) -> Millis {
        self.since_1970
    }

    pub(crate) fn now(self) -> Millis {
        self.of(Instant::now())
    }

    /// What time it is then.
    pub(crate) fn of(self, then: Instant) -> Millis {
        self.since_1970 + then.saturating_duration_since(self.start).as_millis() as Millis
    }

    /// When this will be, for a timer.
    pub(crate) fn at(self, millis: Millis) -> Instant {
        self.start + Duration::from_millis(millis.saturating_sub(self.since_1970))
    }
}
