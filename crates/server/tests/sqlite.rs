//! The SQLite store keeps the promises of a store, and some of its own.

use crate::sample::{entry, row};
use server::store::conformance::Home;
use server::store::sqlite::{Durability, SqliteOptions, SqliteStore};
use server::store::{Clash, Finished, Store, StoreError, StoreFuture};
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;

struct Folder(TempDir);

impl Home for Folder {
    fn empty() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    fn open(&self) -> StoreFuture<Arc<dyn Store>> {
        let opened = SqliteStore::open(self.0.path().join("saloon.db"), SqliteOptions::default());
        Box::pin(async move { Ok(Arc::new(opened?) as Arc<dyn Store>) })
    }
}

server::store_conformance!(Folder);

fn open(path: &Path) -> Result<SqliteStore, StoreError> {
    SqliteStore::open(path, SqliteOptions { durability: Durability::Normal, readers: 1 })
}

#[tokio::test]
async fn a_copy_is_a_store_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("a.db")).expect("opened");
    let key = store.add_table(row("dusty")).await.expect("added");
    store.append(key, entry("before")).await.expect("appended");
    let copy = folder.path().join("copy.db");
    store.back_up(copy.clone()).await.expect("copied");
    store.append(key, entry("after")).await.expect("appended");
    let again = store.back_up(copy.clone()).await;
    assert!(matches!(again, Err(StoreError::Clash(Clash::File))), "{again:?}");
    let copy = open(&copy).expect("opened beside the original");
    assert_eq!(copy.log(key).await.expect("read"), [entry("before")]);
    copy.append(key, entry("otherwise")).await.expect("appended");
    assert_eq!(store.log(key).await.expect("read"), [entry("before"), entry("after")]);
}

#[tokio::test]
async fn a_copy_left_unfinished_is_no_obstacle() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = open(&folder.path().join("a.db")).expect("opened");
    std::fs::write(folder.path().join("copy.db.part"), "half of it").expect("written");
    store.back_up(folder.path().join("copy.db")).await.expect("copied");
    open(&folder.path().join("copy.db")).expect("whole");
}

#[test]
fn a_second_store_on_the_same_file_is_refused_while_the_first_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.db");
    let first = open(&path).expect("opened");
    let refused = open(&path).err().expect("refused");
    assert!(refused.to_string().contains("in use by another server"), "{refused}");
    drop(first);
    open(&path).expect("free again");
}

#[tokio::test]
async fn the_log_keeps_what_is_unfinished_and_little_else() {
    const ENTRIES: usize = 50;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.db");
    let store = open(&path).expect("opened");
    let stays = store.add_table(row("stays")).await.expect("added");
    let mut most = 0;
    for number in 0..400 {
        let key = store.add_table(row(&number.to_string())).await.expect("added");
        store.append(stays, entry(number.to_string())).await.expect("appended");
        let answers: Vec<_> =
            (0..ENTRIES).map(|number| store.append(key, entry(number.to_string()))).collect();
        for answer in answers {
            answer.await.expect("appended");
        }
        most = most.max(rows(&path));
        let end = Finished { at: 2, transcript: String::new(), results: Vec::new(), ratings: Vec::new() };
        store.finish(key, end).await.expect("finished");
    }
    let said = store.log(stays).await.expect("read");
    assert!(said.iter().map(|entry| entry.what.clone()).eq((0..400).map(|number: i32| number.to_string())));
    // Twice what lives, what is always left alone, and what comes in during one pass.
    assert!((4_000..7_500).contains(&most), "{most} rows");
    drop(store);
    let store = open(&path).expect("opened again");
    assert_eq!(store.log(stays).await.expect("read"), said);
}

fn rows(path: &Path) -> u32 {
    let sql = rusqlite::Connection::open(path).expect("a host may look at any time");
    sql.query_row("SELECT count(*) FROM log", [], |row| row.get(0)).expect("counted")
}
