//! DT-24: the town hall, and corruption.

use crate::rules::table::{ANYBODY, Table};
use crate::rules::town::{shows, town};
use kernel::{Seat, Viewer};

/// A table after turns in which seat 0 took the whole row, until the deck holds this many titles.
/// Before that, seat 0 got `corruption`. The row is full.
pub(crate) fn few_titles(deck: u8) -> Table {
    let mut table = Table::of(2).hold(&["corruption", ""]);
    for row in ["AAAAA"; 6].into_iter().chain(["KKKKK"; 2]) {
        if table.public().title_deck == deck {
            break;
        }
        table.turn(&[row, "9AAAA"], "");
    }
    assert_eq!((table.public().title_deck, table.public().titles.len()), (deck, 3));
    table
}

#[test]
fn dt_24_the_first_title_and_one_more_for_each_ace_as_far_as_the_row_goes() {
    for (row, taken) in [
        ("KKKKK", "0.titles [title-1]; titles.row [title-2 title-3]"),
        ("KKKKA", "0.titles [title-1 title-2]; titles.row [title-3]"),
        ("KKKAA", "0.titles [title-1 title-2 title-3]; titles.row []"),
        ("KAAAA", "0.titles [title-1 title-2 title-3]; titles.row []"),
        ("AAAAA", "0.titles [title-1 title-2 title-3]; titles.row []"),
    ] {
        let mut table = Table::of(2);
        table.rows(&[row, "9KKAA"]);
        shows(&table, taken, "DT-24");
        shows(&table, "1.titles []; awaits chance", "DT-24: only the winner's aces count");
    }
}

#[test]
fn dt_24_the_row_moves_down_and_new_titles_join_at_the_far_end_one_by_one() {
    let mut table = Table::of(2);
    table.rows(&["KKKKA", "99KAA"]).play("* title-5");
    shows(&table, "titles.row [title-3 title-5]; awaits chance", "DT-24");
    table.play("* title-4");
    shows(&table, "titles.row [title-3 title-5 title-4]; turn 2", "DT-24");
    table.rows(&["KKKKK", "99KAA"]);
    shows(&table, "0.titles [title-1 title-2 title-3]; titles.row [title-5 title-4]", "DT-24: first first");
}

#[test]
fn dt_24_a_title_that_is_not_in_the_deck_cannot_come() {
    let mut table = Table::of(2);
    for _ in 0..4 {
        table.turn(&["KKKKK", "99KAA"], "title-5");
    }
    table.rows(&["KKKKK", "99KAA"]).play("* title-5");
    shows(&table, "titles.row [title-5 title-5 title-5]", "DT-24");
    table.turn(&["KKKKK", "99KAA"], "").rows(&["KKKKK", "99KAA"]);
    assert_eq!(table.refused("* title-5"), "DT-24", "all five are out");
    assert_eq!(table.refused("* store card=joe"), "DT-24");
    assert_eq!(table.refused("0 pass"), "DT-24");
}

#[test]
fn dt_24_a_winner_with_a_store_card_is_asked_first_and_nobody_else() {
    let mut table = town(&["equipment-1", "corruption"], &["KKKKA", "99KAA"]);
    table.until("corruption", "");
    shows(&table, "awaits 0 corruption; 0.legal pass; titles.row [title-1 title-1 title-1]", "DT-15, DT-24");
    assert_eq!(table.refused("0 corruption"), "DT-12");
    assert_eq!(table.refused("0 marshal"), "DT-24");
    assert_eq!(table.refused("1 corruption"), "DT-24");
    let mut table = town(&["", "corruption"], &["KKKKA", "99KAA"]);
    table.play("1 pass; 1 pass");
    shows(&table, "awaits chance; titles.row [title-1]", "DT-24: a winner without one is not asked");
}

#[test]
fn dt_24_corruption_takes_a_title_from_the_deck_between_taking_and_refill() {
    let mut table = town(&["corruption", ""], &["KKKKA", "99KAA"]);
    table.play("0 pass");
    shows(&table, "awaits 0 corruption; 0.legal corruption, pass; 0.titles [title-1 title-2]", "DT-24");
    table.play("0 corruption");
    shows(&table, "awaits chance; 0.titles [title-1 title-1 title-2 title-3]; titles.row [title-1]", "DT-24");
    table.play("* title-5");
    shows(&table, "awaits chance; 0.titles [title-1 title-1 title-2 title-3 title-5]", "DT-24: its own");
    shows(&table, "titles.row [title-1]; store.discard [corruption]", "DT-24: not the row's");
    table.play("* title-4 title-2");
    shows(&table, "titles.row [title-1 title-4 title-2]; turn 4", "DT-24: two for the row, not three");
}

#[test]
fn dt_24_a_seat_that_passes_or_is_cancelled_takes_only_the_titles_of_the_row() {
    for answers in ["0 pass", "0 corruption; 1 wanted"] {
        let mut table = town(&["corruption", "wanted"], &["KKKKK", "99KAA"]);
        table.until("corruption", "").play(answers).play("* title-5");
        shows(&table, "0.titles [title-1 title-1 title-2 title-3]", "DT-13, DT-24");
        shows(&table, "titles.row [title-1 title-1 title-5]", "DT-24: the first to come is the row's");
    }
}

#[test]
fn dt_24_only_the_seat_that_takes_it_sees_the_title_from_the_deck() {
    for (viewer, told) in [
        (ANYBODY, "DT-24 took-unseen-hidden(seat=#0)"),
        (Viewer::Seat(Seat(1)), "DT-24 took-unseen-hidden(seat=#0)"),
        (Viewer::Seat(Seat(0)), "DT-24 took-unseen(seat=#0, card=title-5)"),
    ] {
        let mut table = town(&["corruption", ""], &["KKKKK", "99KAA"]);
        table.play("0 pass; 0 corruption");
        assert_eq!(table.notices("* title-5", viewer), [told], "DT-24");
    }
}

#[test]
fn dt_24_the_row_is_refilled_as_far_as_the_deck_goes() {
    let mut table = few_titles(2);
    table.turn(&["AAAAA", "9AAAA"], "");
    assert_eq!((table.public().title_deck, table.public().titles.len()), (0, 2), "DT-24");
    table.rows(&["KKAAA", "99KAA"]).until("corruption", "").play("0 pass");
    shows(&table, "titles.row []", "DT-24: of two titles, two");
}

#[test]
fn dt_24_corruption_comes_before_the_row_for_the_last_title_too() {
    let mut table = few_titles(1);
    table.rows(&["KKKKK", "9AAAA"]).play("0 pass; 0 corruption");
    shows(&table, "awaits chance; titles.deck [title-5]", "DT-24");
    table.play("* title-5");
    assert_eq!((table.public().title_deck, table.public().titles.len()), (0, 2), "DT-24: no refill");
}

#[test]
fn dt_24_corruption_brings_nothing_if_the_deck_is_empty() {
    let mut table = few_titles(0);
    let held = table.public().titles_held[0];
    table.rows(&["KKKKK", "9AAAA"]).play("0 pass");
    shows(&table, "awaits 0 corruption; 0.legal corruption, pass", "DT-24: legal all the same");
    table.play("0 corruption");
    shows(&table, "awaits chance; turn 12; store.discard [corruption]", "DT-24: the next turn's rolls");
    assert_eq!((table.public().titles_held[0], table.public().titles.len()), (held + 1, 2), "DT-24");
}
