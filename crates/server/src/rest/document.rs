//! What the OpenAPI document says of all calls: subjects, authentication, and errors.
//!
//! The calls describe themselves where they are. A call lists what it does that can fail, such as [`Stored`], and so
//! gets exactly its own errors. Deliberately absent: text for players. Like the comments of which it is made, the
//! document is in English.

use crate::devices::COOKIE;
use serde_json::Value;
use std::collections::BTreeMap;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, Modify, OpenApi as _};

pub(super) const PEOPLE: &str = "Who you are";
pub(super) const TABLES: &str = "Tables";
pub(super) const PLAYING: &str = "Playing";
pub(super) const HISTORY: &str = "Looking back";
pub(super) const HOST: &str = "The server itself";

/// Why the document can always be written. What contradicts it is a bug, which the first start of the server shows.
const WRITABLE: &str = "an OpenAPI document can be written as JSON";

/// The document before any call is in it.
pub(super) fn of_all_calls() -> OpenApi {
    let mut document = AllCalls::openapi();
    document.info.version = protocol::VERSION.to_string();
    document
}

/// The document as it is served.
pub(super) fn finished(calls: OpenApi) -> Value {
    let mut document = serde_json::to_value(calls).expect(WRITABLE);
    // A message with a word matches both kinds of an argument.
    if let Some(Value::Object(argument)) = document.pointer_mut("/components/schemas/WireArg")
        && let Some(kinds) = argument.shift_remove("oneOf")
    {
        argument.shift_insert(0, "anyOf".to_owned(), kinds);
    }
    // Every call that only reads has a rate limit.
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    for call in paths.into_iter().flat_map(|paths| paths.values_mut()).filter_map(|path| path.get_mut("get"))
    {
        let (status, response) = failure(429);
        if let Some(responses) = call.get_mut("responses").and_then(Value::as_object_mut) {
            responses.insert(status, serde_json::to_value(response).expect(WRITABLE));
        }
    }
    document
}

#[derive(utoipa::OpenApi)]
#[openapi(
    info(title = "Saloon", description = "Everything around playing at a Saloon server: who you are, which \
        tables there are, who sits where, and how games ended. Games themselves are played over a WebSocket. \
        All bodies are JSON unless a call says otherwise. New fields may be added to answers, so pass over \
        what you do not know; a field that a request does not know is refused."),
    tags(
        (name = PEOPLE, description = "There are no accounts. A device has a nickname, and a secret of which \
            the server keeps only a hash."),
        (name = TABLES, description = "A table is found by its name in links, or by its short code until its \
            game is over."),
        (name = PLAYING, description = "Decisions, news and clocks go over one WebSocket; the whole game can \
            be had when it is over."),
        (name = HISTORY, description = "How games ended."),
        (name = HOST, description = "For whoever runs it, or writes a program that calls it."),
    ),
    components(schemas(protocol::rest::Problem<'static>)),
    modifiers(&Secrets),
)]
struct AllCalls;

/// The two ways to identify a device.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut OpenApi) {
        let components = document.components.get_or_insert_default();
        let token = "For programs: `Authorization: Bearer TOKEN`, with the token of `POST /api/devices`.";
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(token)).build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
        let cookie = "For browsers: the cookie that `POST /api/devices` sets. Scripts cannot read it.";
        let cookie = ApiKeyValue::with_description(COOKIE, cookie);
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// What a call does, and the statuses with which that fails.
macro_rules! fails {
    ($($(#[$doc:meta])* $name:ident: $($status:literal)+;)+) => {$(
        $(#[$doc])*
        pub(super) enum $name {}

        impl IntoResponses for $name {
            fn responses() -> BTreeMap<String, RefOr<Response>> {
                [$($status),+].map(failure).into()
            }
        }
    )+};
}

fails! {
    /// It reads its path, its query or its headers.
    Asked: 400;
    /// It reads a body.
    Body: 400 413;
    /// It needs a known device.
    Known: 403;
    /// It changes something for a known device.
    Author: 403 429;
    /// It is expensive.
    Busy: 429;
    /// It is about a table.
    AtTable: 404 409;
    /// It uses the store, or something else that may fail.
    Stored: 503;
}

fn failure(status: u16) -> (String, RefOr<Response>) {
    let why = match status {
        400 => "That cannot be read, or is not how it is written.",
        403 => "The server does not know who asks, or he may not.",
        404 => "There is no such table.",
        409 => "Not now: the game has begun, or is not over, or free seats are left.",
        413 => "The body is too long.",
        429 => "That is too much at once, or too many.",
        _ => "The server could not do it, and nothing has happened.",
    };
    let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let response = ResponseBuilder::new().description(why).content("application/json", body).build();
    (status.to_string(), response.into())
}
