//! DT-21: a visit to the General Store, and credits. The store deck is in `supply.rs`.

use crate::rules::table::{ANYBODY, Table};
use crate::rules::town::{shows, town};
use kernel::{Seat, Viewer};

/// In the second turn, seat 0 visits the store with these jacks.
fn shopping(jacks: &str) -> Table {
    town(&["", ""], &[jacks, "KKKAA"])
}

#[test]
fn dt_21_the_winner_draws_as_many_cards_as_it_has_jacks_and_keeps_one() {
    let mut table = shopping("JJJKK");
    table.play("* joe brute");
    shows(&table, "awaits chance; phase take; drawn [brute joe]", "DT-21: the third is due");
    table.play("* equipment-8");
    shows(&table, "awaits 0 take; drawn [equipment-8 brute joe]; 0.store []; store.discard []", "DT-21");
    shows(&table, "0.legal take equipment-8, take brute, take joe", "DT-21");
    table.play("0 take brute");
    shows(&table, "0.store [brute]; store.discard [equipment-8 joe]; drawn absent; awaits 0 star", "DT-21");
}

#[test]
fn dt_21_a_card_that_was_not_drawn_cannot_be_taken_and_it_must_take_one() {
    let mut table = shopping("JJKKK");
    table.play("* joe brute");
    assert_eq!(table.refused("0 take elixir"), "DT-21");
    assert_eq!(table.refused("0 pass"), "DT-21");
    assert_eq!(table.refused("1 take joe"), "DT-21");
    assert_eq!(table.refused("* store card=elixir"), "DT-21", "no third card");
}

#[test]
fn dt_21_one_card_is_no_decision() {
    let mut table = shopping("JKKKK");
    table.play("* joe");
    shows(&table, "awaits 0 star; 0.store [joe]; drawn absent; store.discard []", "DT-21");
}

#[test]
fn dt_21_two_alike_are_a_decision() {
    let mut table = shopping("JJKKK");
    table.play("* brute brute");
    shows(&table, "awaits 0 take; 0.legal take brute; drawn [brute brute]", "DT-21");
    table.play("0 take brute");
    shows(&table, "0.store [brute]; store.discard [brute]", "DT-21");
}

#[test]
fn dt_21_only_the_most_jacks_visit_the_store() {
    let mut table = town(&["", ""], &["JKKKK", "JJJAA"]);
    table.play("* joe dynamite elixir; 1 take joe");
    shows(&table, "*.store [] [joe]; awaits 1 star", "DT-21");
}

#[test]
fn dt_21_without_jacks_nobody_visits_the_store() {
    let table = town(&["credits", ""], &["KKKKK", "KKKAA"]);
    shows(&table, "awaits 0 star; phase star", "DT-21");
}

#[test]
fn dt_21_in_the_first_turn_the_winner_does_it_twice() {
    let mut table = Table::of(2);
    table.rows(&["KKKAA", "JJKKA"]).play("* joe elixir; 1 take joe");
    shows(&table, "awaits chance; 1.store [joe]; store.discard [elixir]", "DT-21: not asked for credits");
    assert_eq!(table.refused("* elixir"), "DT-21", "it lies on the discard");
    table.play("* girls dynamite; 1 take girls");
    shows(&table, "1.store [girls joe]; store.discard [dynamite elixir]; awaits 1 star", "DT-21: twice");
}

#[test]
fn dt_21_in_the_first_turn_with_one_jack_it_gets_two_cards_without_a_decision() {
    let mut table = Table::of(2);
    table.rows(&["JKKKK", "KKKAA"]).play("* joe elixir");
    shows(&table, "0.store [joe elixir]; store.discard []; awaits 0 star", "DT-21");
}

#[test]
fn dt_21_the_second_turn_is_like_all_others_even_if_nobody_shopped_in_the_first() {
    let mut table = Table::of(2);
    table.turn(&["KKKKK", "KKKAA"], "").rows(&["JKKKK", "KKKAA"]).play("* joe");
    shows(&table, "turn 2; 0.store [joe]; awaits 0 star", "DT-21");
}

#[test]
fn dt_21_credits_bring_two_visits() {
    let mut table = town(&["credits", ""], &["JJKKK", "JKKAA"]);
    shows(&table, "awaits 0 credits; 0.legal credits, pass", "DT-21");
    table.play("0 credits");
    shows(&table, "awaits chance; store.discard [credits]", "DT-12: at once");
    table.play("* joe dynamite; 0 take joe");
    shows(&table, "awaits chance; phase take", "DT-21: asked once, before the first draw");
    table.play("* girls equipment-1; 0 take girls");
    shows(&table, "0.store [girls joe]; store.discard [equipment-1 dynamite credits]", "DT-21");
    shows(&table, "awaits 0 star", "DT-21: not three times");
}

#[test]
fn dt_21_a_seat_that_passes_or_is_cancelled_does_it_once() {
    for answers in ["0 pass", "0 credits; 1 wanted"] {
        let mut table = town(&["credits joe", "wanted"], &["JKKKK", "KKKAA"]);
        table.play(answers).play("* elixir");
        shows(&table, "awaits 0 star", "DT-13, DT-21");
    }
}

#[test]
fn dt_21_a_winner_is_asked_whatever_card_it_holds_and_nobody_else() {
    let table = town(&["equipment-1", "credits"], &["JJKKK", "JKKAA"]);
    shows(&table, "awaits 0 credits; 0.legal pass", "DT-15, DT-21");
    assert_eq!(table.refused("0 credits"), "DT-12", "not held");
    assert_eq!(table.refused("0 girls"), "DT-21", "not asked for");
    assert_eq!(table.refused("1 credits"), "DT-21", "not asked");
    let table = town(&["", "credits"], &["JJKKK", "JKKAA"]);
    shows(&table, "awaits chance; phase take", "DT-21: a winner without a store card is not asked");
}

#[test]
fn dt_21_only_the_winner_sees_what_it_draws_and_keeps_and_the_rest_goes_face_down() {
    for (viewer, told) in [
        (ANYBODY, "DT-21 took-store-hidden(seat=#0)"),
        (Viewer::Seat(Seat(1)), "DT-21 took-store-hidden(seat=#0)"),
        (Viewer::Seat(Seat(0)), "DT-21 took-store(seat=#0, card=joe)"),
    ] {
        let mut table = shopping("JJKKK");
        table.play("* joe elixir");
        assert_eq!(table.notices("0 take joe", viewer)[0], told, "DT-21");
        assert_eq!(table.public().store_discard, 1, "DT-21");
        assert!(table.public().known.discard.is_empty(), "DT-21: face down");
    }
}
