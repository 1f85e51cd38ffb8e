//! WS-4 and WS-5: the deal, and who leads a round.

use crate::rules::tables::{
    ANYBODY, FOUR_SEAT_ROUND, PLAIN_NOT_BLACK, Table, cards, deal, dealt, four_seat_round, names, refusal,
    seat, sees, sweep, trick, truth, truth_of,
};
use kernel::{Game as _, NoOptions, Seat, SeatsOutOfRange, State as _};
use wild_shots::{Chance, WildShots};

/// Deals the 40 cards in canonical order, as far as they are needed.
fn dealt_in_order(leader: u8, seats: u8) -> Table {
    let mut table = Table::open(&NoOptions, seats);
    table.run(&format!("* leader seat=#{leader}"));
    for card in &cards("black1-10 red1-10 green1-10 blue1-10")[..usize::from(seats) * 10] {
        table.run(&format!("* card card={card}"));
    }
    table
}

#[test]
fn ws_04_two_three_or_four_can_play() {
    for seats in 2..=4 {
        assert!(WildShots::open(&NoOptions, seats).is_ok(), "WS-4: {seats} seats");
    }
    for seats in [0, 1, 5, 8] {
        let error = WildShots::open(&NoOptions, seats).err();
        assert_eq!(error, Some(SeatsOutOfRange { seats, least: 2, most: 4 }), "WS-4");
    }
}

#[test]
fn ws_04_cards_come_one_by_one_clockwise_from_the_leader() {
    let table = dealt_in_order(2, 3);
    let hand = |number| names(table.view(seat(number)).hand);
    // The cards come as black1, black2, black3 … to seats 2, 0, 1, 2, 0, 1 …
    assert_eq!(hand(2), "black1 black4 black7 black10 red3 red6 red9 green2 green5 green8", "WS-4");
    assert_eq!(hand(0), "black2 black5 black8 red1 red4 red7 red10 green3 green6 green9", "WS-4");
    assert_eq!(hand(1), "black3 black6 black9 red2 red5 red8 green1 green4 green7 green10", "WS-4");
}

#[test]
fn ws_04_with_four_seats_every_card_is_dealt() {
    let table = dealt_in_order(3, 4);
    assert_eq!(truth(&table, "aside"), "[]", "WS-4");
    let first = "black1 black5 black9 red3 red7 green1 green5 green9 blue3 blue7";
    assert_eq!(names(table.view(seat(3)).hand), first, "WS-4: the leader gets the first card");
}

#[test]
fn ws_04_with_two_or_three_seats_the_rest_is_set_aside() {
    let aside = |seats| truth(&dealt_in_order(0, seats), "aside");
    let expected = |run: &str| format!("[{}]", cards(run).join(" "));
    assert_eq!(aside(3), expected("blue1-10"), "WS-4");
    assert_eq!(aside(2), expected("green1-10 blue1-10"), "WS-4");
}

#[test]
fn ws_04_what_is_set_aside_is_seen_by_nobody() {
    let mut table = dealt(0, &["black1-10", "red1-10"]);
    trick(&mut table, "hat", 0, "black1 red1");
    for viewer in [seat(0), seat(1), ANYBODY] {
        assert!(!sees(&table, viewer, "green1-10 blue1-10"), "WS-4: {viewer:?}");
        assert!(sees(&table, viewer, "red1"), "WS-4: what was played is seen by {viewer:?}");
    }
}

#[test]
fn ws_04_nobody_sees_the_hand_of_another() {
    let table = dealt(0, &["red1-10", "green1-10", "blue1-10"]);
    let hands = |viewer| ["red1-10", "green1-10", "blue1-10"].map(|hand| sees(&table, viewer, hand));
    assert_eq!(hands(seat(0)), [true, false, false], "WS-4");
    assert_eq!(hands(seat(1)), [false, true, false], "WS-4");
    assert_eq!(hands(seat(2)), [false, false, true], "WS-4");
    assert_eq!(hands(ANYBODY), [false, false, false], "WS-4");
}

#[test]
fn ws_04_each_seat_is_told_its_own_ten_cards_and_a_bystander_none() {
    let own = |colour| cards(colour).join(", ");
    for (viewer, told) in [
        (seat(0), format!("dealt-hand(cards=[{}], aside=20)", own("black1-10"))),
        (seat(1), format!("dealt-hand(cards=[{}], aside=20)", own("red1-10"))),
        (ANYBODY, "dealt(aside=20)".to_owned()),
    ] {
        let mut table = Table::open(&NoOptions, 2);
        table.run("* leader seat=#1");
        deal_all_but_one(&mut table);
        let last = table.notice_texts("* card card=black1", viewer);
        assert_eq!(last, [format!("WS-4 wild-shots-{told}")], "once, when all are dealt: {viewer:?}");
    }
}

/// Red cards to seat 1, black ones to seat 0, whose black1 is still missing.
fn deal_all_but_one(table: &mut Table) {
    let (red, mut black) = (cards("red1-10"), cards("black2-10"));
    black.push(String::new());
    for (red, black) in red.iter().zip(&black) {
        table.run(&format!("* card card={red}"));
        if !black.is_empty() {
            assert!(table.notice_texts(&format!("* card card={black}"), ANYBODY).is_empty(), "WS-4");
        }
    }
}

