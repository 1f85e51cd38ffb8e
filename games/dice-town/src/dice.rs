//! Poker dice as multisets (DT-1): the order of dice does not matter.
//!
//! There are 462 multisets of up to five dice. Each is identified by its number in canonical order,
//! fewest dice first and then by the string of faces. Its properties are looked up in tables.

use kernel::Luck;
use std::fmt;

/// The number of faces of a die.
pub const FACES: usize = 6;
/// The number of dice of a seat (DT-1).
pub const DICE: u8 = 5;

/// A face of a die, in canonical order, lowest first (DT-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the faces are their names")]
pub enum Face {
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Face {
    /// All faces, lowest first.
    pub const ALL: [Face; FACES] = [Face::Nine, Face::Ten, Face::Jack, Face::Queen, Face::King, Face::Ace];

    /// Returns its letter in the notation.
    pub fn letter(self) -> &'static str {
        ["9", "T", "J", "Q", "K", "A"][self as usize]
    }

    /// Returns the face with this letter.
    pub fn read(letter: &str) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.letter() == letter)
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

/// Up to five dice, identified by their number in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice(u16);

/// The number of dice for each face, four bits per face.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counts(u32);

impl Dice {
    /// The number of multisets.
    pub const COUNT: u16 = 462;
    /// No dice.
    pub const NONE: Dice = Dice(0);

    /// Returns its number in canonical order.
    #[inline]
    pub fn code(self) -> u16 {
        self.0
    }

    /// Returns the dice with this number.
    #[inline]
    pub const fn from_code(code: u16) -> Option<Dice> {
        if code < Dice::COUNT { Some(Dice(code)) } else { None }
    }

    /// Returns the dice that show these faces, at most five.
    pub fn of(faces: impl IntoIterator<Item = Face>) -> Dice {
        Counts(faces.into_iter().map(|face| one(face as u8)).sum()).dice()
    }

    /// Returns the number of dice.
    #[inline]
    pub fn len(self) -> u8 {
        (self.counts().0 >> TOTAL) as u8
    }

