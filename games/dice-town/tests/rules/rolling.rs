//! DT-7 to DT-9: rolling, keeping, the cost of keeping, and the last roll.

use crate::rules::table::{ANYBODY, Table};
use kernel::{Seat, Viewer};

/// Two seats that have kept no dice until each has this many dollars left, and have then rolled
/// again.
pub(crate) fn with_dollars(dollars: u8, rolls: &str) -> Table {
    let mut table = Table::of(2);
    for _ in dollars..8 {
        table.play("* 99999 99999; 0 keep -; 1 keep -");
    }
    table.play(&format!("* {rolls}"));
    table
}

fn keeps(dice: &[&str]) -> String {
    dice.iter().map(|dice| format!("keep {dice}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn dt_07_seats_roll_from_seat_0_up() {
    let mut table = Table::under(1, 3);
    for (seat, other) in [(0, 1), (1, 2), (2, 0)] {
        let roll = format!("* roll seat=#{other} faces=99999");
        assert_eq!(table.reason(&roll), format!("DT-7 roll-turn(seat=#{seat})"), "DT-7");
        table.play("* 99999");
    }
    assert_eq!(table.awaits(), "0 1 2 keep", "DT-7");
}

#[test]
fn dt_07_a_roll_is_secret() {
    let mut nines = Table::of(3);
    let mut aces = Table::of(3);
    nines.play("* 99999 99999 99999");
    aces.play("* 99999 9TAAA 99999");
    assert_eq!((nines.view(0), nines.view(2)), (aces.view(0), aces.view(2)), "DT-7");
    assert_eq!(nines.bystander(), aces.bystander(), "DT-7");
    assert_eq!(aces.view(1).rolled.to_string(), "9TAAA", "DT-7: except for the seat that rolled it");
}

#[test]
fn dt_07_a_seat_that_rolls_is_the_only_one_told() {
    let mut table = Table::of(2);
    let own = Viewer::Seat(Seat(0));
    assert_eq!(table.notices("* 9TJQK", own), ["DT-7 rolled(seat=#0, dice=[9, T, J, Q, K])"], "DT-7");
    assert_eq!(table.notices("* 9TJQK", own), [""; 0], "DT-7");
}

#[test]
fn dt_07_all_choose_at_the_same_time_in_any_order() {
    let mut table = Table::of(3);
    table.play("* 99999 TTTTT JJJJJ");
    assert_eq!(table.awaits(), "0 1 2 keep", "DT-7");
    table.play("1 keep T");
    assert_eq!((table.awaits(), table.refused("1 keep TT")), ("0 2 keep".into(), "DT-7"), "DT-7: once");
    table.play("2 keep J; 0 keep 9");
    assert_eq!(table.each("row"), ["9", "T", "J"], "DT-7");
}

#[test]
fn dt_07_choices_are_secret_until_all_have_chosen() {
    let chosen = |choice: &str| {
        let mut table = Table::of(3);
        table.play(&format!("* 99TTA 99TTA 99TTA; 1 {choice}; 0 keep A"));
        table
    };
    let (one, all) = (chosen("keep -"), chosen("keep 99TTA"));
    assert_eq!((one.view(0), one.view(2)), (all.view(0), all.view(2)), "DT-7");
    assert_eq!(one.bystander(), all.bystander(), "DT-7");
    assert_ne!(one.view(1), all.view(1), "DT-7: except for the seat that has chosen");
}

#[test]
fn dt_07_choices_and_rolls_are_listed_until_the_reveal() {
    let mut table = Table::of(2);
    table.play("* 9TJQK 99999; 1 keep 99");
    assert_eq!(table.all("row rolled choice"), "- - / 9TJQK 99999 / null keep 99", "State");
    table.play("0 keep -");
    assert_eq!(table.all("row rolled choice"), "- 99 / - - / null null", "State");
}

#[test]
fn dt_07_only_dice_that_were_rolled_can_be_kept() {
    let mut table = Table::of(2);
    table.play("* 9TTQK 99999");
    for dice in ["A", "99", "TTT", "9TTQA", "99999"] {
        assert_eq!(
            table.reason(&format!("0 keep {dice}")),
            "DT-7 not-rolled(dice=[9, TT, Q, K])",
            "DT-7: {dice}"
        );
    }
}

#[test]
fn dt_07_kept_dice_stay_and_only_the_others_are_rolled() {
    let mut table = Table::of(2);
    table.play("* 9TTQK 99999; 0 keep TK; 1 keep -");
    assert_eq!(table.reason("* 9999"), "DT-7 roll-count(seat=#0, due=3, dice=4)", "DT-7");
    table.play("* 9QA");
    assert_eq!(table.reason("* 9999"), "DT-7 roll-count(seat=#1, due=5, dice=4)", "DT-7");
    table.play("* 99999; 0 keep QA; 1 keep 9");
    assert_eq!(table.each("row"), ["TQKA", "9"], "DT-7: in canonical order");
}

#[test]
fn dt_07_the_choices_are_all_parts_of_the_roll_in_canonical_order() {
    let mut table = Table::of(2);
    table.play("* 99TAA 99999");
    let expected = [
        "-", "9", "T", "A", "99", "9T", "9A", "TA", "AA", "99T", "99A", "9TA", "9AA", "TAA", "99TA", "99AA",
        "9TAA", "99TAA",
    ];
    assert_eq!(table.legal(0), keeps(&expected), "Notation: fewest dice first, then by the string");
}

#[test]
fn dt_07_every_turn_begins_with_five_free_dice() {
    let mut table = Table::of(2);
    table.turn(&["KKKKK", "KKAAA"], "");
    assert_eq!(table.each("row"), ["-", "-"], "DT-30");
    assert_eq!(table.refused("* 9999"), "DT-7", "DT-30: five dice again");
}

#[test]
fn dt_08_one_die_is_free_each_further_one_and_none_cost_a_dollar() {
    for (dice, cost) in [("-", 1), ("T", 0), ("TT", 1), ("TTJ", 2), ("TTJJ", 3), ("TTJJA", 4)] {
        let mut table = Table::of(2);
        table.play(&format!("* TTJJA 99999; 0 keep {dice}; 1 keep 9"));
        assert_eq!(
            table.all("dollars stagecoach bank"),
            format!("{} 8 / {cost} / 3", 8 - cost),
            "DT-8: keep {dice}"
        );
    }
}

#[test]
fn dt_08_everybody_pays_at_the_reveal_and_not_before() {
    let mut table = Table::of(2);
    table.play("* TTJJA 99999; 0 keep TTJ");
    assert_eq!(table.all("dollars stagecoach"), "8 8 / 0", "DT-8");
    let told = table.notices("1 keep -", ANYBODY);
    let expected = [
        "DT-8 kept(seat=#0, dice=[TT, J], count=3, cost=2, brute=no, row=[TT, J], grows=no)",
        "DT-8 kept(seat=#1, dice=[], count=0, cost=1, brute=no, row=[], grows=no)",
        "DT-9 roll-again(seats=[#0, #1])",
    ];
    assert_eq!(told, expected, "DT-8");
    assert_eq!(table.all("dollars stagecoach"), "6 7 / 3", "DT-8");
}

#[test]
fn dt_08_the_same_prices_at_every_reveal() {
    let mut table = Table::of(2);
    table.play("* TTJJA 99999; 0 keep TT; 1 keep 9; * JJA 9999; 0 keep JJ; 1 keep -");
    assert_eq!(table.each("dollars"), ["6", "7"], "DT-8: one die for nothing each time");
}

#[test]
fn dt_08_a_choice_that_cannot_be_paid_is_illegal() {
    // By dollars: the maximum number of dice that can be kept.
    for (dollars, most) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 5)] {
        let table = with_dollars(dollars, "TTTTT 99999");
        let expected = &["-", "T", "TT", "TTT", "TTTT", "TTTTT"][..=most];
        assert_eq!(table.legal(0), keeps(expected), "DT-8: with ${dollars}");
    }
    let table = with_dollars(1, "TTTTT 99999");
    assert_eq!(table.reason("0 keep TTT"), "DT-8 cannot-pay(cost=2, dollars=1)", "DT-8");
}

