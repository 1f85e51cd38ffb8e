//! Every sentence a person reads, found in the catalogues of the folder `lang/`.
//!
//! Rules, tables and transcripts speak in [`Message`]s, which have no language; this crate
//! gives them one. The catalogues are Fluent files, one per language; they, the rulebooks and the
//! lessons (`rules`) are embedded by `build.rs`.
//! Deliberately absent: any sentence.

mod rules;

pub use rules::Lesson;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Message, Seat};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// The language sentences fall back to.
pub const FALLBACK: &str = "en";

static LANGUAGES: LazyLock<Vec<Lang>> = LazyLock::new(|| {
    CATALOGUES.iter().map(|&(code, text)| Lang { code, bundle: bundle(code, text) }).collect()
});

/// One language.
pub struct Lang {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// Who sits where, for sentences that name a seat.
#[derive(Clone, Debug, Default)]
pub struct Cast {
    /// Names by seat; a seat without one is called by its number.
    pub names: Vec<String>,
    /// The seat of whoever reads.
    pub you: Option<Seat>,
}

/// Input from outside as it may be shown: on one line, without control characters, and cut to
/// a length that fits a message.
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
    // Terminals and logs show the isolation marks of bidirectional text as rubbish.
    bundle.set_use_isolating(false);
    // A catalogue with a mistake is still mostly right; the tests refuse the mistake.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    bundle.add_resource_overriding(resource);
    bundle
}

impl Lang {
    /// The codes of all languages there are.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        CATALOGUES.iter().map(|&(code, _)| code)
    }

    /// The language with this code.
    pub fn named(code: &str) -> Option<&'static Lang> {
        LANGUAGES.iter().find(|lang| lang.code == code)
    }

    /// The language for a locale such as `fr_CH.UTF-8`; English where there is none.
    pub fn for_locale(locale: &str) -> &'static Lang {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        Lang::named(&code).or_else(|| Lang::named(FALLBACK)).unwrap_or(&LANGUAGES[0])
    }

    /// English.
    pub fn fallback() -> &'static Lang {
        Lang::for_locale(FALLBACK)
    }

    /// Its code, such as `fr`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The sentence of a message.
    pub fn say(&self, message: &Message, cast: &Cast) -> String {
        self.try_say(message, cast)
            .or_else(|| Lang::fallback().try_say(message, cast))
            .unwrap_or_else(|| format!("{message:?}"))
    }

    /// A sentence that names nobody.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Message::new(key), &Cast::default())
    }

    /// A number with so many digits behind the mark, and how far it may be off if that is known.
    pub fn about(&self, number: f64, within: f64, digits: usize) -> String {
        let text = |number: f64| format!("{number:.digits$}").replace('.', &self.text("decimal-mark"));
        if within.is_finite() { format!("{} ± {}", text(number), text(within)) } else { text(number) }
    }

    /// A sentence without variables, by a key that is put together at run time.
    pub fn find(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The sentence, if this language has it and it can be formed without a fault.
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
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        faults.is_empty().then_some(text)
    }

    /// Numbers stay numbers, so that a sentence can choose its plural by them.
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

    /// Items joined as the language joins them: `list-next` all but the last, `list-last` that.
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
