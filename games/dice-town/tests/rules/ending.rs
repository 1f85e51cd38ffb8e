//! DT-30 and DT-32: the end of a turn and of the game, and the winner.

use crate::rules::hall::few_titles;
use crate::rules::table::Table;
use crate::rules::town::{result, shows};

/// Plays the next turn: this seat mines five nuggets and wins the first title of the row.
#[track_caller]
fn five_nines(table: &mut Table, winner: usize, brings: &str) {
    table.turn(&rows_of(table.public().seats.into(), winner), brings);
}

fn rows_of(seats: usize, winner: usize) -> Vec<&'static str> {
    (0..seats).map(|seat| if seat == winner { "99999" } else { "9AAAA" }).collect()
}

/// A game of six turns, up to part II of the last one. In each turn the given seat mines five
/// nuggets and wins the first title: `title-1`, `title-2` and `title-3`, then the given ones. Seat
/// 0 is sheriff.
#[track_caller]
fn game(seats: u8, winners: [usize; 6], titles: [&str; 3]) -> Table {
    let mut table = Table::of(seats);
    for (turn, winner) in winners[..5].iter().enumerate() {
        five_nines(&mut table, *winner, titles.get(turn).unwrap_or(&""));
    }
    table.rows(&rows_of(seats.into(), winners[5]));
    table
}

#[test]
fn dt_30_after_the_doctor_the_dice_are_taken_back_and_the_marks_cleared() {
    let mut table = Table::of(3);
    table.rows(&["KKKKK", "KKKAA", "TKKAA"]).until("doc", "");
    shows(&table, "turn 1; *.row KKKKK KKKAA TKKAA; *.gained true false true", "DT-28");
    table.play("1 pass");
    shows(&table, "turn 2; *.row - - -; *.gained false false false; awaits chance; phase keep", "DT-30");
    table.play("* 99999");
    assert_eq!(table.refused("* 9999"), "DT-7", "all five dice are rolled again");
}

#[test]
fn dt_30_the_game_ends_when_the_mine_is_empty_but_only_after_the_doctor() {
    let mut table = Table::of(3);
    (0..5).for_each(|_| five_nines(&mut table, 1, ""));
    shows(&table, "mine 5; turn 6; awaits chance", "DT-30: nuggets are left");
    table.rows(&["TAAAA", "99999", "9AAAA"]).until("doc", "");
    shows(&table, "mine 0; 0.dollars 11; awaits 2 doc", "DT-30: the turn is played to its end");
    table.play("2 doc nuggets");
    shows(&table, "awaits over; to_act []; *.nuggets 0 29 1", "DT-30");
    shows(&table, "turn 6; *.row - - -; *.gained false false false", "DT-30");
}

#[test]
fn dt_30_with_one_nugget_left_the_game_goes_on() {
    let mut table = Table::of(2);
    (0..5).for_each(|_| five_nines(&mut table, 1, ""));
    table.turn(&["99AAA", "9999A"], "");
    shows(&table, "mine 1; turn 7; awaits chance", "DT-30");
}

#[test]
fn dt_30_the_game_ends_when_no_title_is_left_in_deck_and_row() {
    let mut table = few_titles(0);
    table.turn(&["KKKKA", "9KKAA"], "");
    assert_eq!((table.public().title_deck, table.public().titles.len()), (0, 1), "DT-24");
    shows(&table, "awaits chance; phase keep", "DT-30: a title is left in the row");
    table.rows(&["KKKKK", "KKKAA"]).until("doc", "");
    shows(&table, "titles.row []; awaits 1 doc", "DT-30: not before the doctor");
    table.play("1 pass");
    shows(&table, "awaits over", "DT-30");
    assert_ne!(table.truth("mine"), "0", "DT-30: nuggets are left");
}

#[test]
fn dt_30_after_the_end_nothing_may_happen() {
    let mut table = game(2, [0, 0, 0, 0, 0, 0], ["", "", ""]);
    table.end_turn("");
    shows(&table, "awaits over", "DT-30");
    for line in ["0 pass", "1 keep 9", "0 award 0", "* roll seat=#0 faces=99999", "* title card=title-1"] {
        assert_eq!(table.refused(line), "DT-30", "{line}");
    }
}

#[test]
fn dt_32_most_points_win() {
    let mut table = game(3, [0, 0, 1, 1, 1, 2], ["title-1", "title-1", "title-1"]);
    assert_eq!(result(table.end_turn("")), (vec![22, 24, 10], vec![1]), "DT-32");
}

