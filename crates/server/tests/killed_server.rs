//! A whole server is killed while people play, again and again: every action that it confirmed is in
//! the transcripts in the end, once and in order, and every game finishes.
//!
//! `killed.rs` asks the same of the store alone. `SALOON_KILLS=200` asks more often than every run does.

#![cfg(unix)]

use crate::client::{Client, TestServer, hasty};
use kernel::{Luck, QuickLuck};
use protocol::{ClientMessage, ServerMessage};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Message;

const KILLS: u32 = 20;
/// One game of each kind and number of seats is always under way.
const TABLES: [(&str, usize); 6] = [
    ("wild-shots", 2),
    ("wyatt-earp", 2),
    ("dice-town", 2),
    ("wild-shots", 3),
    ("wyatt-earp", 3),
    ("dice-town", 3),
];
/// No more answers than this between two kills.
const ANSWERS: u32 = 250;
const TEST: &str = "killed_server::what_was_confirmed_before_a_kill_is_in_the_transcript_once_and_in_order";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_confirmed_before_a_kill_is_in_the_transcript_once_and_in_order() {
    if let Some(folder) = crate::subprocess::folder() {
        return serve(&folder).await;
    }
    let kills = env::var("SALOON_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let mut luck = QuickLuck::new(6);
    let mut people = Vec::new();
    let (mut players, mut over): (Vec<Player>, Vec<Player>) = (Vec::new(), Vec::new());
    for round in 0..=kills {
        let (mut server, address) = start(folder.path());
        if people.is_empty() {
            for nickname in ["Ada", "Bo", "Cy"] {
                people.push(Client::enrol(&address, nickname).await);
            }
        }
        people.iter_mut().for_each(|client| client.address.clone_from(&address));
        players.iter_mut().for_each(|player| player.client.address.clone_from(&address));
        if round == kills {
            // The last round runs without a kill, so that all games end.
            players = play(players, Kill::default()).await;
        } else {
            for (game, seats) in TABLES {
                if !players.iter().any(|player| player.kind == (game, seats)) {
                    players.extend(gather(&people, game, seats, &mut luck).await);
                }
            }
            let kill = Kill::after(1 + luck.below(ANSWERS));
            let playing = tokio::spawn(play(players, kill.clone()));
            kill.due.notified().await;
            server.kill();
            players = playing.await.expect("nobody panicked");
            println!("kill {}: after {} answers", round + 1, kill.answers.load(Ordering::Relaxed));
        }
        over.extend(players.extract_if(.., |player| player.is_over));
        drop(server);
    }
    assert!(players.is_empty(), "{} seats wait for a game to end", players.len());

    let (server, address) = start(folder.path());
    people[0].address = address;
    compare(&people[0], over).await;
    drop(server);
}

/// Serves until it is killed, and tells where.
async fn serve(folder: &Path) {
    let server = TestServer::open(&folder.join("saloon.db"), hasty()).await;
    let line = format!("\nat {}\n", server.address);
    std::io::stdout().lock().write_all(line.as_bytes()).expect("the other listens");
    std::future::pending::<()>().await;
}

/// A server in another process. It ends with this, also where a test fails.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
        // It is dead already; the result of the wait does not matter.
        let _ = self.0.wait();
    }
}

impl Running {
    /// As the operating system does it, without a warning.
    fn kill(&mut self) {
        self.0.kill().expect("killed");
    }
}

fn start(folder: &Path) -> (Running, String) {
    let mut child =
        crate::subprocess::run(TEST, folder, "exec").stdout(Stdio::piped()).spawn().expect("started");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let address = lines.find_map(|line| line.expect("read").strip_prefix("at ").map(str::to_owned));
    (Running(child), address.expect("it listens"))
}

/// A new table with all seats taken, which has not started.
async fn gather(people: &[Client], game: &'static str, seats: usize, luck: &mut QuickLuck) -> Vec<Player> {
    let mut wanted = vec!["open"; seats];
    wanted[0] = "me";
    // No player's time may run out: a stand-in's action would have no client.
    let tempo = json!({"decision": 3600, "bank": 0});
    let table = people[0].create(json!({"game": game, "seats": wanted, "tempo": tempo})).await;
    let mut players = Vec::new();
    for (seat, client) in people[..seats].iter().enumerate() {
        client.post(&format!("/api/tables/{table}/sit")).await;
        players.push(Player {
            client: client.clone(),
            table: table.clone(),
            kind: (game, seats),
            seat: seat as u64,
            confirmed: Vec::new(),
            waiting: None,
            is_over: false,
            luck: QuickLuck::new(luck.below(u32::MAX).into()),
        });
    }
    players
}

/// When the server is to be killed.
#[derive(Clone, Default)]
struct Kill {
    answers: Arc<AtomicU32>,
    /// Never, if nothing is said.
    after: Option<u32>,
    due: Arc<Notify>,
}

impl Kill {
    fn after(answers: u32) -> Kill {
        Kill { after: Some(answers), ..Kill::default() }
    }

    fn count(&self) {
        if Some(self.answers.fetch_add(1, Ordering::Relaxed) + 1) == self.after {
            self.due.notify_one();
        }
    }
}

