//! DT-6: what is secret and what is public. Two states that differ only in what a viewer may not
//! know must look the same to that viewer.

use crate::rules::table::{ANYBODY, Table};
use dice_town::{Card, Cards};
use kernel::{Seat, Viewer};

/// Asserts that the two look the same to everybody except this seat.
#[track_caller]
fn alike_but_for(one: &Table, two: &Table, only: u8) {
    for seat in 0..one.public().seats {
        assert_eq!(one.view(seat) == two.view(seat), seat != only, "seat {seat}");
    }
    assert!(one.bystander() == two.bystander(), "a bystander");
}

/// Seat 1 gained nothing this turn and has a nine in its row. It has won three titles before, and
/// is at the doctor.
pub(crate) fn at_the_doctor() -> Table {
    let mut table = Table::of(2);
    table.turn(&["QQKKK", "KAAAA"], "").rows(&["999KK", "9KAAA"]).until("doc", "");
    table
}

#[test]
fn dt_06_store_cards_are_secret() {
    let [joe, marshal] = ["joe wanted", "marshal wanted"].map(|hand| Table::of(3).hold(&["", hand, ""]));
    alike_but_for(&joe, &marshal, 1);
}

#[test]
fn dt_06_a_seat_knows_its_own_cards_only() {
    let table = Table::of(2).hold(&["joe wanted", "girls"]);
    let store = |viewer: Cards| viewer.store().iter().map(Card::name).collect::<Vec<_>>();
    assert_eq!(store(table.view(0).hand), ["joe", "wanted"], "DT-6");
    assert_eq!(store(table.view(1).hand), ["girls"], "DT-6");
    assert_eq!(table.bystander().hand, Cards::NONE, "DT-6");
}

#[test]
fn dt_06_how_many_cards_of_each_back_is_public() {
    let table = Table::of(3).hold(&["joe", "girls sharing brute", ""]);
    let public = table.public();
    assert_eq!(public.store_held[..3], [1, 3, 0], "DT-6");
    // One title for the sheriff in each of three turns.
    assert_eq!(public.titles_held[..3], [3, 0, 0], "DT-6: the backs differ");
    assert_eq!((public.store_deck, public.store_discard, public.title_deck), (15, 0, 19), "DT-6");
}

#[test]
fn dt_06_a_title_taken_unseen_is_secret() {
    let corrupt = |title: &str| {
        let mut table = Table::of(2).hold(&["corruption joe", ""]);
        table.rows(&["KKKKK", "KKAAA"]).until("corruption", "");
        table.play(&format!("0 corruption: {title} title-4"));
        table
    };
    alike_but_for(&corrupt("title-5"), &corrupt("title-1"), 0);
}

#[test]
fn dt_06_dollars_nuggets_and_wired_titles_are_public() {
    let mut table = at_the_doctor();
    table.play("1 doc wire title-1 title-3");
    let public = table.public();
    assert_eq!(
        (public.dollars[..2].to_vec(), public.nuggets[..2].to_vec()),
        (vec![8, 8], vec![3, 0]),
        "DT-6"
    );
    let wired: Vec<_> = public.wired[1].iter().map(Card::name).collect();
    assert_eq!((wired, public.titles_held[1]), (vec!["title-1", "title-3"], 1), "DT-6");
    assert_eq!(
        (table.truth("1.wired"), table.truth("1.titles")),
        ("[title-1 title-3]".into(), "[title-2]".into())
    );
}

#[test]
fn dt_06_only_the_winner_sees_what_it_draws_at_the_store() {
    let drawn = |cards: &str| {
        let mut table = Table::of(3);
        table.rows(&["KKKKK", "JJKKA", "KKKAA"]).play(&format!("* {cards}"));
        assert_eq!(table.awaits(), "1 take", "DT-21");
        table
    };
    alike_but_for(&drawn("joe wanted"), &drawn("brute brute"), 1);
    let mut table = Table::of(3);
    table.rows(&["KKKKK", "JJKKA", "KKKAA"]);
    assert_eq!(table.notices("* joe", Viewer::Seat(Seat(1))), ["DT-21 drew(seat=#1, card=joe)"], "DT-6");
    assert_eq!(table.notices("* girls", ANYBODY), ["DT-21 drew-hidden(seat=#1)"], "DT-6");
}
