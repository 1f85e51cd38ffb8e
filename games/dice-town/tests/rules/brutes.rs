//! DT-10 and DT-14: brutes, and cancelled brutes.

use crate::rules::table::{ANYBODY, Table};
use dice_town::Choice;
use kernel::Seat;

/// Two seats: seat 0 holds these cards and has rolled `99TTA`, seat 1 holds `wanted` and has rolled
/// `99999`.
fn rolled(hand: &str) -> Table {
    let mut table = Table::of(2).hold(&[hand, "wanted"]);
    table.play("* 99TTA 99999");
    table
}

/// The same, after both seats have kept nothing until they had no dollars left.
fn broke(hand: &str) -> Table {
    let mut table = Table::of(2).hold(&[hand, "wanted"]);
    for _ in 0..8 {
        table.play("* 99999 99999; 0 keep -; 1 keep -; 0 pass; 1 pass");
    }
    table.play("* 99TTA 99999");
    table
}

/// Sheriff 1 has kept a die. Each of the others has kept several with a brute.
fn two_brutes() -> Table {
    let mut table = Table::under(1, 3).hold(&["brute joe", "wanted girls", "brute"]);
    table.play("* TTTTT 99999 JJKKK; 2 keep JKK brute; 0 keep TT brute; 1 keep 99");
    table
}

#[test]
fn dt_10_a_brute_is_legal_for_every_choice_of_several_dice() {
    let paid = "keep -, keep 9, keep T, keep A, keep 99, keep 9T, keep 9A, keep TT, keep TA, keep 99T, \
                keep 99A, keep 9TT, keep 9TA, keep TTA, keep 99TT, keep 99TA, keep 9TTA, keep 99TTA";
    let free = "keep 99 brute, keep 9T brute, keep 9A brute, keep TT brute, keep TA brute, keep 99T brute, \
                keep 99A brute, keep 9TT brute, keep 9TA brute, keep TTA brute, keep 99TT brute, \
                keep 99TA brute, keep 9TTA brute, keep 99TTA brute";
    assert_eq!(rolled("brute").legal(0), format!("{paid}, {free}"), "DT-10");
    assert_eq!(rolled("cheater").legal(0), paid, "DT-10: without one");
    assert_eq!(broke("brute").legal(0), format!("keep 9, keep T, keep A, {free}"), "DT-10: whatever it owns");
}

#[test]
fn dt_10_one_die_or_none_is_not_covered() {
    let table = rolled("brute");
    assert_eq!(table.reason("0 keep - brute"), "DT-10 brute-several", "DT-10");
    assert_eq!(table.reason("0 keep 9 brute"), "DT-10 brute-several", "DT-10");
}

#[test]
fn dt_10_a_brute_must_be_held_and_the_dice_rolled() {
    assert_eq!(rolled("joe").reason("0 keep 99 brute"), "DT-12 not-held(card=brute)", "DT-12");
    assert_eq!(rolled("brute").refused("0 keep KK brute"), "DT-7");
}

#[test]
fn dt_10_several_dice_for_nothing_and_the_others_pay() {
    let mut table = rolled("brute");
    table.play("0 keep 99TT brute; 1 keep 999; 1 pass; 1 pass");
    assert_eq!(table.all("row dollars stagecoach"), "99TT 999 / 8 6 / 2", "DT-10");
    assert_eq!(
        (table.truth("store.discard"), table.truth("0.store")),
        ("[brute]".into(), "[]".into()),
        "DT-12"
    );
}

#[test]
fn dt_10_in_this_reveal_only() {
    let mut table = rolled("brute");
    table.play("0 keep 99 brute; 1 keep 9; 1 pass; 1 pass; * TTA 9999; 0 keep TT; 1 keep 9");
    assert_eq!(table.truth("0.dollars"), "7", "DT-10");
}

#[test]
fn dt_10_a_brute_can_be_kept_back() {
    let mut table = rolled("brute");
    table.play("0 keep 99; 1 keep 9");
    assert_eq!(table.all("dollars store"), "7 8 / [brute] [wanted]", "DT-10");
}

#[test]
fn dt_10_one_brute_at_a_time() {
    let mut table = rolled("brute brute");
    table.play("0 keep 99 brute; 1 keep 9; 1 pass");
    assert_eq!((table.truth("0.store"), table.truth("store.discard")), ("[brute]".into(), "[brute]".into()));
    table.play("0 pass; 1 pass; * TTA 9999; 0 keep TTA brute; 1 keep 9; 1 pass");
    assert_eq!(table.all("row dollars"), "99TTA 99 / 8 8", "DT-10: and the other later");
}

#[test]
fn dt_10_a_brute_is_secret_until_the_reveal() {
    let [mut with, mut without] = ["brute", "joe"].map(rolled);
    with.play("0 keep 99 brute");
    without.play("0 keep 99");
    assert_eq!(with.view(1), without.view(1), "DT-7");
    assert_eq!(with.bystander(), without.bystander(), "DT-7");
    assert_eq!(with.all("choice store"), "keep 99 brute null / [brute] [wanted]", "DT-14: not yet discarded");
}

#[test]
fn dt_14_all_brutes_go_to_the_discard_together_at_the_reveal() {
    let table = two_brutes();
    assert_eq!(table.all("store.discard store"), "[brute brute] / [joe] [girls wanted] []", "DT-14");
}

