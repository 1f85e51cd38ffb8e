//! A game under way: what people and bots choose, stored before anybody is told.

use super::hint::HintSlots;
use super::note::{Absence, Note};
use super::pass_ahead::PassAhead;
use super::recent_notices::RecentNotices;
use super::watchers::to_json;
use super::{Requester, Stage, TableTask};
use crate::outbox::Outbox;
use crate::setup::Setup;
use crate::store::{DeviceId, LogEntry, Millis};
use catalog::{AnyNews, AnyTable, Banter, CheckedAction, Rejection, taken_back};
use kernel::{Message, Seat, Viewer};
use protocol::{Reason, SeatClock, ServerMessage};
use std::borrow::Cow;
use table::Clock;
use tokio::time::Instant;

/// The decision a seat owes.
#[derive(Clone, Copy, Default)]
pub(super) struct OwedDecision {
    pub(super) at: Option<u32>,
    /// No answer is let out earlier: an answer at once could give away that there was no choice.
    pub(super) not_before: Millis,
    /// Is a bot thinking about it?
    pub(super) thinking: bool,
    /// Has the seat begun its answer, in secret, and is this only the next piece of it?
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
    /// By seat: the clock as everybody was shown it last. It moves when everybody is told something, so
    /// that it tells nothing of secret choices.
    pub(super) public_clocks: Vec<SeatClock>,
    /// By seat: until when everybody waits for somebody whose time is up.
    pub(super) grace: Vec<Option<Millis>>,
    /// By seat: does a stand-in play?
    pub(super) away: Vec<bool>,
    /// By seat: has one ever played?
    pub(super) stood_in: Vec<bool>,
    /// Who left, was stood in for or returned, in order.
    pub(super) absences: Vec<Absence>,
    pub(super) banter: Banter,
    /// Does a bot still have to greet those who come?
    pub(super) is_greeting: bool,
    /// When a bot last said something.
    pub(super) last_banter: Option<Millis>,
    /// Seats in order, then the bystander.
    pub(super) recent_notices: Vec<RecentNotices>,
    /// By seat: the last message of its client, and the answer.
    pub(super) answered: Vec<Option<(String, Option<Rejection>)>>,
    pub(super) owed: Vec<OwedDecision>,
    pub(super) pending: Vec<PendingAction>,
    /// By seat: when the server declines for it.
    pub(super) pass_ahead: Vec<PassAhead>,
    pub(super) advised: HintSlots,
    /// Does one person play among bots? Then no clock runs, and no moment is kept secret from anybody.
    pub(super) is_solo: bool,
    /// How long bots pause, in milliseconds, if the only person has said so.
    pub(super) pace: Option<u64>,
    /// Clocks stand while only bots are left and nobody looks on.
    pub(super) paused: bool,
    /// When something last happened, if this was before the table was opened.
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

