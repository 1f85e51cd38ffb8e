//! Sets of small numbers as bits. Dealing and listing them needs no branch that depends on chance. `cards.rs`
//! uses them for cards.

/// A set of numbers below 64, from which numbers are drawn by rank.
///
/// Each draw needs the set that the last draw left. Running counts beside the bits shorten what a draw waits
/// for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BitDeck {
    bits: u64,
    /// By byte: 128 plus the number of bits set up to the end of the byte.
    counts: u64,
}

/// The lowest and the highest bit of every byte.
const LOW: u64 = u64::MAX / 255;
const HIGH: u64 = LOW << 7;

impl BitDeck {
    /// Returns the set of the numbers whose bits are set.
    #[inline]
    pub const fn new(bits: u64) -> BitDeck {
        let nibbles = nibble_counts(bits);
        let bytes = (nibbles + (nibbles >> 4)) & (LOW * 15);
        BitDeck { bits, counts: HIGH + bytes.wrapping_mul(LOW) }
    }

    /// Returns the numbers in it, one bit each.
    #[inline]
    pub fn bits(self) -> u64 {
        self.bits
    }

    /// Returns how many numbers are in it.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "no caller needs it: the size of a deck is known")]
    pub fn len(self) -> u32 {
        (self.counts >> 56) as u32 & 127
    }

    /// Returns the number with this rank (0 is the lowest). There must be one.
    #[inline]
    pub fn nth(self, rank: u32) -> u32 {
        // The number is in the first byte up to whose end there are more than `rank` numbers.
        let enough = (self.counts - u64::from(rank + 1) * LOW) & HIGH;
        let byte = enough.trailing_zeros() & 0x38;
        let before = (self.counts << 8 >> byte) as u32 & 127;
        let within = &NTH_IN_BYTE[(self.bits >> byte) as usize & 255];
        // The last mask changes nothing. It shows that the byte of the result is known before the table is
        // read, so that `remove` need not wait.
        byte | u32::from(within[(rank - before) as usize & 7] & 7)
    }

    /// Removes a number, which must be in the set.
    #[inline]
    pub fn remove(&mut self, number: u32) {
        debug_assert!(self.bits >> number & 1 == 1, "{number} is not in the deck");
        self.bits ^= 1 << number;
        self.counts -= LOW << (number & 0x38);
    }
}

/// Returns how many bits are set in each nibble.
#[inline]
const fn nibble_counts(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & (LOW * 0x55));
    (pairs & (LOW * 0x33)) + (pairs >> 2 & (LOW * 0x33))
}

/// Returns how many bits are set, if there are at most 15 (which fits the top nibble). It is faster than
/// `count_ones` where that is not one instruction.
#[inline]
pub(crate) fn count_few(bits: u64) -> usize {
    debug_assert!(bits.count_ones() <= 15, "{bits:#x} has too many bits");
    (nibble_counts(bits).wrapping_mul(LOW * 0x11) >> 60) as usize
}

/// By byte and rank: the position of that set bit of the byte.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut rank, mut position) = (0, 0);
        while position < 8 {
            if byte >> position & 1 == 1 {
                table[byte][rank] = position as u8;
                rank += 1;
            }
            position += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
#[expect(clippy::disallowed_types, reason = "a test has a generator; the rules have none")]
mod tests {
    use super::*;
    use kernel::{Luck, QuickLuck};

    /// Returns random sets and edge cases.
    fn sets() -> impl Iterator<Item = u64> {
        let mut luck = QuickLuck::new(3);
        let mut half = move || u64::from(luck.below(u32::MAX));
        let random = std::iter::repeat_with(move || half() << 32 | half()).take(1000);
        random.chain([1, u64::MAX, 1 << 63, 0xff, 0xff00_0000_0000_0001])
    }

    fn positions(bits: u64) -> Vec<u32> {
        (0..64).filter(|position| bits >> position & 1 == 1).collect()
    }

    #[test]
    fn a_bit_deck_finds_every_number_by_rank_while_it_is_dealt() {
        let mut luck = QuickLuck::new(4);
        for bits in sets() {
            let mut deck = BitDeck::new(bits);
            let mut left = positions(bits);
            while !left.is_empty() {
                let ranks = 0..left.len() as u32;
                assert_eq!(ranks.map(|rank| deck.nth(rank)).collect::<Vec<_>>(), left, "of {bits:#x}");
                assert_eq!(deck.len() as usize, left.len());
                deck.remove(left.remove(luck.below(left.len() as u32) as usize));
                assert_eq!(positions(deck.bits()), left);
                assert_eq!(deck, BitDeck::new(deck.bits()), "equal sets are equal decks");
            }
        }
    }

    #[test]
    fn few_bits_are_counted() {
        for bits in sets().map(|bits| bits & 0x03ff_0000_001f_0000).chain([0]) {
            assert_eq!(count_few(bits), positions(bits).len(), "of {bits:#x}");
        }
    }
}
