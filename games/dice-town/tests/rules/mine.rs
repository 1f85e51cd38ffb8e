//! DT-18: the mine, and dynamite.

use crate::rules::table::Table;
use crate::rules::town::{shows, town};

/// Seat 1 has mined five nuggets in each of this many turns.
fn mined(mut table: Table, turns: u8) -> Table {
    for _ in 0..turns {
        table.turn(&["9AAAA", "99999"], "");
    }
    table
}

#[test]
fn dt_18_one_nugget_for_each_nine_of_the_winner_and_none_for_others() {
    for (rows, nuggets) in [
        (["9KKKK", "KKKAA"], "*.nuggets 1 0; mine 29"),
        (["99KKK", "9KKAA"], "*.nuggets 2 0; mine 28"),
        (["99KKK", "9999A"], "*.nuggets 0 4; mine 26"),
        (["9999K", "99999"], "*.nuggets 0 5; mine 25"),
    ] {
        shows(Table::of(2).rows(&rows), nuggets, "DT-18");
    }
}

#[test]
fn dt_18_without_nines_nobody_mines_and_nobody_is_asked() {
    let table = town(&["dynamite", "equipment-1"], &["KKKKK", "KKKAA"]);
    shows(&table, "awaits 0 star; mine 30; *.nuggets 0 0", "DT-18");
}

#[test]
fn dt_18_as_far_as_the_mine_has_them() {
    let mut table = mined(Table::of(2), 5);
    table.turn(&["999AA", "9AAAA"], "");
    shows(&table, "mine 2; *.nuggets 3 25", "DT-18");
    table.rows(&["9AAAA", "9999A"]);
    shows(&table, "mine 0; *.nuggets 3 27", "DT-18");
}

#[test]
fn dt_18_dynamite_brings_twice_as_many() {
    for (row, nuggets) in [("9KKKK", "mine 28"), ("999KK", "mine 24"), ("99999", "mine 20")] {
        let mut table = town(&["dynamite", ""], &[row, "KKKAA"]);
        shows(&table, "awaits 0 dynamite; 0.legal dynamite, pass", "DT-18");
        table.play("0 dynamite");
        shows(&table, nuggets, "DT-18");
        shows(&table, "store.discard [dynamite]; 0.store []; 1.nuggets 0", "DT-12");
    }
}

#[test]
fn dt_18_dynamite_too_only_as_far_as_the_mine_has_them() {
    let mut table = mined(Table::of(2).hold(&["", "dynamite"]), 5);
    table.rows(&["9AAAA", "999AA"]).play("1 dynamite");
    shows(&table, "*.nuggets 0 30; mine 0", "DT-18");
}

#[test]
fn dt_18_the_winner_is_asked_first_and_whatever_card_it_holds() {
    let mut table = town(&["equipment-8", ""], &["99KKK", "9KKAA"]);
    shows(&table, "awaits 0 dynamite; 0.legal pass; mine 30; 0.nuggets 0", "DT-15, DT-18");
    assert_eq!(table.refused("0 dynamite"), "DT-12", "not held");
    assert_eq!(table.refused("0 sharing"), "DT-18", "not asked for");
    assert_eq!(table.refused("1 pass"), "DT-18", "not asked");
    table.play("0 pass");
    shows(&table, "mine 28; 0.nuggets 2", "DT-18");
}

#[test]
fn dt_18_only_the_winner_is_asked() {
    let table = town(&["", "dynamite"], &["99KKK", "9KKAA"]);
    shows(&table, "awaits 1 star; 0.nuggets 2", "DT-18");
}

#[test]
fn dt_18_a_winner_who_holds_only_titles_is_not_asked() {
    let table = town(&["", ""], &["99KKK", "9KKAA"]);
    shows(&table, "awaits chance; 0.nuggets 2", "DT-18");
}

#[test]
fn dt_18_a_tie_is_settled_before_the_winner_is_asked() {
    let mut table = town(&["equipment-1", "dynamite"], &["99KKK", "99KKA"]);
    table.play("1 offer done; 0 award 1");
    shows(&table, "awaits 1 dynamite; *.nuggets 0 0", "DT-16, DT-18");
    table.play("1 dynamite; 0 pass");
    shows(&table, "*.nuggets 0 4", "DT-18");
}

#[test]
fn dt_18_cancelled_dynamite_leaves_the_usual_nuggets() {
    let mut table = town(&["dynamite", "wanted"], &["999KK", "9KAAA"]);
    table.play("0 dynamite");
    shows(&table, "awaits 1 wanted; mine 30", "DT-13");
    table.play("1 wanted");
    shows(&table, "*.nuggets 3 0; store.discard [dynamite wanted]", "DT-13, DT-18");
}
