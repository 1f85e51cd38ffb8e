//! DT-25: which seats see the doctor, in which order, and what the doctor does. Elixirs are in
//! `elixir.rs`.

use crate::rules::table::Table;
use crate::rules::town::{gained, shows, spend, town};
use kernel::View as _;

/// Plays a turn after which only seat 1 sees the doctor: seat 0 has five dice of one face, seat 2
/// five of another, and seat 1 some of both.
#[track_caller]
fn visit(table: &mut Table, rows: [&str; 3]) {
    table.rows(&rows).until("doc", "");
    shows(table, "awaits 1 doc", "DT-25");
    assert_eq!(gained(table), [0, 2], "DT-28");
}

/// Seat 0 has had a turn, and holds a title.
fn second_turn() -> Table {
    Table::of(3).hold(&["", "", ""])
}

/// Seat 1 holds these titles, seat 0 those that came before.
fn with_titles(titles: &str) -> Table {
    let mut table = Table::of(3);
    match titles {
        // Five queens, and no seat to rob.
        "title-1" => table.turn(&["KKKKA", "QQQQQ", "KKKAA"], ""),
        "title-1 title-2 title-3" => table.turn(&["KKKKK", "AAAAA", "KKKAA"], ""),
        _ => {
            for brings in titles.split(' ') {
                table.turn(&["KKKKK", "KKKAA", "KKKAA"], brings);
            }
            table.turn(&["KKKKK", "AAAAA", "KKKAA"], "")
        }
    };
    shows(&table, &format!("1.titles [{titles}]"), "DT-24");
    table
}

#[test]
fn dt_25_each_treatment_needs_its_face_and_passing_is_always_legal() {
    for (rows, legal) in [
        (["99999", "9999T", "TTTTT"], "pass"),
        (["99999", "9999J", "JJJJJ"], "doc store, pass"),
        (["TTTTT", "TTTTQ", "QQQQQ"], "doc store, pass"),
        (["99999", "9999K", "KKKKK"], "doc dollars, pass"),
        (["TTTTT", "TTTTK", "KKKKK"], "doc dollars, pass"),
        (["AAAAA", "9999A", "99999"], "doc nuggets, pass"),
        (["AAAAA", "TTTTA", "TTTTT"], "doc nuggets, pass"),
        (["JJJJJ", "JJJJK", "KKKKK"], "doc store, doc dollars, pass"),
        (["AAAAA", "QQQQA", "QQQQQ"], "doc store, doc nuggets, pass"),
        (["AAAAA", "KKKKA", "KKKKK"], "doc dollars, doc nuggets, pass"),
    ] {
        let mut table = second_turn();
        visit(&mut table, rows);
        shows(&table, &format!("1.legal {legal}"), &format!("DT-25: {}", rows[1]));
        for treatment in ["doc wire title-1", "doc store", "doc dollars", "doc nuggets"] {
            if !legal.contains(treatment) {
                assert_eq!(table.refused(&format!("1 {treatment}")), "DT-25", "{}: {treatment}", rows[1]);
            }
        }
        table.play("1 pass");
        shows(&table, "turn 3; awaits chance", "DT-25, DT-30");
    }
}

#[test]
fn dt_25_with_a_nine_or_a_ten_two_titles_of_the_hand_are_wired() {
    for rows in [["99999", "999KA", "KKKKK"], ["TTTTT", "TTTKA", "KKKKK"]] {
        let mut table = with_titles("title-1 title-2 title-3");
        visit(&mut table, rows);
        let wires = "doc wire title-1 title-2, doc wire title-1 title-3, doc wire title-2 title-3";
        shows(&table, &format!("1.legal {wires}, doc dollars, doc nuggets, pass"), "DT-25");
        for line in ["1 doc wire title-1", "1 doc wire title-1 title-1", "1 doc wire title-1 title-4"] {
            assert_eq!(table.refused(line), "DT-25", "{line}");
        }
        let grave = table.view(1).aid().plays.into_iter().filter(|play| play.grave).map(|play| play.action);
        assert!(grave.eq(table.view(1).actions()[..3].iter().copied()), "what is wired lies open");
        table.play("1 doc wire title-1 title-3");
        shows(&table, "1.titles [title-2]; 1.wired [title-1 title-3]", "DT-25");
    }
}

