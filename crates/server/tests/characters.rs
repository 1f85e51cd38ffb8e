//! Faces and names at tables: people's own, and those of bots.

use crate::client::{Client, TestServer, hasty, opened, play, until};
use protocol::rest::Account;
use protocol::{Character, Occupant, TableStatus};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::HashSet;

async fn account(client: &Client) -> Account {
    serde_json::from_value(client.call(Method::GET, "/api/me", &()).await.1).expect("an account")
}

/// Name and face of each seat.
async fn cast(client: &Client, table: &str) -> Vec<(String, Option<Character>)> {
    let named = |occupant: Occupant| match occupant {
        Occupant::Open => (String::new(), None),
        Occupant::Person { nickname, face } => (nickname.unwrap_or_default(), face),
        Occupant::Bot { name, face, .. } => (name, Some(face)),
    };
    client.table(table).await.seats.into_iter().map(|chair| named(chair.occupant)).collect()
}

#[tokio::test]
async fn a_person_has_a_face_from_the_first_moment_and_keeps_the_one_they_choose() {
    let (folder, server) = opened(hasty()).await;
    let mut first = HashSet::new();
    for number in 0..64 {
        let profile = json!({ "nickname": format!("Guest {number}") });
        first.insert(account(&Client::enrol_as(&server.address, &profile).await).await.face);
    }
    assert!(first.len() > 4, "chance gives different faces: {first:?}");

    let mut ada = server.client("Ada").await;
    let given = account(&ada).await.face;
    let other = Character::ALL.into_iter().find(|face| *face != given).expect("there are eight");
    let (status, changed) = ada.call(Method::PUT, "/api/me", &json!({"nickname":"Ada","face":other})).await;
    assert_eq!((status, &changed["face"]), (StatusCode::OK, &json!(other)));
    let (_, renamed) = ada.call(Method::PUT, "/api/me", &json!({"nickname":"Ada L."})).await;
    assert_eq!((&renamed["nickname"], &renamed["face"]), (&json!("Ada L."), &json!(other)), "it stays");
    let (status, _) = ada.call(Method::PUT, "/api/me", &json!({"nickname":"Ada","face":"sheriff"})).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let nobody = Client::unknown(&server.address);
    let (_, bo) = nobody.call(Method::POST, "/api/devices", &json!({"nickname":"Bo","face":"vaquero"})).await;
    assert_eq!(bo["face"], "vaquero");
    server.stop().await;

    let server = TestServer::open(&folder.path().join("saloon.db"), hasty()).await;
    ada.address.clone_from(&server.address);
    assert_eq!(account(&ada).await.face, other, "also after a restart");
    server.stop().await;
}

#[tokio::test]
async fn a_new_face_shows_at_once_in_the_waiting_room_and_never_in_a_game() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, bo) = (server.client("Ada").await, server.client("Bo").await);
    let table = ada.create(json!({"game":"wild-shots","seats":["me","open"]})).await;
    bo.post(&format!("/api/tables/{table}/sit")).await;
    let mut line = bo.watch(&table, None).await;
    let change = async |nickname: &str, face: &str| {
        let (status, _) = ada.call(Method::PUT, "/api/me", &json!({"nickname":nickname,"face":face})).await;
        assert_eq!(status, StatusCode::OK);
    };
    for face in ["teacher", "trapper"] {
        change("Lady Ada", face).await;
        let due = format!(r#""nickname":"Lady Ada","face":"{face}""#);
        while !line.receive_kind("table").await.contains(&due) {}
    }
    bo.post(&format!("/api/tables/{table}/start")).await;
    change("Nobody", "barkeep").await;
    let seen = cast(&bo, &table).await;
    assert_eq!(seen[0], ("Lady Ada".into(), Some(Character::Trapper)));
    server.stop().await;
}

#[tokio::test]
async fn bots_have_names_and_faces_of_their_own_and_none_has_that_of_the_creator() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let own = account(&ada).await.face;
    let mut casts = HashSet::new();
    for _ in 0..16 {
        let wish = json!({"game":"dice-town","seats":["deputy","marshal","me","open","legend"]});
        let table = ada.create(wish).await;
        let (status, _) =
            ada.call(Method::POST, &format!("/api/tables/{table}/bots"), &json!({"strength":"random"})).await;
        assert_eq!(status, StatusCode::NO_CONTENT);
        let seen = cast(&ada, &table).await;
        let faces: HashSet<Character> = seen.iter().filter_map(|(_, face)| *face).collect();
        let names: HashSet<&String> = seen.iter().map(|(name, _)| name).collect();
        assert_eq!((faces.len(), names.len()), (5, 5), "{seen:?}");
        assert_eq!(seen[2], ("Ada".into(), Some(own)));
        assert_eq!(cast(&ada, &table).await, seen, "they stay who they are");
        casts.insert(seen);
    }
    assert!(casts.len() > 4, "not always the same ones");
    server.stop().await;
}

#[tokio::test]
async fn the_same_bots_play_again_and_are_remembered_by_name() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","random","deputy"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let seen = cast(&ada, &table).await;
    play(&mut ada.watch(&table, None).await, &table, |_| 0).await;
    until("the game is over", async || ada.table(&table).await.status == TableStatus::Over).await;
    let (_, again) = ada.call(Method::POST, &format!("/api/tables/{table}/rematch"), &()).await;
    let again = again["table"].as_str().expect("a table").to_owned();
    assert_eq!(cast(&ada, &again).await[1..], seen[1..]);
    let (_, history) = ada.call(Method::GET, "/api/me/history", &()).await;
    let name = |seat: usize| history["tables"][0]["seats"][seat]["occupant"]["name"].clone();
    assert_eq!([name(1), name(2)], [Value::from(seen[1].0.clone()), seen[2].0.clone().into()]);
    server.stop().await;
}