    /// Returns whether there are no dice.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Dice::NONE
    }

    /// Returns how many dice show this face.
    #[inline]
    pub fn count(self, face: Face) -> u8 {
        self.counts().count(face)
    }

    /// Returns the faces in canonical order.
    pub fn faces(self) -> impl Iterator<Item = Face> + Clone {
        Face::ALL.into_iter().flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }

    /// Returns whether these dice include all of the others.
    #[inline]
    pub fn includes(self, others: Dice) -> bool {
        (self.counts().0 | BORROWS).wrapping_sub(others.counts().0) & BORROWS == BORROWS
    }

    /// Returns these and the other dice together, at most five.
    #[inline]
    #[must_use]
    pub fn plus(self, others: Dice) -> Dice {
        Counts(self.counts().0 + others.counts().0).dice()
    }

    /// Returns the dice with one of them turned (DT-11).
    #[must_use]
    pub fn turned(self, from: Face, to: Face) -> Dice {
        Counts(self.counts().0 - one(from as u8) + one(to as u8)).dice()
    }

    /// Returns all choices from these dice, including none and all, in canonical order.
    #[inline]
    pub fn picks(self) -> &'static [Dice] {
        &PICKS[usize::from(FIRST_PICK[usize::from(self.0)])..usize::from(FIRST_PICK[usize::from(self.0) + 1])]
    }

    /// Returns how many of the choices have at most this many dice.
    #[inline]
    pub fn picks_up_to(self, dice: u8) -> usize {
        PICKS_UP_TO[usize::from(self.0)][usize::from(dice.min(DICE))].into()
    }

    /// Returns all rolls of this many dice, in canonical order.
    pub fn rolls(dice: u8) -> impl Iterator<Item = Dice> + Clone {
        (FIRST[usize::from(dice)]..FIRST[usize::from(dice) + 1]).map(Dice)
    }

    /// Returns the number of ways to roll them.
    pub fn ways(self) -> u32 {
        ways(self.counts().0)
    }

    /// Rolls this many dice: at least one, at most five.
    #[inline]
    pub fn roll(dice: u8, luck: &mut (impl Luck + ?Sized)) -> Dice {
        let size = usize::from(dice);
        let [first, after] = [FIRST_ROLL[size], FIRST_ROLL[size + 1]];
        let number = luck.below((after - first).into());
        Dice(FIRST[size] + u16::from(ROLLS[usize::from(first) + number as usize]))
    }

    #[inline]
    pub(crate) fn counts(self) -> Counts {
        Counts(COUNTS[usize::from(self.0)])
    }

    /// Returns the counts of the dice with this number. For computing tables.
    pub(crate) const fn counted(code: u16) -> u32 {
        COUNTED[code as usize]
    }

    /// Parses a string of faces in canonical order; `-` stands for none.
    pub fn read(text: &str) -> Option<Dice> {
        if text == "-" {
            return Some(Dice::NONE);
        }
        let faces: Option<Vec<Face>> =
            text.char_indices().map(|(i, c)| Face::read(&text[i..i + c.len_utf8()])).collect();
        let faces = faces.filter(|faces| (1..=usize::from(DICE)).contains(&faces.len()) && faces.is_sorted());
        faces.map(Dice::of)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.faces().try_for_each(|face| f.write_str(face.letter()))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Counts {
    /// Returns how many dice show this face.
    #[inline]
    pub(crate) fn count(self, face: Face) -> u8 {
        (self.0 >> (4 * face as u32)) as u8 & 15
    }

    #[inline]
    fn dice(self) -> Dice {
        Dice(code(self.0))
    }
}

/// The position of the bits above the faces, which count all dice.
const TOTAL: u32 = 24;
/// One bit above each count.
const BORROWS: u32 = 0x0088_8888;

const fn one(face: u8) -> u32 {
    1 << (4 * face) | 1 << TOTAL
}

/// Returns the number of the dice with these counts. For each face, it counts the multisets that
/// agree on all lower faces and have more of this one: they come first.
#[inline]
const fn code(counts: u32) -> u16 {
    let mut left = (counts >> TOTAL) as usize;
    let mut code = FIRST[left];
    let mut face = 0;
    while face < FACES - 1 {
        let count = (counts >> (4 * face)) as usize & 15;
        code += EARLIER[face][left][count] as u16;
        left -= count;
        face += 1;
    }
    code
}

/// The number of the first multiset of each size, and the number after the last multiset.
static FIRST: [u16; 7] = [0, 1, 7, 28, 84, 210, 462];

/// By face, by dice left from that face on, and by how many of them show the face: the number of
/// multisets of that many dice, from that face on, that have more of it.
static EARLIER: [[[u8; 6]; 6]; 5] = {
    let mut earlier = [[[0; 6]; 6]; 5];
    let mut face = 0;
    while face < 5 {
        let mut left = 0;
        while left <= 5 {
            let mut count = left;
            while count > 0 {
                count -= 1;
                // Exactly one more of it, and the rest on the higher faces.
                let rest = multisets(5 - face, left - count - 1);
                earlier[face][left][count] = earlier[face][left][count + 1] + rest;
            }
            left += 1;
        }
        face += 1;
    }
    earlier
};

/// Returns the number of multisets of this many dice that use only this many faces.
const fn multisets(faces: usize, dice: usize) -> u8 {
    let mut ways = 1;
    let mut i = 1;
    while i <= dice {
        ways = ways * (faces + i - 1) / i;
        i += 1;
    }
    ways as u8
}

static COUNTS: [u32; Dice::COUNT as usize] = COUNTED;
const COUNTED: [u32; Dice::COUNT as usize] = {
    let mut counts = [0; Dice::COUNT as usize];
    let mut code = 1;
    let mut size = 1;
    while size <= DICE as usize {
        let mut faces = [0u8; DICE as usize];
        while code < FIRST[size + 1] as usize {
            let mut i = 0;
            while i < size {
                counts[code] += one(faces[i]);
                i += 1;
            }
            code += 1;
            // The last die that can show a higher face does. The dice after it show the same face.
            let mut at = size;
            while at > 0 && faces[at - 1] == 5 {
                at -= 1;
            }
            if at > 0 {
                let face = faces[at - 1] + 1;
                while at <= size {
                    faces[at - 1] = face;
                    at += 1;
                }
            }
        }
        size += 1;
    }
    counts
};

const fn ways(counts: u32) -> u32 {
    const FACTORIAL: [u32; 6] = [1, 1, 2, 6, 24, 120];
    let mut ways = FACTORIAL[(counts >> TOTAL) as usize];
    let mut face = 0;
    while face < FACES {
        ways /= FACTORIAL[(counts >> (4 * face)) as usize & 15];
        face += 1;
    }
    ways
}

/// By number of dice: where their rolls begin in [`ROLLS`], and where the last ones end.
static FIRST_ROLL: [u16; 7] = [0, 0, 6, 42, 258, 1554, 9330];

/// By number of dice and random number: the roll. Each roll appears as often as there are ways to
/// roll it.
static ROLLS: [u8; 9330] = {
    let mut rolls = [0; 9330];
    let mut at = 0;
    let mut size = 1;
    while size <= DICE as usize {
        let mut roll = 0;
        while FIRST[size] + roll < FIRST[size + 1] {
            let mut left = ways(COUNTED[(FIRST[size] + roll) as usize]);
            while left > 0 {
                rolls[at] = roll as u8;
                at += 1;
                left -= 1;
            }
            roll += 1;
        }
        size += 1;
    }
    rolls
};

const ALL_PICKS: usize = 6188;

struct Picks {
    dice: [Dice; ALL_PICKS],
    first: [u16; Dice::COUNT as usize + 1],
    up_to: [[u8; 6]; Dice::COUNT as usize],
}

static PICKS: [Dice; ALL_PICKS] = PICKED.dice;
static FIRST_PICK: [u16; Dice::COUNT as usize + 1] = PICKED.first;
static PICKS_UP_TO: [[u8; 6]; Dice::COUNT as usize] = PICKED.up_to;

const PICKED: Picks = {
    let mut picks = Picks {
        dice: [Dice::NONE; ALL_PICKS],
        first: [0; Dice::COUNT as usize + 1],
        up_to: [[0; 6]; Dice::COUNT as usize],
    };
    let mut at = 0;
    let mut roll = 0;
    while roll < Dice::COUNT as usize {
        picks.first[roll] = at as u16;
        let mut size = 0;
        while size <= DICE as usize {
            let mut pick = FIRST[size] as usize;
            while pick < FIRST[size + 1] as usize && size <= (COUNTED[roll] >> TOTAL) as usize {
                let whole = COUNTED[roll] | BORROWS;
                if whole.wrapping_sub(COUNTED[pick]) & BORROWS == BORROWS {
                    picks.dice[at] = Dice(pick as u16);
                    at += 1;
                }
                pick += 1;
            }
            picks.up_to[roll][size] = (at - picks.first[roll] as usize) as u8;
            size += 1;
        }
        roll += 1;
    }
    picks.first[Dice::COUNT as usize] = at as u16;
    assert!(at == ALL_PICKS, "as many picks as there is room for");
    picks
};
