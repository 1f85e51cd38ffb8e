//! Promises about tables.

use super::Home;
use super::sample::{add, end, entry, id, reopened, row, said, seated, with_devices};
use crate::store::{Clash, Status, StoreError, StoredTable, TableKey, TableRow};

fn names(tables: Vec<StoredTable>) -> Vec<String> {
    tables.into_iter().map(|stored| stored.row.name).collect()
}

/// By name and by code, with everything it has, also after a restart.
pub async fn a_table_is_found_as_it_was_added(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let row = TableRow { status: Status::Playing, listed: false, ..seated("dusty", &[2, 1, 2]) };
    let key = add(&store, row.clone()).await;
    let store = reopened(home, store).await;
    let stored = StoredTable { key, row, over: None, given_up: false };
    for name in ["dusty", "code of dusty"] {
        assert_eq!(store.table(name).await.expect("read").as_ref(), Some(&stored));
    }
    assert_eq!(store.table("Dusty").await.expect("read"), None);
    assert_eq!(store.unfinished().await.expect("read"), ["dusty"]);
}

/// In everything, its seats included.
pub async fn a_changed_table_is_found_changed(home: &impl Home) {
    let store = with_devices(home, 3).await;
    let key = add(&store, seated("dusty", &[1, 2])).await;
    let changed = TableRow {
        code: "other".into(),
        status: Status::Playing,
        listed: false,
        changed: 9_000,
        setup: "{}".into(),
        ..seated("dusty", &[3])
    };
    store.change_table(key, changed.clone()).await.expect("changed");
    let store = reopened(home, store).await;
    let stored = StoredTable { key, row: changed, over: None, given_up: false };
    assert_eq!(store.table("other").await.expect("read"), Some(stored));
    assert_eq!(store.table("code of dusty").await.expect("read"), None);
    let missing = store.change_table(TableKey(key.0 + 1), row("nowhere")).await;
    assert!(matches!(missing, Err(StoreError::Missing)), "{missing:?}");
}

/// A link leads to the table that it names.
pub async fn a_name_goes_before_a_code(home: &impl Home) {
    let store = with_devices(home, 0).await;
    add(&store, TableRow { code: "second".into(), ..row("first") }).await;
    add(&store, row("second")).await;
    let found = store.table("second").await.expect("read").expect("there");
    assert_eq!(found.row.name, "second");
}

/// The code of a finished table leads nowhere, until another has it.
pub async fn a_name_is_taken_for_ever_and_a_code_until_the_end(home: &impl Home) {
    let store = with_devices(home, 0).await;
    let key = add(&store, row("first")).await;
    let same_code = TableRow { code: row("first").code, ..row("second") };
    let clash = store.add_table(same_code.clone()).await;
    assert!(matches!(clash, Err(StoreError::Clash(Clash::ShortCode))), "{clash:?}");
    store.finish(key, end(5_000, Vec::new())).await.expect("finished");
    assert_eq!(store.table("code of first").await.expect("read"), None);
    add(&store, same_code).await;
    let found = store.table("code of first").await.expect("read").expect("there");
    assert_eq!(found.row.name, "second");
    let clash = store.add_table(TableRow { code: "fresh".into(), ..row("first") }).await;
    assert!(matches!(clash, Err(StoreError::Clash(Clash::TableName))), "{clash:?}");
}

/// Nor does a refused addition leave anything.
pub async fn a_refused_change_changes_nothing(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let key = add(&store, seated("first", &[1])).await;
    add(&store, row("second")).await;
    let clash = store.change_table(key, TableRow { code: row("second").code, ..seated("first", &[2]) }).await;
    assert!(matches!(clash, Err(StoreError::Clash(Clash::ShortCode))), "{clash:?}");
    let clash = store.add_table(TableRow { code: "fresh".into(), ..seated("second", &[2]) }).await;
    assert!(matches!(clash, Err(StoreError::Clash(Clash::TableName))), "{clash:?}");
    let stored = store.table("first").await.expect("read").expect("there");
    assert_eq!(stored.row, seated("first", &[1]));
    assert_eq!(store.tables_of(id(2)).await.expect("read"), []);
    assert_eq!(store.unfinished().await.expect("read").len(), 2);
}

/// A table that is removed is as if it had never been, except for that.
pub async fn a_key_is_never_used_again(home: &impl Home) {
    let store = with_devices(home, 1).await;
    let key = add(&store, seated("first", &[1])).await;
    store.append(key, entry("something")).await.expect("appended");
    assert!(store.remove_table(key).await.expect("removed"));
    assert!(!store.remove_table(key).await.expect("nothing to remove"));
    let store = reopened(home, store).await;
    assert_eq!(store.tables_of(id(1)).await.expect("read"), []);
    let next = add(&store, row("first")).await;
    assert_ne!(next, key);
    assert_eq!(said(&store, next).await, [""; 0]);
}

/// Newest change first, and each once.
pub async fn tables_of_a_device_are_those_at_which_it_sits(home: &impl Home) {
    let store = with_devices(home, 2).await;
    add(&store, TableRow { changed: 1, ..seated("old", &[1, 1, 2]) }).await;
    add(&store, TableRow { changed: 3, listed: false, ..seated("new", &[2, 1]) }).await;
    add(&store, TableRow { changed: 2, ..seated("other", &[2]) }).await;
    let over = add(&store, seated("over", &[1])).await;
    store.finish(over, end(5_000, Vec::new())).await.expect("finished");
    assert_eq!(names(store.tables_of(id(1)).await.expect("read")), ["new", "old"]);
    assert_eq!(names(store.tables_of(id(2)).await.expect("read")), ["new", "other", "old"]);
}

/// No more than were asked for.
pub async fn listed_tables_are_the_public_and_unfinished_ones_newest_first(home: &impl Home) {
    let store = with_devices(home, 0).await;
    for (name, changed) in [("a", 2), ("b", 4), ("c", 3)] {
        add(&store, TableRow { changed, ..row(name) }).await;
    }
    add(&store, TableRow { listed: false, changed: 9, ..row("private") }).await;
    let over = add(&store, TableRow { changed: 9, ..row("over") }).await;
    store.finish(over, end(5_000, Vec::new())).await.expect("finished");
    assert_eq!(names(store.listed(9).await.expect("read")), ["b", "c", "a"]);
    assert_eq!(names(store.listed(2).await.expect("read")), ["b", "c"]);
    assert_eq!(store.unfinished().await.expect("read").len(), 4);
}
