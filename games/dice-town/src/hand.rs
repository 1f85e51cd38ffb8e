//! Poker hands (DT-26), ranked by a table.

use crate::dice::{DICE, Dice, FACES};

/// A kind of hand of five dice, worst first (DT-26).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the kinds are their names")]
pub enum Kind {
    HighCard,
    Pair,
    TwoPairs,
    Three,
    Straight,
    FullHouse,
    Four,
    Five,
}

impl Kind {
    /// All kinds, worst first.
    pub const ALL: [Kind; 8] = [
        Kind::HighCard,
        Kind::Pair,
        Kind::TwoPairs,
        Kind::Three,
        Kind::Straight,
        Kind::FullHouse,
        Kind::Four,
        Kind::Five,
    ];

    /// Returns its keyword for the translated sentences.
    pub fn name(self) -> &'static str {
        ["high-card", "pair", "two-pairs", "three", "straight", "full-house", "four", "five"][self as usize]
    }
}

/// The strength of a hand. A better hand has a larger number, and only hands that are equal die for
/// die have the same (DT-27).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Strength(u32);

/// The number of digits for a die: none yet, or one of the faces.
const DIGITS: u32 = FACES as u32 + 1;
/// The number of ways to line up five digits.
const LINES: u32 = DIGITS.pow(DICE as u32);
const HANDS: usize = Dice::COUNT as usize;

impl Dice {
    /// Returns how good a hand they are. With fewer than five dice, how good so far.
    #[inline]
    pub fn strength(self) -> Strength {
        Strength(STRENGTHS[usize::from(self.code())])
    }

    /// Returns what kind of hand they are.
    pub fn kind(self) -> Kind {
        Kind::ALL[(self.strength().0 / LINES) as usize]
    }
}

/// By hand in canonical order: the kind, then the dice as digits in the order in which they are
/// compared, the largest group first and higher faces before lower ones.
static STRENGTHS: [u32; HANDS] = {
    let mut strengths = [0; HANDS];
    let mut hand = 0;
    while hand < HANDS {
        strengths[hand] = strength(hand as u16);
        hand += 1;
    }
    strengths
};

const fn strength(code: u16) -> u32 {
    let counts = Dice::counted(code);
    let mut of_size = [0u8; DICE as usize + 1];
    let mut digits = 0;
    let mut dice = 0;
    let mut size = DICE as u32;
    while size > 0 {
        let mut face = FACES as u32;
        while face > 0 {
            face -= 1;
            if counts >> (4 * face) & 15 == size {
                of_size[size as usize] += 1;
                let mut die = 0;
                while die < size {
                    digits = digits * DIGITS + face + 1;
                    die += 1;
                    dice += 1;
                }
            }
        }
        size -= 1;
    }
    while dice < DICE {
        digits *= DIGITS;
        dice += 1;
    }
    let (nines, aces) = (counts & 15, counts >> 20 & 15);
    let kind = match of_size {
        [.., 1] => Kind::Five,
        [.., 1, _] => Kind::Four,
        [_, _, 1, 1, ..] => Kind::FullHouse,
        [_, 5, ..] if nines == 0 || aces == 0 => Kind::Straight,
        [_, _, _, 1, ..] => Kind::Three,
        [_, _, 2, ..] => Kind::TwoPairs,
        [_, _, 1, ..] => Kind::Pair,
        _ => Kind::HighCard,
    };
    kind as u32 * LINES + digits
}
