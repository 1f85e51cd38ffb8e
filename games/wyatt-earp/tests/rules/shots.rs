//! WE-19, WE-20 and WE-22 to WE-24: shots, the order on the discard, and cards that stay.

use crate::rules::supply::worn_out;
use crate::rules::table::{PAIRS, Table};

/// Seat 0 has laid 3 jesse and may play this hand's other cards; wes is turned up and drawn.
fn hunting(rest: &str) -> Table {
    let mut table = Table::dealt("", &[&format!("jesse*3 {rest}"), PAIRS], "bob");
    table.play("0 draw supply: wes wes; 0 meld jesse 3");
    table
}

#[test]
fn we_19_an_outlaw_card_is_a_hit() {
    let mut table = hunting("bank belle*2 billy*2 bob*2");
    table.play("0 bank");
    assert_eq!((table.awaits(), table.truth("committed")), ("chance".into(), "bank".into()), "WE-19");
    assert_eq!(table.discard(), "bob", "WE-19: the committed card does not lie there");
    assert_eq!(table.refused("0 discard wes"), "WE-19");
    table.play("*: sundance");
    assert_eq!(table.set(0, "jesse"), "3 bank", "WE-19: hit");
    assert_eq!((table.discard(), table.public().supply), ("bob sundance".into(), 54), "WE-19");
    assert_eq!(table.truth("committed"), "absent", "WE-19");
}

#[test]
fn we_19_a_sheriff_card_is_a_miss_photos_included() {
    for shot in ["photo-wes", "wyatt-earp", "bank"] {
        let mut table = hunting("bank belle*2 billy*2 bob*2");
        table.play("0 bank").play(&format!("*: {shot}"));
        assert_eq!(table.discard(), format!("bob {shot} bank"), "WE-19, WE-20");
        assert_eq!((table.set(0, "jesse"), table.poster("jesse")), ("3".into(), 3000), "WE-19: no effect");
        assert_eq!(table.awaits(), "0 play", "WE-19");
    }
}

#[test]
fn we_19_a_card_that_is_not_in_the_supply_cannot_be_turned_over() {
    let mut table = hunting("bank photo-bob belle*2 billy*2 bob");
    table.play("0 bank");
    assert_eq!(table.refused("* card card=photo-bob"), "WE-19");
}

#[test]
fn we_19_without_a_card_to_turn_over_nothing_that_needs_a_shot_can_be_played() {
    let mut table = worn_out("", "belle");
    table.play("0 draw discard");
    assert_eq!(table.public().supply, 1, "WE-19: one card is a shot");
    for play in ["bank", "fastest-gun", "rob", "hideout"] {
        assert!(table.plays().split(", ").any(|legal| legal == play), "WE-19: {play} with one card left");
    }
    table.play("0 bank: belle; 0 discard belle").idle_turn();
    table.play("0 draw discard");
    for line in ["0 fastest-gun", "0 rob", "0 hideout"] {
        assert_eq!(table.reason(line), "WE-19 wyatt-earp-refusal-no-shot", "{line}");
    }
    assert!(table.plays().contains("ask belle 1"), "WE-26: asking needs no shot");
}

