//! WE-31 to WE-33: a wyatt-earp draws, or searches and finds.

use crate::rules::supply::worn_out;
use crate::rules::table::{PAIRS, Table};

/// Seat 0 has 3 jesse and holds two wyatt-earps and a bank; the discard is built by seat 1.
fn searcher(options: &str, seat_1: &str, discards: &[&str]) -> Table {
    let hands = ["jesse*3 wyatt-earp*2 bank belle*2 billy*2", seat_1];
    let mut table = Table::dealt(options, &hands, "wes");
    table.play("0 draw supply: wes wes; 0 meld jesse 3; 0 discard wes");
    for (turn, card) in discards.iter().enumerate() {
        table.play(&format!("1 draw supply: sundance sundance; 1 discard {card}"));
        let then = if turn + 1 < discards.len() { "; 0 discard wes" } else { "" };
        table.play(&format!("0 draw supply: wes butch{then}"));
    }
    table
}

#[test]
fn we_31_two_cards_of_the_supply() {
    let mut table = Table::dealt("", &["wyatt-earp jesse*2 belle*2 billy*2 bob*2 butch", PAIRS], "wes");
    table.play("0 draw discard; 0 wyatt-earp draw: jesse");
    assert_eq!((table.awaits(), table.discard()), ("chance".into(), "wyatt-earp".into()), "WE-31: two");
    table.play("*: photo-jesse");
    assert_eq!(
        table.hand(0),
        "belle belle billy billy bob bob butch jesse jesse jesse wes photo-jesse",
        "WE-31"
    );
    assert_eq!(table.plays(), "meld jesse 3", "WE-31: they may be played in this turn");
    assert_eq!(table.public().supply, 55, "WE-31");
}

#[test]
fn we_31_not_when_the_reshuffle_is_used_up_and_fewer_than_two_are_left() {
    let mut table = worn_out("", "belle");
    table.play("0 draw discard");
    assert_eq!(table.public().supply, 1, "WE-31");
    assert_eq!(table.reason("0 wyatt-earp draw"), "WE-31 wyatt-earp-refusal-supply-low");
    assert!(table.plays().contains("wyatt-earp search"), "WE-32: the discard can be searched");
}

#[test]
fn we_32_discard_one_card_of_the_discard_is_taken() {
    let mut table =
        searcher("search_pile=discard", "bob*2 butch*2 photo-jesse belle*2 billy*2 bank", &["photo-jesse"]);
    table.play("0 wyatt-earp search");
    assert_eq!(table.awaits(), "0 pick", "WE-32");
    assert_eq!(table.legal(), "pick wes, pick photo-jesse", "WE-32: each kind once, the wyatt-earp not");
    assert_eq!(table.refused("0 pick wyatt-earp"), "WE-32");
    assert_eq!(table.refused("0 pick belle"), "WE-32", "it is not there");
    assert_eq!(table.refused("0 keep"), "WE-32");
    table.play("0 pick photo-jesse");
    assert_eq!(table.discard(), "wes wes wyatt-earp", "WE-32");
    assert!(table.hand(0).contains("photo-jesse"), "WE-33: it is in the hand already");
}

#[test]
fn we_32_of_equal_cards_the_topmost_and_the_others_stay_in_order() {
    let mut table = searcher("", "bank bob*2 butch*2 belle*2 billy*2 wyatt-earp", &["bank", "bob"]);
    assert_eq!(table.discard(), "wes wes bank wes bob", "the first two of them before seat 1 drew");
    table.play("0 wyatt-earp search; 0 pick wes");
    assert_eq!(table.discard(), "wes wes bank bob wyatt-earp", "WE-32");
}

#[test]
fn we_32_a_pick_is_a_decision_even_with_one_candidate() {
    let mut table = Table::dealt("", &["wyatt-earp belle*2 billy*2 bob*2 butch*2 jesse", PAIRS], "wes");
    table.play("0 draw supply: bank bank; 0 wyatt-earp search");
    assert_eq!((table.awaits(), table.legal()), ("0 pick".into(), "pick wes".into()), "WE-32");
}

#[test]
fn we_32_the_discard_must_hold_a_card_that_may_be_taken() {
    let hands = ["wyatt-earp belle*2 billy*2 bob*2 butch*2 jesse", PAIRS];
    let mut empty = Table::dealt("", &hands, "wes");
    empty.play("0 draw discard");
    assert_eq!(empty.reason("0 wyatt-earp search"), "WE-32 wyatt-earp-refusal-no-search");
    let mut only_earps = Table::dealt("", &hands, "wyatt-earp");
    only_earps.play("0 draw supply: wes wes");
    assert_eq!(only_earps.plays(), "wyatt-earp draw", "WE-32");
    assert_eq!(only_earps.refused("0 wyatt-earp search"), "WE-32");
}

#[test]
fn we_32_supply_one_card_of_the_supply_is_taken_without_a_record() {
    let hands =
        ["wyatt-earp belle*2 billy*2 bob*2 butch*2 jesse", "wes*6 stagecoach*2 photo-belle photo-wes"];
    let mut table = Table::dealt("search_pile=supply", &hands, "wes");
    table.play("0 draw discard; 0 wyatt-earp search");
    let photos = "pick photo-billy, pick photo-bob, pick photo-butch, pick photo-jesse, pick photo-sundance";
    assert_eq!(
        table.legal(),
        format!(
            "pick belle, pick billy, pick bob, pick butch, pick jesse, pick sundance, {photos}, \
             pick bank, pick fastest-gun, pick most-wanted, pick hideout"
        ),
        "WE-32: what is in the supply, without wyatt-earps"
    );
    assert_eq!(table.refused("0 pick wes"), "WE-32", "all are elsewhere");
    assert_eq!(table.refused("0 pick wyatt-earp"), "WE-32");
    table.play("0 pick photo-jesse");
    assert_eq!((table.awaits(), table.public().supply), ("0 immediate".into(), 56), "WE-32: no chance");
    assert_eq!(table.discard(), "wyatt-earp", "WE-32: the discard is left alone");
    assert_eq!(table.chances(), [], "WE-32");
}

