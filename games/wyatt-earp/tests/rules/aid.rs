//! What a client shows beside the view: capture points, payouts (WE-38 to WE-41), and what a play
//! adds to a poster (WE-3).

use crate::rules::table::{PAIRS, Table};
use kernel::{Seat, View as _};

/// What each legal play would add, in thousands, and whether a shot decides; discards left out.
fn previews(table: &Table) -> Vec<String> {
    let public = table.public();
    let text = |action| kernel::Action::text(action, public.actor, public.seats);
    let plays = table.aid().plays;
    let lines = plays.iter().map(|play| {
        format!("{} +{}{}", text(play.action), play.adds, if play.shot { " if it hits" } else { "" })
    });
    lines.filter(|line| !line.starts_with("discard ")).collect()
}

#[test]
fn we_03_the_aid_previews_what_each_play_adds() {
    let hands = [
        "jesse*4 photo-jesse stagecoach bank fastest-gun hideout wyatt-earp",
        "wes*3 belle*2 billy*2 bob*2 butch",
    ];
    let mut table = Table::dealt_by(0, "", &hands, "bob");
    table.play("1 draw supply: butch butch; 1 meld wes 3; 1 discard butch; 0 draw supply: belle sundance");
    table.play("0 meld jesse 3");
    let expected = [
        "meld jesse 1 +0",
        "photo jesse +1",
        "stagecoach +3 if it hits",
        "bank +1 if it hits",
        "fastest-gun +1 if it hits",
        "hideout +0 if it hits",
        "wyatt-earp draw +0",
        "wyatt-earp search +0",
    ];
    assert_eq!(previews(&table), expected, "WE-3");
}

#[test]
fn we_16_the_aid_previews_melds_by_their_size() {
    let mut table = Table::dealt("", &["jesse*5 belle*2 billy*2 bob", PAIRS], "wes");
    table.play("0 draw discard");
    assert_eq!(previews(&table), ["meld jesse 3 +2", "meld jesse 4 +3", "meld jesse 5 +4"], "WE-16");
}

#[test]
fn we_22_the_aid_previews_where_a_card_is_placed() {
    let mut table = Table::dealt("", &["jesse*3 belle*3 bank stagecoach bob*2", PAIRS], "wes");
    table.play("0 draw discard; 0 meld belle 3; 0 meld jesse 3; 0 stagecoach: sundance");
    assert_eq!(previews(&table), ["place belle +3", "place jesse +3"], "WE-3, WE-22: the shot has hit");
}

#[test]
fn we_03_a_remark_says_what_a_play_adds() {
    let mut table = Table::dealt("", &["jesse*4 bank hideout belle*2 bob*2", PAIRS], "wes");
    table.play("0 draw discard; 0 meld jesse 3");
    let view = table.view(0);
    let remarks: Vec<String> =
        view.actions().iter().take(3).map(|&action| format!("{:?}", view.remarks(action))).collect();
    let bank = "[wyatt-earp-remark-adds(money=1000, shot=yes)]";
    assert_eq!(remarks, ["[]", bank, "[]"], "WE-3: one jesse adds nothing; a bank if it hits; a discard");
}

#[test]
fn we_38_the_aid_counts_capture_points_and_who_would_take_what() {
    let hands = ["jesse*4 photo-jesse belle*2 billy*2 bob", "jesse*3 belle*2 billy*2 bob*2 butch"];
    let mut table = Table::dealt("", &hands, "wes");
    table.play("0 draw discard; 0 meld jesse 3");
    let of = |table: &Table, index: usize| table.bystander().aid().outlaws[index].clone();
    let jesse = of(&table, 4);
    assert_eq!((jesse.points, jesse.captured, jesse.stays), ([6, 0, 0, 0], false, 3), "WE-38");
    table.play("0 photo jesse");
    let jesse = of(&table, 4);
    // $1000 + $2000 + $1000, all to seat 0: 10 CP to none.
    assert_eq!((jesse.points, jesse.captured, jesse.reward), ([10, 0, 0, 0], true, 4), "WE-39");
    assert_eq!((jesse.takes, jesse.stays), (vec![(Seat(0), 4, 0)], 0), "WE-39");
    table.play("0 discard wes; 1 draw discard; 1 meld jesse 3");
    let jesse = of(&table, 4);
    // 10 and 6 CP, $6000: 2 and 1, then 1 and 1, then 1.
    let takes = [(0, 2, 1), (1, 1, 1), (0, 1, 2), (1, 1, 2), (0, 1, 3)];
    assert_eq!(jesse.takes, takes.map(|(seat, amount, pass)| (Seat(seat), amount, pass)), "WE-40");
    assert_eq!((jesse.points, jesse.stays), ([10, 6, 0, 0], 0), "WE-40");
    assert_eq!((of(&table, 0).points, of(&table, 0).stays), ([0; 4], 1), "WE-6: belle");
}

#[test]
fn we_09_only_the_seat_that_acts_has_previews() {
    let mut table = Table::dealt("", &["jesse*4 belle*2 billy*2 bob*2", PAIRS], "wes");
    table.play("0 draw discard");
    assert!(!table.view(0).aid().plays.is_empty(), "WE-9");
    assert!(table.view(1).aid().plays.is_empty() && table.bystander().aid().plays.is_empty(), "WE-9");
}
