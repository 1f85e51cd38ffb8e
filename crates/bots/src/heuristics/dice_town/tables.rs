//! What free dice are likely to become, worked out once: how many more of a face that is chased,
//! and how good a poker hand.

use dice_town::{DICE, Dice};
use std::sync::LazyLock;

/// How a turn goes on for a seat with free dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RollsLeft {
    /// The next roll is the last and has to be taken (DT-9).
    One,
    /// One roll to choose from, then the last.
    Two,
    /// Nobody is about to finish.
    Many,
    /// The next roll may be the last, or not.
    OneOrMore,
}

/// How likely it is that somebody fills his row at a reveal.
const LAST_ROLL_RATE: f32 = 0.4;
/// Poker hands are told apart by this many grades, worst first.
pub(super) const GRADES: usize = 32;
/// Hands that share a grade: there are 252.
const HANDS_PER_GRADE: usize = 8;

/// How likely there are no, one, … five more of a face.
pub(super) type ExtraDice = [f32; DICE as usize + 1];
/// How likely a hand has each grade.
pub(super) type Grades = [f32; GRADES];

struct Tables {
    /// By pace, whether it is chased, and free dice.
    extra: [[[ExtraDice; 6]; 2]; 4],
    /// By pace, then by dice in the row.
    hands: [Vec<Grades>; 4],
}

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| Tables { extra: extra_dice_tables(), hands: hand_tables(&grade_of_hands()) });

/// How many more dice of a face are likely to come to a seat with so many free ones.
pub(super) fn extra_dice(rolls_left: RollsLeft, chased: bool, free: u8) -> &'static ExtraDice {
    &TABLES.extra[rolls_left as usize][usize::from(chased)][usize::from(free)]
}

/// How good a hand this row is likely to become.
pub(super) fn hand_grades(rolls_left: RollsLeft, row: Dice) -> &'static Grades {
    &TABLES.hands[rolls_left as usize][usize::from(row.code())]
}

/// Whoever chases a face keeps every die that shows it, and where none does gives up one die,
/// because to keep none costs a dollar (DT-8).
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

/// One roll of so many dice.
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

/// A roll to choose from, and what comes after it with so many dice left.
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

/// The grade of each full hand, by its rank among all (DT-26).
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

/// From full rows down to empty ones: what each is likely to become if its owner keeps what makes
/// the best hand.
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

/// What a row becomes, over all rolls of its free dice.
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

/// What becomes of the best choice from a roll; none is no choice, it costs too much (DT-8).
fn best_pick(row: Dice, roll: Dice, then: &[Grades]) -> Grades {
    let after = |pick: &Dice| &then[usize::from(row.plus(*pick).code())];
    let picks = &roll.picks()[1..];
    let best = picks.iter().max_by(|a, b| mean_grade(after(a)).total_cmp(&mean_grade(after(b))));
    best.map_or([0.0; GRADES], |pick| *after(pick))
}
