//! A server on a port of its own, and clients that play at it over real connections.

pub(crate) mod document;

use futures_util::{SinkExt, StreamExt};
use protocol::rest::{Account, CreatedTable};
use protocol::{ClientMessage, Position, ServerMessage, TableInfo};
use reqwest::{Method, RequestBuilder, StatusCode};
use serde::Serialize;
use serde_json::Value;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::{Config, Rates, serve};
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::Seed;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use transcript::Simulation;

/// A server that runs.
pub(crate) struct TestServer {
    pub(crate) address: String,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<std::io::Result<()>>,
}

/// A server, and the folder of its store.
pub(crate) async fn opened(config: Config) -> (TempDir, TestServer) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::open(&folder.path().join("saloon.db"), config).await;
    (folder, server)
}

/// A configuration without pauses and limits.
pub(crate) fn hasty() -> Config {
    let often = NonZeroU32::MAX;
    let rates = Rates { devices: often, calls: often, reads: often, checks: often, messages: often };
    Config { searches: 1, pause: 0..1, grace: 1, banter: 0, rates, ..Config::default() }
}

impl TestServer {
    pub(crate) async fn open(path: &Path, config: Config) -> TestServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        TestServer::open_at(listener, path, config)
    }

    pub(crate) fn open_at(listener: TcpListener, path: &Path, config: Config) -> TestServer {
        let store = SqliteStore::open(path, SqliteOptions::default()).expect("the store opens");
        let address = listener.local_addr().expect("it has an address").to_string();
        let (stop, stopped) = oneshot::channel();
        let until = async {
            // Who drops the sender wants it to stop, too.
            let _ = stopped.await;
        };
        let running = tokio::spawn(serve(config, Arc::new(store), listener, until));
        TestServer { address, stop: Some(stop), running }
    }

    /// Stops it as a host does; what was confirmed is stored.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.running.await.expect("it does not panic").expect("it stops well");
    }

    pub(crate) async fn client(&self, nickname: &str) -> Client {
        Client::enrol(&self.address, nickname).await
    }

    /// A table in its waiting room, the connection of Ada, who sits there, and that of a bystander.
    pub(crate) async fn watched_table(&self) -> (String, Connection, Connection) {
        let (ada, bo) = (self.client("Ada").await, self.client("Bo").await);
        let wanted = serde_json::json!({"game": "wild-shots", "seats": ["me", "open"]});
        let table = ada.create(wanted).await;
        let line = ada.watch(&table, None).await;
        let mut bystander = bo.watch(&table, None).await;
        bystander.receive_kind("table").await;
        (table, line, bystander)
    }
}

/// Somebody with a nickname.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    pub(crate) address: String,
    pub(crate) token: String,
}

impl Client {
    pub(crate) async fn enrol(address: &str, nickname: &str) -> Client {
        // Faces would be random in each run, and messages could not be compared.
        Client::enrol_as(address, &serde_json::json!({ "nickname": nickname, "face": "rancher" })).await
    }

    /// Somebody with this name and this face.
    pub(crate) async fn enrol_as(address: &str, profile: &Value) -> Client {
        let mut client = Client::unknown(address);
        let (status, account) = client.call(Method::POST, "/api/devices", profile).await;
        assert_eq!(status, StatusCode::CREATED, "{account}");
        let account: Account = serde_json::from_value(account).expect("an account");
        client.token = account.token.expect("a token");
        client
    }

    /// Somebody the server does not know.
    pub(crate) fn unknown(address: &str) -> Client {
        Client { http: reqwest::Client::new(), address: address.to_owned(), token: String::new() }
    }

    /// Somebody the server knows by this token.
    pub(crate) fn known(address: &str, token: String) -> Client {
        Client { token, ..Client::unknown(address) }
    }

    pub(crate) async fn call(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> (StatusCode, Value) {
        self.try_call(method, path, body).await.expect("it answers")
    }

    /// A request, for tests that add something to it.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.http.request(method, format!("http://{}{path}", self.address)).bearer_auth(&self.token)
    }

