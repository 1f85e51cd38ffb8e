//! A machine that loses power may leave the last write half done. What came before it is there.

use crate::sample::{entry, row};
use kernel::{Luck, QuickLuck};
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Store, TableKey};
use std::fs;
use std::path::{Path, PathBuf};

const ENTRIES: usize = 60;
const TRIES: usize = 40;

fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder.join("saloon.db"), SqliteOptions::default()).expect("opened")
}

fn wal(folder: &Path) -> PathBuf {
    folder.join("saloon.db-wal")
}

/// The files of a server that is running, and how long its write-ahead log was after each answer.
struct Snapshot {
    key: TableKey,
    database: Vec<u8>,
    wal: Vec<u8>,
    answered: Vec<usize>,
}

impl Snapshot {
    async fn take() -> Snapshot {
        let folder = tempfile::tempdir().expect("a folder");
        let store = open(folder.path());
        let key = store.add_table(row("dusty")).await.expect("added");
        // From here on the database file stays as it is, and the write-ahead log starts again.
        store.close().await.expect("closed");
        drop(store);
        let store = open(folder.path());
        let mut answered = Vec::new();
        for number in 0..ENTRIES {
            // Some are longer than a page.
            let what = format!("{number} ").repeat(1 + 97 * number);
            store.append(key, entry(what)).await.expect("appended");
            answered.push(fs::metadata(wal(folder.path())).expect("there").len() as usize);
        }
        let read = |path: PathBuf| fs::read(path).expect("read");
        let (database, wal) = (read(folder.path().join("saloon.db")), read(wal(folder.path())));
        assert_eq!(answered.last(), Some(&wal.len()), "nothing was moved into the database meanwhile");
        Snapshot { key, database, wal, answered }
    }

    /// Opens a copy with another log: all entries that were answered by `intact` are there.
    async fn assert_holds(&self, wal_bytes: &[u8], intact: usize) {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("saloon.db"), &self.database).expect("written");
        fs::write(wal(folder.path()), wal_bytes).expect("written");
        let store = open(folder.path());
        let expected = self.answered.iter().filter(|length| **length <= intact).count();
        let log = store.log(self.key).await.expect("read");
        assert_eq!(log.len(), expected, "intact up to {intact}");
        for (number, entry) in log.iter().enumerate() {
            assert_eq!(entry.what, format!("{number} ").repeat(1 + 97 * number));
        }
        store.append(self.key, entry("on")).await.expect("it goes on");
        drop(store);
        assert_eq!(open(folder.path()).log(self.key).await.expect("read").len(), expected + 1);
    }

    /// Anywhere, and at the edges of what was answered.
    fn places(&self) -> Vec<usize> {
        let mut luck = QuickLuck::new(6);
        let mut places: Vec<usize> = (0..TRIES).map(|_| luck.below(self.wal.len() as u32) as usize).collect();
        for length in [self.answered[7], self.answered[ENTRIES - 1]] {
            places.extend([length - 1, length]);
        }
        places
    }
}

#[tokio::test]
async fn a_log_that_was_cut_off_holds_what_was_acknowledged_before() {
    let snapshot = Snapshot::take().await;
    for place in snapshot.places() {
        snapshot.assert_holds(&snapshot.wal[..place], place).await;
    }
}

#[tokio::test]
async fn a_log_with_a_scribbled_tail_holds_what_was_acknowledged_before() {
    let snapshot = Snapshot::take().await;
    for place in snapshot.places() {
        let mut scribbled = snapshot.wal.clone();
        scribbled[place..].iter_mut().for_each(|byte| *byte ^= 0x5a);
        snapshot.assert_holds(&scribbled, place).await;
    }
}

#[tokio::test]
async fn a_single_wrong_byte_ends_the_log_there() {
    let snapshot = Snapshot::take().await;
    for place in snapshot.places().into_iter().filter(|place| *place < snapshot.wal.len()) {
        let mut wrong = snapshot.wal.clone();
        wrong[place] ^= 1;
        snapshot.assert_holds(&wrong, place).await;
    }
}
