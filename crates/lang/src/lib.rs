//! Turns messages into sentences, with the catalogues of the folder `lang/`.
//!
//! Rules, tables and transcripts make [`Message`]s, which have no language. This crate puts them into one. `build.rs`
//! embeds the catalogues, which are Fluent files, one for each language; and the rulebooks and lessons, which `rules.rs`
//! finds. Deliberately absent: any sentence.

mod rules;

pub use rules::Lesson;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Message, Seat};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The language of sentences that another language lacks.
pub const FALLBACK: &str = "en";

static LANGUAGES: LazyLock<Vec<Lang>> = LazyLock::new(|| {
    CATALOGUES.iter().map(|&(code, text)| Lang { code, bundle: bundle(code, text) }).collect()
});

/// One language.
pub struct Lang {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// The names of the seats, for sentences that mention them.
#[derive(Clone, Debug, Default)]
pub struct Cast {
    /// Names by seat. A seat without a name is called by its number.
    pub names: Vec<String>,
    /// The reader's seat, which sentences address as "you".
    pub you: Option<Seat>,
}

/// Makes input from outside safe to show: on one line, without control characters, and short enough for a message.
pub fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    let mut shown = String::new();
    for letter in text.chars().take(MOST) {
        match letter {
            '"' | '\'' | '\\' => shown.push(letter),
            other => shown.extend(other.escape_debug()),
        }
    }
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

fn bundle(code: &str, text: &str) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Terminals and logs cannot display the isolation marks of bidirectional text.
    bundle.set_use_isolating(false);
    // A catalogue with a mistake is still usable. The tests reject mistakes.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

impl Lang {
    /// Returns the codes of all languages.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        CATALOGUES.iter().map(|&(code, _)| code)
    }

    /// Returns the language with this code.
    pub fn named(code: &str) -> Option<&'static Lang> {
        LANGUAGES.iter().find(|lang| lang.code == code)
    }

    /// Returns the language of a locale such as `fr_CH.UTF-8`, or English.
    pub fn for_locale(locale: &str) -> &'static Lang {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Lang::named(&code).or_else(|| Lang::named(FALLBACK)).unwrap_or(&LANGUAGES[0])
    }

    /// Returns English.
    pub fn fallback() -> &'static Lang {
        Lang::for_locale(FALLBACK)
    }

    /// Returns the language's code, such as `fr`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Returns the sentence of a message. If the language lacks it, the English one; if that is missing, the key.
    pub fn say(&self, message: &Message, cast: &Cast) -> String {
        self.try_say(message, cast)
            .or_else(|| Lang::fallback().try_say(message, cast))
            .unwrap_or_else(|| format!("{message:?}"))
    }

    /// Returns a sentence without variables.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Message::new(key), &Cast::default())
    }

    /// Writes a number with this many decimals, and its margin of error if that is known.
    pub fn about(&self, number: f64, within: f64, digits: usize) -> String {
        let text = |number: f64| format!("{number:.digits$}").replace('.', &self.text("decimal-mark"));
        if within.is_finite() { format!("{} ± {}", text(number), text(within)) } else { text(number) }
    }

    /// Returns a sentence without variables, by a key that is built at run time.
    pub fn find(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// Returns the sentence, if this language has it and all its variables are there.
    pub fn try_say(&self, message: &Message, cast: &Cast) -> Option<String> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            if let Arg::Seat(seat) = arg {
                let reader = if cast.you == Some(*seat) { "you" } else { "other" };
                args.set(format!("{name}-is"), reader);
            }
            args.set(*name, self.value(arg, cast));
        }
        let pattern = self.bundle.get_message(message.key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// Converts an argument. Numbers stay numbers, so that a sentence can choose its plural by them.
    fn value(&self, arg: &Arg, cast: &Cast) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.words(other, cast)),
        }
    }

    fn words(&self, arg: &Arg, cast: &Cast) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Word(word) => word.to_string(),
            Arg::Message(message) => self.say(message, cast),
            Arg::Seat(seat) => self.name(*seat, cast),
            Arg::List(items) => self.list(items, cast),
        }
    }

    fn name(&self, seat: Seat, cast: &Cast) -> String {
        if cast.you == Some(seat) {
            return self.text("you");
        }
        cast.names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| self.say(&Message::new("seat").with("number", seat.0), &Cast::default()))
    }

    /// Joins items as the language does: the last one with `list-last`, the others with `list-next`.
    fn list(&self, items: &[Arg], cast: &Cast) -> String {
        let texts = items.iter().map(|item| self.words(item, cast));
        let last = items.len().saturating_sub(1);
        let join = |list: String, (i, next): (usize, String)| {
            if i == 0 {
                return next;
            }
            let key = if i == last { "list-last" } else { "list-next" };
            self.say(&Message::new(key).with("list", list).with("next", next), cast)
        };
        if items.is_empty() { self.text("list-empty") } else { texts.enumerate().fold(String::new(), join) }
    }
}
