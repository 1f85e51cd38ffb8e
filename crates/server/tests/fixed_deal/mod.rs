//! A table whose deal is known: its row is written into the store before a server opens it, with a seed
//! that the test has chosen. The server itself has no door for that.

use crate::client::{Client, Connection, TestServer, is_position, position};
use catalog::{AnyGame, AnyTable, Variant};
use protocol::{AutoPass, ClientMessage};
use serde_json::json;
use server::Config;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Status, Store, TableRow};
use table::Seed;
use tempfile::TempDir;

/// The table's name, the same in every store: what is sent to a viewer can be compared.
pub(crate) const TABLE: &str = "chosen";

/// A game, how it is played, and the seed it is dealt from.
#[derive(Clone)]
pub(crate) struct Deal {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) variant: Variant,
    pub(crate) seats: u8,
    /// By seat: a bot, by its strength, or a person.
    pub(crate) bots: Vec<Option<&'static str>>,
    pub(crate) seed: Seed,
    /// May players ask how good their choices are?
    pub(crate) hints: bool,
}

impl Deal {
    /// A table of people, with the ordinary options.
    pub(crate) fn new(game: &str, seats: u8, seed: u64) -> Deal {
        let game = catalog::find(game).expect("a game");
        let (variant, bots) = (game.defaults(), vec![None; seats.into()]);
        Deal { game, variant, seats, bots, seed: Seed::from_number(seed), hints: false }
    }

    /// The same table without a server.
    pub(crate) fn table(&self) -> Box<dyn AnyTable> {
        let opened = self.game.table(&self.variant, self.seats, self.seed, &[]);
        opened.expect("it can be played by so many").0
    }

    /// The same table after all of this has happened.
    pub(crate) fn resumed(&self, log: &[String]) -> Box<dyn AnyTable> {
        let lines = &mut log.iter().map(String::as_str);
        let resumed = self.game.resume(&self.variant, self.seats, self.seed, &[], lines);
        resumed.expect("it happened before").0
    }

    fn row(&self, late_hands: bool) -> TableRow {
        let options: std::collections::BTreeMap<_, _> =
            self.variant.iter().map(|(name, value)| (name, value.to_string())).collect();
        let mut setup = json!({
            "options": options,
            "bots": self.bots,
            // No time runs out, and no bank gets smaller.
            "tempo": {"decision": 3600, "bank": 60},
            "take_back": true,
            "hints": self.hints,
            "seed": self.seed.to_string(),
            "entropy": {},
        });
        if late_hands {
            setup["late_hands"] = true.into();
        }
        TableRow {
            name: TABLE.into(),
            code: "CHSN".into(),
            game: self.game.name().into(),
            edition: self.game.edition(),
            listed: false,
            status: Status::Gathering,
            created: 1,
            changed: 1,
            seated: Vec::new(),
            setup: setup.to_string(),
        }
    }

    /// Opens a server with this table, where all seats are taken. Returns the connections of the seats in order, then
    /// a bystander's, from before the start. A bot has none: another bystander's is in its place.
    pub(crate) async fn open(&self, config: Config) -> Room {
        self.open_with(config, false).await
    }

    /// The same, perhaps with late hands.
    pub(crate) async fn open_with(&self, config: Config, late_hands: bool) -> Room {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("saloon.db");
        let store = SqliteStore::open(&path, SqliteOptions::default()).expect("the store opens");
        store.add_table(self.row(late_hands)).await.expect("added");
        store.close().await.expect("closed");
        let server = TestServer::open(&path, config).await;
        let (mut clients, mut lines, mut heard) = (Vec::new(), Vec::new(), Vec::new());
        for place in 0..=self.seats {
            // Faces would be random: with a chosen one every run is the same.
            let profile = json!({"nickname": format!("Guest {place}"), "face": "teacher"});
            let client = Client::enrol_as(&server.address, &profile).await;
            if self.bots.get(usize::from(place)) == Some(&None) {
                client.post(&format!("/api/tables/{TABLE}/sit/{place}")).await;
            }
            clients.push(client);
        }
        for client in &clients {
            // In every run they come in the same order, and before the first card is dealt.
            let mut line = client.watch(TABLE, None).await;
            heard.push(vec![line.receive_kind("table").await]);
            lines.push(line);
        }
        let room = Room { folder, server, clients, lines, heard, acts: 0 };
        let person = self.bots.iter().position(Option::is_none).unwrap_or_default();
        room.clients[person].post(&format!("/api/tables/{TABLE}/start")).await;
        room
    }
}