#[test]
fn we_20_a_card_that_leaves_anyway_lands_before_the_shot() {
    let hands = ["most-wanted belle*2 billy*2 bob*2 butch*2 wes", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw supply: bank bank; 1 meld jesse 3; 1 discard bank; 0 draw supply: wes wes; 0 rob");
    assert_eq!(table.discard(), "wes bank most-wanted", "WE-20");
    table.play("*: photo-wes");
    assert_eq!(table.discard(), "wes bank most-wanted photo-wes", "WE-20");
}

#[test]
fn we_20_the_removed_hideout_lands_after_the_shot() {
    let hands = ["hideout belle*2 billy*2 bob*2 butch*2 wes", "jesse*3 wyatt-earp belle*2 billy*2 bob*2"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes; 0 draw discard; 0 hideout: bob");
    table.play("1 wyatt-earp clear: sundance");
    assert_eq!(table.discard(), "bob wyatt-earp sundance hideout", "WE-20");
}

#[test]
fn we_22_the_player_chooses_one_of_his_own_sets() {
    let mut table = Table::dealt("", &["jesse*3 belle*3 bank stagecoach bob*2", PAIRS], "wes");
    table.play("0 draw discard; 0 meld belle 3; 0 meld jesse 3; 0 stagecoach: sundance");
    assert_eq!(
        (table.awaits(), table.legal()),
        ("0 place".into(), "place belle, place jesse".into()),
        "WE-22"
    );
    assert_eq!(table.truth("committed"), "stagecoach", "WE-22");
    assert_eq!(table.refused("0 place wes"), "WE-22");
    table.play("0 place jesse");
    assert_eq!((table.set(0, "jesse"), table.poster("jesse")), ("3 stagecoach".into(), 6000), "WE-22");
    assert_eq!((table.set(0, "belle"), table.poster("belle")), ("3".into(), 3000), "WE-22");
}

#[test]
fn we_22_only_with_a_target_before_the_shot() {
    let hands =
        ["stagecoach bank fastest-gun belle*2 billy*2 bob*2 butch", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes; 0 draw discard");
    // Only seat 1 has a set.
    assert_eq!(table.plays(), "", "WE-22");
    assert_eq!(table.reason("0 bank"), "WE-22 wyatt-earp-refusal-no-place");
    assert_eq!(table.refused("0 stagecoach"), "WE-22");
}

#[test]
fn we_22_a_covered_set_is_a_target_too() {
    let hands = ["hideout belle*2 billy*2 bob*2 butch*2 wes", "jesse*3 bank belle*2 billy*2 bob*2"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes");
    table.play("0 draw discard; 0 hideout: bob; 1 pass; 0 discard wes");
    table.play("1 draw discard; 1 bank: sundance");
    assert_eq!(
        (table.set(1, "jesse"), table.poster("jesse")),
        ("3 bank hideout".into(), 4000),
        "WE-22, WE-25"
    );
}

#[test]
fn we_23_any_number_of_sheriff_cards_on_one_set() {
    let mut table = hunting("bank*3 belle*2 billy bob");
    table.play("0 bank: sundance; 0 discard wes").idle_turn();
    table.play("0 draw discard; 0 bank: sundance; 0 discard wes").idle_turn();
    table.play("0 draw discard; 0 bank: sundance");
    assert_eq!((table.set(0, "jesse"), table.poster("jesse")), ("3 bank bank bank".into(), 6000), "WE-23");
    assert_eq!(table.payout("jesse").points[0], 12, "WE-23: 6 + 3 × 2");
}

/// Seat 0 has 3 jesse with a fastest gun; seat 1, in turn, has drawn and holds another.
fn a_gun_on_jesse(seat_1: &str) -> Table {
    let hands = ["jesse*3 fastest-gun*2 belle billy*2 bob*2", &format!("fastest-gun {seat_1}")];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld jesse 3; 0 fastest-gun: butch; 0 discard wes; 1 draw discard");
    assert_eq!((table.set(0, "jesse"), table.poster("jesse")), ("3 fastest-gun".into(), 4000), "WE-24");
    table
}

#[test]
fn we_24_example_nobody_may_place_another_on_the_same_outlaw() {
    let mut table = a_gun_on_jesse("jesse*2 belle*2 billy*2 bob*2 butch");
    table.play("1 meld jesse 2");
    assert_eq!(table.plays(), "", "WE-24");
    assert_eq!(table.reason("1 fastest-gun"), "WE-24 wyatt-earp-refusal-no-place");
    // Nor may its owner, whose only set is jesse's.
    table.play("1 discard wes; 0 draw discard");
    assert_eq!(table.refused("0 fastest-gun"), "WE-24");
}

#[test]
fn we_24_example_but_on_any_other_outlaw_and_the_first_one_goes() {
    let mut table = a_gun_on_jesse("jesse*2 belle*3 billy*2 bob*2");
    table.play("1 meld jesse 2; 1 meld belle 3; 1 fastest-gun: butch");
    assert_eq!(table.awaits(), "1 play", "WE-24: belle is the one target");
    assert_eq!((table.set(1, "belle"), table.poster("belle")), ("3 fastest-gun".into(), 4000), "WE-24");
    assert_eq!((table.set(0, "jesse"), table.poster("jesse")), ("3".into(), 5000), "WE-24: its $1000 stays");
    assert_eq!(table.discard(), "butch butch fastest-gun", "WE-20: the displaced gun lands last");
    table.play("1 discard wes; 0 draw discard; 0 fastest-gun: butch");
    assert_eq!(table.set(0, "jesse"), "3 fastest-gun", "WE-24: jesse is free again");
    assert_eq!((table.set(1, "belle"), table.poster("jesse")), ("3".into(), 6000), "WE-24: one in play");
}

#[test]
fn we_24_a_gun_that_misses_displaces_none() {
    let mut table = a_gun_on_jesse("belle*3 billy*2 bob*2 butch*2");
    table.play("1 meld belle 3; 1 fastest-gun: photo-wes");
    assert_eq!(table.set(0, "jesse"), "3 fastest-gun", "WE-24");
    assert_eq!(table.discard(), "butch photo-wes fastest-gun", "WE-20");
}
