//! DT-11: turning dice after a reveal.

use crate::rules::table::Table;
use dice_town::Action;
use kernel::Seat;

/// After a reveal in which every seat has kept `9TT` of its roll for $2.
fn revealed(sheriff: u8, hands: &[&str]) -> Table {
    let mut table = Table::under(sheriff, hands.len() as u8).hold(hands);
    hands.iter().for_each(|_| _ = table.play("* 99TTA"));
    (0..hands.len()).for_each(|seat| _ = table.play(&format!("{seat} keep 9TT")));
    table
}

/// Returns the seats that are asked, in order, if all pass.
fn asked(table: &mut Table, phase: &str) -> Vec<String> {
    let mut asked = Vec::new();
    while table.truth("phase") == phase && table.awaits() != "chance" {
        let seat = table.truth("to_act").trim_matches(['[', ']']).to_owned();
        table.play(&format!("{seat} pass"));
        asked.push(seat);
    }
    asked
}

#[test]
fn dt_11_a_seat_that_holds_a_store_card_is_asked_clockwise_from_the_sheriff() {
    for (sheriff, order) in [(0, ["0", "1", "2"]), (1, ["1", "2", "0"]), (2, ["2", "0", "1"])] {
        let mut table = revealed(sheriff, &["equipment-1", "cheater", "joe"]);
        assert_eq!(asked(&mut table, "cheat"), order, "DT-11: sheriff {sheriff}");
    }
    assert_eq!(asked(&mut revealed(1, &["joe", "", ""]), "cheat"), ["0"], "DT-15");
    assert_eq!(revealed(1, &["", "", ""]).awaits(), "chance", "DT-15");
}

#[test]
fn dt_11_any_die_of_the_row_to_any_other_face() {
    let legal = "cheat 9 T, cheat 9 J, cheat 9 Q, cheat 9 K, cheat 9 A, \
                 cheat T 9, cheat T J, cheat T Q, cheat T K, cheat T A, pass";
    assert_eq!(revealed(0, &["cheater", ""]).legal(0), legal, "DT-11");
    assert_eq!(revealed(0, &["cheater", ""]).reason("0 cheat A K"), "DT-11 cheat", "DT-11: not in the row");
    assert_eq!(<Action as kernel::Action>::read("cheat 9 9", Seat(0), 2), None, "DT-11: G ≠ F");
}

#[test]
fn dt_11_without_a_cheater_one_can_only_pass() {
    let table = revealed(0, &["joe", ""]);
    assert_eq!((table.awaits(), table.legal(0)), ("0 cheat".into(), "pass".into()), "DT-15");
    assert_eq!(table.reason("0 cheat 9 T"), "DT-12 not-held(card=cheater)", "DT-12");
}

#[test]
fn dt_11_one_die_is_turned_for_nothing() {
    let mut table = revealed(0, &["cheater", ""]);
    assert_eq!(table.all("dollars"), "6 6", "DT-8");
    table.play("0 cheat T A");
    assert_eq!(table.all("row dollars stagecoach"), "9TA 9TT / 6 6 / 4", "DT-11");
}

#[test]
fn dt_11_dice_kept_earlier_can_be_turned() {
    let mut table = revealed(0, &["cheater", ""]);
    table.play("0 pass; * KK 99; 0 keep K; 1 keep 9; 0 cheat 9 K");
    assert_eq!(table.truth("0.row"), "TTKK", "DT-11");
}

#[test]
fn dt_11_a_seat_whose_row_is_empty_is_asked_too() {
    let mut table = Table::of(2).hold(&["cheater", ""]);
    table.play("* 99999 99999; 0 keep -; 1 keep 9");
    assert_eq!((table.awaits(), table.legal(0)), ("0 cheat".into(), "pass".into()), "DT-11");
    assert_eq!(table.reason("0 cheat 9 T"), "DT-11 cheat", "DT-11");
}

#[test]
fn dt_11_a_seat_that_played_one_is_asked_again_at_once() {
    let mut table = revealed(0, &["girls cheater", "joe"]);
    table.play("0 cheat 9 A; 1 pass");
    assert_eq!(
        (table.awaits(), table.legal(0)),
        ("0 cheat".into(), "pass".into()),
        "DT-11: holding another card"
    );
    table.play("0 pass");
    assert_eq!(table.awaits(), "1 cheat", "DT-11");
}

#[test]
fn dt_11_two_cheaters_can_turn_the_same_die() {
    let mut table = revealed(0, &["cheater cheater", "joe"]);
    table.play("0 cheat 9 A; 1 pass; 0 cheat A K; 1 pass");
    assert_eq!(table.truth("0.row"), "TTK", "DT-11");
    assert_eq!(table.awaits(), "1 cheat", "DT-11: no store card is left to be asked for");
}

#[test]
fn dt_11_a_cancelled_cheater_is_spent_and_the_die_lies_as_it_lay() {
    let mut table = revealed(0, &["cheater cheater", "wanted"]);
    table.play("0 cheat 9 A; 1 wanted");
    assert_eq!(table.truth("0.row"), "9TT", "DT-13");
    assert_eq!(table.all("store.discard store"), "[cheater wanted] / [cheater] []", "DT-12");
    assert_eq!(table.awaits(), "0 cheat", "DT-11: asked again");
    table.play("0 cheat 9 A");
    assert_eq!(table.truth("0.row"), "TTA", "DT-11");
}

#[test]
fn dt_11_a_seat_that_was_asked_is_asked_again_after_the_next_reveal() {
    let mut table = revealed(1, &["joe", "cheater"]);
    table.play("1 pass; 0 pass; * 99 99; 0 keep 9; 1 keep 9");
    assert_eq!(asked(&mut table, "cheat"), ["1", "0"], "DT-11: after each reveal");
}

#[test]
fn dt_11_the_asking_comes_before_the_last_roll() {
    let mut table = Table::of(3).hold(&["joe", "girls", "cheater"]);
    table.play("* AAAAA 99999 99999; 0 keep AAAAA; 1 keep 9; 2 keep 9");
    assert_eq!(asked(&mut table, "cheat"), ["0", "1", "2"], "DT-11: only then does DT-9 look");
    assert_eq!(table.reason("* roll seat=#0 faces=9999"), "DT-9 roll-turn(seat=#1)", "DT-9");
}

#[test]
fn dt_11_after_the_last_roll_only_the_seats_that_rolled_are_asked() {
    let mut table = Table::under(2, 3).hold(&["joe", "girls", "cheater"]);
    table.play("* 99999 AAAAA 99999; 0 keep 9; 1 keep AAAAA; 2 keep 9; 2 pass; 0 pass; 1 pass; * TTTT TTTT");
    assert_eq!(
        (table.awaits(), table.each("row")),
        ("2 cheat".into(), ["9TTTT", "AAAAA", "9TTTT"].map(String::from).into())
    );
    assert!(table.legal(2).contains("cheat 9 A"), "DT-11: dice that fell can be turned");
    assert_eq!(asked(&mut table, "cheat"), ["2", "0"], "DT-11: the full row took no part");
}

#[test]
fn dt_11_what_was_turned_counts_in_town() {
    let mut table = Table::of(2).hold(&["cheater", ""]);
    table.play("* AAAAA 99999; 0 keep AAAAA; 1 keep 9; 0 cheat A 9; * TTTT");
    assert_eq!(table.awaits(), "1 offer", "DT-16: one nine each");
}