#[test]
fn dt_25_without_a_nine_or_a_ten_nothing_is_wired() {
    let mut table = with_titles("title-1 title-2 title-3");
    visit(&mut table, ["AAAAA", "KKKKA", "KKKKK"]);
    shows(&table, "1.legal doc dollars, doc nuggets, pass", "DT-25");
    assert_eq!(table.refused("1 doc wire title-1 title-2"), "DT-25");
}

#[test]
fn dt_25_of_titles_alike_each_pair_is_one_action() {
    let mut table = with_titles("title-1 title-1 title-2");
    visit(&mut table, ["99999", "9999T", "TTTTT"]);
    shows(&table, "1.legal doc wire title-1 title-1, doc wire title-1 title-2, pass", "DT-25");
    assert_eq!(table.refused("1 doc wire title-2 title-2"), "DT-25", "it has only one");
    table.play("1 doc wire title-1 title-1");
    shows(&table, "1.titles [title-2]; 1.wired [title-1 title-1]", "DT-25");
}

#[test]
fn dt_25_a_single_title_is_wired_alone() {
    let mut table = with_titles("title-1");
    visit(&mut table, ["99999", "9999T", "TTTTT"]);
    shows(&table, "1.legal doc wire title-1, pass", "DT-25");
    assert_eq!(table.refused("1 doc wire title-1 title-1"), "DT-25");
    table.play("1 doc wire title-1");
    shows(&table, "1.titles []; 1.wired [title-1]", "DT-25");
}

#[test]
fn dt_25_titles_that_are_wired_are_not_wired_again() {
    let mut table = with_titles("title-1 title-2 title-3");
    visit(&mut table, ["99999", "9999T", "TTTTT"]);
    table.play("1 doc wire title-2 title-3");
    visit(&mut table, ["99999", "9999K", "KKKKK"]);
    shows(&table, "1.legal doc wire title-1, doc dollars, pass", "DT-25: a single one in hand");
    table.play("1 doc wire title-1");
    shows(&table, "1.titles []; 1.wired [title-1 title-2 title-3]", "DT-25");
    visit(&mut table, ["99999", "9999K", "KKKKK"]);
    shows(&table, "1.legal doc dollars, pass", "DT-25: none in hand");
}

#[test]
fn dt_25_wired_titles_can_no_longer_be_offered() {
    let mut table = with_titles("title-1 title-2 title-3");
    visit(&mut table, ["99999", "9999K", "KKKKK"]);
    table.play("1 doc wire title-1 title-2").rows(&["9AAAA", "99KAA", "99KKA"]);
    shows(&table, "sheriff 2; awaits 1 offer; 1.legal offer bill, offer title-3, offer done", "DT-16, DT-25");
    assert_eq!(table.refused("1 offer title-1"), "DT-16");
}

#[test]
fn dt_25_a_store_card_from_the_doctor_is_given_without_a_choice() {
    let mut table = second_turn();
    visit(&mut table, ["99999", "99JJJ", "JJJJJ"]);
    table.play("1 doc store");
    shows(&table, "awaits chance; phase doc", "DT-25");
    assert_eq!(table.refused("* title card=title-1"), "DT-25");
    table.play("* joe");
    shows(&table, "1.store [joe]; awaits chance; turn 3", "DT-25: one card, however many jacks");
}

#[test]
fn dt_25_the_doctor_renews_an_empty_store_deck() {
    let mut table = Table::of(2);
    // Five jacks: two visits in the first turn, one in the second. Then four cards are left for
    // four jacks, and the last die is a king.
    (0..2).for_each(|_| _ = table.turn(&["JJJJJ", "9AAAA"], ""));
    table.rows(&["JJJJK", "JJAAA"]).until("doc", "");
    shows(&table, "store.deck []; awaits 1 doc; 1.legal doc store, doc nuggets, pass", "DT-25");
    assert_eq!(table.public().store_discard, 15, "DT-21: not renewed before");
    table.play("1 doc store");
    shows(&table, "store.discard []; awaits chance", "DT-21, DT-25");
    assert_eq!(table.public().store_deck, 15, "DT-25");
}

