//! A server is killed in the middle of its work, again and again: what it has acknowledged is there.
//!
//! `SALOON_KILLS=200` asks more often than every run does.

#![cfg(unix)]

use crate::sample::{entry, row};
use kernel::{Luck, QuickLuck};
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Finished, Store, TableKey};
use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;

const KILLS: u32 = 20;
const TABLES: usize = 40;
/// After so many entries a table is over, and another begins.
const LENGTH: usize = 25;
const TEST: &str = "killed::what_was_acknowledged_before_a_kill_is_there_once_and_in_order";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_before_a_kill_is_there_once_and_in_order() {
    if let Some(folder) = crate::subprocess::folder() {
        return serve(&folder).await;
    }
    let kills = env::var("SALOON_KILLS").map_or(KILLS, |kills| kills.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let mut luck = QuickLuck::new(6);
    let mut told = Told::default();
    for round in 1..=kills {
        let child = crate::subprocess::run(TEST, folder.path(), "exec")
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let lines = told.listen_and_kill(child, 1 + luck.below(4_000));
        told.compare(&open(folder.path())).await;
        println!("kill {round}: after {lines} answers");
    }
    told.compare_ends(&open(folder.path())).await;
    assert!(!told.over.is_empty(), "no table came to its end");
}

fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder.join("saloon.db"), SqliteOptions::default()).expect("opened")
}

/// Plays at many tables until it is killed, and tells each thing once it is acknowledged.
async fn serve(folder: &Path) {
    let store = Arc::new(open(folder));
    let fresh = std::process::id();
    let mut begun = store.listed(TABLES).await.expect("read").into_iter();
    let tasks = (0..TABLES).map(|task| {
        let (store, mut next) =
            (Arc::clone(&store), begun.next().map(|stored| (stored.row.name, stored.key)));
        tokio::spawn(async move {
            for number in 0.. {
                let (name, key) = match next.take() {
                    Some(table) => table,
                    None => begin(&*store, format!("{fresh}-{task}-{number}")).await,
                };
                play(&*store, &name, key).await;
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.expect("they go on until they are killed");
    }
}

async fn begin(store: &dyn Store, name: String) -> (String, TableKey) {
    let key = store.add_table(row(&name)).await.expect("added");
    tell(&name, "begun");
    (name, key)
}

async fn play(store: &dyn Store, name: &str, key: TableKey) {
    for number in store.log(key).await.expect("read").len()..LENGTH {
        store.append(key, entry(number.to_string())).await.expect("appended");
        tell(name, &number.to_string());
    }
    let transcript = format!("of {name}");
    let finished = Finished { at: 2, transcript, results: Vec::new(), ratings: Vec::new() };
    store.finish(key, finished).await.expect("finished");
    tell(name, "over");
}

/// One whole line: what the kill cut off was not acknowledged.
fn tell(name: &str, what: &str) {
    std::io::stdout()
        .lock()
        .write_all(format!("told {name} {what}\n").as_bytes())
        .expect("the other listens");
}

/// What has been acknowledged so far.
#[derive(Default)]
struct Told {
    /// How many entries of each unfinished table.
    open: BTreeMap<String, usize>,
    over: Vec<String>,
}

impl Told {
    /// Until so many answers have come, and those that were on their way.
    fn listen_and_kill(&mut self, mut child: Child, answers: u32) -> u32 {
        let mut lines = BufReader::new(child.stdout.take().expect("piped"));
        let mut heard = 0;
        let mut line = String::new();
        while lines.read_line(&mut line).expect("read") > 0 {
            if let Some(told) = line.strip_prefix("told ").and_then(|told| told.strip_suffix('\n')) {
                self.receive(told);
                heard += 1;
                if heard == answers {
                    child.kill().expect("killed");
                }
            }
            line.clear();
        }
        assert!(!child.wait().expect("ended").success(), "it ended by itself");
        assert!(heard >= answers, "it failed after {heard} answers");
        heard
    }

    fn receive(&mut self, told: &str) {
        let (name, what) = told.split_once(' ').expect("a name and a word");
        match what {
            "begun" => assert_eq!(self.open.insert(name.into(), 0), None),
            "over" => {
                self.open.remove(name);
                self.over.push(name.into());
            }
            number => {
                // A table may have been stored, and the kill have come before its acknowledgement.
                let entries = self.open.entry(name.into()).or_default();
                *entries = number.parse::<usize>().expect("a number") + 1;
            }
        }
    }

    /// Each task waits for its result, so at most one entry more than acknowledged is there.
    async fn compare(&mut self, store: &SqliteStore) {
        for (name, told) in std::mem::take(&mut self.open) {
            let stored = store.table(&name).await.expect("read").expect("it was acknowledged");
            if stored.over.is_some() {
                assert_eq!(told, LENGTH, "{name} ended early");
                self.over.push(name);
                continue;
            }
            let log = store.log(stored.key).await.expect("read");
            assert!((told..=told + 1).contains(&log.len()), "{name}: {told} told, {} kept", log.len());
            for (number, entry) in log.iter().enumerate() {
                assert_eq!(entry.what, number.to_string(), "{name}");
            }
            self.open.insert(name, log.len());
        }
        let latest = self.over.iter().rev().take(TABLES);
        for name in latest {
            assert_ended(store, name).await;
        }
    }

    async fn compare_ends(&self, store: &SqliteStore) {
        for name in &self.over {
            assert_ended(store, name).await;
        }
    }
}

async fn assert_ended(store: &SqliteStore, name: &str) {
    assert_eq!(store.transcript(name).await.expect("read"), Some(format!("of {name}")));
}
