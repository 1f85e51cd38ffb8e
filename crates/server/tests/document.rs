//! The OpenAPI document and its page: they are true, and the page does no harm. Whether answers are as the
//! document says is asked of every answer in every test (`guest/document.rs`).

use crate::client::{Client, answer, document, hasty, opened, simulated};
use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What this path shows a browser.
async fn seen(address: &str, path: &str) -> (HeaderMap, String) {
    let response = reqwest::get(format!("http://{address}{path}")).await.expect("it answers");
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    (response.headers().clone(), response.text().await.expect("text"))
}

/// All calls of the document.
async fn calls(address: &str) -> Vec<(Method, String, Value)> {
    let document: Value = serde_json::from_str(&seen(address, "/api/openapi.json").await.1).expect("JSON");
    let paths = document["paths"].as_object().expect("paths").iter();
    let calls = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods").iter();
        methods.map(|(method, call)| {
            let method = method.to_ascii_uppercase().parse().expect("a method");
            (method, path.clone(), call.clone())
        })
    });
    calls.collect()
}

/// `SALOON_OPENAPI=write cargo test -p server document::` writes it again.
#[tokio::test]
async fn openapi_json_is_the_served_document() {
    let (_folder, server) = opened(hasty()).await;
    let (_, served) = seen(&server.address, "/api/openapi.json").await;
    if std::env::var_os("SALOON_OPENAPI").is_some() {
        // Other tests read the document meanwhile: they find the old one or the new one.
        let part = format!("{}.part", document::PATH);
        std::fs::write(&part, &served).expect("it can be written");
        std::fs::rename(&part, document::PATH).expect("it can be renamed");
    }
    let stored = std::fs::read_to_string(document::PATH).unwrap_or_default();
    assert!(
        stored == served,
        "openapi.json is out of date: SALOON_OPENAPI=write cargo test -p server document::"
    );
    assert!(served.starts_with("{\n  \"openapi\": \"3.1."), "{}", &served[..40]);
    server.stop().await;
}

/// The other half, that there is no call without an entry, is a lint: `clippy.toml`.
#[tokio::test]
async fn every_call_of_the_document_is_there_and_says_what_it_does() {
    let (_folder, server) = opened(hasty()).await;
    let nobody = Client::unknown(&server.address);
    let mut names = BTreeSet::new();
    for (method, path, call) in calls(&server.address).await {
        let concrete = path.replace("{seat}", "1").replace(['{', '}'], "");
        let (status, answer) = answer(nobody.request(method.clone(), &concrete)).await.expect("it answers");
        assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        assert_ne!(answer["why"]["key"], "server-no-call", "{method} {path}");
        for key in ["summary", "operationId"] {
            assert!(
                call[key].as_str().is_some_and(|words| !words.is_empty()),
                "{method} {path} has no {key}"
            );
        }
        assert!(names.insert(call["operationId"].to_string()), "{} is there twice", call["operationId"]);
        for (status, answer) in call["responses"].as_object().expect("answers") {
            assert_ne!(answer["description"], "", "{method} {path}: {status}");
        }
        for parameter in call["parameters"].as_array().into_iter().flatten() {
            assert!(parameter["description"].is_string(), "{method} {path}: {parameter}");
        }
    }
    assert!(names.len() > 20, "{names:?}");
    server.stop().await;
}

/// Wrong calls that no other test makes; axum would answer them in plain text, or with no body.
#[tokio::test]
async fn what_never_reaches_a_call_is_a_problem_like_all_others() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let long = json!({ "nickname": "x".repeat(protocol::MOST_BYTES) });
    for (method, path, status, key) in [
        (Method::GET, "/api/nothing", 404, "server-no-call"),
        (Method::GET, "/nothing", 404, "server-no-call"),
        (Method::PATCH, "/api/me", 405, "server-no-method"),
        (Method::PUT, "/api/me", 413, "server-too-long"),
        (Method::POST, "/api/tables/bcdfg/sit/x", 400, "server-unreadable"),
        (Method::POST, "/api/tables/%ff/sit", 400, "server-unreadable"),
        (Method::GET, "/api/history?page=2", 400, "server-unreadable"),
        (Method::GET, "/api/socket", 400, "server-unreadable"),
    ] {
        let response = ada.request(method, path).json(&long).send().await.expect("it answers");
        assert_eq!(response.status().as_u16(), status, "{path}");
        assert_eq!(response.headers().contains_key("allow"), status == 405, "{path}");
        assert_eq!(
            response.headers()["content-security-policy"],
            "default-src 'none'; frame-ancestors 'none'"
        );
        let problem: Value = response.json().await.expect("a problem");
        assert_eq!(problem["why"]["key"], key, "{path}: {problem}");
    }
    server.stop().await;
}

