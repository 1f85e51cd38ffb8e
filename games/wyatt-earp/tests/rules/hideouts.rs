//! WE-25 and WE-34: covering another player's set, and clearing one's own.

use crate::rules::table::{PAIRS, Table};

#[test]
fn we_25_example_nine_points_no_longer_count() {
    let hands =
        ["belle*3 hideout billy*2 bob*2 butch*2", "belle*2 photo-belle stagecoach billy*2 bob*2 butch*2"];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld belle 3; 0 discard wes");
    table.play("1 draw discard; 1 meld belle 2; 1 photo belle; 1 discard wes").idle_turn();
    table.play("1 draw discard; 1 stagecoach: jesse; 1 discard wes");
    let before = table.payout("belle");
    assert_eq!((before.points, before.captured), ([6, 9, 0, 0], true), "WE-3: 2 + 2 + 4 + 1");
    table.play("0 draw discard; 0 hideout: jesse; 1 pass");
    let payout = table.payout("belle");
    assert_eq!((payout.points, payout.captured), ([6, 0, 0, 0], false), "WE-25: fewer than 8");
    // $1000, + $2000 and + $1000 for the melds, + $1000 for the photo, + $3000 for the stagecoach.
    assert_eq!((payout.takes, payout.stays), (vec![], 8), "WE-25: she is not captured, the money stays");
}

/// Seat 1 has 3 jesse, seat 2 has 3 sundance and 3 wes, seat 0 in turn has 3 butch and hideouts.
fn three_hunters() -> Table {
    let hands = [
        "butch*3 hideout*2 belle*2 billy*2 bob",
        "jesse*3 belle*2 billy*2 bob*2 wyatt-earp",
        "wes*3 sundance*3 billy*2 bob*2",
    ];
    let mut table = Table::dealt_by(0, "", &hands, "photo-wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard photo-wes");
    table.play("2 draw discard; 2 meld sundance 3; 2 meld wes 3; 2 discard photo-wes");
    table.play("0 draw discard; 0 meld butch 3");
    table
}

#[test]
fn we_25_it_covers_one_set_of_another_player() {
    let mut table = three_hunters();
    table.play("0 hideout: jesse");
    assert_eq!((table.awaits(), table.truth("committed")), ("0 cover".into(), "hideout".into()), "WE-25");
    assert_eq!(table.legal(), "cover 1 jesse, cover 2 sundance, cover 2 wes", "WE-25: not one's own");
    assert_eq!(table.refused("0 cover 1 wes"), "WE-25");
    assert_eq!(table.refused("0 discard bob"), "WE-25");
    table.play("0 cover 2 wes");
    assert_eq!(table.set(2, "wes"), "3 hideout", "WE-25");
    assert_eq!(table.truth("committed"), "absent", "WE-25");
    assert_eq!(table.discard(), "jesse", "WE-25: only the shot lies there");
}

#[test]
fn we_25_seats_come_clockwise_from_the_left_of_the_acting_seat() {
    let hands =
        ["jesse*3 belle*2 billy*2 bob*2 wes", "hideout belle*2 billy*2 bob*2 wes*3", "butch*3 sundance*7"];
    let mut table = Table::dealt_by(1, "", &hands, "photo-wes");
    table.play("2 draw discard; 2 meld butch 3; 2 discard photo-wes");
    table.play("0 draw discard; 0 meld jesse 3; 0 discard photo-wes; 1 draw discard; 1 hideout: belle");
    assert_eq!(table.legal(), "cover 2 butch, cover 0 jesse", "WE-25");
}

#[test]
fn we_25_at_most_one_hideout_on_a_set() {
    let mut table = three_hunters();
    table.play("0 hideout: jesse; 0 cover 2 wes; 2 pass; 0 discard photo-wes").idle_turn().idle_turn();
    table.play("0 draw discard; 0 hideout: jesse");
    assert_eq!(table.legal(), "cover 1 jesse, cover 2 sundance", "WE-25");
}

/// Seat 1 has laid 3 jesse, which seat 0 has just covered; seat 1 is asked.
fn covered(seat_1: &str) -> Table {
    let hands = ["hideout*2 belle*2 billy*2 bob*2 butch*2", &format!("jesse*3 {seat_1}")];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes; 0 draw discard; 0 hideout: sundance");
    table
}

#[test]
fn we_25_with_no_set_left_to_cover_it_cannot_be_played() {
    let mut table = covered("belle*2 billy*2 bob*2 butch");
    table.play("1 pass; 0 discard wes").idle_turn();
    table.play("0 draw discard");
    assert_eq!(table.reason("0 hideout"), "WE-25 wyatt-earp-refusal-no-cover");
    assert_eq!(table.plays(), "", "WE-25: the only set is covered");
}

