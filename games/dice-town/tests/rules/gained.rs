//! DT-28 and DT-29: seats that gained nothing, and the worked example of a whole turn.

use crate::rules::table::Table;
use crate::rules::town::{gained, paid_rows, shows, town};

/// Returns the seats that gained something, once the first visitor is with the doctor.
#[track_caller]
fn gainers(table: &mut Table) -> Vec<u8> {
    gained(table.until("doc", ""))
}

#[test]
fn dt_28_what_a_place_gives_is_a_gain() {
    for (rows, gain) in [
        (["99999", "9KKAA", "9KAAA"], [0, 1]), // nuggets, a title; the star
        (["TTTTT", "KKKAA", "TTTTK"], [0, 1]), // dollars, a title; the star
        (["9KKKA", "99KAA", "9KKAA"], [0, 1]), // a title; nuggets
        (["KKKKA", "KKKAA", "TKKAA"], [0, 2]), // a title; dollars
        (["KKKKK", "KKKAA", "JKKAA"], [0, 2]), // a title; a store card
        (["KKKKK", "QKKAA", "KKKAA"], [0, 1]), // a title; a card of seat 0
    ] {
        let mut table = Table::of(3).hold(&["", "", ""]);
        assert_eq!(gainers(table.rows(&rows)), gain, "DT-28: {rows:?}");
    }
}

#[test]
fn dt_28_what_a_store_card_brings_is_a_gain_for_the_seat_that_plays_it() {
    let rows = ["KKKKK", "TKKAA", "KKKAA", "KKKAA"];
    for (card, play) in [("sharing", "2 sharing"), ("joe", "2 pass; 2 joe 3")] {
        for (answer, gain) in [("2 pass", vec![0, 1]), (play, vec![0, 1, 2])] {
            let mut table = town(&["", "", card, ""], &rows);
            assert_eq!(gainers(table.play(answer)), gain, "DT-28: {answer}");
        }
    }
}

#[test]
fn dt_28_a_cancelled_card_is_no_gain() {
    let mut table = town(&["", "", "joe", "wanted"], &["KKKKK", "KKKAA", "KKKAA", "KKKAA"]);
    assert_eq!(gainers(table.play("2 joe 0; 3 wanted")), [0], "DT-13, DT-28");
}

/// Seats 1 and 2 are tied in the mine, and seat 1 has the best hand. Before, seat 1 got nuggets and
/// a title. Seat 0 has the star and keeps it.
fn tied() -> Table {
    let mut table = Table::of(4);
    table.turn(&["KKKAA", "99999", "9KKAA", "9KKAA"], "");
    table.rows(&["KKKAA", "9999A", "9999K", "9KKAA"]);
    table
}

#[test]
fn dt_28_an_accepted_bribe_is_a_gain() {
    for piece in ["bill", "nugget", "title-1"] {
        let mut table = tied();
        table.play(&format!("1 offer {piece}; 1 offer done; 2 offer done; 0 award 1"));
        assert_eq!(gainers(&mut table), [0, 1], "DT-28: {piece}");
    }
}

#[test]
fn dt_28_an_empty_offer_and_one_that_is_not_accepted_are_no_gain() {
    let mut table = tied();
    table.play("1 offer bill; 1 offer done; 2 offer done; 0 award 2");
    assert_eq!(gainers(&mut table), [1, 2], "DT-28: seat 0 took nothing");
}

#[test]
fn dt_28_a_card_won_and_stolen_at_once_still_counts() {
    let mut table = town(&["", "", "", ""], &["KKKKK", "JKKAA", "QKKAA", "KKKAA"]);
    table.play("* elixir; 2 rob 1: elixir");
    shows(&table, "1.store []; 2.store [elixir]", "DT-22");
    assert_eq!(gainers(&mut table), [0, 1, 2], "DT-28: the example of the document");
}

#[test]
fn dt_28_dollars_lost_again_still_count() {
    let mut table = town(&["joe", "", ""], &["KKKKK", "TKKAA", "KKKAA"]);
    assert_eq!(gainers(table.play("0 pass; 0 joe 1")), [0, 1], "DT-28");
    shows(&table, "*.dollars 12 7 8", "DT-19, DT-23");
}

#[test]
fn dt_28_winning_an_empty_bank_is_no_gain() {
    let mut table = Table::of(2);
    table.turn(&["KKKKK", "TKKAA"], "").rows(&["KKKKK", "TKKAA"]);
    assert_eq!(gainers(&mut table), [0], "DT-28: the example");
}

#[test]
fn dt_28_a_saloon_with_nobody_to_rob_is_no_gain() {
    let mut table = Table::of(3);
    assert_eq!(gainers(table.rows(&["KKKKK", "QKKAA", "KKKAA"])), [0], "DT-28");
}

