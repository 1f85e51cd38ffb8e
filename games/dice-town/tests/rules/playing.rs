//! DT-12, DT-13 and DT-15: playing store cards, cancelling them, and which seats are asked.

use crate::rules::table::{ANYBODY, Table};
use dice_town::{Action, Card};
use kernel::Seat;

/// Rows with which seat 0 is asked in each phase of the town, while seat 1 holds a card.
const MOMENTS: [(&str, [&str; 2]); 7] = [
    ("dynamite", ["9AAAA", "KKKKK"]),
    ("sharing", ["AAAAA", "TAAAA"]),
    ("credits", ["JAAAA", "KKKKK"]),
    ("girls", ["QAAAA", "KKKKK"]),
    ("star", ["AAAAA", "KKAAA"]),
    ("corruption", ["KKKKK", "KKAAA"]),
    ("elixir", ["KKKKK", "KKAAA"]),
];

/// Seat 0 is asked in this phase.
fn moment(phase: &str, hands: [&str; 2]) -> Table {
    let rows = MOMENTS.iter().find(|(name, _)| *name == phase).expect("a phase of the town").1;
    let mut table = Table::of(2).hold(&hands);
    table.rows(&rows).until(phase, "");
    assert_eq!(table.awaits(), format!("0 {phase}"));
    table
}

/// Seat 2 of four may play a joe before the star moves. Each of the others holds a card.
fn joe(seat_2: &str) -> Table {
    let mut table = Table::of(4).hold(&["equipment-1", "elixir", seat_2, "wanted"]);
    table.rows(&["KKKKK", "AAAAA", "AAAAA", "AAAAA"]).play("0 pass; 1 pass");
    table
}

#[test]
fn dt_12_a_card_is_on_the_discard_before_anybody_is_asked_for_wanted() {
    let mut table = joe("joe dynamite");
    table.play("2 joe 0");
    assert_eq!(table.awaits(), "3 wanted", "DT-13");
    assert_eq!(
        (table.truth("store.discard"), table.truth("2.store")),
        ("[joe]".into(), "[dynamite]".into()),
        "DT-12"
    );
    assert_eq!(table.all("dollars"), "8 8 8 8", "DT-13: before it takes effect");
}

#[test]
fn dt_12_a_cancelled_card_is_spent_all_the_same() {
    let mut table = joe("joe dynamite");
    table.play("2 joe 0; 3 wanted");
    assert_eq!(table.truth("store.discard"), "[joe wanted]", "DT-12");
    assert_eq!(table.all("store dollars"), "[equipment-1] [elixir] [dynamite] [] / 8 8 8 8", "DT-12");
}

#[test]
fn dt_12_a_new_deck_that_its_own_effect_calls_for_includes_it() {
    let mut table = Table::of(2).hold(&["credits equipment-1", ""]);
    for _ in 0..3 {
        table.turn(&["JJJJJ", "KKKAA"], "");
    }
    table.turn(&["JJAAA", "KKKAA"], "").rows(&["JAAAA", "KKKAA"]);
    assert_eq!(
        (table.awaits(), table.truth("store.deck")),
        ("0 credits".into(), "[]".into()),
        "19 are drawn"
    );
    let discarded = table.truth("store.discard").split(' ').count() as u32;
    table.play("0 credits");
    let credits = dice_town::Chance::Store(Card::CREDITS);
    assert!(table.chances().contains(&(credits, 1)), "DT-12, DT-21");
    assert_eq!(table.chances().iter().map(|(_, count)| count).sum::<u32>(), discarded + 1, "DT-21");
}

#[test]
fn dt_12_equipment_is_never_played() {
    for (phase, _) in MOMENTS {
        let table = moment(phase, ["equipment-8", "equipment-1"]);
        assert_eq!(table.legal(0), "pass", "DT-12: {phase}");
    }
    for card in Card::all().take(6) {
        assert_eq!(<Action as kernel::Action>::read(card.name(), Seat(0), 2), None, "DT-12: {card:?}");
    }
}

#[test]
fn dt_12_a_card_is_played_at_its_moment_only() {
    let all = "dynamite girls brute cheater corruption credits joe marshal sharing elixir";
    for (phase, _) in MOMENTS {
        let due = if phase == "star" { "marshal, joe 1" } else { phase };
        let table = moment(phase, [all, "equipment-1"]);
        assert_eq!(table.legal(0), format!("{due}, pass"), "DT-12: {phase}");
    }
    let table = moment("dynamite", ["dynamite girls", "joe"]);
    assert_eq!(table.reason("0 girls"), "DT-18 moment(what=dynamite)", "DT-12");
}

#[test]
fn dt_12_a_card_that_is_not_held_cannot_be_played() {
    for card in ["dynamite", "sharing", "credits", "girls", "corruption", "elixir"] {
        let table = moment(card, ["brute", "joe"]);
        assert_eq!(table.reason(&format!("0 {card}")), format!("DT-12 not-held(card={card})"), "DT-12");
    }
}

#[test]
fn dt_12_everybody_sees_what_is_played() {
    let mut table = joe("joe");
    assert_eq!(table.notices("2 joe 0", ANYBODY), ["DT-12 played-joe(seat=#2, victim=#0)"], "DT-12");
    let told = table.notices("3 wanted", ANYBODY);
    assert_eq!(told[0], "DT-13 cancelled(seat=#3, player=#2, card=joe)", "DT-13");
}

