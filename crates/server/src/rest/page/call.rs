//! One call: what it does, what it takes, what it answers, and how it is tried.

use super::html::{anchor, paragraph, path, prose, text};
use super::schema::{contents, entry, kind, reference};
use serde_json::Value;

/// A call of the document.
pub(super) struct Call<'a> {
    document: &'a Value,
    method: String,
    path: &'a str,
    operation: &'a Value,
}

impl<'a> Call<'a> {
    /// All calls, in their order.
    pub(super) fn all(document: &'a Value) -> Vec<Call<'a>> {
        let paths = document["paths"].as_object().into_iter().flatten();
        let calls = paths.flat_map(|(path, methods)| {
            methods.as_object().into_iter().flatten().map(move |(method, operation)| {
                let method = method.to_ascii_uppercase();
                Call { document, method, path, operation }
            })
        });
        calls.collect()
    }

    /// Is it about this subject?
    pub(super) fn is_about(&self, tag: &str) -> bool {
        self.operation["tags"].as_array().is_some_and(|tags| tags.iter().any(|known| known == tag))
    }

    fn anchor(&self) -> String {
        anchor(&format!("{}{}", self.method, self.path))
    }

    fn title(&self) -> String {
        let (method, path) = (&self.method, path(self.path));
        format!("<span class=\"method\">{method}</span> <code>{path}</code>")
    }

    /// Its line in the table of contents.
    pub(super) fn listed(&self) -> String {
        format!("<li><a href=\"#{}\">{}</a></li>\n", self.anchor(), self.title())
    }

    /// Its place on the page.
    pub(super) fn section(&self) -> String {
        let words = |key: &str| self.operation[key].as_str().unwrap_or_default();
        let (anchor, title) = (self.anchor(), self.title());
        let what = paragraph("what", words("summary")) + &paragraph("more", words("description"));
        let parts = [self.who(), self.parameters(), self.body(), self.answers(), self.example()].concat();
        format!("<article id=\"{anchor}\">\n<h3>{title}</h3>\n{what}{parts}</article>\n")
    }

    /// Does the call need a known device?
    fn who(&self) -> String {
        let Some(ways) = self.operation["security"].as_array() else { return String::new() };
        let is_nobody = |way: &Value| way.as_object().is_some_and(serde_json::Map::is_empty);
        let who = if ways.iter().any(is_nobody) { "For anybody; say who you are" } else { "Say who you are" };
        format!("<p class=\"who\">{who}: <a href=\"#secrets\">with the token or the cookie</a>.</p>\n")
    }

    fn all_parameters(&self) -> impl Iterator<Item = &Value> {
        self.operation["parameters"].as_array().into_iter().flatten()
    }

    fn parameters(&self) -> String {
        let one = |parameter: &Value| {
            let words = |key: &str| parameter[key].as_str().unwrap_or_default();
            let what = format!("{} (in the {})", words("description").trim_end_matches('.'), words("in"));
            entry(words("name"), &parameter["schema"], parameter["required"] == true, &format!("{what}."))
        };
        let entries: String = self.all_parameters().map(one).collect();
        if entries.is_empty() {
            return entries;
        }
        format!("<h4>Parameters</h4>\n<dl class=\"fields\">\n{entries}</dl>\n")
    }

    /// The type of the body that it takes.
    fn body_schema(&self) -> Option<&Value> {
        self.operation.pointer("/requestBody/content/application~1json/schema")
    }

    fn resolved<'b>(&'b self, schema: &'b Value) -> &'b Value {
        reference(schema).map_or(schema, |name| &self.document["components"]["schemas"][name])
    }

    /// The kind of a body that is no JSON.
    fn body_media(&self) -> Option<&String> {
        let contents = self.operation["requestBody"]["content"].as_object()?;
        contents.keys().next().filter(|media| *media != "application/json")
    }

    fn body(&self) -> String {
        if let Some(media) = self.body_media() {
            let what = prose(self.operation["requestBody"]["description"].as_str().unwrap_or_default());
            return format!(
                "<h4>Body</h4>\n<p class=\"kind\"><code>{}</code></p>\n<p>{what}</p>\n",
                text(media)
            );
        }
        let Some(schema) = self.body_schema() else { return String::new() };
        let contents = contents(self.resolved(schema));
        format!("<h4>Body</h4>\n<p class=\"kind\">{}</p>\n{contents}", kind(schema))
    }

    fn answers(&self) -> String {
        let answers = self.operation["responses"].as_object().into_iter().flatten();
        let one = |(status, answer): (&String, &Value)| {
            let bodies = answer["content"].as_object().into_iter().flatten();
            let body = |(media, body): (&String, &Value)| {
                let media = match media.as_str() {
                    "application/json" => String::new(),
                    other => format!(", <code>{}</code>", text(other)),
                };
                format!(" <span class=\"kind\">{}{media}</span>", kind(&body["schema"]))
            };
            let bodies: String = bodies.map(body).collect();
            let what = prose(answer["description"].as_str().unwrap_or_default());
            format!("<div><dt><code>{}</code>{bodies}</dt><dd>{what}</dd></div>\n", text(status))
        };
        format!(
            "<h4>Answers</h4>\n<dl class=\"fields answers\">\n{}</dl>\n",
            answers.map(one).collect::<String>()
        )
    }

    /// A line for a shell. What becomes a WebSocket is nothing for one.
    fn example(&self) -> String {
        if !self.operation["responses"]["101"].is_null() {
            return String::new();
        }
        let method = if self.method == "GET" { String::new() } else { format!(" -X {}", self.method) };
        let who = self.operation["security"].as_array().map(|_| " \\\n  -H \"Authorization: Bearer $TOKEN\"");
        let file = |media| format!(" \\\n  -H 'Content-Type: {media}' \\\n  --data-binary @game.jsonl");
        let json = |schema| {
            let body = self.resolved(schema)["example"].to_string().replace('\'', r"'\''");
            format!(" \\\n  -H 'Content-Type: application/json' \\\n  -d '{body}'")
        };
        let body = self.body_media().map(file).or_else(|| self.body_schema().map(json));
        let (path, who, body) = (self.example_path(), who.unwrap_or_default(), body.unwrap_or_default());
        let line = format!("curl{method} \"$SALOON{path}\"{who}{body}");
        format!("<h4>Example</h4>\n<pre><code>{}</code></pre>\n", text(&line))
    }

    /// The path with an example for each parameter that it needs, or else a variable of the shell.
    fn example_path(&self) -> String {
        let needed = self.all_parameters().filter(|parameter| parameter["required"] == true);
        needed.fold(self.path.to_owned(), |path, parameter| {
            let name = parameter["name"].as_str().unwrap_or_default();
            let value = match &parameter["example"] {
                Value::Null => format!("${}", name.to_ascii_uppercase()),
                Value::String(word) => word.clone(),
                value => value.to_string(),
            };
            if parameter["in"] == "path" {
                return path.replace(&format!("{{{name}}}"), &value);
            }
            let sign = if path.contains('?') { '&' } else { '?' };
            format!("{path}{sign}{name}={value}")
        })
    }
}
