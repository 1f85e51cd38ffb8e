//! Asks of every answer whether it is what the OpenAPI document says, and nothing more.
//!
//! The document lets answers have fields that it does not name, for the sake of clients that are older
//! than their server. Here they are of one age, so such a field is a mistake.

use jsonschema::Validator;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Where it is kept.
pub(crate) const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");

static DOCUMENT: LazyLock<Document> = LazyLock::new(|| {
    let text = std::fs::read_to_string(PATH).expect("SALOON_OPENAPI=write cargo test -p server writes it");
    Document::read(&serde_json::from_str(&text).expect("JSON"))
});

struct Document {
    calls: Vec<Call>,
}

struct Call {
    method: String,
    path: String,
    body: Option<Validator>,
    /// By status: by media type, what it must be if it is JSON; nothing for an empty one.
    answers: HashMap<String, HashMap<String, Option<Validator>>>,
}

/// Panics unless this call may be answered so.
pub(crate) fn assert_documented(
    (method, path, sent): (&Method, &str, &[u8]),
    (status, media, body): (StatusCode, &str, &str),
) {
    let call = DOCUMENT.calls.iter().find(|call| call.is(method, path));
    let call = call.unwrap_or_else(|| panic!("{method} {path} is not in the document"));
    let answer = call.answers.get(status.as_str());
    let answer = answer.unwrap_or_else(|| panic!("{method} {path} answers {status}: {body}"));
    let media = media.split(';').next().unwrap_or_default();
    match answer.get(media) {
        None => assert!(answer.is_empty() && body.is_empty(), "{method} {path} answers {media:?}: {body}"),
        Some(None) => {}
        Some(Some(due)) => assert_valid(due, body.as_bytes(), &format!("the answer to {method} {path}")),
    }
    if let Some(due) = call.body.as_ref().filter(|_| status.is_success()) {
        assert_valid(due, sent, &format!("what was sent to {method} {path}"));
    }
}

fn assert_valid(due: &Validator, body: &[u8], what: &str) {
    let value: Value = serde_json::from_slice(body).unwrap_or_else(|error| panic!("{what}: {error}"));
    let errors: Vec<String> =
        due.iter_errors(&value).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{what} is {value}\n{}", errors.join("\n"));
}

impl Document {
    fn read(document: &Value) -> Document {
        let mut components = document["components"].clone();
        close(&mut components);
        let schema = |schema: &Value| {
            let mut root = schema.clone();
            close(&mut root);
            root["components"] = components.clone();
            jsonschema::draft202012::new(&root).expect("a schema")
        };
        let answer = |answer: &Value| {
            let bodies = answer["content"].as_object().into_iter().flatten().map(|(media, body)| {
                (media.clone(), (media == "application/json").then(|| schema(&body["schema"])))
            });
            bodies.collect()
        };
        let paths = document["paths"].as_object().expect("paths");
        let calls = paths.iter().flat_map(|(path, methods)| {
            methods.as_object().expect("methods").iter().map(|(method, call)| Call {
                method: method.to_ascii_uppercase(),
                path: path.clone(),
                body: call.pointer("/requestBody/content/application~1json/schema").map(schema),
                answers: call["responses"]
                    .as_object()
                    .expect("answers")
                    .iter()
                    .map(|(status, one)| (status.clone(), answer(one)))
                    .collect(),
            })
        });
        Document { calls: calls.collect() }
    }
}

impl Call {
    fn is(&self, method: &Method, path: &str) -> bool {
        let (due, is): (Vec<&str>, Vec<&str>) = (self.path.split('/').collect(), path.split('/').collect());
        let mut pairs = due.iter().zip(&is);
        self.method == method.as_str()
            && due.len() == is.len()
            && pairs.all(|(due, is)| due == is || due.starts_with('{'))
    }
}

/// Whatever has fields has no others.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(entries) => {
            entries.values_mut().for_each(close);
            if entries.get("properties").is_some_and(Value::is_object) {
                entries.entry("additionalProperties").or_insert(json!(false));
            }
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}
