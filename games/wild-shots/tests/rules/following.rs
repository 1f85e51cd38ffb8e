//! WS-8: follow the led colour.

use crate::rules::tables::{
    ANYBODY, PLAIN_NOT_BLACK, Table, cards, deal, dealt, legal, page, refusal, seat, sweep, trick, truth,
    truth_of,
};
use kernel::{NoOptions, Seat};
use wild_shots::Colour;

const FOLLOW_BLACK: &str = "WS-8 wild-shots-refusal-follow(colour=black)";

#[test]
fn ws_08_who_holds_the_led_colour_must_follow_it() {
    let mut table = dealt(0, &["black1-8 red9-10", "black9 black10 red1-8"]);
    trick(&mut table, "star", 0, "black1");
    assert_eq!(legal(&table), "black9 black10", "WS-8");
    for line in ["1 play red1", "1 play red8"] {
        assert_eq!(refusal(&table, line), FOLLOW_BLACK, "{line}");
    }
}

#[test]
fn ws_08_any_card_of_the_led_colour_will_do_and_nobody_need_beat_anything() {
    let mut table = dealt(0, &["black5 red1-9", "black2 black4 black8 black10 blue1-6"]);
    trick(&mut table, "wanted", 0, "black5");
    assert_eq!(legal(&table), "black2 black4 black8 black10", "WS-8: below the led card or above");
    table.run("1 play black2");
    assert_eq!(truth(&table, "leader"), "0", "WS-8: ducked");
}

#[test]
fn ws_08_the_trump_symbol_does_not_free_from_following() {
    let mut table = dealt(0, &["black1-9 red9", "black10 blue1-9"]);
    trick(&mut table, "hat", 0, "black1");
    // blue1 and blue6 carry the hat; black10 is the only black card.
    for line in ["1 play blue1", "1 play blue6"] {
        assert_eq!(refusal(&table, line), FOLLOW_BLACK, "{line}");
    }
    assert_eq!(legal(&table), "black10", "WS-8");
}

#[test]
fn ws_08_a_trump_of_the_led_colour_may_follow() {
    let mut table = dealt(0, &["black1-6 black8-10 red9", "black7 blue1-9"]);
    trick(&mut table, "hat", 0, "black10 black7");
    assert_eq!(truth(&table, "leader"), "1", "WS-8: black7 follows, and carries the hat");
}

#[test]
fn ws_08_a_led_trump_asks_for_its_colour_not_its_symbol() {
    let mut table = dealt(0, &["black7 red1-9", "black1-2 blue1-8"]);
    trick(&mut table, "hat", 0, "black7");
    assert_eq!(legal(&table), "black1 black2", "WS-8");
    assert_eq!(refusal(&table, "1 play blue1"), FOLLOW_BLACK, "WS-8: blue1 carries the hat too");
}

#[test]
fn ws_08_who_has_none_of_the_led_colour_may_play_any_card() {
    let mut table = dealt(0, &["black1-10", "red1-4 green1-3 blue1-3"]);
    trick(&mut table, "hat", 0, "black1");
    // With the trump symbol (red3, blue1), with another (red2, green3, blue2) or plain.
    assert_eq!(legal(&table), cards("red1-4 green1-3 blue1-3").join(" "), "WS-8");
    table.run("1 play green1");
    assert_eq!(truth_of(&table, 0, "won"), "[[black1 green1]]", "WS-8: nobody need trump");
}

#[test]
fn ws_08_the_first_card_sets_the_colour_for_all() {
    let mut table = dealt(0, &["black1-9 blue1", "red1-8 blue2-3", "black10 red9-10 green1-7"]);
    trick(&mut table, "star", 0, "black1 red1");
    assert_eq!(legal(&table), "black10", "WS-8: black was led, whatever came after it");
    assert_eq!(refusal(&table, "2 play red9"), FOLLOW_BLACK);
}

#[test]
fn ws_08_not_following_shows_a_void_that_every_view_remembers() {
    let mut table = dealt(0, &["black1-10", "red1-10", "green1-10"]);
    let told = trick(&mut table, "star", 0, "black1 red1");
    assert_eq!(told[2], "WS-8 wild-shots-discarded(seat=#1, card=red1, colour=black)");
    for viewer in [seat(0), seat(2), ANYBODY] {
        let public = table.view(viewer).public;
        let void = |number| Colour::ALL.map(|colour| public.is_void(Seat(number), colour));
        assert_eq!(void(0), [false; 4], "WS-8: who leads shows nothing");
        assert_eq!(void(1), [true, false, false, false], "WS-8");
        assert_eq!(void(2), [false; 4], "WS-8: has not played yet");
    }
    table.run("2 play green1");
    trick(&mut table, "star", 0, "black2");
    assert!(table.view(seat(0)).public.is_void(Seat(1), Colour::Black), "WS-8: also in the next trick");
}

#[test]
fn ws_08_a_void_is_forgotten_when_new_hands_are_dealt() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0");
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    deal(&mut table, 1, &["red1-10", "black1-10"]);
    assert!(!table.view(seat(0)).public.is_void(Seat(1), Colour::Black), "WS-8");
}

#[test]
fn ws_08_the_page_says_what_one_must_follow() {
    let mut table = dealt(0, &["black1-9 red9", "black10 blue1-9", "green1-10"]);
    table.run("* symbol symbol=hat");
    let status = |table: &Table, number| page(table, seat(number)).lines().last().map(str::to_owned);
    assert_eq!(status(&table, 0).as_deref(), Some("wild-shots-status-lead"), "WS-7");
    assert_eq!(status(&table, 1).as_deref(), Some("wild-shots-status-wait(seat=#0, what=lead)"), "WS-7");
    table.run("0 play black1");
    assert_eq!(status(&table, 1).as_deref(), Some("wild-shots-status-follow(colour=black)"), "WS-8");
    table.run("1 play black10");
    assert_eq!(status(&table, 2).as_deref(), Some("wild-shots-status-free(colour=black)"), "WS-8");
}
