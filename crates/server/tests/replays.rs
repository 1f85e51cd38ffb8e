//! Games from files, and what can be said about any that is over: they are looked at as those that were
//! played here, and nothing that does not hold is shown.

use crate::client::{Client, answer, hasty, opened, position, simulated, until};
use protocol::{Fairness, Replay, TableStatus, Verdict};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Config;
use std::num::NonZeroU32;
use transcript::Verifier;

/// The most bytes that are read.
const MOST: usize = 1 << 20;

async fn replay(client: &Client, query: &str, file: impl Into<Vec<u8>>) -> (StatusCode, Value) {
    let request = client.request(Method::POST, &format!("/api/replays{query}"));
    answer(request.body(file.into())).await.expect("it answers")
}

/// All steps of a file, page by page, and the verdict, which is the same on each.
async fn whole(client: &Client, file: &str) -> (Vec<Value>, Value) {
    let (mut moments, mut verdict) = (Vec::new(), None);
    loop {
        let (status, page) = replay(client, &format!("?from={}", moments.len()), file).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        let verdict = verdict.get_or_insert_with(|| page["verdict"].clone());
        assert_eq!(page["verdict"], *verdict);
        let new = page["moments"].as_array().expect("moments");
        if new.is_empty() {
            assert_eq!(page["open_steps"], moments.len(), "all were sent");
            return (moments, verdict.clone());
        }
        moments.extend(new.iter().cloned());
    }
}

async fn finished(client: &Client, wish: Value) -> (String, String) {
    let table = client.create(wish).await;
    client.post(&format!("/api/tables/{table}/start")).await;
    let mut line = client.watch(&table, None).await;
    assert!(position(&line.turn().await).result.is_some());
    until("the end is stored", async || client.table(&table).await.status == TableStatus::Over).await;
    let (_, transcript) = client.call(Method::GET, &format!("/api/tables/{table}/transcript"), &()).await;
    (table, transcript.as_str().expect("lines of JSON").to_owned())
}

