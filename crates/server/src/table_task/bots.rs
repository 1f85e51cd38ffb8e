//! Choices of bots and stand-ins.

use super::play::OwedDecision;
use super::{Command, Stage, TableTask};
use crate::bot_pool::{Choice, chosen};
use crate::store::Millis;
use catalog::Strength;
use kernel::Seat;
use tokio::time::Instant;

/// The strength of a stand-in.
const STAND_IN: Strength = Strength::Deputy;

impl TableTask {
    /// Starts bots that owe a decision and are not thinking.
    pub(super) fn wake_bots(&mut self) {
        if self.is_alone() {
            return;
        }
        let Stage::Playing(play) = &mut self.stage else { return };
        for seat in play.table.awaits().seats().iter() {
            let strength = match &self.setup.bots[seat.index()] {
                Some(bot) => bot.strength(),
                None if play.away[seat.index()] => STAND_IN,
                None => continue,
            };
            let owed = &mut play.owed[seat.index()];
            // `end_answer` ends an answer that a bot has begun.
            let (Some(at), false, false) = (owed.at, owed.thinking, owed.goes_on) else { continue };
            owed.thinking = true;
            let (mind, services, key) = (play.table.choose_job(seat), self.services.clone(), self.key);
            let to_self = self.to_self.clone();
            services.metrics.thinking.inc();
            tokio::spawn(async move {
                let asked = Instant::now();
                let choice = services.bot_pool.think(key, mind, strength).await;
                services.metrics.thought.observe(asked.elapsed().as_secs_f64());
                if let (Some(Choice { action, ready }), Some(to_self)) = (choice, to_self.upgrade()) {
                    let ready = services.time.of(ready);
                    // A table that has ended does not need the choice.
                    let _ = to_self.send(Command::Thought { seat: seat.0, at, action, ready }).await;
                }
                services.metrics.thinking.dec();
            });
        }
    }

    pub(super) async fn bot_chose(&mut self, seat: u8, at: u32, action: String, ready: Millis) {
        let seat = Seat(seat);
        let Stage::Playing(play) = &mut self.stage else { return };
        let is_his = self.setup.bots[seat.index()].is_some() || play.away[seat.index()];
        // The owner may have returned, or the game gone on.
        if !is_his || play.owed[seat.index()].at != Some(at) {
            return;
        }
        let owed = &mut play.owed[seat.index()];
        owed.not_before = owed.not_before.max(ready);
        match self.act_or_wait(seat, at, &action, None).await {
            Ok(()) => self.end_answer(seat).await,
            Err(rejection) => {
                tracing::warn!(table = self.row.name, reason = ?rejection.reason, "a bot's choice did not happen");
            }
        }
    }

    /// Does a bot owe a decision while play goes on?
    pub(super) fn bot_owes(&self) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        !play.paused && play.table.awaits().seats().iter().any(|seat| !self.is_person(seat))
    }

    /// Ends an answer of several pieces that a bot has begun in secret, such as an offer. Without search and without
    /// pauses, because the time of each piece would show how many there are.
    pub(super) async fn end_answer(&mut self, seat: Seat) {
        while let Stage::Playing(play) = &self.stage
            && (self.setup.bots[seat.index()].is_some() || play.away[seat.index()])
            && let OwedDecision { at: Some(at), goes_on: true, .. } = play.owed[seat.index()]
            && let Some(action) = chosen(&play.table.choose_job(seat), STAND_IN)
            && let Ok(action) = play.table.check(seat, at, &action)
            && self.commit(action, None).await.is_ok()
        {}
    }

    /// Are only bots left, and nobody watches? Then the game waits.
    pub(super) fn is_alone(&self) -> bool {
        let is_playing = matches!(self.stage, Stage::Playing(_));
        let has_people = Seat::all(self.setup.seats()).any(|seat| self.is_person(seat));
        is_playing && self.watchers.is_empty() && !has_people
    }
}
