//! Reading source text as lines and words, without understanding it.
//!
//! Here: what several checks of `tidy` look for in the same way. Deliberately not here: a
//! parser. The checks are about words a person chose, and a line is where he finds them.

/// The lines of a text with their numbers, counted from 1 as editors do.
pub(crate) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

/// Whether `word` stands in `text` as a whole identifier and not inside another one.
pub(crate) fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(|c| c.is_alphanumeric() || c == '_')
    })
}

/// A line that is only a comment; it can call nothing.
pub(crate) fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

/// The line at which the unit tests of a Rust file begin; tests close our files.
pub(crate) fn tests_begin(text: &str) -> Option<usize> {
    numbered(text).find(|(_, line)| line.trim() == "#[cfg(test)]").map(|(number, _)| number)
}

pub(crate) fn is_rust(path: &str) -> bool {
    extension(path) == Some("rs")
}

/// What follows the last dot of the file's name, if it has a name before it.
pub(crate) fn extension(path: &str) -> Option<&str> {
    let name = path.rsplit('/').next()?;
    name.rsplit_once('.').filter(|(stem, _)| !stem.is_empty()).map(|(_, extension)| extension)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_only_whole() {
        assert!(has_word("let x = Listed;", "Listed"));
        assert!(!has_word("let x = Unlisted;", "listed"));
        assert!(!has_word("listing_of", "listing"));
        assert!(has_word("Listings, Listing", "Listing"));
    }

    #[test]
    fn extensions_need_a_name() {
        assert_eq!(extension("a/b.rs"), Some("rs"));
        assert_eq!(extension(".gitignore"), None);
        assert_eq!(extension("a.d/run"), None);
    }

    #[test]
    fn unit_tests_begin_at_their_attribute() {
        assert_eq!(tests_begin("//! x\n#[cfg(test)]\nmod tests {}"), Some(2));
        assert_eq!(tests_begin("//! x"), None);
    }
}
