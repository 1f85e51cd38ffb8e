//! Promises about devices.

use super::Home;
use super::sample::{GAME, add, device, end, id, person, rating, reopened, result, seated, with_devices};
use crate::store::{Clash, Device, Filter, Finished, Player, SeatOwner, StoreError, Whose};

/// With everything it has, also after a restart.
pub async fn a_device_is_found_as_it_was_added(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let store = reopened(home, store).await;
    for number in [1, 2] {
        assert_eq!(store.device(id(number)).await.expect("read"), Some(device(number)));
    }
    assert_eq!(store.device(id(3)).await.expect("read"), None);
}

/// The second is a clash and leaves the first as it was.
pub async fn a_device_is_added_once(home: &impl Home) {
    let store = with_devices(home, 1).await;
    let again = store.add_device(Device { nickname: "Impostor".into(), ..device(1) }).await;
    assert!(matches!(again, Err(StoreError::Clash(Clash::Device))), "{again:?}");
    assert_eq!(store.device(id(1)).await.expect("read"), Some(device(1)));
}

/// If there is one.
pub async fn a_changed_device_is_found_changed(home: &impl Home) {
    let store = with_devices(home, 1).await;
    let changed = Device { nickname: "Belle".into(), face: Some("singer".into()), seen: 9_000, ..device(1) };
    store.change_device(changed.clone()).await.expect("changed");
    assert_eq!(store.device(id(1)).await.expect("read"), Some(changed));
    let missing = store.change_device(device(2)).await;
    assert!(matches!(missing, Err(StoreError::Missing)), "{missing:?}");
}

/// And others keep theirs.
pub async fn a_forgotten_device_leaves_no_trace(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let over = add(&store, seated("over", &[1, 2])).await;
    let results = vec![result(0, person(1), 1), result(1, person(2), 2)];
    let ratings = vec![rating(1, GAME, 30.0, 1), rating(2, GAME, 20.0, 1)];
    store.finish(over, Finished { ratings, ..end(5_000, results) }).await.expect("finished");
    add(&store, seated("open", &[1, 2])).await;

    assert!(store.forget_device(id(1)).await.expect("forgotten"));
    assert!(!store.forget_device(id(1)).await.expect("nothing to forget"));
    let store = reopened(home, store).await;

    assert_eq!(store.device(id(1)).await.expect("read"), None);
    assert_eq!(store.tables_of(id(1)).await.expect("read"), []);
    let open = store.table("open").await.expect("read").expect("still there");
    assert_eq!(open.row.seated, [SeatOwner { seat: 1, device: id(2) }]);
    let tables = store.finished(Filter { limit: 9, ..Filter::default() }).await.expect("read");
    assert_eq!(tables[0].results, [result(0, Player::Forgotten, 1), result(1, person(2), 2)]);
    assert_eq!(store.rating_of(id(1), GAME).await.expect("read"), None);
    assert_eq!(store.ratings(GAME, 9).await.expect("read").len(), 1);
    for whose in [Whose::Device(id(1)), Whose::Nickname(device(1).nickname)] {
        assert_eq!(store.statistics(whose).await.expect("read"), []);
    }
    assert_eq!(store.statistics(Whose::Device(id(2))).await.expect("read").len(), 1);
}

/// By a caller who had read it before.
pub async fn a_forgotten_device_is_not_written_down_again(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let row = seated("stale", &[1, 2]);
    let key = add(&store, row.clone()).await;
    store.forget_device(id(1)).await.expect("forgotten");
    store.change_table(key, row).await.expect("changed");
    assert_eq!(store.tables_of(id(1)).await.expect("read"), []);

    let results = vec![result(0, person(1), 2), result(1, person(2), 1)];
    let ratings = vec![rating(1, GAME, 30.0, 1)];
    store.finish(key, Finished { ratings, ..end(5_000, results) }).await.expect("finished");
    let tables = store.finished(Filter { limit: 9, ..Filter::default() }).await.expect("read");
    assert_eq!(tables[0].results, [result(0, Player::Forgotten, 2), result(1, person(2), 1)]);
    assert_eq!(store.rating_of(id(1), GAME).await.expect("read"), None);
}
