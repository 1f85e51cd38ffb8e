//! Values as JSON: the one place where a value is written, so that a failure is never silent.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// How long a message usually is, in bytes.
const USUAL: usize = 256;

/// Why a value can always be written. What contradicts it is a bug, and must not become an empty message.
const WRITABLE: &str = "a value of words, numbers, lists and maps by word can be written as JSON";

/// Writes a value as JSON.
///
/// # Panics
/// When its `Serialize` fails, which is a bug of its type.
pub fn to_json(value: &impl Serialize) -> String {
    to_json_of(value, USUAL)
}

/// Writes a value as JSON of about this length.
///
/// # Panics
/// When its `Serialize` fails, which is a bug of its type.
pub fn to_json_of(value: &impl Serialize, usual_length: usize) -> String {
    let mut text = Vec::with_capacity(usual_length);
    serde_json::to_writer(&mut text, value).expect(WRITABLE);
    String::from_utf8(text).expect("JSON is text")
}

/// Writes a value as JSON that other values can carry.
///
/// # Panics
/// When its `Serialize` fails, which is a bug of its type.
pub fn to_raw_json(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect(WRITABLE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::ser::{Error as _, Serializer};

    struct Unwritable;

    impl Serialize for Unwritable {
        fn serialize<S: Serializer>(&self, _: S) -> Result<S::Ok, S::Error> {
            Err(S::Error::custom("this is a test"))
        }
    }

    #[test]
    #[should_panic(expected = "this is a test")]
    fn a_value_that_cannot_be_written_is_never_an_empty_message() {
        to_json(&Unwritable);
    }

    #[test]
    #[should_panic(expected = "this is a test")]
    fn nor_is_a_part_that_cannot_be_written() {
        to_raw_json(&Unwritable);
    }

    #[test]
    fn a_long_value_is_written_whole() {
        let words = vec!["word"; 100];
        assert_eq!(to_json_of(&words, 1), serde_json::to_string(&words).expect("JSON"));
        assert_eq!(to_raw_json(&words).get(), to_json(&words));
    }
}
