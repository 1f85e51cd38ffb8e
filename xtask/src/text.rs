//! Reading source text as lines and words, without understanding it.
//!
//! Here: what several checks of `tidy` look for in the same way. Deliberately not here: a
//! parser. The checks are about words that a person chose, and that a person finds by line.

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

/// Splits a line of a source file into code and comment. A comment that stands behind code is found by its ` // `.
pub(crate) fn split_comment<'a>(path: &str, line: &'a str) -> (&'a str, &'a str) {
    let begins: &[&str] = match extension(path) {
        Some("rs" | "js") => &["//"],
        Some("ts" | "svelte" | "css" | "html") => &["//", "/*", "* ", "<!--"],
        Some("toml" | "yml" | "sh") => &["#"],
        _ => return (line, ""),
    };
    let text = line.trim_start();
    if begins.iter().any(|mark| text.starts_with(mark)) {
        return ("", line);
    }
    let behind = line.find(" // ").filter(|&at| line[..at].matches('"').count().is_multiple_of(2));
    line.split_at(behind.filter(|_| begins[0] == "//").unwrap_or(line.len()))
}

/// The lines of a Markdown document outside of fenced code.
pub(crate) fn outside_fences(text: &str) -> Vec<(usize, &str)> {
    let mut fenced = false;
    let mut lines = Vec::new();
    for (number, line) in numbered(text) {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            lines.push((number, line));
        }
    }
    lines
}

/// What stands between backticks, and the line without it.
pub(crate) fn split_code(line: &str) -> (Vec<&str>, String) {
    let mut spans = Vec::new();
    let mut rest = String::new();
    for (at, piece) in line.split('`').enumerate() {
        if at % 2 == 1 {
            spans.push(piece);
        } else {
            rest.push_str(piece);
        }
    }
    (spans, rest)
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
    fn comments_are_told_from_code() {
        assert_eq!(split_comment("a.rs", "  /// Text."), ("", "  /// Text."));
        assert_eq!(split_comment("a.rs", "*x = 1; // Why."), ("*x = 1;", " // Why."));
        assert_eq!(split_comment("a.rs", "\"a // b\""), ("\"a // b\"", ""));
        assert_eq!(split_comment("a.ts", " * Text."), ("", " * Text."));
        assert_eq!(split_comment("a.toml", "# Text."), ("", "# Text."));
        assert_eq!(split_comment("a.txt", "// Text."), ("// Text.", ""));
    }

    #[test]
    fn code_is_told_from_prose() {
        assert_eq!(outside_fences("a\n```\nb\n```\nc"), [(1, "a"), (5, "c")]);
        assert_eq!(split_code("a `b` c"), (vec!["b"], "a  c".to_owned()));
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