    /// Starts clocks and pauses of decisions that are new.
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
            self.clock.turn(owing, decided.filter(|_| visible), now);
        }
        for seat in Seat::all(self.table.seats()) {
            let at = self.table.decision(seat);
            if at != self.owed[seat.index()].at {
                // A later moment would tell a stand-in's viewers that something was begun.
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

    /// What this seat did, as it is logged, with what is left of its bank if it has used some.
    fn log_entry(&self, seat: Seat, mut lines: Vec<String>, now: Millis) -> String {
        if self.clock.draws(seat, now) {
            lines.push(Note::Bank(seat, self.clock.bank(seat, now)).to_string());
        }
        lines.join("\n")
    }

    /// Which answer that waits has its moment by now; of several the first, and of those of one moment
    /// that of the first seat, as the order in which they came may tell how long they were thought about.
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

    /// Must an answer wait for its moment, so that a quick one does not show that there was no choice?
    /// That depends on the question alone (law 13), and never on what else the seat can do. At a table of
    /// one person nobody reads anything from the clock.
    fn must_wait(&self, seat: Seat) -> bool {
        !self.is_solo && self.table.declining(seat).is_some()
    }
}

impl TableTask {
    /// The seat of this device.
    pub(super) fn seat_of(&self, device: DeviceId) -> Option<Seat> {
        self.owners().find(|(_, owner)| *owner == device).map(|(seat, _)| seat)
    }

    pub(super) fn owner(&self, seat: Seat) -> Option<DeviceId> {
        self.owners().find(|(owned, _)| *owned == seat).map(|(_, device)| device)
    }

    pub(super) fn owners(&self) -> impl Iterator<Item = (Seat, DeviceId)> {
        self.row.seated.iter().map(|seated| (Seat(seated.seat), seated.device))
    }

    fn now(&self) -> Millis {
        self.services.time.now()
    }

    /// A person's choice: refused at once, or done once it is stored.
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
            // What failed may be tried again under the same name.
            if let (Stage::Playing(play), Some(seat), true) =
                (&mut self.stage, seat, rejection.reason != Reason::Failed)
            {
                play.answered[seat.index()] = Some((id.clone(), Some(rejection.clone())));
            }
            outbox.send(to_json(&rejection.to_message(&self.row.name, Some(&id))));
        }
    }

    fn ready_to_act(&self, requester: &Requester, id: &str) -> Result<Ready, Rejection> {
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

    /// Who asks again about what waits has another connection now, or will not mind.
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

    /// A choice, now or when its moment has come.
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
        // A second answer to the same question replaces the first, which nobody has seen.
        play.pending.retain(|pending| pending.seat() != seat);
        if now < play.owed[seat.index()].not_before && (from.is_none() || play.must_wait(seat)) {
            play.pending.push(PendingAction { action, from });
            return Ok(());
        }
        self.commit(action, from).await
    }

    /// Lets a choice happen, stores it, and only then tells of it.
    pub(super) async fn commit(
        &mut self,
        action: CheckedAction,
        from: Option<(String, Outbox)>,
    ) -> Result<(), Rejection> {
        let (seat, now) = (action.seat(), self.now());
        let Stage::Playing(play) = &mut self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let before = (play.table.count(), play.table.version(Viewer::Bystander));
        let news = play.table.act(action)?;
        let what = play.log_entry(seat, play.table.lines(before.0), now);
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
        // Made before anything is sent, so that the answer and the position can go together.
        let outdated = self.outdated();
        if let Some((id, outbox)) = from {
            self.done(&outbox, &id);
        }
        self.deliver(outdated);
        self.react(&news);
        self.go_on().await;
        Ok(())
    }

    /// Stores an entry of the log. If that fails nothing has happened: what is in memory is thrown
    /// away for what is stored.
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

    /// What follows without anybody's wish: the end, or bots that have to choose, or the server for people.
    pub(super) async fn go_on(&mut self) {
        let Stage::Playing(play) = &self.stage else { return };
        if play.table.standing().is_some() {
            self.end().await;
        } else {
            self.wake_bots();
            self.pass_ahead();
        }
    }

    /// A person takes back what he did last, if the engine allows it.
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
        let stored = || Rejection::new(Reason::CannotTakeBack, Message::new("server-kept"));
        let allowed = self.setup.take_back;
        let now = self.now();
        let Stage::Playing(play) = &mut self.stage else {
            return Err(Rejection::new(Reason::NotNow, Message::new("server-not-playing")));
        };
        let before = play.table.version(Viewer::Bystander);
        // What nobody has seen yet is simply not done.
        let waiting = play.pending.len();
        play.pending.retain(|pending| pending.seat() != seat);
        let is_unseen = play.pending.len() < waiting;
        if !is_unseen && (!allowed || !play.table.take_back(seat)) {
            return Err(stored());
        }
        // A person who takes an answer back wants to give another.
        play.stop_passing(seat);
        if is_unseen {
            // Said again, it must not take back what was done before.
            play.answered[seat.index()] = Some((id, None));
            self.refresh_own(seat);
            return Ok(());
        }
        let what = play.log_entry(seat, vec![taken_back(seat)], now);
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

/// Is a message to be acted upon?
enum Ready {
    /// Yes, for this seat.
    Now(Seat),
    /// This seat's is already waiting for its moment.
    Waiting(Seat),
    /// It has been done.
    Done,
}
