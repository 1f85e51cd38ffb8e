//! A game under way. Choices are stored before any client is told.

use super::hint::HintSlots;
use super::note::{Absence, Note};
use super::pass_ahead::PassAhead;
use super::recent_notices::RecentNotices;
use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::outbox::Outbox;
use crate::setup::Setup;
use crate::store::{DeviceId, LogEntry, Millis};
use catalog::{AnyNews, AnyTable, Banter, CheckedAction, Rejection};
use kernel::{Message, Seat, Viewer};
use protocol::{Reason, SeatClock, ServerMessage};
use std::borrow::Cow;
use table::Clock;
use tokio::time::Instant;

/// The decision a seat owes.
#[derive(Clone, Copy, Default)]
pub(super) struct OwedDecision {
    pub(super) at: Option<u32>,
    /// No answer takes effect earlier: a quick answer could show that there was no choice.
    pub(super) not_before: Millis,
    /// Is a bot thinking about it?
    pub(super) thinking: bool,
    /// Has the seat begun its answer in secret, and is this only the next piece?
    pub(super) goes_on: bool,
}

/// An answer that waits for its moment.
pub(super) struct PendingAction {
    pub(super) action: CheckedAction,
    pub(super) from: Option<(String, Outbox)>,
}

impl PendingAction {
    pub(super) fn seat(&self) -> Seat {
        self.action.seat()
    }
}

/// A game under way.
pub(super) struct Play {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) clock: Clock,
    /// By seat: the clock as everyone saw it last. It changes only with public news, so that it shows no secret
    /// choice.
    pub(super) public_clocks: Vec<SeatClock>,
    /// By seat: until when everyone waits for a player whose time is up.
    pub(super) grace: Vec<Option<Millis>>,
    /// By seat: does a stand-in play?
    pub(super) away: Vec<bool>,
    /// By seat: has a stand-in ever played?
    pub(super) stood_in: Vec<bool>,
    /// All absences, in order.
    pub(super) absences: Vec<Absence>,
    pub(super) banter: Banter,
    /// Does a bot still have to greet?
    pub(super) is_greeting: bool,
    /// When a bot last spoke.
    pub(super) last_banter: Option<Millis>,
    /// Seats in order, then the bystander.
    pub(super) recent_notices: Vec<RecentNotices>,
    /// By seat: the last message of its client, and the reply.
    pub(super) answered: Vec<Option<(String, Option<Rejection>)>>,
    pub(super) owed: Vec<OwedDecision>,
    pub(super) pending: Vec<PendingAction>,
    /// By seat: when the server declines for it.
    pub(super) pass_ahead: Vec<PassAhead>,
    pub(super) advised: HintSlots,
    /// Is it a person alone with bots? Then no clock runs, and no answer waits.
    pub(super) is_solo: bool,
    /// How long bots pause, in milliseconds, if the person has set it.
    pub(super) pace: Option<u64>,
    /// Clocks stop while only bots are left and nobody watches.
    pub(super) paused: bool,
    /// The time of the last log entry, until the table is resumed.
    pub(super) last_event_at: Option<Millis>,
}

impl Play {
    pub(super) fn new(name: &str, setup: &Setup, table: Box<dyn AnyTable>, news: &AnyNews) -> Play {
        let (seats, tempo) = (usize::from(table.seats()), setup.tempo());
        let mut play = Play {
            clock: Clock::new(tempo, seats as u8),
            public_clocks: vec![SeatClock { bank: tempo.bank, deadline: None, grace: None }; seats],
            grace: vec![None; seats],
            away: vec![false; seats],
            stood_in: vec![false; seats],
            absences: Vec::new(),
            banter: Banter::new(name, &setup.bot_names()),
            is_greeting: false,
            last_banter: None,
            recent_notices: (0..=seats).map(|_| RecentNotices::default()).collect(),
            answered: vec![None; seats],
            owed: vec![OwedDecision::default(); seats],
            pending: Vec::new(),
            pass_ahead: vec![PassAhead::Off; seats],
            advised: HintSlots::new(seats),
            is_solo: setup.is_solo(),
            pace: None,
            paused: true,
            last_event_at: None,
            table,
        };
        RecentNotices::add(&mut play.recent_notices, news);
        play
    }

