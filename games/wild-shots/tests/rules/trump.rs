//! WS-6 and WS-7: the trump of a trick, and who plays when.

use crate::rules::tables::{
    ANYBODY, FOUR_SEAT_ROUND, ONE_COLOUR_EACH, PLAIN_NOT_BLACK, Table, cards, dealt, four_seat_round, legal,
    names, refusal, seat, sweep, trick, truth,
};
use kernel::{NoOptions, State as _, View as _};
use wild_shots::{Chance, Symbol};

#[test]
fn ws_06_no_card_before_the_trump_is_drawn() {
    let table = dealt(0, &["black1-10", "red1-10"]);
    assert_eq!(refusal(&table, "0 play black1"), "WS-6 wild-shots-refusal-symbol-first");
    assert_eq!(refusal(&table, "* leader seat=#0"), "WS-6 wild-shots-refusal-symbol-first");
    assert_eq!(truth(&table, "trump"), "null", "WS-6");
}

#[test]
fn ws_06_the_leader_draws_the_trump_and_everybody_sees_it() {
    let mut table = dealt(1, &["black1-10", "red1-10", "green1-10"]);
    let told = table.notice_texts("* symbol symbol=wanted", ANYBODY);
    assert_eq!(told, ["WS-6 wild-shots-trump(seat=#1, symbol=wanted)"]);
    assert_eq!(truth(&table, "trump"), "wanted", "WS-6");
}

#[test]
fn ws_06_a_trump_holds_for_one_trick_only() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    trick(&mut table, "hat", 0, "black10 red3");
    assert_eq!(truth(&table, "leader"), "1", "WS-6: red3 carries the hat");
    assert_eq!(truth(&table, "trump"), "null", "WS-6: the next trick has no trump yet");
    assert_eq!(refusal(&table, "1 play red1"), "WS-6 wild-shots-refusal-symbol-first");
    trick(&mut table, "star", 1, "red1 black7");
    assert_eq!(truth(&table, "leader"), "1", "WS-6: black7 carries the hat, which is trump no more");
}

#[test]
fn ws_06_the_same_symbol_can_come_again() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    trick(&mut table, "hat", 0, "black10 red3");
    trick(&mut table, "hat", 1, "red1 black7");
    assert_eq!(truth(&table, "leader"), "0", "WS-6: hats are trump again");
}

#[test]
fn ws_06_a_drawn_card_is_out_of_the_pile_for_the_round() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    trick(&mut table, "wanted", 0, "black1 red1");
    trick(&mut table, "hat", 0, "black2 red4");
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    let left = [(Symbol::Revolver, 5), (Symbol::Hat, 3), (Symbol::Star, 3), (Symbol::Wanted, 1)];
    assert_eq!(chances, left.map(|(symbol, weight)| (Chance::Symbol(symbol), weight)), "WS-6");
    table.run("* symbol symbol=wanted");
    let rest = "[revolver revolver revolver revolver revolver hat hat hat star star star]";
    assert_eq!(truth(&table, "snake_oil"), rest, "WS-6: the current trump is no longer in the pile");
}

#[test]
fn ws_06_a_symbol_whose_cards_are_all_used_cannot_come() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    trick(&mut table, "wanted", 0, "black1 red1");
    trick(&mut table, "wanted", 0, "black2 red4");
    let used = "WS-6 wild-shots-refusal-symbol-used(symbol=wanted)";
    assert_eq!(refusal(&table, "* symbol symbol=wanted"), used);
    let mut chances = Vec::new();
    table.state().chances(&mut chances);
    let left = [(Symbol::Revolver, 5), (Symbol::Hat, 4), (Symbol::Star, 3)];
    assert_eq!(chances, left.map(|(symbol, weight)| (Chance::Symbol(symbol), weight)), "WS-6");
}

#[test]
fn ws_06_ten_of_the_fourteen_are_used_in_a_round() {
    let mut table = Table::open(&NoOptions, 4);
    table.run("* leader seat=#0");
    four_seat_round(&mut table, 0, &FOUR_SEAT_ROUND[..9]);
    table.run("* symbol symbol=hat");
    // Used: three revolvers, three hats, three stars, one wanted.
    assert_eq!(truth(&table, "trick"), "10", "WS-6");
    assert_eq!(truth(&table, "snake_oil"), "[revolver revolver hat wanted]", "WS-6");
}