#[test]
fn we_25_ones_own_set_is_no_target() {
    let mut table = Table::dealt("", &["jesse*3 hideout belle*2 billy*2 bob*2", PAIRS], "wes");
    table.play("0 draw discard; 0 meld jesse 3");
    assert_eq!(table.refused("0 hideout"), "WE-25");
}

#[test]
fn we_25_a_covered_set_counts_nothing_but_stays_open_and_its_reward_grows() {
    let mut table = covered("jesse*2 photo-jesse belle*2 billy*2");
    table.play("1 pass; 0 discard wes; 1 draw discard; 1 meld jesse 2");
    assert_eq!(table.poster("jesse"), 4000, "WE-25: $1000 + $2000 + $1000");
    table.play("1 photo jesse");
    assert_eq!((table.set(1, "jesse"), table.poster("jesse")), ("5 photo hideout".into(), 5000), "WE-25");
    assert_eq!(table.payout("jesse").points, [0; 4], "WE-25: cards added later included");
    assert_eq!(table.truth("open"), "[jesse]", "WE-25");
}

#[test]
fn we_25_after_it_is_removed_another_may_be_placed() {
    let mut table = covered("wyatt-earp belle*2 billy*2 bob*2");
    table.play("1 wyatt-earp clear: sundance");
    assert_eq!(table.set(1, "jesse"), "3", "WE-35");
    table.play("0 discard wes").idle_turn();
    table.play("0 draw discard; 0 hideout: sundance");
    assert_eq!(table.set(1, "jesse"), "3 hideout", "WE-25");
}

#[test]
fn we_25_a_missed_hideout_covers_nothing_and_asks_nobody() {
    let mut table = three_hunters();
    table.play("0 hideout: photo-jesse");
    assert_eq!(
        (table.awaits(), table.discard()),
        ("0 play".into(), "photo-jesse hideout".into()),
        "WE-19, WE-25"
    );
}

#[test]
fn we_34_a_hideout_is_removed_from_ones_own_territory() {
    let mut table = covered("wyatt-earp*2 belle*2 billy*2 bob");
    table.play("1 pass; 0 discard wes; 1 draw discard");
    assert!(table.plays().contains("wyatt-earp clear"), "WE-34");
    table.play("1 wyatt-earp clear: sundance");
    assert_eq!((table.set(1, "jesse"), table.awaits()), ("3".into(), "1 play".into()), "WE-34: no decision");
    assert_eq!(table.discard(), "sundance wyatt-earp sundance hideout", "WE-20, WE-34");
    assert_eq!(table.refused("1 wyatt-earp draw"), "WE-15", "WE-34: it was the turn's one");
}

#[test]
fn we_34_a_miss_leaves_it_there() {
    let mut table = covered("wyatt-earp belle*2 billy*2 bob*2");
    table.play("1 pass; 0 discard wes; 1 draw discard; 1 wyatt-earp clear: bank");
    assert_eq!(table.set(1, "jesse"), "3 hideout", "WE-34");
    assert_eq!(table.discard(), "sundance wyatt-earp bank", "WE-20");
}

#[test]
fn we_34_only_with_a_hideout_in_ones_own_territory() {
    let hands = ["hideout wyatt-earp belle*2 billy*2 bob*2 butch*2", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt_by(0, "", &hands, "wes");
    table.play("1 draw discard; 1 meld jesse 3; 1 discard wes; 0 draw discard; 0 hideout: sundance; 1 pass");
    table.play("0 discard wes").idle_turn();
    table.play("0 draw discard");
    assert_eq!(table.reason("0 wyatt-earp clear"), "WE-34 wyatt-earp-refusal-no-hideout");
}

#[test]
fn we_34_with_several_hideouts_the_player_chooses() {
    let hands = ["hideout*2 belle*2 billy*2 bob*2 butch*2", "jesse*3 wes*3 wyatt-earp belle*2 billy"];
    let mut table = Table::dealt_by(0, "", &hands, "photo-bob");
    table.play("1 draw discard; 1 meld jesse 3; 1 meld wes 3; 1 discard photo-bob");
    table.play("0 draw discard; 0 hideout: sundance; 0 cover 1 wes; 1 pass; 0 discard photo-bob").idle_turn();
    table.play("0 draw discard; 0 hideout: sundance; 1 pass; 0 discard photo-bob");
    table.play("1 draw discard; 1 wyatt-earp clear: sundance");
    assert_eq!(
        (table.awaits(), table.legal()),
        ("1 uncover".into(), "uncover jesse, uncover wes".into()),
        "WE-34"
    );
    assert_eq!(table.refused("1 uncover bob"), "WE-34");
    table.play("1 uncover wes");
    assert_eq!((table.set(1, "jesse"), table.set(1, "wes")), ("3 hideout".into(), "3".into()), "WE-34");
}
