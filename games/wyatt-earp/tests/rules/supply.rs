//! WE-11 to WE-13: the reshuffle, and what happens when the supply is used up for good.

use crate::rules::table::{PAIRS, Table};

/// All four banks and a set of jesse; bob is turned up.
const BANKERS: [&str; 2] = ["jesse*3 bank*2 belle*2 billy*2 bob", "bank*2 belle*2 billy*2 bob*2 butch*2"];

/// Turn 1 takes three cards (two drawn, one shot), so that pairs can use the supply up exactly.
fn used_up(options: &str) -> Table {
    let mut table = Table::dealt(options, &BANKERS, "bob");
    table.play("0 draw supply: wes wes; 0 meld jesse 3; 0 bank: wes; 0 discard wes");
    table.drain(0, &[], "");
    table
}

/// One card is left after the reshuffle, the one named, and seat 0 is in turn: it has 3 jesse on
/// the table and holds a card of each kind that needs a shot, seat 1 has 3 wes on the table.
pub(crate) fn worn_out(options: &str, last: &str) -> Table {
    let hands = [
        "jesse*3 bank*2 wyatt-earp most-wanted hideout fastest-gun belle",
        "wes*3 belle*2 billy*2 bob*2 butch",
    ];
    let mut table = Table::dealt(options, &hands, "bob");
    table.play(
        "0 draw supply: sundance sundance; 0 meld jesse 3; 0 bank: wyatt-earp; 0 discard sundance
        1 draw supply: sundance sundance; 1 meld wes 3; 1 discard sundance",
    );
    // 57 − 3 − 2 = 52, in 26 turns; then 31 cards lie on the discard: the one turned up, the shot
    // and the bank that missed, and 28 discards. Two are drawn, 28 in 14 turns.
    table.drain(0, &[], "").play("0 draw supply: bob sundance; 0 discard bob");
    table.drain(1, &[], last).idle_turn();
    assert_eq!((table.awaits(), table.public().supply), ("0 draw".into(), 1));
    table
}

#[test]
fn we_11_the_discard_becomes_the_supply_while_two_are_drawn() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "jesse");
    // 57 cards; 28 turns leave one, and 29 lie on the discard.
    table.drain(1, &[], "wes");
    assert_eq!((table.truth("supply"), table.bystander().discard.len()), ("[wes]".into(), 29), "WE-11");
    table.play("0 draw supply: wes");
    assert_eq!(table.truth("reshuffled"), "true", "WE-11: a second card is needed");
    assert_eq!((table.discard(), table.public().supply), (String::new(), 29), "WE-11");
    table.play("*: jesse");
    assert_eq!((table.awaits(), table.public().supply), ("0 play".into(), 28), "WE-11: drawing goes on");
    table.play("0 discard jesse");
    assert_eq!(table.discard(), "jesse", "WE-11: it begins again");
}

#[test]
fn we_11_a_supply_used_up_exactly_stays_empty_until_a_card_is_needed() {
    let mut table = used_up("");
    // Turned up, shot, and 28 discards.
    assert_eq!((table.truth("supply"), table.bystander().discard.len()), ("[]".into(), 30), "WE-11");
    assert_eq!(table.truth("reshuffled"), "false", "WE-11: not before");
    assert_eq!(table.legal(), "draw supply, draw discard", "WE-11");
    table.play("0 draw supply");
    assert_eq!(table.truth("reshuffled"), "true", "WE-11: now");
    assert_eq!((table.discard(), table.public().supply), (String::new(), 30), "WE-11");
}

#[test]
fn we_11_taking_the_discard_does_not_need_it() {
    let mut table = used_up("");
    table.idle_turn();
    assert_eq!((table.truth("reshuffled"), table.public().supply), ("false".into(), 0), "WE-11");
}

#[test]
fn we_11_a_shot_reshuffles_and_the_committed_card_is_not_in_it() {
    let mut table = used_up("");
    table.play("0 draw discard; 0 bank");
    assert_eq!(table.truth("committed"), "bank", "WE-19");
    assert_eq!((table.truth("reshuffled"), table.public().supply), ("true".into(), 29), "WE-19");
    // One bank lies on the table, two are in seat 1's hand.
    assert!(!table.truth("supply").contains("bank"), "WE-11: {}", table.truth("supply"));
    table.play("*: wes");
    assert_eq!(table.set(0, "jesse"), "3 bank bank", "WE-19");
    assert_eq!(table.discard(), "wes", "WE-19");
}

