//! A table played from opening to end, resumed, and refused.

use kernel::{Awaits, NoOptions, Rule, Seat, Step, View, Viewer};
use table::{Declined, Seed, Table, Unfit};
use wild_shots::{Action, Card, Chance, WildShots};

fn open(seed: u64) -> Table<WildShots> {
    Table::open(&NoOptions, 3, Seed::from_number(seed), &[]).expect("three can play").0
}

fn first_action(table: &Table<WildShots>, seat: Seat) -> Action {
    table.view(Viewer::Seat(seat)).actions()[0]
}

/// Plays the first legal card of whoever is to act, that many times.
fn play(table: &mut Table<WildShots>, decisions: usize) {
    for _ in 0..decisions {
        let Some(seat) = table.awaits().seats().first() else { return };
        let at = table.decision(seat).expect("who is awaited owes a decision");
        let action = first_action(table, seat);
        table.act(seat, at, action).expect("a listed action is legal");
    }
}

#[test]
fn a_table_deals_at_once_and_waits_for_a_seat() {
    let table = open(7);
    assert_eq!(table.steps().len(), 1 + 30 + 1, "leader, thirty cards, trump");
    // The leader of rules/vectors' game with seed 7 is seat 1, and its first card green 6.
    assert_eq!(table.steps()[0], Step::Chance(Chance::Leader(Seat(1))));
    assert_eq!(table.steps()[1], Step::Chance(Chance::Card(Card::read("green6").expect("a card"))));
    assert!(table.awaits() == Awaits::Seats(kernel::Seats::only(Seat(1))));
}

#[test]
fn a_table_plays_to_its_end() {
    let mut table = open(1);
    play(&mut table, 1000);
    assert_eq!(table.awaits(), Awaits::Nothing);
    assert_eq!(table.standing().expect("a result").scores().len(), 3);
    assert_eq!(table.steps().iter().filter(|step| matches!(step, Step::Act(..))).count(), 120);
}

#[test]
fn an_answer_to_an_earlier_decision_is_stale_and_changes_nothing() {
    let mut table = open(2);
    let seat = table.awaits().seats().first().expect("somebody leads");
    let (at, card) = (table.decision(seat).expect("a decision"), first_action(&table, seat));
    assert_eq!(table.act(seat, at + 1, card).err(), Some(Declined::Stale));
    table.act(seat, at, card).expect("the lead is free");
    play(&mut table, 2);
    let steps = table.steps().len();
    for seat in Seat::all(3) {
        if let Some(now) = table.decision(seat) {
            assert!(now > at);
            assert_eq!(table.act(seat, at, first_action(&table, seat)).err(), Some(Declined::Stale));
        }
    }
    assert_eq!(table.steps().len(), steps);
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let mut table = open(2);
    let seat = table.awaits().seats().first().expect("somebody leads");
    let other = seat.left(3);
    let steps = table.steps().len();
    let Err(Declined::Refused(refusal)) = table.act(other, 0, Action::Play(Card::default())) else {
        panic!("it is not this seat's turn")
    };
    assert_eq!(refusal.rule.cite(), "WS-7");
    assert_eq!(table.steps().len(), steps);
}

#[test]
fn a_resumed_table_is_the_same_table() {
    let mut table = open(5);
    play(&mut table, 47);
    let resumed = Table::<WildShots>::resume(&NoOptions, 3, Seed::from_number(5), &[], table.steps());
    let mut resumed = resumed.expect("its own steps fit");
    for viewer in Viewer::all(3) {
        assert_eq!(resumed.view(viewer), table.view(viewer));
        assert_eq!(resumed.version(viewer), table.version(viewer));
    }
    play(&mut table, 1000);
    play(&mut resumed, 1000);
    assert_eq!(resumed.steps(), table.steps(), "the dealer goes on where it was");
}

#[test]
fn steps_that_are_not_this_tables_are_not_resumed() {
    let mut table = open(5);
    play(&mut table, 10);
    let resume = |seed: u64, seats: u8, steps: &[_]| {
        Table::<WildShots>::resume(&NoOptions, seats, Seed::from_number(seed), &[], steps).err()
    };
    assert!(matches!(resume(6, 3, table.steps()), Some(Unfit::Unfair(_))));
    assert!(matches!(resume(5, 9, table.steps()), Some(Unfit::Seats(_))));
    assert!(matches!(resume(5, 3, &table.steps()[..20]), Some(Unfit::Unsettled)));
    let mut steps = table.steps().to_vec();
    let last = steps.len() - 1;
    steps.swap(last, last - 1);
    assert!(matches!(resume(5, 3, &steps), Some(Unfit::Refused(..) | Unfit::Unfair(_))));
}

#[test]
fn entropy_changes_the_cards_and_can_be_recomputed() {
    let entropy = [(Seat(0), Seed::from_number(11)), (Seat(2), Seed::from_number(12))];
    let deal = |entropy: &[_]| {
        let opened = Table::<WildShots>::open(&NoOptions, 3, Seed::from_number(5), entropy);
        opened.expect("three can play").0.steps().to_vec()
    };
    assert_ne!(deal(&entropy), deal(&[]));
    assert_eq!(deal(&entropy), deal(&entropy));
}

#[test]
fn everybody_is_told_of_the_same_steps_where_nothing_is_secret_but_cards() {
    let (mut table, news) =
        Table::<WildShots>::open(&NoOptions, 3, Seed::from_number(5), &[]).expect("a table");
    assert_eq!(news.len(), 4, "three seats and the bystander");
    assert!(news.iter().all(|notices| notices.len() == 3), "round, deal, trump");
    play(&mut table, 30);
    let versions: Vec<u32> = Viewer::all(3).map(|viewer| table.version(viewer)).collect();
    assert_eq!(versions, [versions[0]; 4]);
}
