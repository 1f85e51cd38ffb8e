//! There is no more room: a clear error, nothing that was acknowledged is lost, and it goes on.
//!
//! Each test runs in a process of its own, so that the others keep their room.

#![cfg(unix)]

use crate::sample::{entry, row};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Finished, LogEntry, Store, StoreError, TableKey};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

/// What is left when room is short, in bytes.
const ROOM: u64 = 400_000;

/// Told by the other process, so that it cannot pass by doing nothing.
const DONE: &str = "it was full, and went on";

#[tokio::test]
async fn a_file_that_may_not_grow_is_a_full_disk() {
    if let Some(folder) = crate::subprocess::folder() {
        let free = getrlimit(Resource::Fsize);
        let shorten = || {
            let length = fs::metadata(folder.join("saloon.db-wal")).expect("there").len();
            setrlimit(Resource::Fsize, Rlimit { current: Some(length + ROOM), ..free }).expect("less room");
        };
        return fill_and_free(&folder, shorten, || setrlimit(Resource::Fsize, free).expect("room")).await;
    }
    // Without the signal a write fails as it does on a full disk.
    assert_done("disk_full::a_file_that_may_not_grow_is_a_full_disk", "trap '' XFSZ; exec");
}

#[tokio::test]
async fn a_small_disk_that_fills_up_is_a_full_disk() {
    /// A disk for this process and its children, which is gone when they are.
    const DISK: &str = "exec unshare --user --map-root-user --mount sh -c \
        'mount -t tmpfs -o size=4m disk . && cd \"$PWD\" && exec \"$0\" \"$@\"'";
    if let Some(folder) = crate::subprocess::folder() {
        let ballast = folder.join("ballast");
        let shorten = || {
            let mut file = fs::File::create(&ballast).expect("made");
            while file.write_all(&[1; 4096]).is_ok() {}
            let length = file.metadata().expect("there").len();
            file.set_len(length - ROOM).expect("cut");
        };
        return fill_and_free(&folder, shorten, || fs::remove_file(&ballast).expect("removed")).await;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let may = Command::new("sh").args(["-c", &format!("{DISK} true")]).current_dir(folder.path()).output();
    if may.is_ok_and(|may| may.status.success()) {
        assert_done("disk_full::a_small_disk_that_fills_up_is_a_full_disk", DISK);
    } else {
        println!("note: nobody may mount a disk here; the file that may not grow has to do");
    }
}

fn assert_done(test: &str, exec: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let ended = crate::subprocess::run(test, folder.path(), exec).output().expect("started");
    let (out, err) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success() && out.contains(DONE), "{out}\n{err}");
}

fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder.join("saloon.db"), SqliteOptions::default()).expect("opened")
}

async fn fill_and_free(folder: &Path, shorten: impl FnOnce(), free: impl FnOnce()) {
    leave_work_to_do(open(folder)).await;
    let store = open(folder);
    let key = store.add_table(row("dusty")).await.expect("added");
    let mut stored = Vec::new();
    append(&store, key, 10, &mut stored).await.expect("there is room");
    shorten();

    // What is too large fails, and those that share its commit do not: neither when SQLite runs out of
    // room at once, as it does for what exceeds its memory, nor when it does so at the commit.
    for size in [8 << 20, 3 << 19] {
        let small: Vec<_> = (0..20).map(|_| store.append(key, entry("small"))).collect();
        let large = store.append(key, entry("x".repeat(size)));
        let other: Vec<_> = (0..20).map(|_| store.append(key, entry("small"))).collect();
        let refused = large.await.expect_err("there is no room");
        assert!(matches!(refused, StoreError::Full), "{refused:?}");
        for answer in small.into_iter().chain(other) {
            answer.await.expect("there is room");
            stored.push(entry("small"));
        }
    }

    let refused = append(&store, key, 10_000, &mut stored).await.expect_err("the disk has an end");
    assert!(matches!(refused, StoreError::Full), "{refused:?}");
    assert!(refused.to_string().contains("the disk is full"), "{refused}");
    assert_eq!(store.log(key).await.expect("reading needs no room"), stored);

    free();
    append(&store, key, 10, &mut stored).await.expect("there is room again");
    assert_eq!(store.log(key).await.expect("read"), stored);
    store.close().await.expect("closed");
    drop(store);
    assert_eq!(open(folder).log(key).await.expect("read"), stored);
    println!("{DONE}");
}

/// Enough rows of a table that is over for the store to be busy removing them when the disk fills up.
async fn leave_work_to_do(store: SqliteStore) {
    let key = store.add_table(row("over")).await.expect("added");
    let answers: Vec<_> = (0..6_000).map(|_| store.append(key, entry("x"))).collect();
    for answer in answers {
        answer.await.expect("there is room");
    }
    let end = Finished { at: 2, transcript: String::new(), results: Vec::new(), ratings: Vec::new() };
    store.finish(key, end).await.expect("finished");
    store.close().await.expect("closed");
}

/// Several at a time, up to the first that is refused; all that were acknowledged are added to `kept`.
async fn append(
    store: &SqliteStore,
    key: TableKey,
    times: usize,
    stored: &mut Vec<LogEntry>,
) -> Result<(), StoreError> {
    for time in 0..times {
        let entries = ["a", "b", "c"].map(|one| entry(format!("{time}{one}").repeat(200)));
        let answers = entries.clone().map(|entry| store.append(key, entry));
        let mut refused = Ok(());
        for (entry, answer) in entries.into_iter().zip(answers) {
            match answer.await {
                Ok(()) => stored.push(entry),
                Err(error) => refused = Err(error),
            }
        }
        refused?;
    }
    Ok(())
}
