//! DT-1: dice as multisets, and how they are written.

use crate::rules::table::Table;
use dice_town::{Chance, Dice, Face};
use std::collections::BTreeMap;

/// Returns everything that this many dice can show, as ordered throws: 6 to the power of their
/// number.
fn throws(dice: usize) -> Vec<Vec<Face>> {
    (0..dice).fold(vec![Vec::new()], |throws, _| {
        let more = |throw: &Vec<Face>, face| [throw.as_slice(), &[face]].concat();
        throws.iter().flat_map(|throw| Face::ALL.map(|face| more(throw, face))).collect()
    })
}

fn sorted(mut faces: Vec<Face>) -> Vec<Face> {
    faces.sort_unstable();
    faces
}

fn all() -> impl Iterator<Item = Dice> {
    (0..Dice::COUNT).filter_map(Dice::from_code)
}

fn faces(dice: Dice) -> Vec<Face> {
    dice.faces().collect()
}

#[test]
fn dt_01_rolls_of_each_size_with_their_ways() {
    for (size, rolls) in [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252)] {
        let mut ways = BTreeMap::new();
        for throw in throws(size) {
            *ways.entry(sorted(throw)).or_insert(0) += 1;
        }
        let counted: BTreeMap<_, _> =
            Dice::rolls(size as u8).map(|dice| (faces(dice), dice.ways())).collect();
        assert_eq!((ways.len(), counted), (rolls, ways), "DT-1: {size} dice");
    }
}

#[test]
fn dt_01_a_table_rolls_by_these_ways() {
    let mut table = Table::of(2);
    for size in (1..=5).rev() {
        for seat in [0, 1] {
            let rolls: Vec<_> = table.chances();
            assert_eq!(rolls.iter().map(|(_, ways)| ways).sum::<u32>(), 6u32.pow(size), "DT-1: {size} dice");
            let expected =
                Dice::rolls(size as u8).map(|dice| (Chance::Roll(kernel::Seat(seat), dice), dice.ways()));
            assert!(rolls.into_iter().eq(expected), "DT-1: {size} dice");
            table.play(&format!("* {}", "A".repeat(size as usize)));
        }
        table.play("0 keep A; 1 keep A");
    }
}

#[test]
fn dt_01_dice_are_numbered_fewest_first_then_by_the_string() {
    let keys: Vec<_> = all().map(|dice| (dice.len(), faces(dice))).collect();
    assert_eq!(keys.len(), 462, "1 + 6 + 21 + 56 + 126 + 252");
    assert!(keys.is_sorted_by(|one, two| one < two), "Notation: 9<T<J<Q<K<A");
    assert!(all().enumerate().all(|(code, dice)| usize::from(dice.code()) == code), "Notation");
    assert_eq!(Dice::from_code(462), None, "Notation");
}

#[test]
fn dt_01_dice_are_what_was_thrown_in_any_order() {
    for throw in (0..=5).flat_map(throws) {
        let dice = Dice::of(throw.iter().copied());
        assert_eq!(usize::from(dice.len()), throw.len(), "DT-1: {throw:?}");
        for face in Face::ALL {
            let count = throw.iter().filter(|&&shown| shown == face).count();
            assert_eq!(usize::from(dice.count(face)), count, "DT-1: {throw:?}");
        }
        assert_eq!(faces(dice), sorted(throw), "Notation: canonical order");
    }
}

#[test]
fn dt_01_what_is_written_is_read_again() {
    for dice in all() {
        assert_eq!(Dice::read(&dice.to_string()), Some(dice), "Notation: {dice}");
    }
    assert_eq!((Dice::NONE.to_string(), Dice::NONE.len()), ("-".into(), 0), "Notation: none");
    assert_eq!(Dice::of(Face::ALL.into_iter().rev().take(5)).to_string(), "TJQKA", "Notation");
}

#[test]
fn dt_01_another_order_or_another_letter_is_an_error() {
    for text in ["T9", "AK", "9T9", "", "999999", "9TJQKA", "10", "X", "9-", "--", "9 9", "t", "é", "9é"] {
        assert_eq!(Dice::read(text), None, "Notation: {text:?}");
    }
}

#[test]
fn dt_01_picks_are_all_that_can_be_kept_of_a_roll() {
    for dice in all() {
        let shown = faces(dice);
        let some = |which: u32| shown.iter().enumerate().filter(move |(die, _)| which >> die & 1 == 1);
        let mut picks: Vec<Dice> =
            (0..1 << shown.len()).map(|which| Dice::of(some(which).map(|(_, &face)| face))).collect();
        picks.sort_unstable();
        picks.dedup();
        assert_eq!(dice.picks(), picks, "DT-7: of {dice}");
        for most in 0..=6 {
            let few = picks.iter().filter(|pick| pick.len() <= most).count();
            assert_eq!(dice.picks_up_to(most), few, "DT-8: at most {most} of {dice}");
        }
        assert!(all().all(|other| dice.includes(other) == picks.contains(&other)), "DT-7: of {dice}");
    }
}

#[test]
fn dt_01_rows_grow_and_a_die_can_be_turned() {
    for row in all() {
        let others = all().filter(|other| row.len() + other.len() <= 5);
        for other in others {
            let both = [faces(row), faces(other)].concat();
            assert_eq!(faces(row.plus(other)), sorted(both), "DT-7: {row} and {other}");
        }
        for (die, from) in faces(row).into_iter().enumerate() {
            for to in Face::ALL {
                let mut turned = faces(row);
                turned[die] = to;
                assert_eq!(faces(row.turned(from, to)), sorted(turned), "DT-11: {row} {from:?} {to:?}");
            }
        }
    }
}
