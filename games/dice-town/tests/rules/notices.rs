//! What viewers are told: each step with the clause that made it happen, and nothing hidden.

use crate::rules::table::{ANYBODY, Table};
use kernel::{Seat, Viewer};

/// Both seats keep all their dice at once, and pay $4 each.
const KEEP_ALL: &str = "* 999TK TTJQK; 0 keep 999TK; 1 keep TTJQK";

#[test]
fn dt_08_a_reveal_tells_which_seat_keeps_what_for_how_much() {
    let told = Table::of(2).notices(KEEP_ALL, ANYBODY);
    assert_eq!(
        told[0],
        "DT-8 kept(seat=#0, dice=[999, T, K], count=5, cost=4, brute=no, row=[999, T, K], grows=no)"
    );
    assert_eq!(
        told[1],
        "DT-8 kept(seat=#1, dice=[TT, J, Q, K], count=5, cost=4, brute=no, row=[TT, J, Q, K], grows=no)"
    );
}

#[test]
fn dt_18_one_step_tells_of_every_place_it_leads_to() {
    let told = Table::of(2).notices(KEEP_ALL, ANYBODY);
    assert_eq!(
        told[2..],
        [
            "DT-18 won(seat=#0, place=mine, dice=[999])",
            "DT-18 mined(seat=#0, nuggets=3, left=27)",
            "DT-19 won(seat=#1, place=bank, dice=[TT])",
            "DT-19 robbed-bank(seat=#1, dollars=3)",
            "DT-20 stagecoach(dollars=8, bank=8)",
            "DT-21 won(seat=#1, place=store, dice=[J])",
        ]
    );
}

#[test]
fn dt_07_a_roll_is_told_to_the_seat_that_rolled_it() {
    let mut table = Table::of(2);
    let own = table.notices("* 999TK", Viewer::Seat(Seat(0)));
    assert_eq!(own, ["DT-7 rolled(seat=#0, dice=[999, T, K])"]);
    let mut table = Table::of(2);
    assert!(table.notices("* 999TK", Viewer::Seat(Seat(1))).is_empty());
    assert!(table.notices("* TTJQK; 0 keep 9", ANYBODY).is_empty(), "nor is a choice told to anybody");
}

#[test]
fn dt_16_a_tie_its_offers_and_the_award_are_told() {
    let mut table = Table::of(3);
    table.rows(&["KKKKK", "99KAA", "99KAA"]);
    let told = table.notices("1 offer bill; 1 offer done; 2 offer done; 0 award 1", ANYBODY);
    assert_eq!(
        told[..4],
        [
            "DT-16 offered(seat=#1, offer=[bills(count=1)])",
            "DT-16 offered-nothing(seat=#2)",
            "DT-16 awarded-bribe(seat=#1, sheriff=#0, place=mine, offer=[bills(count=1)])",
            "DT-18 won(seat=#1, place=mine, dice=[99])",
        ]
    );
}

#[test]
fn dt_21_a_drawn_card_is_told_to_the_seat_that_drew_it() {
    for (viewer, drew) in
        [(Viewer::Seat(Seat(1)), "drew(seat=#1, card=joe)"), (ANYBODY, "drew-hidden(seat=#1)")]
    {
        let mut table = Table::of(2);
        table.rows(&["KKKKK", "JKKKK"]);
        assert_eq!(table.notices("* joe", viewer)[0], format!("DT-21 {drew}"));
    }
}

#[test]
fn dt_22_the_face_of_a_stolen_card_is_told_to_two_and_its_back_to_all() {
    for (viewer, hidden, facts) in [
        (Viewer::Seat(Seat(0)), "", "seat=#1, card=title-1, victim=#0, title=yes"),
        (Viewer::Seat(Seat(1)), "", "seat=#1, card=title-1, victim=#0, title=yes"),
        (Viewer::Seat(Seat(2)), "-hidden", "seat=#1, victim=#0, title=yes"),
        (ANYBODY, "-hidden", "seat=#1, victim=#0, title=yes"),
    ] {
        let mut table = Table::of(3);
        table.turn(&["KKKKK", "KKKAA", "KKKAA"], "").rows(&["KKKKK", "QKKKK", "KKKAA"]);
        let told = ["drew-from", "stole"].map(|kind| format!("DT-22 {kind}{hidden}({facts})"));
        assert_eq!(table.notices("* title-1", viewer)[..2], told);
    }
}

#[test]
fn dt_13_a_card_and_its_cancellation_are_told() {
    let mut table = Table::of(3).hold(&["", "dynamite", "wanted"]);
    table.rows(&["KKKKK", "9KKKK", "KKKAA"]);
    let told = table.notices("1 dynamite; 2 wanted", ANYBODY);
    assert_eq!(
        told[..3],
        [
            "DT-12 played(seat=#1, card=dynamite)",
            "DT-13 cancelled(seat=#2, player=#1, card=dynamite)",
            "DT-18 mined(seat=#1, nuggets=1, left=29)",
        ]
    );
}

#[test]
fn dt_31_the_end_is_told_line_by_line() {
    let rows = ["99999", "KKKKK"];
    let mut table = Table::of(2);
    while table.public().mine > 5 {
        table.turn(&rows, "");
    }
    let told = table.rows(&rows).notices("* title-5", ANYBODY);
    assert_eq!(
        told[told.len() - 4..],
        [
            "DT-30 game-ends(mine=yes)",
            "DT-31 scored(seat=#0, nuggets=30, dollars=4, star=0, equipment=0, worth=0, titles=0, total=34)",
            "DT-31 scored(seat=#1, nuggets=0, dollars=4, star=5, equipment=0, worth=9, titles=6, total=18)",
            "DT-32 over(seat=#0, points=34)",
        ]
    );
}