#[tokio::test]
async fn a_file_shows_what_its_table_showed() {
    let (_folder, server) = opened(hasty()).await;
    let (ada, nobody) = (server.client("Ada").await, Client::unknown(&server.address));
    for game in catalog::games() {
        let (table, file) = finished(&ada, json!({"game":game.name(),"seats":["random","random"]})).await;
        let (moments, verdict) = whole(&nobody, &file).await;
        let mut lived = Vec::new();
        while lived.len() < moments.len() {
            let path = format!("/api/tables/{table}/moments?from={}", lived.len());
            let (_, page) = ada.call(Method::GET, &path, &()).await;
            assert_eq!(page["open_steps"], moments.len());
            lived.extend(page["moments"].as_array().expect("moments").iter().cloned());
        }
        assert!(moments == lived, "{}: the same steps, as everybody saw them", game.name());
        let (status, told) = nobody.call(Method::GET, &format!("/api/tables/{table}/verdict"), &()).await;
        assert_eq!((status, &told), (StatusCode::OK, &verdict));
        let text = verdict.to_string();
        let verdict: Verdict = serde_json::from_str(&text).expect("a verdict");
        assert_eq!((verdict.fair, verdict.unfair), (Fairness::Yes, None));
        assert_eq!(verdict.commitment, Some(ada.table(&table).await.commitment));
        let (_, history) = ada.call(Method::GET, "/api/players/Ada/records", &()).await;
        assert_eq!(history["records"], json!([]), "nothing is kept of a file");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_verdict_tells_whose_luck_it_was() {
    let (_folder, server) = opened(hasty()).await;
    let nobody = Client::unknown(&server.address);
    for game in catalog::games() {
        let file = simulated(game.name(), false);
        let (status, page) = replay(&nobody, "?count=1", &*file).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        let text = page.to_string();
        let page: Replay = serde_json::from_str(&text).expect("a replay");
        assert_eq!((&*page.game, page.seats, page.options), (game.name(), 3, game.defaults().to_map()));
        assert_eq!((page.verdict.fair, page.verdict.unfair), (Fairness::NotShown, None), "nobody committed");
        let scores = file.split(r#""scores":"#).nth(1).expect("a result").split(']').next();
        assert_eq!(scores, Some(json!(page.verdict.result.scores).to_string().trim_end_matches(']')));
        // The same game from another seed: as legal as before, but dealt by hand.
        let stacked = file.replacen(r#""seed":"07"#, r#""seed":"17"#, 1);
        let (moments, verdict) = whole(&nobody, &stacked).await;
        assert_eq!(verdict["fair"], "no", "{verdict}");
        assert_eq!(verdict["unfair"]["args"]["why"]["key"], "problem-unfair", "{verdict}");
        assert!(verdict["unfair"]["args"]["line"].as_u64().is_some_and(|line| line > 1), "{verdict}");
        assert_eq!(moments.len() as u32, page.open_steps, "it can be looked at all the same");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_does_not_hold_is_refused_as_verify_says_it() {
    let (_folder, server) = opened(hasty()).await;
    let nobody = Client::unknown(&server.address);
    let file = simulated("wild-shots", false);
    let lines: Vec<&str> = file.lines().collect();
    let act = lines.iter().position(|line| line.contains("action")).expect("somebody acts");
    let cut = lines[..act].join("\n");
    let twice = [lines[act], lines[act]].join("\n");
    let illegal = file.replacen(lines[act], &twice, 1);
    let result = file.replacen(r#""scores":["#, r#""scores":[9"#, 1);
    for (file, key) in [
        (String::new(), "problem-empty"),
        ("Howdy".to_owned(), "problem-json"),
        ("{}\n".to_owned(), "problem-no-record"),
        (cut, "problem-due"),
        (result, "problem-result"),
        (format!("{file}{file}"), "problem-several"),
        (illegal, "wild-shots-refusal-turn"),
    ] {
        let (status, no) = replay(&nobody, "", &*file).await;
        assert_eq!(
            (status, &no["why"]["args"]["why"]["key"]),
            (StatusCode::BAD_REQUEST, &json!(key)),
            "{no}"
        );
        let said = Verifier::new(file.as_bytes(), true).verdict().expect("it can be read");
        if let Err(problem) = said.expect("there is something").outcome {
            assert_eq!(no["text"], problem.to_string());
        } else {
            assert_eq!(key, "problem-several");
        }
    }
    let (status, no) = replay(&nobody, "", vec![0xff; 40]).await;
    assert_eq!((status, &no["why"]["args"]["why"]["key"]), (StatusCode::BAD_REQUEST, &json!("problem-utf8")));
    for (query, key) in [
        ("?count=25", "server-moment-count"),
        ("?from=100000", "server-moment-from"),
        ("?to=3", "server-unreadable"),
    ] {
        let (status, no) = replay(&nobody, query, &*file).await;
        assert_eq!((status, &no["why"]["key"]), (StatusCode::BAD_REQUEST, &json!(key)), "{query}");
    }
    let (status, _) = replay(&nobody, "", vec![b' '; MOST]).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "so much is read");
    let (status, no) = replay(&nobody, "", vec![b' '; MOST + 1]).await;
    assert_eq!((status, &no["why"]["args"]["most"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!(MOST)));
    server.stop().await;
}

#[tokio::test]
async fn only_what_is_over_has_a_verdict_and_not_too_much_is_checked() {
    let mut config = hasty();
    config.rates.checks = NonZeroU32::MIN;
    let (_folder, server) = opened(Config { ..config }).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","random"]})).await;
    for (table, status, key) in [
        (&*table, StatusCode::CONFLICT, "server-not-over"),
        ("nowhere", StatusCode::NOT_FOUND, "server-no-table"),
    ] {
        let (is, no) = ada.call(Method::GET, &format!("/api/tables/{table}/verdict"), &()).await;
        assert_eq!((is, &no["why"]["key"]), (status, &json!(key)), "{no}");
    }
    let mut refused = 0;
    for _ in 0..20 {
        let (status, no) = replay(&ada, "", "Howdy").await;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
        assert!(status == StatusCode::BAD_REQUEST || no["why"]["key"] == "server-too-often", "{no}");
    }
    assert!(refused > 8, "{refused} of 20 were too much");
    assert_eq!(ada.table(&table).await.status, TableStatus::Gathering, "and all else may be asked for");
    server.stop().await;
}
