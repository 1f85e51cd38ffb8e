//! A person alone with bots: no clock runs, and the person sets the bots' pause and may give the game up.

use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::outbox::Outbox;
use catalog::Rejection;
use kernel::{Message, Seat};
use protocol::Reason;

/// The longest pause of bots, in milliseconds.
const LONGEST_PAUSE: u32 = 5_000;

impl TableTask {
    /// Sets how long bots pause from the next question on.
    pub(super) fn set_pace(&mut self, requester: &Requester, outbox: &Outbox, pause_ms: u32) {
        if let Err(rejection) = self.change_pace(requester, pause_ms) {
            outbox.send(to_json(&rejection.to_message(&self.row.name, None)));
        }
    }

    fn change_pace(&mut self, requester: &Requester, pause_ms: u32) -> Result<(), Rejection> {
        self.check_solo_player(requester)?;
        if pause_ms > LONGEST_PAUSE {
            let why = Message::new("server-pace").with("most", LONGEST_PAUSE);
            return Err(Rejection::new(Reason::Unreadable, why));
        }
        if let Stage::Playing(play) = &mut self.stage {
            play.pace = Some(pause_ms.into());
        }
        Ok(())
    }

    /// Ends the game without a result.
    pub(super) async fn give_up(&mut self, requester: &Requester, outbox: &Outbox, id: &str) {
        match self.end_without_result(requester).await {
            Ok(()) => self.done(outbox, id),
            Err(rejection) => _ = outbox.send(to_json(&rejection.to_message(&self.row.name, Some(id)))),
        }
    }

    async fn end_without_result(&mut self, requester: &Requester) -> Result<(), Rejection> {
        if let Stage::GivenUp = self.stage {
            // The message came again, because its reply was lost.
            return self.own_seat(requester.device).map(drop);
        }
        self.check_solo_player(requester)?;
        let players = Seat::all(self.setup.seats()).map(|seat| self.player(seat)).collect();
        self.services.store.give_up(self.key, self.services.time.now(), players).await?;
        self.stage = Stage::GivenUp;
        self.send_table();
        Ok(())
    }

    /// Checks that this is the only person at a game under way.
    fn check_solo_player(&self, requester: &Requester) -> Result<(), Rejection> {
        self.own_seat(requester.device)?;
        match self.stage {
            Stage::Playing(_) if self.setup.is_solo() => Ok(()),
            Stage::Playing(_) => Err(Rejection::new(Reason::NotNow, Message::new("server-not-solo"))),
            _ => Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing"))),
        }
    }
}
