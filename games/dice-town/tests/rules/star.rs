//! DT-23: the star, marshal and joe.

use crate::rules::table::Table;
use crate::rules::town::{shows, spend, town};

/// Seat 1 is about to get the star from seat 0.
const CHANGE: [&str; 4] = ["9KAAA", "KKAAA", "99KAA", "9KAAA"];
/// Seat 0 keeps it.
const STAYS: [&str; 4] = ["KKKKA", "KKKAA", "KKKAA", "KKKAA"];
/// No seat has a king.
const NO_KING: [&str; 4] = ["99999", "9AAAA", "9AAAA", "9AAAA"];

#[test]
fn dt_23_the_most_kings_become_sheriff() {
    for (rows, sheriff) in [(CHANGE, "sheriff 1"), (STAYS, "sheriff 0"), (NO_KING, "sheriff 0")] {
        shows(Table::of(4).rows(&rows), sheriff, "DT-23");
    }
}

#[test]
fn dt_23_seats_with_a_store_card_are_asked_in_every_turn_kings_or_not() {
    for rows in [CHANGE, STAYS, NO_KING] {
        let mut table = town(&["", "", "equipment-1", ""], &rows);
        table.until("star", "");
        shows(&table, "awaits 2 star; 2.legal pass; sheriff 0", "DT-15, DT-23");
        assert_eq!(table.refused("2 marshal"), "DT-12");
        assert_eq!(table.refused("2 joe 0"), "DT-12");
        assert_eq!(table.refused("2 elixir"), "DT-23");
    }
}

#[test]
fn dt_23_clockwise_from_the_old_sheriff_before_the_star_moves() {
    let mut table = Table::under(2, 4).hold(&["equipment-1", "equipment-2", "equipment-3", ""]);
    table.rows(&["9KAAA", "KKAAA", "99KAA", "9KAAA"]).until("star", "");
    for seat in [2, 0, 1] {
        shows(&table, &format!("awaits {seat} star; sheriff 2"), "DT-23");
        table.play(&format!("{seat} pass"));
    }
    shows(&table, "awaits 1 corruption; sheriff 1", "DT-23, DT-24");
}

#[test]
fn dt_23_anybody_can_play_the_marshal_and_the_old_sheriff_stays() {
    for seat in 0..3 {
        let mut hands = [""; 4];
        hands[seat] = "marshal";
        let mut table = town(&hands, &CHANGE);
        table.until("star", "");
        shows(&table, &format!("awaits {seat} star; {seat}.legal marshal, pass"), "DT-23");
        table.play(&format!("{seat} marshal"));
        shows(&table, "sheriff 0; store.discard [marshal]", "DT-23");
        assert_ne!(table.awaits(), format!("{seat} star"), "DT-23: it holds no store card any more");
    }
}

#[test]
fn dt_23_a_marshal_is_legal_only_if_another_seat_is_about_to_get_the_star() {
    for rows in [STAYS, NO_KING] {
        let mut table = town(&["marshal", "", "", ""], &rows);
        table.until("star", "");
        shows(&table, "awaits 0 star; 0.legal pass", "DT-23");
        assert_eq!(table.refused("0 marshal"), "DT-23");
    }
}

#[test]
fn dt_23_a_cancelled_marshal_protects_nobody() {
    let mut table = town(&["marshal", "", "wanted", ""], &CHANGE);
    table.until("star", "").play("0 marshal");
    shows(&table, "awaits 2 wanted; sheriff 0", "DT-13");
    table.play("2 wanted");
    shows(&table, "sheriff 1; store.discard [marshal wanted]", "DT-13, DT-23");
}

#[test]
fn dt_23_a_tie_is_settled_before_the_asking() {
    let mut table = town(&["", "equipment-1", "marshal"], &["9AAAA", "99KKA", "99KKA"]);
    table.play("1 offer done; 2 offer done; 0 award 1; 1 pass");
    shows(&table, "awaits 1 2 offer", "DT-16: the star");
    table.play("2 offer done; 1 offer equipment-1; 1 offer done; 0 award 1");
    shows(&table, "awaits 0 star; sheriff 0", "DT-23: a seat that got a store card as a bribe is asked");
    table.play("0 pass");
    shows(&table, "awaits 2 star; 2.legal marshal, pass", "DT-23: a seat that gave its last one away is not");
}

