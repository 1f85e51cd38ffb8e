//! WS-11: which tricks one may look at, and what a view remembers all the same.

use crate::rules::tables::{
    ANYBODY, FOUR_SEAT_ROUND, Table, deal, dealt, four_seat_round, mentions, names, page, seat, trick,
};
use kernel::{NoOptions, Viewer};

/// Three tricks, taken by seats 1, 0 and 2 (WS-9).
fn three_tricks() -> Table {
    let mut table = dealt(0, &["black1-10", "red1-10", "green1-10"]);
    trick(&mut table, "hat", 0, "black10 red3 green10");
    trick(&mut table, "star", 1, "red4 green6 black6");
    trick(&mut table, "wanted", 0, "black3 red9 green5");
    table
}

#[test]
fn ws_11_anyone_may_look_at_the_last_trick() {
    let table = three_tricks();
    let line = "wild-shots-page-last-trick(seat=#2, cards=[black3, red9, green5])";
    for viewer in [seat(0), seat(1), seat(2), ANYBODY] {
        let page = page(&table, viewer);
        assert_eq!(page.lines().filter(|&found| found == line).count(), 1, "WS-11: {viewer:?}\n{page}");
    }
}

#[test]
fn ws_11_older_tricks_of_others_are_not_shown() {
    let table = three_tricks();
    let (first, second) = ("black10 red3 green10", "red4 green6 black6");
    let shown = |viewer, trick| mentions(&page(&table, viewer), trick);
    // Who took a trick may look at it; for everybody else it lies face down.
    for viewer in [seat(0), seat(2), ANYBODY] {
        assert!(!shown(viewer, first), "WS-11: seat 1 took the first trick, not {viewer:?}");
    }
    for viewer in [seat(1), seat(2), ANYBODY] {
        assert!(!shown(viewer, second), "WS-11: seat 0 took the second trick, not {viewer:?}");
    }
}

#[test]
fn ws_11_before_the_first_trick_is_taken_there_is_none_to_look_at() {
    let mut table = dealt(0, &["black1-10", "red1-10", "green1-10"]);
    trick(&mut table, "hat", 0, "black10 red3");
    assert!(!page(&table, seat(2)).contains("last-trick"), "WS-11");
    table.run("2 play green10");
    assert!(page(&table, seat(2)).contains("last-trick"), "WS-11");
}

#[test]
fn ws_11_every_view_holds_all_cards_played_in_the_round() {
    let mut table = three_tricks();
    trick(&mut table, "revolver", 2, "green3");
    let played = "black3 black6 black10 red3 red4 red9 green3 green5 green6 green10";
    for viewer in [seat(0), seat(1), seat(2), ANYBODY] {
        assert_eq!(names(table.view(viewer).public.played()), played, "WS-11: {viewer:?}");
    }
}

#[test]
fn ws_11_every_view_knows_who_took_which_trick() {
    let table = three_tricks();
    let public = table.view(ANYBODY).public;
    let tricks: Vec<String> =
        public.finished().map(|(cards, taker)| format!("{cards:?} {taker:?}")).collect();
    let expected = ["[black10, red3, green10] #1", "[red4, green6, black6] #0", "[black3, red9, green5] #2"];
    assert_eq!(tricks, expected, "WS-11");
}

#[test]
fn ws_11_a_new_round_leaves_nothing_to_look_at() {
    let mut table = Table::open(&NoOptions, 4);
    table.run("* leader seat=#0");
    four_seat_round(&mut table, 0, &FOUR_SEAT_ROUND);
    deal(&mut table, 1, &["blue1-10", "black1-10", "red1-10", "green1-10"]);
    for viewer in Viewer::all(4) {
        assert_eq!(names(table.view(viewer).public.played()), "", "WS-11");
        assert!(!page(&table, viewer).contains("last-trick"), "WS-11");
    }
}
