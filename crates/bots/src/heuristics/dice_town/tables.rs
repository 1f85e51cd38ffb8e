//! Tables of what free dice are likely to become, computed once: how many more of a chosen face,
//! and how good a poker hand.

use dice_town::{DICE, Dice};
use std::sync::LazyLock;

/// How many rolls a seat with free dice still has in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RollsLeft {
    /// The next roll is the last, and is kept as it falls (DT-9).
    One,
    /// One roll to choose from, then the last one.
    Two,
    /// No seat is about to fill its row.
    Many,
    /// The next roll may be the last one.
    OneOrMore,
}

/// The probability that a seat fills its row at a reveal.
const LAST_ROLL_RATE: f32 = 0.4;
/// The number of grades of poker hands, worst first.
pub(super) const GRADES: usize = 32;
/// The number of hands that share a grade. There are 252 hands.
const HANDS_PER_GRADE: usize = 8;

/// The probability of no, one, … five more dice of a face.
pub(super) type ExtraDice = [f32; DICE as usize + 1];
/// The probability of each grade.
pub(super) type Grades = [f32; GRADES];

struct Tables {
    /// By rolls left, whether the seat collects the face, and free dice.
    extra: [[[ExtraDice; 6]; 2]; 4],
    /// By rolls left, then by dice in the row.
    hands: [Vec<Grades>; 4],
}

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| Tables { extra: extra_dice_tables(), hands: hand_tables(&grade_of_hands()) });

/// Returns how many more dice of a face a seat with this many free dice is likely to get. `chased`
/// says whether the seat collects that face.
pub(super) fn extra_dice(rolls_left: RollsLeft, chased: bool, free: u8) -> &'static ExtraDice {
    &TABLES.extra[rolls_left as usize][usize::from(chased)][usize::from(free)]
}

/// Returns how good a hand this row is likely to become.
pub(super) fn hand_grades(rolls_left: RollsLeft, row: Dice) -> &'static Grades {
    &TABLES.hands[rolls_left as usize][usize::from(row.code())]
}

/// A seat that collects a face keeps every die that shows it. If no die does, it gives up one die,
/// because keeping none costs a dollar (DT-8).
fn extra_dice_tables() -> [[[ExtraDice; 6]; 2]; 4] {
    let one = std::array::from_fn(after_one_roll);
    let two = std::array::from_fn(|free| after_keeping(free, |left| one[left]));
    let mut many = [[0.0; 6]; 6];
    for free in 0..6 {
        many[free] = after_keeping(free, |left| blend(&one[left], &many[left]));
    }
    let one_or_more = std::array::from_fn(|free| blend(&one[free], &many[free]));
    [[one, one], [one, two], [one, many], [one, one_or_more]]
}

/// Returns how many of this many dice show a face after one roll.
fn after_one_roll(free: usize) -> ExtraDice {
    let mut extra = [0.0; 6];
    extra[0] = 1.0;
    for _ in 0..free {
        for hits in (0..6).rev() {
            let before = if hits > 0 { extra[hits - 1] } else { 0.0 };
            extra[hits] = extra[hits] * 5.0 / 6.0 + before / 6.0;
        }
    }
    extra
}

/// Returns the same after a roll to choose from and what follows it (`then`) with the dice that are
/// left.
fn after_keeping(free: usize, then: impl Fn(usize) -> ExtraDice) -> ExtraDice {
    let mut extra = [0.0; 6];
    for (hits, likely) in after_one_roll(free).into_iter().enumerate().take(free + 1) {
        let left = free.saturating_sub(hits.max(1));
        for (further, after) in then(left).into_iter().enumerate().take(left + 1) {
            extra[hits + further] += likely * after;
        }
    }
    extra
}

fn blend<const N: usize>(one: &[f32; N], many: &[f32; N]) -> [f32; N] {
    std::array::from_fn(|i| LAST_ROLL_RATE * one[i] + (1.0 - LAST_ROLL_RATE) * many[i])
}

/// Returns the grade of each full hand, by its rank among all hands (DT-26).
fn grade_of_hands() -> Vec<u8> {
    let mut full: Vec<Dice> = Dice::rolls(DICE).collect();
    full.sort_by_key(|hand| hand.strength());
    let mut grades = vec![0; usize::from(Dice::COUNT)];
    for (rank, hand) in full.into_iter().enumerate() {
        grades[usize::from(hand.code())] = (rank / HANDS_PER_GRADE) as u8;
    }
    grades
}

fn mean_grade(grades: &Grades) -> f32 {
    grades.iter().zip(0u8..).map(|(likely, grade)| likely * f32::from(grade)).sum()
}

/// Computes, from full rows down to empty ones, what each row is likely to become if its owner
/// keeps the dice for the best hand.
fn hand_tables(grade: &[u8]) -> [Vec<Grades>; 4] {
    let mut hands: [Vec<Grades>; 4] = std::array::from_fn(|_| vec![[0.0; GRADES]; usize::from(Dice::COUNT)]);
    let [one, two, many, one_or_more] = &mut hands;
    for size in (0..=DICE).rev() {
        for row in Dice::rolls(size) {
            let at = usize::from(row.code());
            if size == DICE {
                one[at][usize::from(grade[at])] = 1.0;
                (two[at], many[at]) = (one[at], one[at]);
            } else {
                one[at] = after_roll(row, |row, roll| one[usize::from(row.plus(roll).code())]);
                two[at] = after_roll(row, |row, roll| best_pick(row, roll, one));
                many[at] = after_roll(row, |row, roll| best_pick(row, roll, one_or_more));
            }
            one_or_more[at] = blend(&one[at], &many[at]);
        }
    }
    hands
}

/// Returns what a row becomes, averaged over all rolls of its free dice.
fn after_roll(row: Dice, becomes: impl Fn(Dice, Dice) -> Grades) -> Grades {
    let free = DICE - row.len();
    let all = 6f32.powi(free.into());
    let mut sum = [0.0; GRADES];
    for roll in Dice::rolls(free) {
        let likely = roll.ways() as f32 / all;
        sum.iter_mut().zip(becomes(row, roll)).for_each(|(sum, grade)| *sum += likely * grade);
    }
    sum
}

/// Returns what the best choice from a roll becomes. Keeping none is not considered, because it
/// costs too much (DT-8).
fn best_pick(row: Dice, roll: Dice, then: &[Grades]) -> Grades {
    let after = |pick: &Dice| &then[usize::from(row.plus(*pick).code())];
    let picks = &roll.picks()[1..];
    let best = picks.iter().max_by(|a, b| mean_grade(after(a)).total_cmp(&mean_grade(after(b))));
    best.map_or([0.0; GRADES], |pick| *after(pick))
}
