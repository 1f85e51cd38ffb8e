//! WE-37: a photo out of turn, when an outlaw is opened; and hands emptied by it (WE-26, WE-35).

use crate::rules::table::{GOES_OUT, PAIRS, Table};

const ON: &str = "photo_reaction=true";

/// Four seats; seat 2 in turn has drawn, and holds four jesse; this seat holds jesse's photo.
fn opening(options: &str, photo_at: usize) -> Table {
    let hand = |seat, rest| format!("{rest} {}", if seat == photo_at { "photo-jesse" } else { "butch" });
    let hands = [
        hand(0, "belle*2 billy*2 bob*2 butch*2 wes"),
        hand(1, "belle*2 billy*2 bob*2 butch*2 wes"),
        hand(2, "jesse*4 bank*4 wyatt-earp"),
        hand(3, "sundance*6 hideout*3"),
    ];
    let mut table = Table::dealt_by(1, options, &hands.each_ref().map(String::as_str), "wes");
    table.play("2 draw discard");
    table
}

#[test]
fn we_37_false_nobody_is_asked() {
    for options in ["chasseur", "genie", "photo_reaction=false"] {
        let mut table = opening(options, 0);
        table.play("2 meld jesse 3");
        assert_eq!(table.awaits(), "2 play", "WE-37: {options}");
    }
}

#[test]
fn we_37_true_the_others_are_asked_clockwise_whether_they_hold_it_or_not() {
    let mut table = opening(ON, 1);
    table.play("2 meld jesse 3");
    assert_eq!((table.awaits(), table.legal()), ("3 photo-react".into(), "pass".into()), "WE-37: no tell");
    assert_eq!(table.refused("3 photo jesse"), "WE-37", "not held");
    table.play("3 pass");
    assert_eq!((table.awaits(), table.legal()), ("0 photo-react".into(), "pass".into()), "WE-37");
    table.play("0 pass");
    assert_eq!(
        (table.awaits(), table.legal()),
        ("1 photo-react".into(), "photo jesse, pass".into()),
        "WE-37"
    );
    assert_eq!(table.truth("turn"), "2", "WE-37");
    table.play("1 pass");
    assert_eq!(table.awaits(), "2 play", "WE-37");
}

#[test]
fn we_37_the_photo_lands_in_the_own_territory_with_its_reward_and_the_asking_stops() {
    let mut table = opening(ON, 3);
    table.play("2 meld jesse 3; 3 photo jesse");
    assert_eq!(table.awaits(), "2 play", "WE-37: seats 0 and 1 are not asked");
    assert_eq!((table.set(3, "jesse"), table.set(2, "jesse")), ("0 photo".into(), "3".into()), "WE-37");
    assert_eq!((table.poster("jesse"), table.public().held[3]), (4000, 9), "WE-37: $1000 + $2000 + $1000");
    table.play("2 bank: wes");
    assert_eq!(table.set(2, "jesse"), "3 bank", "WE-36: seat 2 still had its one sheriff card");
}

#[test]
fn we_37_only_after_the_first_meld_of_an_outlaw() {
    let mut table = opening(ON, 0);
    table.play("2 meld jesse 3; 3 pass; 0 pass; 1 pass; 2 meld jesse 1");
    assert_eq!(table.awaits(), "2 play", "WE-37");
}

#[test]
fn we_37_two_seats() {
    let mut table = Table::dealt(ON, &["belle*3 billy*3 bob*2 butch*2", PAIRS], "wes");
    table.play("0 draw discard; 0 meld belle 3");
    assert_eq!(table.awaits(), "1 photo-react", "WE-37");
    table.play("1 pass; 0 meld billy 3");
    assert_eq!(table.awaits(), "1 photo-react", "WE-37: for each outlaw");
}

/// Seat 1 holds one card, the photo of wes; seat 0, in turn, has opened wes.
fn last_photo() -> Table {
    let hands = ["wes*3 hideout most-wanted belle*2 sundance*2 butch", GOES_OUT];
    let mut table = Table::dealt_by(0, "photo_reaction=true clear_timing=anytime", &hands, "butch");
    table.play("1 draw supply: photo-wes belle; 1 meld jesse 4; 0 pass");
    table.play("1 meld billy 3; 0 pass; 1 meld bob 3; 0 pass");
    table.play("1 discard belle; 0 draw discard; 0 meld wes 3");
    assert_eq!((table.awaits(), table.hand(1)), ("1 photo-react".into(), "photo-wes".into()));
    table
}

#[test]
fn we_37_it_may_be_the_last_card() {
    let mut table = last_photo();
    table.play("1 photo wes");
    assert_eq!((table.awaits(), table.hand(1)), ("0 play".into(), String::new()), "WE-36, WE-37");
    table.play("0 discard belle");
    // Jesse pays seat 1 $4000 (8 CP). Wes: 6 and 4 CP, $4000: 2000 and 1000, then 1000.
    assert_eq!((table.truth("round"), table.money()), ("2".into(), vec![3000, 5000]), "WE-13.2, WE-40");
}

#[test]
fn we_35_a_seat_that_played_its_last_photo_is_not_asked() {
    let mut table = last_photo();
    table.play("1 photo wes; 0 ask butch 1");
    assert_eq!(table.awaits(), "0 play", "WE-26: a seat with an empty hand may be asked, and has none");
    let mut table = last_photo();
    table.play("1 photo wes; 0 hideout: sundance; 0 cover 1 jesse");
    assert_eq!(table.awaits(), "0 play", "WE-35: no card in hand, not asked");
    table.play("0 discard belle");
    assert_eq!(table.truth("round"), "2", "WE-35: nor before the discard landed");
}

#[test]
fn we_37_with_an_empty_hand_no_photo_is_asked_for() {
    let hands = ["wes*3 butch*3 belle*2 sundance*2", GOES_OUT];
    let mut table = Table::dealt_by(0, ON, &hands, "sundance");
    table.play("1 draw supply: photo-wes belle; 1 meld jesse 4; 0 pass");
    table.play("1 meld billy 3; 0 pass; 1 meld bob 3; 0 pass");
    table.play("1 discard belle; 0 draw discard; 0 meld wes 3; 1 photo wes; 0 meld butch 3");
    assert_eq!(table.awaits(), "0 play", "WE-37: every other seat with a card in hand");
}
