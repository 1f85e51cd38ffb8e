//! WE-26 to WE-30: most wanted, from a hand and from a territory.

use crate::rules::table::{PAIRS, Table, multiset};

/// Four seats; seat 0 has drawn the wes turned up and holds a most-wanted.
fn four(options: &str, rest: [&str; 3]) -> Table {
    let hands = ["most-wanted*2 belle*2 billy*2 bob*2 butch*2", rest[0], rest[1], rest[2]];
    let mut table = Table::dealt(options, &hands, "wes");
    table.play("0 draw discard");
    table
}

const NO_JESSE: [&str; 3] = [
    "belle*2 billy*2 bob*2 butch*2 bank*2",
    "sundance*5 wes*5",
    "belle*2 billy*2 bob*2 stagecoach*2 hideout*2",
];

#[test]
fn we_26_a_seat_that_holds_one_gives_one() {
    let hands = ["most-wanted jesse*2 belle*2 billy*2 bob*2 butch", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 ask jesse 1");
    assert_eq!((table.awaits(), table.discard()), ("0 play".into(), "most-wanted".into()), "WE-26: no shot");
    assert_eq!(
        table.hand(0),
        "belle belle billy billy bob bob butch jesse jesse jesse wes",
        "WE-26: one card"
    );
    assert_eq!(table.hand(1), "belle belle billy billy bob bob butch jesse jesse", "WE-26");
    assert_eq!(table.plays(), "meld jesse 3", "WE-26: it may be played in this turn");
    assert_eq!(multiset(table.public().known[0]), "jesse wes", "WE-26: given in public");
}

#[test]
fn we_26_a_seat_that_holds_none_says_so_in_public() {
    let mut table = Table::dealt("", &["most-wanted belle*2 billy*2 bob*2 butch*2 wes", PAIRS], "wes");
    table.play("0 draw discard; 0 ask jesse 1");
    assert_eq!((table.awaits(), table.discard()), ("0 play".into(), "most-wanted".into()), "WE-26");
    assert_eq!(table.public().none_of[..2], [0, 1 << 4], "WE-26: seat 1 has no jesse");
    assert_eq!(table.refused("0 ask belle 1"), "WE-9", "it has been played");
}

#[test]
fn we_26_any_outlaw_may_be_named() {
    let table = four("", NO_JESSE);
    let outlaws = ["belle", "billy", "bob", "butch", "jesse", "sundance", "wes"];
    let expected: Vec<String> = outlaws.iter().map(|of| format!("ask {of} 1, ask {of} 3")).collect();
    assert_eq!(table.plays(), expected.join(", "), "WE-26: held or not, open or not");
}

#[test]
fn we_27_direction_begins_with_a_neighbour_and_goes_on() {
    let two_have_it = ["belle*2 billy*2 bob*2 butch*2 bank*2", "jesse*5 wes*5", "jesse*2 belle*2 sundance*6"];
    let mut left = four("ask_order=direction", two_have_it);
    assert_eq!(left.reason("0 ask jesse 2"), "WE-27 wyatt-earp-refusal-ask-neighbour");
    left.play("0 ask jesse 1");
    assert_eq!(left.awaits(), "0 play", "WE-27: the answers are not decisions");
    assert_eq!(left.public().held[..4], [11, 10, 9, 10], "WE-27: 1 has none, 2 gives, 3 is not asked");
    assert_eq!(left.public().none_of, [0, 1 << 4, 0, 0], "WE-26");
    let mut right = four("ask_order=direction", two_have_it);
    right.play("0 ask jesse 3");
    assert_eq!(right.public().held[..4], [11, 10, 10, 9], "WE-27: 3 gives at once");
    assert_eq!(right.public().none_of, [0; 4], "WE-26");
}

#[test]
fn we_27_direction_goes_all_the_way_round() {
    for begin in ["1", "3"] {
        let mut table = four("", NO_JESSE);
        table.play(&format!("0 ask jesse {begin}"));
        assert_eq!(table.public().none_of, [0, 1 << 4, 1 << 4, 1 << 4], "WE-27: all three were asked");
        assert_eq!((table.awaits(), table.public().held[0]), ("0 play".into(), 10), "WE-27");
    }
    let right_has_none =
        ["jesse*2 belle*2 billy*2 bob*2 butch*2", "jesse*3 wes*6 belle", "sundance*7 bank*3"];
    let mut table = four("", right_has_none);
    table.play("0 ask jesse 3");
    assert_eq!(table.public().held[..4], [11, 10, 9, 10], "WE-27: 3 has none, then 2 gives, never 1");
}

#[test]
fn we_27_two_and_three_seats() {
    let mut two = Table::dealt("", &["most-wanted belle*2 billy*2 bob*2 butch*2 wes", PAIRS], "wes");
    two.play("0 draw discard");
    assert!(two.plays().starts_with("ask belle 1, ask billy 1"), "WE-27: the only opponent, once");
    let hands = ["sundance*7 bank*3", "most-wanted belle*2 billy*2 bob*2 butch*2 wes", "jesse*7 wes*3"];
    let mut three = Table::dealt_by(0, "", &hands, "wes");
    three.play("1 draw discard");
    assert!(three.plays().starts_with("ask belle 2, ask belle 0, ask billy 2"), "WE-27: left first");
}

#[test]
fn we_27_free_chooses_again_after_each_no() {
    let first_has_it =
        ["jesse*2 belle*2 billy*2 bob*2 butch*2", "sundance*5 wes*5", "bank*4 stagecoach*2 hideout*3 bob"];
    let mut table = four("ask_order=free", first_has_it);
    assert!(table.plays().starts_with("ask belle 1, ask belle 2, ask belle 3, ask billy 1"), "WE-27");
    table.play("0 ask jesse 2");
    assert_eq!((table.awaits(), table.legal()), ("0 ask".into(), "ask 1, ask 3".into()), "WE-27");
    for line in ["0 ask 2", "0 discard wes", "0 pass"] {
        assert_eq!(table.refused(line), "WE-27", "{line}: the asker cannot stop, nor ask again");
    }
    table.play("0 ask 3");
    assert_eq!(table.awaits(), "0 play", "WE-27: the last one is asked without a decision");
    assert_eq!(table.public().held[..4], [11, 9, 10, 10], "WE-27: seat 1 gave");
    assert_eq!(table.public().none_of, [0, 0, 1 << 4, 1 << 4], "WE-26");
}

#[test]
fn we_26_free_stops_with_the_first_card() {
    let all_have_it =
        ["jesse*2 belle*2 billy*2 bob*2 butch*2", "jesse*2 wes*6 sundance*2", "jesse*2 bank*4 hideout*3 bob"];
    let mut table = four("ask_order=free", all_have_it);
    table.play("0 ask jesse 3");
    assert_eq!(table.public().held[..4], [11, 10, 10, 9], "WE-26: one card at most");
    assert_eq!((table.awaits(), table.public().none_of), ("0 play".into(), [0; 4]), "WE-26");
}

#[test]
fn we_27_free_with_three_seats_has_no_second_decision() {
    let hands = ["most-wanted belle*2 billy*2 bob*2 butch*2 wes", "sundance*7 bank*3", "jesse*7 wes*3"];
    let mut table = Table::dealt("ask_order=free", &hands, "wes");
    table.play("0 draw discard; 0 ask jesse 1");
    assert_eq!((table.awaits(), table.public().held[2]), ("0 play".into(), 9), "WE-27");
}

/// Seat 1 has 3 jesse and her photo, seat 2 has 3 sundance and 3 wes; seat 0 has drawn.
fn robber() -> Table {
    let hands = [
        "most-wanted*2 belle*2 billy*2 bob*2 butch*2",
        "jesse*3 photo-jesse belle*2 billy*2 bob*2",
        "wes*3 sundance*3 billy*2 bob*2",
    ];
    let mut table = Table::dealt_by(0, "", &hands, "photo-wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 photo jesse; 1 discard photo-wes");
    table.play("2 draw discard; 2 meld sundance 3; 2 meld wes 3; 2 discard photo-wes; 0 draw discard");
    table
}

#[test]
fn we_28_a_hit_takes_one_outlaw_card_of_another_territory() {
    let mut table = robber();
    table.play("0 rob: butch");
    assert_eq!(
        (table.awaits(), table.legal()),
        ("0 take".into(), "take 1 jesse, take 2 sundance, take 2 wes".into())
    );
    assert_eq!(table.refused("0 take 1 wes"), "WE-28");
    assert_eq!(table.truth("committed"), "absent", "WE-20: the card lies on the discard already");
    table.play("0 take 1 jesse");
    assert_eq!((table.set(1, "jesse"), table.poster("jesse")), ("2 photo".into(), 4000), "WE-28, WE-30");
    assert_eq!(
        table.hand(0),
        "belle belle billy billy bob bob butch butch jesse photo-wes most-wanted",
        "WE-28"
    );
    assert!(table.plays().starts_with("meld jesse 1"), "WE-28: it may be played in this turn");
}

#[test]
fn we_28_a_covered_set_may_be_robbed_too() {
    let hands = ["hideout most-wanted belle*2 billy*2 bob*2 butch*2", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes");
    table.play("0 draw discard; 0 hideout: sundance; 1 pass; 0 discard wes").idle_turn();
    table.play("0 draw discard; 0 rob: sundance");
    assert_eq!((table.set(1, "jesse"), table.awaits()), ("2 hideout".into(), "0 play".into()), "WE-28");
}

#[test]
fn we_28_only_if_another_territory_holds_an_outlaw_card() {
    let mut table = Table::dealt("", &["jesse*3 most-wanted belle*2 billy*2 bob*2", PAIRS], "wes");
    table.play("0 draw discard; 0 meld jesse 3");
    assert_eq!(table.reason("0 rob"), "WE-28 wyatt-earp-refusal-no-theft");
}

#[test]
fn we_29_after_a_missed_robbery_nobody_can_be_asked() {
    let mut table = robber();
    table.play("0 rob: bank");
    assert_eq!((table.awaits(), table.plays()), ("0 play".into(), String::new()), "WE-29");
    assert_eq!(table.refused("0 ask jesse 1"), "WE-15", "WE-29: not even with another most-wanted");
    assert_eq!(table.discard(), "most-wanted bank", "WE-20");
    assert_eq!(table.set(1, "jesse"), "3 photo", "WE-29");
}

#[test]
fn we_30_example_the_bank_on_a_stolen_wes_is_discarded() {
    let hands = ["wes*3 most-wanted belle*2 billy*2 bob*2", "wes bank belle*2 billy*2 bob*2 butch*2"];
    let mut table = Table::dealt("", &hands, "sundance");
    table.play("0 draw discard; 0 meld wes 3; 0 discard sundance");
    table.play("1 draw discard; 1 meld wes 1; 1 bank: jesse; 1 discard sundance");
    assert_eq!((table.set(1, "wes"), table.poster("wes")), ("1 bank".into(), 4000), "WE-22");
    table.play("0 draw discard; 0 rob: jesse");
    assert_eq!(table.set(1, "wes"), "0", "WE-30");
    assert_eq!(table.discard(), "jesse most-wanted jesse bank", "WE-20, WE-30");
    assert_eq!((table.poster("wes"), table.truth("open")), (4000, "[wes]".into()), "WE-30");
}

#[test]
fn we_30_orphans_in_canonical_order_then_the_hideout() {
    let hands = [
        "wes*3 hideout most-wanted belle*2 billy*2 bob",
        "wes stagecoach bank fastest-gun belle*2 billy*2 bob*2",
    ];
    let mut table = Table::dealt("", &hands, "butch");
    table.play("0 draw discard; 0 meld wes 3; 0 discard butch");
    table.play("1 draw discard; 1 meld wes 1; 1 fastest-gun: jesse; 1 discard butch").idle_turn();
    table.play("1 draw discard; 1 bank: jesse; 1 discard butch").idle_turn();
    table.play("1 draw discard; 1 stagecoach: jesse; 1 discard butch");
    table.play("0 draw discard; 0 hideout: jesse; 1 pass; 0 discard butch").idle_turn();
    assert_eq!(table.set(1, "wes"), "1 stagecoach bank fastest-gun hideout", "WE-23");
    table.play("0 draw discard; 0 rob: sundance");
    let landed = "most-wanted sundance stagecoach bank fastest-gun hideout";
    assert_eq!(table.discard(), format!("jesse jesse jesse jesse {landed}"), "WE-20, WE-30");
    assert_eq!((table.set(1, "wes"), table.poster("wes")), ("0".into(), 8000), "WE-30");
}

#[test]
fn we_30_a_photo_keeps_the_sheriff_cards() {
    let hands = ["wes*3 most-wanted belle*2 billy*2 bob*2", "wes photo-wes bank belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt("", &hands, "sundance");
    table.play("0 draw discard; 0 meld wes 3; 0 discard sundance");
    table.play("1 draw discard; 1 meld wes 1; 1 photo wes; 1 discard sundance").idle_turn();
    table.play("1 draw discard; 1 bank: jesse; 1 discard sundance; 0 draw discard; 0 rob: jesse");
    assert_eq!(table.set(1, "wes"), "0 photo bank", "WE-30");
}
