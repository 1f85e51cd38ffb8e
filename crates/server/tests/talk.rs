//! Chat at tables: phrases, which everyone reads in their own language, and lines of bots.
//!
//! A bot's line may depend only on the notices of bystanders. Two tests check that: the lines of a real server can be
//! computed from bystanders' notices alone, and they are the same at tables that look the same to a bystander and are
//! not.

use crate::client::{hasty, opened, play};
use crate::fixed_deal::{Deal, TABLE};
use crate::twin_tables::{Deed, Twins};
use catalog::{AnyNews, AnyTable, Banter, Line};
use kernel::{Feeling, Seat, Viewer};
use lang::Lang;
use protocol::{ClientMessage, Phrase, ServerMessage};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn say(table: &str, text: Option<&str>, phrase: Option<Phrase>) -> ClientMessage {
    ClientMessage::Chat { table: table.to_owned(), text: text.map(str::to_owned), phrase }
}

#[tokio::test]
async fn a_phrase_reaches_everyone_as_a_message_without_a_language() {
    let (_folder, server) = opened(hasty()).await;
    let (table, mut line, mut bystander) = server.watched_table().await;
    for phrase in Phrase::ALL {
        line.send_message(&say(&table, None, Some(phrase))).await;
        let said: Value = serde_json::from_str(&bystander.receive_kind("chat").await).expect("JSON");
        let text = Lang::fallback().find(phrase.key()).expect("it is in the catalogue");
        let expected = json!({"type":"chat","table":table,"nickname":"Ada","seat":0,"text":text,
            "phrase":{"key":phrase.key()}});
        assert_eq!(said, expected);
    }
    for wrong in [say(&table, None, None), say(&table, Some("Howdy"), Some(Phrase::Hello))] {
        line.send_message(&wrong).await;
        assert!(line.receive_kind("rejected").await.contains("server-words"));
    }
    line.send_text(&format!(r#"{{"type":"chat","table":"{table}","phrase":"yippee"}}"#)).await;
    assert!(line.receive_kind("rejected").await.contains("server-unreadable"));
    server.stop().await;
}

#[test]
fn quick_words_and_bots_lines_are_in_every_language_and_no_other_waits_in_vain() {
    let mut keys: BTreeSet<String> = Banter::keys().collect();
    keys.extend(Phrase::ALL.map(|phrase| phrase.key().to_owned()));
    for code in Lang::codes() {
        let lang = Lang::named(code).expect("a listed language is there");
        for key in &keys {
            let text = lang.find(key).unwrap_or_else(|| panic!("{code}.ftl has no `{key}`"));
            assert!(text.chars().count() <= 40, "{code}: {text} is long for a bubble");
        }
    }
    let english = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../lang/en.ftl"));
    for line in english.expect("the English catalogue is there").lines() {
        let key = line.split_once(" =").map(|(key, _)| key).unwrap_or_default();
        assert!(!(key.starts_with("banter-") || key.starts_with("phrase-")) || keys.contains(key), "{key}");
    }
}

fn bots(names: &[Option<&str>]) -> Vec<Option<String>> {
    names.iter().map(|name| name.map(str::to_owned)).collect()
}

/// The notices of bystanders make these glad or sorry.
fn feelings(news: &AnyNews) -> Vec<(Seat, Feeling)> {
    let told = news.last().expect("the bystander's come last");
    told.iter().flat_map(|told| told.notice.feelings.clone()).collect()
}

/// What is said about an action, as far as bystanders know of it.
fn react(banter: &mut Banter, table: &dyn AnyTable, news: &AnyNews) -> Option<Line> {
    let (version, feelings) = (table.version(Viewer::Bystander), feelings(news));
    if let Some(standing) = table.standing() {
        return banter.end(version, |seat| standing.place[seat.index()] == 1);
    }
    if feelings.is_empty() { None } else { banter.react(version, &feelings) }
}

/// All lines of bots in the game of this log, computed from the notices of bystanders.
fn lines_of(deal: &Deal, log: &[String]) -> Vec<Line> {
    let mut table = deal.table();
    let mut banter = Banter::new(TABLE, &bots(&deal.bots));
    let mut said: Vec<Line> = banter.greet(table.version(Viewer::Bystander)).into_iter().collect();
    for line in log {
        let Some((seat, action)) = line.strip_prefix("act ").and_then(|act| act.split_once(' ')) else {
            continue;
        };
        let seat = Seat(seat.parse().expect("a seat"));
        let at = table.decision(seat).expect("it is asked");
        let news = table.answer(seat, at, action).expect("it happened");
        said.extend(react(&mut banter, &*table, &news));
    }
    said
}

#[tokio::test]
async fn lines_of_bots_follow_from_the_notices_of_bystanders() {
    for (game, seed) in [("wild-shots", 3), ("wyatt-earp", 3), ("dice-town", 4)] {
        let bots = vec![None, Some("deputy"), Some("random"), Some("greenhorn")];
        let deal = Deal { bots, ..Deal::new(game, 4, seed) };
        let mut room = deal.open(hasty()).await;
        play(&mut room.lines[0], TABLE, |_| 0).await;
        let path = format!("/api/tables/{TABLE}/transcript");
        let transcript = room.clients[0].call(Method::GET, &path, &()).await.1;
        let log = transcript::log_lines(transcript.as_str().expect("lines")).expect("it can be read");
        let heard = room.received(4).await;
        let said = heard.iter().filter_map(|text| match ServerMessage::read(text) {
            Ok(ServerMessage::Chat { seat, phrase, .. }) => Some(Line {
                seat: Seat(seat.expect("a bot's")),
                key: phrase.expect("a sentence").key.into_owned(),
            }),
            _ => None,
        });
        let (said, due) = (said.collect::<Vec<Line>>(), lines_of(&deal, &log));
        println!("{game}: {} lines in {} steps", said.len(), log.len());
        assert_eq!(said, due, "{game}");
        assert!(said.len() > 3, "{game}: {said:?}");
        assert!(said[0].key.contains("-hello-"), "{said:?}");
        let last = &said[said.len() - 1].key;
        assert!(last.contains("-won-") || last.contains("-lost-"), "{last}");
        assert!(said.len() * 8 < log.len(), "{game}: not more than now and then");
        room.stop().await;
    }
}

#[tokio::test]
async fn bots_say_the_same_whatever_is_hidden() {
    let mut lines = 0;
    let twins = [
        ("wild-shots", 3, [1288, 1292], 34, 11),
        ("wyatt-earp", 2, [3, 28], 39, 40),
        ("wyatt-earp", 4, [26, 31], 39, 40),
        ("dice-town", 4, [26, 248], 34, 40),
    ];
    // What bots say depends on the name of their table, too.
    for ((game, seats, seeds, luck, steps), name) in
        twins.into_iter().flat_map(|twins| ["one", "two", "three"].map(|name| (twins, name)))
    {
        let twins = Twins::play(seeds.map(|seed| Deal::new(game, seats, seed)), Viewer::Bystander, luck);
        assert_eq!(twins.script.len(), steps, "{game}: they look the same for as long");
        let said = [0, 1].map(|which| {
            let deal = &twins.deals[which];
            let mut table = deal.table();
            let mut banter = Banter::new(name, &bots(&vec![Some("legend"); seats.into()]));
            let mut said = vec![banter.greet(table.version(Viewer::Bystander))];
            for step in &twins.script {
                match &step.deed {
                    Deed::Act(ats, action) => {
                        let news = table.answer(step.seat, ats[which], action).expect("it can happen");
                        said.push(react(&mut banter, &*table, &news));
                    }
                    Deed::Back => assert!(table.take_back(step.seat)),
                }
            }
            said
        });
        assert_eq!(said[0], said[1], "{game}");
        lines += said[0].iter().flatten().count();
    }
    assert!(lines > 6, "{lines} lines are too few to show anything");
}

#[tokio::test]
async fn a_greeting_is_answered_by_a_bot_and_lines_do_not_come_too_fast() {
    let (_folder, server) = opened(server::Config { banter: 3_600_000, ..hasty() }).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    let mut line = ada.watch(&table, None).await;
    line.send_message(&say(&table, None, Some(Phrase::Hello))).await;
    line.receive_kind("chat").await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let hello: Value = serde_json::from_str(&line.receive_kind("chat").await).expect("JSON");
    assert_eq!(hello["seat"], 1);
    assert!(hello["phrase"]["key"].as_str().expect("a key").starts_with("banter-deputy-hello-"), "{hello}");
    let name = match &ada.table(&table).await.seats[1].occupant {
        protocol::Occupant::Bot { name, .. } => name.clone(),
        other => panic!("{other:?} is no bot"),
    };
    assert_eq!(hello["nickname"], name);
    line.send_message(&say(&table, None, Some(Phrase::Hello))).await;
    let heard = line.receive_all().await;
    let said = heard.iter().filter(|text| text.starts_with(r#"{"type":"chat""#)).count();
    assert_eq!(said, 1, "its own words, and no answer: a bot has spoken just now");
    server.stop().await;

    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
    ada.post(&format!("/api/tables/{table}/start")).await;
    let mut line = ada.watch(&table, None).await;
    line.send_message(&say(&table, None, Some(Phrase::Hello))).await;
    while !line.receive_kind("chat").await.contains("banter-deputy-hello-") {}
    server.stop().await;
}