#[test]
fn we_11_a_wyatt_earp_just_played_goes_into_the_supply() {
    let hands = ["wyatt-earp*4 belle*2 billy*2 bob*2", "wyatt-earp*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt("", &hands, "jesse");
    table.drain(1, &[], "wes").play("0 draw discard; 0 wyatt-earp draw: wes");
    assert_eq!(table.truth("supply").matches("wyatt-earp").count(), 1, "WE-11, WE-31");
    table.play("*: wyatt-earp");
    assert_eq!(table.hand(0).matches("wyatt-earp").count(), 4, "WE-31: it came back");
    assert_eq!(table.discard(), "", "WE-11");
}

#[test]
fn we_11_an_announced_discard_does_not_go_into_the_supply() {
    let hands = ["hideout photo-wes belle*2 billy*2 bob*2 butch*2", "jesse*3 wyatt-earp*3 belle*2 billy*2"];
    let mut table = Table::dealt_by(0, "clear_timing=anytime", &hands, "bob");
    table.play("1 draw supply: wes wes; 1 meld jesse 3; 1 discard wes");
    table.play("0 draw supply: wes wes; 0 hideout: wes; 1 pass; 0 discard wes; 1 pass");
    table.drain(0, &[], "").idle_turn();
    table.play("0 draw discard; 0 discard photo-wes; 1 wyatt-earp clear");
    assert_eq!((table.truth("announced"), table.truth("reshuffled")), ("photo-wes".into(), "true".into()));
    assert!(!table.truth("supply").contains("photo-wes"), "WE-11: {}", table.truth("supply"));
    assert!(table.truth("supply").contains("wyatt-earp"), "WE-11: the card just played is in it");
    table.play("*: belle");
    assert_eq!(table.discard(), "belle hideout photo-wes", "WE-20, WE-35");
}

#[test]
fn we_11_once_a_round() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "jesse");
    table.drain(1, &[], "wes").play("0 draw supply: wes jesse; 0 discard jesse").drain(0, &[], "");
    assert_eq!(table.legal(), "draw discard, end round", "WE-11, WE-12");
    table.play("1 end round");
    assert_eq!(table.truth("reshuffled"), "false", "WE-11: a new round, a new reshuffle");
}

#[test]
fn we_12_end_round_takes_the_place_of_the_supply() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "jesse");
    assert_eq!(table.refused("0 end round"), "WE-12");
    table.drain(1, &[], "wes");
    assert_eq!(table.legal(), "draw supply, draw discard", "WE-12: the reshuffle is still there");
    assert_eq!(table.refused("0 end round"), "WE-12");
    table.play("0 draw supply: wes jesse; 0 discard jesse").drain(2, &[], "");
    assert_eq!(table.legal(), "draw supply, draw discard", "WE-12: two are enough");
    table.drain(0, &[], "");
    assert_eq!(table.legal(), "draw discard, end round", "WE-12");
    assert_eq!(table.reason("1 draw supply"), "WE-12 wyatt-earp-refusal-supply-low");
}

#[test]
fn we_12_one_card_is_too_few_and_the_next_seat_faces_the_same_choice() {
    let mut table = worn_out("", "belle");
    assert_eq!(table.legal(), "draw discard, end round", "WE-12: one card is fewer than two");
    table.idle_turn();
    assert_eq!((table.awaits(), table.legal()), ("1 draw".into(), "draw discard, end round".into()), "WE-12");
}

#[test]
fn we_13_end_round_ends_it_at_once() {
    let mut table = worn_out("", "belle");
    table.play("0 draw discard; 0 bank: belle; 0 discard belle").play("1 end round");
    // Jesse: 3 cards and a bank are 8 CP; $1000 + $2000 + $1000. Wes has 6 CP.
    assert_eq!((table.truth("round"), table.money()), ("2".into(), vec![4000, 0]), "WE-13.3");
    assert_eq!(table.truth("dealer"), "0", "WE-8 rotate: seat 0 played first");
}

