//! DT-16 and DT-17: which seats share the most, which sheriff decides, and for which seat.

use crate::rules::table::Table;
use dice_town::{Options, Place};

fn at(rows: &[&str]) -> Table {
    let mut table = Table::of(rows.len() as u8);
    table.rows(rows);
    table
}

/// Returns the places of the next ties. Sheriff 0 decides each in their own favour.
fn places<const N: usize>(table: &mut Table) -> [Place; N] {
    std::array::from_fn(|_| {
        table.until("award", "");
        let place = table.public().place;
        table.play("0 award 0");
        place
    })
}

#[test]
fn dt_16_the_most_need_no_sheriff() {
    let table = at(&["9KKKK", "99AAA", "9KAAA"]);
    assert_eq!(table.truth("1.nuggets"), "2", "DT-16: two against one and one");
}

#[test]
fn dt_16_none_at_all_is_no_tie() {
    let table = at(&["KKKKK", "KKAAA", "KKAAA"]);
    assert_eq!(
        (table.awaits(), table.truth("mine")),
        ("chance".into(), "30".into()),
        "DT-16: at least one die"
    );
    assert_eq!(table.truth("0.titles"), "[title-1]", "DT-24: chance is the first to be asked");
}

#[test]
fn dt_16_every_tied_seat_but_the_sheriff_offers_and_the_sheriff_awards_the_tied() {
    let cases = [
        (0, ["KKKKK", "9AAAA", "9AAAA", "AAAAA"], "1 2 offer", "award 1, award 2"),
        (3, ["KKKKK", "9AAAA", "9AAAA", "AAAAA"], "1 2 offer", "award 1, award 2"),
        (1, ["KKKKK", "9AAAA", "9AAAA", "AAAAA"], "2 offer", "award 1, award 2"),
        (2, ["99KKK", "99AAA", "99AAA", "99QQQ"], "0 1 3 offer", "award 0, award 1, award 2, award 3"),
        (1, ["99KKK", "9AAAA", "99AAA", "AAAAA"], "0 2 offer", "award 0, award 2"),
    ];
    for (sheriff, rows, offer, award) in cases {
        let mut table = Table::under(sheriff, 4);
        table.rows(&rows);
        assert_eq!((table.awaits(), table.public().place), (offer.into(), Place::Mine), "DT-16: {rows:?}");
        table.until("award", "");
        assert_eq!(table.awaits(), format!("{sheriff} award"), "DT-16: {rows:?}");
        assert_eq!(table.legal(sheriff), award, "DT-16: {rows:?}");
    }
}

#[test]
fn dt_16_nobody_else_can_be_chosen() {
    let mut table = at(&["9KKKK", "9AAAA", "AAAAA"]);
    assert_eq!(table.refused("2 offer bill"), "DT-16", "DT-16: not tied");
    assert_eq!(table.refused("0 offer bill"), "DT-16", "DT-16: the sheriff");
    assert_eq!(table.refused("0 award 0"), "DT-16", "DT-16: first the offers");
    table.play("1 offer done");
    assert_eq!(table.reason("0 award 2"), "DT-16 award", "DT-16");
    assert_eq!(table.refused("1 award 1"), "DT-16", "DT-16: the sheriff decides");
}

#[test]
fn dt_16_a_sheriff_who_is_tied_makes_no_offer() {
    let mut table = at(&["9KKKK", "9AAAA"]);
    assert_eq!(table.all("choice"), "null []", "State: of each seat asked");
    table.play("1 offer done");
    assert_eq!((table.all("choice"), table.bystander().offers[0]), ("null []".into(), None), "DT-16");
}

#[test]
fn dt_16_the_sheriff_may_favour_themself_and_takes_nothing_for_it() {
    let mut table = at(&["9KKKK", "9AAAA"]);
    table.play("1 offer bill; 1 offer bill; 1 offer done; 0 award 0");
    assert_eq!(table.all("nuggets dollars"), "1 0 / 8 8", "DT-16");
}

#[test]
fn dt_16_the_chosen_seat_wins_the_place_with_its_own_dice() {
    let mut table = at(&["KKKKK", "99AAA", "99QQA"]);
    table.play("1 offer done; 2 offer done; 0 award 2");
    assert_eq!(table.all("nuggets mine"), "0 0 2 / 28", "DT-18");
}

#[test]
fn dt_16_without_bribes_the_sheriff_decides_at_once() {
    assert!(Options::default().bribes, "DT-16: true is the default");
    let mut table = Table::without_bribes(3);
    table.rows(&["KKKKK", "9AAAA", "9AAAA"]);
    assert_eq!((table.awaits(), table.legal(0)), ("0 award".into(), "award 1, award 2".into()), "DT-16");
    assert_eq!(
        (table.refused("1 offer done"), table.all("choice")),
        ("DT-16", "null null null".into()),
        "DT-16"
    );
    table.play("0 award 1");
    assert_eq!(table.all("nuggets"), "0 1 0", "DT-16");
}

