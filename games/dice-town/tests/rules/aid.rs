//! What clients receive besides the view: costs, leaders and points.

use crate::rules::table::Table;
use dice_town::{Action, Dice, Place};
use kernel::{Action as _, Seat, Seats, View as _};

#[test]
fn dt_08_every_legal_choice_has_its_cost() {
    let mut table = Table::of(2).hold(&["brute", ""]);
    table.play("* 99TTK JQKAA");
    let aid = table.view(0).aid();
    assert_eq!(aid.plays.len(), table.view(0).actions().len());
    for preview in aid.plays {
        let cost = match preview.action {
            Action::Keep(dice) if dice.is_empty() => 1,
            Action::Keep(dice) => dice.len() - 1,
            Action::KeepBrute(_) => 0,
            other => panic!("{other:?} keeps no dice"),
        };
        assert_eq!(preview.cost, cost, "{preview:?}");
    }
    assert!(table.bystander().aid().plays.is_empty());
}

/// Returns the grave actions of a seat.
fn grave(table: &Table, seat: u8) -> String {
    let view = table.view(seat);
    let plays = view.aid().plays.into_iter().filter(|play| play.grave);
    plays.map(|play| play.action.text(Seat(seat), view.public.seats)).collect::<Vec<_>>().join(", ")
}

#[test]
fn dt_08_dice_that_cost_and_a_brute_are_grave() {
    let mut table = Table::of(2).hold(&["brute", ""]);
    table.play("* 99999 JQKAA");
    assert_eq!(
        grave(&table, 0),
        "keep -, keep 99, keep 999, keep 9999, keep 99999, \
         keep 99 brute, keep 999 brute, keep 9999 brute, keep 99999 brute"
    );
}

#[test]
fn dt_12_a_card_that_is_played_is_grave_and_passing_is_not() {
    let mut table = Table::of(3).hold(&["", "dynamite", "wanted"]);
    table.rows(&["KKKKK", "9KKKK", "KKKAA"]);
    assert_eq!(grave(&table, 1), "dynamite");
    assert_eq!(grave(table.play("1 dynamite"), 2), "wanted");
}

#[test]
fn dt_16_an_offer_is_grave_once_there_is_something_in_it() {
    let mut table = Table::under(2, 3).hold(&["joe", "", ""]);
    table.rows(&["99KAA", "99KAA", "KKKKK"]);
    assert_eq!(table.public().bribers(), Seats(0b011));
    assert_eq!(grave(&table, 0), "");
    assert_eq!(grave(table.play("0 offer joe"), 0), "offer done");
    assert_eq!(grave(&table, 1), "");
}

#[test]
fn dt_16_the_leaders_are_read_from_the_rows() {
    let mut table = Table::of(3);
    table.play("* 99TTK 9JQKA TTTKK; 0 keep 99T; 1 keep 9KA; 2 keep TTT");
    let aid = table.bystander().aid();
    let leads = |place: Place| {
        let leader = aid.leaders.iter().find(|leader| leader.place == place).expect("every place");
        (leader.seats.iter().map(|seat| seat.0).collect::<Vec<_>>(), leader.dice.to_string())
    };
    assert_eq!(leads(Place::Mine), (vec![0], "99".to_owned()));
    assert_eq!(leads(Place::Bank), (vec![2], "TTT".to_owned()));
    assert_eq!(leads(Place::Store), (vec![], "-".to_owned()));
    assert_eq!(leads(Place::Star), (vec![1], "K".to_owned()));
    assert_eq!(leads(Place::Hall), (vec![2], "TTT".to_owned()), "three of a kind, so far");
}

#[test]
fn dt_27_equal_rows_lead_together() {
    let mut table = Table::of(3);
    table.play("* 99TTK 99TTK 9JQKA; 0 keep 99; 1 keep 99; 2 keep A");
    let hall = table.bystander().aid().leaders[5];
    assert_eq!((hall.seats, hall.dice), (Seats(0b011), Dice::read("99").expect("dice")));
}

#[test]
fn dt_31_points_are_counted_as_far_as_a_viewer_can_know() {
    let mut table = Table::of(2).hold(&["", "equipment-8"]);
    let [own, other] = [1, 0].map(|viewer| table.view(viewer).aid().points[1]);
    assert_eq!((own.0.equipment, own.1), (8, 0), "its owner knows all of them");
    assert_eq!((other.0.equipment, other.1), (0, 1), "to the other it is one card it cannot see");
    let sheriff = table.view(1).aid().points[0];
    let title = table.truth("0.titles");
    assert_eq!((sheriff.0.star, sheriff.0.dollars, sheriff.1), (5, 4, 0), "{title} was taken openly");
    assert_eq!(sheriff.0.total(), sheriff.0.titles + 9);
    table.play("* 9999K KKKKK");
    assert_eq!(table.view(0).aid().points[1].1, 1);
}

#[test]
fn dt_31_once_the_points_are_counted_everybody_sees_them_all() {
    let mut table = Table::of(2).hold(&["", "equipment-8"]);
    while table.truth("phase") != "over" {
        table.turn(&["99999", "KKKKK"], "");
    }
    let points = |viewer: u8| table.view(viewer).aid().points;
    assert_eq!(points(0), points(1));
    assert_eq!(table.bystander().aid().points[1].0.equipment, 8);
    assert_eq!(table.bystander().hands.map(|hands| hands[1].store().len()), Some(1), "{:?}", Seat(1));
}
