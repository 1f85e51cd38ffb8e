//! DT-22: the saloon, and girls.

use crate::rules::table::Table;
use crate::rules::town::{shows, town};

/// Seat 0 wins the saloon with the queens of this row. The others hold these store cards.
fn saloon(row: &str, hands: &[&str]) -> Table {
    let rows: Vec<&str> = (0..hands.len()).map(|seat| if seat == 0 { row } else { "KAAAA" }).collect();
    town(hands, &rows)
}

#[test]
fn dt_22_the_winner_chooses_another_seat_that_holds_cards() {
    let table = saloon("QQKKK", &["", "joe", "", "marshal"]);
    shows(&table, "awaits 0 rob; 0.legal rob 1, rob 3", "DT-22");
    for line in ["0 rob 0", "0 rob 2", "0 pass", "1 rob 3"] {
        assert_eq!(table.refused(line), "DT-22", "{line}");
    }
}

#[test]
fn dt_22_one_candidate_is_no_decision() {
    let table = saloon("QQKKK", &["", "", "joe"]);
    shows(&table, "awaits chance; phase take", "DT-22");
    assert_eq!(table.refused("* steal seat=#0 from=#1 card=joe"), "DT-22");
    assert_eq!(table.refused("* steal seat=#1 from=#2 card=joe"), "DT-22");
    assert_eq!(table.refused("* title-1"), "DT-22", "seat 0 holds it");
}

#[test]
fn dt_22_the_thief_draws_as_many_cards_as_it_has_queens_keeps_one_and_gives_the_rest_back() {
    let mut table = saloon("QQKKK", &["", "joe elixir marshal"]);
    table.play("* elixir joe");
    shows(&table, "awaits 0 take; drawn [joe elixir]; 0.legal take joe, take elixir", "DT-22");
    shows(&table, "*.store [] [marshal]", "DT-22: in no hand");
    assert_eq!(table.refused("0 take marshal"), "DT-22", "not drawn");
    assert_eq!(table.refused("1 take joe"), "DT-22");
    table.play("0 take elixir");
    shows(&table, "*.store [elixir] [joe marshal]; drawn absent; store.discard []", "DT-22");
}

#[test]
fn dt_22_if_there_are_fewer_the_thief_draws_all_one_by_one() {
    let mut table = saloon("QQQQK", &["", "joe elixir"]);
    table.play("* joe");
    shows(&table, "awaits chance; drawn [joe]", "DT-22: drawn by chance all the same");
    table.play("* elixir");
    shows(&table, "awaits 0 take; drawn [joe elixir]; *.store [] []", "DT-22");
}

#[test]
fn dt_22_one_card_is_no_decision_two_alike_are() {
    let mut table = saloon("QQQKK", &["", "joe"]);
    table.play("* joe");
    shows(&table, "awaits 0 star; *.store [joe] []", "DT-22: a single card");
    let mut table = saloon("QKKKK", &["", "brute cheater"]);
    table.play("* cheater");
    shows(&table, "awaits 0 star; *.store [cheater] [brute]", "DT-22: a single queen");
    let mut table = saloon("QQKKK", &["", "brute brute"]);
    table.play("* brute brute");
    shows(&table, "awaits 0 take; 0.legal take brute", "DT-22: two alike");
}

#[test]
fn dt_22_titles_and_store_cards_alike() {
    let mut table = town(&["joe", ""], &["KKKAA", "QQQKK"]);
    shows(&table, "0.titles [title-1 title-2]", "as the table was set up");
    assert_eq!(table.chances().iter().map(|(_, weight)| weight).sum::<u32>(), 3, "DT-22: any of its cards");
    table.play("* title-2 joe title-1");
    shows(&table, "1.legal take joe, take title-1, take title-2; 0.titles []; 0.store []", "DT-22");
    table.play("1 take title-1");
    shows(&table, "1.titles [title-1]; 0.store [joe]; 0.titles [title-2]", "DT-22");
}

#[test]
fn dt_22_without_queens_nobody_is_robbed() {
    let table = saloon("KKKKK", &["girls", "joe"]);
    shows(&table, "awaits 0 star; *.store [girls] [joe]", "DT-22");
}

#[test]
fn dt_22_a_winner_who_holds_a_store_card_is_asked_for_girls_first() {
    let table = saloon("QQKKK", &["equipment-1", "girls", "joe"]);
    shows(&table, "awaits 0 girls; 0.legal pass", "DT-15, DT-22: whatever card it is");
    assert_eq!(table.refused("0 girls"), "DT-12");
    assert_eq!(table.refused("0 rob 1"), "DT-22");
    let table = saloon("QQKKK", &["", "girls", "joe"]);
    shows(&table, "awaits 0 rob", "DT-22: titles are no store cards");
}

