//! What somebody is told about his choices, if he asks for it and the table gives hints. It is found from
//! his seat's view, away from the table, and only he hears of it: the table does not change, and no other
//! hint at it waits for this one.

use super::watchers::written;
use super::{Sitting, Stage, Who};
use crate::outbox::Outbox;
use catalog::Rejection;
use catalog::{AnyHint, HintJob};
use kernel::{Message, Seat};
use protocol::{Estimate, Hint, Reason, ServerMessage};
use std::borrow::Cow;
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// By seat: is somebody advised there? One at a time.
pub(super) struct Advised(Vec<Arc<Mutex<()>>>);

/// Somebody is advised for as long as this is kept.
type Advising = OwnedMutexGuard<()>;

impl Advised {
    pub(super) fn new(seats: usize) -> Advised {
        Advised((0..seats).map(|_| Arc::default()).collect())
    }

    fn begin(&self, seat: Seat) -> Result<Advising, Rejection> {
        let busy = |_| Rejection::new(Reason::TooMany, Message::new("server-too-often"));
        Arc::clone(&self.0[seat.index()]).try_lock_owned().map_err(busy)
    }
}

impl Sitting {
    /// A person asks how good his choices are.
    pub(super) fn hint(&self, who: &Who, outbox: Outbox, id: String, at: u32) {
        let (adviser, advising) = match self.adviser(who, at) {
            Ok(advised) => advised,
            Err(rejection) => {
                outbox.send(written(&rejection.to_message(&self.row.name, Some(&id))));
                return;
            }
        };
        let (minds, key, table) = (self.house.minds.clone(), self.key, self.row.name.clone());
        tokio::spawn(async move {
            let failed = crate::rejection::failed();
            let hints = minds.advise(key, adviser).await;
            let answer = hints.as_ref().map(|hints| ServerMessage::Hints {
                table: Cow::Borrowed(&table),
                id: Cow::Borrowed(&id),
                at,
                hints: hints.iter().map(hint).collect(),
            });
            outbox.send(written(&answer.unwrap_or_else(|| failed.to_message(&table, Some(&id)))));
            drop(advising);
        });
    }

    fn adviser(&self, who: &Who, at: u32) -> Result<(HintJob, Advising), Rejection> {
        let Stage::Playing(play) = &self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let seat = self.own_seat(who.device)?;
        if !self.setup.hints {
            return Err(Rejection::new(Reason::NoHints, Message::new("server-no-hints")));
        }
        if play.table.decision(seat) != Some(at) {
            return Err(Rejection::new(Reason::Stale, Message::new("server-stale")));
        }
        Ok((play.table.hint_job(seat), play.advised.begin(seat)?))
    }
}

fn hint(hint: &AnyHint) -> Hint<'_> {
    let estimate = |catalog::Estimate { mean, within }| Estimate { mean, within };
    Hint { text: Cow::Borrowed(&hint.text), win: estimate(hint.win), score: estimate(hint.score) }
}
