//! Who thinks for a seat: its bot, or the stand-in of somebody who is away.

use super::{Ask, Sitting, Stage};
use catalog::Strength;
use kernel::Seat;
use std::sync::Arc;
use tokio::time::Instant;

/// Who plays for somebody who is away.
const STAND_IN: Strength = Strength::Deputy;

impl Sitting {
    /// Lets bots think that have to choose and are not at it.
    pub(super) fn wake_bots(&mut self) {
        if self.is_alone() {
            return;
        }
        let Stage::Playing(play) = &mut self.stage else { return };
        for seat in play.table.awaits().seats().iter() {
            let strength = match &self.setup.bots[seat.index()] {
                Some(name) => Strength::read(name).unwrap_or(STAND_IN),
                None if play.away[seat.index()] => STAND_IN,
                None => continue,
            };
            let due = &mut play.due[seat.index()];
            let (Some(at), false) = (due.at, due.thinking) else { continue };
            due.thinking = true;
            let thought = self.house.minds.think(play.table.mind(seat), strength);
            let (to_self, metrics) = (self.to_self.clone(), Arc::clone(&self.house.metrics));
            let asked = Instant::now();
            tokio::spawn(async move {
                let Ok(action) = thought.await else { return };
                metrics.thought.observe(asked.elapsed().as_secs_f64());
                if let Some(to_self) = to_self.upgrade() {
                    // A table that has ended does not need to know.
                    let _ = to_self.send(Ask::Thought { seat: seat.0, at, action }).await;
                }
            });
        }
    }

    pub(super) async fn bot_chose(&mut self, seat: u8, at: u32, action: String) {
        let seat = Seat(seat);
        let Stage::Playing(play) = &self.stage else { return };
        let is_his = self.setup.bots[seat.index()].is_some() || play.away[seat.index()];
        // Its owner may have come back, or the game gone on.
        if !is_his || play.due[seat.index()].at != Some(at) {
            return;
        }
        if let Err(no) = self.choose(seat, at, action, None).await {
            tracing::warn!(table = self.row.name, reason = ?no.reason, "a bot's choice did not happen");
        }
    }

    /// Is a bot to choose, and play goes on?
    pub(super) fn bot_owes(&self) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        !play.paused && play.table.awaits().seats().iter().any(|seat| !self.is_person(seat))
    }

    /// Are only bots left, and nobody looks on? Then nothing happens until somebody does.
    pub(super) fn is_alone(&self) -> bool {
        let is_playing = matches!(self.stage, Stage::Playing(_));
        let has_people = Seat::all(self.setup.seats()).any(|seat| self.is_person(seat));
        is_playing && self.watchers.is_empty() && !has_people
    }
}
