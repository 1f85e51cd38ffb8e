//! Promises about questions on what is over.

use super::Home;
use super::sample::{GAME, add, end, id, person, rating, result, row, with_devices};
use crate::store::{Filter, Finished, FinishedRow, Statistics, TableRow, Whose};

fn names(tables: &[FinishedRow]) -> Vec<&str> {
    tables.iter().map(|table| table.name.as_str()).collect()
}

/// The latest first, and those that ended at once on different pages, too.
pub async fn finished_tables_are_filtered_and_come_in_pages(home: &impl Home) {
    let store = with_devices(home, 2).await;
    let tables = [
        ("a", GAME, true, 1, 10),
        ("b", "dice-town", true, 2, 30),
        ("c", GAME, false, 1, 20),
        ("d", GAME, true, 2, 20),
        ("e", GAME, true, 1, 20),
    ];
    for (name, game, listed, player, at) in tables {
        let key = add(&store, TableRow { game: game.into(), listed, ..row(name) }).await;
        store.finish(key, end(at, vec![result(0, person(player), 1)])).await.expect("finished");
    }
    let all = Filter { limit: 9, ..Filter::default() };
    let of_one = Filter { device: Some(id(1)), ..all.clone() };
    let of_game = Filter { game: Some("dice-town".into()), ..all.clone() };
    let public = Filter { listed_only: true, ..all.clone() };
    let both = Filter { listed_only: true, game: Some(GAME.into()), ..of_one.clone() };
    for (filter, expected) in [
        (all, &["b", "e", "d", "c", "a"][..]),
        (of_one, &["e", "c", "a"]),
        (of_game, &["b"]),
        (public, &["b", "e", "d", "a"]),
        (both, &["e", "a"]),
    ] {
        let whole = store.finished(filter.clone()).await.expect("read");
        assert_eq!(names(&whole), expected);
        let mut after = None;
        for one in whole {
            let page = Filter { after, limit: 1, ..filter.clone() };
            let page = store.finished(page).await.expect("read");
            assert_eq!(page, std::slice::from_ref(&one));
            after = Some(one.mark());
        }
        let end = Filter { after, ..filter };
        assert_eq!(store.finished(end).await.expect("read"), []);
    }
}

/// Of this game, with the nickname of today, and no more than were asked for.
pub async fn the_best_ratings_come_first(home: &impl Home) {
    let store = with_devices(home, 3).await;
    let key = add(&store, row("dusty")).await;
    let ratings = vec![
        rating(1, GAME, 20.0, 1),
        rating(2, GAME, 30.5, 1),
        rating(3, GAME, -4.0, 1),
        rating(3, "dice-town", 50.0, 1),
    ];
    store.finish(key, Finished { ratings, ..end(5_000, Vec::new()) }).await.expect("finished");
    let mut device = store.device(id(2)).await.expect("read").expect("there");
    device.nickname = "Belle".into();
    store.change_device(device).await.expect("changed");
    let best = store.ratings(GAME, 2).await.expect("read");
    assert_eq!(best.len(), 2);
    assert_eq!((best[0].nickname.as_str(), &best[0].rating), ("Belle", &rating(2, GAME, 30.5, 1)));
    assert_eq!(best[1].rating, rating(1, GAME, 20.0, 1));
    assert_eq!(store.ratings("wyatt-earp", 9).await.expect("read"), []);
}

/// By game, for a device or for a nickname.
pub async fn statistics_count_games_wins_and_places(home: &impl Home) {
    let store = with_devices(home, 2).await;
    for (number, (game, place)) in [(GAME, 1), (GAME, 2), (GAME, 3), ("dice-town", 1)].into_iter().enumerate()
    {
        let key = add(&store, TableRow { game: game.into(), ..row(&number.to_string()) }).await;
        let results = vec![result(0, person(1), place), result(1, person(2), 4)];
        store.finish(key, end(5_000, results)).await.expect("finished");
    }
    let fared =
        |game: &str, games, wins, mean_place| Statistics { game: game.into(), games, wins, mean_place };
    let nickname = super::sample::device(1).nickname;
    for whose in [Whose::Device(id(1)), Whose::Nickname(nickname)] {
        let statistics = store.statistics(whose).await.expect("read");
        assert_eq!(statistics, [fared("dice-town", 1, 1, 1.0), fared(GAME, 3, 1, 2.0)]);
    }
    let statistics = store.statistics(Whose::Device(id(2))).await.expect("read");
    assert_eq!(statistics, [fared("dice-town", 1, 0, 4.0), fared(GAME, 3, 0, 4.0)]);
    assert_eq!(store.statistics(Whose::Nickname("nobody".into())).await.expect("read"), []);
}
