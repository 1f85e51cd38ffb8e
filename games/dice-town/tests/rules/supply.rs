//! DT-21: the store deck, when it is renewed, and what happens if that is impossible.

use crate::rules::table::Table;
use crate::rules::town::{gained, shows};

/// Two turns in which seat 0 visits the store with five jacks. It then has three cards in hand, 12
/// cards are on the discard and four in the deck.
fn thinned() -> Table {
    let mut table = Table::of(2);
    (0..2).for_each(|_| _ = table.turn(&["JJJJJ", "9AAAA"], ""));
    shows(&table, "0.store [equipment-5 brute joe]; store.deck [marshal sharing wanted elixir]", "DT-21");
    shows(&table, &format!("store.discard [{DISCARD}]"), "DT-21");
    table
}

const DISCARD: &str = "equipment-1 equipment-2 equipment-3 equipment-4 equipment-8 dynamite girls brute \
    cheater cheater corruption credits";

/// Four turns of five seats in which all take store cards, at the store or from the doctor, until
/// exactly this many are left. Seat 0 is sheriff.
fn stocked(left: u8) -> Table {
    let mut table = Table::of(5);
    let cards = |table: &Table| table.public().store_deck + table.public().store_discard;
    for _ in 0..4 {
        table.rows(&["JJKKK", "JKKAA", "JKKAA", "JKKAA", "JKKAA"]);
        for visitor in (1..5).rev() {
            table.until("doc", "");
            let action = if cards(&table) > left { "doc store" } else { "pass" };
            table.play(&format!("{visitor} {action}"));
        }
        table.end_turn("");
    }
    assert_eq!(cards(&table), left);
    table
}

/// Returns the seat that holds this card.
fn holder(table: &Table, card: &str) -> usize {
    table.each("store").iter().position(|hand| hand.contains(card)).expect("a seat holds it")
}

/// Returns rows in which this seat has these jacks, and the sheriff, seat 0, keeps the star.
fn jacks(seat: usize, row: &'static str) -> [&'static str; 5] {
    let mut rows = ["KKKKK", "KKKAA", "KKKAA", "KKKAA", "KKKAA"];
    rows[seat] = row;
    rows
}

#[test]
fn dt_21_the_deck_is_not_renewed_before_a_card_is_due() {
    let mut table = thinned();
    table.rows(&["JJJJK", "9AAAA"]).play("0 pass: marshal sharing wanted elixir");
    shows(&table, &format!("awaits 0 take; store.deck []; store.discard [{DISCARD}]"), "DT-21");
    table.play("0 take wanted").end_turn("");
    assert_eq!((table.public().store_deck, table.public().store_discard), (0, 15), "DT-21");
    table.rows(&["JKKKK", "9AAAA"]);
    shows(&table, "awaits 0 credits; store.deck []", "DT-21");
    table.play("0 pass");
    shows(&table, "awaits chance; store.discard []", "DT-21: now");
    assert_eq!((table.public().store_deck, table.public().store_discard), (15, 0), "DT-21");
    table.play("* elixir");
    shows(&table, "0.store [equipment-5 brute joe wanted elixir]", "DT-21");
}

#[test]
fn dt_21_the_new_deck_is_the_discard_without_the_cards_just_drawn() {
    let mut table = thinned();
    table.rows(&["JJJJJ", "9AAAA"]).play("0 pass: marshal sharing wanted elixir");
    shows(&table, &format!("awaits chance; store.deck [{DISCARD}]; store.discard []"), "DT-21");
    shows(&table, "drawn [marshal sharing wanted elixir]", "DT-21");
    for card in ["elixir", "joe"] {
        assert_eq!(table.refused(&format!("* {card}")), "DT-21", "drawn, or in hand");
    }
    table.play("* credits; 0 take credits");
    shows(&table, "store.discard [marshal sharing wanted elixir]", "DT-21");
}

#[test]
fn dt_21_cards_laid_down_at_the_first_visit_may_come_at_the_second() {
    let mut table = thinned();
    for play in [
        "0 pass: marshal sharing wanted elixir credits; 0 take credits",
        "0 pass: equipment-1 equipment-2 equipment-3 equipment-4 equipment-8; 0 take equipment-8",
    ] {
        table.rows(&["JJJJJ", "9AAAA"]).play(play).end_turn("");
    }
    shows(&table, "store.deck [dynamite girls brute cheater cheater corruption]", "DT-21");
    table.rows(&["JJJJJ", "9AAAA"]).play("0 credits: dynamite girls brute cheater cheater; 0 take cheater");
    shows(&table, "awaits chance; store.deck [corruption]", "DT-21: the second visit");
    table.play("* corruption");
    let renewed = "equipment-1 equipment-2 equipment-3 equipment-4 dynamite girls brute cheater credits \
        marshal sharing wanted elixir";
    shows(&table, &format!("drawn [corruption]; store.deck [{renewed}]; store.discard []"), "DT-12, DT-21");
}

#[test]
fn dt_21_if_there_are_too_few_it_draws_what_there_is() {
    let mut table = stocked(2);
    table.rows(&jacks(1, "JJJJK")).until("take", "");
    assert_eq!((table.public().drawn_store, table.public().store_deck), (2, 0), "DT-21");
    assert_eq!(table.legal(1).matches("take").count(), 2, "DT-21");
}

#[test]
fn dt_21_of_a_single_card_there_is_no_choice_however_many_jacks() {
    let mut table = stocked(1);
    let held = table.public().store_held[1];
    table.rows(&jacks(1, "JJJJK")).until("star", "");
    assert_eq!((table.public().store_held[1], table.public().store_deck), (held + 1, 0), "DT-21");
}

#[test]
fn dt_21_if_no_card_is_left_nothing_happens_and_it_is_not_asked() {
    let mut table = stocked(0);
    table.rows(&jacks(1, "JJJJK"));
    shows(&table, "awaits 0 star; store.deck []; store.discard []", "DT-21");
}

#[test]
fn dt_25_the_doctor_gives_no_store_card_if_none_exists() {
    let mut table = stocked(0);
    table.rows(&jacks(4, "JJJJK")).until("visit", "").play("0 visit 4");
    shows(&table, "awaits 4 doc; 4.legal doc dollars, pass", "DT-25");
    assert_eq!(table.refused("4 doc store"), "DT-25");
}

#[test]
fn dt_28_winning_an_empty_store_is_no_gain() {
    let mut table = stocked(0);
    table.rows(&jacks(4, "JJJJK")).until("visit", "");
    assert_eq!(gained(&table), [0], "DT-28: only the best hand brings something");
}

#[test]
fn dt_21_credits_are_in_the_new_deck_that_they_call_for() {
    let mut table = stocked(1);
    let seat = holder(&table, "credits");
    let held = table.public().store_held[seat];
    table.rows(&jacks(seat, "JKKKK")).until("credits", "").play(&format!("{seat} credits"));
    table.until("star", "credits");
    assert_eq!(holder(&table, "credits"), seat, "DT-12, DT-21: the second card");
    assert_eq!(table.public().store_held[seat], held + 1, "DT-21");
}
