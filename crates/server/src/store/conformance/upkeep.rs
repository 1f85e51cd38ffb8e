//! Promises about deleting and closing.

use super::Home;
use super::sample::{
    GAME, add, device, end, entry, id, person, rating, reopened, result, row, said, seated, with_devices,
};
use crate::store::{Device, Filter, Finished, LogEntry, Retention, StoreError, Swept, TableRow};

/// Play counts as a change.
pub async fn old_unfinished_tables_go_unless_somebody_plays(home: &impl Home) {
    let store = with_devices(home, 0).await;
    let old = add(&store, TableRow { changed: 10, listed: false, ..row("old") }).await;
    let played = add(&store, TableRow { changed: 10, ..row("played") }).await;
    let fresh = add(&store, TableRow { changed: 20, ..row("fresh") }).await;
    for (key, at) in [(old, 12), (played, 12), (played, 20), (fresh, 12)] {
        store.append(key, LogEntry { at, ..entry("something") }).await.expect("appended");
    }
    let over = add(&store, TableRow { changed: 1, ..row("over") }).await;
    store.finish(over, end(2, Vec::new())).await.expect("finished");
    let retention = Retention { unfinished_before: Some(20), ..Retention::default() };
    let swept = store.sweep(retention).await.expect("swept");
    assert_eq!(swept, Swept { unfinished: 1, ..Swept::default() });
    assert_eq!(store.sweep(retention).await.expect("swept"), Swept::default());
    let store = reopened(home, store).await;
    assert_eq!(store.unfinished().await.expect("read"), ["played", "fresh"]);
    assert_eq!(said(&store, played).await.len(), 2);
    assert_eq!(said(&store, old).await, [""; 0]);
    assert!(store.table("over").await.expect("read").is_some());
}

/// They are forgotten as if they had asked for it.
pub async fn unseen_devices_go_unless_they_sit(home: &impl Home) {
    let store = with_devices(home, 0).await;
    for (number, seen) in [(1, 10), (2, 10), (3, 20)] {
        store.add_device(Device { seen, ..device(number) }).await.expect("added");
    }
    let over = add(&store, row("over")).await;
    store.finish(over, end(2, vec![result(0, person(1), 1)])).await.expect("finished");
    add(&store, TableRow { changed: 15, ..seated("open", &[2, 3]) }).await;
    let devices = Retention { devices_before: Some(20), ..Retention::default() };
    let swept = store.sweep(devices).await.expect("swept");
    assert_eq!(swept, Swept { devices: 1, ..Swept::default() });
    assert_eq!(store.device(id(1)).await.expect("read"), None);
    let by_one = Filter { device: Some(id(1)), limit: 9, ..Filter::default() };
    assert_eq!(store.finished(by_one).await.expect("read"), []);
    let both = Retention { unfinished_before: Some(20), ..devices };
    let swept = store.sweep(both).await.expect("swept");
    assert_eq!(swept, Swept { unfinished: 1, devices: 1, finished: 0 });
    assert!(store.device(id(3)).await.expect("read").is_some());
}

/// The link is dead then, and its name free.
pub async fn old_finished_tables_go_and_ratings_stay(home: &impl Home) {
    let store = with_devices(home, 1).await;
    for (name, at, games) in [("old", 10, 1), ("fresh", 20, 2)] {
        let key = add(&store, row(name)).await;
        let ratings = vec![rating(1, GAME, 25.0, games)];
        let finished = Finished { ratings, ..end(at, vec![result(0, person(1), 1)]) };
        store.finish(key, finished).await.expect("finished");
    }
    let swept = store.sweep(Retention { finished_before: Some(20), ..Retention::default() }).await;
    assert_eq!(swept.expect("swept"), Swept { finished: 1, ..Swept::default() });
    assert_eq!(store.table("old").await.expect("read"), None);
    assert_eq!(store.transcript("old").await.expect("read"), None);
    assert!(store.transcript("fresh").await.expect("read").is_some());
    let left = store.finished(Filter { limit: 9, ..Filter::default() }).await.expect("read");
    assert_eq!(left.len(), 1);
    assert_eq!(store.rating_of(id(1), GAME).await.expect("read"), Some(rating(1, GAME, 25.0, 2)));
    assert_eq!(store.sweep(Retention::default()).await.expect("swept"), Swept::default());
    add(&store, row("old")).await;
}

/// And answers it; what is asked afterwards is refused.
pub async fn closing_writes_what_was_asked_before(home: &impl Home) {
    let store = with_devices(home, 0).await;
    let key = add(&store, row("dusty")).await;
    let asked: Vec<_> = (0..100).map(|number: i32| store.append(key, entry(number.to_string()))).collect();
    let reading = store.log(key);
    let closed = store.close();
    let late = store.append(key, entry("too late"));
    closed.await.expect("closed");
    for answer in asked {
        answer.await.expect("appended");
    }
    reading.await.expect("read");
    for refused in [late.await, store.close().await, store.log(key).await.map(drop)] {
        assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    }
    drop(store);
    let store = home.open().await.expect("opened again");
    let expected: Vec<String> = (0..100).map(|number: i32| number.to_string()).collect();
    assert_eq!(said(&store, key).await, expected);
}
