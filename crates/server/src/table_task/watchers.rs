//! The connections that watch a table, and the positions that each receives: those of its own seat, or of a
//! bystander.

use super::{Requester, Stage, TableTask};
use crate::outbox::{Outbox, SocketId, Text};
use crate::setup::Setup;
use crate::store::DeviceId;
use crate::wire_convert::{choice, result, scorecard};
use catalog::Rejection;
use kernel::{Message, Seat, Viewer};
use protocol::{AutoPass, Position, Reason, SeatClock, ServerMessage, WireMessage, to_json_of};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// How long a position usually is, in bytes.
const USUAL: usize = 4096;

/// A connection that watches.
struct Watcher {
    device: DeviceId,
    viewer: Viewer,
    outbox: Outbox,
    /// The version of the last position it received.
    sent: Option<u32>,
}

/// All of them.
#[derive(Default)]
pub(super) struct Watchers(FxHashMap<SocketId, Watcher>);

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn has(&self, device: DeviceId) -> bool {
        self.0.values().any(|watcher| watcher.device == device)
    }

    pub(super) fn send_all(&self, message: &ServerMessage<'_>) {
        let text = to_json(message);
        for watcher in self.0.values() {
            watcher.outbox.send(text.clone());
        }
    }
}

/// Writes a message as JSON.
pub(crate) fn to_json(message: &ServerMessage<'_>) -> Text {
    let usual_length = match message {
        ServerMessage::Position(_) | ServerMessage::Table(_) | ServerMessage::Described { .. } => USUAL,
        _ => 256,
    };
    to_json_of(message, usual_length).into()
}

impl TableTask {
    /// Returns the viewer that a requester is at this table.
    pub(super) fn viewer(&self, requester: &Requester) -> Viewer {
        self.seat_of(requester.device).map_or(Viewer::Bystander, Viewer::Seat)
    }

    pub(super) async fn watch(
        &mut self,
        requester: &Requester,
        socket: SocketId,
        outbox: Outbox,
        have: Option<u32>,
    ) {
        let viewer = self.viewer(requester);
        let was_here = self.watchers.has(requester.device);
        outbox.send(to_json(&ServerMessage::Table(self.described(Some(requester.device)))));
        self.watchers.0.insert(socket, Watcher { device: requester.device, viewer, outbox, sent: have });
        self.refresh(socket, have);
        self.greet();
        if !was_here && viewer != Viewer::Bystander {
            self.send_table();
        }
        self.person_returns(requester).await;
        self.resume_play().await;
    }

    pub(super) fn unwatch(&mut self, socket: SocketId) {
        let Some(gone) = self.watchers.0.remove(&socket) else { return };
        if gone.viewer != Viewer::Bystander && !self.watchers.has(gone.device) {
            self.send_table();
        }
        self.pause_if_alone();
    }

    /// Replaces messages that did not fit.
    pub(super) fn catch_up(&mut self, socket: SocketId) {
        let Some(watcher) = self.watchers.0.get(&socket) else { return };
        let (device, sent) = (watcher.device, watcher.sent);
        watcher.outbox.send(to_json(&ServerMessage::Table(self.described(Some(device)))));
        self.refresh(socket, sent);
    }

    /// Updates what each connection may see, after a seat has changed its owner.
    pub(super) fn update_viewers(&mut self) {
        let owners: Vec<(Seat, DeviceId)> = self.owners().collect();
        for watcher in self.watchers.0.values_mut() {
            let own = owners.iter().find(|(_, device)| *device == watcher.device);
            let viewer = own.map_or(Viewer::Bystander, |(seat, _)| Viewer::Seat(*seat));
            if viewer != watcher.viewer {
                (watcher.viewer, watcher.sent) = (viewer, None);
            }
        }
        self.send_table();
        self.send_positions();
    }

    /// Sends the table's players and settings to all watchers.
    pub(super) fn send_table(&self) {
        for watcher in self.watchers.0.values() {
            let described = self.described(Some(watcher.device));
            watcher.outbox.send(to_json(&ServerMessage::Table(described)));
        }
    }

    /// Sends each watcher the position that it does not have yet.
    pub(super) fn send_positions(&mut self) {
        let outdated = self.outdated();
        self.deliver(outdated);
    }

    /// Returns the positions that watchers do not have yet. Equal positions share their text.
    pub(super) fn outdated(&self) -> Vec<(SocketId, Text)> {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else { return Vec::new() };
        let mut made: FxHashMap<(Viewer, Option<u32>), Text> = FxHashMap::default();
        let mut outdated = Vec::new();
        for (socket, Watcher { viewer, sent, .. }) in &self.watchers.0 {
            if *sent == Some(play.table.version(*viewer)) {
                continue;
            }
            let new = || play.position(&self.row.name, *viewer, *sent, &self.setup);
            outdated.push((*socket, made.entry((*viewer, *sent)).or_insert_with(new).clone()));
        }
        outdated
    }

