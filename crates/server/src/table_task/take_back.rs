//! Taking an action back: one that still waits, or one that has happened where the rules allow it.

use super::play::Ready;
use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::outbox::Outbox;
use catalog::{Rejection, take_back_line};
use kernel::{Message, Seat, Viewer};
use protocol::Reason;

impl TableTask {
    /// Takes a person's last action back, if the rules allow it.
    pub(super) async fn take_back(&mut self, requester: &Requester, outbox: &Outbox, id: String) {
        let outcome = match self.ready_to_act(requester, &id) {
            Ok(Ready::Now(seat)) => self.retract(seat, id.clone()).await,
            Ok(Ready::Waiting(_) | Ready::Done) => Ok(()),
            Err(rejection) => Err(rejection),
        };
        match outcome {
            Ok(()) => self.done(outbox, &id),
            Err(rejection) => _ = outbox.send(to_json(&rejection.to_message(&self.row.name, Some(&id)))),
        }
    }

    async fn retract(&mut self, seat: Seat, id: String) -> Result<(), Rejection> {
        let refused = || Rejection::new(Reason::CannotTakeBack, Message::new("server-kept"));
        let allowed = self.setup.take_back;
        let now = self.now();
        let Stage::Playing(play) = &mut self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let before = play.table.version(Viewer::Bystander);
        // An answer that still waits is simply withdrawn.
        let waiting = play.pending.len();
        play.pending.retain(|pending| pending.seat() != seat);
        let is_unseen = play.pending.len() < waiting;
        if !is_unseen && (!allowed || !play.table.take_back(seat)) {
            return Err(refused());
        }
        // A person who takes an answer back wants to give another.
        play.stop_passing(seat);
        if is_unseen {
            // If the message comes again, it must not take back an earlier action.
            play.answered[seat.index()] = Some((id, None));
            self.refresh_own(seat);
            return Ok(());
        }
        let what = play.log_entry(seat, vec![take_back_line(seat)], now);
        self.append_to_log(Some(seat), Some(id.clone()), what).await?;
        let now = self.now();
        let Stage::Playing(play) = &mut self.stage else { return Ok(()) };
        play.answered[seat.index()] = Some((id, None));
        let visible = play.table.version(Viewer::Bystander) != before;
        play.open_decisions(Some(seat), visible, now, || 0);
        self.send_positions();
        self.go_on().await;
        Ok(())
    }
}