#[test]
fn dt_14_brutes_are_settled_clockwise_from_the_sheriff() {
    let mut table = two_brutes();
    assert_eq!((table.public().player, table.awaits()), (Seat(2), "0 wanted".into()), "DT-14: 1, 2, 0");
    table.play("0 pass; 1 pass");
    assert_eq!((table.public().player, table.awaits()), (Seat(0), "1 wanted".into()), "DT-14: the other");
    table.play("1 pass");
    assert_eq!(table.all("row dollars stagecoach"), "TT 99 JKK / 8 7 8 / 1", "DT-14");
    assert_eq!(table.awaits(), "1 cheat", "DT-14: and then comes DT-11");
}

#[test]
fn dt_14_the_sheriffs_own_brute_is_settled_first() {
    let mut table = Table::under(1, 3).hold(&["brute joe", "brute girls", "wanted"]);
    table.play("* TTTTT 99999 KKKKK; 0 keep TT brute; 1 keep 99 brute; 2 keep K");
    assert_eq!((table.public().player, table.awaits()), (Seat(1), "2 wanted".into()), "DT-14");
}

#[test]
fn dt_14_a_cancelled_brute_makes_its_owner_choose_again_alone() {
    let mut table = two_brutes();
    table.play("0 pass; 1 wanted");
    assert_eq!(table.awaits(), "2 keep", "DT-14: before the next brute is asked about");
    assert_eq!(
        table.all("rolled choice"),
        "TTTTT 99999 JJKKK / keep TT brute keep 99 null",
        "DT-14: the same roll"
    );
    assert_eq!(
        (table.refused("1 keep 9"), table.refused("0 keep T")),
        ("DT-14", "DT-14"),
        "DT-14: the rest stand"
    );
    assert_eq!(table.all("row dollars stagecoach"), "- - - / 8 8 8 / 0", "DT-14: nobody has paid yet");
}

#[test]
fn dt_14_the_new_choice_is_paid_and_then_the_next_brute_is_asked_about() {
    let mut table = two_brutes();
    table.play("0 pass; 1 wanted; 2 keep JJK");
    assert_eq!((table.public().player, table.awaits()), (Seat(0), "1 wanted".into()), "DT-14, DT-15");
    assert_eq!(table.all("row choice"), "- - - / keep TT brute keep 99 keep JJK", "DT-14");
    table.play("1 pass");
    assert_eq!(table.all("row dollars stagecoach"), "TT 99 JJK / 8 7 6 / 3", "DT-14");
    assert_eq!(table.truth("store.discard"), "[brute brute wanted]", "DT-12");
}

#[test]
fn dt_14_the_second_brute_can_be_the_cancelled_one() {
    let mut table = two_brutes();
    table.play("0 pass; 1 pass; 1 wanted");
    assert_eq!(
        (table.awaits(), table.truth("2.choice")),
        ("0 keep".into(), "keep JKK brute".into()),
        "DT-14"
    );
    table.play("0 keep -");
    assert_eq!(table.all("row dollars stagecoach"), "- 99 JKK / 7 7 8 / 2", "DT-14: none costs $1");
}

#[test]
fn dt_14_no_other_brute_can_be_played_instead() {
    let mut table = rolled("brute brute");
    table.play("0 keep 99TTA brute; 1 keep 9; 1 wanted");
    assert!(!table.legal(0).contains("brute"), "DT-14");
    assert_eq!(table.reason("0 keep 99 brute"), "DT-14 brute-again", "DT-14");
    assert_eq!(table.legal(0).split(", ").count(), 18, "DT-14: every choice of DT-8");
}

#[test]
fn dt_14_a_seat_that_cannot_pay_keeps_exactly_one_die_then() {
    let mut table = broke("brute");
    table.play("0 keep 99TTA brute; 1 keep 9; 1 wanted");
    assert_eq!(table.legal(0), "keep 9, keep T, keep A", "DT-8, DT-14");
    table.play("0 keep A");
    assert_eq!(table.all("row dollars"), "A 9 / 0 0", "DT-14");
    assert_eq!(table.refused("* 9"), "DT-7", "DT-9: the five dice of the brute were no full row");
}

#[test]
fn dt_14_the_new_choice_is_made_openly() {
    let mut table = two_brutes();
    table.play("0 pass; 1 wanted");
    let shown = table
        .bystander()
        .choices
        .map(|choice| choice.map(|Choice { dice, brute }| (dice.to_string(), brute)));
    assert_eq!(shown[..3], [Some(("TT".into(), true)), Some(("99".into(), false)), None], "DT-14");
    assert_eq!(table.view(2).choices, table.bystander().choices, "DT-14");
}

#[test]
fn dt_14_everybody_is_told_of_brutes_and_of_the_one_that_was_cancelled() {
    let mut table = rolled("brute");
    let told = table.notices("0 keep TT brute; 1 keep 9; 1 wanted; 0 keep T", ANYBODY);
    let expected = [
        "DT-12 played-brute(seat=#0, dice=[TT])",
        "DT-7 shows(seat=#1, dice=[9], count=1, again=no)",
        "DT-13 cancelled(seat=#1, player=#0, card=brute)",
        "DT-14 chooses-again(seat=#0)",
        "DT-14 shows(seat=#0, dice=[T], count=1, again=yes)",
        "DT-8 kept(seat=#0, dice=[T], count=1, cost=0, brute=no, row=[T], grows=no)",
        "DT-8 kept(seat=#1, dice=[9], count=1, cost=0, brute=no, row=[9], grows=no)",
        "DT-9 roll-again(seats=[#0, #1])",
    ];
    assert_eq!(told, expected, "DT-14");
}
