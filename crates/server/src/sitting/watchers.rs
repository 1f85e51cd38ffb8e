//! Who looks at a table, and what each of them is shown: what his seat may know, or what everybody may.

use super::{Sitting, Stage, Who};
use crate::outbox::{Outbox, SocketId, Text};
use crate::sent::{choice, result, scorecard};
use crate::setup::Setup;
use crate::store::DeviceId;
use catalog::Rejection;
use kernel::{Message, Seat, Viewer};
use protocol::{AutoPass, ClockShown, Position, Reason, Said, ServerMessage};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// How long a position usually is, in bytes.
const USUAL: usize = 4096;

/// A connection that looks on.
struct Watcher {
    device: DeviceId,
    viewer: Viewer,
    outbox: Outbox,
    /// The version it was sent last.
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
        let text = written(message);
        for watcher in self.0.values() {
            watcher.outbox.send(text.clone());
        }
    }
}

/// A message as text.
pub(crate) fn written(message: &ServerMessage<'_>) -> Text {
    let mut text = Vec::with_capacity(match message {
        ServerMessage::Position(_) | ServerMessage::Table(_) | ServerMessage::Described { .. } => USUAL,
        _ => 256,
    });
    // Words, numbers, lists and maps by word can always be written, and are text.
    let _ = serde_json::to_writer(&mut text, message);
    Text::try_from(text).unwrap_or_default()
}

impl Sitting {
    /// As whom somebody looks at the table.
    pub(super) fn viewer(&self, who: &Who) -> Viewer {
        self.seat_of(who.device).map_or(Viewer::Bystander, Viewer::Seat)
    }

    pub(super) async fn watch(&mut self, who: &Who, socket: SocketId, outbox: Outbox, have: Option<u32>) {
        let viewer = self.viewer(who);
        let was_here = self.watchers.has(who.device);
        outbox.send(written(&ServerMessage::Table(self.described(Some(who.device)))));
        self.watchers.0.insert(socket, Watcher { device: who.device, viewer, outbox, sent: have });
        self.show(socket, have);
        self.greet();
        if !was_here && viewer != Viewer::Bystander {
            self.tell_table();
        }
        self.person_returns(who).await;
        self.resume_play().await;
    }

    pub(super) fn unwatch(&mut self, socket: SocketId) {
        let Some(gone) = self.watchers.0.remove(&socket) else { return };
        if gone.viewer != Viewer::Bystander && !self.watchers.has(gone.device) {
            self.tell_table();
        }
        self.pause_if_alone();
    }

    /// Makes good what did not fit.
    pub(super) fn catch_up(&mut self, socket: SocketId) {
        let Some(watcher) = self.watchers.0.get(&socket) else { return };
        let (device, sent) = (watcher.device, watcher.sent);
        watcher.outbox.send(written(&ServerMessage::Table(self.described(Some(device)))));
        self.show(socket, sent);
    }