/// What stands between two marks, each time.
fn between<'a>(text: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(from).skip(1).filter_map(move |rest| rest.split(to).next())
}

#[tokio::test]
async fn the_page_names_every_call_and_loads_nothing_but_its_stylesheet() {
    let (_folder, server) = opened(hasty()).await;
    let (headers, page) = seen(&server.address, "/api/docs").await;
    let policy =
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    assert_eq!(headers.get_all("content-security-policy").iter().collect::<Vec<_>>(), [policy]);
    assert_eq!(headers["content-type"], "text/html; charset=utf-8");
    assert!(page.starts_with("<!doctype html>\n<html lang=\"en\">"));
    for never in
        ["<script", " style=", " on", "javascript:", "<img", "<iframe", "<form", "@import", "https:", "=\"//"]
    {
        let tags = page.split('<').map(|tag| format!("<{}", tag.split('>').next().unwrap_or_default()));
        assert!(!tags.clone().any(|tag| tag.contains(never)), "{never}");
    }
    let loaded: Vec<&str> = between(&page, "<link ", ">").collect();
    assert_eq!(loaded, ["rel=\"stylesheet\" href=\"/api/docs.css\""]);
    let (headers, style) = seen(&server.address, "/api/docs.css").await;
    assert_eq!(headers["content-type"], "text/css; charset=utf-8");
    assert_eq!(headers["content-security-policy"], "default-src 'none'; frame-ancestors 'none'");
    assert!(!style.contains("url(") && !style.contains("@import"), "it loads nothing in turn");

    let plain = page.replace("<wbr>", "");
    for (method, path, call) in calls(&server.address).await {
        let title = format!("<h3><span class=\"method\">{method}</span> <code>{path}</code></h3>");
        assert!(plain.contains(&title), "{method} {path}");
        let summary = call["summary"].as_str().expect("words").split('`').next().unwrap_or_default();
        assert!(plain.contains(summary), "{summary}");
    }
    let ids: Vec<&str> = between(&page, " id=\"", "\"").collect();
    assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "an id is there twice: {ids:?}");
    for link in between(&page, "href=\"#", "\"") {
        assert!(ids.contains(&link), "{link} leads nowhere");
    }
    let levels = page.split("<h").filter_map(|rest| rest.chars().next()?.to_digit(10));
    let levels: Vec<u32> = levels.collect();
    assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1);
    assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "a level is left out: {levels:?}");
    server.stop().await;
}

/// The lines for a shell, as a shell would read them.
#[tokio::test]
async fn the_examples_of_the_page_are_calls_that_can_be_made() {
    let (_folder, server) = opened(hasty()).await;
    let (_, page) = seen(&server.address, "/api/docs").await;
    let examples = between(&page, "<pre><code>curl", "</code>")
        .map(|example| example.replace("&quot;", "\"").replace("&#39;", "'").replace("\\\n", " "));
    let mut tried = 0;
    for example in examples {
        // Each has its own client and table: one of them forgets its requester.
        let ada = server.client("Ada").await;
        let table = ada.create(json!({"game":"wild-shots","seats":["me","deputy"]})).await;
        let method =
            example.trim().strip_prefix("-X ").and_then(|rest| rest.split(' ').next()).unwrap_or("GET");
        let path = between(&example, "\"$SALOON", "\"").next().expect("a path").replace("$TABLE", &table);
        assert!(!path.contains('$'), "{example}: a variable that is never set");
        let mut request = ada.request(method.parse().expect("a method"), &path);
        if example.contains("@game.jsonl") {
            request = request.body(simulated("wild-shots", false));
        } else if let Some(body) = between(&example, "-d '", "'").next() {
            request = request.header("content-type", "application/json").body(body.to_owned());
        }
        let (status, answer) = answer(request).await.expect("it answers");
        // What comes too early for a table that has just been made is no mistake of the example.
        let too_early = matches!(
            answer["why"]["key"].as_str(),
            Some("server-not-over" | "server-not-open" | "server-not-playing")
        );
        assert!(status.is_success() || too_early, "{example}: {status} {answer}");
        tried += 1;
    }
    assert_eq!(tried, calls(&server.address).await.len() - 1, "all but the WebSocket");
    server.stop().await;
}
