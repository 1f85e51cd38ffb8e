//! WS-12 to WS-14: what hurts, what it costs, and who wins.

use crate::rules::tables::{
    ANYBODY, FOUR_SEAT_ROUND, PLAIN_NOT_BLACK, PLAIN_NOT_GREEN, Table, Trick, deal, four_seat_round, legal,
    refusal, seat, sweep, trick, truth, truth_of,
};
use kernel::{Awaits, NoOptions, Seat, Standing, State as _, View as _};
use wild_shots::Symbol;

/// A table whose first leader is chosen; nothing is dealt.
fn open(seats: u8, leader: u8) -> Table {
    let mut table = Table::open(&NoOptions, seats);
    table.run(&format!("* leader seat=#{leader}"));
    table
}

fn penalties(table: &Table) -> Vec<String> {
    (0..usize::from(table.state().seats())).map(|number| truth_of(table, number, "penalty")).collect()
}

#[test]
fn ws_12_what_hurts_changes_from_round_to_round() {
    let mut table = open(4, 0);
    let (revolver, hat) = ((Symbol::Revolver, 2), (Symbol::Hat, 3));
    let (star, wanted) = ((Symbol::Star, 4), (Symbol::Wanted, 5));
    let rounds = [vec![revolver], vec![hat], vec![star, wanted], vec![revolver, hat, star, wanted]];
    for (opener, hurts) in (0..).zip(rounds) {
        assert_eq!(table.view(ANYBODY).aid().hurts, hurts, "WS-12: round {}", opener + 1);
        four_seat_round(&mut table, opener, &FOUR_SEAT_ROUND);
    }
}

/// In [`FOUR_SEAT_ROUND`], counted from the opener, the first seat takes 2 revolvers and 5 hats;
/// the second 1 hat; the third 4 stars; the last 8 revolvers, 1 hat, 1 star and 4 wanted.
#[test]
fn ws_12_four_rounds_of_four_seats_counted_by_hand() {
    let mut table = open(4, 0);
    four_seat_round(&mut table, 0, &FOUR_SEAT_ROUND);
    // Revolvers, 2 each: 4, 0, 0, 16 from seat 0.
    assert_eq!(penalties(&table), ["4", "0", "0", "16"], "WS-12: round 1");
    four_seat_round(&mut table, 1, &FOUR_SEAT_ROUND);
    // Hats, 3 each: 15, 3, 0, 3 from seat 1.
    assert_eq!(penalties(&table), ["7", "15", "3", "16"], "WS-12: round 2");
    four_seat_round(&mut table, 2, &FOUR_SEAT_ROUND);
    // Stars, 4 each, and wanted, 5 each: 0, 0, 16, 24 from seat 2.
    assert_eq!(penalties(&table), ["23", "39", "3", "16"], "WS-12: round 3");
    four_seat_round(&mut table, 3, &FOUR_SEAT_ROUND);
    // Everything: 19, 3, 16, 43 from seat 3.
    assert_eq!(penalties(&table), ["26", "55", "46", "35"], "WS-12: round 4");
}

#[test]
fn ws_12_twenty_twenty_one_forty_and_eighty_one_are_at_stake_with_four_seats() {
    let mut table = open(4, 0);
    let mut before = 0;
    for (opener, stake) in (0..).zip([20, 21, 40, 81]) {
        // Everybody plays the first legal card: who takes what does not matter, all is taken.
        deal(&mut table, opener, &["black1-10", "blue1-10", "green1-10", "red1-10"]);
        for trump in ["wanted", "star", "hat", "revolver", "wanted", "star", "hat", "revolver", "hat", "star"]
        {
            table.run(&format!("* symbol symbol={trump}"));
            for _ in 0..4 {
                let (to_act, card) = (truth(&table, "to_act"), legal(&table));
                let first = card.split(' ').next().unwrap_or_default();
                table.run(&format!("{} play {first}", to_act.trim_matches(['[', ']'])));
            }
        }
        let total: u32 = penalties(&table).iter().map(|points| points.parse::<u32>().expect("points")).sum();
        assert_eq!(total - before, stake, "WS-12: round {}", opener + 1);
        before = total;
    }
}

#[test]
fn ws_12_each_seat_is_counted_and_told_at_the_end_of_the_round() {
    let mut table = open(2, 0);
    let told = sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    let (three, none) = (
        "wild-shots-count(count=3, symbol=revolver, cost=2)",
        "wild-shots-count(count=0, symbol=revolver, cost=2)",
    );
    assert_eq!(
        told[4..],
        [
            format!("WS-12 wild-shots-scored(seat=#0, round=1, counts=[{three}], points=6, total=6)"),
            format!("WS-12 wild-shots-scored(seat=#1, round=1, counts=[{none}], points=0, total=0)"),
            "WS-5 wild-shots-round-begins(round=2, seat=#1)".to_owned(),
        ]
    );
}

