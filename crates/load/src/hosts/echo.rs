//! The minimal WebSocket server: sends every message back.

use crate::Failure;
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use tokio::net::TcpListener;

#[expect(clippy::disallowed_methods, reason = "it has no document")]
pub(super) async fn serve(listener: TcpListener) -> Result<(), Failure> {
    let routes = Router::new().route("/", get(async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(echo)));
    Ok(axum::serve(server::prompt(listener), routes).await?)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(Message::Text(text))) = socket.recv().await {
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}