#[test]
fn ws_06_the_tenth_trick_is_followed_by_the_deal_not_by_another_trump() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0");
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    assert_eq!(refusal(&table, "* symbol symbol=hat"), "WS-4 wild-shots-refusal-deal-first", "WS-6");
}

#[test]
fn ws_07_the_leader_may_play_any_card() {
    let mut table = dealt(0, &["black1-3 red1-3 green1-2 blue1-2", "black4-10 red4-6"]);
    table.run("* symbol symbol=hat");
    assert_eq!(legal(&table), cards("black1-3 red1-3 green1-2 blue1-2").join(" "), "WS-7");
    table.run("0 play red3");
    assert_eq!(truth(&table, "table"), "[red3]", "WS-7: even a trump");
}

#[test]
fn ws_07_the_others_follow_clockwise_one_card_each() {
    for (leader, hands, order) in [
        (1, &ONE_COLOUR_EACH[..2], &["[1]", "[0]"][..]),
        (1, &ONE_COLOUR_EACH[..3], &["[1]", "[2]", "[0]"]),
        (3, &ONE_COLOUR_EACH[..4], &["[3]", "[0]", "[1]", "[2]"]),
    ] {
        let mut table = dealt(leader, hands);
        table.run("* symbol symbol=star");
        for (position, &turn) in order.iter().enumerate() {
            assert_eq!(truth(&table, "to_act"), turn, "WS-7: card {position} of {} seats", hands.len());
            let number = turn.trim_matches(['[', ']']);
            let colour = ["black", "red", "green", "blue"][number.parse::<usize>().expect("a seat")];
            table.run(&format!("{number} play {colour}1"));
        }
        assert_eq!(truth(&table, "trick"), "2", "WS-7: one card each makes a trick");
    }
}

#[test]
fn ws_07_nobody_plays_out_of_turn() {
    let mut table = dealt(1, &["black1-10", "red1-10", "green1-10"]);
    table.run("* symbol symbol=star");
    for line in ["0 play black1", "2 play green1"] {
        assert_eq!(refusal(&table, line), "WS-7 wild-shots-refusal-turn(turn=#1)", "{line}");
    }
    table.run("1 play red1");
    for line in ["0 play black1", "1 play red2"] {
        assert_eq!(refusal(&table, line), "WS-7 wild-shots-refusal-turn(turn=#2)", "{line}");
    }
}

#[test]
fn ws_07_only_the_one_whose_turn_it_is_is_offered_cards() {
    let mut table = dealt(1, &["black1-10", "red1-10", "green1-10"]);
    table.run("* symbol symbol=star");
    let offered = |viewer| table.view(viewer).actions().len();
    assert_eq!(
        [offered(seat(0)), offered(seat(1)), offered(seat(2)), offered(ANYBODY)],
        [0, 10, 0, 0],
        "WS-7"
    );
}

#[test]
fn ws_07_a_card_that_is_not_in_the_hand_is_refused_wherever_it_is() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    trick(&mut table, "hat", 0, "black8 red1");
    table.run("* symbol symbol=hat");
    let refused = |card: &str| format!("WS-7 wild-shots-refusal-not-held(card={card})");
    // In the other hand, set aside, already played: the answer does not tell which.
    assert_eq!(refusal(&table, "0 play red9"), refused("red9"));
    assert_eq!(refusal(&table, "0 play blue7"), refused("blue7"));
    assert_eq!(refusal(&table, "0 play black8"), refused("black8"));
}

#[test]
fn ws_07_chance_waits_while_a_card_is_due() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    table.run("* symbol symbol=hat\n0 play black1");
    for line in ["* symbol symbol=hat", "* card card=blue1", "* leader seat=#0"] {
        assert_eq!(refusal(&table, line), "WS-7 wild-shots-refusal-play-first(turn=#1)", "{line}");
    }
}

#[test]
fn ws_07_a_card_played_leaves_the_hand_and_everybody_is_told() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    table.run("* symbol symbol=hat");
    let told = table.notice_texts("0 play black3", seat(1));
    assert_eq!(told, ["WS-7 wild-shots-played(seat=#0, card=black3)"]);
    assert_eq!(names(table.view(seat(0)).hand), cards("black1-2 black4-10").join(" "), "WS-7");
}
