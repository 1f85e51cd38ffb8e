//! The web client over a real connection: its files, under a policy of their own. What is in them is asked of a
//! browser, in `web/tests`.

use crate::client::{hasty, opened};
use reqwest::header::{ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use reqwest::{Method, StatusCode};

#[tokio::test]
async fn pages_are_served_or_said_to_be_missing() {
    let (_folder, server) = opened(hasty()).await;
    let ada = server.client("Ada").await;
    let get = async |path: &str, accepted: &'static str| {
        let request = ada.request(Method::GET, path).header(ACCEPT, accepted).header(ACCEPT_ENCODING, "br");
        let response = request.send().await.expect("it answers");
        let header =
            |name| response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let about =
            [CONTENT_TYPE, CACHE_CONTROL, CONTENT_SECURITY_POLICY].map(|name| header(name).to_owned());
        (response.status(), about)
    };
    for path in
        ["/", "/t/some-table", "/create/dice-town", "/replay", "/rules/wild-shots", "/lesson/wyatt-earp"]
    {
        let (status, [kind, lasts, policy]) = get(path, "text/html").await;
        if pages::File::index().is_none() {
            // A checkout whose pages were not built.
            assert_eq!((status, kind.as_str()), (StatusCode::NOT_FOUND, "application/json"), "{path}");
            continue;
        }
        assert_eq!((status, kind.as_str()), (StatusCode::OK, "text/html; charset=utf-8"), "{path}");
        assert_eq!(lasts, "no-cache");
        assert!(policy.starts_with("default-src 'self';") && !policy.contains("unsafe"), "{policy}");
    }
    let (status, [kind, ..]) = get("/nothing", "text/html").await;
    let is_built = pages::File::index().is_some();
    assert_eq!(
        (status, kind.starts_with("text/html")),
        (StatusCode::NOT_FOUND, is_built),
        "in the page's words"
    );
    let (status, [kind, ..]) = get("/nothing", "*/*").await;
    assert_eq!((status, kind.as_str()), (StatusCode::NOT_FOUND, "application/json"), "for programs");
    let (status, [kind, ..]) = get("/api/nothing", "text/html").await;
    assert_eq!((status, kind.as_str()), (StatusCode::NOT_FOUND, "application/json"), "a call is no page");
    server.stop().await;
}