#[test]
fn dt_08_with_no_dollar_exactly_one_die_must_be_kept() {
    let table = with_dollars(0, "9TTAA 99999");
    assert_eq!(table.legal(0), "keep 9, keep T, keep A", "DT-8");
    assert_eq!((table.refused("0 keep -"), table.refused("0 keep 9T")), ("DT-8", "DT-8"), "DT-8");
}

#[test]
fn dt_08_a_seat_with_a_single_legal_choice_is_asked_all_the_same() {
    let mut table = with_dollars(0, "99999 TTTTT");
    assert_eq!((table.awaits(), table.legal(1)), ("0 1 keep".into(), "keep T".into()), "DT-8");
    table.play("0 keep 9; 1 keep T");
    assert_eq!(table.all("stagecoach row"), "16 / 9 T", "DT-8");
}

#[test]
fn dt_09_it_repeats_until_somebody_has_five_dice() {
    let mut table = Table::of(2);
    table.play("* 9999A 99999; 0 keep 9999; 1 keep -; * A 99999");
    assert_eq!(table.awaits(), "0 1 keep", "DT-9: four dice are no full row");
    table.play("0 keep -; 1 keep -; * A 99999");
    assert_eq!(table.awaits(), "0 1 keep", "DT-9: as often as it takes");
}

