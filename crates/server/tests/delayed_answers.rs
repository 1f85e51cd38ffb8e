//! Where one may pass, an answer waits for its moment, so that a quick one gives nothing away. Meanwhile
//! its sender may lose the connection, or change the answer.

use crate::client::{Connection, hasty, position};
use crate::fixed_deal::{Deal, Room, TABLE};
use kernel::{Luck, QuickLuck, Seat};
use protocol::{AutoPass, ClientMessage};
use server::Config;

/// Who acts, in answer to which decision, and how.
type Act = (Seat, u32, String);

/// Finds the first decision of this deal that can be declined: what happens before it without a wait, and whose
/// decision it is.
fn pass_in(deal: &Deal) -> Option<(Vec<Act>, Seat, u32)> {
    let (mut table, mut luck) = (deal.table(), QuickLuck::new(1));
    let mut script = Vec::new();
    while script.len() < 60 && table.standing().is_none() {
        let seat = table.awaits().seats().iter().min()?;
        let (at, legal) = (table.decision(seat)?, table.legal(seat));
        match table.declining(seat).map(|declining| declining.text) {
            Some(text) if text == "pass" => return Some((script, seat, at)),
            // An answer to this would wait, too, and what comes after it come too soon.
            Some(_) => return None,
            None => {}
        }
        let action = legal[luck.below(legal.len() as u32) as usize].text.clone();
        table.answer(seat, at, &action).expect("it is legal");
        script.push((seat, at, action));
    }
    None
}

/// A table at which a seat may pass, and its answers wait for so long: the seat, the decision, and the answer.
async fn may_pass(pause: u64) -> (Room, usize, u32, ClientMessage) {
    let deals = (0..300).map(|seed| Deal::new("wyatt-earp", 2, seed));
    let found = deals.filter_map(|deal| pass_in(&deal).map(|pass| (deal, pass)));
    let soonest = found.min_by_key(|(_, (script, ..))| script.len());
    let (deal, (script, seat, at)) = soonest.expect("somebody may pass");
    let mut room = deal.open(Config { pause: pause..pause + 1, ..hasty() }).await;
    for (seat, at, action) in &script {
        room.act(seat.index(), *at, action).await;
    }
    room.received(seat.index()).await;
    let (table, action) = (TABLE.to_owned(), "pass".to_owned());
    (room, seat.index(), at, ClientMessage::Act { table, id: "pass".into(), at, action })
}

#[tokio::test]
async fn a_client_that_reconnects_while_its_answer_waits_receives_done() {
    // It waits for longer than it takes to connect; if not, it is simply done already.
    let (mut room, seat, at, pass) = may_pass(700).await;
    let (client, mut line) = (room.clients[seat].clone(), room.lines.remove(seat));
    line.send_message(&pass).await;
    line.send_message(&ClientMessage::Ping { id: 1 }).await;
    line.receive_kind("pong").await;
    drop(line);
    let mut line = client.watch(TABLE, None).await;
    line.send_message(&pass).await;
    line.send_message(&ClientMessage::Ping { id: 2 }).await;
    let (mut done, mut happened, mut read) = (false, false, false);
    while !(done || happened && read) {
        let text = line.receive().await;
        done |= text.starts_with(r#"{"type":"done""#);
        read |= text.contains(r#""type":"pong""#);
        happened |= text.starts_with(r#"{"type":"position""#) && position(&text).decision != Some(at);
    }
    // The table answers one after the other, so what it had to say about this is on its way.
    client.table(TABLE).await;
    line.send_message(&ClientMessage::Ping { id: 3 }).await;
    while !done {
        let text = line.receive().await;
        assert_ne!(text, r#"{"type":"pong","id":3}"#, "it happened, and was not confirmed");
        done = text.starts_with(r#"{"type":"done""#);
    }
    room.stop().await;
}

#[tokio::test]
async fn an_answer_that_waits_is_taken_back_once_however_often_that_is_said() {
    let (mut room, seat, _, pass) = may_pass(600_000).await;
    let line = &mut room.lines[seat];
    line.send_message(&pass).await;
    for _ in 0..2 {
        line.send_message(&ClientMessage::TakeBack { table: TABLE.to_owned(), id: "regret".into() }).await;
        loop {
            let text = line.receive().await;
            assert!(!text.starts_with(r#"{"type":"rejected""#), "{text}");
            if text.starts_with(r#"{"type":"done""#) {
                break;
            }
        }
    }
    room.stop().await;
}

/// The mode in the next position.
async fn received_mode(line: &mut Connection) -> AutoPass {
    position(&line.receive_kind("position").await).auto_pass
}

#[tokio::test]
async fn a_pass_in_advance_that_waits_is_taken_back_and_then_one_answers_oneself() {
    let (mut room, seat, _, _) = may_pass(600_000).await;
    let line = &mut room.lines[seat];
    let table = || TABLE.to_owned();
    line.send_message(&ClientMessage::AutoPass { table: table(), id: "ahead".into(), mode: AutoPass::Turn })
        .await;
    assert_eq!(received_mode(line).await, AutoPass::Turn);
    line.send_message(&ClientMessage::TakeBack { table: table(), id: "regret".into() }).await;
    assert_eq!(received_mode(line).await, AutoPass::Off);
    line.receive_kind("done").await;
    room.stop().await;
}

#[tokio::test]
async fn an_answer_of_ones_own_takes_the_place_of_a_pass_in_advance() {
    let (mut room, seat, _, pass) = may_pass(700).await;
    let line = &mut room.lines[seat];
    let (table, mode) = (TABLE.to_owned(), AutoPass::Turn);
    line.send_message(&ClientMessage::AutoPass { table, id: "ahead".into(), mode }).await;
    line.send_message(&pass).await;
    for id in ["ahead", "pass"] {
        let done = line.receive_kind("done").await;
        assert!(done.contains(&format!(r#""id":"{id}""#)), "{done}");
    }
    room.stop().await;
}