    /// Starts clocks and pauses of new decisions.
    pub(super) fn open_decisions(
        &mut self,
        decided: Option<Seat>,
        visible: bool,
        now: Millis,
        pause: impl Fn() -> u64,
    ) {
        let owing = self.table.awaits().seats();
        self.end_turn();
        if !self.paused && !self.is_solo {
            self.clock.set_owing(owing, decided.filter(|_| visible), now);
        }
        for seat in Seat::all(self.table.seats()) {
            let at = self.table.decision(seat);
            if at != self.owed[seat.index()].at {
                // A later moment would show that a stand-in has taken over a begun answer.
                let goes_on = decided == Some(seat) && !visible;
                let moment = || now + self.pace.unwrap_or_else(&pause);
                let not_before = if goes_on { self.owed[seat.index()].not_before } else { moment() };
                self.owed[seat.index()] = OwedDecision { at, not_before, thinking: false, goes_on };
                self.grace[seat.index()] = None;
            }
        }
        if visible {
            self.show_clocks(now);
        }
    }

    /// Returns the log entry of what a seat did, with the rest of its bank if it has used some.
    pub(super) fn log_entry(&self, seat: Seat, mut lines: Vec<String>, now: Millis) -> String {
        if self.clock.uses_bank(seat, now) {
            lines.push(Note::Bank(seat, self.clock.bank(seat, now)).to_string());
        }
        lines.join("\n")
    }

    /// Finds the waiting answer whose moment has come. Of several it is the earliest, then that of the first seat:
    /// the order of arrival could show how long players thought.
    pub(super) fn next_pending(&self, now: Millis) -> Option<usize> {
        let moment = |pending: &PendingAction| (self.owed[pending.seat().index()].not_before, pending.seat());
        let owed = self.pending.iter().enumerate().map(|(at, pending)| (moment(pending), at));
        owed.filter(|((moment, _), _)| *moment <= now).min().map(|(_, at)| at)
    }

    pub(super) fn show_clocks(&mut self, now: Millis) {
        self.public_clocks = Seat::all(self.table.seats())
            .map(|seat| SeatClock {
                bank: self.clock.bank(seat, now),
                deadline: self.clock.deadline(seat),
                grace: None,
            })
            .collect();
    }

    /// Must the reply be delayed, so that its timing does not show whether there was a choice? That depends on the
    /// question alone (law 13). At a table of one person there is nobody to notice.
    fn must_wait(&self, seat: Seat) -> bool {
        !self.is_solo && self.table.declining(seat).is_some()
    }
}

impl TableTask {
    /// Returns the seat of this device.
    pub(super) fn seat_of(&self, device: DeviceId) -> Option<Seat> {
        self.owners().find(|(_, owner)| *owner == device).map(|(seat, _)| seat)
    }

    pub(super) fn owner(&self, seat: Seat) -> Option<DeviceId> {
        self.owners().find(|(owned, _)| *owned == seat).map(|(_, device)| device)
    }

    pub(super) fn owners(&self) -> impl Iterator<Item = (Seat, DeviceId)> {
        self.row.seated.iter().map(|seated| (Seat(seated.seat), seated.device))
    }

    pub(super) fn now(&self) -> Millis {
        self.services.time.now()
    }

    /// Handles a person's choice: rejects it at once, or replies when it is stored.
    pub(super) async fn person_acts(
        &mut self,
        requester: &Requester,
        outbox: &Outbox,
        id: String,
        at: u32,
        action: String,
    ) {
        let outcome = match self.ready_to_act(requester, &id) {
            Ok(Ready::Now(seat)) => {
                self.come_back(seat).await;
                self.act_or_wait(seat, at, &action, Some((id.clone(), outbox.clone()))).await
            }
            Ok(Ready::Waiting(seat)) => return self.answer_here(seat, outbox),
            Ok(Ready::Done) => {
                self.done(outbox, &id);
                return;
            }
            Err(rejection) => Err(rejection),
        };
        if let Err(rejection) = outcome {
            let seat = self.seat_of(requester.device);
            // A message that failed may be sent again under the same id.
            if let (Stage::Playing(play), Some(seat), true) =
                (&mut self.stage, seat, rejection.reason != Reason::Failed)
            {
                play.answered[seat.index()] = Some((id.clone(), Some(rejection.clone())));
            }
            outbox.send(to_json(&rejection.to_message(&self.row.name, Some(&id))));
        }
    }