#[test]
fn dt_25_every_other_seat_gives_two_dollars_or_what_it_has() {
    let mut table = Table::of(5);
    spend(&mut table, 2, &[4, 3]);
    spend(&mut table, 3, &[4, 4]);
    spend(&mut table, 4, &[4, 2]);
    table.rows(&["99KKA", "9KAAA", "9KAAA", "9KAAA", "9JQKA"]).until("visit", "");
    shows(&table, "*.dollars 8 8 1 0 2; bank 24", "DT-8");
    table.play("0 visit 1; 1 doc dollars");
    shows(&table, "*.dollars 6 13 0 0 0; bank 24", "DT-25: 2 + 1 + 0 + 2");
}

#[test]
fn dt_25_every_other_seat_that_has_one_gives_a_nugget() {
    let mut table = Table::of(4);
    table.turn(&["99999", "9AAAA", "9AAAA", "9AAAA"], "").turn(&["9AAAA", "9AAAA", "99999", "9AAAA"], "");
    table.rows(&["KKKKK", "KKKAA", "KKKAA", "KKKAA"]).until("visit", "").play("0 visit 3; 3 doc nuggets");
    shows(&table, "*.nuggets 4 0 4 2; mine 20; *.dollars 8 8 8 8", "DT-25: none from seat 1");
}

#[test]
fn dt_25_both_are_legal_even_if_they_bring_nothing() {
    let mut table = Table::of(2);
    spend(&mut table, 0, &[4, 4]);
    for treatment in ["1 doc nuggets", "1 doc dollars"] {
        table.rows(&["KKKKK", "KKKAA"]).until("doc", "");
        shows(&table, "*.dollars 0 8; *.nuggets 0 0; 1.legal doc dollars, doc nuggets, pass", "DT-25");
        table.play(treatment);
        shows(&table, "*.dollars 0 8; *.nuggets 0 0; awaits chance", "DT-25");
    }
}

#[test]
fn dt_25_while_several_wait_the_sheriff_names_the_next_and_the_last_needs_no_decision() {
    let mut table = town(&["", "", "", ""], &["KKKKK", "KKKAA", "KKKAA", "KKKAA"]);
    table.until("visit", "");
    shows(&table, "awaits 0 visit; 0.legal visit 1, visit 2, visit 3", "DT-25");
    for line in ["0 visit 0", "0 pass", "1 visit 1"] {
        assert_eq!(table.refused(line), "DT-25", "{line}");
    }
    table.play("0 visit 2");
    shows(&table, "awaits 2 doc", "DT-25: treated before the next is named");
    assert_eq!(table.refused("0 visit 1"), "DT-25");
    table.play("2 doc dollars");
    shows(&table, "awaits 0 visit; 0.legal visit 1, visit 3", "DT-25");
    table.play("0 visit 3; 3 pass");
    shows(&table, "awaits 1 doc", "DT-25: no decision");
    table.play("1 doc dollars");
    shows(&table, "*.dollars 4 12 12 4; turn 3; awaits chance", "DT-25");
}

#[test]
fn dt_25_it_is_the_new_sheriff_who_names() {
    let mut table = Table::of(4);
    table.rows(&["9999A", "9KKAA", "9KAAA", "9KAAA"]).until("visit", "");
    shows(&table, "sheriff 1; awaits 1 visit; 1.legal visit 2, visit 3", "DT-17, DT-25");
}

#[test]
fn dt_25_a_sheriff_who_gained_nothing_may_name_themself() {
    let mut table = Table::of(3);
    table.rows(&["KKKAA", "9999K", "9KKAA"]).until("visit", "");
    shows(&table, "sheriff 0; awaits 0 visit; 0.legal visit 0, visit 2", "DT-25");
    table.play("0 visit 0");
    shows(&table, "awaits 0 doc", "DT-25");
}

#[test]
fn dt_25_where_everybody_gained_nobody_sees_the_doctor() {
    let mut table = Table::of(2);
    table.rows(&["KKKKK", "9KKAA"]).end_turn("");
    shows(&table, "turn 2; awaits chance", "DT-25");
}
