//! Promises about what happened at tables.

use super::Home;
use super::sample::{add, end, entry, reopened, row, said, with_devices};
use crate::store::{LogEntry, StoreError, TableKey};
use std::sync::Arc;

/// Whatever is in them, also after a restart, and as often as they are read.
pub async fn entries_come_back_as_they_were_and_in_order(home: &impl Home) {
    let store = with_devices(home, 0).await;
    let key = add(&store, row("dusty")).await;
    let entries = [
        LogEntry { seat: None, client: None, at: 0, what: String::new() },
        LogEntry { seat: Some(0), client: Some(String::new()), at: 1, what: "{\"a\":1}\n{\"b\":2}\n".into() },
        LogEntry {
            seat: Some(255),
            client: Some("é\0★".into()),
            at: u64::MAX >> 1,
            what: "x".repeat(1 << 20),
        },
        LogEntry { seat: Some(3), client: None, at: 0, what: "time may go back".into() },
    ];
    for entry in &entries {
        store.append(key, entry.clone()).await.expect("appended");
        assert_eq!(store.log(key).await.expect("read").last(), Some(entry));
    }
    assert_eq!(store.log(key).await.expect("read"), entries);
    let store = reopened(home, store).await;
    assert_eq!(store.log(key).await.expect("read"), entries);
    store.append(key, entry("after")).await.expect("appended");
    assert_eq!(store.log(key).await.expect("read")[..4], entries);
}

/// To any other table nothing is appended, and nothing is read from it.
pub async fn entries_belong_to_unfinished_tables_only(home: &impl Home) {
    let store = with_devices(home, 0).await;
    let over = add(&store, row("over")).await;
    store.append(over, entry("before")).await.expect("appended");
    store.finish(over, end(5_000, Vec::new())).await.expect("finished");
    for key in [over, TableKey(over.0 + 1)] {
        let missing = store.append(key, entry("after")).await;
        assert!(matches!(missing, Err(StoreError::Missing)), "{missing:?}");
        assert_eq!(said(&store, key).await, [""; 0]);
    }
}

/// Not when they are awaited, and though nobody awaits them.
pub async fn calls_take_their_place_at_once(home: &impl Home) {
    let store = with_devices(home, 0).await;
    let key = add(&store, row("dusty")).await;
    let first = store.append(key, entry("first"));
    drop(store.append(key, entry("second")));
    let third = store.append(key, entry("third"));
    third.await.expect("appended");
    first.await.expect("appended");
    let store = reopened(home, store).await;
    assert_eq!(said(&store, key).await, ["first", "second", "third"]);
}

/// However they are made durable together.
pub async fn a_refused_request_does_not_harm_its_neighbours(home: &impl Home) {
    let store = with_devices(home, 0).await;
    let key = add(&store, row("dusty")).await;
    let mut good = Vec::new();
    let mut refused = Vec::new();
    for number in 0..100 {
        good.push(store.append(key, entry(number.to_string())));
        refused.push(store.add_table(row("dusty")));
        refused.push(store.add_table(row(&format!("table {number}"))));
        refused.push(store.add_table(row(&format!("table {number}"))));
    }
    for answer in good {
        answer.await.expect("appended");
    }
    let mut added = 0;
    for answer in refused {
        added += usize::from(answer.await.is_ok());
    }
    assert_eq!(added, 100);
    let store = reopened(home, store).await;
    let expected: Vec<String> = (0..100).map(|number: i32| number.to_string()).collect();
    assert_eq!(said(&store, key).await, expected);
    assert_eq!(store.unfinished().await.expect("read").len(), 101);
}

/// Whatever a store does with the room that they leave.
pub async fn logs_do_not_mix_when_others_end(home: &impl Home) {
    let mut store = with_devices(home, 0).await;
    let [stays, ends, goes] = [row("stays"), row("ends"), row("goes")];
    let [stays, ends, goes] = [add(&store, stays).await, add(&store, ends).await, add(&store, goes).await];
    for key in [stays, ends, stays, goes, ends, goes, goes] {
        store.append(key, entry(format!("at {}", key.0))).await.expect("appended");
    }
    store.finish(ends, end(5_000, Vec::new())).await.expect("finished");
    store.remove_table(goes).await.expect("removed");
    let late = add(&store, row("late")).await;
    for round in 0..2 {
        store.append(late, entry("late")).await.expect("appended");
        store.append(stays, entry("more")).await.expect("appended");
        store = reopened(home, store).await;
        assert_eq!(said(&store, late).await, vec!["late"; round + 1]);
        let more = said(&store, stays).await;
        assert_eq!(more[..2], [format!("at {}", stays.0), format!("at {}", stays.0)]);
        assert_eq!(more[2..], vec!["more"; round + 1]);
        assert_eq!(said(&store, ends).await, [""; 0]);
    }
}

/// Each log is complete and in order, while it is written and after a restart.
pub async fn many_tasks_at_many_tables_lose_nothing(home: &impl Home) {
    const TABLES: usize = 40;
    const ENTRIES: usize = 50;
    let store = with_devices(home, 0).await;
    let mut keys = Vec::new();
    for number in 0..TABLES {
        keys.push(add(&store, row(&number.to_string())).await);
    }
    let mut tasks = Vec::new();
    for key in keys.clone() {
        let store = Arc::clone(&store);
        tasks.push(tokio::spawn(async move {
            for number in 0..ENTRIES {
                store.append(key, entry(number.to_string())).await.expect("appended");
                assert_eq!(said(&store, key).await.len(), number + 1);
            }
        }));
    }
    for task in tasks {
        task.await.expect("no task failed");
    }
    let store = reopened(home, store).await;
    let expected: Vec<String> = (0..ENTRIES).map(|number| number.to_string()).collect();
    for key in keys {
        assert_eq!(said(&store, key).await, expected);
    }
}