#[test]
fn ws_04_a_card_is_dealt_once_in_a_round() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0\n* card card=red7");
    let again = "WS-4 wild-shots-refusal-dealt(card=red7)";
    assert_eq!(refusal(&table, "* card card=red7"), again);
}

#[test]
fn ws_04_nothing_else_happens_before_all_hands_are_dealt() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0\n* card card=red7");
    for line in ["0 play red7", "* symbol symbol=hat", "* leader seat=#1"] {
        assert_eq!(refusal(&table, line), "WS-4 wild-shots-refusal-deal-first", "{line}");
    }
}

#[test]
fn ws_04_ten_cards_each_and_no_more() {
    let table = dealt(0, &["black1-10", "red1-10"]);
    assert_eq!(refusal(&table, "* card card=blue1"), "WS-6 wild-shots-refusal-symbol-first", "WS-4");
}

#[test]
fn ws_04_every_round_is_dealt_from_all_forty_cards() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0");
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    // The same cards again, those set aside too, and each seat gets what the other had.
    deal(&mut table, 1, &["blue1-10", "black1-10"]);
    assert_eq!(truth(&table, "round"), "2", "WS-4");
    assert_eq!(names(table.view(seat(1)).hand), cards("black1-10").join(" "), "WS-4");
    assert_eq!(names(table.view(seat(0)).hand), cards("blue1-10").join(" "), "WS-4");
    assert_eq!(truth(&table, "aside"), format!("[{}]", cards("red1-10 green1-10").join(" ")), "WS-4");
    assert_eq!((truth_of(&table, 0, "won"), truth_of(&table, 1, "won")), ("[]".into(), "[]".into()), "WS-4");
}

#[test]
fn ws_04_every_round_has_the_whole_snake_oil_pile_again() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0");
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    deal(&mut table, 1, &["black1-10", "red1-10"]);
    // Both wanted cards were used in round 1.
    table.run("* symbol symbol=wanted");
    let rest = "[revolver revolver revolver revolver revolver hat hat hat hat star star star wanted]";
    assert_eq!(truth(&table, "snake_oil"), rest, "WS-4");
}

#[test]
fn ws_05_chance_names_the_first_leader_each_seat_being_equally_likely() {
    for seats in 2..=4 {
        let mut chances = Vec::new();
        Table::open(&NoOptions, seats).state().chances(&mut chances);
        let all = [0, 1, 2, 3].map(|number| (Chance::Leader(Seat(number)), 1));
        assert_eq!(chances, all[..usize::from(seats)], "WS-5: {seats} seats");
    }
}

#[test]
fn ws_05_only_a_seat_of_this_table_can_lead_and_nothing_comes_before() {
    let table = Table::open(&NoOptions, 3);
    for line in ["* leader seat=#3", "* card card=red7", "* symbol symbol=hat"] {
        assert_eq!(refusal(&table, line), "WS-5 wild-shots-refusal-leader", "{line}");
    }
    assert_eq!(refusal(&table, "0 play red7"), "WS-5 wild-shots-refusal-leader-first");
}

#[test]
fn ws_05_the_chosen_seat_leads_and_everybody_is_told() {
    let mut table = Table::open(&NoOptions, 3);
    let told = table.notice_texts("* leader seat=#2", ANYBODY);
    assert_eq!(told, ["WS-5 wild-shots-round-begins(round=1, seat=#2)"]);
    deal(&mut table, 2, &["black1-10", "red1-10", "green1-10"]);
    table.run("* symbol symbol=hat");
    assert_eq!(truth(&table, "to_act"), "[2]", "WS-5");
}

#[test]
fn ws_05_each_later_round_is_led_by_the_seat_left_of_the_opener_before() {
    let mut table = Table::open(&NoOptions, 4);
    table.run("* leader seat=#2");
    let mut begins = Vec::new();
    for opener in [2, 3, 0] {
        // The opener's right-hand neighbour takes the last trick; that gives no right to lead.
        begins.extend(four_seat_round(&mut table, opener, &FOUR_SEAT_ROUND).pop());
    }
    let expected = [
        "WS-5 wild-shots-round-begins(round=2, seat=#3)",
        "WS-5 wild-shots-round-begins(round=3, seat=#0)",
        "WS-5 wild-shots-round-begins(round=4, seat=#1)",
    ];
    assert_eq!(begins, expected);
}

#[test]
fn ws_05_with_two_seats_the_lead_alternates() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#1");
    for (opener, next) in [(1, 0), (0, 1), (1, 0)] {
        sweep(&mut table, opener, "black1-10", PLAIN_NOT_BLACK);
        assert_eq!(truth(&table, "leader"), format!("{next}"), "WS-5");
    }
}

#[test]
fn ws_05_chance_names_a_leader_only_once() {
    let mut table = Table::open(&NoOptions, 2);
    table.run("* leader seat=#0");
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    assert_eq!(refusal(&table, "* leader seat=#0"), "WS-4 wild-shots-refusal-deal-first", "WS-5");
}
