//! JSON as the plain tree of [`Listing`]: whole numbers only, and no key twice.

use kernel::Listing;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;

/// Why a text is not such a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum JsonFault {
    /// Not JSON, from this column on.
    Syntax(usize),
    /// A number that is not whole, or too large, before this column.
    Number(usize),
    /// The same key twice in one object.
    Twice(String),
}

/// Reads one JSON value.
pub(crate) fn read(text: &str) -> Result<Listing, JsonFault> {
    let tree: Tree = serde_json::from_str(text).map_err(|error| {
        if error.is_data() { JsonFault::Number(error.column()) } else { JsonFault::Syntax(error.column()) }
    })?;
    match repeated(&tree.0) {
        Some(key) => Err(JsonFault::Twice(key.to_owned())),
        None => Ok(tree.0),
    }
}

fn repeated(tree: &Listing) -> Option<&str> {
    match tree {
        Listing::List(list) => list.iter().find_map(repeated),
        Listing::Map(entries) => {
            let mut seen = BTreeSet::new();
            let twice = entries.iter().find(|(key, _)| !seen.insert(key));
            twice.map(|(key, _)| &**key).or_else(|| entries.iter().find_map(|(_, value)| repeated(value)))
        }
        Listing::Null | Listing::Flag(_) | Listing::Number(_) | Listing::Word(_) => None,
    }
}

struct Tree(Listing);

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tree, D::Error> {
        deserializer.deserialize_any(TreeVisitor).map(Tree)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = Listing;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value with whole numbers")
    }

    fn visit_unit<E>(self) -> Result<Listing, E> {
        Ok(Listing::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Listing, E> {
        Ok(Listing::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Listing, E> {
        Ok(Listing::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Listing, E> {
        i64::try_from(number).map(Listing::Number).map_err(E::custom)
    }

    fn visit_str<E>(self, word: &str) -> Result<Listing, E> {
        Ok(Listing::Word(Cow::Owned(word.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Listing, A::Error> {
        let mut list = Vec::new();
        while let Some(Tree(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Listing::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Listing, A::Error> {
        let mut map = Vec::new();
        while let Some((key, Tree(value))) = entries.next_entry::<String, Tree>()? {
            map.push((Cow::Owned(key), value));
        }
        Ok(Listing::Map(map))
    }
}

/// A listing that can be written as JSON.
pub(crate) struct Json<'a>(pub(crate) &'a Listing);

impl Serialize for Json<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Listing::Null => serializer.serialize_unit(),
            Listing::Flag(flag) => serializer.serialize_bool(*flag),
            Listing::Number(number) => serializer.serialize_i64(*number),
            Listing::Word(word) => serializer.serialize_str(word),
            Listing::List(list) => serializer.collect_seq(list.iter().map(Json)),
            Listing::Map(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                entries.iter().try_for_each(|(key, value)| map.serialize_entry(key, &Json(value)))?;
                map.end()
            }
        }
    }
}

/// The tree as one line of JSON.
pub(crate) fn text(tree: &Listing) -> String {
    // Serialising a tree of plain values into memory cannot fail.
    serde_json::to_string(&Json(tree)).expect("a tree of JSON can be written")
}

/// The first place in which a tree is not what it should be: where, what is due, what is there.
/// The order of keys does not matter.
pub(crate) fn difference(due: &Listing, is: &Listing) -> Option<(String, String, String)> {
    let here = || Some((String::new(), text(due), text(is)));
    let under = |step: String, inner: Option<(String, String, String)>| {
        inner.map(|(path, due, is)| (format!("{step}{path}"), due, is))
    };
    match (due, is) {
        (Listing::Map(due_entries), Listing::Map(entries)) => {
            for (key, due) in due_entries {
                let Some(is) = is.get(key) else {
                    return Some((format!(".{key}"), text(due), String::from("–")));
                };
                if let Some(found) = under(format!(".{key}"), difference(due, is)) {
                    return Some(found);
                }
            }
            let extra = entries.iter().find(|(key, _)| due.get(key).is_none());
            extra.map(|(key, is)| (format!(".{key}"), String::from("–"), text(is)))
        }
        (Listing::List(due), Listing::List(is)) if due.len() == is.len() => due
            .iter()
            .zip(is)
            .enumerate()
            .find_map(|(i, (due, is))| under(format!("[{i}]"), difference(due, is))),
        _ if due == is => None,
        _ => here(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_and_single_keys_only() {
        assert!(read(r#"{"a":[1,-2,null,true,"x"]}"#).is_ok());
        assert_eq!(read("[1.0]").err(), Some(JsonFault::Number(4)));
        assert_eq!(read("[1e3]").err(), Some(JsonFault::Number(4)));
        assert_eq!(read("99999999999999999999").err(), Some(JsonFault::Number(20)));
        assert_eq!(read(r#"{"a":{"b":1,"b":2}}"#).err(), Some(JsonFault::Twice("b".into())));
        assert_eq!(read("{\"a\":1").err(), Some(JsonFault::Syntax(6)));
        assert!(read(&"[".repeat(100_000)).is_err(), "depth is bounded");
    }

    #[test]
    fn a_difference_says_where() {
        let tree = |text: &str| read(text).unwrap_or_else(|fault| panic!("{fault:?}"));
        let due = tree(r#"{"a":1,"b":[{"c":"x"},{"c":"y"}]}"#);
        assert_eq!(difference(&due, &tree(r#"{"b":[{"c":"x"},{"c":"y"}],"a":1}"#)), None);
        let found = difference(&due, &tree(r#"{"a":1,"b":[{"c":"x"},{"c":"z"}]}"#));
        assert_eq!(found, Some((".b[1].c".into(), "\"y\"".into(), "\"z\"".into())));
        let found = difference(&due, &tree(r#"{"a":1,"b":[],"d":0}"#));
        assert_eq!(found.map(|(path, ..)| path), Some(".b".into()));
        let found = difference(&tree("{}"), &tree(r#"{"d":0}"#));
        assert_eq!(found.map(|(path, ..)| path), Some(".d".into()));
    }
}
