//! The calls about the server itself: for its host, and for authors of programs.

use super::document::{self, HOST, Stored};
use super::{Api, RestResult, json, page};
use crate::rest::RestError;
use axum::extract::State;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the page may load: its stylesheet.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const STYLE: &str = include_str!("page/page.css");

/// The description of all calls, for programs and for people. It never changes while the server runs.
pub(super) struct About {
    document: String,
    page: String,
}

impl About {
    pub(super) fn of(calls: OpenApi) -> About {
        let document = document::finished(calls);
        About { page: page::of(&document), document: format!("{document:#}\n") }
    }
}

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(health))
        .routes(routes!(metrics))
        .routes(routes!(openapi))
        .routes(routes!(docs))
        .routes(routes!(style))
}

/// Says that the server is there.
#[utoipa::path(get, path = "/healthz", tag = HOST, responses(
    (status = 200, description = "It is: `ok`.", body = String, content_type = "text/plain")))]
async fn health() -> &'static str {
    "ok\n"
}

/// Says how much happens, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = HOST, responses(
    (status = 200, description = "Numbers.", body = String, content_type = "application/openmetrics-text"),
    Stored))]
async fn metrics(State(api): State<Api>) -> RestResult<Response> {
    let text =
        api.registry.services.metrics.text().map_err(|_| RestError::from(crate::rejection::failed()))?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// Describes all calls to programs: this document.
#[utoipa::path(get, path = "/api/openapi.json", tag = HOST, responses(
    (status = 200, description = "OpenAPI 3.1.", body = Object, content_type = "application/json")))]
async fn openapi(State(api): State<Api>) -> Response {
    json(api.about.document.clone())
}

/// Describes all calls to people.
#[utoipa::path(get, path = "/api/docs", tag = HOST, responses(
    (status = 200, description = "A page.", body = String, content_type = "text/html")))]
async fn docs(State(api): State<Api>) -> Response {
    ([(header::CONTENT_SECURITY_POLICY, POLICY)], Html(api.about.page.clone())).into_response()
}

/// Says how that page looks.
#[utoipa::path(get, path = "/api/docs.css", tag = HOST, responses(
    (status = 200, description = "Its stylesheet.", body = String, content_type = "text/css")))]
async fn style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE).into_response()
}
