//! The REST calls about who one is.

use super::document::{Author, Body, PEOPLE, Stored};
use super::{Front, Reply, read};
use crate::devices;
use crate::sitting::{Ask, Who};
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
pub(super) fn routes() -> OpenApiRouter<Front> {
    OpenApiRouter::new().routes(routes!(enrol)).routes(routes!(me, change_profile, forget))
}

fn account(who: &Who, token: Option<String>) -> Json<Account> {
    let device = crate::names::hex(&who.device.0);
    Json(Account { device, nickname: who.nickname.to_string(), face: who.face, token })
}

/// Makes a device that goes by this nickname, with this face or one that chance gives.
///
/// Its token is told once, here: as `token` for programs, and as a cookie for browsers.
#[utoipa::path(post, path = "/api/devices", tag = PEOPLE, request_body = Profile, responses(
    (status = 201, description = "The device, with its token.", body = Account,
        headers(("set-cookie" = String, description = "The token, where scripts cannot read it."))),
    Author, Body, Stored))]
async fn enrol(
    State(front): State<Front>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply<Response> {
    front.own_page(&headers)?;
    let house = &front.desk.house;
    house.limits.device(front.address(peer, &headers))?;
    let (token, who) = devices::enrol(house, &read(&body)?).await?;
    let is_https = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    let secure = is_https && house.config.has_proxy;
    let cookie = [(header::SET_COOKIE, token.cookie(secure))];
    Ok((StatusCode::CREATED, cookie, account(&who, Some(token.text()))).into_response())
}

/// Says who you are, if the server knows you.
///
/// A browser cannot read its own cookie, so it asks this before its first game. To be unknown is no error.
#[utoipa::path(get, path = "/api/me", tag = PEOPLE, security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "You.", body = Account),
    (status = 204, description = "The server does not know you yet."), Stored))]
async fn me(State(front): State<Front>, headers: HeaderMap) -> Reply<Response> {
    let who = devices::who(&front.desk.house, &headers).await?;
    Ok(who.map_or_else(|| StatusCode::NO_CONTENT.into_response(), |who| account(&who, None).into_response()))
}

/// Takes another nickname and perhaps another face.
///
/// At tables whose game has begun you keep those you had.
#[utoipa::path(put, path = "/api/me", tag = PEOPLE, security(("token" = []), ("cookie" = [])),
    request_body = Profile, responses(
    (status = 200, description = "You, as you appear from now on.", body = Account), Author, Body, Stored))]
async fn change_profile(State(front): State<Front>, headers: HeaderMap, body: Bytes) -> Reply<Json<Account>> {
    let who = front.author(&headers).await?;
    let who = devices::change_profile(&front.desk.house, &who, &read(&body)?).await?;
    for table in front.desk.house.store.tables_of(who.device).await? {
        // A table that sleeps reads it when it is next opened.
        front.desk.tell(&table.row.name, Ask::Profile { who: who.clone() }).await;
    }
    Ok(account(&who, None))
}

/// Forgets you: your device, your ratings, and your name in all results.
#[utoipa::path(delete, path = "/api/me", tag = PEOPLE, security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "You are forgotten."), Author, Stored))]
async fn forget(State(front): State<Front>, headers: HeaderMap) -> Reply<StatusCode> {
    let who = front.author(&headers).await?;
    let store = &front.desk.house.store;
    let tables = store.tables_of(who.device).await?;
    store.forget_device(who.device).await?;
    for table in tables {
        // A table that has ended meanwhile has nothing to forget.
        let _ = front.desk.ask(&table.row.name, Ask::Forget { device: who.device }).await;
    }
    Ok(StatusCode::NO_CONTENT)
}