/// A server with one table.
pub(crate) struct Room {
    folder: TempDir,
    server: TestServer,
    pub(crate) clients: Vec<Client>,
    pub(crate) lines: Vec<Connection>,
    /// By connection: what was read from it and not yet asked for.
    heard: Vec<Vec<String>>,
    acts: u32,
}

impl Room {
    /// Sends a seat's action. On return, all that follows from it has been sent.
    pub(crate) async fn act(&mut self, seat: usize, at: u32, action: &str) {
        self.acts += 1;
        let (table, id, action) = (TABLE.to_owned(), self.acts.to_string(), action.to_owned());
        self.send_message(seat, &ClientMessage::Act { table, id, at, action }).await;
    }

    /// Sends any message, and waits for all that follows from it.
    pub(crate) async fn send_message(&mut self, place: usize, message: &ClientMessage) {
        self.lines[place].send_message(message).await;
        // A connection is read, and a table asked, one thing after the other: what was said before has
        // happened when these are answered.
        self.listen(place).await;
        self.clients[place].table(TABLE).await;
    }

    /// A seat that owes the decision `at` lets the server decline, this once: it must not owe another one right after.
    pub(crate) async fn pass_ahead(&mut self, seat: usize, at: u32) {
        self.auto_pass(seat, AutoPass::Turn).await;
        // The server declines at a moment of its own.
        let owes = |text: &String| position(text).decision == Some(at);
        while self.heard[seat].iter().rfind(|text| is_position(text)).is_some_and(owes) {
            self.clients[seat].table(TABLE).await;
            self.listen(seat).await;
        }
        self.auto_pass(seat, AutoPass::Off).await;
    }

    async fn auto_pass(&mut self, seat: usize, mode: AutoPass) {
        let (table, id) = (TABLE.to_owned(), format!("{mode:?}"));
        self.send_message(seat, &ClientMessage::AutoPass { table, id, mode }).await;
    }

    /// All that this connection has been sent since it was last asked.
    pub(crate) async fn received(&mut self, place: usize) -> Vec<String> {
        self.listen(place).await;
        std::mem::take(&mut self.heard[place])
    }

    /// Returns what a client receives that comes back with this version, over another connection.
    pub(crate) async fn look_again(&mut self, place: usize, have: Option<u32>) -> Vec<String> {
        let new = self.clients[place].watch(TABLE, have).await;
        let old = std::mem::replace(&mut self.lines[place], new);
        // Nothing comes before it is asked for here, so nothing is lost from the old one.
        self.listen(place).await;
        self.clients[place].table(TABLE).await;
        let told = self.received(place).await;
        self.lines[place] = old;
        told
    }

    /// Reads what this connection has been sent.
    pub(crate) async fn listen(&mut self, place: usize) {
        let heard = self.lines[place].receive_all().await;
        self.heard[place].extend(heard);
    }

    /// Stops the server and starts another; every client connects again.
    pub(crate) async fn restart(mut self, config: Config) -> Room {
        self.server.stop().await;
        self.server = TestServer::open(&self.folder.path().join("saloon.db"), config).await;
        for (client, line) in self.clients.iter_mut().zip(&mut self.lines) {
            client.address.clone_from(&self.server.address);
            *line = client.watch(TABLE, None).await;
        }
        self
    }

    pub(crate) async fn stop(self) {
        self.server.stop().await;
    }
}
