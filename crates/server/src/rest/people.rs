//! The REST calls about devices and profiles.

use super::document::{Author, Body, PEOPLE, Stored};
use super::{Api, RestResult, read};
use crate::devices;
use crate::table_task::{Command, Requester};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::rest::{Account, Profile};
use std::net::SocketAddr;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(register)).routes(routes!(me, change_profile, forget))
}

fn account(requester: &Requester, token: Option<String>) -> Json<Account> {
    let device = crate::names::hex(&requester.device.0);
    Json(Account { device, nickname: requester.nickname.to_string(), face: requester.face, token })
}

/// Makes a device with this nickname, and with this face or a random one.
///
/// Its token is sent once, here: as `token` for programs, and as a cookie for browsers.
#[utoipa::path(post, path = "/api/devices", tag = PEOPLE, request_body = Profile, responses(
    (status = 201, description = "The device, with its token.", body = Account,
        headers(("set-cookie" = String, description = "The token, where scripts cannot read it."))),
    Author, Body, Stored))]
async fn register(
    State(api): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> RestResult<Response> {
    api.check_origin(&headers)?;
    let services = &api.registry.services;
    services.limits.device(api.address(peer, &headers))?;
    let (token, requester) = devices::register(services, &read(&body)?).await?;
    let is_https = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    let secure = is_https && services.config.has_proxy;
    let cookie = [(header::SET_COOKIE, token.cookie(secure))];
    Ok((StatusCode::CREATED, cookie, account(&requester, Some(token.text()))).into_response())
}

/// Says who you are, if the server knows you.
///
/// A browser cannot read its own cookie, so it asks this before its first game. To be unknown is no error.
#[utoipa::path(get, path = "/api/me", tag = PEOPLE, security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "You.", body = Account),
    (status = 204, description = "The server does not know you yet."), Stored))]
async fn me(State(api): State<Api>, headers: HeaderMap) -> RestResult<Response> {
    let requester = devices::requester(&api.registry.services, &headers).await?;
    Ok(requester.map_or_else(
        || StatusCode::NO_CONTENT.into_response(),
        |requester| account(&requester, None).into_response(),
    ))
}

/// Changes your nickname, and your face if the body has one.
///
/// At tables whose game has begun the old ones stay.
#[utoipa::path(put, path = "/api/me", tag = PEOPLE, security(("token" = []), ("cookie" = [])),
    request_body = Profile, responses(
    (status = 200, description = "You, as you appear from now on.", body = Account), Author, Body, Stored))]
async fn change_profile(
    State(api): State<Api>,
    headers: HeaderMap,
    body: Bytes,
) -> RestResult<Json<Account>> {
    let requester = api.author(&headers).await?;
    let requester = devices::change_profile(&api.registry.services, &requester, &read(&body)?).await?;
    for table in api.registry.services.store.tables_of(requester.device).await? {
        // A table that sleeps reads it when it is next opened.
        api.registry.send_if_awake(&table.row.name, Command::Profile { requester: requester.clone() }).await;
    }
    Ok(account(&requester, None))
}

/// Forgets you: your device, your ratings, and your name in all results.
#[utoipa::path(delete, path = "/api/me", tag = PEOPLE, security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "You are forgotten."), Author, Stored))]
async fn forget(State(api): State<Api>, headers: HeaderMap) -> RestResult<StatusCode> {
    let requester = api.author(&headers).await?;
    let store = &api.registry.services.store;
    let tables = store.tables_of(requester.device).await?;
    store.forget_device(requester.device).await?;
    for table in tables {
        // A table that has ended has nothing to forget.
        let _ = api.registry.send(&table.row.name, Command::Forget { device: requester.device }).await;
    }
    Ok(StatusCode::NO_CONTENT)
}
