//! WE-13, WE-14 and WE-46: how a round ends, and the last card.

use crate::rules::table::{GOES_OUT, PAIRS, Table};

/// Seat 0 has laid 4 jesse, 3 billy and 3 bob and holds this card alone; seat 1 has laid 3 butch
/// and discarded a jesse, which seat 0 has drawn. Under it lie wes and photo-butch.
fn two_cards_left(options: &str, last: &str) -> Table {
    let hands = [GOES_OUT, "butch*3 belle*2 sundance*2 wes*2 jesse"];
    let mut table = Table::dealt(options, &hands, "wes");
    table.play(&format!("0 draw supply: {last} photo-butch; 0 meld jesse 4; 0 meld billy 3; 0 meld bob 3"));
    table.play("0 discard photo-butch");
    table.play("1 draw supply: belle sundance; 1 meld butch 3; 1 discard jesse; 0 draw discard");
    table
}

/// The same, and the jesse is laid: seat 0 holds nothing but this card.
fn one_card_left(options: &str, last: &str) -> Table {
    let mut table = two_cards_left(options, last);
    table.play("0 meld jesse 1");
    assert_eq!(table.hand(0), last);
    table
}

#[test]
fn we_13_discarding_the_last_card_ends_the_round() {
    let mut table = one_card_left("", "wes");
    assert_eq!((table.awaits(), table.truth("round")), ("0 play".into(), "1".into()), "WE-13");
    table.play("0 discard wes");
    assert_eq!(table.truth("round"), "2", "WE-13.1");
    // Jesse: 5 cards, $1000 + $3000 + $0; the others have 6 CP.
    assert_eq!(table.money(), [4000, 0], "WE-13: it is scored");
}

#[test]
fn we_13_another_seat_without_cards_ends_it_when_the_turn_is_over() {
    let hands = [GOES_OUT, "most-wanted belle*2 butch*2 sundance*2 wes*2 bank"];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw supply: jesse wes; 0 meld jesse 4; 0 meld billy 3; 0 meld bob 3; 0 discard wes");
    table.play("1 draw supply: belle sundance; 1 ask jesse 0");
    assert_eq!(table.hand(0), "", "WE-26: seat 0 gave its last card");
    assert_eq!((table.awaits(), table.truth("round")), ("1 play".into(), "1".into()), "WE-13: not yet");
    table.play("1 meld jesse 1");
    assert_eq!(table.truth("round"), "1", "WE-13: not yet");
    table.play("1 discard bank");
    assert_eq!(table.truth("round"), "2", "WE-13.2");
}

#[test]
fn we_13_a_card_left_everywhere_and_the_round_goes_on() {
    let mut table = two_cards_left("", "wes");
    table.play("0 discard wes");
    assert_eq!((table.awaits(), table.truth("round")), ("1 draw".into(), "1".into()), "WE-13");
}

#[test]
fn we_14_a_meld_must_leave_a_card() {
    let table = two_cards_left("", "jesse");
    assert_eq!(table.legal(), "meld jesse 1, discard jesse", "WE-14");
    assert_eq!(table.reason("0 meld jesse 2"), "WE-14 wyatt-earp-refusal-last-card");
    let table = one_card_left("", "jesse");
    assert_eq!(table.legal(), "discard jesse", "WE-14");
    assert_eq!(table.refused("0 meld jesse 1"), "WE-14");
}

#[test]
fn we_14_the_last_card_cannot_be_a_sheriff_card_that_brings_nothing_for_certain() {
    for (last, line) in [
        ("photo-billy", "0 photo billy"),
        ("stagecoach", "0 stagecoach"),
        ("bank", "0 bank"),
        ("fastest-gun", "0 fastest-gun"),
        ("hideout", "0 hideout"),
        ("most-wanted", "0 rob"),
    ] {
        assert!(two_cards_left("", last).legal().contains(&line[2..]), "{line} with a card to spare");
        let table = one_card_left("", last);
        assert_eq!(table.legal(), format!("discard {last}"), "WE-14");
        assert_eq!(table.refused(line), "WE-14", "{line}");
    }
}

#[test]
fn we_14_asking_with_the_last_card_is_refused() {
    let table = one_card_left("", "most-wanted");
    assert_eq!(table.legal(), "discard most-wanted", "WE-14");
    assert_eq!(table.refused("0 ask jesse 1"), "WE-14", "the neighbour could be asked (WE-27)");
}

#[test]
fn we_14_wyatt_earp_may_be_the_last_card_to_draw() {
    let mut table = one_card_left("", "wyatt-earp");
    assert_eq!(table.legal(), "wyatt-earp draw, wyatt-earp search, discard wyatt-earp", "WE-14");
    assert_eq!(table.refused("0 wyatt-earp clear"), "WE-14", "a shot brings nothing");
    table.play("0 wyatt-earp draw: wes bank");
    assert_eq!((table.hand(0), table.awaits()), ("wes bank".into(), "0 play".into()), "WE-14: +2");
}

