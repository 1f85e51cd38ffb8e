//! DT-16: secret offers to the sheriff, piece by piece.

use crate::rules::rolling::with_dollars;
use crate::rules::secrecy::at_the_doctor;
use crate::rules::table::{ANYBODY, Table};

/// Seats 1 and 2 are tied at the mine and make offers. Seat 1 has $8, 4 nuggets, `brute brute joe`
/// and two `title-1`. Seat 2 has $8 and `girls`. Sheriff 0 has $8 and three titles.
fn tied() -> Table {
    let mut table = Table::of(3).hold(&["", "brute brute joe", "girls"]);
    table.turn(&["KKKAA", "9999A", "KKAAA"], "").rows(&["KKKKK", "9KKAA", "9KKAA"]);
    table
}

#[test]
fn dt_16_what_one_has_can_be_offered() {
    let table = tied();
    assert_eq!(table.awaits(), "1 2 offer", "DT-16");
    let all = "offer bill, offer nugget, offer brute, offer joe, offer title-1, offer done";
    assert_eq!(table.legal(1), all, "DT-16: in canonical order");
    assert_eq!(table.legal(2), "offer bill, offer girls, offer done", "DT-16: only what one has");
    assert_eq!(table.reason("2 offer nugget"), "DT-16 not-owned", "DT-16");
    assert_eq!(table.reason("1 offer marshal"), "DT-16 not-owned", "DT-16");
}

#[test]
fn dt_16_no_more_of_anything_than_one_has() {
    let mut table = tied();
    for piece in ["bill"; 8].into_iter().chain(["nugget"; 4]).chain(["brute"; 2]).chain(["joe"]) {
        table.play(&format!("1 offer {piece}"));
        if piece == "joe" {
            assert_eq!(table.reason("1 offer joe"), "DT-16 not-owned", "DT-16");
        }
    }
    for piece in ["bill", "nugget", "brute", "joe"] {
        assert_eq!(table.reason(&format!("1 offer {piece}")), "DT-16 not-owned", "DT-16: {piece}");
    }
    table.play("1 offer title-1; 1 offer title-1");
    assert_eq!(table.legal(1), "offer done", "DT-16: all is offered");
}

#[test]
fn dt_16_bills_then_nuggets_then_cards_in_canonical_order() {
    let mut table = tied();
    let steps = [
        ("bill", "offer bill, offer nugget, offer brute, offer joe, offer title-1, offer done"),
        ("nugget", "offer nugget, offer brute, offer joe, offer title-1, offer done"),
        ("brute", "offer brute, offer joe, offer title-1, offer done"),
        ("joe", "offer title-1, offer done"),
        ("title-1", "offer title-1, offer done"),
    ];
    for (piece, legal) in steps {
        table.play(&format!("1 offer {piece}"));
        assert_eq!(table.legal(1), legal, "DT-16: after {piece}");
    }
    for earlier in ["bill", "nugget", "brute"] {
        assert_eq!(table.reason(&format!("1 offer {earlier}")), "DT-16 order", "DT-16: {earlier}");
    }
}

#[test]
fn dt_16_several_build_in_any_interleaving() {
    let mut table = tied();
    table.play("2 offer bill; 1 offer nugget; 2 offer girls; 2 offer done");
    assert_eq!(
        (table.awaits(), table.refused("2 offer bill")),
        ("1 offer".into(), "DT-16"),
        "DT-16: done is done"
    );
    table.play("1 offer brute; 1 offer done");
    assert_eq!(table.awaits(), "0 award", "DT-16");
}

#[test]
fn dt_16_pieces_are_listed_until_the_award() {
    let mut table = tied();
    assert_eq!(table.all("choice"), "null [] []", "State");
    table.play("1 offer bill; 1 offer nugget; 1 offer title-1");
    assert_eq!(table.all("choice"), "null [bill nugget title-1] []", "State");
    table.play("1 offer done; 2 offer done");
    assert_eq!(table.all("choice"), "null [bill nugget title-1] []", "State: never done");
    table.play("0 award 2");
    assert_eq!(table.all("choice"), "null null null", "State");
}

