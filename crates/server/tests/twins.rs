//! Non-interference on the wire (law 8): nothing that a viewer is sent depends on what is hidden from him.
//!
//! `crates/testkit` asks this of the rules; here it is asked of a server and its connections: bytes, sizes,
//! and how many messages there are. Times and the commitment to the seed are put aside, as they differ
//! between any two games.

mod dealt;
mod guest;

use catalog::AnyTable;
use dealt::Deal;
use guest::{hasty, position};
use kernel::{Luck, QuickLuck, Seat, Viewer};
use std::collections::BTreeMap;

/// How many deals are looked at to find two that look the same.
const DEALS: u64 = 6_000;
/// How many pairs of them are played, to find one that stays the same for long.
const PAIRS: usize = 400;
/// This is long.
const STEPS: usize = 40;
/// How many actions of one game are looked at; by chance some games are very long.
const ACTIONS: usize = 200;

/// Two tables that look the same to a viewer and are not, and what can happen at both before he sees a
/// difference: who acts, in answer to which decision at each of them, and how.
struct Twins {
    deals: [Deal; 2],
    script: Vec<Act>,
}

type Act = (Seat, [u32; 2], String);
type Tables = [Box<dyn AnyTable>; 2];

/// All that a viewer may know, in one text.
fn known(table: &dyn AnyTable, viewer: Viewer) -> String {
    let legal = viewer.seat().map(|seat| (table.legal(seat), table.decision(seat)));
    format!("{} {legal:?} {}", table.shown(viewer), table.version(viewer))
}

impl Twins {
    fn find(game: &str, seats: u8, viewer: Viewer) -> Twins {
        let mut seen: BTreeMap<String, Vec<Deal>> = BTreeMap::new();
        for seed in 0..DEALS {
            let deal = Deal::new(game, seats, seed);
            seen.entry(known(&*deal.table(), viewer)).or_default().push(deal);
        }
        let pairs = seen.values().flat_map(|same| same.windows(2)).take(PAIRS);
        let mut longest: Option<Twins> = None;
        for pair in pairs {
            let twins = Twins::play([pair[0].clone(), pair[1].clone()], viewer);
            if longest.as_ref().is_none_or(|longest| longest.script.len() < twins.script.len()) {
                longest = Some(twins);
            }
            if longest.as_ref().is_some_and(|longest| longest.script.len() == STEPS) {
                break;
            }
        }
        longest.expect("two deals look the same")
    }

    /// Whatever can be done at both so that both look the same again.
    fn play(deals: [Deal; 2], viewer: Viewer) -> Twins {
        let mut tables = [deals[0].table(), deals[1].table()];
        let mut script = Vec::new();
        while script.len() < STEPS
            && let Some((next, act)) = Twins::step(&deals, &tables, viewer)
        {
            tables = next;
            script.push(act);
        }
        Twins { deals, script }
    }

    fn step(deals: &[Deal; 2], [one, other]: &Tables, viewer: Viewer) -> Option<(Tables, Act)> {
        for seat in Seat::all(deals[0].seats) {
            let (Some(at), Some(other_at)) = (one.decision(seat), other.decision(seat)) else { continue };
            let others = other.legal(seat);
            for action in one.legal(seat).into_iter().filter(|action| others.contains(action)) {
                let mut next = [deals[0].again(&**one), deals[1].again(&**other)];
                let news = [
                    next[0].act(seat, at, &action.text).expect("it is legal"),
                    next[1].act(seat, other_at, &action.text).expect("it is legal"),
                ];
                let place = viewer.seat().map_or(usize::from(deals[0].seats), Seat::index);
                if news[0][place] == news[1][place]
                    && known(&*next[0], viewer) == known(&*next[1], viewer)
                    && next[0].standing().is_none()
                {
                    return Some((next, (seat, [at, other_at], action.text)));
                }
            }
        }
        None
    }
}

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

