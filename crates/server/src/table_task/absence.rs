//! Handles players whose time runs out: everyone sees a countdown, then a stand-in plays until the player returns.

use super::note::{Absence, Note};
use super::play::Play;
use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::store::Millis;
use catalog::Rejection;
use kernel::{Seat, Seats, Viewer};
use protocol::AbsenceKind;

/// The longest extra time for a decision after a restart: an hour in a game of days.
const SPARED: Millis = 3_600_000;

impl Play {
    /// Records that a player left, is stood in for, or returned.
    pub(super) fn note(&mut self, absence: Absence) {
        let seat = absence.seat.index();
        self.away[seat] = absence.what != AbsenceKind::Returned;
        self.stood_in[seat] |= self.away[seat];
        self.absences.push(absence);
    }

    /// Has the owner left the game, and not returned?
    pub(super) fn has_left(&self, seat: Seat) -> bool {
        let last = self.absences.iter().rfind(|absence| absence.seat == seat);
        last.is_some_and(|absence| absence.what == AbsenceKind::Left)
    }
}

impl TableTask {
    /// Returns when something is due without a command.
    pub(super) fn next_wake(&self) -> Option<Millis> {
        let Stage::Playing(play) = &self.stage else { return None };
        if play.paused {
            return None;
        }
        let pending = play.pending.iter().map(|pending| play.owed[pending.seat().index()].not_before);
        let people = Seat::all(self.setup.seats()).filter(|seat| self.is_person(*seat));
        let times = people.filter_map(|seat| play.grace[seat.index()].or_else(|| play.clock.deadline(seat)));
        pending.chain(times).min()
    }

    /// Does a person play this seat, not a bot or a stand-in?
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        self.setup.bots[seat.index()].is_none() && !play.away[seat.index()]
    }

    /// Does what is due.
    pub(super) async fn on_time(&mut self) {
        let now = self.services.time.now();
        while let Stage::Playing(play) = &mut self.stage
            && let Some(at) = play.next_pending(now)
        {
            let pending = play.pending.remove(at);
            let id = pending.from.as_ref().map(|(id, outbox)| (id.clone(), outbox.clone()));
            let seat = pending.seat();
            match (self.commit(pending.action, pending.from).await, id) {
                (Ok(()), _) => self.end_answer(seat).await,
                (Err(rejection), Some((id, outbox))) => {
                    outbox.send(to_json(&rejection.to_message(&self.row.name, Some(&id))));
                }
                (Err(_), None) => {}
            }
        }
        for seat in Seat::all(self.setup.seats()) {
            self.run_out(seat, now).await;
        }
    }

    async fn run_out(&mut self, seat: Seat, now: Millis) {
        if !self.is_person(seat) {
            return;
        }
        let grace = self.services.config.grace;
        let Stage::Playing(play) = &mut self.stage else { return };
        match (play.grace[seat.index()], play.clock.deadline(seat)) {
            (None, Some(deadline)) if deadline <= now => {
                play.grace[seat.index()] = Some(now + grace);
                self.send_clocks();
            }
            (Some(until), _) if until <= now => {
                // If it cannot be stored, the end of the next grace tries again.
                let _ = self.step_away(seat, AbsenceKind::StoodIn).await;
            }
            _ => {}
        }
    }

    /// Lets a stand-in play this seat until its owner returns.
    pub(super) async fn step_away(&mut self, seat: Seat, what: AbsenceKind) -> Result<(), Rejection> {
        if matches!(&self.stage, Stage::Playing(play) if play.has_left(seat)) {
            return Ok(());
        }
        self.log_absence(seat, what).await?;
        let Stage::Playing(play) = &mut self.stage else { return Ok(()) };
        play.grace[seat.index()] = None;
        // The stand-in continues an answer that was begun in secret, in its own time.
        play.owed[seat.index()].goes_on = false;
        self.send_table();
        self.send_clocks();
        self.pause_if_alone();
        self.wake_bots();
        Ok(())
    }

    async fn log_absence(&mut self, seat: Seat, what: AbsenceKind) -> Result<(), Rejection> {
        let Stage::Playing(play) = &self.stage else { return Ok(()) };
        let versions = Viewer::all(play.table.seats()).map(|viewer| play.table.version(viewer)).collect();
        let absence = Absence { seat, what, versions };
        self.append_to_log(None, None, Note::Absence(absence.clone()).to_string()).await?;
        if let Stage::Playing(play) = &mut self.stage {
            play.note(absence);
        }
        Ok(())
    }

    /// Gives the seat back to its owner, with a new time for the decision.
    pub(super) async fn person_returns(&mut self, requester: &Requester) {
        if let Some(seat) = self.seat_of(requester.device) {
            self.come_back(seat).await;
        }
    }

    pub(super) async fn come_back(&mut self, seat: Seat) {
        let now = self.services.time.now();
        let Stage::Playing(play) = &mut self.stage else { return };
        let (away, graced) = (play.away[seat.index()], play.grace[seat.index()].is_some());
        if !away && !graced {
            return;
        }
        if away && self.log_absence(seat, AbsenceKind::Returned).await.is_err() {
            return;
        }
        let Stage::Playing(play) = &mut self.stage else { return };
        play.grace[seat.index()] = None;
        // A choice of the stand-in no longer counts.
        play.owed[seat.index()].thinking = false;
        play.pending.retain(|pending| pending.seat() != seat || pending.from.is_some());
        play.clock.restart(seat, now);
        play.show_clocks(now);
        self.send_table();
        self.send_clocks();
        self.pass_ahead();
    }

    /// Stops the clocks when only bots are left and nobody watches.
    pub(super) fn pause_if_alone(&mut self) {
        let now = self.services.time.now();
        if self.is_alone()
            && let Stage::Playing(play) = &mut self.stage
        {
            play.clock.pause(now);
            play.paused = true;
        }
    }

    /// Continues after a pause or a restart.
    pub(super) async fn resume_play(&mut self) {
        if self.is_alone() {
            return;
        }
        let now = self.services.time.now();
        let Stage::Playing(play) = &mut self.stage else { return };
        if play.paused {
            play.paused = false;
            play.clock.set_owing(Seats::default(), None, now);
            play.open_decisions(None, true, now, || self.services.pause());
            if let Some(asked) = play.last_event_at.take() {
                play.clock.set_started(asked);
                // No player could decide while the server was down.
                play.clock.extend_to(self.services.time.start() + play.clock.tempo().decision.min(SPARED));
                play.show_clocks(now);
            }
            self.send_clocks();
        }
        self.go_on().await;
    }
}
