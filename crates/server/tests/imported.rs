//! Games from elsewhere: they become finished tables, once each, that can be looked at like any other.

use crate::client::{Client, TestServer, hasty, position, simulated};
use protocol::{Occupant, TableStatus};
use reqwest::{Method, StatusCode};
use serde_json::json;
use server::store::sqlite::{SqliteOptions, SqliteStore};
use server::store::{Filter, Store, TableRow};
use server::{Imported, import};
use std::path::Path;
use transcript::{RecordedGame, Verifier};

fn whole(text: &str) -> RecordedGame {
    let mut verifier = Verifier::new(text.as_bytes(), true).keep_games();
    verifier.verdict().expect("it is read").expect("there is a game").outcome.expect("it holds");
    verifier.take_game().expect("it is kept")
}

fn opened(path: &Path) -> SqliteStore {
    SqliteStore::open(path, SqliteOptions::default()).expect("it opens")
}

/// Imports a game into a store that holds nothing else; the name of its table, and its row.
async fn imported(path: &Path, text: &str, listed: bool) -> (String, TableRow) {
    let store = opened(path);
    let Ok(Imported::Added(name)) = import(&store, &whole(text), listed).await else { panic!("it is new") };
    let row = store.table(&name).await.expect("read").expect("it is there").row;
    store.close().await.expect("closed");
    (name, row)
}

#[tokio::test]
async fn an_imported_game_can_be_looked_at_like_any_other() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in ["wild-shots", "wyatt-earp", "dice-town"] {
        let path = folder.path().join(game);
        let text = simulated(game, false);
        let (name, _) = imported(&path, &text, true).await;
        let server = TestServer::open(&path, hasty()).await;
        let ada = server.client("Ada").await;
        let table = ada.table(&name).await;
        assert_eq!(
            (table.status, table.you, table.listed, table.game.as_str()),
            (TableStatus::Over, None, true, game)
        );
        assert!(
            table.seats.iter().all(|chair| chair.occupant == Occupant::Person { nickname: None, face: None })
        );
        let (_, transcript) = ada.call(Method::GET, &format!("/api/tables/{name}/transcript"), &()).await;
        assert_eq!(transcript, json!(text), "byte for byte");
        let last = ada.watch(&name, None).await.turn().await;
        let places = position(&last).result.expect("it is over").places;

        let (_, history) = ada.call(Method::GET, "/api/history", &()).await;
        assert_eq!(history["tables"].as_array().map(Vec::len), Some(1));
        for (seat, place) in places.iter().enumerate() {
            assert_eq!(history["tables"][0]["seats"][seat]["place"], json!(place));
        }
        let (_, ratings) = ada.call(Method::GET, &format!("/api/games/{game}/ratings"), &()).await;
        assert_eq!(ratings, json!({"ratings":[]}), "nobody knows who played");
        // Who likes it can play it again.
        let (status, again) = ada.call(Method::POST, &format!("/api/tables/{name}/rematch"), &()).await;
        assert_eq!(status, StatusCode::OK, "{again}");
        ada.post(&format!("/api/tables/{name}-2/sit")).await;
        assert_ne!(ada.table(&format!("{name}-2")).await.commitment, table.commitment, "with other luck");
        server.stop().await;
    }
}

#[tokio::test]
async fn the_same_game_is_the_same_table_however_it_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = opened(&folder.path().join("saloon.db"));
    let (plain, detailed) = (simulated("dice-town", false), simulated("dice-town", true));
    assert_ne!(plain, detailed);
    let header = plain.lines().next().expect("a header");
    let rest =
        header.strip_prefix("{\"saloon\":1,").and_then(|rest| rest.strip_suffix('}')).expect("a header");
    let turned = format!("{{{rest},\"saloon\":1}}");
    let turned = plain.replacen(header, &turned, 1);
    let Ok(Imported::Added(name)) = import(&store, &whole(&detailed), false).await else {
        panic!("it is new")
    };
    for text in [&plain, &detailed, &turned] {
        let again = import(&store, &whole(text), true).await.expect("it is found");
        assert_eq!(again, Imported::Known(name.clone()));
    }
    let all = store.finished(Filter { limit: 9, ..Filter::default() }).await.expect("read");
    assert_eq!(all.len(), 1);
    let public = Filter { limit: 9, listed_only: true, ..Filter::default() };
    assert_eq!(store.finished(public).await.expect("read"), [], "as it was imported first");
    assert_eq!(store.transcript(&name).await.expect("read"), Some(plain));
    store.close().await.expect("closed");
}

/// As a crash leaves it: the table is there, and its end is not.
#[tokio::test]
async fn an_import_that_was_cut_short_has_no_free_seats_and_is_ended_by_the_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = simulated("wild-shots", false);
    let (name, row) = imported(&folder.path().join("whole.db"), &text, false).await;
    let path = folder.path().join("cut.db");
    let store = opened(&path);
    store.add_table(TableRow { listed: true, ..row }).await.expect("it is new");
    store.close().await.expect("closed");

    let server = TestServer::open(&path, hasty()).await;
    let ada = server.client("Ada").await;
    let (_, listed) = ada.call(Method::GET, "/api/tables", &()).await;
    assert_eq!(listed, json!({"tables":[]}), "its luck is known, so nobody may play there");
    for (method, call) in [(Method::GET, ""), (Method::POST, "/sit"), (Method::GET, "/transcript")] {
        let (status, no) = ada.call(method, &format!("/api/tables/{name}{call}"), &()).await;
        assert_eq!((status, &no["why"]["key"]), (StatusCode::CONFLICT, &json!("server-importing")), "{call}");
    }
    server.stop().await;

    let (again, row) = imported(&path, &text, false).await;
    assert_eq!((again, row.listed), (name.clone(), false));
    let server = TestServer::open(&path, hasty()).await;
    let nobody = Client::unknown(&server.address);
    assert_eq!(nobody.table(&name).await.status, TableStatus::Over);
    let (_, transcript) = nobody.call(Method::GET, &format!("/api/tables/{name}/transcript"), &()).await;
    assert_eq!(transcript, json!(text));
    server.stop().await;
}
