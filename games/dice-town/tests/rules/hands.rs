//! DT-26 and DT-27: poker hands.

use crate::rules::table::Table;
use dice_town::{Dice, Kind};
use std::cmp::Ordering;

/// Computes the rank of a hand from the wording of the rules: the kind of hand, then the groups,
/// larger and higher ones first.
fn plainly(hand: Dice) -> (usize, Vec<usize>) {
    let ranks: Vec<usize> = hand.faces().map(|face| face as usize).collect();
    let mut groups: Vec<(usize, usize)> =
        (0..6).map(|rank| (ranks.iter().filter(|&&die| die == rank).count(), rank)).collect();
    groups.retain(|&(size, _)| size > 0);
    groups.sort_unstable_by(|one, two| two.cmp(one));
    let sizes: Vec<usize> = groups.iter().map(|&(size, _)| size).collect();
    let in_a_line = ranks.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let kind = match sizes.as_slice() {
        [5] => 7,
        [4, 1] => 6,
        [3, 2] => 5,
        _ if in_a_line => 4,
        [3, 1, 1] => 3,
        [2, 2, 1] => 2,
        [2, 1, 1, 1] => 1,
        _ => 0,
    };
    (kind, groups.into_iter().map(|(_, rank)| rank).collect())
}

fn hand(text: &str) -> Dice {
    Dice::read(text).expect("dice")
}

/// Returns the seats that have won the first title with these rows. The first seat is sheriff.
fn takes_the_title(rows: &[&str]) -> Vec<usize> {
    let mut table = Table::without_bribes(rows.len() as u8);
    table.turn(rows, "");
    let titles = table.each("titles");
    (0..rows.len()).filter(|&seat| titles[seat].contains("title-1")).collect()
}

#[test]
fn dt_26_every_pair_of_hands_compares_as_the_rules_say() {
    let hands: Vec<_> = Dice::rolls(5).map(|hand| (hand, plainly(hand))).collect();
    assert_eq!(hands.len(), 252, "DT-1");
    for (one, plain_one) in &hands {
        for (two, plain_two) in &hands {
            assert_eq!(one.strength().cmp(&two.strength()), plain_one.cmp(plain_two), "DT-26: {one} {two}");
        }
    }
}

#[test]
fn dt_27_only_hands_equal_die_for_die_are_a_tie() {
    for one in Dice::rolls(5) {
        for two in Dice::rolls(5) {
            let tie = one.strength().cmp(&two.strength()) == Ordering::Equal;
            assert_eq!(tie, one.to_string() == two.to_string(), "DT-27: {one} {two}");
        }
    }
}

#[test]
fn dt_26_how_many_hands_there_are_of_each_kind() {
    let kinds = [
        (Kind::Five, 6),
        (Kind::Four, 30),
        (Kind::FullHouse, 30),
        (Kind::Straight, 2),
        (Kind::Three, 60),
        (Kind::TwoPairs, 60),
        (Kind::Pair, 60),
        (Kind::HighCard, 4),
    ];
    for (kind, count) in kinds {
        assert_eq!(Dice::rolls(5).filter(|hand| hand.kind() == kind).count(), count, "DT-26: {kind:?}");
    }
    assert!(kinds.is_sorted_by(|one, two| one.0 > two.0), "DT-26: best first");
}

#[test]
fn dt_26_every_kind_beats_the_next_even_at_its_worst() {
    let best_first = [
        ("99999", Kind::Five),
        ("KAAAA", Kind::Four),
        ("9999T", Kind::Four),
        ("KKAAA", Kind::FullHouse),
        ("999TT", Kind::FullHouse),
        ("TJQKA", Kind::Straight),
        ("9TJQK", Kind::Straight),
        ("QKAAA", Kind::Three),
        ("999TJ", Kind::Three),
        ("QKKAA", Kind::TwoPairs),
        ("99TTJ", Kind::TwoPairs),
        ("JQKAA", Kind::Pair),
        ("99TJQ", Kind::Pair),
        ("9JQKA", Kind::HighCard),
        ("9TJQA", Kind::HighCard),
    ];
    assert!(best_first.map(|(text, _)| hand(text).strength()).is_sorted_by(|one, two| one > two), "DT-26");
    for (text, kind) in best_first {
        assert_eq!(hand(text).kind(), kind, "DT-26: {text}");
    }
}

#[test]
fn dt_26_equal_kinds_by_the_larger_group_then_the_next_then_the_single_dice() {
    let better = [
        ("99JJJ", "TTTAA", "the worked example"),
        ("9KKKK", "JJJJA", "the worked example"),
        ("KKKKA", "QKKKK", "the fifth die"),
        ("JJJQQ", "TTJJJ", "the pair of a full house"),
        ("9TKKK", "QQQKA", "three kings"),
        ("9KKKA", "JQKKK", "the higher single die"),
        ("TKKKA", "9KKKA", "the lower single die"),
        ("TTKKA", "99KKA", "the lower pair"),
        ("99TAA", "QQKKA", "the higher pair"),
        ("9QQAA", "TJJAA", "the lower pair before the single die"),
        ("9TJAA", "JQKKA", "the pair before the ace"),
        ("99TQA", "99JQK", "the highest single die"),
        ("99JQA", "99TQA", "the lowest single die"),
    ];
    for (one, two, why) in better {
        let [one, two] = [one, two].map(hand);
        assert!(one.strength() > two.strength(), "DT-26: {one} beats {two}: {why}");
    }
}

#[test]
fn dt_26_the_best_hand_wins_at_the_town_hall_wherever_it_sits() {
    for (rows, winner) in [
        (vec!["99JJJ", "TTTAA"], 0),
        (vec!["TTTAA", "99JJJ"], 1),
        (vec!["JJJJA", "9KKKK"], 1),
        (vec!["9TJQK", "TJQKA", "QKAAA"], 1),
        (vec!["AAAAA", "KKKKK", "99999", "QKAAA", "9TJQA"], 0),
    ] {
        assert_eq!(takes_the_title(&rows), [winner], "DT-26: {rows:?}");
    }
}

/// Aces win nothing before the town hall.
#[test]
fn dt_27_equal_hands_are_decided_by_the_sheriff() {
    let mut table = Table::without_bribes(3);
    table.rows(&["AAAAA", "9AAAA", "AAAAA"]);
    assert_eq!((table.awaits(), table.legal(0)), ("0 award".into(), "award 0, award 2".into()), "DT-27");
    table.play("0 award 2");
    assert_eq!(table.each("titles"), ["[]", "[]", "[title-1 title-2 title-3]"], "DT-27");
}

#[test]
fn dt_27_equal_groups_with_another_single_die_are_no_tie() {
    let mut table = Table::without_bribes(2);
    table.rows(&["QAAAA", "KAAAA"]);
    table.until("doc", "");
    assert_eq!(table.each("titles"), ["[]", "[title-1 title-2 title-3]"], "DT-27");
}