#[test]
fn ws_12_two_symbols_that_hurt_are_counted_apart_and_added() {
    let mut table = open(2, 0);
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    sweep(&mut table, 1, "black1-10", PLAIN_NOT_BLACK);
    let told = sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    let counts =
        "wild-shots-count(count=1, symbol=star, cost=4), wild-shots-count(count=1, symbol=wanted, cost=5)";
    let scored = format!("WS-12 wild-shots-scored(seat=#0, round=3, counts=[{counts}], points=9, total=15)");
    assert_eq!(told[4], scored, "6 of round 1, none of round 2, 9 of round 3");
}

#[test]
fn ws_12_what_was_set_aside_costs_nobody() {
    let mut table = open(2, 0);
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    // Ten revolvers are in the box; the three black ones were in play.
    assert_eq!(penalties(&table), ["6", "0"], "WS-12");
}

#[test]
fn ws_12_nothing_is_scored_before_the_tenth_trick() {
    let mut table = open(4, 0);
    four_seat_round(&mut table, 0, &FOUR_SEAT_ROUND[..9]);
    trick(&mut table, "hat", 3, "blue6 black10 red9");
    assert_eq!(penalties(&table), ["0", "0", "0", "0"], "WS-12");
    table.run("2 play green10");
    assert_eq!(penalties(&table), ["4", "0", "0", "16"], "WS-12");
}

/// The example's round 2: as [`FOUR_SEAT_ROUND`], but green9 comes in the last trick, takes it by
/// its hat, and blue6 brings the second one.
const TWO_HATS: [Trick; 2] =
    [("star", 0, "black2 red10 green10 blue5"), ("hat", 3, "blue6 black10 red9 green9")];

#[test]
fn ws_13_two_hats_in_round_two_cost_six_points() {
    let mut table = open(4, 2);
    four_seat_round(&mut table, 2, &FOUR_SEAT_ROUND);
    let mut tricks = FOUR_SEAT_ROUND;
    (tricks[6], tricks[9]) = (TWO_HATS[0], TWO_HATS[1]);
    let told = four_seat_round(&mut table, 3, &tricks);
    let count = "wild-shots-count(count=2, symbol=hat, cost=3)";
    let scored = format!("WS-12 wild-shots-scored(seat=#1, round=2, counts=[{count}], points=6, total=22)");
    assert!(told.contains(&scored), "WS-13: {told:?}");
    // Round 1 from seat 2: 4 0 0 16; round 2 from seat 3: 12 3 6 0.
    assert_eq!(penalties(&table), ["3", "22", "4", "12"], "WS-13");
}

#[test]
fn ws_13_two_hats_cost_six_points_with_two_seats_as_well() {
    let mut table = open(2, 0);
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    // green4 and green9 carry hats.
    sweep(&mut table, 1, "green1-10", PLAIN_NOT_GREEN);
    assert_eq!(penalties(&table), ["6", "6"], "WS-13");
}

/// Three rounds of two seats, after which seat 0 has 6 and 9 points and seat 1 has 3.
fn three_rounds() -> Table {
    let mut table = open(2, 0);
    for opener in [0, 1, 0] {
        sweep(&mut table, opener, "black1-10", PLAIN_NOT_BLACK);
    }
    assert_eq!(penalties(&table), ["15", "3"], "WS-12");
    table
}

/// Six revolvers and fourteen plain cards: 12 points in round 4 for the seat that takes them all.
const TWELVE: [&str; 2] = [
    "black1-2 black4-5 black8-10 red1 red4 red9",
    "green3 blue4 blue8 green1-2 green6 green10 blue3 blue5 blue7",
];

fn result(score: &[i32], place: &[u8]) -> Standing {
    let mut standing = Standing { seats: score.len() as u8, score: [0; 8], place: [0; 8] };
    standing.score[..score.len()].copy_from_slice(score);
    standing.place[..place.len()].copy_from_slice(place);
    standing
}

#[test]
fn ws_14_the_fewest_points_win() {
    let mut table = three_rounds();
    let told = sweep(&mut table, 1, "black1-10", PLAIN_NOT_BLACK);
    // Three revolvers, a hat, a star and a wanted: 18 for seat 1.
    assert_eq!(table.state().standing(), Some(result(&[15, 21], &[1, 2])), "WS-14");
    assert_eq!(
        told.last().map(String::as_str),
        Some("WS-14 wild-shots-over(winners=[#0], count=1, points=15)")
    );
}

#[test]
fn ws_14_equal_totals_share_the_victory() {
    let mut table = three_rounds();
    let told = sweep(&mut table, 1, TWELVE[0], TWELVE[1]);
    let standing = table.state().standing();
    assert_eq!(standing, Some(result(&[15, 15], &[1, 1])), "WS-14");
    let winners: Vec<Seat> =
        standing.iter().flat_map(|standing| standing.winners().collect::<Vec<_>>()).collect();
    assert_eq!(winners, [Seat(0), Seat(1)], "WS-14");
    let over = "WS-14 wild-shots-over(winners=[#0, #1], count=2, points=15)";
    assert_eq!(told.last().map(String::as_str), Some(over));
}

