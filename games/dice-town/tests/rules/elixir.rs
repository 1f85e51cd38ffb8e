//! DT-25: elixirs, for seats that gained something.

use crate::rules::table::Table;
use crate::rules::town::{gained, shows, town};

/// Seat 2 gets the star, and seats 0 and 1 get nuggets and titles. Only seat 3 gains nothing.
const ROWS: [&str; 4] = ["99AAA", "9AAAA", "9KKAA", "9KAAA"];

/// All seats hold a store card. The test chooses which seat holds the elixir.
fn asking(hands: [&str; 4]) -> Table {
    let mut table = town(&hands, &ROWS);
    table.until("elixir", "");
    assert_eq!((gained(&table), table.truth("sheriff")), (vec![0, 1, 2], "2".into()), "DT-28");
    table
}

#[test]
fn dt_25_a_seat_that_gained_something_and_holds_a_store_card_is_asked_clockwise_from_the_sheriff() {
    let mut table = asking(["equipment-1", "equipment-2", "equipment-3", "elixir"]);
    for seat in [2, 0, 1] {
        shows(&table, &format!("awaits {seat} elixir; {seat}.legal pass"), "DT-15, DT-25");
        assert_eq!(table.refused(&format!("{seat} elixir")), "DT-12");
        assert_eq!(table.refused(&format!("{seat} doc nuggets")), "DT-25");
        table.play(&format!("{seat} pass"));
    }
    shows(&table, "awaits 3 doc; 3.store [elixir]", "DT-25: a seat that gained nothing is not asked");
}

#[test]
fn dt_25_a_seat_that_holds_no_store_card_is_not_asked() {
    let mut table = asking(["", "elixir", "", ""]);
    shows(&table, "awaits 1 elixir; 1.legal elixir, pass", "DT-25");
    table.play("1 pass");
    shows(&table, "awaits 3 doc", "DT-25");
}

#[test]
fn dt_25_with_an_elixir_it_may_visit_and_the_asking_goes_on() {
    let mut table = asking(["elixir joe", "equipment-1", "", ""]);
    table.play("0 elixir; 1 pass");
    shows(&table, "awaits 1 elixir; 1.legal pass; store.discard [elixir]", "DT-25: once, and it goes on");
    table.play("1 pass");
    shows(&table, "awaits 2 visit; 2.legal visit 0, visit 3", "DT-25");
    table.play("2 visit 0");
    shows(&table, "awaits 0 doc; 0.store [joe]", "DT-25");
    table.play("0 doc nuggets");
    shows(&table, "awaits 3 doc", "DT-25");
}

#[test]
fn dt_25_the_elixir_of_the_last_to_be_asked_counts_too() {
    let mut table = asking(["equipment-1", "elixir", "", ""]);
    table.play("0 pass; 1 elixir; 0 pass");
    shows(&table, "awaits 2 visit; 2.legal visit 1, visit 3", "DT-25");
}

#[test]
fn dt_25_a_cancelled_elixir_opens_no_door() {
    let mut table = asking(["elixir", "equipment-1", "", "wanted"]);
    table.play("0 elixir; 1 pass; 3 wanted");
    shows(&table, "awaits 1 elixir; store.discard [wanted elixir]", "DT-13, DT-25: the asking goes on");
    table.play("1 pass");
    shows(&table, "awaits 3 doc", "DT-25");
}

#[test]
fn dt_25_where_nobody_waits_an_elixir_makes_a_seat_the_only_visitor() {
    let mut table = town(&["elixir", ""], &["KKKKK", "9KKAA"]);
    table.until("elixir", "").play("0 elixir");
    shows(&table, "awaits 0 doc; 0.legal doc dollars, pass", "DT-25");
    table.play("0 doc dollars");
    shows(&table, "*.dollars 10 6; turn 4", "DT-25");
}

#[test]
fn dt_25_the_asking_takes_place_even_if_nobody_waits() {
    let mut table = town(&["equipment-1", ""], &["KKKKK", "9KKAA"]);
    table.until("elixir", "");
    shows(&table, "awaits 0 elixir; 0.legal pass", "DT-15, DT-25");
    table.play("0 pass");
    shows(&table, "turn 4; awaits chance", "DT-25");
}

#[test]
fn dt_25_the_asking_settles_which_seats_may_visit_whatever_the_visits_bring() {
    let mut table = asking(["", "elixir", "", ""]);
    table.play("1 elixir; 2 visit 3; 3 doc dollars");
    assert_eq!(gained(&table), [0, 1, 2, 3], "DT-28: a gain, too late to matter");
    shows(&table, "awaits 1 doc", "DT-25");
    table.play("1 pass");
    shows(&table, "turn 4; awaits chance", "DT-25: nobody is asked or named again");
}
