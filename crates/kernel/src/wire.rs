//! What the `wire` modules of the games share: how seats, words and options are sent to clients, and how the
//! TypeScript of what is sent is collected.
//!
//! Only with the feature `wire`, which no rule needs. Not here: the shape of a view or an event; each game
//! has its own in `src/wire`.

use crate::{ActionOf, Seat, Seats, View};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Sends a value as something else: serializes it so, and declares it so in TypeScript.
macro_rules! sent_as {
    ($type:ty: $sent:ty, $convert:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let convert: fn($type) -> $sent = $convert;
                convert(*self).serialize(to)
            }
        }

        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(config: &Config) -> String {
                <$sent as TS>::name(config)
            }

            fn inline(config: &Config) -> String {
                <$sent as TS>::inline(config)
            }
        }
    };
}

sent_as!(Seat: u8, |seat| seat.0);
sent_as!(Seats: Vec<u8>, |seats| seats.iter().map(|seat| seat.0).collect());

/// Returns the legal actions of a view as texts.
pub fn actions<V: View>(view: &V) -> Vec<String> {
    view.actions().iter().filter_map(|&action| view.action_text(action)).collect()
}

/// Returns what is known about some actions of a view, by the text of the action.
pub fn by_action<V: View, T>(
    view: &V,
    previews: impl IntoIterator<Item = (ActionOf<V::State>, T)>,
) -> BTreeMap<String, T> {
    let text = |(action, preview)| Some((view.action_text(action)?, preview));
    previews.into_iter().filter_map(text).collect()
}

/// Collects TypeScript declarations: of types that are sent, and of all types they are made of.
///
/// They are sorted by name, because ts-rs visits types in an order that differs from build to build.
#[derive(Default)]
pub struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl Declarations {
    /// Adds a type and all types it is made of.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Declarations {
        self.visit::<T>();
        self
    }

    /// Returns the declarations as one text.
    pub fn text(self) -> String {
        let declarations: Vec<String> = self.by_name.into_values().collect();
        // ts-rs leaves spaces at line ends.
        declarations.join("\n").replace(" \n", "\n")
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // A type without a file of its own is written where it is used.
        if T::output_path().is_none() {
            return;
        }
        let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        if self.by_name.insert(T::ident(&self.config), declaration).is_none() {
            T::visit_dependencies(self);
        }
    }
}

/// Sends values as words: `Card: Card::name, Card::all();` implements `Serialize` by the first function, and
/// `TS` as the union of the words of all values. `as` gives the union another name in TypeScript, which has a
/// type `Symbol` of its own.
#[macro_export]
macro_rules! wire_words {
    ($($type:ident $(as $name:ident)?: $word:expr, $all:expr;)+) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str($word(*self))
            }
        }

        impl ::ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &::ts_rs::Config) -> String {
                $crate::wire_name!($type $($name)?).to_owned()
            }

            fn inline(_: &::ts_rs::Config) -> String {
                let words = $all.into_iter().map(|value| format!("{:?}", $word(value)));
                words.collect::<Vec<_>>().join(" | ")
            }

            $crate::wire_declared!($type);
        }
    )+};
}

/// The name of a type in TypeScript: its own, or the one after `as`.
#[doc(hidden)]
#[macro_export]
macro_rules! wire_name {
    ($type:ident) => {
        stringify!($type)
    };
    ($type:ident $name:ident) => {
        stringify!($name)
    };
}

/// Sends all options of a table by name, as a transcript's header has them.
#[macro_export]
macro_rules! wire_options {
    ($options:ident) => {
        impl ::serde::Serialize for $options {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeMap as _;
                let mut entries = to.serialize_map(Some(<$options as $crate::Options>::ALL.len()))?;
                for (spec, value) in $crate::Options::values(self) {
                    match value {
                        $crate::OptionValue::Flag(flag) => entries.serialize_entry(spec.name, &flag)?,
                        $crate::OptionValue::Word(word) => entries.serialize_entry(spec.name, word)?,
                    }
                }
                entries.end()
            }
        }

        impl ::ts_rs::TS for $options {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &::ts_rs::Config) -> String {
                stringify!($options).to_owned()
            }

            fn inline(_: &::ts_rs::Config) -> String {
                let value = |value: &$crate::OptionValue| match value {
                    $crate::OptionValue::Flag(flag) => flag.to_string(),
                    $crate::OptionValue::Word(word) => format!("{word:?}"),
                };
                let specs = <$options as $crate::Options>::ALL.iter().map(|spec| {
                    let values: Vec<String> = spec.values.iter().map(value).collect();
                    format!("{}: {}", spec.name, values.join(" | "))
                });
                format!("{{ {} }}", specs.collect::<Vec<_>>().join(", "))
            }

            $crate::wire_declared!($options);
        }
    };
}

/// The part of `TS` that gives a type its own declaration.
#[doc(hidden)]
#[macro_export]
macro_rules! wire_declared {
    ($type:ident) => {
        fn decl(wire: &::ts_rs::Config) -> String {
            let (name, meaning) = (<$type as ::ts_rs::TS>::name(wire), <$type as ::ts_rs::TS>::inline(wire));
            format!("type {name} = {meaning};")
        }

        fn decl_concrete(wire: &::ts_rs::Config) -> String {
            <$type as ::ts_rs::TS>::decl(wire)
        }

        fn output_path() -> Option<::std::path::PathBuf> {
            Some(concat!(stringify!($type), ".ts").into())
        }
    };
}

/// Gives a `wire` module the function `typescript`: the declarations of these types, and of all types they
/// are made of.
#[macro_export]
macro_rules! wire_typescript {
    ($($sent:ident),+) => {
        /// Returns the TypeScript declarations of everything that is sent, sorted by name.
        pub fn typescript() -> String {
            $crate::wire::Declarations::default()$(.with::<$sent>())+.text()
        }
    };
}
