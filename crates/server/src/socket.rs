//! One connection: reads the client's messages, and sends what waits in its outbox.

use crate::outbox::{Outbox, Queue, SocketId, Text, outbox};
use crate::registry::Registry;
use crate::table_task::{Command, Requester, to_json};
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};
use catalog::Rejection;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use kernel::Message;
use protocol::{ClientMessage, Reason, ServerMessage, WireMessage};
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// How long sending one message may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// How many messages are sent together.
const TOGETHER: usize = 16;
/// After how long without any frame a connection counts as lost.
const SILENCE: Duration = Duration::from_secs(90);
/// How often a ping is sent.
const PING: Duration = Duration::from_secs(30);
/// How many tables one connection may watch.
const MOST_TABLES: usize = 16;

static LAST: AtomicU64 = AtomicU64::new(0);

/// Serves a connection until one side ends it.
pub(crate) async fn serve(
    registry: Registry,
    requester: Requester,
    socket: WebSocket,
    closing: watch::Receiver<bool>,
) {
    let (sink, stream) = socket.split();
    let (outbox, queue) = outbox();
    let (missed, caught) = mpsc::channel(1);
    let writer = tokio::spawn(send(sink, queue, missed, closing.clone()));
    let id = SocketId(LAST.fetch_add(1, Ordering::Relaxed));
    let mut connection = Connection { registry, requester, id, outbox, tables: FxHashSet::default() };
    connection.registry.services.metrics.connections.inc();
    connection.listen(stream, caught, closing).await;
    connection.registry.services.metrics.connections.dec();
    for table in std::mem::take(&mut connection.tables) {
        // A table that is gone needs no command.
        let _ = connection.registry.send(&table, Command::Unwatch { socket: id }).await;
    }
    drop(connection);
    // The writer ends with the last outbox, or when the client is gone.
    let _ = writer.await;
}

/// Sends waiting messages in order. Gives up on a client that does not read.
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
            // The queue is empty, so there is room for what was dropped.
            () = queue.missed.notified() => {
                // One notification is enough.
                let _ = missed.try_send(());
                continue;
            }
            _ = ping.tick() => Frame::Ping(axum::body::Bytes::new()),
            () = closed(&mut closing) => {
                let why = Message::new("server-restart");
                let farewell = to_json(&ServerMessage::Farewell { why: WireMessage::from(&why), retry_ms: Some(1000) });
                // A client that has left needs no farewell.
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

/// Was it sent in time?
async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> bool {
    matches!(tokio::time::timeout(PATIENCE, sending).await, Ok(Ok(())))
}

/// Sends several messages with one flush.
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
    registry: Registry,
    requester: Requester,
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
                        let _ = self.registry.send(table, Command::CatchUp { socket: self.id }).await;
                    }
                    continue;
                }
                () = closed(&mut closing) => return,
            };
            match message {
                Frame::Text(text) => self.handle(&text).await,
                Frame::Binary(_) => self.reject("", &unreadable("binary")),
                Frame::Close(_) => return,
                Frame::Ping(_) | Frame::Pong(_) => {}
            }
        }
    }

    fn reject(&self, table: &str, rejection: &Rejection) {
        self.registry.services.metrics.refusals.inc();
        self.outbox.send(to_json(&rejection.to_message(table, None)));
    }

    async fn handle(&mut self, text: &str) {
        // First, so that a flood costs no parsing. The size is limited where the socket is opened.
        if let Err(rejection) = self.registry.services.limits.message(self.requester.device) {
            return self.reject("", &rejection);
        }
        let message = match serde_json::from_str::<ClientMessage>(text) {
            Ok(message) => message,
            Err(error) => return self.reject("", &unreadable(&error.to_string())),
        };
        let (requester, outbox) = (self.requester.clone(), self.outbox.clone());
        let (table, command) = match message {
            ClientMessage::Hello { protocol } => return self.welcome(protocol),
            ClientMessage::Ping { id } => {
                self.outbox.send(to_json(&ServerMessage::Pong { id }));
                return;
            }
            ClientMessage::Watch { table, have } => {
                if self.tables.len() >= MOST_TABLES && !self.tables.contains(&table) {
                    let why = Message::new("server-watching").with("most", MOST_TABLES as u32);
                    return self.reject(&table, &Rejection::new(Reason::TooMany, why));
                }
                self.tables.insert(table.clone());
                (table, Command::Watch { requester, socket: self.id, outbox, have })
            }
            ClientMessage::Unwatch { table } => {
                self.tables.remove(&table);
                (table, Command::Unwatch { socket: self.id })
            }
            ClientMessage::Act { table, id, at, action } => {
                (table, Command::Act { requester, outbox, id: id.into(), at, action: action.into() })
            }
            ClientMessage::TakeBack { table, id } => (table, Command::TakeBack { requester, outbox, id }),
            ClientMessage::AutoPass { table, id, mode } => {
                (table, Command::AutoPass { requester, outbox, id, mode })
            }
            ClientMessage::Pace { table, pause_ms } => (table, Command::Pace { requester, outbox, pause_ms }),
            ClientMessage::GiveUp { table, id } => (table, Command::GiveUp { requester, outbox, id }),
            ClientMessage::Hint { table, id, at } => (table, Command::Hint { requester, outbox, id, at }),
            ClientMessage::Return { table } => (table, Command::Return { requester }),
            ClientMessage::Describe { table } => (table, Command::Page { requester, outbox }),
            ClientMessage::Chat { table, text, phrase } => {
                (table, Command::Say { requester, outbox, text, phrase })
            }
        };
        if let Err(rejection) = self.registry.send(&table, command).await {
            self.tables.remove(&table);
            self.reject(&table, &rejection);
        }
    }

    fn welcome(&self, protocol: u16) {
        if protocol != protocol::VERSION {
            let why = Message::new("server-protocol").with("known", protocol::VERSION);
            return self.reject("", &Rejection::new(Reason::Unreadable, why));
        }
        self.outbox.send(to_json(&ServerMessage::Welcome {
            protocol: protocol::VERSION,
            saloon: Cow::Borrowed(env!("CARGO_PKG_VERSION")),
            nickname: Cow::Borrowed(&self.requester.nickname),
            now: self.registry.services.time.now(),
        }));
    }
}

/// Waits until the server stops.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // If the sender is gone, the server has ended, too.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn unreadable(error: &str) -> Rejection {
    let why = Message::new("server-unreadable").with("error", lang::quoted(error));
    Rejection::new(Reason::Unreadable, why)
}
