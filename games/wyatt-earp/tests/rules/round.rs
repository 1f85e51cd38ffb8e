//! WE-6 to WE-10: the deal, who deals, and the draw.

use crate::rules::table::{GOES_OUT, PAIRS, Table, cards};
use kernel::Seat;
use wyatt_earp::Chance;

const OTHERS: &str = "belle*2 billy*2 butch*2 sundance*2 wes*2";

#[test]
fn we_06_ten_cards_each_one_by_one_from_the_dealers_left() {
    let mut table = Table::open("", 3);
    table.play("* dealer seat=#1");
    // The dealer is seat 1: seat 2 is dealt the first card, seat 0 the second, seat 1 the third.
    table.play(&"*: jesse belle billy;".repeat(7)).play(&"*: wes bob butch;".repeat(3));
    assert_eq!(table.hand(2), "jesse jesse jesse jesse jesse jesse jesse wes wes wes", "WE-6");
    assert_eq!(table.hand(0), "belle belle belle belle belle belle belle bob bob bob", "WE-6");
    assert_eq!(table.hand(1), "billy billy billy billy billy billy billy butch butch butch", "WE-6");
    assert_eq!((table.awaits(), table.discard()), ("chance".into(), String::new()), "WE-6");
    table.play("*: sundance");
    assert_eq!(table.discard(), "sundance", "WE-6: one more is turned over");
    assert_eq!(table.awaits(), "2 draw", "WE-6: left of the dealer plays first");
    let supply: usize = table.truth("supply").split(' ').count();
    assert_eq!((supply, table.public().supply), (47, 47), "WE-6: 78 − 30 − 1");
}

#[test]
fn we_06_the_supply_is_what_was_not_dealt() {
    for (hands, supply) in [(2, 57), (3, 47), (4, 37)] {
        let dealt = [PAIRS, OTHERS, "jesse*7 wes*3", "bob*5 billy butch sundance stagecoach*2"];
        let table = Table::dealt("", &dealt[..hands], "hideout");
        assert_eq!(table.public().supply, supply, "WE-6: {hands} seats");
        assert_eq!(table.public().held[..hands], [10; 4][..hands], "WE-6");
    }
}

#[test]
fn we_06_only_a_card_that_is_still_there_can_be_dealt() {
    let mut table = Table::open("", 2);
    table.play("* dealer seat=#0; *: belle*7 photo-belle");
    assert_eq!(table.refused("* card card=belle"), "WE-6");
    assert_eq!(table.refused("* card card=photo-belle"), "WE-6");
    assert_eq!(table.refused("* dealer seat=#0"), "WE-6");
    assert_eq!(table.refused("1 draw supply"), "WE-6");
}

#[test]
fn we_06_play_goes_clockwise() {
    let hands = [PAIRS, OTHERS, "jesse*7 wes*3", "bob*5 billy butch sundance stagecoach*2"];
    let mut table = Table::dealt_by(1, "", &hands, "hideout");
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(table.awaits(), format!("{seat} draw"), "WE-6");
        table.idle_turn();
    }
}

#[test]
fn we_06_each_poster_gets_1000_whatever_is_on_it_and_all_cards_are_gathered() {
    let mut table = Table::dealt("", &[GOES_OUT, PAIRS], "wes");
    let all = ["belle", "billy", "bob", "butch", "jesse", "sundance", "wes"];
    assert_eq!(all.map(|of| table.poster(of)), [1000; 7], "WE-6");
    table.go_out(0);
    // Jesse (10 CP) was paid out; billy and bob had grown by $2000 and pay nobody (6 CP).
    assert_eq!(all.map(|of| table.poster(of)), [2000, 4000, 4000, 2000, 1000, 2000, 2000], "WE-6");
    assert_eq!(table.truth("supply").split(' ').count(), 78, "WE-6: round 2 is dealt from all cards");
    table.deal(&["belle*7 wes*3", "jesse*7 bob*3"], "photo-wes");
    assert_eq!((table.set(0, "jesse"), table.truth("open")), ("0".into(), "[]".into()), "WE-6");
    assert_eq!((table.discard(), table.truth("round")), ("photo-wes".into(), "2".into()), "WE-6");
}

#[test]
fn we_07_chance_names_the_first_dealer() {
    let table = Table::open("", 3);
    let dealer = |seat| (Chance::Dealer(Seat(seat)), 1);
    assert_eq!(table.chances(), [dealer(0), dealer(1), dealer(2)], "WE-7");
    assert_eq!(table.refused("* dealer seat=#3"), "WE-7");
    assert_eq!(table.refused("* card card=belle"), "WE-7");
    assert_eq!(table.refused("0 draw supply"), "WE-7");
}

