//! What happened, as data, over real connections; and what is sent when a round or a game is over.

use crate::client::{hasty, is_position, position};
use crate::fixed_deal::{Deal, Room, TABLE};
use kernel::{Luck, QuickLuck, Seat, Viewer};
use protocol::{Moments, Position, TableLog, WireMessage};
use reqwest::Method;
use serde_json::{Value, json};

/// The positions that this connection has been sent since it was last asked.
async fn positions(room: &mut Room, place: usize) -> Vec<String> {
    let told = room.received(place).await;
    told.into_iter().filter(|text| is_position(text)).collect()
}

/// Somebody acts at random, at the server and at a table of the test's own; false when the game is over.
async fn act(room: &mut Room, table: &mut dyn catalog::AnyTable, luck: &mut QuickLuck) -> bool {
    let Some(seat) = table.awaits().seats().first() else { return false };
    let legal = table.legal(seat);
    let action = legal[luck.below(legal.len() as u32) as usize].text.clone();
    let at = table.decision(seat).expect("it owes one");
    table.answer(seat, at, &action).expect("it is legal");
    room.act(seat.index(), at, &action).await;
    true
}

fn events(position: &Position<'_>) -> Vec<String> {
    let notices = position.news.iter().flat_map(|news| &news.notices);
    notices.map(|notice| notice.event.get().to_owned()).collect()
}

#[tokio::test]
async fn the_same_events_come_with_the_news_the_story_and_the_moments() {
    let deal = Deal::new("wild-shots", 2, 5);
    let (mut table, mut room, mut luck) = (deal.table(), deal.open(hasty()).await, QuickLuck::new(5));
    let mut heard = vec![Vec::new(); 3];
    loop {
        for (place, heard) in heard.iter_mut().enumerate() {
            for text in positions(&mut room, place).await {
                heard.extend(events(&position(&text)));
            }
        }
        if !act(&mut room, &mut *table, &mut luck).await {
            break;
        }
    }
    let of_moments = |page: &Moments<'_>, place: usize| {
        let moments = page.moments.iter();
        let seen = moments.map(|moment| moment.seats.get(place).unwrap_or(&moment.bystander));
        seen.flat_map(|seen| &seen.notices).map(|told| told.event.get().to_owned()).collect::<Vec<_>>()
    };
    for (place, heard) in heard.iter().enumerate() {
        let (_, log) = room.clients[place].call(Method::GET, &format!("/api/tables/{TABLE}/log"), &()).await;
        let log = log.to_string();
        let log: TableLog<'_> = serde_json::from_str(&log).expect("a log");
        let told: Vec<String> =
            log.moments.iter().flatten().map(|notice| notice.event.get().to_owned()).collect();
        assert!(told.ends_with(heard), "{place}");
        let mut moments = Vec::new();
        for from in (0..table.step_count()).step_by(24) {
            let path = format!("/api/tables/{TABLE}/moments?from={from}");
            let (_, page) = room.clients[place].call(Method::GET, &path, &()).await;
            let page = page.to_string();
            moments.extend(of_moments(&serde_json::from_str(&page).expect("moments"), place));
        }
        assert_eq!(moments, told, "{place}");
    }
    let [own, other, bystander] = &heard[..] else { unreachable!("two seats and a bystander") };
    let dealt = |heard: &[String]| {
        let dealt = heard.iter().find(|event| event.contains(r#""type":"dealt""#));
        serde_json::from_str::<Value>(dealt.expect("a second round is dealt")).expect("JSON")["hand"].clone()
    };
    assert_ne!(dealt(own), dealt(other), "each sees his own hand");
    assert_eq!(dealt(bystander), Value::Null);
    room.stop().await;
}

/// The JSON of the example in the section with this title.
fn example(title: &str) -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let document = std::fs::read_to_string(path).expect("the document is there");
    let section = document.split("\n## ").find(|section| section.starts_with(title)).expect("the section");
    let (_, block) = section.split_once("```json\n").expect("an example");
    serde_json::from_str(block.split("```").next().unwrap_or_default()).expect("the example is JSON")
}

#[tokio::test]
async fn the_example_in_the_document_is_what_is_sent() {
    let deal = Deal::new("wild-shots", 2, 5);
    let (mut table, mut room, mut luck) = (deal.table(), deal.open(hasty()).await, QuickLuck::new(5));
    let mut taken = None;
    while taken.is_none() {
        act(&mut room, &mut *table, &mut luck).await;
        for text in positions(&mut room, 0).await {
            let sent: Value = serde_json::from_str(&text).expect("JSON");
            let is_taken = |notice: &&Value| notice["event"]["type"] == "taken";
            for news in sent["news"].as_array().into_iter().flatten() {
                let notice = news["notices"].as_array().into_iter().flatten().rfind(is_taken);
                let version = &news["version"];
                taken = taken.or(notice.map(|notice| json!({"version": version, "notices": [notice]})));
            }
        }
    }
    assert_eq!(example("What happened"), taken.expect("a trick was taken"));
    room.stop().await;
}

/// Plays a whole game. Every viewer receives the scorecard with scores and at the end, and what decided the game.
async fn is_scored(game: &str, score: &str) {
    let deal = Deal::new(game, 2, 7);
    let (mut table, mut room, mut luck) = (deal.table(), deal.open(hasty()).await, QuickLuck::new(7));
    let mut last = Vec::new();
    loop {
        last.clear();
        for place in 0..3 {
            for text in positions(&mut room, place).await {
                let position = position(&text);
                let is_told = events(&position).iter().any(|event| event.contains(score));
                let is_due = position.result.is_some() || is_told;
                assert_eq!(position.scorecard.is_some(), is_due, "{game}: {text}");
                last.push(json!({"scorecard": position.scorecard, "result": position.result}));
            }
        }
        if !act(&mut room, &mut *table, &mut luck).await {
            break;
        }
    }
    let end = last.pop().expect("the end was sent");
    assert!(last.iter().all(|other| *other == end), "{game}: everybody is sent the same");
    let decided = table.decided().expect("it is over");
    let due = json!({"rule": decided.rule, "message": WireMessage::from(&decided.message)});
    assert_eq!(end["result"]["decided"], due, "{game}");
    let totals = end["scorecard"]["cells"].as_array().into_iter().flatten();
    let totals: Vec<&Value> = totals.filter_map(|row| row.as_array()?.last()).collect();
    assert_eq!(json!(totals), end["result"]["scores"], "{game}");
    let path = format!("/api/tables/{TABLE}/verdict");
    let (_, verdict) = room.clients[0].call(Method::GET, &path, &()).await;
    assert_eq!(verdict["result"], end["result"], "{game}: and the verdict says so, too");
    let mut room = room.restart(hasty()).await;
    for place in 0..3 {
        let told = room.look_again(place, None).await;
        let text = told.iter().rfind(|text| is_position(text)).expect("a finished table can be looked at");
        let position = position(text);
        let again = json!({"scorecard": position.scorecard, "result": position.result});
        assert_eq!(again, end, "{game}: after a restart");
    }
    assert_eq!(
        table.scorecard(Viewer::Seat(Seat(0)), None).map(|card| card.row(Seat(0)).len()),
        end["scorecard"]["columns"].as_array().map(Vec::len)
    );
    room.stop().await;
}

#[tokio::test]
async fn the_scorecard_comes_with_the_end_of_a_round_and_of_the_game() {
    is_scored("wild-shots", r#""type":"scored""#).await;
    is_scored("dice-town", r#""type":"scored""#).await;
}