/// Seat 0 has 6 0 9 0 points in the four rounds, seat 1 0 3 0 18.
#[test]
fn ws_14_the_round_in_which_the_winner_went_ahead_for_good_decided_the_game() {
    let mut table = three_rounds();
    sweep(&mut table, 1, "black1-10", PLAIN_NOT_BLACK);
    let decided = "WS-14 wild-shots-decided(seat=#0, second=#1, round=4, own=0, other=18, lead=6)";
    assert_eq!(table.decided_text(), decided, "WS-14");
}

/// Seat 0 has 6 0 9 0 points in the four rounds, seat 1 0 0 0 12.
#[test]
fn ws_14_who_was_ahead_after_the_first_round_and_stayed_so_won_it_there() {
    let mut table = open(2, 0);
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    sweep(&mut table, 1, TWELVE[0], TWELVE[1]);
    sweep(&mut table, 0, "black1-10", PLAIN_NOT_BLACK);
    sweep(&mut table, 1, TWELVE[0], TWELVE[1]);
    let decided = "WS-14 wild-shots-decided(seat=#1, second=#0, round=1, own=0, other=6, lead=3)";
    assert_eq!(table.decided_text(), decided, "WS-14");
}

/// After three rounds seat 3, the second in the end, has 16 points and seat 0 has 23.
#[test]
fn ws_14_of_four_seats_the_winner_and_the_second_are_compared() {
    let mut table = open(4, 0);
    (0..4).for_each(|opener| _ = four_seat_round(&mut table, opener, &FOUR_SEAT_ROUND));
    let decided = "WS-14 wild-shots-decided(seat=#0, second=#3, round=4, own=3, other=19, lead=9)";
    assert_eq!(table.decided_text(), decided, "WS-14");
}

#[test]
fn ws_14_a_shared_victory_is_what_decided_the_game() {
    let mut table = three_rounds();
    sweep(&mut table, 1, TWELVE[0], TWELVE[1]);
    let decided = "WS-14 wild-shots-decided-shared(winners=[#0, #1], points=15)";
    assert_eq!(table.decided_text(), decided, "WS-14");
}

#[test]
fn ws_14_four_seats_are_placed_by_their_points() {
    let mut table = open(4, 0);
    for opener in 0..4 {
        four_seat_round(&mut table, opener, &FOUR_SEAT_ROUND);
    }
    assert_eq!(table.state().standing(), Some(result(&[26, 55, 46, 35], &[1, 4, 3, 2])), "WS-14");
}

#[test]
fn ws_14_there_is_no_result_before_the_fourth_round_ends() {
    let mut table = open(2, 0);
    for opener in [0, 1, 0] {
        assert_eq!(table.state().standing(), None, "WS-14");
        sweep(&mut table, opener, "black1-10", PLAIN_NOT_BLACK);
    }
    assert_eq!(table.state().standing(), None, "WS-14");
    assert_eq!(truth(&table, "phase"), "play", "WS-14");
}

#[test]
fn ws_14_after_four_rounds_nothing_can_happen() {
    let mut table = three_rounds();
    sweep(&mut table, 1, "black1-10", PLAIN_NOT_BLACK);
    assert_eq!(table.state().awaits(), Awaits::Nothing, "WS-14");
    for line in ["0 play red1", "* leader seat=#0", "* card card=red1", "* symbol symbol=hat"] {
        assert_eq!(refusal(&table, line), "WS-14 wild-shots-refusal-over", "{line}");
    }
    assert!(table.view(seat(0)).actions().is_empty(), "WS-14");
}

#[test]
fn ws_14_the_last_trick_stays_as_it_was_played() {
    let mut table = three_rounds();
    sweep(&mut table, 1, "black1-10", PLAIN_NOT_BLACK);
    let keys = ["round", "trick", "phase", "leader", "trump", "to_act", "table"];
    let end = keys.map(|key| truth(&table, key));
    assert_eq!(end, ["4", "10", "over", "1", "revolver", "[]", "[]"], "WS-14");
    assert!(truth_of(&table, 1, "won").ends_with(" [black10 blue7]]"), "WS-14");
}

#[test]
fn ws_12_a_round_is_finished_with_its_last_card_and_before_the_next_deal() {
    let mut table = open(4, 0);
    for opener in 0..4 {
        assert_eq!(table.state().finished_rounds(), u32::from(opener), "WS-12");
        four_seat_round(&mut table, opener, &FOUR_SEAT_ROUND[..9]);
        assert_eq!(table.state().finished_rounds(), u32::from(opener), "a trick is missing");
        trick(&mut table, FOUR_SEAT_ROUND[9].0, (3 + opener) % 4, FOUR_SEAT_ROUND[9].2);
    }
    assert_eq!((table.state().finished_rounds(), table.state().awaits()), (4, Awaits::Nothing), "WS-14");
}
