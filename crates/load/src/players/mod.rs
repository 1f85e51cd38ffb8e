//! Clients. They are as light as possible, because they share the machine with the server they measure.

pub(crate) mod echo;
pub(crate) mod relay;
pub(crate) mod saloon;

use crate::Failure;
use futures_util::{SinkExt, StreamExt};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// How many clients sit at a table.
pub(crate) const SEATS: usize = 4;
/// How many tables are made, and connections opened, at the same time.
pub(crate) const AT_ONCE: usize = 32;

/// How many bytes a client reads at once.
const READ_BUFFER: usize = 4096;

/// Waits for this long. For no time at all it sets no timer, because a timer takes at least a millisecond.
pub(crate) async fn think(length: Duration) {
    if !length.is_zero() {
        tokio::time::sleep(length).await;
    }
}

/// A connection to a server.
pub(crate) struct Connection(WebSocketStream<TcpStream>);

impl Connection {
    pub(crate) async fn open(address: &str, path: &str, token: Option<&str>) -> Result<Connection, Failure> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        if let Some(token) = token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        // The default is a hundred kilobytes, which would be cleared for every connection and message.
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        Ok(Connection(client_async_with_config(request, stream, Some(config)).await?.0))
    }

    pub(crate) async fn send(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Failure> {
        Ok(self.0.send(Message::Text(text.into())).await?)
    }

    /// Returns the next text message.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Failure> {
        loop {
            match self.0.next().await.ok_or("the server has closed a connection")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err("the server has closed a connection".into()),
                _ => {}
            }
        }
    }
}
