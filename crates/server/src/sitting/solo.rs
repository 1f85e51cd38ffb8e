//! One person among bots: nobody else waits, so there is no clock, the person says how long bots pause,
//! and may give the game up.

use super::watchers::written;
use super::{Sitting, Stage, Who};
use crate::outbox::Outbox;
use catalog::Rejection;
use kernel::{Message, Seat};
use protocol::Reason;

/// How long bots may be made to pause, in milliseconds.
const LONGEST_PAUSE: u32 = 5_000;

impl Sitting {
    /// The person says how long bots pause from the next question on.
    pub(super) fn set_pace(&mut self, who: &Who, outbox: &Outbox, pause_ms: u32) {
        if let Err(rejection) = self.change_pace(who, pause_ms) {
            outbox.send(written(&rejection.to_message(&self.row.name, None)));
        }
    }

    fn change_pace(&mut self, who: &Who, pause_ms: u32) -> Result<(), Rejection> {
        self.alone_at_play(who)?;
        if pause_ms > LONGEST_PAUSE {
            let why = Message::new("server-pace").with("most", LONGEST_PAUSE);
            return Err(Rejection::new(Reason::Unreadable, why));
        }
        if let Stage::Playing(play) = &mut self.stage {
            play.pace = Some(pause_ms.into());
        }
        Ok(())
    }

    /// The person ends the game without a result.
    pub(super) async fn give_up(&mut self, who: &Who, outbox: &Outbox, id: &str) {
        match self.end_without_result(who).await {
            Ok(()) => self.done(outbox, id),
            Err(rejection) => _ = outbox.send(written(&rejection.to_message(&self.row.name, Some(id)))),
        }
    }

    async fn end_without_result(&mut self, who: &Who) -> Result<(), Rejection> {
        if let Stage::GivenUp = self.stage {
            // Said again, because the answer was lost.
            return self.own_seat(who.device).map(drop);
        }
        self.alone_at_play(who)?;
        let players = Seat::all(self.setup.seats()).map(|seat| self.player(seat)).collect();
        self.house.store.give_up(self.key, self.house.time.now(), players).await?;
        self.stage = Stage::GivenUp;
        self.tell_table();
        Ok(())
    }

    /// Is this the only person at a game under way?
    fn alone_at_play(&self, who: &Who) -> Result<(), Rejection> {
        self.own_seat(who.device)?;
        match self.stage {
            Stage::Playing(_) if self.setup.is_solo() => Ok(()),
            Stage::Playing(_) => Err(Rejection::new(Reason::NotNow, Message::new("server-not-solo"))),
            _ => Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing"))),
        }
    }
}
