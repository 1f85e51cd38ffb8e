//! The REST calls about tables, and the one that becomes a connection.

use super::document::{Asked, AtTable, Author, Body, Known, PLAYING, Stored, TABLES};
use super::{Api, RestResult, read};
use crate::bot_strength::BotStrength;
use crate::devices;
use crate::rest::RestError;
use crate::socket;
use crate::table_request::TableRequest;
use crate::table_task::Command;
use axum::Json;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Message;
use protocol::rest::{CreatedTable, Entropy, FillSeats, NewTable, OwnTables, Problem, SeatTaken, TableList};
use protocol::{MOST_BYTES, Reason, TableInfo, TableStatus};
use serde::Deserialize;
use table::Seed;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The read buffer of a connection, in bytes.
const READ_BUFFER: usize = 2048;
/// How many tables one response lists.
const LISTED: usize = 100;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(browse, create))
        .routes(routes!(own_tables))
        .routes(routes!(describe))
        .routes(routes!(sit_anywhere))
        .routes(routes!(sit))
        .routes(routes!(entropy))
        .routes(routes!(fill))
        .routes(routes!(dismiss))
        .routes(routes!(start))
        .routes(routes!(leave))
        .routes(routes!(rematch))
        .routes(routes!(connect))
        .routes(routes!(transcript))
}

/// Which table.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct TablePath {
    /// The table's name in links, or its short code.
    pub(super) table: String,
}

/// Which seat.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
struct SeatPath {
    /// The table's name in links, or its short code.
    table: String,
    /// The seat, counted from 0.
    #[param(example = 0)]
    seat: u8,
}

/// Which bot of which table.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
struct BotPath {
    /// The table's name in links, or its short code.
    table: String,
    /// The bot's seat, counted from 0.
    #[param(example = 1)]
    seat: u8,
}

/// Lists unfinished tables that anyone may find.
#[utoipa::path(get, path = "/api/tables", tag = TABLES, responses(
    (status = 200, description = "At most 100 of them.", body = TableList), Stored))]
async fn browse(State(api): State<Api>) -> RestResult<Json<TableList>> {
    let mut tables = Vec::new();
    for stored in api.registry.services.store.listed(LISTED).await? {
        // A table that ends meanwhile, or cannot be opened, is simply not there.
        tables.extend(api.registry.describe(&stored).await);
    }
    Ok(Json(TableList { tables }))
}

/// Makes a table. If a seat is `me`, you have it.
#[utoipa::path(post, path = "/api/tables", tag = TABLES, security(("token" = []), ("cookie" = [])),
    request_body = NewTable, responses(
    (status = 201, description = "How it is found.", body = CreatedTable), Author, Body, Stored))]
async fn create(
    State(api): State<Api>,
    headers: HeaderMap,
    body: Bytes,
) -> RestResult<(StatusCode, Json<CreatedTable>)> {
    let requester = api.author(&headers).await?;
    let request = TableRequest::parse(&read::<NewTable>(&body)?)?;
    Ok((StatusCode::CREATED, Json(api.registry.create(&requester, request).await?)))
}

/// Lists unfinished tables at which you have a seat.
#[utoipa::path(get, path = "/api/me/tables", tag = TABLES, security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "All of them.", body = OwnTables), Known, Stored))]
async fn own_tables(State(api): State<Api>, headers: HeaderMap) -> RestResult<Json<OwnTables>> {
    let requester = api.requester(&headers).await?;
    let mut tables = Vec::new();
    for stored in api.registry.services.store.tables_of(requester.device).await? {
        // A table that sleeps is woken: its log says whose turn it is.
        let own = api
            .registry
            .request(&stored.row.name, |reply| Command::Own { requester: requester.clone(), reply });
        // A table that ends meanwhile, or cannot be opened, is simply not there.
        tables.extend(own.await);
    }
    Ok(Json(OwnTables { tables }))
}

/// Returns the players and settings of a table.
#[utoipa::path(get, path = "/api/tables/{table}", tag = TABLES, params(TablePath),
    security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "The table, and which seat is yours.", body = TableInfo), Asked, AtTable, Stored))]
async fn describe(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
) -> RestResult<Json<TableInfo>> {
    let requester = devices::requester(&api.registry.services, &headers).await?;
    let name = api.registry.name(&table).await?;
    Ok(Json(api.registry.request(&name, |reply| Command::Describe { requester, reply }).await?))
}

/// Takes a free seat.
#[utoipa::path(post, path = "/api/tables/{table}/sit", tag = TABLES, params(TablePath),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "Your seat.", body = SeatTaken), Asked, Author, AtTable, Stored))]
async fn sit_anywhere(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
) -> RestResult<Json<SeatTaken>> {
    take_seat(&api, &table, None, &headers).await
}

/// Takes this seat, if it is free.
#[utoipa::path(post, path = "/api/tables/{table}/sit/{seat}", tag = TABLES, params(SeatPath),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "Your seat.", body = SeatTaken), Asked, Author, AtTable, Stored))]
async fn sit(
    State(api): State<Api>,
    Path(SeatPath { table, seat }): Path<SeatPath>,
    headers: HeaderMap,
) -> RestResult<Json<SeatTaken>> {
    take_seat(&api, &table, Some(seat), &headers).await
}