/// Seat 0 plays first, seat 1 ends the round.
fn dealer_of_round_2(options: &str) -> (String, String) {
    let mut table = Table::dealt(options, &[OTHERS, GOES_OUT, OTHERS], "bob");
    table.idle_turn().go_out(1);
    assert_eq!(table.truth("round"), "2", "WE-13");
    (table.truth("dealer"), table.truth("turn"))
}

#[test]
fn we_08_rotate_the_seat_that_played_first_deals_next() {
    assert_eq!(dealer_of_round_2("next_dealer=rotate"), ("0".into(), "1".into()), "WE-8");
}

#[test]
fn we_08_last_turn_the_seat_of_the_last_turn_deals_next() {
    assert_eq!(dealer_of_round_2("next_dealer=last_turn"), ("1".into(), "2".into()), "WE-8");
}

#[test]
fn we_08_the_presets_differ() {
    assert_eq!(dealer_of_round_2("chasseur").0, "0", "WE-8");
    assert_eq!(dealer_of_round_2("genie").0, "1", "WE-8");
}

#[test]
fn we_08_rotation_goes_on_over_rounds() {
    let mut table = Table::dealt("", &[GOES_OUT, PAIRS], "wes");
    table.go_out(0);
    assert_eq!(table.truth("dealer"), "0", "WE-8: seat 0 played first");
    table.deal(&[PAIRS, GOES_OUT], "wes");
    table.go_out(1);
    assert_eq!(table.truth("dealer"), "1", "WE-8: seat 1 played first");
}

#[test]
fn we_09_a_turn_is_draw_play_discard() {
    let mut table = Table::dealt("", &["jesse*3 belle*2 billy*2 bob*2 bank", PAIRS], "wes");
    assert_eq!(table.legal(), "draw supply, draw discard", "WE-9: the draw comes first");
    assert_eq!(table.refused("0 meld jesse 3"), "WE-10");
    assert_eq!(table.refused("0 discard belle"), "WE-10");
    assert_eq!(table.refused("1 draw supply"), "WE-9");
    table.play("0 draw discard");
    assert_eq!(
        table.legal(),
        "meld jesse 3, discard belle, discard billy, discard bob, discard jesse, discard wes, discard bank",
        "WE-9: plays are optional, the discard ends the turn"
    );
    for line in ["0 draw supply", "0 draw discard", "0 end round", "0 pass", "0 keep", "0 place jesse"] {
        assert_eq!(table.refused(line), "WE-9", "{line}");
    }
    assert_eq!(table.reason("0 discard butch"), "WE-9 wyatt-earp-refusal-not-held(card=butch)");
    assert_eq!(table.refused("* card card=wes"), "WE-9", "no card is drawn now");
    table.play("0 meld jesse 3; 0 discard wes");
    assert_eq!(table.awaits(), "1 draw", "WE-9");
}

#[test]
fn we_10_two_cards_of_the_supply() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "wes");
    table.play("0 draw supply: bank");
    assert_eq!(table.awaits(), "chance", "WE-10: one more comes");
    assert_eq!(table.refused("0 discard belle"), "WE-10");
    table.play("*: photo-jesse");
    assert_eq!((table.awaits(), table.public().held[0]), ("0 play".into(), 12), "WE-10");
    assert_eq!(table.public().supply, 55, "WE-10");
    table.play("0 discard bank; 1 draw supply: bob");
    assert_eq!(table.refused("* card card=photo-jesse"), "WE-10", "seat 0 holds it");
}

#[test]
fn we_10_the_top_of_the_discard_is_one_card() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "wes");
    table.play("0 draw supply: bank jesse; 0 discard bank; 1 draw discard");
    assert_eq!(table.discard(), "wes", "WE-10: the top was taken");
    assert_eq!(table.public().held[..2], [11, 11], "WE-10");
    assert_eq!(table.hand(1), "belle belle billy billy bob bob butch butch sundance sundance bank", "WE-10");
    assert_eq!(table.public().supply, 55, "WE-10");
}

#[test]
fn we_10_cards_of_the_supply_are_secret_and_those_of_the_discard_are_not() {
    let mut table = Table::dealt("", &[PAIRS, PAIRS], "wes");
    table.play("0 draw supply: bank jesse; 0 discard belle; 1 draw discard");
    let known = table.public().known;
    assert!(known[0].is_empty(), "WE-10");
    assert_eq!(known[1].iter().collect::<Vec<_>>(), cards("belle"), "WE-10");
    assert!(table.view(1).hand.contains(cards("belle")[0]), "WE-10");
    assert!(!format!("{:?}", table.view(1)).contains("bank"), "WE-10: seat 1 saw no bank");
}
