//! The minimal table server: sends every message to all four clients of a table. It has no rules and no store.

use crate::Failure;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

type Seats = Arc<Mutex<Vec<mpsc::UnboundedSender<Utf8Bytes>>>>;
type Tables = Arc<Mutex<HashMap<String, Seats>>>;

#[expect(clippy::disallowed_methods, reason = "it has no document")]
pub(super) async fn serve(listener: TcpListener) -> Result<(), Failure> {
    let join = async |State(tables): State<Tables>, Path(table): Path<String>, upgrade: WebSocketUpgrade| {
        let seats =
            Arc::clone(tables.lock().unwrap_or_else(PoisonError::into_inner).entry(table).or_default());
        upgrade.on_upgrade(|socket| sit(socket, seats))
    };
    let routes = Router::new().route("/{table}", get(join)).with_state(Tables::default());
    Ok(axum::serve(server::prompt(listener), routes).await?)
}

async fn sit(socket: WebSocket, seats: Seats) {
    let (mut sink, mut stream) = socket.split();
    let (to, mut from) = mpsc::unbounded_channel::<Utf8Bytes>();
    seats.lock().unwrap_or_else(PoisonError::into_inner).push(to);
    tokio::spawn(async move {
        while let Some(text) = from.recv().await {
            if sink.send(Message::Text(text)).await.is_err() {
                return;
            }
        }
    });
    while let Some(Ok(Message::Text(text))) = stream.next().await {
        for seat in seats.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            // A client that has left misses the message.
            let _ = seat.send(text.clone());
        }
    }
}