    pub(super) fn deliver(&mut self, outdated: Vec<(SocketId, Text)>) {
        for (socket, text) in outdated {
            self.send_position(socket, text);
        }
    }

    /// Sends clocks that changed while nothing else did.
    pub(super) fn send_clocks(&self) {
        if let Stage::Playing(play) = &self.stage {
            let clocks = play.clocks_to_send();
            self.watchers.send_all(&ServerMessage::Clocks { table: Cow::Borrowed(&self.row.name), clocks });
        }
    }

    /// Sends a seat's own connections its position again, though nothing has happened for others to see.
    pub(super) fn refresh_own(&mut self, seat: Seat) {
        let own = self.watchers.0.iter().filter(|(_, watcher)| watcher.viewer == Viewer::Seat(seat));
        let own: Vec<(SocketId, Option<u32>)> =
            own.map(|(socket, watcher)| (*socket, watcher.sent)).collect();
        for (socket, sent) in own {
            self.refresh(socket, sent);
        }
    }

    fn refresh(&mut self, socket: SocketId, have: Option<u32>) {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else { return };
        let Some(watcher) = self.watchers.0.get(&socket) else { return };
        let text = play.position(&self.row.name, watcher.viewer, have, &self.setup);
        self.send_position(socket, text);
    }

    fn send_position(&mut self, socket: SocketId, text: Text) {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else { return };
        let Some(watcher) = self.watchers.0.get_mut(&socket) else { return };
        if watcher.outbox.send(text) {
            watcher.sent = Some(play.table.version(watcher.viewer));
        }
    }

    /// Sends one person the table in sentences.
    pub(super) fn send_page(&self, requester: &Requester, outbox: &Outbox) {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else {
            let rejection = Rejection::new(Reason::NotNow, Message::new("server-not-playing"));
            outbox.send(to_json(&rejection.to_message(&self.row.name, None)));
            return;
        };
        let viewer = self.viewer(requester);
        let page = play.table.page(viewer);
        outbox.send(to_json(&ServerMessage::Described {
            table: Cow::Borrowed(&self.row.name),
            version: play.table.version(viewer),
            page: page.iter().map(WireMessage::from).collect(),
        }));
    }
}

impl super::play::Play {
    /// Writes the position of a viewer that has this version.
    pub(super) fn position(&self, name: &str, viewer: Viewer, have: Option<u32>, setup: &Setup) -> Text {
        let recent_notices =
            &self.recent_notices[viewer.seat().map_or(self.recent_notices.len() - 1, Seat::index)];
        let legal = viewer.seat().map(|seat| self.table.legal(seat)).unwrap_or_default();
        let advised = viewer.seat().filter(|_| setup.hints);
        let odds = advised.map_or_else(|| vec![Vec::new(); legal.len()], |seat| self.table.odds(seat));
        let (view, status) = (self.table.view_json(viewer), self.table.status(viewer));
        let ended = self.table.standing().zip(self.table.decided());
        let scored = self.table.scorecard(viewer, have).map(|card| (card, card.headings()));
        let position = Position {
            table: Cow::Borrowed(name),
            version: self.table.version(viewer),
            view: Cow::Borrowed(&*view),
            status: WireMessage::from(&status),
            actions: legal.iter().zip(&odds).map(|(action, odds)| choice(action, odds)).collect(),
            decision: viewer.seat().and_then(|seat| self.table.decision(seat)),
            may_take_back: setup.take_back
                && viewer.seat().is_some_and(|seat| self.table.may_take_back(seat)),
            auto_pass: viewer.seat().map_or(AutoPass::Off, |seat| self.pass_ahead[seat.index()].mode()),
            news: recent_notices.since(have),
            complete: recent_notices.is_complete(have),
            open_steps: self.open_steps(setup) as u32,
            clocks: self.clocks_to_send(),
            result: ended.as_ref().map(|(standing, decided)| result(standing, decided)),
            scorecard: scored.as_ref().map(|(card, headings)| scorecard(card, headings, self.table.seats())),
        };
        to_json(&ServerMessage::Position(position))
    }

    pub(super) fn clocks_to_send(&self) -> Vec<SeatClock> {
        let shown = self.public_clocks.iter().zip(&self.grace);
        shown.map(|(clock, grace)| SeatClock { grace: *grace, ..*clock }).collect()
    }
}