#[test]
fn dt_09_the_others_roll_once_more_and_keep_what_falls_for_nothing() {
    let mut table = Table::of(3);
    table.play("* AAAAA 99999 99999; 0 keep AAAAA; 1 keep 99; 2 keep -");
    assert_eq!(table.all("dollars stagecoach"), "4 7 7 / 6", "DT-8");
    assert_eq!(
        table.reason("* roll seat=#0 faces=99999"),
        "DT-9 roll-turn(seat=#1)",
        "DT-9: a full row rests"
    );
    assert_eq!(table.refused("1 keep 9"), "DT-9", "DT-9: no choice");
    assert_eq!(table.reason("* 99"), "DT-9 roll-count(seat=#1, due=3, dice=2)", "DT-9: all free dice");
    table.play("* AAA 9TJQA");
    assert_eq!(table.each("row"), ["AAAAA", "99AAA", "9TJQA"], "DT-9");
    // Seat 2 takes the bank ($3). Then the bank holds what the stagecoach brought.
    assert_eq!(table.all("dollars bank"), "4 7 10 / 6", "DT-9");
}

#[test]
fn dt_09_the_last_roll_costs_nothing_where_nothing_is_left() {
    let mut table = with_dollars(5, "AAAAA 99999");
    for roll in ["AAAA 99999", "AAA 99999", "AA 99999", "A 99999", "KKKKK"] {
        table.play(&format!("0 keep A; 1 keep -; * {roll}"));
    }
    assert_eq!((table.truth("1.row"), table.truth("1.dollars")), ("KKKKK".into(), "0".into()), "DT-9");
}

#[test]
fn dt_09_everybody_is_told_what_fell() {
    let mut table = Table::of(2);
    table.play("* AAAAA 99999; 0 keep AAAAA; 1 keep 9");
    let told = table.notices("* TTTT", ANYBODY);
    assert_eq!(told[0], "DT-9 kept-last(seat=#1, dice=[TTTT], row=[9, TTTT], grows=yes)", "DT-9");
}

#[test]
fn dt_09_several_full_rows_at_once() {
    let mut table = Table::of(3);
    table.play("* AAAAA 99999 KKKKK; 0 keep AAAAA; 1 keep 9; 2 keep KKKKK");
    assert_eq!(table.refused("* roll seat=#2 faces=9999"), "DT-9", "DT-9: seat 1 alone rolls");
    table.play("* TTTT");
    assert_eq!(table.truth("1.dollars"), "11", "DT-9: the bank is next");
}

#[test]
fn dt_09_with_all_rows_full_nobody_rolls() {
    let mut table = Table::of(2);
    table.play("* AAAAA 99999; 0 keep AAAAA; 1 keep 99999");
    assert_eq!(table.truth("1.nuggets"), "5", "DT-9: the mine is next");
}
