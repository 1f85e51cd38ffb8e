//! The REST calls around playing: devices, tables and seats.
//!
//! Here: what all calls have in common. The calls are in files beside this one, by subject. Each describes itself to
//! OpenAPI with `utoipa::path`, and `routes!` makes the route and its entry together. `clippy.toml` forbids other
//! ways, so there is no call without an entry and no entry without a call. `document.rs` has what the document says
//! of all calls, `page/mod.rs` shows it to people.

mod about;
mod best;
mod document;
mod games;
mod history;
mod lookback;
mod page;
mod pages;
mod people;
mod replay;
mod tables;

use crate::devices::{self, unknown_device};
use crate::limits::address;
use crate::registry::Registry;
use crate::table_task::{Command, ReplySender, Requester};
use about::About;
use axum::body::{Bytes, to_bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use catalog::Rejection;
use kernel::Message;
use protocol::rest::Problem;
use protocol::{MOST_BYTES, Reason, WireMessage};
use serde::de::DeserializeOwned;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use tokio::sync::watch;
use utoipa_axum::router::OpenApiRouter;

/// What every call needs.
#[derive(Clone)]
struct Api {
    registry: Registry,
    closing: watch::Receiver<bool>,
    about: Arc<About>,
}

type RestResult<T> = Result<T, RestError>;

/// All calls.
pub(crate) fn routes(registry: Registry, closing: watch::Receiver<bool>) -> Router {
    let (router, document) = OpenApiRouter::with_openapi(document::of_all_calls())
        .merge(people::routes())
        .merge(games::routes())
        .merge(tables::routes())
        .merge(history::routes())
        .merge(best::routes())
        .merge(lookback::routes())
        .merge(replay::routes())
        .merge(about::routes())
        .split_for_parts();
    let api = Api { registry, closing, about: Arc::new(About::of(document)) };
    pages::beside(router)
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn_with_state(api.clone(), limit_reads))
        .layer(map_response(explain_errors))
        .layer(map_response(add_security_headers))
        .with_state(api)
}

/// A rejection as the response to a REST call: a status and a [`Problem`].
pub(crate) struct RestError(Rejection);

impl RestError {
    fn new(reason: Reason, why: Message) -> RestError {
        RestError(Rejection::new(reason, why))
    }
}

impl<E: Into<Rejection>> From<E> for RestError {
    fn from(error: E) -> RestError {
        RestError(error.into())
    }
}

impl IntoResponse for RestError {
    fn into_response(self) -> Response {
        let status = match self.0.reason {
            Reason::NoTable => StatusCode::NOT_FOUND,
            Reason::NoSeat => StatusCode::FORBIDDEN,
            Reason::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Reason::Failed => StatusCode::SERVICE_UNAVAILABLE,
            Reason::Unreadable | Reason::UnknownAction => StatusCode::BAD_REQUEST,
            Reason::Stale | Reason::Rule | Reason::CannotTakeBack | Reason::NotNow | Reason::NoHints => {
                StatusCode::CONFLICT
            }
        };
        problem(status, &self.0.why)
    }
}

fn problem(status: StatusCode, why: &Message) -> Response {
    let text = lang::Lang::fallback().say(why, &lang::Cast::default());
    (status, Json(Problem { why: WireMessage::from(why), text })).into_response()
}

impl Api {
    async fn requester(&self, headers: &HeaderMap) -> RestResult<Requester> {
        Ok(devices::requester(&self.registry.services, headers).await?.ok_or_else(unknown_device)?)
    }

    /// Identifies the requester of a change, and checks the origin that a browser sends.
    async fn author(&self, headers: &HeaderMap) -> RestResult<Requester> {
        self.check_origin(headers)?;
        let requester = self.requester(headers).await?;
        self.registry.services.limits.call(requester.device)?;
        Ok(requester)
    }

    /// Returns the address of a request.
    fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        address(peer, headers, self.registry.services.config.has_proxy)
    }

    /// Sends a command to a table, by its link name or its code.
    async fn command(
        &self,
        table: &str,
        headers: &HeaderMap,
        command: impl FnOnce(Requester, ReplySender<()>) -> Command,
    ) -> RestResult<StatusCode> {
        let requester = self.author(headers).await?;
        let name = self.registry.name(table).await?;
        self.registry.request(&name, |reply| command(requester, reply)).await?;
        Ok(StatusCode::NO_CONTENT)
    }

    fn check_origin(&self, headers: &HeaderMap) -> RestResult<()> {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
        let host = origin.split_once("://").map(|(_, host)| host);
        let is_own = host.is_some() && host == text(header::HOST);
        if is_own || self.registry.services.config.origins.iter().any(|allowed| allowed == origin) {
            return Ok(());
        }
        let why = Message::new("server-origin").with("origin", lang::quoted(origin));
        Err(RestError::new(Reason::NoSeat, why))
    }
}

/// Limits requests that only read, by address: they need no device.
async fn limit_reads(
    State(api): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> RestResult<Response> {
    if request.method().is_safe() {
        api.registry.services.limits.read(api.address(peer, request.headers()))?;
    }
    Ok(next.run(request).await)
}

/// Adds headers that forbid browsers what no page of ours needs.
async fn add_security_headers(mut response: Response) -> Response {
    const HEADERS: [(&str, &str); 5] = [
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
        ("cache-control", "no-store"),
    ];
    for (name, value) in HEADERS {
        // A page has a policy of its own.
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Gives axum's own errors, which have plain text or no body, the body of a [`Problem`].
async fn explain_errors(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    // The page that says so has its own words.
    let has_words = kind.is_some_and(|kind| kind == "application/json" || kind.starts_with("text/html"));
    if has_words || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let text = to_bytes(body, MOST_BYTES).await.unwrap_or_default();
    let why = match status {
        StatusCode::NOT_FOUND => Message::new("server-no-call"),
        StatusCode::METHOD_NOT_ALLOWED => Message::new("server-no-method"),
        StatusCode::PAYLOAD_TOO_LARGE => Message::new("server-too-long").with("most", MOST_BYTES as u32),
        _ => unreadable(&String::from_utf8_lossy(&text)),
    };
    let mut response = problem(status, &why);
    if let Some(allowed) = parts.headers.remove(header::ALLOW) {
        response.headers_mut().insert(header::ALLOW, allowed);
    }
    response
}

/// A response that is JSON already.
fn json(text: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// Makes a response on another thread, where it delays no table.
async fn run_blocking<T: Send + 'static>(make: impl FnOnce() -> T + Send + 'static) -> RestResult<T> {
    tokio::task::spawn_blocking(make).await.map_err(|_| RestError::from(crate::rejection::failed()))
}

fn unreadable(error: &str) -> Message {
    Message::new("server-unreadable").with("error", lang::quoted(error))
}

/// Reads a body; the rejection says what is wrong with it.
fn read<T: DeserializeOwned>(body: &Bytes) -> RestResult<T> {
    serde_json::from_slice(body)
        .map_err(|error| RestError::new(Reason::Unreadable, unreadable(&error.to_string())))
}
