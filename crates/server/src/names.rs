//! Names that cannot be guessed, and codes that people can tell each other.

use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// Letters and digits that are not confused with each other, and spell no words.
const LETTERS: &[u8; 20] = b"bcdfghjkmnpqrstvwxz2";

/// Returns random bytes of the operating system.
///
/// # Panics
/// If the operating system has no randomness: nothing here would be safe.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Returns a number below `n`, where an even distribution does not matter.
pub(crate) fn below(n: u64) -> u64 {
    u64::from_le_bytes(random()) % n.max(1)
}

/// Returns a new name for a table's link: 100 bits, so that a private table is private.
pub(crate) fn table_name() -> String {
    letters(24)
}

/// Returns the name that follows from a transcript.
pub(crate) fn of_content(transcript: &str) -> String {
    let digest: [u8; 32] = Sha256::digest(transcript).into();
    digest[..24].iter().map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect()
}

/// Returns the name of the rematch: `name-2`, then `name-3`.
pub(crate) fn next(name: &str) -> String {
    match name.rsplit_once('-') {
        Some((first, number)) => format!("{first}-{}", number.parse().unwrap_or(1u64) + 1),
        None => format!("{name}-2"),
    }
}

/// Returns the name of the first of all rematches.
pub(crate) fn first(name: &str) -> &str {
    name.split_once('-').map_or(name, |(first, _)| first)
}

/// Returns a new short code.
pub(crate) fn short_code() -> String {
    letters(5).to_ascii_uppercase()
}

fn letters(count: usize) -> String {
    (0..count).map(|_| char::from(LETTERS[below(LETTERS.len() as u64) as usize])).collect()
}

/// Does this character stay in its line and place? A line break or a change of writing direction would let a person
/// write where others do.
pub(crate) fn keeps_its_place(letter: char) -> bool {
    let turns = matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !letter.is_control() && !turns && !matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Can this character be seen? Spaces and joiners cannot.
pub(crate) fn is_seen(letter: char) -> bool {
    let joins = matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{feff}');
    !letter.is_whitespace() && !joins
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string never fails.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads so many bytes from hexadecimal digits.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_digits_come_back_and_others_do_not() {
        assert_eq!(unhex::<3>(&hex(&[0, 171, 255])), Some([0, 171, 255]));
        for wrong in ["", "00", "0000000", "00000g", "+1+2+3", "é0000"] {
            assert_eq!(unhex::<3>(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_table_is_followed_by_the_next() {
        assert_eq!([next("abc"), next("abc-2"), next("abc-9")], ["abc-2", "abc-3", "abc-10"]);
        assert_eq!([first("abc"), first("abc-2")], ["abc"; 2]);
    }

    /// Names are in links, which must not break: FIPS 180-2 has the digest of these letters.
    #[test]
    fn a_table_that_is_known_by_its_transcript_keeps_its_name() {
        assert_eq!(of_content("abc"), "jbdqfckthhgdsttvwfxfpfdw");
        assert_eq!(of_content("abc").len(), table_name().len());
    }

    #[test]
    fn names_differ_and_are_of_letters() {
        assert_ne!(table_name(), table_name());
        assert!(short_code().chars().all(|letter| letter.is_ascii_uppercase() || letter == '2'));
    }
}