#[test]
fn we_14_wyatt_earp_may_be_the_last_card_to_search_and_the_find_can_only_be_kept() {
    let mut table = one_card_left("", "wyatt-earp");
    table.play("0 wyatt-earp search");
    assert_eq!(table.legal(), "pick wes, pick photo-butch", "WE-32");
    table.play("0 pick photo-butch");
    assert_eq!((table.awaits(), table.legal()), ("0 immediate".into(), "keep".into()), "WE-14, WE-33");
    table.play("0 keep");
    assert_eq!(table.legal(), "discard photo-butch", "WE-14");
    // With a card to spare the photo could be played: butch is open.
    let mut table = two_cards_left("", "wyatt-earp");
    table.play("0 wyatt-earp search; 0 pick photo-butch");
    assert_eq!(table.legal(), "photo butch, keep", "WE-33");
}

/// Seat 0 holds a wyatt-earp alone, the supply is searched, and this much is in it.
fn thin_supply(left: u8) -> Table {
    let hands = [GOES_OUT, "butch*3 belle*2 sundance*2 wes*2 bank"];
    let mut table = Table::dealt("search_pile=supply", &hands, "wes");
    table
        .play("0 draw supply: wyatt-earp bank; 0 meld jesse 4; 0 meld billy 3; 0 meld bob 3; 0 discard bank");
    table.drain(left + 2, &[0], "jesse wes").idle_turn();
    table.play("1 draw supply: jesse wes; 1 discard jesse; 0 draw discard; 0 meld jesse 1");
    assert_eq!((table.hand(0), table.public().supply), ("wyatt-earp".into(), left));
    table
}

#[test]
fn we_14_the_last_card_may_search_a_supply_of_seven() {
    let mut table = thin_supply(7);
    assert_eq!(table.legal(), "wyatt-earp draw, wyatt-earp search, discard wyatt-earp", "WE-14, WE-32");
    table.play("0 wyatt-earp search");
    assert_eq!(table.awaits(), "0 pick", "WE-14: there are six other wyatt-earps");
}

#[test]
fn we_14_the_last_card_may_not_search_a_smaller_supply() {
    let table = thin_supply(5);
    assert_eq!(table.legal(), "wyatt-earp draw, discard wyatt-earp", "WE-14");
    assert!(["WE-14", "WE-32"].contains(&table.refused("0 wyatt-earp search")), "both say so");
}

#[test]
fn we_46_eight_idle_turns_for_each_seat_end_the_round() {
    let hands = [PAIRS, PAIRS, "jesse*5 wes*5", "photo-belle bank*4 stagecoach*2 hideout*3"];
    for (seats, turns) in [(2, 16), (3, 24), (4, 32)] {
        let mut table = Table::dealt("", &hands[..seats], "wes");
        table.idle_turns(turns - 1);
        assert_eq!(table.truth("idle"), (turns - 1).to_string(), "WE-46");
        assert_eq!(table.truth("round"), "1", "WE-46");
        table.idle_turn();
        assert_eq!(table.truth("round"), "2", "WE-46: {turns} turns of {seats} seats");
        assert_eq!(table.truth("idle"), "0", "WE-46");
    }
}

#[test]
fn we_46_the_last_idle_turn_is_the_last_one_begun() {
    for (options, dealer) in [("next_dealer=rotate", "0"), ("next_dealer=last_turn", "1")] {
        let mut table = Table::dealt(options, &[PAIRS, PAIRS], "wes");
        table.idle_turns(16);
        assert_eq!(table.truth("dealer"), dealer, "WE-8, WE-46: {options}");
    }
}

#[test]
fn we_46_the_round_is_scored() {
    let mut table = Table::dealt("", &["jesse*4 belle*2 billy*2 bob*2", PAIRS], "wes");
    table.play("0 draw discard; 0 meld jesse 4; 0 discard wes");
    table.idle_turns(16);
    assert_eq!((table.truth("round"), table.money()), ("2".into(), vec![4000, 0]), "WE-46");
}

#[test]
fn we_46_a_draw_from_the_supply_or_a_play_breaks_the_row() {
    let mut table = Table::dealt("", &["jesse*4 belle*2 billy*2 bob*2", PAIRS], "wes");
    table.idle_turn().idle_turn().idle_turn();
    assert_eq!(table.truth("idle"), "3", "WE-46");
    table.play("1 draw supply: wes wes");
    assert_eq!(table.truth("idle"), "3", "WE-46: it changes when a discard lands");
    table.play("1 discard wes");
    assert_eq!(table.truth("idle"), "0", "WE-46: drawn from the supply");
    table.idle_turn().idle_turn();
    table.play("0 draw discard; 0 meld jesse 4");
    assert_eq!(table.truth("idle"), "2", "WE-46");
    table.play("0 discard wes");
    assert_eq!(table.truth("idle"), "0", "WE-46: a play");
    table.idle_turn();
    assert_eq!(table.truth("idle"), "1", "WE-46");
}

#[test]
fn we_46_answers_out_of_turn_do_not_matter() {
    let hands =
        ["hideout belle*2 billy*2 bob*2 butch*2 sundance", "jesse*3 wyatt-earp*2 belle*2 billy*2 bob"];
    let mut table = Table::dealt_by(0, "clear_timing=anytime", &hands, "sundance");
    table.play("1 draw supply: wes wes; 1 meld jesse 3; 1 discard wes");
    table.play("0 draw supply: wes wes; 0 hideout: butch; 1 pass; 0 discard wes; 1 pass");
    table.idle_turn();
    table.play("0 draw discard; 0 discard sundance; 1 wyatt-earp clear: butch");
    assert_eq!((table.awaits(), table.truth("idle")), ("1 draw".into(), "2".into()), "WE-46");
}
