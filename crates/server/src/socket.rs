//! One connection: reads what a client says, and sends what waits for it.

use crate::desk::Desk;
use crate::outbox::{Outbox, Queue, SocketId, Text, outbox};
use crate::sitting::{Ask, Who, written};
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};
use catalog::Rejection;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use kernel::Message;
use protocol::{ClientMessage, Reason, Said, ServerMessage};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How long a client may take to accept one message.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many messages are sent together.
const TOGETHER: usize = 16;
/// How long a connection may be silent, pings included, before it counts as lost.
const SILENCE: Duration = Duration::from_secs(90);
/// How often a silent one is asked whether it is there.
const PING: Duration = Duration::from_secs(30);
/// How many tables one connection may look at.
const MOST_TABLES: usize = 16;

static LAST: AtomicU64 = AtomicU64::new(0);

/// Serves a connection until one side ends it.
pub(crate) async fn serve(desk: Desk, who: Who, socket: WebSocket, closing: watch::Receiver<bool>) {
    let (sink, stream) = socket.split();
    let (outbox, queue) = outbox();
    let (missed, caught) = mpsc::channel(1);
    let writer = tokio::spawn(send(sink, queue, missed, closing.clone()));
    let id = SocketId(LAST.fetch_add(1, Ordering::Relaxed));
    let mut connection = Connection { desk, who, id, outbox, tables: FxHashSet::default() };
    connection.desk.house.metrics.connections.inc();
    connection.listen(stream, caught, closing).await;
    connection.desk.house.metrics.connections.dec();
    for table in std::mem::take(&mut connection.tables) {
        // A table that is gone needs no telling.
        let _ = connection.desk.ask(&table, Ask::Unwatch { socket: id }).await;
    }
    drop(connection);
    // The writer ends with the last outbox, or because nobody reads.
    let _ = writer.await;
}

/// Sends what waits, in order. Who does not read is not waited for.
async fn send(
    mut sink: SplitSink<WebSocket, Frame>,
    mut queue: Queue,
    missed: mpsc::Sender<()>,
    mut closing: watch::Receiver<bool>,
) {
    let mut ping = tokio::time::interval_at(tokio::time::Instant::now() + PING, PING);
    let mut texts = Vec::new();
    loop {
        let message = tokio::select! {
            biased;
            count = queue.from.recv_many(&mut texts, TOGETHER) => {
                if count == 0 || !in_time(send_together(&mut sink, &mut texts)).await {
                    break;
                }
                continue;
            }
            // All that waited has been sent, so there is room to make good what was missed.
            () = queue.missed.notified() => {
                // One note is enough.
                let _ = missed.try_send(());
                continue;
            }
            _ = ping.tick() => Frame::Ping(axum::body::Bytes::new()),
            () = closed(&mut closing) => {
                let why = Message::new("server-restart");
                let farewell = written(&ServerMessage::Farewell { why: Said::from(&why), again: Some(1000) });
                // Whoever is gone already needs no farewell.
                let _ = sink.send(Frame::Text(farewell)).await;
                let frame = CloseFrame { code: close_code::RESTART, reason: "restart".into() };
                let _ = sink.send(Frame::Close(Some(frame))).await;
                return;
            }
        };
        if !in_time(sink.send(message)).await {
            return;
        }
    }
    let _ = sink.close().await;
}

/// Has it been sent, and soon enough?
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())))
}

/// What waits at the same time is sent at the same time.
async fn send_together(
    sink: &mut SplitSink<WebSocket, Frame>,
    texts: &mut Vec<Text>,
) -> Result<(), axum::Error> {
    for text in texts.drain(..) {
        sink.feed(Frame::Text(text)).await?;
    }
    sink.flush().await
}

struct Connection {
    desk: Desk,
    who: Who,
    id: SocketId,
    outbox: Outbox,
    tables: FxHashSet<String>,
}

