//! DT-31: victory points.

use crate::rules::table::{ANYBODY, Table};
use crate::rules::town::{paid_rows, result, shows};

/// Lets seat 0 mine all that is left. It takes a title in each turn, and the others get nothing.
#[track_caller]
fn mine_out(table: &mut Table) {
    let mut rows = vec!["9AAAA"; table.public().seats.into()];
    rows[0] = "99999";
    while table.truth("phase") != "over" {
        table.turn(&rows, "");
    }
}

#[test]
fn dt_31_the_worked_example() {
    let mut table = Table::of(3).hold(&["equipment-3 equipment-5 equipment-2", "", ""]);
    shows(&table, "0.titles [title-1 title-2]; titles.row [title-3 title-1 title-1]", "DT-24");
    for brings in ["title-4", "title-5", ""] {
        table.turn(&["9AAAA", "99999", "9AAAA"], brings);
    }
    table.turn(&["9999A", "99AAA", "99AAA"], "").turn(&["99KKA", "9AAAA", "9KAAA"], "");
    table.turn(&["9AAAA", "99999", "9AAAA"], "");
    paid_rows(&mut table, &["99AAA", "9999A", "99AAA"], &[1, 0, 0]);
    shows(&table, "mine 0; 0.nuggets 6; 0.dollars 7; sheriff 0", "DT-31");
    shows(&table, "0.store [equipment-2 equipment-3 equipment-5]", "DT-31");
    shows(&table, "0.titles [title-1 title-2 title-4 title-5]", "DT-31");
    table.until("visit", "").play("0 visit 2; 2 pass");
    shows(&table, "awaits 0 doc", "DT-25");
    let lines = "seat=#0, nuggets=6, dollars=3, star=5, equipment=10, worth=12, titles=4, total=36";
    let told = table.notices("0 pass", ANYBODY);
    assert!(told.contains(&format!("DT-31 scored({lines})")), "DT-31: {told:?}");
    assert_eq!(result(&table).0[0], 36, "DT-31");
}

#[test]
fn dt_31_equipment_is_worth_its_number_and_other_store_cards_nothing() {
    for (card, points) in [
        ("equipment-1", 5),
        ("equipment-2", 6),
        ("equipment-3", 7),
        ("equipment-4", 8),
        ("equipment-5", 9),
        ("equipment-8", 12),
        ("elixir", 4),
        ("dynamite", 4),
    ] {
        let mut table = Table::of(2).hold(&["", card]);
        mine_out(&mut table);
        assert_eq!(result(&table).0[1], points, "DT-31: $8 and {card}");
    }
}

#[test]
fn dt_31_one_point_for_two_dollars_rounded_down() {
    for (paid, points) in [(0, 4), (1, 3), (2, 3), (3, 2), (4, 2)] {
        let mut table = Table::of(2);
        paid_rows(&mut table, &["99999", "9AAAA"], &[0, paid]);
        table.end_turn("");
        mine_out(&mut table);
        assert_eq!(result(&table).0[1], points, "DT-31: ${}", 8 - paid);
    }
}

#[test]
fn dt_31_titles_count_in_hand_or_wired() {
    for answer in ["1 pass", "1 doc wire title-1 title-3", "1 doc wire title-2 title-3"] {
        let mut table = Table::of(2);
        table.turn(&["99999", "AAAAA"], "").rows(&["99999", "9AAAA"]).until("doc", "");
        table.play(answer);
        mine_out(&mut table);
        assert_eq!(result(&table).0[1], 10, "DT-31: $8 and titles 1 + 2 + 3, {answer}");
    }
}

#[test]
fn dt_31_five_points_for_the_sheriff_alone() {
    for (rows, points) in [(["99999", "9AAAA"], 4), (["99999", "KKKKA"], 9)] {
        let mut table = Table::of(2);
        table.turn(&rows, "");
        mine_out(&mut table);
        assert_eq!(result(&table).0[1], points, "DT-31: {rows:?}");
    }
}
