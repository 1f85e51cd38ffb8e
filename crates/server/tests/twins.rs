//! Non-interference on the wire (law 8): nothing that a viewer receives depends on what is hidden from them.

use crate::client::{hasty, is_position, position};
use crate::fixed_deal::{Deal, TABLE};
use crate::twin_tables::{Deed, Twins};
use kernel::{Luck, QuickLuck, Seat, Viewer};
use protocol::{ClientMessage, Position};
use std::collections::BTreeMap;

/// How many actions of one game are looked at; by chance some games are very long.
const ACTIONS: usize = 200;

/// A game, its seats, the viewer, two seeds whose deals look the same to that viewer, the luck with which they
/// are played, and how many steps they then look the same. If a deal ever changes, `SALOON_DEALS=1500000`
/// makes the tests look for others and print them.
type Alike = (&'static str, u8, Option<u8>, [u64; 2], u64, usize);

/// Puts times and the commitment aside: what stands there differs between any two games. Whether
/// something stands there, and how long it is, still counts.
fn without_times(text: &str) -> String {
    let mut left = text;
    let mut out = String::new();
    while let Some((before, after)) = left.split_once("\":") {
        out.push_str(before);
        out.push_str("\":");
        let length = match before.rsplit('"').next() {
            Some("deadline" | "grace" | "now") => after.bytes().take_while(u8::is_ascii_digit).count(),
            Some("commitment") => 66,
            _ => 0,
        };
        out.push_str(&"0".repeat(length));
        left = &after[length..];
    }
    out + left
}

/// Everything at one of the two tables, and around it; what the viewer is sent at each step, and what
/// all others are sent.
async fn told(twins: &Twins, which: usize, place: usize) -> (Vec<Vec<String>>, Vec<String>) {
    let deal = &twins.deals[which];
    let seats = usize::from(deal.seats);
    let mut room = deal.open(hasty()).await;
    let mut told = vec![room.received(place).await];
    let table = || TABLE.to_owned();
    for (number, step) in twins.script.iter().enumerate() {
        if place < seats {
            let last = told.iter().flatten().rfind(|text| is_position(text)).expect("he was told something");
            for message in refused(&position(last), number, step.forbidden.as_deref()) {
                room.send_message(place, &message).await;
            }
        }
        if number % 3 == 0 {
            let text = Some(format!("Howdy {number}"));
            room.send_message(
                number % (seats + 1),
                &ClientMessage::Chat { table: table(), text, phrase: None },
            )
            .await;
        }
        let seat = step.seat.index();
        let is_followed = |seat| twins.script.get(number + 1).is_some_and(|next| next.seat.index() != seat);
        match &step.deed {
            // Whatever else it could do, the server declines for it.
            Deed::Act(ats, action) if action == "pass" && is_followed(seat) => {
                room.pass_ahead(seat, ats[which]).await;
            }
            Deed::Act(ats, action) => room.act(seat, ats[which], action).await,
            Deed::Back => {
                let id = format!("back {number}");
                room.send_message(seat, &ClientMessage::TakeBack { table: table(), id }).await;
            }
        }
        for reader in [place, number % (seats + 1)] {
            room.send_message(reader, &ClientMessage::Describe { table: table() }).await;
        }
        told.push(room.received(place).await);
        // Clients that come back with all, some or none of the news.
        let version =
            told.iter().flatten().rfind(|text| is_position(text)).map(|text| position(text).version);
        let have = [None, Some(0), version, version.map(|version| version.saturating_sub(number as u32))];
        told.push(room.look_again(place, have[number % have.len()]).await);
    }
    let mut others = Vec::new();
    for other in (0..seats).filter(|other| *other != place) {
        let heard = room.received(other).await;
        let last = heard.iter().rfind(|text| is_position(text)).expect("he was told something");
        // Who owes no answer leaves, and returns.
        if position(last).decision.is_none() {
            room.clients[other].post(&format!("/api/tables/{TABLE}/leave")).await;
            room.send_message(other, &ClientMessage::Return { table: table() }).await;
        }
        others.extend(heard.iter().map(|text| without_times(text)));
    }
    told.push(room.received(place).await);
    room.stop().await;
    (told, others)
}

/// What a seat is told no to: what it may not do, what is no action, what comes too late, what was said
/// before, and what cannot be taken back.
fn refused(now: &Position<'_>, number: usize, forbidden: Option<&str>) -> Vec<ClientMessage> {
    let (at, late) = (now.decision.unwrap_or(0), now.decision.map_or(0, |at| at + 1));
    let acts = forbidden.map(|action| (at, action)).into_iter().chain([(at, "fold"), (late, "pass")]);
    let table = || TABLE.to_owned();
    let act = |(at, action): (u32, &str)| ClientMessage::Act {
        table: table(),
        id: format!("{number} {action}"),
        at,
        action: action.to_owned(),
    };
    let mut messages: Vec<ClientMessage> = acts.map(act).collect();
    messages.push(act((at, "pass")));
    if !now.may_take_back {
        messages.push(ClientMessage::TakeBack { table: table(), id: format!("{number} regret") });
    }
    messages
}

async fn assert_the_same((game, seats, viewer, seeds, luck, steps): Alike) {
    let viewer = viewer.map_or(Viewer::Bystander, |seat| Viewer::Seat(Seat(seat)));
    let deals = std::env::var("SALOON_DEALS").ok().and_then(|deals| deals.parse().ok());
    let (seeds, luck) = deals.map_or((seeds, luck), |deals| Twins::find(game, seats, viewer, deals));
    // With odds there is the more to tell.
    let deals_of = seeds.map(|seed| Deal { hints: true, ..Deal::new(game, seats, seed) });
    let twins = Twins::play(deals_of, viewer, luck);
    println!(
        "{game}, {seats} seats, {viewer:?}: {seeds:?}, {luck}, {} steps look the same",
        twins.script.len()
    );
    assert!(deals.is_some() || twins.script.len() == steps, "they look the same for {}", twins.script.len());
    let place = viewer.seat().map_or(usize::from(seats), Seat::index);
    let ((one, others), (other, other_others)) = (told(&twins, 0, place).await, told(&twins, 1, place).await);
    assert!(one.iter().flatten().filter(|text| is_position(text)).count() > 1);
    assert_eq!(one.len(), other.len());
    for (number, (one, other)) in one.iter().zip(&other).enumerate() {
        let plain = |texts: &[String]| texts.iter().map(|text| without_times(text)).collect::<Vec<_>>();
        assert_eq!(plain(one), plain(other), "{game}, {viewer:?}, at {number}");
    }
    assert_ne!(others, other_others, "{game}: there is nothing to hide");
}

#[tokio::test]
async fn what_is_sent_in_wild_shots_is_the_same_whatever_is_hidden() {
    for alike in [
        ("wild-shots", 2, None, [2919, 2927], 36, 7),
        ("wild-shots", 3, None, [1288, 1292], 34, 11),
        ("wild-shots", 2, Some(0), [225_632, 1_170_091], 39, 9),
        ("wild-shots", 3, Some(1), [170_475, 492_275], 28, 8),
        ("wild-shots", 4, Some(3), [45_003, 259_760], 38, 11),
    ] {
        assert_the_same(alike).await;
    }
}

#[tokio::test]
async fn what_is_sent_in_wyatt_earp_is_the_same_whatever_is_hidden() {
    for alike in [
        ("wyatt-earp", 2, None, [3, 28], 39, 40),
        ("wyatt-earp", 4, None, [26, 31], 39, 40),
        ("wyatt-earp", 2, Some(0), [6557, 20_558], 39, 40),
        ("wyatt-earp", 3, Some(2), [18_533, 18_776], 39, 40),
        ("wyatt-earp", 4, Some(1), [23_403, 24_357], 39, 40),
    ] {
        assert_the_same(alike).await;
    }
}

#[tokio::test]
async fn what_is_sent_in_dice_town_is_the_same_whatever_is_hidden() {
    for alike in [
        ("dice-town", 2, None, [855, 941], 33, 40),
        ("dice-town", 4, None, [26, 248], 34, 40),
        ("dice-town", 2, Some(0), [16, 1507], 29, 25),
        ("dice-town", 3, Some(1), [372, 820], 20, 12),
        ("dice-town", 5, Some(4), [4496, 12_201], 14, 20),
    ] {
        assert_the_same(alike).await;
    }
}

/// Plays a game of which every deal is known, and looks at every connection after every action: it was
/// sent one position if it may know of something new, and else nothing at all.
async fn assert_only_what_may_be_known(game: &str, seats: u8, seed: u64) -> BTreeMap<String, u32> {
    let deal = Deal::new(game, seats, seed);
    let (mut table, mut room) = (deal.table(), deal.open(hasty()).await);
    let mut luck = QuickLuck::new(seed);
    for place in 0..=usize::from(seats) {
        room.received(place).await;
    }
    let mut secret = BTreeMap::new();
    for _ in 0..ACTIONS {
        let owing: Vec<Seat> = table.awaits().seats().iter().collect();
        let seat = owing[luck.below(owing.len() as u32) as usize];
        let legal = table.legal(seat);
        let action = &legal[luck.below(legal.len() as u32) as usize].text;
        let at = table.decision(seat).expect("it owes one");
        let before: Vec<u32> = Viewer::all(seats).map(|viewer| table.version(viewer)).collect();
        table.answer(seat, at, action).expect("it is legal");
        // Every viewer receives the end, with its result.
        if table.standing().is_some() {
            break;
        }
        room.act(seat.index(), at, action).await;
        let mut informed = 0;
        for (place, (viewer, before)) in Viewer::all(seats).zip(before).enumerate() {
            let mut told = room.received(place).await;
            if viewer == Viewer::Seat(seat) {
                assert!(told.remove(0).starts_with(r#"{"type":"done""#));
            } else {
                informed += told.len();
            }
            let expected = usize::from(table.version(viewer) != before);
            assert_eq!(told.len(), expected, "{viewer:?} after {action}: {told:?}");
            for text in &told {
                let now = position(text);
                assert_eq!(
                    (now.version, now.view.get()),
                    (table.version(viewer), table.view_json(viewer).get())
                );
                let own = viewer.seat().map(|seat| table.legal(seat)).unwrap_or_default();
                let own: Vec<String> = own.into_iter().map(|one| one.text).collect();
                let sent: Vec<String> = now.actions.iter().map(|one| one.text.to_string()).collect();
                assert_eq!(sent, own);
            }
        }
        if informed == 0 {
            let word = action.split(' ').next().unwrap_or_default();
            *secret.entry(word.to_owned()).or_default() += 1;
        }
    }
    room.stop().await;
    secret
}

#[tokio::test]
async fn a_secret_choice_sends_others_nothing() {
    let secret = assert_only_what_may_be_known("dice-town", 4, 3).await;
    println!("dice-town, in secret: {secret:?}");
    assert!(secret.contains_key("offer"), "no offer was built: {secret:?}");
    for game in ["wild-shots", "wyatt-earp"] {
        let secret = assert_only_what_may_be_known(game, 3, 3).await;
        println!("{game}, in secret: {secret:?}");
    }
}
