//! What a client shows beside the view: who holds the trick (WS-9), what a card would do
//! (WS-10) and what it costs (WS-12).

use crate::rules::tables::{ANYBODY, PLAIN_NOT_BLACK, Table, deal, dealt, seat, sweep, trick};
use kernel::{NoOptions, Seat, View as _};
use wild_shots::{Action, Aid, Card, Points, Preview};

/// Round 1, in which revolvers hurt; the hat is trump.
fn hats_are_trump() -> Table {
    let mut table = dealt(0, &["red1-10", "green1-10", "blue1-10"]);
    table.run("* symbol symbol=hat");
    table
}

fn aid(table: &Table, number: u8) -> Aid {
    table.view(seat(number)).aid()
}

/// What playing this card would do: does it hold the trick, does it end it, what lies in it?
fn preview(table: &Table, number: u8, card: &str) -> (bool, bool, u16) {
    let action = Action::Play(Card::read(card).expect("a card"));
    let plays = aid(table, number).plays;
    let found = plays.iter().find(|preview| preview.action == action);
    let &Preview { holds, last, at_stake, .. } = found.expect("a preview of this card");
    (holds, last, at_stake)
}

fn remark(table: &Table, number: u8, card: &str) -> String {
    let action = Action::Play(Card::read(card).expect("a card"));
    format!("{:?}", table.view(seat(number)).remarks(action))
}

#[test]
fn ws_09_the_aid_names_the_holder_as_the_trick_lies() {
    let mut table = hats_are_trump();
    assert_eq!(aid(&table, 0).holder, None, "WS-9: nothing lies there");
    table.run("0 play red2");
    assert_eq!(aid(&table, 2).holder, Some(Seat(0)), "WS-9");
    table.run("1 play green4");
    assert_eq!(aid(&table, 2).holder, Some(Seat(1)), "WS-9: green4 carries the hat");
    assert_eq!(table.view(ANYBODY).aid().holder, Some(Seat(1)), "WS-9: also for a bystander");
    table.run("2 play blue10");
    assert_eq!(aid(&table, 1).holder, None, "WS-9: the next trick is empty");
}

#[test]
fn ws_09_the_aid_previews_each_legal_card() {
    let mut table = hats_are_trump();
    // Leading always holds; red2 carries a revolver, red1 nothing.
    assert_eq!(preview(&table, 0, "red2"), (true, false, 2), "WS-9");
    assert_eq!(preview(&table, 0, "red1"), (true, false, 0), "WS-9");
    table.run("0 play red2");
    assert_eq!(preview(&table, 1, "green4"), (true, false, 2), "WS-9: the hat is trump");
    assert_eq!(preview(&table, 1, "green3"), (false, false, 4), "WS-12: another revolver");
    assert_eq!(preview(&table, 1, "green10"), (false, false, 2), "WS-9: another colour");
    table.run("1 play green3");
    assert_eq!(preview(&table, 2, "blue1"), (true, true, 4), "WS-10: holding the last card is taking");
    assert_eq!(preview(&table, 2, "blue4"), (false, true, 6), "WS-12: three revolvers");
    assert_eq!(preview(&table, 2, "blue10"), (false, true, 4), "WS-9");
}

#[test]
fn ws_08_the_aid_previews_only_what_may_be_played_and_only_to_its_seat() {
    let mut table = dealt(0, &["red1-8 blue9-10", "red9-10 green1-8"]);
    trick(&mut table, "hat", 0, "red1");
    let plays: Vec<Action> = aid(&table, 1).plays.iter().map(|preview| preview.action).collect();
    let card = |name| Action::Play(Card::read(name).expect("a card"));
    assert_eq!(plays, [card("red9"), card("red10")], "WS-8");
    assert!(aid(&table, 0).plays.is_empty() && table.view(ANYBODY).aid().plays.is_empty(), "WS-7");
}

#[test]
fn ws_09_a_remark_says_whether_a_card_takes_holds_or_ducks() {
    let mut table = hats_are_trump();
    assert_eq!(remark(&table, 0, "red2"), "[]", "WS-9: who leads always holds");
    table.run("0 play red2");
    assert_eq!(remark(&table, 1, "green4"), "[wild-shots-remark-holds(points=2)]", "WS-9");
    assert_eq!(remark(&table, 1, "green3"), "[wild-shots-remark-ducks]", "WS-9");
    table.run("1 play green3");
    assert_eq!(remark(&table, 2, "blue6"), "[wild-shots-remark-takes(points=4)]", "WS-10");
    assert_eq!(remark(&table, 2, "blue8"), "[wild-shots-remark-ducks]", "WS-9");
}

#[test]
fn ws_12_the_aid_counts_what_lies_in_the_trick() {
    let mut table = hats_are_trump();
    let at_stake = |table: &Table| [0, 1, 2].map(|number| aid(table, number).at_stake);
    assert_eq!(at_stake(&table), [0, 0, 0], "WS-12");
    table.run("0 play red2\n1 play green4");
    assert_eq!(at_stake(&table), [2, 2, 2], "WS-12: the hat does not hurt in round 1");
    assert_eq!(table.view(ANYBODY).aid().at_stake, 2, "WS-12");
}

#[test]
fn ws_12_the_aid_counts_this_round_and_the_rounds_scored() {
    let points = |pairs: [(u16, u16); 2]| pairs.map(|(scored, this_round)| Points { scored, this_round });
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0");
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    assert_eq!(table.view(ANYBODY).aid().points, points([(6, 0), (0, 0)]), "WS-12: round 2 begins");
    deal(&mut table, 1, &["blue1-10", "red1-10"]);
    trick(&mut table, "star", 1, "red3 blue1");
    // Two hats, which hurt in round 2; the revolvers of the next trick do not.
    assert_eq!(aid(&table, 0).points, points([(6, 0), (0, 6)]), "WS-12");
    trick(&mut table, "star", 1, "red2 blue4");
    assert_eq!(aid(&table, 1).points, points([(6, 0), (0, 6)]), "WS-12");
    trick(&mut table, "star", 1, "red8 blue10");
    assert_eq!(aid(&table, 1).points, points([(6, 3), (0, 6)]), "WS-12: blue10 carries the star");
}

#[test]
fn ws_12_when_the_game_is_over_all_points_are_scored() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0");
    for opener in [0, 1, 0, 1] {
        sweep(&mut table, opener, "black1-10", PLAIN_NOT_BLACK);
    }
    let expected = [Points { scored: 15, this_round: 0 }, Points { scored: 21, this_round: 0 }];
    assert_eq!(table.view(ANYBODY).aid().points, expected, "WS-12");
}

#[test]
fn ws_14_the_aid_names_who_has_the_fewest_points() {
    let ahead = |table: &Table| table.view(ANYBODY).aid().ahead.numbers();
    let mut table = Table::open(&NoOptions, 2);
    assert_eq!(ahead(&table), [0, 1], "WS-14: equals share it");
    table.run("* leader seat=#0");
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    assert_eq!(ahead(&table), [1], "WS-12: 6 to 0");
    deal(&mut table, 1, &["blue1-10", "red1-10"]);
    trick(&mut table, "star", 1, "red3 blue1");
    assert_eq!(ahead(&table), [0, 1], "WS-12: two hats in round 2 are 6, too");
    trick(&mut table, "star", 1, "red8 blue3");
    assert_eq!(ahead(&table), [0], "WS-12: and another is 9");
}
