//! What free dice are likely to become, worked out once: how many more of a face that is chased,
//! and how good a poker hand.

use dice_town::{DICE, Dice};
use std::sync::LazyLock;

/// How a turn goes on for a seat with free dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pace {
    /// The next roll is the last and has to be taken (DT-9).
    Last,
    /// One roll to choose from, then the last.
    Hurried,
    /// Nobody is about to finish.
    Calm,
    /// The next roll may be the last, or not.
    Open,
}

/// How likely it is that somebody fills his row at a reveal.
const HASTE: f32 = 0.4;
/// Poker hands are told apart by this many grades, worst first.
pub(super) const GRADES: usize = 32;
/// Hands that share a grade: there are 252.
const HANDS_A_GRADE: usize = 8;

/// How likely there are no, one, … five more of a face.
pub(super) type More = [f32; DICE as usize + 1];
/// How likely a hand has each grade.
pub(super) type Grades = [f32; GRADES];

struct Tables {
    /// By pace, whether it is chased, and free dice.
    more: [[[More; 6]; 2]; 4],
    /// By pace, then by dice in the row.
    hands: [Vec<Grades>; 4],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables { more: mores(), hands: hands(&grades()) });

/// How many more dice of a face are likely to come to a seat with so many free ones.
pub(super) fn more(pace: Pace, chased: bool, free: u8) -> &'static More {
    &TABLES.more[pace as usize][usize::from(chased)][usize::from(free)]
}

/// How good a hand this row is likely to become.
pub(super) fn hand(pace: Pace, row: Dice) -> &'static Grades {
    &TABLES.hands[pace as usize][usize::from(row.code())]
}

/// Whoever chases a face keeps every die that shows it, and where none does gives up one die,
/// because to keep none costs a dollar (DT-8).
fn mores() -> [[[More; 6]; 2]; 4] {
    let fall = std::array::from_fn(falling);
    let hurried = std::array::from_fn(|free| chasing(free, |left| fall[left]));
    let mut calm = [[0.0; 6]; 6];
    for free in 0..6 {
        calm[free] = chasing(free, |left| blend(&fall[left], &calm[left]));
    }
    let open = std::array::from_fn(|free| blend(&fall[free], &calm[free]));
    [[fall, fall], [fall, hurried], [fall, calm], [fall, open]]
}

/// One roll of so many dice.
fn falling(free: usize) -> More {
    let mut more = [0.0; 6];
    more[0] = 1.0;
    for _ in 0..free {
        for hits in (0..6).rev() {
            let before = if hits > 0 { more[hits - 1] } else { 0.0 };
            more[hits] = more[hits] * 5.0 / 6.0 + before / 6.0;
        }
    }
    more
}

/// A roll to choose from, and what comes after it with so many dice left.
fn chasing(free: usize, then: impl Fn(usize) -> More) -> More {
    let mut more = [0.0; 6];
    for (hits, likely) in falling(free).into_iter().enumerate().take(free + 1) {
        let left = free.saturating_sub(hits.max(1));
        for (further, after) in then(left).into_iter().enumerate().take(left + 1) {
            more[hits + further] += likely * after;
        }
    }
    more
}

fn blend<const N: usize>(last: &[f32; N], calm: &[f32; N]) -> [f32; N] {
    std::array::from_fn(|i| HASTE * last[i] + (1.0 - HASTE) * calm[i])
}

/// The grade of each full hand, by its rank among all (DT-26).
fn grades() -> Vec<u8> {
    let mut full: Vec<Dice> = Dice::rolls(DICE).collect();
    full.sort_by_key(|hand| hand.strength());
    let mut grades = vec![0; usize::from(Dice::COUNT)];
    for (rank, hand) in full.into_iter().enumerate() {
        grades[usize::from(hand.code())] = (rank / HANDS_A_GRADE) as u8;
    }
    grades
}

fn mean(grades: &Grades) -> f32 {
    grades.iter().zip(0u8..).map(|(likely, grade)| likely * f32::from(grade)).sum()
}

/// From full rows down to empty ones: what each is likely to become if its owner keeps what makes
/// the best hand.
fn hands(grade: &[u8]) -> [Vec<Grades>; 4] {
    let mut hands: [Vec<Grades>; 4] = std::array::from_fn(|_| vec![[0.0; GRADES]; usize::from(Dice::COUNT)]);
    let [last, hurried, calm, open] = &mut hands;
    for size in (0..=DICE).rev() {
        for row in Dice::rolls(size) {
            let at = usize::from(row.code());
            if size == DICE {
                last[at][usize::from(grade[at])] = 1.0;
                (hurried[at], calm[at]) = (last[at], last[at]);
            } else {
                last[at] = rolled(row, |row, roll| last[usize::from(row.plus(roll).code())]);
                hurried[at] = rolled(row, |row, roll| best_pick(row, roll, last));
                calm[at] = rolled(row, |row, roll| best_pick(row, roll, open));
            }
            open[at] = blend(&last[at], &calm[at]);
        }
    }
    hands
}

/// What a row becomes, over all rolls of its free dice.
fn rolled(row: Dice, becomes: impl Fn(Dice, Dice) -> Grades) -> Grades {
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
    let best = picks.iter().max_by(|a, b| mean(after(a)).total_cmp(&mean(after(b))));
    best.map_or([0.0; GRADES], |pick| *after(pick))
}