#[test]
fn dt_28_most_kings_with_the_star_already_in_hand_are_no_gain() {
    let mut table = Table::of(3);
    assert_eq!(gainers(table.rows(&["KKKAA", "9999K", "9KKAA"])), [1], "DT-28");
}

#[test]
fn dt_28_losing_the_star_to_a_marshal_is_no_gain_nor_is_keeping_it() {
    let mut table = town(&["marshal", "", ""], &["9KAAA", "9KKAA", "9999A"]);
    assert_eq!(gainers(table.play("0 marshal")), [2], "DT-28");
    shows(&table, "sheriff 0", "DT-23");
}

#[test]
fn dt_28_half_of_one_dollar_is_no_gain() {
    let mut table = Table::of(3).hold(&["", "sharing", ""]);
    paid_rows(&mut table, &["KKKKK", "KKKAA", "TKKAA"], &[0, 0, 1]);
    table.end_turn("").rows(&["TKKKK", "KKKAA", "KKKAA"]).play("1 sharing");
    assert_eq!(gainers(&mut table), [0], "DT-28");
    shows(&table, "0.dollars 9; 1.dollars 8", "DT-19");
}

#[test]
fn dt_28_a_seat_that_gets_its_own_cards_back_in_the_saloon_gains_nothing() {
    let mut table = town(&["", "joe elixir", ""], &["KKKKK", "KKKAA", "QQKKA"]);
    table.play("2 rob 1: joe elixir; 2 take joe");
    assert_eq!(gainers(&mut table), [0, 2], "DT-28");
}

#[test]
fn dt_28_what_the_doctor_gives_is_a_gain_too_late_to_matter() {
    let (nines, jacks) = (["99KKK", "9KKAA", "9KKAA"], ["JJKKK", "JKKAA", "JKKAA"]);
    for (rows, treatment, gain) in [
        (nines, "doc dollars", vec![0, 1]),
        (nines, "doc nuggets", vec![0, 1]),
        (jacks, "doc store: wanted", vec![0, 1]),
        (jacks, "doc nuggets", vec![0]), // there are none yet
        (nines, "doc wire title-1 title-2", vec![0]),
        (nines, "pass", vec![0]),
    ] {
        let mut table = Table::of(3);
        table.turn(&["KKKKK", "AAAAA", "KKKAA"], "").rows(&rows).until("visit", "");
        table.play(&format!("0 visit 1; 1 {treatment}"));
        assert_eq!(gained(&table), gain, "DT-28: {treatment}");
        shows(&table, "awaits 2 doc", "DT-25");
    }
}

#[test]
fn dt_29_the_worked_example_of_a_whole_turn() {
    let mut table = Table::of(5);
    // Seat 4 has three titles from an earlier turn.
    table.turn(&["KKKKK", "KKKAA", "KKKAA", "KKKAA", "AAAAA"], "title-4 title-5 title-2");
    table.rows(&["999JK", "TTTKK", "JJJJA", "QQQAA", "9JJQQ"]);
    shows(&table, "*.nuggets 3 0 0 0 0; mine 27", "DT-29: the mine");
    shows(&table, "*.dollars 8 11 8 8 8; bank 0", "DT-29: the bank");
    table.play("* joe elixir equipment-8 marshal");
    shows(&table, "2.legal take equipment-8, take joe, take marshal, take elixir", "DT-29: four store cards");
    table.play("2 take equipment-8");
    shows(&table, "awaits 3 rob; 3.legal rob 2, rob 4", "DT-29: a hand of its choice");
    table.play("3 rob 4: title-3 title-1 title-2");
    shows(&table, "3.legal take title-1, take title-2, take title-3", "DT-29: three cards");
    table.play("3 take title-3");
    shows(&table, "awaits 2 star; sheriff 0", "DT-23");
    table.play("2 pass");
    shows(&table, "sheriff 1; awaits 2 corruption", "DT-29: the new sheriff; four jacks");
    table.play("2 pass");
    shows(&table, "2.titles [title-4 title-5]; titles.row [title-2]", "DT-29: the first and one more");
    table.play("* title-1 title-1; 2 pass");
    shows(&table, "*.titles [] [] [title-4 title-5] [title-3] [title-1 title-2]", "DT-29: no title for aces");
    assert_eq!(gained(&table), [0, 1, 2, 3], "DT-29: seat 4 gained nothing");
    shows(&table, "awaits 4 doc; 4.legal doc wire title-1 title-2, doc store, pass", "DT-29");
    table.play("4 doc wire title-1 title-2");
    shows(&table, "4.wired [title-1 title-2]; 4.titles []; turn 3; awaits chance", "DT-29");
}
