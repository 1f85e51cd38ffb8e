//! WE-38 to WE-43: who is captured, and who takes what.

use crate::rules::table::{GOES_OUT, PAIRS, Table};
use kernel::Seat;
use wyatt_earp::{Outlaw, Payout, Set};

/// The payout of wes with these capture points by seat and this reward, in dollars.
fn payout(options: &str, points: &[u8], reward: u32) -> Payout {
    let mut public = Table::open(options, points.len() as u8).public();
    public.posters[Outlaw::Wes.index()] = (reward / 1000) as u16;
    for (seat, points) in points.iter().enumerate() {
        let set = Set { outlaws: points / 2, attached: [points % 2, 0, 0], ..Set::default() };
        public.sets[seat][Outlaw::Wes.index()] = set;
    }
    public.payout(Outlaw::Wes)
}

/// What each seat takes and what stays, in dollars.
fn shares(options: &str, points: &[u8], reward: u32) -> (Vec<u32>, u32) {
    let payout = payout(options, points, reward);
    assert_eq!(&payout.points[..points.len()], points);
    let mut taken = vec![0; points.len()];
    payout.takes.iter().for_each(|(seat, amount, _)| taken[seat.index()] += 1000 * u32::from(*amount));
    (taken, 1000 * u32::from(payout.stays))
}

const BOTH: [&str; 2] = ["chasseur", "genie"];

#[test]
fn we_38_below_eight_he_is_not_captured_and_the_money_stays() {
    for points in [&[7, 0][..], &[4, 3], &[3, 2, 2], &[2, 2, 2, 1], &[0, 0]] {
        assert!(!payout("", points, 9000).captured, "WE-38: {points:?}");
        assert_eq!(shares("", points, 9000), (vec![0; points.len()], 9000), "WE-38: {points:?}");
    }
}

#[test]
fn we_38_covered_sets_do_not_count() {
    let mut public = Table::open("", 2).public();
    let set = Set { outlaws: 4, ..Set::default() };
    public.posters[6] = 5;
    public.sets[0][6] = set;
    public.sets[1][6] = Set { covered: true, ..set };
    let payout = public.payout(Outlaw::Wes);
    assert_eq!((payout.points, payout.takes), ([8, 0, 0, 0], vec![(Seat(0), 5, 0)]), "WE-38, WE-25");
    public.sets[0][6].covered = true;
    assert!(!public.payout(Outlaw::Wes).captured, "WE-38");
}

#[test]
fn we_39_exactly_eight_is_enough() {
    assert_eq!(shares("", &[8, 0], 5000), (vec![5000, 0], 0), "WE-39");
    assert_eq!(shares("", &[2, 6], 4000), (vec![1000, 3000], 0), "WE-39: all sets of all players count");
}

#[test]
fn we_39_five_more_than_the_second_takes_the_whole_reward() {
    assert_eq!(shares("", &[9, 4], 7000), (vec![7000, 0], 0), "WE-39");
    assert_eq!(shares("", &[4, 9, 4, 4], 7000), (vec![0, 7000, 0, 0], 0), "WE-39");
    assert_eq!(shares("", &[8, 4], 7000), (vec![4000, 3000], 0), "WE-39: four more do not");
}

#[test]
fn we_40_at_most_four_behind_and_at_least_one_point() {
    // 2 and 1, then 1 and 1: the third has 5 points less.
    assert_eq!(shares("", &[6, 2, 1], 5000), (vec![3000, 2000, 0], 0), "WE-40");
    // The third is 4 points behind, but has no part in the capture.
    assert_eq!(shares("", &[4, 4, 0], 6000), (vec![3000, 3000, 0], 0), "WE-40");
    assert_eq!(shares("", &[4, 3, 1], 7000), (vec![3000, 2000, 2000], 0), "WE-40: one point is enough");
}

#[test]
fn we_40_players_with_equal_points_take_together() {
    // 2, then 1 and 1; 1, then 1 and 1.
    assert_eq!(shares("", &[8, 6, 6], 7000), (vec![3000, 2000, 2000], 0), "WE-40");
    // 2, then 1 and 1; 1; and $1000 does not suffice for two.
    assert_eq!(shares("", &[8, 6, 6], 6000), (vec![3000, 1000, 1000], 1000), "WE-40");
    // 2; and $1000 does not suffice for two.
    assert_eq!(shares("", &[6, 8, 6], 3000), (vec![0, 2000, 0], 1000), "WE-40");
}

#[test]
fn we_40_four_ranks() {
    // 2 1 1 1, then 1 1 1.
    assert_eq!(shares("", &[5, 6, 7, 8], 8000), (vec![1000, 2000, 2000, 3000], 0), "WE-40");
    // 2 1 1 1, 1 1 1 1, 1.
    assert_eq!(shares("", &[8, 7, 6, 5], 10000), (vec![4000, 2000, 2000, 2000], 0), "WE-40");
}

#[test]
fn we_40_the_order_of_taking() {
    let takes = payout("", &[9, 5, 4], 8000).takes;
    let expected = [(0, 2, 1), (1, 1, 1), (0, 1, 2), (1, 1, 2), (0, 1, 3), (1, 1, 3), (0, 1, 4)];
    assert_eq!(takes, expected.map(|(seat, thousands, pass)| (Seat(seat), thousands, pass)), "WE-40");
}

