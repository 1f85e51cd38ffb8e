//! The catalogues: well formed, and the same sentences in every language.

use fluent_syntax::{ast, parser};
use kernel::{Arg, Message, Seat};
use lang::{Cast, Lang};
use std::collections::{BTreeMap, BTreeSet};

/// Returns each message with the variables it uses.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let mut used = BTreeSet::new();
        variables(message.value.as_ref().expect("every message has a text"), &mut used);
        let before = messages.insert(message.id.name.to_owned(), used);
        assert!(before.is_none(), "`{}` is there twice", message.id.name);
    }
    messages
}

fn variables(pattern: &ast::Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            ast::Expression::Inline(inline) => inline,
            ast::Expression::Select { selector, variants } => {
                variants.iter().for_each(|variant| variables(&variant.value, used));
                selector
            }
        };
        if let ast::InlineExpression::VariableReference { id } = inline {
            // `-is` tells whether the reader is meant. Not every language needs that.
            used.insert(id.name.strip_suffix("-is").unwrap_or(id.name).to_owned());
        }
    }
}

fn catalogue(code: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../lang/{code}.ftl"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_variables() {
    let english = messages(&catalogue("en"));
    for code in Lang::codes() {
        let other = messages(&catalogue(code));
        for (key, used) in &english {
            assert_eq!(other.get(key), Some(used), "`{key}` in {code}.ftl");
        }
        let extra: Vec<_> = other.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(extra.is_empty(), "only in {code}.ftl: {extra:?}");
    }
}

#[test]
fn english_and_french_exist() {
    let codes: Vec<_> = Lang::codes().collect();
    assert!(codes.contains(&"en") && codes.contains(&"fr"), "{codes:?}");
}

#[test]
fn a_locale_finds_its_language_or_english() {
    for (locale, code) in
        [("fr_CH.UTF-8", "fr"), ("FR", "fr"), ("en-GB", "en"), ("C", "en"), ("", "en"), ("xx", "en")]
    {
        assert_eq!(Lang::for_locale(locale).code(), code, "{locale}");
    }
}

#[test]
fn seats_are_called_by_name_and_the_reader_is_addressed() {
    let english = Lang::fallback();
    let message = Message::new("wild-shots-status-wait").with("seat", Seat(1)).with("what", "lead");
    let cast = Cast { names: vec!["Ann".into(), "Bo".into()], you: None };
    assert!(english.say(&message, &cast).contains("Bo"));
    assert!(english.say(&message, &Cast::default()).contains('1'), "without a name, by number");
}

#[test]
fn lists_are_joined_as_the_language_joins_them() {
    let list = |items: &[&'static str]| {
        let items: Arg = items.iter().copied().collect();
        Message::new("cli-games-presets").with("names", items)
    };
    let (english, cast) = (Lang::fallback(), Cast::default());
    assert_eq!(english.say(&list(&["a"]), &cast), "Presets: a.");
    assert_eq!(english.say(&list(&["a", "b"]), &cast), "Presets: a and b.");
    assert_eq!(english.say(&list(&["a", "b", "c"]), &cast), "Presets: a, b and c.");
    let french = Lang::named("fr").expect("French is there");
    assert_eq!(french.say(&list(&["a", "b", "c"]), &cast), "Préréglages\u{a0}: a, b et c.");
}

#[test]
fn a_missing_sentence_shows_its_key_rather_than_nothing() {
    let message = Message::new("no-such-key").with("seat", Seat(0));
    assert_eq!(Lang::fallback().say(&message, &Cast::default()), "no-such-key(seat=#0)");
}
