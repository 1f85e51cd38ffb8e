//! What can be played, as a client is told it: a table can be made of everything that is offered, and there
//! is a lesson for every game.

use crate::client::{Client, hasty, opened};
use protocol::{Lesson, Menu};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use std::collections::BTreeMap;

/// The options of a table that this request makes, with as few seats as the game allows.
async fn made(client: &Client, mut wish: Value, seats: &[&str]) -> BTreeMap<String, String> {
    wish["seats"] = json!(seats);
    let table = client.create(wish).await;
    client.table(&table).await.options
}

#[tokio::test]
async fn a_table_can_be_made_of_everything_that_is_offered() {
    let (_folder, server) = opened(Config { tables_per_device: 1000, ..hasty() }).await;
    let (ada, nobody) = (server.client("Ada").await, Client::unknown(&server.address));
    let (status, answer) = nobody.call(Method::GET, "/api/games", &()).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let menu: Menu = serde_json::from_value(answer).expect("a menu");
    assert_eq!(menu.games.iter().map(|game| game.minutes).collect::<Vec<_>>(), [20, 40, 45]);
    for game in menu.games {
        let mut defaults: BTreeMap<String, String> = BTreeMap::new();
        defaults.extend(game.options.iter().map(|option| (option.name.clone(), option.default.clone())));
        for strength in &menu.strengths {
            for seats in [game.seats.least, game.seats.most] {
                let mut seats = vec![strength.as_str(); seats.into()];
                seats[0] = "me";
                assert_eq!(made(&ada, json!({"game": game.name}), &seats).await, defaults);
            }
        }
        let seats = vec!["open"; game.seats.least.into()];
        for preset in &game.presets {
            let wish = json!({"game": game.name, "preset": preset.name});
            assert_eq!(made(&ada, wish, &seats).await, preset.options);
        }
        for option in &game.options {
            for value in &option.values {
                let wish = json!({"game": game.name, "options": {option.name.clone(): value}});
                assert_eq!(&made(&ada, wish, &seats).await[&option.name], value);
            }
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn every_game_has_a_lesson_to_play_along_with() {
    let (_folder, server) = opened(hasty()).await;
    let nobody = Client::unknown(&server.address);
    for game in catalog::games() {
        let path = format!("/api/games/{}/lesson", game.name());
        let (status, answer) = nobody.call(Method::GET, &path, &()).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let text = answer.to_string();
        let lesson: Lesson = serde_json::from_str(&text).expect("a lesson");
        println!("{}: {} scenes, {} bytes", game.name(), lesson.scenes.len(), text.len());
        assert_eq!((&*lesson.game, lesson.edition), (game.name(), game.edition()));
        assert_eq!(lesson.options, game.defaults().to_map());
        for scene in &lesson.scenes {
            let texts: Vec<&str> = scene.actions.iter().map(|action| &*action.text).collect();
            assert!(scene.asks.as_deref().is_none_or(|asks| texts.contains(&asks)), "{texts:?}");
        }
        let asked = lesson.scenes.iter().filter(|scene| scene.asks.is_some()).count();
        assert!(asked >= 6, "{}: {asked} decisions", game.name());
        assert_eq!(nobody.call(Method::GET, &path, &()).await.1, answer, "always the same");
    }
    let (status, no) = nobody.call(Method::GET, "/api/games/poker/lesson", &()).await;
    assert_eq!((status, &no["why"]["key"]), (StatusCode::BAD_REQUEST, &json!("setup-game")));
    server.stop().await;
}
