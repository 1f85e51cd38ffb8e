//! All calls as a page for people, made from the OpenAPI document alone.
//!
//! Plain HTML with one stylesheet (`page.css`), without a script. Its readers write programs; like the document it is
//! in English. Deliberately absent: a button that sends a request; `curl` does.

mod call;
mod html;
mod schema;

use call::Call;
use html::{anchor, paragraph, text};
use serde_json::Value;

/// How the variables of the examples are set.
const BEFORE: &str = r#"SALOON=http://127.0.0.1:1881
TOKEN=$(curl -s "$SALOON/api/devices" -H 'Content-Type: application/json' \
  -d '{"nickname":"Ada"}' | sed 's/.*"token":"\([^"]*\)".*/\1/')
TABLE=$(curl -s "$SALOON/api/tables" -H "Authorization: Bearer $TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{"game":"wild-shots","seats":["me","deputy"]}' \
  | sed 's/.*"table":"\([^"]*\)".*/\1/')"#;

/// The page.
pub(super) fn of(document: &Value) -> String {
    let title = text(document["info"]["title"].as_str().unwrap_or_default());
    let version = text(document["info"]["version"].as_str().unwrap_or_default());
    let about = paragraph("about", document["info"]["description"].as_str().unwrap_or_default());
    let calls = Call::all(document);
    let subjects: Vec<Subject> = Subject::all(document);
    let listed: String = subjects.iter().map(|subject| subject.listed(&calls)).collect();
    let sections: String = subjects.iter().map(|subject| subject.section(&calls)).collect();
    let (names, types) = (types(document, schema::listed), types(document, schema::section));
    let (secrets, before) = (secrets(document), text(BEFORE));
    format!(
        r##"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}: the REST API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#main">To the calls</a>
<header>
<p class="over">{title}</p>
<h1>The REST API</h1>
{about}<p class="version">Version {version} of the protocol. <a href="/api/openapi.json">The same for programs</a> (OpenAPI).</p>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">Contents</h2>
<ol>
<li><a href="#secrets">Token and cookie</a></li>
<li><a href="#examples">Trying it</a></li>
{listed}<li><a href="#types">Types</a>
<ul class="types">
{names}</ul></li>
</ol>
</nav>
<main id="main">
<section aria-labelledby="secrets">
<h2 id="secrets">Token and cookie</h2>
{secrets}</section>
<section aria-labelledby="examples">
<h2 id="examples">Trying it</h2>
<p>The examples below are for a shell in which these are set; put your server’s address in the first line.</p>
<pre><code>{before}</code></pre>
</section>
{sections}<section aria-labelledby="types">
<h2 id="types">Types</h2>
{types}</section>
</main>
</body>
</html>
"##
    )
}

/// What several calls are about.
struct Subject<'a> {
    name: &'a str,
    what: &'a str,
}

impl<'a> Subject<'a> {
    fn all(document: &'a Value) -> Vec<Subject<'a>> {
        let tags = document["tags"].as_array().into_iter().flatten();
        let words = |tag: &'a Value, key: &str| tag[key].as_str().unwrap_or_default();
        tags.map(|tag| Subject { name: words(tag, "name"), what: words(tag, "description") }).collect()
    }

    fn of<'b>(&self, calls: &[Call<'b>], shown: impl Fn(&Call<'b>) -> String) -> String {
        calls.iter().filter(|call| call.is_about(self.name)).map(shown).collect()
    }

    fn listed(&self, calls: &[Call<'_>]) -> String {
        let (anchor, name) = (anchor(self.name), text(self.name));
        let calls = self.of(calls, Call::listed);
        format!("<li><a href=\"#{anchor}\">{name}</a>\n<ul>\n{calls}</ul></li>\n")
    }

    fn section(&self, calls: &[Call<'_>]) -> String {
        let (anchor, name, what) = (anchor(self.name), text(self.name), paragraph("about", self.what));
        let calls = self.of(calls, Call::section);
        format!(
            "<section aria-labelledby=\"{anchor}\">\n<h2 id=\"{anchor}\">{name}</h2>\n{what}{calls}</section>\n"
        )
    }
}

fn secrets(document: &Value) -> String {
    let schemes = document["components"]["securitySchemes"].as_object().into_iter().flatten();
    schemes
        .map(|(_, scheme)| paragraph("about", scheme["description"].as_str().unwrap_or_default()))
        .collect()
}

fn types(document: &Value, shown: fn(&str, &Value) -> String) -> String {
    let types = document["components"]["schemas"].as_object().into_iter().flatten();
    types.map(|(name, schema)| shown(name, schema)).collect()
}