#[test]
fn we_32_a_supply_of_nothing_but_wyatt_earps_gives_nothing() {
    let hands = ["wyatt-earp belle*2 billy*2 bob*2 butch*2 sundance", PAIRS];
    let mut table = Table::dealt("search_pile=supply", &hands, "jesse");
    table.drain(1, &[], "wyatt-earp").play("0 draw discard");
    assert!(table.plays().contains("wyatt-earp search"), "WE-32: what is hidden does not tell");
    table.play("0 wyatt-earp search");
    assert_eq!((table.awaits(), table.truth("supply")), ("0 play".into(), "[wyatt-earp]".into()), "WE-32");
    assert!(table.discard().ends_with("wyatt-earp"), "WE-32: the card is spent");
    assert!(!table.plays().contains("wyatt-earp"), "WE-15: and was the turn's one");
}

#[test]
fn we_32_an_empty_supply_is_not_searched() {
    let mut table = worn_out("search_pile=supply", "belle");
    table.play("0 draw discard");
    assert!(table.plays().contains("wyatt-earp search"), "WE-32: one card is enough to look");
    table.play("0 bank: belle; 0 discard belle").idle_turn();
    table.play("0 draw discard");
    assert_eq!(table.refused("0 wyatt-earp search"), "WE-32", "and it is not reshuffled");
}

#[test]
fn we_33_a_sheriff_card_found_may_be_played_at_once() {
    let mut table = searcher("", "bob*2 butch*2 photo-jesse belle*2 billy*2 bank", &["photo-jesse"]);
    table.play("0 wyatt-earp search; 0 pick photo-jesse");
    assert_eq!((table.awaits(), table.legal()), ("0 immediate".into(), "photo jesse, keep".into()), "WE-33");
    assert_eq!(table.refused("0 bank"), "WE-33", "only the card just taken");
    assert_eq!(table.refused("0 discard wes"), "WE-33");
    table.play("0 photo jesse");
    assert_eq!((table.set(0, "jesse"), table.awaits()), ("3 photo".into(), "0 play".into()), "WE-33");
    assert_eq!(table.refused("0 bank"), "WE-15", "WE-33: that was the one exception");
}

#[test]
fn we_33_a_sheriff_card_kept_may_not_be_played_in_this_turn() {
    let mut table = searcher("", "bob*2 butch*2 photo-jesse belle*2 billy*2 bank", &["photo-jesse"]);
    table.play("0 wyatt-earp search; 0 pick photo-jesse; 0 keep");
    assert_eq!(table.refused("0 photo jesse"), "WE-15", "WE-33");
    table.play("0 discard wes").idle_turn();
    table.play("0 draw discard");
    assert!(table.plays().starts_with("photo jesse"), "WE-33: but in the next one");
}

#[test]
fn we_33_an_outlaw_card_can_only_be_kept() {
    for options in ["search_pile=discard", "search_pile=supply"] {
        let mut table = searcher(options, "bob*2 butch*2 jesse*2 belle*2 billy bank", &["jesse"]);
        table.play("0 wyatt-earp search; 0 pick jesse");
        assert_eq!((table.awaits(), table.legal()), ("0 immediate".into(), "keep".into()), "WE-33: no tell");
        table.play("0 keep; 0 meld jesse 1");
        assert_eq!(table.set(0, "jesse"), "4", "WE-33: a meld is no sheriff card");
    }
}

#[test]
fn we_33_the_conditions_of_the_card_found_apply() {
    // No other territory holds a card: the hideout has no target; the most-wanted can only ask.
    let mut table = searcher("", "bob*2 butch*2 hideout belle*2 billy*2 bank", &["hideout"]);
    table.play("0 wyatt-earp search; 0 pick hideout");
    assert_eq!(table.legal(), "keep", "WE-25, WE-33");
    let mut table = searcher("", "bob*2 butch*2 most-wanted belle*2 billy*2 bank", &["most-wanted"]);
    table.play("0 wyatt-earp search; 0 pick most-wanted");
    assert!(
        table.legal().starts_with("ask belle 1, ") && table.legal().ends_with(", ask wes 1, keep"),
        "WE-33"
    );
    table.play("0 ask bob 1");
    assert_eq!((table.awaits(), table.discard()), ("0 play".into(), "wes wes wyatt-earp most-wanted".into()));
}

#[test]
fn we_33_a_card_found_that_needs_a_shot() {
    let mut table = searcher("", "bob*2 butch*2 fastest-gun belle*2 billy*2 bank", &["fastest-gun"]);
    table.play("0 wyatt-earp search; 0 pick fastest-gun; 0 fastest-gun: bob");
    assert_eq!((table.set(0, "jesse"), table.poster("jesse")), ("3 fastest-gun".into(), 4000), "WE-33");
    assert_eq!(table.discard(), "wes wes wyatt-earp bob", "WE-20");
}
