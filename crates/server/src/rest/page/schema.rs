//! The types of bodies: their fields, with what each may be.

use super::html::{anchor, paragraph, prose, text};
use serde_json::Value;

/// What a value may be, on one line: `string or null`, `list of TableInfo`.
pub(super) fn kind(schema: &Value) -> String {
    if let Some(name) = reference(schema) {
        return link(name);
    }
    if let Some(kinds) = alternatives(schema) {
        return kinds.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    if let Some(words) = schema["enum"].as_array() {
        let word = |word: &Value| format!("<code>{}</code>", text(&word.to_string()));
        return words.iter().map(word).collect::<Vec<_>>().join(" or ");
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let one = |kind: &Value| self::kind(&single(schema, kind));
            kinds.iter().map(one).collect::<Vec<_>>().join(" or ")
        }
        Value::String(kind) => match (kind.as_str(), &schema["items"], &schema["additionalProperties"]) {
            ("array", items @ Value::Object(_), _) => format!("list of {}", self::kind(items)),
            ("object", _, values @ Value::Object(_)) => format!("map from string to {}", self::kind(values)),
            ("integer", ..) if schema["minimum"] == 0 => "integer, not negative".to_owned(),
            (kind, ..) => text(kind),
        },
        _ => "anything".to_owned(),
    }
}

/// The same schema for one of the kinds it may be.
fn single(schema: &Value, kind: &Value) -> Value {
    let mut one = schema.clone();
    one["type"] = kind.clone();
    one
}

/// The type of the document that is meant.
pub(super) fn reference(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix("#/components/schemas/")
}

fn link(name: &str) -> String {
    format!("<a href=\"#{}\">{}</a>", type_anchor(name), text(name))
}

fn type_anchor(name: &str) -> String {
    format!("type-{}", anchor(name))
}

fn alternatives(schema: &Value) -> Option<&Vec<Value>> {
    schema["oneOf"].as_array().or_else(|| schema["anyOf"].as_array())
}

/// What is in a value: fields, alternatives, or what kind it is.
pub(super) fn contents(schema: &Value) -> String {
    if let Some(kinds) = alternatives(schema) {
        let one = |kind: &Value| {
            let what = paragraph("what", kind["description"].as_str().unwrap_or_default());
            format!("<li>{what}{}</li>\n", contents(kind))
        };
        let kinds: String = kinds.iter().map(one).collect();
        return format!("<p>One of these:</p>\n<ul class=\"kinds\">\n{kinds}</ul>\n");
    }
    let Some(properties) = schema["properties"].as_object() else {
        return format!("<p class=\"kind\">{}</p>\n", kind(schema));
    };
    let required = schema["required"].as_array();
    let fields = properties.iter().map(|(name, field)| {
        let needed = required.is_some_and(|names| names.iter().any(|required| required == name));
        entry(name, field, needed, description(field))
    });
    format!("<dl class=\"fields\">\n{}</dl>\n", fields.collect::<String>())
}

/// A field or a parameter.
pub(super) fn entry(name: &str, schema: &Value, needed: bool, what: &str) -> String {
    let optional = if needed { "" } else { " <span class=\"optional\">optional</span>" };
    let (name, kind, what) = (text(name), kind(schema), prose(what));
    format!(
        "<div><dt><code>{name}</code> <span class=\"kind\">{kind}</span>{optional}</dt><dd>{what}</dd></div>\n"
    )
}

/// Finds the description of a field; of one that may be null it is beside its other kind.
fn description(field: &Value) -> &str {
    let within = || alternatives(field)?.iter().find_map(|kind| kind["description"].as_str());
    field["description"].as_str().or_else(within).unwrap_or_default()
}

/// The line of a type in the table of contents.
pub(super) fn listed(name: &str, _: &Value) -> String {
    format!("<li>{}</li>\n", link(name))
}

/// A type of the document, with a place of its own.
pub(super) fn section(name: &str, schema: &Value) -> String {
    let (anchor, title) = (type_anchor(name), text(name));
    let what = paragraph("what", schema["description"].as_str().unwrap_or_default());
    let contents = contents(schema);
    format!("<article id=\"{anchor}\">\n<h3><code>{title}</code></h3>\n{what}{contents}</article>\n")
}
