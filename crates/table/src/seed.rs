//! Seeds, commitments and keys: where a dealer's luck comes from (docs/transcripts.md). The generator is `dealer.rs`.

use kernel::Seat;
use sha2::{Digest, Sha256};
use std::fmt;

/// 32 bytes, as a big-endian number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(pub [u8; 32]);

/// A seed is a secret while its game is played. `Debug` hides it; only `Display` writes it out.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Seed {
    /// Returns the seed that stands for this number.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[24..].copy_from_slice(&number.to_be_bytes());
        Seed(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(digits: &str) -> Option<Seed> {
        let digits = digits.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 64 {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |digit: u8| char::from(digit).to_digit(16);
            *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
        }
        Some(Seed(bytes))
    }

    /// Reads a seed as people give it: a decimal number below 2⁶⁴, or 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Seed> {
        if text.len() == 64 {
            return Seed::from_hex(text);
        }
        let decimal = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        decimal.then(|| text.parse().ok().map(Seed::from_number)).flatten()
    }

    /// Returns the seed of game `i` of a run: this seed plus `i`, wrapping.
    #[must_use]
    pub fn plus(self, i: u64) -> Seed {
        let mut bytes = self.0;
        let mut carry = u128::from(i);
        for byte in bytes.iter_mut().rev() {
            carry += u128::from(*byte);
            *byte = carry as u8;
            carry >>= 8;
        }
        Seed(bytes)
    }

    /// Returns the SHA-256 of the seed, which can be published before the game.
    #[must_use]
    pub fn commitment(self) -> Seed {
        Seed(Sha256::digest(self.0).into())
    }

    /// Returns the key of the game's luck. Without entropy of the seats it is the seed itself. Otherwise it is the SHA-256
    /// of the seed and, by ascending seat, of the seat number and its 32 bytes.
    pub fn key(self, entropy: &[(Seat, Seed)]) -> [u8; 32] {
        if entropy.is_empty() {
            return self.0;
        }
        let mut given = entropy.to_vec();
        given.sort_by_key(|&(seat, _)| seat);
        let mut hash = Sha256::new();
        hash.update(self.0);
        for (seat, bytes) in given {
            hash.update([seat.0]);
            hash.update(bytes.0);
        }
        hash.finalize().into()
    }
}

/// 64 lower-case hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read_as_numbers_or_hexadecimal() {
        assert_eq!(Seed::read("7"), Some(Seed::from_number(7)));
        assert_eq!(Seed::read(&format!("{:063}7", 0)), Some(Seed::from_number(7)));
        assert_eq!(Seed::read("18446744073709551615"), Some(Seed::from_number(u64::MAX)));
        assert_eq!(Seed::read("18446744073709551616"), None);
        for bad in ["", "-1", "+1", "1.0", "abc", "0x10", " 7"] {
            assert_eq!(Seed::read(bad), None, "{bad:?}");
        }
        assert_eq!(Seed::read(&"g".repeat(64)), None);
    }

    #[test]
    fn the_next_seed_carries_and_wraps() {
        assert_eq!(Seed::from_number(u64::MAX).plus(1).to_string(), format!("{:047}1{:016}", 0, 0));
        assert_eq!(Seed([0xff; 32]).plus(3), Seed::from_number(2));
    }

    #[test]
    fn entropy_counts_in_seat_order() {
        let seed = Seed::from_number(7);
        let (a, b) = ((Seat(0), Seed::from_number(1)), (Seat(2), Seed::from_number(2)));
        assert_eq!(seed.key(&[]), seed.0);
        assert_eq!(seed.key(&[a, b]), seed.key(&[b, a]));
        assert_ne!(seed.key(&[a, b]), seed.key(&[a]));
    }
}