async fn assert_the_same(game: &str, seats: u8, viewer: Viewer, steps: usize) {
    let twins = Twins::find(game, seats, viewer);
    assert!(twins.script.len() >= steps, "{game}: only {} steps look the same", twins.script.len());
    println!("{game}, {viewer:?}: {} steps look the same", twins.script.len());
    let place = viewer.seat().map_or(usize::from(seats), Seat::index);
    let mut told: [Vec<Vec<String>>; 2] = Default::default();
    let mut others: [Vec<String>; 2] = Default::default();
    for (which, deal) in twins.deals.iter().enumerate() {
        let mut room = deal.open(hasty()).await;
        told[which].push(room.told(place).await);
        for (Seat(seat), ats, action) in &twins.script {
            room.act((*seat).into(), ats[which], action).await;
            told[which].push(room.told(place).await);
        }
        for other in (0..usize::from(seats)).filter(|other| *other != place) {
            others[which].extend(room.told(other).await.iter().map(|text| without_times(text)));
        }
        room.stop().await;
    }
    let [one, other] = told;
    assert!(one.iter().flatten().filter(|text| text.contains(r#""type":"position""#)).count() > 1);
    for (step, (one, other)) in one.iter().zip(&other).enumerate() {
        let plain = |texts: &[String]| texts.iter().map(|text| without_times(text)).collect::<Vec<_>>();
        assert_eq!(plain(one), plain(other), "{game}, {viewer:?}, after step {step}");
    }
    assert_ne!(others[0], others[1], "{game}: there is nothing to hide");
}

#[tokio::test]
async fn a_bystander_of_wild_shots_is_sent_the_same_whatever_is_in_the_hands() {
    assert_the_same("wild-shots", 2, Viewer::Bystander, 4).await;
    assert_the_same("wild-shots", 3, Viewer::Bystander, 3).await;
}

#[tokio::test]
async fn a_bystander_of_wyatt_earp_is_sent_the_same_whatever_is_in_the_hands() {
    assert_the_same("wyatt-earp", 2, Viewer::Bystander, STEPS).await;
}

#[tokio::test]
async fn a_seat_of_dice_town_is_sent_the_same_whatever_another_has_rolled() {
    assert_the_same("dice-town", 2, Viewer::Seat(Seat(0)), 3).await;
    assert_the_same("dice-town", 2, Viewer::Bystander, 20).await;
}

/// Plays a game of which every deal is known, and looks at every connection after every action: it was
/// sent one position if it may know of something new, and else nothing at all.
async fn assert_only_what_may_be_known(game: &str, seats: u8, seed: u64) -> BTreeMap<String, u32> {
    let deal = Deal::new(game, seats, seed);
    let (mut table, mut room) = (deal.table(), deal.open(hasty()).await);
    let mut luck = QuickLuck::new(seed);
    for place in 0..=usize::from(seats) {
        room.told(place).await;
    }
    let mut secret = BTreeMap::new();
    for _ in 0..ACTIONS {
        let owing: Vec<Seat> = table.awaits().seats().iter().collect();
        let seat = owing[luck.below(owing.len() as u32) as usize];
        let legal = table.legal(seat);
        let action = &legal[luck.below(legal.len() as u32) as usize].text;
        let at = table.decision(seat).expect("it owes one");
        let before: Vec<u32> = Viewer::all(seats).map(|viewer| table.version(viewer)).collect();
        table.act(seat, at, action).expect("it is legal");
        // The end is told to all, with what belongs to it.
        if table.standing().is_some() {
            break;
        }
        room.act(seat.index(), at, action).await;
        let mut informed = 0;
        for (place, (viewer, before)) in Viewer::all(seats).zip(before).enumerate() {
            let mut told = room.told(place).await;
            if viewer == Viewer::Seat(seat) {
                assert!(told.remove(0).starts_with(r#"{"type":"done""#));
            } else {
                informed += told.len();
            }
            let expected = usize::from(table.version(viewer) != before);
            assert_eq!(told.len(), expected, "{viewer:?} after {action}: {told:?}");
            for text in &told {
                let now = position(text);
                assert_eq!((now.version, now.view.get()), (table.version(viewer), table.shown(viewer).get()));
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
async fn nobody_is_sent_anything_while_another_makes_a_secret_choice() {
    let secret = assert_only_what_may_be_known("dice-town", 4, 3).await;
    println!("dice-town, in secret: {secret:?}");
    assert!(secret.contains_key("offer"), "no offer was built: {secret:?}");
    for game in ["wild-shots", "wyatt-earp"] {
        let secret = assert_only_what_may_be_known(game, 3, 3).await;
        println!("{game}, in secret: {secret:?}");
    }
}