    /// A seat has another owner: who looked on from it, or does now, sees something else.
    pub(super) fn look_anew(&mut self) {
        let owners: Vec<(Seat, DeviceId)> = self.owners().collect();
        for watcher in self.watchers.0.values_mut() {
            let own = owners.iter().find(|(_, device)| *device == watcher.device);
            let viewer = own.map_or(Viewer::Bystander, |(seat, _)| Viewer::Seat(*seat));
            if viewer != watcher.viewer {
                (watcher.viewer, watcher.sent) = (viewer, None);
            }
        }
        self.tell_table();
        self.tell_positions();
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_table(&self) {
        for watcher in self.watchers.0.values() {
            let described = self.described(Some(watcher.device));
            watcher.outbox.send(written(&ServerMessage::Table(described)));
        }
    }

    /// Shows everybody what he has not been shown, and nobody else anything.
    pub(super) fn tell_positions(&mut self) {
        let unseen = self.unseen();
        self.deliver(unseen);
    }

    /// What everybody is to be shown that he has not been shown. Those who see the same get the same text.
    pub(super) fn unseen(&self) -> Vec<(SocketId, Text)> {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else { return Vec::new() };
        let mut made: FxHashMap<(Viewer, Option<u32>), Text> = FxHashMap::default();
        let mut unseen = Vec::new();
        for (socket, Watcher { viewer, sent, .. }) in &self.watchers.0 {
            if *sent == Some(play.table.version(*viewer)) {
                continue;
            }
            let new = || play.position(&self.row.name, *viewer, *sent, &self.setup);
            unseen.push((*socket, made.entry((*viewer, *sent)).or_insert_with(new).clone()));
        }
        unseen
    }

    pub(super) fn deliver(&mut self, unseen: Vec<(SocketId, Text)>) {
        for (socket, text) in unseen {
            self.send_position(socket, text);
        }
    }

    /// Tells everybody about clocks that changed without anything else.
    pub(super) fn tell_clocks(&self) {
        if let Stage::Playing(play) = &self.stage {
            let clocks = play.shown_clocks();
            self.watchers.send_all(&ServerMessage::Clocks { table: Cow::Borrowed(&self.row.name), clocks });
        }
    }

    /// Shows a seat's own connections its position once more, though nothing has happened for others to see.
    pub(super) fn show_own(&mut self, seat: Seat) {
        let own = self.watchers.0.iter().filter(|(_, watcher)| watcher.viewer == Viewer::Seat(seat));
        let own: Vec<(SocketId, Option<u32>)> =
            own.map(|(socket, watcher)| (*socket, watcher.sent)).collect();
        for (socket, sent) in own {
            self.show(socket, sent);
        }
    }

    fn show(&mut self, socket: SocketId, have: Option<u32>) {
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

    /// Tells one person the table in words.
    pub(super) fn tell_page(&self, who: &Who, outbox: &Outbox) {
        let (Stage::Playing(play) | Stage::Over(play)) = &self.stage else {
            let rejection = Rejection::new(Reason::NotNow, Message::new("server-not-playing"));
            outbox.send(written(&rejection.to_message(&self.row.name, None)));
            return;
        };
        let viewer = self.viewer(who);
        let page = play.table.page(viewer);
        outbox.send(written(&ServerMessage::Described {
            table: Cow::Borrowed(&self.row.name),
            version: play.table.version(viewer),
            page: page.iter().map(Said::from).collect(),
        }));
    }
}

impl super::play::Play {
    /// How the game stands for a viewer who has this version.
    pub(super) fn position(&self, name: &str, viewer: Viewer, have: Option<u32>, setup: &Setup) -> Text {
        let heard = &self.heard[viewer.seat().map_or(self.heard.len() - 1, Seat::index)];
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
            status: Said::from(&status),
            actions: legal.iter().zip(&odds).map(|(action, odds)| choice(action, odds)).collect(),
            decision: viewer.seat().and_then(|seat| self.table.decision(seat)),
            may_take_back: setup.take_back
                && viewer.seat().is_some_and(|seat| self.table.may_take_back(seat)),
            auto_pass: viewer.seat().map_or(AutoPass::Off, |seat| self.pass_ahead[seat.index()].mode()),
            news: heard.since(have),
            complete: heard.is_complete(have),
            open: self.open_steps(setup) as u32,
            clocks: self.shown_clocks(),
            result: ended.as_ref().map(|(standing, decided)| result(standing, decided)),
            scorecard: scored.as_ref().map(|(card, headings)| scorecard(card, headings, self.table.seats())),
        };
        written(&ServerMessage::Position(position))
    }

    pub(super) fn shown_clocks(&self) -> Vec<ClockShown> {
        let shown = self.shown.iter().zip(&self.grace);
        shown.map(|(clock, grace)| ClockShown { grace: *grace, ..*clock }).collect()
    }
}
