//! What the `wire` modules of the games have in common: how words, options and declarations are
//! sent to clients.
//!
//! Macros, because kernel has no dependencies: they are expanded in a game, behind its feature
//! `wire`, where serde and ts-rs are. The shape of a view is each game's own `src/wire`.

/// Sends values as their words: `Card: Card::name, Card::all();` implements serde's `Serialize`
/// by the first function, and ts-rs' `TS` as the union of the words of all values there are. `as`
/// gives the union another name, where TypeScript has a type of that name already.
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

/// The name of a type in TypeScript: its own, or the other one.
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

/// Sends the options of a table by name, all of them, as a transcript's header has them.
#[macro_export]
macro_rules! wire_options {
    ($options:ident) => {
        impl ::serde::Serialize for $options {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                use ::serde::ser::SerializeMap as _;
                let specs = <$options as $crate::Options>::ALL;
                let mut entries = to.serialize_map(Some(specs.len()))?;
                for (option, spec) in specs.iter().enumerate() {
                    match $crate::Options::get(self, option) {
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

/// The part of ts-rs' `TS` that makes a type one with a declaration of its own.
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

/// Gives a game's `wire` the function `typescript`: the declarations of these types and of all types
/// they are made of, as one text. By name, because ts-rs visits types in an order of its own, another
/// in every build.
#[macro_export]
macro_rules! wire_typescript {
    ($($sent:ident),+) => {
        /// The TypeScript declarations of all types that are sent, by name.
        pub fn typescript() -> String {
            struct Declared(::ts_rs::Config, ::std::collections::BTreeMap<String, String>);

            impl ::ts_rs::TypeVisitor for Declared {
                fn visit<T: ::ts_rs::TS + 'static + ?Sized>(&mut self) {
                    // What has no place of its own is written where it is used.
                    if T::output_path().is_none() {
                        return;
                    }
                    let declaration = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.0));
                    if self.1.insert(T::ident(&self.0), declaration).is_none() {
                        T::visit_dependencies(self);
                    }
                }
            }

            let mut declared = Declared(::ts_rs::Config::new(), Default::default());
            $(<Declared as ::ts_rs::TypeVisitor>::visit::<$sent>(&mut declared);)+
            let declarations: Vec<String> = declared.1.into_values().collect();
            // ts-rs leaves spaces at line ends.
            declarations.join("\n").replace(" \n", "\n")
        }
    };
}