#[test]
fn we_08_the_seat_that_chose_end_round_began_the_last_turn() {
    let mut table = worn_out("next_dealer=last_turn", "belle");
    table.idle_turn().play("1 end round");
    assert_eq!((table.truth("round"), table.truth("dealer")), ("2".into(), "1".into()), "WE-8, WE-13.3");
}

/// The supply's last two cards are drawn after the reshuffle.
fn last_two_drawn(options: &str) -> Table {
    let mut table = Table::dealt(options, &[PAIRS, PAIRS], "jesse");
    table.drain(1, &[], "wes").play("0 draw supply: wes jesse; 0 discard jesse");
    table.drain(2, &[], "belle*2").play("0 draw supply: belle belle");
    table
}

#[test]
fn we_13_on_request_play_goes_on_with_an_empty_supply() {
    let table = last_two_drawn("second_supply=on_request");
    assert_eq!((table.awaits(), table.truth("round")), ("0 play".into(), "1".into()), "WE-13");
}

#[test]
fn we_13_at_once_the_round_ends_with_the_draw_that_empties_the_supply() {
    let table = last_two_drawn("second_supply=at_once");
    assert_eq!((table.awaits(), table.truth("round")), ("chance".into(), "2".into()), "WE-13");
}

#[test]
fn we_13_at_once_waits_for_the_second_exhaustion() {
    let table = used_up("second_supply=at_once");
    assert_eq!((table.awaits(), table.truth("round")), ("0 draw".into(), "1".into()), "WE-13");
}

#[test]
fn we_13_at_once_a_shot_is_resolved_first() {
    let mut table = worn_out("second_supply=at_once", "belle");
    assert_eq!(table.legal(), "draw discard, end round", "WE-13: with one left, as on request");
    table.play("0 draw discard; 0 bank: belle");
    assert_eq!(table.truth("round"), "2", "WE-13: no discard, no further play");
    assert_eq!(table.money(), [4000, 0], "WE-13: the bank was placed before (8 CP, $4000)");
    let mut table = worn_out("second_supply=on_request", "belle");
    table.play("0 draw discard; 0 bank: belle");
    assert_eq!(table.awaits(), "0 play", "WE-13 on request");
}

#[test]
fn we_13_at_once_a_miss_ends_it_as_well() {
    let mut table = worn_out("second_supply=at_once", "wyatt-earp");
    table.play("0 draw discard; 0 bank: wyatt-earp");
    assert_eq!(table.truth("round"), "2", "WE-13");
    assert_eq!(table.money(), [0, 0], "WE-13: 6 CP without the bank");
}

/// Two cards are left after the reshuffle; seat 1 clears a hideout twice while a discard waits.
#[test]
fn we_13_at_once_an_announced_discard_lands_first() {
    for (options, round, money) in [("at_once", "2", [0, 4000]), ("on_request", "1", [0, 0])] {
        let hands = ["hideout belle*2 billy*2 bob*2 butch*2 wes", "jesse*4 wyatt-earp*2 belle*2 billy*2"];
        let options = format!("second_supply={options} clear_timing=anytime");
        let mut table = Table::dealt_by(0, &options, &hands, "photo-bob");
        table.play("1 draw supply: wes wes; 1 meld jesse 4; 1 discard wes");
        table.play("0 draw supply: wes wes; 0 hideout: wes; 1 pass; 0 discard wes; 1 pass");
        table.drain(0, &[], "").drain(2, &[], "photo-bob belle").idle_turn();
        table.play("0 draw discard; 0 discard bob; 1 wyatt-earp clear: photo-bob");
        assert_eq!((table.awaits(), table.truth("announced")), ("1 react".into(), "bob".into()), "WE-35");
        table.play("1 wyatt-earp clear: belle");
        assert_eq!(table.truth("round"), round, "WE-13");
        // Jesse is uncovered in time: 4 cards, $1000 + $3000.
        assert_eq!(table.money(), money, "WE-13: {options}");
    }
}