impl Connection {
    async fn listen(
        &mut self,
        mut stream: SplitStream<WebSocket>,
        mut caught: mpsc::Receiver<()>,
        mut closing: watch::Receiver<bool>,
    ) {
        loop {
            let message = tokio::select! {
                message = tokio::time::timeout(SILENCE, stream.next()) => match message {
                    Ok(Some(Ok(message))) => message,
                    _ => return,
                },
                Some(()) = caught.recv() => {
                    for table in &self.tables {
                        let _ = self.desk.ask(table, Ask::CatchUp { socket: self.id }).await;
                    }
                    continue;
                }
                () = closed(&mut closing) => return,
            };
            match message {
                Frame::Text(text) => self.hear(&text).await,
                Frame::Binary(_) => self.refuse("", &unreadable("binary")),
                Frame::Close(_) => return,
                Frame::Ping(_) | Frame::Pong(_) => {}
            }
        }
    }

    fn refuse(&self, table: &str, rejection: &Rejection) {
        self.desk.house.metrics.refusals.inc();
        self.outbox.send(written(&rejection.to_message(table, None)));
    }

    async fn hear(&mut self, text: &str) {
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => return self.refuse("", &unreadable(&error.to_string())),
        };
        if let Err(rejection) = self.desk.house.limits.message(self.who.device) {
            return self.refuse("", &rejection);
        }
        let (who, outbox) = (self.who.clone(), self.outbox.clone());
        let (table, ask) = match message {
            ClientMessage::Hello { protocol } => return self.welcome(protocol),
            ClientMessage::Ping { id } => {
                self.outbox.send(written(&ServerMessage::Pong { id }));
                return;
            }
            ClientMessage::Watch { table, have } => {
                if self.tables.len() >= MOST_TABLES && !self.tables.contains(&table) {
                    let why = Message::new("server-watching").with("most", MOST_TABLES as u32);
                    return self.refuse(&table, &Rejection::new(Reason::TooMany, why));
                }
                self.tables.insert(table.clone());
                (table, Ask::Watch { who, socket: self.id, outbox, have })
            }
            ClientMessage::Unwatch { table } => {
                self.tables.remove(&table);
                (table, Ask::Unwatch { socket: self.id })
            }
            ClientMessage::Act { table, id, at, action } => {
                (table, Ask::Act { who, outbox, id: id.into(), at, action: action.into() })
            }
            ClientMessage::TakeBack { table, id } => (table, Ask::TakeBack { who, outbox, id }),
            ClientMessage::AutoPass { table, id, mode } => (table, Ask::AutoPass { who, outbox, id, mode }),
            ClientMessage::Pace { table, pause_ms } => (table, Ask::Pace { who, outbox, pause_ms }),
            ClientMessage::GiveUp { table, id } => (table, Ask::GiveUp { who, outbox, id }),
            ClientMessage::Hint { table, id, at } => (table, Ask::Hint { who, outbox, id, at }),
            ClientMessage::Return { table } => (table, Ask::Return { who }),
            ClientMessage::Describe { table } => (table, Ask::Page { who, outbox }),
            ClientMessage::Say { table, text, phrase } => (table, Ask::Say { who, outbox, text, phrase }),
        };
        if let Err(rejection) = self.desk.ask(&table, ask).await {
            self.tables.remove(&table);
            self.refuse(&table, &rejection);
        }
    }

    fn welcome(&self, protocol: u16) {
        if protocol != protocol::VERSION {
            let why = Message::new("server-protocol").with("known", protocol::VERSION);
            return self.refuse("", &Rejection::new(Reason::Unreadable, why));
        }
        self.outbox.send(written(&ServerMessage::Welcome {
            protocol: protocol::VERSION,
            saloon: Cow::Borrowed(env!("CARGO_PKG_VERSION")),
            nickname: Cow::Borrowed(&self.who.nickname),
            now: self.desk.house.time.now(),
        }));
    }
}

/// Waits until the server stops.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // Who could have told is gone: that is an end, too.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn unreadable(error: &str) -> Rejection {
    let why = Message::new("server-unreadable").with("error", lang::quoted(error));
    Rejection::new(Reason::Unreadable, why)
}