#[test]
fn dt_22_without_a_candidate_nothing_happens_and_it_is_not_asked() {
    let table = saloon("QQKKK", &["girls", "", ""]);
    shows(&table, "awaits 0 star; 0.store [girls]", "DT-22");
}

#[test]
fn dt_22_girls_on_the_same_seat_draw_from_the_whole_hand_again() {
    let mut table = saloon("QQKKK", &["girls", "joe elixir", "marshal"]);
    shows(&table, "awaits 0 girls; 0.legal girls, pass", "DT-22");
    table.play("0 girls; 1 pass; 2 pass");
    shows(&table, "awaits 0 rob; 0.legal rob 1, rob 2; store.discard [girls]", "DT-12, DT-22");
    table.play("0 rob 1: joe elixir; 0 take elixir; 0 rob 1: joe");
    shows(&table, "*.store [joe elixir] [] [marshal]; awaits 0 star", "DT-22: not a third time");
}

#[test]
fn dt_22_girls_on_different_seats() {
    let mut table = saloon("QKKKK", &["girls", "joe elixir", "marshal"]);
    table.play("0 girls; 1 pass; 2 pass; 0 rob 1: joe; 0 rob 2: marshal");
    shows(&table, "*.store [joe marshal] [elixir] []; awaits 0 star", "DT-22");
}

#[test]
fn dt_22_the_seats_that_can_be_robbed_are_found_again() {
    let hands = ["girls", "joe", "elixir", "marshal"];
    let mut table = saloon("QKKKK", &hands);
    table.play("0 girls; 1 pass; 2 pass; 3 pass; 0 rob 2: elixir");
    shows(&table, "awaits 0 rob; 0.legal rob 1, rob 3", "DT-22: seat 2 has nothing left");
    let mut table = saloon("QKKKK", &hands[..3]);
    table.play("0 girls; 1 pass; 2 pass; 0 rob 2: elixir");
    shows(&table, "awaits chance; phase take", "DT-22: one candidate is left");
    let mut table = saloon("QKKKK", &hands[..2]);
    table.play("0 girls; 1 pass; * joe");
    shows(&table, "awaits 0 star; *.store [joe] []", "DT-22: none is left");
}

#[test]
fn dt_22_cancelled_girls_rob_once() {
    let mut table = saloon("QKKKK", &["girls", "wanted joe"]);
    table.play("0 girls; 1 wanted: joe");
    shows(&table, "awaits 0 star; *.store [joe] []; store.discard [girls wanted]", "DT-13, DT-22");
}

#[test]
fn dt_22_a_seat_that_spent_its_last_card_on_wanted_cannot_be_robbed() {
    let mut table = saloon("QKKKK", &["girls", "wanted"]);
    table.play("0 girls; 1 wanted");
    shows(
        &table,
        "awaits chance; drawn absent; *.store [] []; 1.titles [title-1 title-1 title-1]",
        "DT-22, DT-24",
    );
}

/// Seat 1 has wired title-1 and title-2, and holds title-3.
fn wired() -> Table {
    let mut table = Table::of(3);
    table.turn(&["KKKKK", "AAAAA", "KKKAA"], "");
    table.rows(&["99KKK", "9KKAA", "9KKAA"]).until("visit", "").play("0 visit 1; 1 doc wire title-1 title-2");
    table.end_turn("");
    shows(&table, "1.wired [title-1 title-2]; 1.titles [title-3]", "DT-25");
    table
}

#[test]
fn dt_22_wired_titles_are_safe() {
    let mut table = wired();
    table.rows(&["QQQKK", "KKAAA", "KKAAA"]);
    assert_eq!(table.refused("* title-1"), "DT-22");
    table.play("* title-3");
    shows(&table, "0.titles [title-1 title-3]; 1.wired [title-1 title-2]; 1.titles []", "DT-22: all it had");
}

#[test]
fn dt_22_a_seat_that_has_only_wired_titles_is_no_candidate() {
    let mut table = wired();
    table.turn(&["QQQQQ", "9AAAA", "99AAA"], "");
    shows(&table, "1.wired [title-1 title-2]; 1.titles []; 2.titles []", "DT-22");
    table.rows(&["KKKAA", "KKAAA", "QQQKK"]);
    shows(&table, "awaits chance; phase take", "DT-22: seat 0 is the only one");
    assert_eq!(table.refused("* steal seat=#2 from=#1 card=title-2"), "DT-22");
}