/// All at once, until the server is gone or the games are over.
async fn play(players: Vec<Player>, kill: Kill) -> Vec<Player> {
    let tasks: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            let kill = kill.clone();
            tokio::spawn(async move {
                // It may be gone at any moment; what was confirmed until then counts.
                let _ = player.play(&kill).await;
                player
            })
        })
        .collect();
    let mut players = Vec::new();
    for task in tasks {
        players.push(task.await.expect("nobody panicked"));
    }
    // If all games ended first, the kill comes now.
    kill.due.notify_one();
    players
}

/// An action that was sent, and not yet confirmed.
struct Waiting {
    id: String,
    at: u32,
    action: String,
}

/// Somebody at a table.
struct Player {
    client: Client,
    table: String,
    kind: (&'static str, usize),
    seat: u64,
    confirmed: Vec<String>,
    waiting: Option<Waiting>,
    is_over: bool,
    luck: QuickLuck,
}

/// The server is gone.
struct Gone;

impl Player {
    async fn play(&mut self, kill: &Kill) -> Result<(), Gone> {
        // Every client sends it each time; a late one changes nothing.
        let start = format!("/api/tables/{}/start", self.table);
        let started = self.client.try_call(Method::POST, &start, &()).await.map_err(|_| Gone)?;
        let stream = TcpStream::connect(&self.client.address).await.map_err(|_| Gone)?;
        let connected = self.client.connect_over(stream, self.client.upgrade()).await;
        let mut line = connected.map_err(|_| Gone)?;
        let watch = ClientMessage::Watch { table: self.table.clone(), have: None };
        line.send(written(&watch)).await.map_err(|_| Gone)?;
        if let Some(waiting) = &self.waiting {
            line.send(self.act(waiting)).await.map_err(|_| Gone)?;
        }
        // A decision that is to be answered once what waits is confirmed.
        let mut owed: Option<Waiting> = None;
        while !self.is_over {
            let text = line.try_receive().await.ok_or(Gone)?;
            match ServerMessage::read(&text).expect("a message") {
                ServerMessage::Position(now) => {
                    self.is_over = now.result.is_some();
                    assert!(self.is_over || started.0 == StatusCode::NO_CONTENT, "{started:?}");
                    owed = now.decision.map(|at| {
                        let action = &now.actions[self.luck.below(now.actions.len() as u32) as usize];
                        Waiting { id: format!("{at}-{}", action.code), at, action: action.text.to_string() }
                    });
                }
                ServerMessage::Done { id, .. } => {
                    let done = self.waiting.take().expect("something was asked");
                    assert_eq!(id, done.id);
                    owed = owed.filter(|next| next.at != done.at);
                    self.confirmed.push(done.action);
                    kill.count();
                }
                ServerMessage::Rejected { .. } => panic!("{:?}: {text}", self.kind),
                _ => {}
            }
            if self.waiting.is_none()
                && let Some(next) = owed.take()
            {
                let act = self.act(&next);
                // Even if sending fails, it may have arrived.
                self.waiting = Some(next);
                line.send(act).await.map_err(|_| Gone)?;
            }
        }
        Ok(())
    }

    fn act(&self, Waiting { id, at, action }: &Waiting) -> Message {
        let (id, at, action) = (id.clone(), *at, action.clone());
        written(&ClientMessage::Act { table: self.table.clone(), id, at, action })
    }
}

fn written(message: &ClientMessage) -> Message {
    Message::text(serde_json::to_string(message).expect("JSON"))
}

/// Every transcript holds, and has what was confirmed.
async fn compare(client: &Client, players: Vec<Player>) {
    let mut tables: BTreeMap<String, Vec<Player>> = BTreeMap::new();
    for player in players {
        tables.entry(player.table.clone()).or_default().push(player);
    }
    let mut games = BTreeMap::<_, u32>::new();
    for (table, players) in tables {
        let kind = players[0].kind;
        assert_eq!(players.len(), kind.1, "all saw the end");
        // If it was killed between the last action and the end, the table ends now.
        assert_eq!(client.table(&table).await.status, protocol::TableStatus::Over);
        let path = format!("/api/tables/{table}/transcript");
        let (status, transcript) = client.call(Method::GET, &path, &()).await;
        assert_eq!(status, StatusCode::OK, "{transcript}");
        let transcript = transcript.as_str().expect("lines of JSON");
        let verdict = transcript::Verifier::new(transcript.as_bytes(), true).verdict();
        let verified = verdict.expect("it can be read").expect("a game").outcome.expect("it is fair");
        assert_eq!((verified.game, usize::from(verified.seats)), kind);
        let lines = transcript.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        let acts: Vec<Value> = lines.filter(|line| line.get("action").is_some()).collect();
        for player in players {
            let own = acts.iter().filter(|act| act["seat"] == player.seat);
            let own: Vec<&str> = own.map(|act| act["action"].as_str().expect("a text")).collect();
            let mut sent: Vec<&str> = player.confirmed.iter().map(String::as_str).collect();
            // The end may have come with what was not confirmed any more.
            if own.len() > sent.len() {
                sent.extend(player.waiting.iter().map(|waiting| waiting.action.as_str()));
            }
            assert_eq!(own, sent, "{kind:?}, seat {}", player.seat);
        }
        *games.entry(kind.0).or_default() += 1;
    }
    println!("games: {games:?}");
    assert_eq!(games.len(), 3, "every game was played to its end");
}