#[test]
fn dt_16_offers_are_secret_until_all_are_made() {
    let offered = |pieces: &str| {
        let mut table = tied();
        table.play(pieces);
        table
    };
    let pairs = [("", "1 offer bill"), ("1 offer done", "1 offer nugget; 1 offer title-1; 1 offer done")];
    for (one, two) in pairs.map(|(one, two)| (offered(one), offered(two))) {
        assert_eq!(one.view(0), two.view(0), "DT-16: not even the sheriff");
        assert_eq!((one.view(2), one.bystander()), (two.view(2), two.bystander()), "DT-16");
        assert_ne!(one.view(1), two.view(1), "DT-16");
    }
}

#[test]
fn dt_16_then_all_offers_are_shown_to_everybody() {
    let mut table = tied();
    table.play("1 offer bill; 1 offer bill; 1 offer joe; 1 offer done");
    let told = table.notices("2 offer done", ANYBODY);
    let expected = ["DT-16 offered(seat=#1, offer=[bills(count=2), joe])", "DT-16 offered-nothing(seat=#2)"];
    assert_eq!(told, expected, "DT-16");
    let shown = table.bystander().offers;
    let pieces = shown.map(|offer| offer.map(|offer| (offer.bills, offer.nuggets, offer.cards.len())));
    assert_eq!(pieces[..3], [None, Some((2, 0, 1)), Some((0, 0, 0))], "DT-16: not the sheriff's");
    assert_eq!((table.view(2).offers, table.view(0).offers), (shown, shown), "DT-16");
}

#[test]
fn dt_16_only_the_chosen_offer_changes_hands() {
    let mut table = tied();
    table.play("1 offer bill; 1 offer nugget; 1 offer nugget; 1 offer joe; 1 offer title-1; 1 offer done");
    table.play("2 offer bill; 2 offer bill; 2 offer girls; 2 offer done");
    assert_eq!(table.all("dollars nuggets"), "8 8 8 / 0 4 0", "DT-16: not before the award");
    table.play("0 award 1");
    assert_eq!(table.all("dollars nuggets"), "9 7 8 / 2 2 0", "DT-16");
    assert_eq!(table.all("store"), "[joe] [brute brute] [girls]", "DT-16");
    assert_eq!(table.each("titles"), ["[title-1 title-1 title-2 title-3]", "[title-1]", "[]"], "DT-16");
}

#[test]
fn dt_16_the_offer_changes_hands_before_the_place_is_resolved() {
    let mut kept = tied();
    kept.play("1 offer done; 2 offer bill; 2 offer done; 0 award 2");
    assert_eq!(kept.awaits(), "2 dynamite", "DT-18: with a store card");
    let mut given = tied();
    given.play("1 offer done; 2 offer girls; 2 offer done; 0 award 2");
    assert_eq!((given.truth("2.nuggets"), given.truth("0.store")), ("1".into(), "[girls]".into()), "DT-16");
    assert_eq!(given.awaits(), "0 star", "DT-15: not asked for dynamite any more; the sheriff is asked now");
}

#[test]
fn dt_16_an_offer_can_be_empty() {
    let mut table = tied();
    table.play("2 offer done; 1 offer done; 0 award 1");
    assert_eq!(table.all("dollars nuggets"), "8 8 8 / 0 4 0", "DT-16");
    assert_eq!(table.truth("0.gained"), "false", "DT-28: no gain");
}

#[test]
fn dt_16_a_seat_that_has_nothing_still_says_done() {
    let mut table = with_dollars(0, "9AAAA 9AAAA");
    table.play("0 keep 9; 1 keep 9");
    for roll in ["AAAA", "AAA", "AA", "A"] {
        table.play(&format!("* {roll} {roll}; 0 keep A; 1 keep A"));
    }
    assert_eq!((table.awaits(), table.legal(1)), ("1 offer".into(), "offer done".into()), "DT-16");
}

#[test]
fn dt_16_wired_titles_cannot_be_offered() {
    let mut table = at_the_doctor();
    table.play("1 doc wire title-1 title-3").rows(&["9KKKK", "9KKKA"]);
    assert_eq!(table.legal(1), "offer bill, offer title-2, offer done", "DT-16");
    assert_eq!(table.reason("1 offer title-3"), "DT-16 not-owned", "DT-16");
}