/// The phase and the card of seat 0, whether to check at the end of the turn, which value to check,
/// and what it is if seat 1 passes or plays `wanted`.
#[test]
fn dt_13_wanted_cancels_whatever_action_card_was_played() {
    let played = [
        ("dynamite", "dynamite", false, "0.nuggets", "2", "1"),
        ("sharing", "sharing", false, "0.dollars", "9", "8"),
        ("credits", "credits", true, "0.store", "[equipment-3 equipment-4]", "[equipment-3]"),
        ("girls", "girls", true, "0.store", "[equipment-1 equipment-2]", "[equipment-1]"),
        ("star", "marshal", true, "sheriff", "0", "1"),
        ("star", "joe 1", false, "0.dollars", "12", "8"),
        (
            "corruption",
            "corruption",
            true,
            "0.titles",
            "[title-1 title-1 title-1 title-2 title-3]",
            "[title-1 title-1 title-2 title-3]",
        ),
        ("elixir", "elixir", false, "phase", "visit", "doc"),
    ];
    for (phase, action, at_the_end, look, passed, cancelled) in played {
        for (answer, expected) in [("pass", passed), ("wanted", cancelled)] {
            let card = action.split(' ').next().unwrap_or_default();
            let mut table = moment(phase, [card, "wanted equipment-1 equipment-2"]);
            table.play(&format!("0 {action}"));
            assert_eq!(
                (table.awaits(), table.legal(1)),
                ("1 wanted".into(), "wanted, pass".into()),
                "DT-13: {card}"
            );
            table.play(&format!("1 {answer}"));
            if at_the_end {
                table.end_turn("");
            }
            assert_eq!(table.truth(look), expected, "DT-13: {card}, {answer}");
        }
    }
}

#[test]
fn dt_13_every_other_seat_is_asked_clockwise_from_the_seat_that_played() {
    let mut table = joe("joe dynamite");
    table.play("2 joe 0");
    for (seat, legal) in [(3, "wanted, pass"), (0, "pass"), (1, "pass")] {
        assert_eq!((table.awaits(), table.legal(seat)), (format!("{seat} wanted"), legal.into()), "DT-13");
        table.play(&format!("{seat} pass"));
    }
    assert_eq!(table.awaits(), "2 star", "DT-13: not the seat itself");
    assert_eq!(table.all("dollars"), "4 8 12 8", "DT-13: it takes effect");
}

#[test]
fn dt_13_the_first_wanted_ends_the_asking_and_cannot_be_cancelled() {
    let mut table = joe("joe dynamite");
    table.play("2 joe 0; 3 wanted");
    assert_eq!(table.awaits(), "2 star", "DT-13: seats 0 and 1 are not asked");
}

#[test]
fn dt_13_a_seat_that_holds_another_card_cannot_cancel() {
    let mut table = joe("joe");
    table.play("2 joe 0; 3 pass");
    assert_eq!(table.reason("0 wanted"), "DT-12 not-held(card=wanted)", "DT-12");
    assert_eq!(table.refused("1 pass"), "DT-13", "DT-13: one after the other");
}

#[test]
fn dt_13_with_no_other_store_card_at_the_table_nobody_is_asked() {
    let mut table = Table::of(2).hold(&["joe", ""]);
    table.rows(&["KKKKK", "AAAAA"]).play("0 joe 1");
    assert_eq!(table.truth("0.dollars"), "12", "DT-13: at once");
}

#[test]
fn dt_15_a_seat_is_asked_whatever_card_it_holds() {
    for (phase, _) in MOMENTS {
        for held in ["equipment-1", "cheater", "wanted"] {
            assert_eq!(moment(phase, [held, "joe"]).legal(0), "pass", "DT-15: {held} for {phase}");
        }
    }
}

#[test]
fn dt_15_even_if_everybody_can_know_that_it_is_not_the_one() {
    let mut table = Table::of(3).hold(&["cheater cheater", "wanted joe", "girls"]);
    table.play("* 99999 99999 99999; 0 keep 9; 1 keep 9; 2 keep 9; 0 cheat 9 A; 1 wanted; 0 cheat 9 A");
    assert_eq!(table.awaits(), "1 wanted", "DT-15: though it lies in the discard");
    assert_eq!((table.legal(1), table.refused("1 wanted")), ("pass".into(), "DT-12"), "DT-15");
    table.play("1 pass");
    assert_eq!(table.awaits(), "2 wanted", "DT-15");
}

#[test]
fn dt_15_a_seat_that_holds_none_when_its_turn_comes_is_not_asked() {
    let mut table = Table::of(3).hold(&["girls cheater", "wanted", "joe"]);
    table.play("* 99999 99999 99999; 0 keep 9; 1 keep 9; 2 keep 9; 0 cheat 9 A; 1 wanted; 0 pass");
    assert_eq!(table.awaits(), "2 cheat", "DT-15: seat 1 has spent its only card");
}

#[test]
fn dt_15_titles_are_no_store_cards() {
    let mut table = Table::of(2);
    table.turn(&["KKKKK", "KKAAA"], "").play("* 99999 99999; 0 keep 9; 1 keep 9");
    assert_eq!((table.truth("0.titles"), table.awaits()), ("[title-1]".into(), "chance".into()), "DT-15");
}

#[test]
fn dt_15_clockwise_from_a_seat_begins_with_that_seat() {
    for (sheriff, order) in [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])] {
        let mut table = Table::under(sheriff, 3).hold(&["joe", "girls", "elixir"]);
        table.rows(&["9AAAA", "TAAAA", "AAAAA"]).until("star", "");
        for seat in order {
            assert_eq!(table.awaits(), format!("{seat} star"), "DT-15: sheriff {sheriff}");
            table.play(&format!("{seat} pass"));
        }
        assert_ne!(table.truth("phase"), "star", "DT-15: each once");
    }
}
