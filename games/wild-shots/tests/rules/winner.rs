//! WS-9 and WS-10: who takes a trick, and what that means.

use crate::rules::tables::{ANYBODY, ONE_COLOUR_EACH, Table, dealt, refusal, trick, truth, truth_of};

/// Who leads the trick after this one, if four seats with one colour each play it from seat 0.
fn taker(trump: &str, cards: &str) -> String {
    let mut table = dealt(0, &ONE_COLOUR_EACH);
    trick(&mut table, trump, 0, cards);
    truth(&table, "leader")
}

#[test]
fn ws_09_the_highest_card_with_the_trump_symbol_takes_it_whatever_its_colour() {
    for (trump, cards, seat) in [
        ("revolver", "black10 red2 green10 blue10", "1"),
        ("revolver", "black1 red2 green3 blue4", "3"),
        ("revolver", "black9 red6 green7 blue8", "0"),
        ("revolver", "black9 red10 green7 blue8", "1"),
        ("hat", "black10 red3 green4 blue1", "2"),
        ("hat", "black7 red3 green4 blue6", "0"),
        ("star", "black6 red5 green8 blue2", "2"),
        ("star", "black6 red5 green8 blue10", "3"),
        ("wanted", "black3 red7 green5 blue10", "1"),
        ("wanted", "black10 red10 green5 blue10", "2"),
    ] {
        assert_eq!(taker(trump, cards), seat, "WS-9: {trump} in {cards}");
    }
}

#[test]
fn ws_09_without_a_trump_the_led_colour_takes_it_and_no_other_colour() {
    // Higher cards of other colours, with other symbols or plain: none is worth anything.
    for (trump, cards) in [
        ("hat", "black1 red10 green10 blue10"),
        ("star", "black2 red9 green9 blue9"),
        ("wanted", "black8 red10 green10 blue10"),
        ("revolver", "black2 red8 green9 blue10"),
    ] {
        assert_eq!(taker(trump, cards), "0", "WS-9: {trump} in {cards}");
    }
}

/// Three seats that all hold black: 2, 5 and 10; 3, 7 and 8; 1, 4 and 6.
fn all_follow() -> Table {
    dealt(
        0,
        &["black2 black5 black10 red1-7", "black3 black7 black8 green1-7", "black1 black4 black6 blue1-7"],
    )
}

#[test]
fn ws_09_without_a_trump_the_highest_card_of_the_led_colour_takes_it() {
    for (cards, seat) in
        [("black10 black8 black4", "0"), ("black2 black8 black4", "1"), ("black2 black3 black4", "2")]
    {
        let mut table = all_follow();
        trick(&mut table, "star", 0, cards);
        assert_eq!(truth(&table, "leader"), seat, "WS-9: {cards}");
    }
}

#[test]
fn ws_09_a_low_trump_beats_higher_cards_of_its_own_colour() {
    let mut table = all_follow();
    trick(&mut table, "revolver", 0, "black10 black8 black1");
    assert_eq!(truth(&table, "leader"), "2", "WS-9: black1 carries the revolver");
}

#[test]
fn ws_09_between_trumps_only_the_rank_counts_not_the_led_colour_nor_who_came_first() {
    let mut table = dealt(0, &["black1-10", "red1-10", "green1-10"]);
    trick(&mut table, "hat", 0, "black7 red8 green4");
    assert_eq!(truth(&table, "leader"), "1", "WS-9: red8 over black7, which was led");
    let mut table = dealt(0, &["black1-10", "red1-10", "green1-10"]);
    trick(&mut table, "hat", 0, "black7 red3 green9");
    assert_eq!(truth(&table, "leader"), "2", "WS-9: green9, the last card");
}

#[test]
fn ws_09_a_led_trump_alone_takes_the_trick() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    trick(&mut table, "wanted", 0, "black3 red10");
    assert_eq!(truth(&table, "leader"), "0", "WS-9");
}

#[test]
fn ws_09_everybody_is_told_which_card_took_the_trick_and_why() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    let told = trick(&mut table, "hat", 0, "black9 red3");
    // Round 1: the revolver of black9 is in the trick.
    let taken = "WS-9 wild-shots-taken(seat=#1, card=red3, by=trump, points=2)";
    assert_eq!(told.last().map(String::as_str), Some(taken));
    let told = trick(&mut table, "star", 1, "red4 black10");
    let taken = "WS-9 wild-shots-taken(seat=#1, card=red4, by=colour, points=0)";
    assert_eq!(told.last().map(String::as_str), Some(taken));
}

#[test]
fn ws_10_the_winner_takes_the_cards() {
    let mut table = dealt(0, &["black1-10", "red1-10", "green1-10"]);
    trick(&mut table, "hat", 0, "black10 red3 green10");
    trick(&mut table, "star", 1, "red4 green6 black6");
    trick(&mut table, "wanted", 0, "black3 red9 green5");
    trick(&mut table, "revolver", 2, "green3 black9 red2");
    let won = |number| truth_of(&table, number, "won");
    // In order of play; black6 carries the star, green5 the wanted, black9 the revolver.
    assert_eq!(won(0), "[[red4 green6 black6] [green3 black9 red2]]", "WS-10");
    assert_eq!(won(1), "[[black10 red3 green10]]", "WS-10");
    assert_eq!(won(2), "[[black3 red9 green5]]", "WS-10");
    assert_eq!(truth(&table, "table"), "[]", "WS-10: the next trick begins empty");
}

#[test]
fn ws_10_the_winner_draws_the_next_trump_and_leads() {
    let mut table = dealt(0, &ONE_COLOUR_EACH);
    trick(&mut table, "star", 0, "black2 red2 green8 blue2");
    let told = table.notice_texts("* symbol symbol=hat", ANYBODY);
    assert_eq!(told, ["WS-6 wild-shots-trump(seat=#2, symbol=hat)"], "WS-10");
    assert_eq!(truth(&table, "to_act"), "[2]", "WS-10");
    for line in ["0 play black1", "1 play red1", "3 play blue1"] {
        assert_eq!(refusal(&table, line), "WS-7 wild-shots-refusal-turn(turn=#2)", "WS-10: {line}");
    }
    table.run("2 play green1");
    assert_eq!(truth(&table, "to_act"), "[3]", "WS-10: then clockwise from the winner");
}
