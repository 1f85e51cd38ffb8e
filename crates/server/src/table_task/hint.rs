//! Hints: how good a seat's choices are, if the table gives hints. They are computed from the seat's view, on another
//! thread. Only that seat's client receives them; the table does not change, and no other hint waits for them.

use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::outbox::Outbox;
use catalog::Rejection;
use catalog::{AnyHint, HintJob};
use kernel::{Message, Seat};
use protocol::{Estimate, Hint, Reason, ServerMessage};
use std::borrow::Cow;
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// By seat: is a hint being computed? One at a time.
pub(super) struct HintSlots(Vec<Arc<Mutex<()>>>);

/// A hint is being computed while this exists.
type HintSlot = OwnedMutexGuard<()>;

impl HintSlots {
    pub(super) fn new(seats: usize) -> HintSlots {
        HintSlots((0..seats).map(|_| Arc::default()).collect())
    }

    fn begin(&self, seat: Seat) -> Result<HintSlot, Rejection> {
        let busy = |_| Rejection::new(Reason::TooMany, Message::new("server-too-often"));
        Arc::clone(&self.0[seat.index()]).try_lock_owned().map_err(busy)
    }
}

impl TableTask {
    /// Computes hints for a person.
    pub(super) fn hint(&self, requester: &Requester, outbox: Outbox, id: String, at: u32) {
        let (adviser, slot) = match self.adviser(requester, at) {
            Ok(advised) => advised,
            Err(rejection) => {
                outbox.send(to_json(&rejection.to_message(&self.row.name, Some(&id))));
                return;
            }
        };
        let (bot_pool, key, table) = (self.services.bot_pool.clone(), self.key, self.row.name.clone());
        tokio::spawn(async move {
            let failed = crate::rejection::failed();
            let hints = bot_pool.advise(key, adviser).await;
            let answer = hints.as_ref().map(|hints| ServerMessage::Hints {
                table: Cow::Borrowed(&table),
                id: Cow::Borrowed(&id),
                at,
                hints: hints.iter().map(hint).collect(),
            });
            outbox.send(to_json(&answer.unwrap_or_else(|| failed.to_message(&table, Some(&id)))));
            drop(slot);
        });
    }

    fn adviser(&self, requester: &Requester, at: u32) -> Result<(HintJob, HintSlot), Rejection> {
        let Stage::Playing(play) = &self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let seat = self.own_seat(requester.device)?;
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