/// Seat 0 has 10 for nuggets, 4 for dollars, 5 for the star and 3 for titles. Seat 1 has 15, 4, 0
/// and 5.
#[test]
fn dt_31_the_line_in_which_the_winner_is_farthest_ahead_decided_the_game() {
    let mut table = game(3, [0, 0, 1, 1, 1, 2], ["title-1", "title-1", "title-1"]);
    let decided = "dice-town-decided(seat=#1, second=#0, lead=2, line=nuggets, own=15, other=10)";
    assert_eq!(table.end_turn("").decided(), format!("DT-31 {decided}"));
}

#[test]
fn dt_32_points_come_before_titles() {
    let mut table = Table::of(2);
    for brings in ["title-1 title-1 title-1", "title-1 title-2 title-2", "title-2 title-2 title-3"] {
        table.turn(&["AAAAA", "99999"], brings);
    }
    (0..3).for_each(|_| five_nines(&mut table, 1, ""));
    assert_eq!((table.public().titles_held[0], table.public().titles_held[1]), (9, 3), "DT-24");
    assert_eq!(result(&table), (vec![23, 41], vec![1]), "DT-32");
}

#[test]
fn dt_32_a_tie_is_broken_by_the_number_of_titles() {
    let mut table = game(5, [1, 1, 0, 2, 3, 4], ["title-1", "title-1", "title-1"]);
    table.end_turn("");
    shows(&table, "0.titles [title-3]; 1.titles [title-1 title-2]; awaits over", "DT-32");
    assert_eq!(result(&table), (vec![17, 17, 10, 10, 10], vec![1]), "DT-32: not the sheriff");
    let decided = "dice-town-decided-titles(seat=#1, second=#0, points=17, own=2, other=1)";
    assert_eq!(table.decided(), format!("DT-32 {decided}"));
}

#[test]
fn dt_32_wired_titles_count_as_well() {
    let mut table = Table::of(5);
    [1, 1].into_iter().for_each(|winner| five_nines(&mut table, winner, "title-1"));
    table.rows(&rows_of(5, 0)).until("visit", "title-1");
    table.play("0 visit 1; 1 doc wire title-1 title-2").end_turn("");
    [2, 3, 4].into_iter().for_each(|winner| five_nines(&mut table, winner, ""));
    shows(&table, "0.titles [title-3]; 1.titles []; 1.wired [title-1 title-2]; awaits over", "DT-32");
    assert_eq!(result(&table), (vec![17, 17, 10, 10, 10], vec![1]), "DT-32");
}

#[test]
fn dt_32_of_those_still_tied_the_sheriff_names_the_winner_perhaps_themself() {
    for winner in [0, 1] {
        let mut table = game(2, [0, 0, 1, 0, 1, 1], ["title-5", "title-5", "title-5"]);
        table.until("award", "");
        shows(&table, "awaits 0 award; 0.legal award 0, award 1; *.choice null null", "DT-32: no bribes");
        shows(&table, "mine 0; turn 6; *.row - -", "DT-30");
        table.play(&format!("0 award {winner}"));
        shows(&table, "awaits over; to_act []; *.dollars 8 8", "DT-32");
        assert_eq!(result(&table), (vec![32, 32], vec![winner]), "DT-32");
        let (own, args) = (["yes", "no"][usize::from(winner)], "seats=[#0, #1], sheriff=#0");
        let decided = format!("dice-town-decided-sheriff({args}, seat=#{winner}, self={own})");
        assert_eq!(table.decided(), format!("DT-32 {decided}"));
    }
}

#[test]
fn dt_32_a_sheriff_who_is_not_tied_names_one_of_those_that_are() {
    let mut table = game(4, [1, 3, 1, 3, 1, 3], ["title-1", "title-1", "title-2"]);
    table.until("award", "");
    shows(&table, "awaits 0 award; 0.legal award 1, award 3", "DT-32");
    for line in ["0 award 0", "0 award 2", "0 pass", "1 award 1", "1 offer bill"] {
        assert_eq!(table.refused(line), "DT-32", "{line}");
    }
    table.play("0 award 3");
    assert_eq!(result(&table), (vec![9, 24, 4, 24], vec![3]), "DT-32");
}

#[test]
fn dt_32_a_seat_that_has_fewer_titles_is_not_among_those_still_tied() {
    let mut table = game(4, [1, 2, 2, 1, 0, 3], ["title-4", "title-5", "title-1"]);
    table.until("award", "");
    shows(&table, "*.titles [title-5] [title-1 title-4] [title-2 title-3] [title-1]", "DT-24");
    shows(&table, "awaits 0 award; 0.legal award 1, award 2", "DT-32");
    table.play("0 award 2");
    assert_eq!(result(&table), (vec![19, 19, 19, 10], vec![2]), "DT-32");
}