#[test]
fn we_40_a_single_leader_facing_less_than_2000_takes_what_there_is() {
    for options in BOTH {
        assert_eq!(shares(options, &[6, 5], 1000), (vec![1000, 0], 0), "WE-40");
        assert_eq!(shares(options, &[6, 5], 2000), (vec![2000, 0], 0), "WE-40");
    }
}

#[test]
fn we_41_nothing_tied_leaders_leave_everything() {
    let nothing = "tied_leaders_short=nothing";
    assert_eq!(shares(nothing, &[4, 4], 3000), (vec![0, 0], 3000), "WE-41");
    assert_eq!(shares(nothing, &[4, 4, 4], 5000), (vec![0, 0, 0], 5000), "WE-41");
    assert_eq!(shares(nothing, &[4, 4, 3], 1000), (vec![0, 0, 0], 1000), "WE-41");
}

#[test]
fn we_41_one_each_tied_leaders_take_1000_if_that_suffices() {
    let one_each = "tied_leaders_short=one_each";
    assert_eq!(shares(one_each, &[4, 4], 3000), (vec![1000, 1000], 1000), "WE-41: sharing stops");
    assert_eq!(shares(one_each, &[4, 4, 4], 5000), (vec![1000, 1000, 1000], 2000), "WE-41");
    assert_eq!(shares(one_each, &[4, 4, 3], 1000), (vec![0, 0, 0], 1000), "WE-41: it does not");
    assert_eq!(shares(one_each, &[4, 4, 4], 2000), (vec![0, 0, 0], 2000), "WE-41");
}

#[test]
fn we_41_only_the_first_pass_differs() {
    for options in BOTH {
        assert_eq!(shares(options, &[4, 4], 4000), (vec![2000, 2000], 0), "WE-41");
        assert_eq!(shares(options, &[4, 4], 5000), (vec![2000, 2000], 1000), "WE-40: the second pass");
    }
}

#[test]
fn we_42_example_eleven_six_two() {
    for options in BOTH {
        assert_eq!(shares(options, &[11, 6, 2], 9000), (vec![9000, 0, 0], 0), "WE-42: {options}");
    }
}

#[test]
fn we_42_example_nine_five_four() {
    for options in BOTH {
        assert_eq!(shares(options, &[9, 5, 4], 8000), (vec![5000, 3000, 0], 0), "WE-42: {options}");
    }
}

#[test]
fn we_42_example_four_four_two_with_6000() {
    for options in BOTH {
        assert_eq!(shares(options, &[4, 4, 2], 6000), (vec![2000, 2000, 1000], 1000), "WE-42: {options}");
    }
}

#[test]
fn we_42_example_four_four_two_with_3000() {
    assert_eq!(shares("chasseur", &[4, 4, 2], 3000), (vec![0, 0, 0], 3000), "WE-42");
    assert_eq!(shares("genie", &[4, 4, 2], 3000), (vec![1000, 1000, 0], 1000), "WE-42");
}

/// Two seats lay three jesse each, seat 1 one by one: 6 and 6 CP, and $3000 on the poster.
#[test]
fn we_41_at_the_end_of_a_round_played_out() {
    for (options, money, stays) in [("chasseur", [0, 0], 3000), ("genie", [1000, 1000], 1000)] {
        let hands = ["jesse*3 belle*2 billy*2 bob*2 butch", "jesse*3 belle*2 billy*2 bob*2 butch"];
        let mut table = Table::dealt(options, &hands, "wes");
        table.play("0 draw discard; 0 meld jesse 3; 0 discard wes");
        table.play("1 draw discard; 1 meld jesse 1; 1 meld jesse 1; 1 meld jesse 1; 1 discard wes");
        table.idle_turns(16);
        assert_eq!((table.truth("round"), table.money()), ("2".into(), money.to_vec()), "WE-41: {options}");
        assert_eq!(table.poster("jesse"), stays + 1000, "WE-41: what stayed, and $1000 of the next round");
    }
}

#[test]
fn we_38_each_outlaw_pays_on_his_own() {
    let mut table = Table::dealt("", &["jesse*7 bob*3", PAIRS], "wes");
    table.play("0 draw supply: bob wes; 0 meld jesse 7; 0 meld bob 4; 0 discard wes");
    // Jesse $1000 + $6000 (14 CP), bob $1000 + $3000 (8 CP).
    assert_eq!(table.money(), [11000, 0], "WE-38");
    assert_eq!((table.poster("jesse"), table.poster("bob")), (1000, 1000), "WE-39: the whole, then WE-6");
    assert_eq!(table.poster("belle"), 2000, "WE-38: the money stays");
}

#[test]
fn we_43_money_is_public() {
    let mut table = Table::dealt("", &[GOES_OUT, PAIRS], "wes");
    table.go_out(0);
    assert_eq!(table.view(0).public.money, [5, 0, 0, 0], "WE-43, in thousands");
    assert_eq!(table.view(1).public.money, [5, 0, 0, 0], "WE-43");
    assert_eq!(table.bystander().public.money, [5, 0, 0, 0], "WE-43");
}
