//! WE-35 and WE-36: clearing a hideout out of turn.

use crate::rules::supply::worn_out;
use crate::rules::table::{GOES_OUT, Table};

/// Seat 1 has laid 3 jesse. They are covered by a hideout of seat 0, which is in turn.
fn covered(options: &str, seat_1: &str) -> Table {
    let hands = ["hideout*2 belle*2 billy*2 bob*2 butch*2", &format!("jesse*3 {seat_1}")];
    let mut table = Table::dealt_by(0, options, &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes; 0 draw discard; 0 hideout: sundance");
    assert_eq!(table.set(1, "jesse"), "3 hideout");
    table
}

const EARPS: &str = "wyatt-earp*3 belle*2 billy*2";
const NO_EARP: &str = "belle*2 billy*2 bob*2 butch";

#[test]
fn we_35_the_owner_is_asked_whether_it_holds_a_wyatt_earp_or_not() {
    for options in ["clear_timing=immediate", "clear_timing=anytime"] {
        let (with, without) = (covered(options, EARPS), covered(options, NO_EARP));
        assert_eq!((with.awaits(), without.awaits()), ("1 react".into(), "1 react".into()), "WE-35: no tell");
        assert_eq!(with.legal(), "wyatt-earp clear, pass", "WE-35");
        assert_eq!(without.legal(), "pass", "WE-35");
        assert_eq!(without.refused("1 wyatt-earp clear"), "WE-35");
        assert_eq!(with.refused("1 wyatt-earp draw"), "WE-35");
        assert_eq!(with.truth("turn"), "0", "WE-35: before the turn goes on");
    }
}

#[test]
fn we_35_a_hit_removes_that_hideout_without_a_decision() {
    for options in ["clear_timing=immediate", "clear_timing=anytime"] {
        let mut table = covered(options, EARPS);
        table.play("1 wyatt-earp clear: bob");
        assert_eq!((table.set(1, "jesse"), table.awaits()), ("3".into(), "0 play".into()), "WE-35");
        assert_eq!(table.discard(), "sundance wyatt-earp bob hideout", "WE-20");
    }
}

#[test]
fn we_35_pass_lets_the_turn_go_on() {
    for options in ["clear_timing=immediate", "clear_timing=anytime"] {
        let mut table = covered(options, EARPS);
        table.play("1 pass");
        assert_eq!((table.set(1, "jesse"), table.awaits()), ("3 hideout".into(), "0 play".into()), "WE-35");
    }
}

#[test]
fn we_35_immediate_one_attempt_and_only_now() {
    let mut table = covered("clear_timing=immediate", EARPS);
    table.play("1 wyatt-earp clear: bank");
    assert_eq!(table.awaits(), "0 play", "WE-35: one attempt");
    assert_eq!(table.set(1, "jesse"), "3 hideout", "WE-35");
    table.play("0 discard wes");
    assert_eq!((table.awaits(), table.truth("announced")), ("1 draw".into(), "absent".into()), "WE-35");
}

#[test]
fn we_35_anytime_as_many_attempts_as_wished() {
    let mut table = covered("clear_timing=anytime", EARPS);
    table.play("1 wyatt-earp clear: bank");
    assert_eq!((table.awaits(), table.legal()), ("1 react".into(), "wyatt-earp clear, pass".into()), "WE-35");
    table.play("1 wyatt-earp clear: bank");
    assert_eq!(table.awaits(), "1 react", "WE-35");
    table.play("1 wyatt-earp clear: bank");
    assert_eq!((table.awaits(), table.legal()), ("1 react".into(), "pass".into()), "WE-35: still asked");
    table.play("1 pass");
    assert_eq!(table.awaits(), "0 play", "WE-35");
}

#[test]
fn we_35_anytime_asks_again_before_a_discard_lands() {
    for seat_1 in [EARPS, NO_EARP] {
        let mut table = covered("clear_timing=anytime", seat_1);
        table.play("1 pass; 0 discard wes");
        assert_eq!((table.awaits(), table.truth("announced")), ("1 react".into(), "wes".into()), "WE-35");
        assert!(!table.hand(0).contains("wes"), "WE-35: no longer in the hand");
        assert_eq!((table.discard(), table.truth("turn")), ("sundance".into(), "0".into()), "WE-35: not yet");
        table.play("1 pass");
        assert_eq!((table.awaits(), table.discard()), ("1 draw".into(), "sundance wes".into()), "WE-35");
        assert_eq!(table.truth("announced"), "absent", "WE-35");
    }
}

#[test]
fn we_35_anytime_the_discard_stays_on_top() {
    let mut table = covered("clear_timing=anytime", EARPS);
    table.play("1 pass; 0 discard wes; 1 wyatt-earp clear: bank");
    assert_eq!(table.awaits(), "1 react", "WE-35: asked again after a miss");
    table.play("1 wyatt-earp clear: bob");
    assert_eq!(table.awaits(), "1 draw", "WE-35: no covered set is left");
    assert_eq!(table.discard(), "sundance wyatt-earp bank wyatt-earp bob hideout wes", "WE-35");
}

#[test]
fn we_35_anytime_the_seat_in_turn_is_not_asked_at_its_own_discard() {
    let mut table = covered("clear_timing=anytime", EARPS);
    table.play("1 pass; 0 discard wes; 1 pass; 1 draw discard; 1 discard wes");
    assert_eq!(table.awaits(), "0 draw", "WE-35: every other seat");
}

#[test]
fn we_35_anytime_with_two_hideouts_the_seat_chooses_and_is_asked_again() {
    let hands = ["hideout*2 belle*2 billy*2 bob*2 butch*2", "jesse*3 wes*3 wyatt-earp*2 belle*2"];
    let mut table = Table::dealt_by(0, "clear_timing=anytime", &hands, "photo-bob");
    table.play("1 draw discard; 1 meld jesse 3; 1 meld wes 3; 1 discard photo-bob");
    table.play("0 draw discard; 0 hideout: sundance; 0 cover 1 wes; 1 pass; 0 discard photo-bob; 1 pass");
    table.idle_turn().play("0 draw discard; 0 hideout: sundance; 1 pass; 0 discard photo-bob");
    table.play("1 wyatt-earp clear: sundance");
    assert_eq!(
        (table.awaits(), table.legal()),
        ("1 uncover".into(), "uncover jesse, uncover wes".into()),
        "WE-35"
    );
    table.play("1 uncover jesse");
    assert_eq!((table.awaits(), table.legal()), ("1 react".into(), "wyatt-earp clear, pass".into()), "WE-35");
    table.play("1 wyatt-earp clear: sundance");
    assert_eq!((table.awaits(), table.set(1, "wes")), ("1 draw".into(), "3".into()), "WE-35: one target");
}

#[test]
fn we_35_right_after_a_hideout_the_clear_aims_at_that_one() {
    let hands = ["hideout*2 belle*2 billy*2 bob*2 butch*2", "jesse*3 wes*3 wyatt-earp*2 belle*2"];
    let mut table = Table::dealt_by(0, "", &hands, "photo-bob");
    table.play("1 draw discard; 1 meld jesse 3; 1 meld wes 3; 1 discard photo-bob");
    table.play("0 draw discard; 0 hideout: sundance; 0 cover 1 wes; 1 pass; 0 discard photo-bob").idle_turn();
    table.play("0 draw discard; 0 hideout: sundance; 1 wyatt-earp clear: sundance");
    assert_eq!((table.set(1, "jesse"), table.set(1, "wes")), ("3".into(), "3 hideout".into()), "WE-35");
    assert_eq!(table.awaits(), "0 play", "WE-35: no uncover");
}

#[test]
fn we_35_anytime_clockwise_from_the_left_of_the_seat_in_turn() {
    let hands = [
        "jesse*3 belle*2 billy*2 bob*2 bank",
        "hideout*2 belle*2 billy*2 bob*2 butch*2",
        "sundance*3 belle*2 billy*2 bob*2 bank",
        "wes*4 butch*4 photo-belle bank",
    ];
    let mut table = Table::dealt_by(1, "clear_timing=anytime", &hands, "photo-bob");
    let turn = |seat: u8, play: &str| format!("{seat} draw discard; {play}; {seat} discard photo-bob");
    table.play(&turn(2, "2 meld sundance 3")).idle_turn().play(&turn(0, "0 meld jesse 3"));
    table.play("1 draw discard; 1 hideout: wes");
    assert_eq!(table.legal(), "cover 2 sundance, cover 0 jesse", "WE-25");
    table.play("1 cover 0 jesse");
    assert_eq!(table.awaits(), "0 react", "WE-35: only the owner");
    table.play("0 pass; 1 discard photo-bob; 0 pass");
    table.idle_turn().idle_turn().idle_turn();
    table.play("1 draw discard; 1 hideout: wes; 2 pass; 1 discard photo-bob");
    assert_eq!(table.awaits(), "2 react", "WE-35: left of seat 1; seat 3 has no covered set");
    table.play("2 pass");
    assert_eq!(table.awaits(), "0 react", "WE-35");
    table.play("0 pass");
    assert_eq!(table.awaits(), "2 draw", "WE-35");
}

#[test]
fn we_35_anytime_also_before_the_last_card_lands() {
    for (answer, money) in [("1 pass", [4000, 0]), ("1 wyatt-earp clear: sundance", [4000, 4000])] {
        let hands = ["hideout billy*3 bob*3 butch*3", "jesse*4 wyatt-earp belle*2 sundance*2 wes"];
        let mut table = Table::dealt_by(0, "clear_timing=anytime", &hands, "photo-bob");
        table.play("1 draw discard; 1 meld jesse 4; 1 discard photo-bob");
        table.play("0 draw supply: billy wes; 0 meld billy 4; 0 meld bob 3; 0 meld butch 3");
        table.play("0 hideout: sundance; 1 pass; 0 discard wes");
        assert_eq!((table.awaits(), table.hand(0)), ("1 react".into(), String::new()), "WE-35");
        table.play(answer);
        // Billy pays seat 0 $4000 (8 CP); jesse pays seat 1 as much if not covered.
        assert_eq!((table.truth("round"), table.money()), ("2".into(), money.to_vec()), "WE-13, WE-35");
    }
}

#[test]
fn we_35_without_a_card_to_turn_over_nobody_is_asked() {
    for options in ["clear_timing=immediate", "clear_timing=anytime"] {
        let mut table = worn_out(options, "belle");
        table.play("0 draw discard; 0 hideout: belle");
        assert_eq!(table.set(1, "wes"), "3 hideout", "WE-25");
        assert_eq!(table.awaits(), "0 play", "WE-35: the supply is empty and the reshuffle used up");
        table.play("0 discard belle");
        assert_eq!(table.awaits(), "1 draw", "WE-35: nor before the discard landed");
    }
}

/// Seat 1 holds a wyatt-earp and nothing else; seat 0 has just covered its jesse.
fn last_earp(options: &str) -> Table {
    let hands = ["hideout*2 belle*2 butch*2 sundance*2 wes*2", GOES_OUT];
    let mut table = Table::dealt_by(0, options, &hands, "wes");
    table.play("1 draw supply: wyatt-earp wes; 1 meld jesse 4; 1 meld billy 3; 1 meld bob 3; 1 discard wes");
    table.play("0 draw discard; 0 hideout: sundance; 0 cover 1 jesse");
    assert_eq!((table.awaits(), table.hand(1)), ("1 react".into(), "wyatt-earp".into()));
    table
}

#[test]
fn we_36_a_card_played_out_of_turn_may_be_the_last_one() {
    let mut table = last_earp("");
    table.play("1 wyatt-earp clear: sundance");
    assert_eq!((table.hand(1), table.awaits()), (String::new(), "0 play".into()), "WE-36");
    assert_eq!(table.truth("round"), "1", "WE-13.2: not before the end of this turn");
    table.play("0 discard wes");
    // Jesse, 4 cards: $1000 + $3000.
    assert_eq!((table.truth("round"), table.money()), ("2".into(), vec![0, 4000]), "WE-13.2");
}

#[test]
fn we_35_a_seat_with_an_empty_hand_is_not_asked() {
    let mut table = last_earp("clear_timing=anytime");
    table.play("1 wyatt-earp clear: bank");
    assert_eq!(table.awaits(), "0 play", "WE-35: a miss, but no card is left");
    table.play("0 discard wes");
    assert_eq!((table.truth("round"), table.money()), ("2".into(), vec![0, 0]), "WE-13.2, WE-35");
}

#[test]
fn we_36_it_does_not_count_as_the_turns_sheriff_card() {
    let mut table = covered("", "wyatt-earp*2 photo-jesse belle*2 billy*2");
    table.play("1 wyatt-earp clear: bob; 0 discard wes; 1 draw discard; 1 photo jesse");
    assert_eq!(table.set(1, "jesse"), "3 photo", "WE-36: seat 1 has its one sheriff card");
    let mut table = covered("", EARPS);
    table.play("1 wyatt-earp clear: bob");
    assert_eq!(table.refused("0 hideout"), "WE-15", "WE-36: seat 0 has played its one");
}