#[test]
fn dt_16_ties_are_settled_at_every_place_in_their_order() {
    let mut table = Table::without_bribes(2);
    table.rows(&["9TJQK", "9TJQK"]);
    let order = [Place::Mine, Place::Bank, Place::Store, Place::Saloon, Place::Star, Place::Hall];
    assert_eq!(places(&mut table), order, "DT-16, DT-27");
}

#[test]
fn dt_16_a_tie_is_settled_even_for_an_empty_bank() {
    let mut table = Table::of(2);
    table.turn(&["KKKKK", "TAAAA"], "").rows(&["TKKKK", "TAAAA"]);
    assert_eq!((table.awaits(), table.public().place), ("1 offer".into(), Place::Bank), "DT-16");
    assert_eq!(table.truth("bank"), "0", "DT-19");
    table.play("1 offer bill; 1 offer done; 0 award 1");
    assert_eq!(table.all("dollars"), "9 10", "DT-16: offers are binding");
}

#[test]
fn dt_16_a_tie_is_settled_even_with_nobody_to_rob() {
    let mut table = at(&["QKKKK", "QAAAA"]);
    assert_eq!((table.awaits(), table.public().place), ("1 offer".into(), Place::Saloon), "DT-16");
    table.play("1 offer done; 0 award 1");
    assert_eq!(table.each("titles"), ["[]", "[title-1 title-2 title-3]"], "DT-22: nothing happens there");
}

#[test]
fn dt_16_only_those_with_the_best_hand_are_tied_at_the_town_hall() {
    let mut table = at(&["9AAAA", "AAAAA", "AAAAA", "TAAAA"]);
    assert_eq!((table.awaits(), table.public().place), ("1 2 offer".into(), Place::Hall), "DT-27");
    table.play("2 offer bill; 2 offer done; 1 offer done");
    assert_eq!(table.legal(0), "award 1, award 2", "DT-27");
    table.play("0 award 2");
    assert_eq!(
        (table.truth("0.dollars"), table.truth("2.titles")),
        ("9".into(), "[title-1 title-2 title-3]".into())
    );
}

/// Seats 0 and 2 are tied at the mine and at the town hall. Between these places the star goes to
/// seat 1.
const STAR_MOVES: [&str; 3] = ["9AAAA", "KKKAA", "9AAAA"];

#[test]
fn dt_17_the_old_sheriff_decides_before_the_star_moves_and_the_new_one_after() {
    let mut table = at(&STAR_MOVES);
    assert_eq!(
        (table.awaits(), table.public().place),
        ("2 offer".into(), Place::Mine),
        "DT-17: 0 is sheriff"
    );
    table.play("2 offer bill; 2 offer done; 0 award 2");
    assert_eq!((table.truth("sheriff"), table.public().place), ("1".into(), Place::Hall), "DT-23");
    assert_eq!(table.awaits(), "0 2 offer", "DT-17: the old sheriff offers like anybody");
    table.play("0 offer bill; 0 offer done; 2 offer done");
    assert_eq!((table.awaits(), table.legal(1)), ("1 award".into(), "award 0, award 2".into()), "DT-17");
    table.play("1 award 0");
    assert_eq!(table.all("dollars"), "8 9 7", "DT-16: to the sheriff in office");
}

#[test]
fn dt_17_the_old_sheriff_decides_which_seat_follows() {
    let mut table = at(&["AAAAA", "KAAAA", "KAAAA"]);
    assert_eq!((table.awaits(), table.public().place), ("1 2 offer".into(), Place::Star), "DT-17");
    table.play("1 offer done; 2 offer bill; 2 offer done; 0 award 2");
    assert_eq!(table.all("sheriff dollars"), "2 / 9 8 7", "DT-17: the bribe is the old sheriff's");
}

#[test]
fn dt_17_a_tie_for_the_star_decides_which_sheriff_decides_next() {
    for (favoured, next) in [(0, "1 offer"), (1, "0 offer")] {
        let mut table = at(&["KAAAA", "KAAAA"]);
        table.play(&format!("1 offer done; 0 award {favoured}"));
        assert_eq!((table.truth("sheriff"), table.awaits()), (favoured.to_string(), next.into()), "DT-17");
        assert_eq!(table.public().place, Place::Hall, "DT-17");
    }
}

#[test]
fn dt_17_so_it_is_without_bribes() {
    let mut table = Table::without_bribes(2);
    table.rows(&["KAAAA", "KAAAA"]).play("0 award 1");
    assert_eq!((table.awaits(), table.public().place), ("1 award".into(), Place::Hall), "DT-17");
}

#[test]
fn dt_17_a_sheriff_whom_a_marshal_protects_decides_on() {
    let mut table = Table::of(3).hold(&["marshal", "", ""]);
    table.rows(&STAR_MOVES).play("2 offer done; 0 award 2").until("star", "").play("0 marshal");
    assert_eq!((table.awaits(), table.public().place), ("2 offer".into(), Place::Hall), "DT-17");
}

#[test]
fn dt_17_the_new_sheriff_decides_for_the_doctor() {
    let mut table = at(&["AAAAA", "KKAAA", "KAAAA", "KAAAA"]);
    table.until("visit", "");
    assert_eq!((table.awaits(), table.legal(1)), ("1 visit".into(), "visit 2, visit 3".into()), "DT-17");
}
