//! The web client: files that are the same for every browser, and nothing of any game.

use super::Api;
use crate::rest::RestError;
use axum::Router;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use kernel::Message;
use pages::File;
use protocol::Reason;

/// The policy of the pages: they load from here only.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FOR_GOOD: &str = "public, max-age=31536000, immutable";

/// Addresses at which the client shows a page.
const SHOWN: [&str; 6] = ["", "create", "t", "replay", "rules", "lesson"];

/// Serves pages and their files on all paths that are no call.
pub(super) fn beside(router: Router<Api>) -> Router<Api> {
    router.fallback(page)
}

async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    if !method.is_safe() || first == "api" {
        return StatusCode::NOT_FOUND.into_response();
    }
    if let Some(file) = File::find(path) {
        return sent(file, &headers);
    }
    let is_shown = SHOWN.contains(&first);
    match File::index() {
        Some(index) if is_shown => sent(index, &headers),
        Some(index) if asks_for_a_page(&headers) => {
            (StatusCode::NOT_FOUND, sent(index, &headers)).into_response()
        }
        None if is_shown => RestError::new(Reason::NoTable, Message::new("server-no-pages")).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

fn asks_for_a_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

fn sent(file: File, headers: &HeaderMap) -> Response {
    let encodings = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let takes_brotli = encodings.is_some_and(|all| all.split(',').any(|one| one.trim() == "br"));
    let lasts = if file.is_immutable() { FOR_GOOD } else { "no-cache" };
    let mut response = match file.brotli.filter(|_| takes_brotli) {
        Some(squeezed) => ([(header::CONTENT_ENCODING, "br")], squeezed).into_response(),
        None => file.bytes.into_response(),
    };
    let about = [
        (header::CONTENT_TYPE, file.media_type()),
        (header::CACHE_CONTROL, lasts),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::VARY, "accept-encoding"),
    ];
    for (name, value) in about {
        response.headers_mut().insert(name, header::HeaderValue::from_static(value));
    }
    response
}
