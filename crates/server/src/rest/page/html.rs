//! Text as HTML. Everything on the page comes through here, or is markup in the code beside it.

/// Text, with all that HTML would take for its own.
pub(super) fn text(plain: &str) -> String {
    plain.chars().fold(String::new(), |mut html, letter| {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            letter => html.push(letter),
        }
        html
    })
}

/// A description: what stands between backticks is code.
pub(super) fn prose(plain: &str) -> String {
    let code = |(i, piece)| if i % 2 == 1 { format!("<code>{}</code>", text(piece)) } else { text(piece) };
    plain.split('`').enumerate().map(code).collect()
}

/// A paragraph, unless there is nothing to say.
pub(super) fn paragraph(class: &str, plain: &str) -> String {
    if plain.is_empty() { String::new() } else { format!("<p class=\"{class}\">{}</p>\n", prose(plain)) }
}

/// A path, which may be broken after each stroke.
pub(super) fn path(plain: &str) -> String {
    text(plain).replace('/', "/<wbr>").replacen("/<wbr>", "/", 1)
}

/// What a heading is linked by.
pub(super) fn anchor(plain: &str) -> String {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    plain.to_ascii_lowercase().chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_gets_out_of_its_text() {
        let wild = "<b a='1' c=\"2\">&amp;";
        let tame = "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;&amp;amp;";
        assert_eq!(text(wild), tame);
        assert_eq!(prose(&format!("so `{wild}` then")), format!("so <code>{tame}</code> then"));
        assert_eq!(path("/a/<b>"), "/a/<wbr>&lt;b&gt;");
        assert_eq!(anchor("Who \"you\" are"), "who--you--are");
    }
}