#[test]
fn dt_23_after_a_tie_awarded_to_the_sheriff_no_marshal_is_needed() {
    let mut table = town(&["marshal", ""], &["99KKA", "9KKAA"]);
    table.play("0 pass; 1 offer done; 0 award 0");
    shows(&table, "awaits 0 star; 0.legal pass", "DT-23");
    let mut table = town(&["marshal", ""], &["99KKA", "9KKAA"]);
    table.play("0 pass; 1 offer done; 0 award 1");
    shows(&table, "awaits 0 star; 0.legal marshal, pass", "DT-23");
}

#[test]
fn dt_23_joe_collects_four_dollars_or_all_there_are() {
    for (paid, dollars) in [
        (vec![], "0.dollars 12; 1.dollars 4"),
        (vec![3], "0.dollars 12; 1.dollars 1"),
        (vec![4], "0.dollars 12; 1.dollars 0"),
        (vec![4, 1], "0.dollars 11; 1.dollars 0"),
        (vec![4, 3], "0.dollars 9; 1.dollars 0"),
    ] {
        let mut table = Table::of(3).hold(&["joe", "", ""]);
        spend(&mut table, 1, &paid);
        table.rows(&STAYS[..3]).play("0 joe 1");
        shows(&table, dollars, "DT-23");
        shows(&table, "2.dollars 8; store.discard [joe]; 0.store []", "DT-12, DT-23");
    }
}

#[test]
fn dt_23_joe_visits_any_other_seat_with_a_dollar() {
    let mut table = Table::of(4).hold(&["", "joe", "", ""]);
    spend(&mut table, 3, &[4, 4]);
    spend(&mut table, 2, &[4, 3]);
    table.rows(&STAYS);
    shows(&table, "*.dollars 8 8 1 0; awaits 1 star; 1.legal joe 0, joe 2, pass", "DT-23");
    assert_eq!(table.refused("1 joe 1"), "DT-23", "not itself");
    assert_eq!(table.refused("1 joe 3"), "DT-23", "nothing to collect");
}

#[test]
fn dt_23_a_cancelled_joe_collects_nothing() {
    let mut table = town(&["joe", "wanted"], &STAYS[..2]);
    table.play("0 joe 1; 1 wanted");
    shows(&table, "*.dollars 8 8; store.discard [joe wanted]", "DT-13, DT-23");
}

#[test]
fn dt_23_a_seat_that_played_a_card_is_asked_again_at_once() {
    let mut table = town(&["equipment-1", "joe marshal", "equipment-2", ""], &CHANGE);
    table.until("star", "").play("0 pass");
    shows(&table, "awaits 1 star; 1.legal marshal, joe 0, joe 2, joe 3, pass", "DT-23");
    table.play("1 joe 2; 2 pass; 0 pass");
    shows(&table, "awaits 1 star; 1.legal marshal, pass; *.dollars 8 12 4 8", "DT-23: before seat 2");
    table.play("1 marshal; 2 pass; 0 pass");
    shows(&table, "awaits 2 star", "DT-23: until it holds no store card");
    table.play("2 pass");
    shows(&table, "sheriff 0; awaits chance", "DT-23: a seat that has passed is not asked again");
}

#[test]
fn dt_23_even_after_a_cancelled_card_it_is_asked_again() {
    let mut table = town(&["joe marshal", "wanted", "", ""], &CHANGE);
    table.until("star", "").play("0 marshal; 1 wanted");
    shows(&table, "awaits 0 star; 0.legal joe 1, joe 2, joe 3, pass", "DT-23");
}

#[test]
fn dt_23_a_seat_can_pass_with_cards_left_and_is_not_asked_again() {
    let mut table = town(&["joe marshal", "", "", ""], &CHANGE);
    table.until("star", "").play("0 joe 3; 0 pass");
    shows(&table, "sheriff 1; 0.store [marshal]; *.dollars 12 8 8 4", "DT-23");
}