async fn take_seat(
    api: &Api,
    table: &str,
    seat: Option<u8>,
    headers: &HeaderMap,
) -> RestResult<Json<SeatTaken>> {
    let requester = api.author(headers).await?;
    let name = api.registry.name(table).await?;
    let seat = api.registry.request(&name, |reply| Command::Sit { requester, seat, reply }).await?;
    Ok(Json(SeatTaken { seat }))
}

/// Gives your seat up.
///
/// Once the game has begun it stays yours: a stand-in plays until you return. Where all others are bots the game
/// waits instead.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = TABLES, params(TablePath),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "You have left."), Asked, Author, AtTable, Stored))]
async fn leave(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
) -> RestResult<StatusCode> {
    api.command(&table, &headers, |requester, reply| Command::Leave { requester, reply }).await
}

/// Deals. Any seated player may, once no seat is free. Where only bots sit, anyone may.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = TABLES, params(TablePath),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "The game has begun."), Asked, Author, AtTable, Stored))]
async fn start(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
) -> RestResult<StatusCode> {
    api.command(&table, &headers, |requester, reply| Command::Start { requester, reply }).await
}

/// Adds entropy to the luck of your table, before the game.
#[utoipa::path(post, path = "/api/tables/{table}/entropy", tag = TABLES, params(TablePath),
    security(("token" = []), ("cookie" = [])), request_body = Entropy, responses(
    (status = 204, description = "It counts."), Author, AtTable, Body, Stored))]
async fn entropy(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
    body: Bytes,
) -> RestResult<StatusCode> {
    let Entropy { entropy } = read(&body)?;
    let bytes = Seed::from_hex(&entropy)
        .ok_or_else(|| RestError::new(Reason::Unreadable, Message::new("server-entropy")))?;
    api.command(&table, &headers, |requester, reply| Command::Entropy { requester, bytes, reply }).await
}

/// Gives the free seats of your table to bots, before the game, or one seat that is free or has a bot.
#[utoipa::path(post, path = "/api/tables/{table}/bots", tag = TABLES, params(TablePath),
    security(("token" = []), ("cookie" = [])), request_body = FillSeats, responses(
    (status = 204, description = "They sit there."), Author, AtTable, Body, Stored))]
async fn fill(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
    body: Bytes,
) -> RestResult<StatusCode> {
    let FillSeats { strength, seat } = read(&body)?;
    let strength = BotStrength::parse(&strength)?;
    api.command(&table, &headers, |requester, reply| Command::Fill { requester, strength, seat, reply }).await
}

/// Sends the bot in this seat of your table away, before the game. A free seat stays free.
#[utoipa::path(delete, path = "/api/tables/{table}/bots/{seat}", tag = TABLES, params(BotPath),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "The seat is free."), Asked, Author, AtTable, Stored))]
async fn dismiss(
    State(api): State<Api>,
    Path(BotPath { table, seat }): Path<BotPath>,
    headers: HeaderMap,
) -> RestResult<StatusCode> {
    api.command(&table, &headers, |requester, reply| Command::Dismiss { requester, seat, reply }).await
}

/// Finds the table for the next game with the same settings.
///
/// The first call makes it, all others find it. Its seats are still free.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = TABLES, params(TablePath),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "How it is found.", body = CreatedTable), Asked, Author, AtTable, Stored))]
async fn rematch(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
) -> RestResult<Json<CreatedTable>> {
    let requester = api.author(&headers).await?;
    Ok(Json(api.registry.rematch(&requester, &table).await?))
}

/// Returns the whole game, once it is over: a header, its steps, and the result, one JSON object a line.
#[utoipa::path(get, path = "/api/tables/{table}/transcript", tag = PLAYING, params(TablePath), responses(
    (status = 200, description = "The transcript.", body = String, content_type = "application/jsonl"),
    Asked, AtTable, Stored))]
async fn transcript(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
) -> RestResult<Response> {
    let transcript = finished(&api, &table).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")], transcript).into_response())
}

/// Returns the transcript of a table, once its game is over.
pub(super) async fn finished(api: &Api, table: &str) -> RestResult<String> {
    let store = &api.registry.services.store;
    let mut transcript = store.transcript(table).await?;
    if transcript.is_none() {
        // It may have ended just when the server stopped: describing it lets it end.
        let now = api.registry.request(table, |reply| Command::Describe { requester: None, reply }).await?;
        if now.status == TableStatus::GivenUp {
            return Err(RestError::new(Reason::NotNow, Message::new("server-given-up")));
        }
        transcript = store.transcript(table).await?;
    }
    transcript.ok_or_else(|| RestError::new(Reason::NotNow, Message::new("server-not-over")))
}

/// Opens the WebSocket on which games are played.
///
/// Its messages are not REST: `docs/protocol.md` has them.
#[utoipa::path(get, path = "/api/socket", tag = PLAYING, security(("token" = []), ("cookie" = [])), responses(
    (status = 101, description = "From now on this is a WebSocket."),
    (status = 426, description = "The connection cannot become one.", body = Problem), Asked, Author, Stored))]
async fn connect(
    State(api): State<Api>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> RestResult<Response> {
    let requester = api.author(&headers).await?;
    let Api { registry, closing, .. } = api;
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        // Clients' messages are short, and there may be thousands of connections.
        .read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(registry, requester, socket, closing)))
}
