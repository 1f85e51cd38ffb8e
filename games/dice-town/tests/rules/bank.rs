//! DT-19 and DT-20: the bank, sharing, and the stagecoach.

use crate::rules::table::Table;
use crate::rules::town::{paid_rows, shows, spend, town};

/// Seat 1 holds `sharing`, the bank holds this many dollars, and seat 0 has just won it.
fn loot(dollars: usize) -> Table {
    let mut table = Table::of(3).hold(&["", "sharing", ""]);
    if dollars < 3 {
        // Seat 2 takes the first dollars. Only what is paid after that reaches the bank.
        paid_rows(&mut table, &["KKKKK", "KKKAA", "TKKAA"], &[0, 0, dollars]);
        table.end_turn("");
    } else {
        spend(&mut table, 2, &[dollars - 3]);
    }
    shows(&table, &format!("bank {dollars}; 0.dollars 8; 1.dollars 8"), "DT-20");
    table.rows(&["TKKKK", "KKKAA", "KKKAA"]);
    table
}

#[test]
fn dt_19_the_winner_takes_all_however_many_tens_it_has() {
    for (rows, dollars) in [
        (["TKKKK", "KKKAA"], "*.dollars 11 8; bank 0"),
        (["TTKKK", "TTTTA"], "*.dollars 8 11; bank 0"),
        (["TTTTT", "TTTTA"], "*.dollars 11 8; bank 0"),
    ] {
        shows(Table::of(2).rows(&rows), dollars, "DT-19");
    }
}

#[test]
fn dt_19_without_tens_the_bank_keeps_its_dollars() {
    shows(Table::of(2).rows(&["KKKKK", "KKKAA"]), "bank 3; *.dollars 8 8", "DT-19");
}

#[test]
fn dt_19_sharing_is_half_of_the_loot_rounded_down() {
    for (dollars, shared) in [
        (1, "0.dollars 9; 1.dollars 8"),
        (2, "0.dollars 9; 1.dollars 9"),
        (3, "0.dollars 10; 1.dollars 9"),
        (4, "0.dollars 10; 1.dollars 10"),
        (7, "0.dollars 12; 1.dollars 11"),
    ] {
        let mut table = loot(dollars);
        shows(&table, "awaits 1 sharing; 1.legal sharing, pass", "DT-19");
        table.play("1 sharing");
        shows(&table, shared, "DT-19");
        shows(&table, "store.discard [sharing]", "DT-12: even where it brings nothing");
    }
}

#[test]
fn dt_19_the_winner_has_the_loot_when_the_others_are_asked() {
    shows(&loot(7), "awaits 1 sharing; 0.dollars 15; bank 0", "DT-19");
}

#[test]
fn dt_19_a_seat_that_passes_leaves_the_loot_to_the_winner() {
    let mut table = loot(7);
    table.play("1 pass");
    shows(&table, "awaits 1 star; 0.dollars 15; 1.dollars 8", "DT-19");
}

#[test]
fn dt_19_every_other_seat_with_a_store_card_is_asked_clockwise_from_the_winner() {
    let hands = ["equipment-1", "sharing", "equipment-2", "equipment-3"];
    let mut table = town(&hands, &["KKKKA", "KKKAA", "TKKAA", "KKKAA"]);
    for (seat, legal) in [(3, "pass"), (0, "pass"), (1, "sharing, pass")] {
        shows(&table, &format!("awaits {seat} sharing; {seat}.legal {legal}"), "DT-19");
        assert_eq!(table.refused("2 pass"), "DT-19", "the winner is not asked");
        table.play(&format!("{seat} pass"));
    }
    shows(&table, "awaits 0 star", "DT-19");
}

#[test]
fn dt_19_a_card_that_is_not_held_or_not_asked_for_is_refused() {
    let table = town(&["", "equipment-1"], &["TKKKK", "KKKAA"]);
    assert_eq!(table.refused("1 sharing"), "DT-12");
    assert_eq!(table.refused("1 joe 0"), "DT-19");
}

#[test]
fn dt_19_the_asking_ends_with_the_first_sharing_cancelled_or_not() {
    let hands = ["equipment-1", "wanted", "", "sharing"];
    for (answers, dollars) in
        [("0 pass; 1 pass", "*.dollars 8 8 10 9"), ("0 pass; 1 wanted", "*.dollars 8 8 11 8")]
    {
        let mut table = town(&hands, &["KKKKA", "KKKAA", "TKKAA", "KKKAA"]);
        table.play("3 sharing").play(answers);
        shows(&table, "awaits 0 star", "DT-19: nobody else is asked to share");
        shows(&table, dollars, "DT-13, DT-19");
    }
}

#[test]
fn dt_19_of_an_empty_bank_nobody_is_asked_to_share() {
    let mut table = Table::of(2).hold(&["", "sharing"]);
    table.turn(&["TKKKK", "KKKAA"], "").rows(&["TKKKK", "KKKAA"]);
    shows(&table, "awaits 1 star; *.dollars 11 8", "DT-19");
}

#[test]
fn dt_20_the_dollars_of_this_turn_are_not_robbed_before_the_next() {
    let mut table = Table::of(2);
    paid_rows(&mut table, &["TTTTA", "KKKKA"], &[1, 4]);
    shows(&table, "*.dollars 10 4; bank 5; stagecoach 0", "DT-20: only the $3 of before");
    table.end_turn("").rows(&["KKKKA", "TKKAA"]);
    shows(&table, "*.dollars 10 9; bank 0", "DT-20: for the next turn");
}

#[test]
fn dt_20_dollars_join_what_nobody_robbed() {
    let mut table = Table::of(2);
    paid_rows(&mut table, &["KKKKA", "KKKAA"], &[2, 3]);
    shows(&table, "*.dollars 6 5; bank 8; stagecoach 0", "DT-20");
}

#[test]
fn dt_20_the_stagecoach_leaves_after_the_asking_and_before_the_store() {
    let mut table = Table::of(2).hold(&["", "equipment-1"]);
    paid_rows(&mut table, &["TJKKK", "KKAAA"], &[2, 0]);
    shows(&table, "awaits 1 sharing; bank 0; stagecoach 2", "DT-20");
    table.play("1 pass");
    shows(&table, "awaits chance; phase take; bank 2; stagecoach 0", "DT-20, DT-21");
}
