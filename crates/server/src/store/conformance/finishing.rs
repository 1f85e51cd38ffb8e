//! Promises about the end of a table.

use super::Home;
use super::sample::{
    GAME, add, end, entry, id, person, rating, reopened, result, row, said, seated, with_devices,
};
use crate::store::{
    Clash, Filter, Finished, FinishedRow, Player, ResultRow, SeatOwner, StoreError, TableRow, Whose,
};

fn all() -> Filter {
    Filter { limit: 9, ..Filter::default() }
}

/// Its transcript and results, who sat where included; its log and its code are gone.
pub async fn a_finished_table_keeps_its_end_and_nothing_else(home: &impl Home) {
    let store = with_devices(home, 1).await;
    let row = seated("dusty", &[1]);
    let key = add(&store, row.clone()).await;
    store.append(key, entry("something")).await.expect("appended");
    assert_eq!(store.transcript("dusty").await.expect("read"), None);
    let results = vec![
        result(0, person(1), 1),
        result(1, Player::Bot("marshal".into()), 1),
        result(2, Player::Forgotten, 3),
    ];
    store.finish(key, end(5_000, results.clone())).await.expect("finished");
    let again = store.finish(key, end(6_000, Vec::new())).await;
    assert!(matches!(again, Err(StoreError::Missing)), "{again:?}");
    let store = reopened(home, store).await;

    let stored = store.table("dusty").await.expect("read").expect("there");
    let owner = SeatOwner { seat: 0, device: id(1) };
    assert_eq!((stored.key, stored.over, &stored.row.seated[..]), (key, Some(5_000), &[owner][..]));
    assert_eq!(store.transcript("dusty").await.expect("read").as_deref(), Some("ended at 5000\n"));
    let expected = FinishedRow {
        key,
        name: row.name,
        game: row.game,
        edition: row.edition,
        listed: row.listed,
        created: row.created,
        at: 5_000,
        given_up: false,
        results,
    };
    assert_eq!(store.finished(all()).await.expect("read"), [expected]);
    assert_eq!(said(&store, key).await, [""; 0]);
    assert_eq!(store.unfinished().await.expect("read"), [""; 0]);
    assert_eq!(store.listed(9).await.expect("read"), []);
    assert_eq!(store.tables_of(id(1)).await.expect("read"), []);
    assert!(!store.remove_table(key).await.expect("a finished table stays"));
}

/// Who played is kept, and that it came to nothing: it has no transcript, and nobody's figures change.
pub async fn a_table_that_is_given_up_has_no_outcome(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let over = add(&store, row("over")).await;
    store.finish(over, end(4_000, vec![result(0, person(1), 2)])).await.expect("finished");
    let before = store.statistics(Whose::Device(id(1))).await.expect("read");
    let row = seated("dusty", &[1]);
    let key = add(&store, row.clone()).await;
    store.append(key, entry("something")).await.expect("appended");
    let players = vec![person(1), Player::Bot("marshal".into())];
    store.give_up(key, 5_000, players.clone()).await.expect("given up");
    for again in [store.give_up(key, 6_000, Vec::new()).await, store.append(key, entry("more")).await] {
        assert!(matches!(again, Err(StoreError::Missing)), "{again:?}");
    }
    let store = reopened(home, store).await;

    let stored = store.table("dusty").await.expect("read").expect("there");
    let owner = SeatOwner { seat: 0, device: id(1) };
    assert_eq!((stored.over, stored.given_up, &stored.row.seated[..]), (Some(5_000), true, &[owner][..]));
    assert!(!store.table("over").await.expect("read").expect("there").given_up);
    assert_eq!(store.transcript("dusty").await.expect("read"), None);
    assert_eq!(said(&store, key).await, [""; 0]);
    assert_eq!(store.unfinished().await.expect("read"), [""; 0]);
    assert_eq!(store.tables_of(id(1)).await.expect("read"), []);
    assert_eq!(store.statistics(Whose::Device(id(1))).await.expect("read"), before);
    let results = (0..).zip(players).map(|(seat, player)| ResultRow { seat, player, outcome: None });
    let finished = store.finished(Filter { device: Some(id(1)), ..all() }).await.expect("read");
    let ends: Vec<_> = finished.iter().map(|table| (&table.name[..], table.at, table.given_up)).collect();
    assert_eq!(ends, [("dusty", 5_000, true), ("over", 4_000, false)]);
    assert_eq!(finished[0].results, results.collect::<Vec<_>>());
    add(&store, TableRow { name: "next".into(), ..row }).await;
}

/// Here a rating of the second player stands in the way.
pub async fn finishing_is_all_or_nothing(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let key = add(&store, seated("dusty", &[1, 2])).await;
    store.append(key, entry("something")).await.expect("appended");
    let results = vec![result(0, person(1), 1), result(1, person(2), 2)];
    let ratings = vec![rating(1, GAME, 30.0, 1), rating(2, GAME, 20.0, 7)];
    let clash = store.finish(key, Finished { ratings, ..end(5_000, results) }).await;
    assert!(matches!(clash, Err(StoreError::Clash(Clash::Rating))), "{clash:?}");
    store.append(key, entry("more")).await.expect("play goes on");
    let store = reopened(home, store).await;
    let stored = store.table("dusty").await.expect("read").expect("there");
    assert_eq!((stored.over, stored.row), (None, seated("dusty", &[1, 2])));
    assert_eq!(said(&store, key).await, ["something", "more"]);
    assert_eq!(store.transcript("dusty").await.expect("read"), None);
    assert_eq!(store.finished(all()).await.expect("read"), []);
    assert_eq!(store.rating_of(id(1), GAME).await.expect("read"), None);
}

/// So that of two tables that end at once none undoes the other's.
pub async fn a_rating_follows_the_one_before_it(home: &impl Home) {
    let store = with_devices(home, 1).await;
    for (name, games) in [("first", 1), ("second", 2)] {
        let key = add(&store, row(name)).await;
        let ratings = vec![rating(1, GAME, 25.5, games)];
        store.finish(key, Finished { ratings, ..end(5_000, Vec::new()) }).await.expect("finished");
        assert_eq!(store.rating_of(id(1), GAME).await.expect("read"), Some(rating(1, GAME, 25.5, games)));
    }
    let key = add(&store, row("third")).await;
    let ratings = vec![rating(1, GAME, 99.0, 2)];
    let clash = store.finish(key, Finished { ratings, ..end(5_000, Vec::new()) }).await;
    assert!(matches!(clash, Err(StoreError::Clash(Clash::Rating))), "{clash:?}");
    assert_eq!(store.rating_of(id(1), GAME).await.expect("read"), Some(rating(1, GAME, 25.5, 2)));
    assert_eq!(store.rating_of(id(1), "dice-town").await.expect("read"), None);
}
