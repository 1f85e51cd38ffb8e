//! How fast the store writes down what happens: `cargo bench -p server`.
//!
//! Rows a second through `append`, one row at a time at each of so many tables, beside a bare loop that
//! commits single rows of the same size to the same disk in the same run. Both are as durable as can
//! be. Every log is read again and compared.

#[expect(dead_code, reason = "a bench uses a part of it")]
#[path = "../tests/sample/mod.rs"]
mod sample;

use rusqlite::Connection;
use sample::row;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Finished, LogEntry, Store, TableKey};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use tokio::runtime::Runtime;

const BARE: u32 = 1_000;
const LOADS: [(usize, usize); 4] = [(1, 5_000), (10, 2_000), (100, 1_000), (1_000, 300)];

/// An action and the card that came after it.
fn entry(number: usize) -> LogEntry {
    let what = format!(
        "{{\"seat\":{},\"action\":\"play red 7 sheriff\"}}\n{{\"chance\":\"draw\",\"card\":\"{number}\"}}\n",
        number % 4
    );
    let client = Some(format!("{number:016x}"));
    LogEntry { seat: Some((number % 4) as u8), client, at: 1_700_000_000_000 + number as u64, what }
}

/// Rows a second of a loop without a store: one row, one commit.
fn bare(path: &Path) -> f64 {
    let sql = Connection::open(path).expect("opened");
    sql.pragma_update(None, "journal_mode", "wal").expect("set");
    sql.pragma_update(None, "synchronous", "full").expect("set");
    sql.execute_batch("CREATE TABLE log (id INTEGER PRIMARY KEY, seat, client, at, what)").expect("made");
    let mut insert =
        sql.prepare("INSERT INTO log (seat, client, at, what) VALUES (?, ?, ?, ?)").expect("good");
    let start = Instant::now();
    for number in 0..BARE {
        let LogEntry { seat, client, at, what } = entry(number as usize);
        insert.execute((seat, client, at as i64, what)).expect("inserted");
    }
    let taken = start.elapsed().as_secs_f64();
    let rows: u32 = sql.query_row("SELECT count(*) FROM log", [], |row| row.get(0)).expect("counted");
    assert_eq!(rows, BARE);
    f64::from(BARE) / taken
}

fn open(path: &Path) -> Arc<SqliteStore> {
    Arc::new(SqliteStore::open(path, SqliteOptions::default()).expect("opened"))
}

async fn add_tables(store: &SqliteStore, tables: usize) -> Vec<TableKey> {
    let answers: Vec<_> = (0..tables).map(|number| store.add_table(row(&number.to_string()))).collect();
    let mut keys = Vec::new();
    for answer in answers {
        keys.push(answer.await.expect("added"));
    }
    keys
}

/// One task for each table, which waits for each answer.
async fn append_all(store: &Arc<SqliteStore>, keys: &[TableKey], entries: usize) {
    let tasks: Vec<_> = keys
        .iter()
        .map(|&key| {
            let store = Arc::clone(store);
            tokio::spawn(async move {
                for number in 0..entries {
                    store.append(key, entry(number)).await.expect("appended");
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.expect("done");
    }
}

async fn load(folder: &Path, tables: usize, entries: usize) {
    // Measured again for each load, because other programs use the disk, too.
    let bare = bare(&folder.join(format!("{tables}-bare.db")));
    let path = folder.join(format!("{tables}.db"));
    let rows = (tables * entries) as f64;
    let store = open(&path);
    let keys = add_tables(&store, tables).await;
    store.close().await.expect("closed");
    let before = fs::metadata(&path).expect("there").len();

    let store = open(&path);
    let start = Instant::now();
    append_all(&store, &keys, entries).await;
    let speed = rows / start.elapsed().as_secs_f64();
    store.close().await.expect("closed");
    let bytes = (fs::metadata(&path).expect("there").len() - before) as f64 / rows;

    let start = Instant::now();
    let store = open(&path);
    let opened = start.elapsed().as_secs_f64() * 1e3;
    let expected: Vec<LogEntry> = (0..entries).map(entry).collect();
    let start = Instant::now();
    for &key in &keys {
        assert_eq!(store.log(key).await.expect("read"), expected);
    }
    let read = rows / start.elapsed().as_secs_f64();

    let start = Instant::now();
    for &key in &keys {
        let end = Finished { at: 2, transcript: String::new(), results: Vec::new(), ratings: Vec::new() };
        store.finish(key, end).await.expect("finished");
    }
    let finish = start.elapsed().as_secs_f64() * 1e3 / tables as f64;
    assert!(store.unfinished().await.expect("read").is_empty());
    println!(
        "{tables:5} tables  {speed:8.0} rows/s, {:5.1} times the {bare:.0} of a bare loop, {bytes:.0} bytes a row; \
         opened in {opened:.0} ms; {read:.0} rows/s read; {finish:.1} ms to finish a table of {entries}",
        speed / bare
    );
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let entry = entry(100);
    let text = entry.what.len() + entry.client.map_or(0, |client| client.len());
    println!("a row holds {text} bytes of text; a bare loop commits each row by itself");
    let runtime = Runtime::new().expect("started");
    for (tables, entries) in LOADS {
        runtime.block_on(load(folder.path(), tables, entries));
    }
}
