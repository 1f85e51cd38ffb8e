//! Passing in advance: the server declines for a seat, at a random moment, as a bot does.
//!
//! Only that seat's client knows. The mode is in memory and not in the log, so it ends when the table leaves memory.

use super::play::{PendingAction, Play};
use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::outbox::Outbox;
use catalog::Rejection;
use kernel::{Message, Seat};
use protocol::{AutoPass, Reason};

/// When the server declines for a seat.
#[derive(Clone, Copy, Default)]
pub(super) enum PassAhead {
    #[default]
    Off,
    /// Whenever it may, until this turn ends.
    Turn(u32),
    /// Whenever it can do nothing else.
    Only,
}

impl PassAhead {
    pub(super) fn mode(self) -> AutoPass {
        match self {
            PassAhead::Off => AutoPass::Off,
            PassAhead::Turn(_) => AutoPass::Turn,
            PassAhead::Only => AutoPass::Only,
        }
    }
}

impl Play {
    /// Ends the modes of a turn that has ended.
    pub(super) fn end_turn(&mut self) {
        if self.pass_ahead.iter().any(|ahead| matches!(ahead, PassAhead::Turn(_))) {
            let turn = self.table.turn_number();
            let has_ended = |ahead: &PassAhead| matches!(ahead, PassAhead::Turn(meant) if *meant != turn);
            self.pass_ahead
                .iter_mut()
                .filter(|ahead| has_ended(ahead))
                .for_each(|ahead| *ahead = PassAhead::Off);
        }
    }

    /// Ends the mode of a seat, and withdraws an answer of the server that waits.
    pub(super) fn stop_passing(&mut self, seat: Seat) {
        self.pass_ahead[seat.index()] = PassAhead::Off;
        self.pending.retain(|pending| pending.seat() != seat || pending.from.is_some());
    }

    /// Returns the server's answer for a seat that owes a decision and has not answered.
    fn passes(&self, seat: Seat) -> Option<PendingAction> {
        let at = self.owed[seat.index()].at?;
        let passes_always = match self.pass_ahead[seat.index()] {
            PassAhead::Off => return None,
            PassAhead::Turn(_) => true,
            PassAhead::Only => false,
        };
        if self.pending.iter().any(|pending| pending.seat() == seat) {
            return None;
        }
        let declining = self.table.declining(seat)?;
        let passes = passes_always || declining.is_only_action;
        let action = passes.then(|| self.table.check(seat, at, &declining.text).ok()).flatten()?;
        Some(PendingAction { action, from: None })
    }
}

impl TableTask {
    /// Declines for seats that asked for it. The answers wait for their moments even if those have come, because only
    /// `on_time` commits them.
    pub(super) fn pass_ahead(&mut self) {
        let people = Seat::all(self.setup.seats()).filter(|seat| self.is_person(*seat));
        let people: Vec<Seat> = people.collect();
        let Stage::Playing(play) = &mut self.stage else { return };
        for seat in people {
            let passed = play.passes(seat);
            play.pending.extend(passed);
        }
    }

    /// Sets when the server declines for a person.
    pub(super) async fn set_auto_pass(
        &mut self,
        requester: &Requester,
        outbox: &Outbox,
        id: &str,
        mode: AutoPass,
    ) {
        match self.change_auto_pass(requester, mode).await {
            Ok(seat) => {
                self.done(outbox, id);
                self.refresh_own(seat);
            }
            Err(rejection) => _ = outbox.send(to_json(&rejection.to_message(&self.row.name, Some(id)))),
        }
    }

    async fn change_auto_pass(&mut self, requester: &Requester, mode: AutoPass) -> Result<Seat, Rejection> {
        let seat = self.own_seat(requester.device)?;
        self.come_back(seat).await;
        let Stage::Playing(play) = &mut self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        play.stop_passing(seat);
        play.pass_ahead[seat.index()] = match mode {
            AutoPass::Off => PassAhead::Off,
            AutoPass::Turn => PassAhead::Turn(play.table.turn_number()),
            AutoPass::Only => PassAhead::Only,
        };
        self.pass_ahead();
        Ok(seat)
    }
}
