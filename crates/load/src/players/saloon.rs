//! One of four clients at a table of our server. A client that owes a decision takes any legal action. When a game is
//! over, all four play the next one at a new table, as people do.

use super::{Connection, SEATS, think};
use crate::Failure;
use crate::figures::{Latencies, Window};
use protocol::ClientMessage;
use protocol::rest::{Account, CreatedTable, NewTable, Profile};
use reqwest::{Client, Method};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, timeout_at};

/// Four accounts, which sit at every table.
pub(crate) struct Guests {
    http: Client,
    address: String,
    pub(crate) tokens: Vec<String>,
    game: String,
}

impl Guests {
    pub(crate) async fn register(address: &str, game: &str) -> Result<Guests, Failure> {
        let (http, tokens) = (Client::new(), Vec::new());
        let mut guests = Guests { http, address: address.to_owned(), tokens, game: game.to_owned() };
        for number in 0..SEATS {
            let body = Profile { nickname: format!("Guest {number}"), face: None };
            let account: Account = guests.ask(Method::POST, "devices", "", &body).await?.json().await?;
            guests.tokens.push(account.token.ok_or("no token")?);
        }
        Ok(guests)
    }

    async fn ask(
        &self,
        method: Method,
        call: &str,
        token: &str,
        body: &impl Serialize,
    ) -> Result<reqwest::Response, Failure> {
        let url = format!("http://{}/api/{call}", self.address);
        Ok(self.http.request(method, url).bearer_auth(token).json(body).send().await?.error_for_status()?)
    }

    /// Opens a table, seats all four and starts the game. Returns the table's name.
    pub(crate) async fn table(&self) -> Result<String, Failure> {
        let request = NewTable {
            game: self.game.clone(),
            preset: None,
            options: BTreeMap::new(),
            seats: ["me", "open", "open", "open"].map(str::to_owned).to_vec(),
            listed: false,
            tempo: None,
            take_back: None,
            late_hands: false,
            hints: false,
        };
        let made = self.ask(Method::POST, "tables", &self.tokens[0], &request).await?;
        let CreatedTable { table, .. } = made.json().await?;
        for token in &self.tokens[1..] {
            self.ask(Method::POST, &format!("tables/{table}/sit"), token, &()).await?;
        }
        self.ask(Method::POST, &format!("tables/{table}/start"), &self.tokens[0], &()).await?;
        Ok(table)
    }

    /// Opens a connection for one of them.
    pub(crate) async fn connect(&self, seat: usize) -> Result<Connection, Failure> {
        Connection::open(&self.address, "/api/socket", Some(&self.tokens[seat])).await
    }
}

/// The part of a position that a client reads.
#[derive(Deserialize)]
struct Position<'a> {
    #[serde(borrow)]
    actions: Vec<Legal<'a>>,
    decision: Option<u32>,
    result: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    text: std::borrow::Cow<'a, str>,
}

/// One of the four clients.
pub(crate) struct Player {
    pub(crate) connection: Connection,
    pub(crate) seat: usize,
    pub(crate) guests: Arc<Guests>,
    /// The table they play at now. The first client opens the next one.
    pub(crate) table: watch::Sender<String>,
    pub(crate) think: Duration,
}

impl Player {
    async fn say(&mut self, message: &ClientMessage) -> Result<(), Failure> {
        self.connection.send(serde_json::to_string(message)?).await
    }

    pub(crate) async fn play(mut self, window: Window) -> Result<Latencies, Failure> {
        let mut names = self.table.subscribe();
        let mut latencies = Latencies::default();
        let mut acted = 0_u64;
        while Instant::now() < window.to {
            let table = names.borrow_and_update().clone();
            self.say(&ClientMessage::Watch { table: table.clone(), have: None }).await?;
            if timeout_at(window.to, self.play_one(&table, &mut acted, &mut latencies, window)).await.is_err()
            {
                break;
            }
            self.say(&ClientMessage::Unwatch { table }).await?;
            if self.seat == 0 {
                let next = self.guests.table().await?;
                self.table.send_replace(next);
            }
            // Without a next table from the first client, the run is over.
            if !matches!(timeout_at(window.to, names.changed()).await, Ok(Ok(()))) {
                break;
            }
        }
        Ok(latencies)
    }

    /// Plays until this game is over.
    async fn play_one(
        &mut self,
        table: &str,
        acted: &mut u64,
        latencies: &mut Latencies,
        window: Window,
    ) -> Result<(), Failure> {
        let mut sent = None;
        loop {
            let text = self.connection.next().await?;
            if text.starts_with(r#"{"type":"rejected""#) {
                return Err(text.as_str().into());
            }
            if !text.starts_with(r#"{"type":"position""#) {
                continue;
            }
            if let Some(sent) = sent.take() {
                latencies.record(sent, window);
            }
            if text.contains(r#""decision":null"#) && text.contains(r#""result":null"#) {
                continue;
            }
            let position: Position = serde_json::from_str(&text)?;
            if position.result.is_some() {
                return Ok(());
            }
            let Some(at) = position.decision else { continue };
            think(self.think).await;
            *acted += 1;
            // Any action will do, but not always the first.
            let action = &position.actions[*acted as usize * 7 % position.actions.len()].text;
            sent = Some(Instant::now());
            let (table, id, action) = (table.to_owned(), acted.to_string(), action.to_string());
            self.say(&ClientMessage::Act { table, id, at, action }).await?;
        }
    }
}
