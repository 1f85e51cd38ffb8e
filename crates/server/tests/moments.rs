//! When messages are sent. Every moment follows from what everyone knows, and so shows nothing hidden: which seat was
//! asked when, whether it may decline, how strong a bot is, when a person answered, and whether the server declines
//! for that person.

use crate::client::position;
use crate::fixed_deal::{Deal, TABLE};
use crate::frozen_time::{PAUSE, Seen, play, play_passing_ahead, stop_time};
use kernel::{Luck, QuickLuck};

/// How many tables are played, and for how long.
const TABLES: u64 = 12;
const MOMENTS: u32 = 80;
/// A table of any kind.
fn any_deal(seed: u64) -> Deal {
    let mut luck = QuickLuck::new(seed);
    let mut any = |n: usize| luck.below(n as u32) as usize;
    let name = ["dice-town", "wyatt-earp", "wild-shots", "wyatt-earp", "dice-town"][any(5)];
    let range = catalog::find(name).expect("a game").seats();
    let seats = range.start() + any(range.clone().count()) as u8;
    let mut deal = Deal::new(name, seats, seed);
    for option in deal.game.options() {
        let value = option.values[any(option.values.len())].to_string();
        deal.variant.set(option.name, &value).expect("it is one of its values");
    }
    let bots = [None, None, Some("deputy"), Some("greenhorn"), Some("random")];
    deal.bots = (0..seats).map(|_| bots[any(bots.len())]).collect();
    deal
}

#[tokio::test(start_paused = true)]
async fn every_moment_follows_from_public_knowledge() {
    let _standing = stop_time();
    let (mut bots, mut at_once) = (0, 0);
    for seed in 0..TABLES {
        let deal = any_deal(seed);
        println!("table {seed}: {} {} {:?}", deal.game.name(), deal.seats, deal.bots);
        let seen = play(deal, seed, |seen| seen.moments == MOMENTS).await;
        (bots, at_once) = (bots + seen.bots, at_once + seen.at_once);
    }
    println!("{bots} choices of bots, {at_once} of people at once");
    assert!(bots > 100 && at_once > 100);
}

#[tokio::test(start_paused = true)]
async fn a_seat_with_nothing_to_play_passes_at_the_moment_of_one_that_could_play() {
    let _standing = stop_time();
    let seen = play(reactions(), 1, |seen| seen.held.iter().all(|held| *held >= 5)).await;
    println!("{seen:?}");
    let seen = play(Deal::new("dice-town", 4, 1), 1, |seen| seen.held.iter().all(|held| *held >= 5)).await;
    println!("{seen:?}");
}

/// A game of reactions with an option that asks for more of them.
fn reactions() -> Deal {
    let mut deal = Deal::new("wyatt-earp", 4, 1);
    deal.variant = deal.game.preset("genie").expect("it is a preset");
    deal.variant.set("photo_reaction", "true").expect("it can be chosen");
    deal
}

#[tokio::test(start_paused = true)]
async fn the_server_passes_for_people_at_its_own_moment_whatever_they_hold() {
    let _standing = stop_time();
    let mut mixed = Deal::new("dice-town", 5, 2);
    mixed.bots = vec![None, Some("deputy"), None, Some("random"), None];
    for deal in [Deal::new("dice-town", 4, 3), reactions(), mixed] {
        let name = deal.game.name();
        let enough = |seen: &crate::frozen_time::Evidence| {
            seen.passed.iter().all(|times| *times >= 5) && seen.only >= 5
        };
        let seen = play_passing_ahead(deal, 2, enough).await;
        println!("{name}: {seen:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_pieces_of_an_offer_come_at_one_moment() {
    let _standing = stop_time();
    let mut deal = Deal::new("dice-town", 4, 1);
    deal.bots = vec![Some("random"), Some("random"), Some("random"), None];
    let seen = play(deal, 1, |seen| seen.most_offered > 0).await;
    println!("{seen:?}");
}

#[tokio::test(start_paused = true)]
async fn a_search_takes_its_time_whatever_it_finds() {
    let _standing = stop_time();
    for (seed, game) in (0..).zip(["wild-shots", "wyatt-earp", "dice-town"]) {
        let mut deal = Deal::new(game, 3, seed);
        deal.bots = vec![Some("marshal"), Some("deputy"), Some("marshal")];
        let seen = play(deal, seed, |seen| seen.bots >= 12).await;
        println!("{game}: {seen:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn no_hint_changes_a_moment() {
    let _standing = stop_time();
    let mut deal = Deal { hints: true, ..Deal::new("dice-town", 4, 1) };
    deal.bots = vec![None, Some("marshal"), Some("deputy"), None];
    let seen = play(deal, 1, |seen| seen.bots >= 30 && seen.hints >= 2).await;
    println!("{seen:?}");
}

#[tokio::test(start_paused = true)]
async fn leaving_a_begun_offer_shows_nothing() {
    let _standing = stop_time();
    for begun in [false, true] {
        let mut seen = Seen::open(Deal::new("dice-town", 3, 1), 1).await;
        let seat = loop {
            let may_offer = |seat: usize| {
                position(&seen.positions[seat]).actions.iter().any(|action| action.text == "offer bill")
            };
            match seen.since.iter().find(|(seat, since)| **since == seen.now && may_offer(**seat)) {
                Some((seat, _)) => break *seat,
                None => seen.step().await,
            }
        };
        let (asked, at) = (seen.now, position(&seen.positions[seat]).decision.expect("it owes an answer"));
        seen.wait(asked + 10).await;
        if begun {
            seen.room.act(seat, at, "offer bill").await;
            assert!(!seen.receive().await, "an offer is made in secret");
        }
        seen.wait(asked + 20).await;
        seen.room.clients[seat].post(&format!("/api/tables/{TABLE}/leave")).await;
        // The stand-in answers when any bot would.
        seen.wait(asked + PAUSE).await;
        assert!(seen.receive().await, "begun: {begun}");
        seen.room.stop().await;
    }
}