    pub(super) fn ready_to_act(&self, requester: &Requester, id: &str) -> Result<Ready, Rejection> {
        let seat = self
            .seat_of(requester.device)
            .ok_or_else(|| Rejection::new(Reason::NoSeat, Message::new("server-no-seat")))?;
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        match &play.answered[seat.index()] {
            Some((last, None)) if last == id => return Ok(Ready::Done),
            Some((last, Some(rejection))) if last == id => return Err(rejection.clone()),
            _ => {}
        }
        let waits = |pending: &PendingAction| {
            pending.seat() == seat && pending.from.as_ref().is_some_and(|(pending, _)| pending == id)
        };
        if play.pending.iter().any(waits) {
            return Ok(Ready::Waiting(seat));
        }
        Ok(Ready::Now(seat))
    }

    /// Sends the pending reply to the newest connection of this client.
    fn answer_here(&mut self, seat: Seat, outbox: &Outbox) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let own = play.pending.iter_mut().filter(|pending| pending.seat() == seat);
        for (_, from) in own.filter_map(|pending| pending.from.as_mut()) {
            *from = outbox.clone();
        }
    }

    pub(super) fn done(&self, outbox: &Outbox, id: &str) {
        let table = Cow::Borrowed(self.row.name.as_str());
        outbox.send(to_json(&ServerMessage::Done { table, id: Cow::Borrowed(id) }));
    }

    /// Commits a choice, or lets it wait for its moment.
    pub(super) async fn act_or_wait(
        &mut self,
        seat: Seat,
        at: u32,
        action: &str,
        from: Option<(String, Outbox)>,
    ) -> Result<(), Rejection> {
        let now = self.now();
        let Stage::Playing(play) = &mut self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let action = play.table.check(seat, at, action)?;
        // A second answer replaces the first one that still waits.
        play.pending.retain(|pending| pending.seat() != seat);
        if now < play.owed[seat.index()].not_before && (from.is_none() || play.must_wait(seat)) {
            play.pending.push(PendingAction { action, from });
            return Ok(());
        }
        self.commit(action, from).await
    }

    /// Commits a choice: applies it, stores it, and only then tells clients (I6).
    pub(super) async fn commit(
        &mut self,
        action: CheckedAction,
        from: Option<(String, Outbox)>,
    ) -> Result<(), Rejection> {
        let (seat, now) = (action.seat(), self.now());
        let Stage::Playing(play) = &mut self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let before = (play.table.step_count(), play.table.version(Viewer::Bystander));
        let news = play.table.act(action)?;
        let what = play.log_entry(seat, play.table.log_lines(before.0), now);
        let client = from.as_ref().map(|(id, _)| id.clone());
        self.append_to_log(Some(seat), client.clone(), what).await?;
        let now = self.now();
        let Stage::Playing(play) = &mut self.stage else { return Ok(()) };
        self.services.metrics.actions.inc();
        RecentNotices::add(&mut play.recent_notices, &news);
        if let Some(id) = client {
            play.answered[seat.index()] = Some((id, None));
        }
        let visible = play.table.version(Viewer::Bystander) != before.1;
        play.open_decisions(Some(seat), visible, now, || self.services.pause());
        // Made before anything is sent, so that the reply and the position can be sent together.
        let outdated = self.outdated();
        if let Some((id, outbox)) = from {
            self.done(&outbox, &id);
        }
        self.deliver(outdated);
        self.react(&news);
        self.go_on().await;
        Ok(())
    }

    /// Stores a log entry. If that fails, nothing has happened: the state in memory is replaced by the stored one.
    pub(super) async fn append_to_log(
        &mut self,
        seat: Option<Seat>,
        client: Option<String>,
        what: String,
    ) -> Result<(), Rejection> {
        let entry = LogEntry { seat: seat.map(|seat| seat.0), client, at: self.now(), what };
        let asked = Instant::now();
        let stored = self.services.store.append(self.key, entry).await;
        self.services.metrics.stored.observe(asked.elapsed().as_secs_f64());
        if let Err(error) = stored {
            self.reload().await;
            return Err(Rejection::from(error));
        }
        Ok(())
    }

    /// Does what follows without a command: the end, bots' choices, passing in advance.
    pub(super) async fn go_on(&mut self) {
        let Stage::Playing(play) = &self.stage else { return };
        if play.table.standing().is_some() {
            self.end().await;
        } else {
            self.wake_bots();
            self.pass_ahead();
        }
    }
}

/// What to do with a message.
pub(super) enum Ready {
    /// Carry it out, for this seat.
    Now(Seat),
    /// It is waiting for its moment already.
    Waiting(Seat),
    /// It was carried out.
    Done,
}