    /// The same where the server may be gone.
    pub(crate) async fn try_call(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> reqwest::Result<(StatusCode, Value)> {
        answer(self.request(method, path).json(body)).await
    }

    pub(crate) async fn post(&self, path: &str) {
        let (status, answer) = self.call(Method::POST, path, &()).await;
        assert!(status.is_success(), "{path}: {status} {answer}");
    }

    /// A new table, by its link name.
    pub(crate) async fn create(&self, wish: Value) -> String {
        let (status, answer) = self.call(Method::POST, "/api/tables", &wish).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        serde_json::from_value::<CreatedTable>(answer).expect("it says which").table
    }

    pub(crate) async fn table(&self, name: &str) -> TableInfo {
        let (status, answer) = self.call(Method::GET, &format!("/api/tables/{name}"), &()).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        serde_json::from_value(answer).expect("a table")
    }

    pub(crate) async fn connect(&self) -> Connection {
        let stream = TcpStream::connect(&self.address).await.expect("it listens");
        let mut line = self.connect_over(stream, self.upgrade()).await.expect("it connects");
        line.send_message(&ClientMessage::Hello { protocol: protocol::VERSION }).await;
        assert!(line.receive().await.contains(r#""type":"welcome""#));
        line
    }

    /// What asks for a connection.
    pub(crate) fn upgrade(&self) -> Request {
        let mut request =
            format!("ws://{}/api/socket", self.address).into_client_request().expect("a request");
        let token = format!("Bearer {}", self.token).parse().expect("a header");
        request.headers_mut().insert("authorization", token);
        request
    }

    /// A connection over this stream, on which nothing has been said.
    pub(crate) async fn connect_over(
        &self,
        stream: TcpStream,
        request: Request,
    ) -> Result<Connection, Error> {
        Ok(Connection { socket: client_async(request, stream).await?.0 })
    }

    /// The numbers that a host sees, all of one moment.
    pub(crate) async fn metrics<const N: usize>(&self, names: [&str; N]) -> [u64; N] {
        let (_, metrics) = self.call(Method::GET, "/metrics", &()).await;
        let metrics = metrics.as_str().expect("text");
        names.map(|name| {
            let mut lines = metrics.lines();
            let number = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
            number.unwrap_or_else(|| panic!("{name} is not in {metrics}"))
        })
    }

    /// One of them.
    pub(crate) async fn metric(&self, name: &str) -> u64 {
        let [number] = self.metrics([name]).await;
        number
    }

    /// A connection that looks at a table.
    pub(crate) async fn watch(&self, table: &str, have: Option<u32>) -> Connection {
        let mut line = self.connect().await;
        line.send_message(&ClientMessage::Watch { table: table.to_owned(), have }).await;
        line
    }
}

/// A connection.
pub(crate) struct Connection {
    socket: WebSocketStream<TcpStream>,
}

impl Connection {
    pub(crate) async fn send_message(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("it can be written");
        self.send_text(&text).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.send(Message::text(text)).await.expect("it is sent");
    }

    /// Anything, also where the server may be gone.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    /// The next message; nothing once the connection has ended.
    pub(crate) async fn try_receive(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) async fn receive(&mut self) -> String {
        self.try_receive().await.expect("the server says something")
    }

    /// All that has been sent: reads until the answer to a ping, which comes after it.
    pub(crate) async fn receive_all(&mut self) -> Vec<String> {
        self.send_message(&ClientMessage::Ping { id: 7 }).await;
        let mut heard = Vec::new();
        loop {
            let text = self.receive().await;
            if text == r#"{"type":"pong","id":7}"# {
                return heard;
            }
            heard.push(text);
        }
    }

    /// The next message of this kind.
    pub(crate) async fn receive_kind(&mut self, kind: &str) -> String {
        loop {
            let text = self.receive().await;
            if text.starts_with(&format!(r#"{{"type":"{kind}""#)) {
                return text;
            }
        }
    }

    /// The next position in which the game waits for this seat, or is over.
    pub(crate) async fn turn(&mut self) -> String {
        loop {
            let text = self.receive_kind("position").await;
            let position = position(&text);
            if position.decision.is_some() || position.result.is_some() {
                return text;
            }
        }
    }
}

/// What must come some day; what holds does not wait for this.
const PATIENCE: Duration = Duration::from_secs(120);

/// Asks again and again until it is so.
pub(crate) async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    let asking = async { while !is_so().await {} };
    assert!(tokio::time::timeout(PATIENCE, asking).await.is_ok(), "it never came that {what}");
}

/// What comes back from a request: its status, and its JSON or text. It is what the document promises.
pub(crate) async fn answer(request: RequestBuilder) -> reqwest::Result<(StatusCode, Value)> {
    let (client, request) = request.build_split();
    let request = request?;
    let (method, path) = (request.method().clone(), request.url().path().to_owned());
    let sent = request.body().and_then(|body| body.as_bytes()).unwrap_or_default().to_vec();
    let response = client.execute(request).await?;
    let status = response.status();
    let media = response.headers().get("content-type").and_then(|media| media.to_str().ok());
    let media = media.unwrap_or_default().to_owned();
    let text = response.text().await?;
    document::assert_documented((&method, &path, &sent), (status, &media, &text));
    Ok((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
}

pub(crate) fn is_position(text: &str) -> bool {
    text.starts_with(r#"{"type":"position""#)
}

pub(crate) fn position(text: &str) -> Position<'_> {
    match ServerMessage::read(text) {
        Ok(ServerMessage::Position(position)) => position,
        other => panic!("{other:?} is no position"),
    }
}

/// Answers every decision with its first action, or the chosen one, until the game is over. Returns the last
/// position.
pub(crate) async fn play(
    line: &mut Connection,
    table: &str,
    mut choose: impl FnMut(&Position<'_>) -> usize,
) -> String {
    loop {
        let text = line.turn().await;
        let now = position(&text);
        let Some(at) = now.decision else { return text };
        let action = now.actions[choose(&now)].text.to_string();
        let id = format!("{at}");
        line.send_message(&ClientMessage::Act { table: table.to_owned(), id, at, action }).await;
    }
}

/// A random game, as a file has it.
pub(crate) fn simulated(game: &str, detailed: bool) -> String {
    let game = catalog::find(game).expect("a game");
    let (variant, seed) = (game.defaults(), Seed([7; 32]));
    let mut text = Vec::new();
    Simulation { game, variant, seats: 3, seed, legal: detailed, states: detailed }
        .play(0, &mut text)
        .expect("it is written");
    String::from_utf8(text).expect("text")
}
