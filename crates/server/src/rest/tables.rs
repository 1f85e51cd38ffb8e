//! The REST calls about tables, and the one that becomes a connection.

use super::document::{Asked, AtTable, Author, Body, Known, PLAYING, Stored, TABLES};
use super::{Front, Reply, read};
use crate::devices;
use crate::rest::RestError;
use crate::sitting::Ask;
use crate::socket;
use axum::Json;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Message;
use protocol::rest::{Bots, Browse, Created, Entropy, NewTable, OwnTables, Problem, Seated};
use protocol::{MOST_BYTES, Reason, Sitting, Status};
use serde::Deserialize;
use table::Seed;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many bytes of a connection are read at once.
const READ_BUFFER: usize = 2048;
/// How many tables are listed at once.
const LISTED: usize = 100;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Front> {
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
pub(super) struct At {
    /// The table's name in links, or its short code.
    pub(super) table: String,
}

/// Which seat.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
struct Chosen {
    /// The table's name in links, or its short code.
    table: String,
    /// The seat, counted from 0.
    #[param(example = 0)]
    seat: u8,
}

/// Which bot of which table.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
struct BotAt {
    /// The table's name in links, or its short code.
    table: String,
    /// The bot's seat, counted from 0.
    #[param(example = 1)]
    seat: u8,
}

/// Lists unfinished tables that anybody may find.
#[utoipa::path(get, path = "/api/tables", tag = TABLES, responses(
    (status = 200, description = "At most 100 of them.", body = Browse), Stored))]
async fn browse(State(front): State<Front>) -> Reply<Json<Browse>> {
    let mut tables = Vec::new();
    for kept in front.desk.house.store.listed(LISTED).await? {
        // A table that ends meanwhile, or cannot be opened, is simply not there.
        tables.extend(front.desk.describe(&kept).await);
    }
    Ok(Json(Browse { tables }))
}

/// Makes a table. If a seat is `me`, you have it.
#[utoipa::path(post, path = "/api/tables", tag = TABLES, security(("token" = []), ("cookie" = [])),
    request_body = NewTable, responses(
    (status = 201, description = "How it is found.", body = Created), Author, Body, Stored))]
async fn create(
    State(front): State<Front>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply<(StatusCode, Json<Created>)> {
    let who = front.author(&headers).await?;
    let wish: NewTable = read(&body)?;
    Ok((StatusCode::CREATED, Json(front.desk.create(&who, &wish).await?)))
}

/// Lists unfinished tables at which you sit.
#[utoipa::path(get, path = "/api/me/tables", tag = TABLES, security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "All of them.", body = OwnTables), Known, Stored))]
async fn own_tables(State(front): State<Front>, headers: HeaderMap) -> Reply<Json<OwnTables>> {
    let who = front.who(&headers).await?;
    let mut tables = Vec::new();
    for kept in front.desk.house.store.tables_of(who.device).await? {
        // One that sleeps is woken: whose turn it is stands in its log.
        let own = front.desk.answer(&kept.row.name, |answer| Ask::Own { who: who.clone(), answer });
        // A table that ends meanwhile, or cannot be opened, is simply not there.
        tables.extend(own.await);
    }
    Ok(Json(OwnTables { tables }))
}

/// Says who sits at a table and how it is to be played.
#[utoipa::path(get, path = "/api/tables/{table}", tag = TABLES, params(At),
    security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "The table, and which seat is yours.", body = Sitting), Asked, AtTable, Stored))]
async fn describe(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
) -> Reply<Json<Sitting>> {
    let who = devices::who(&front.desk.house, &headers).await?;
    let name = front.desk.name(&table).await?;
    Ok(Json(front.desk.answer(&name, |answer| Ask::Describe { who, answer }).await?))
}

/// Takes a free seat.
#[utoipa::path(post, path = "/api/tables/{table}/sit", tag = TABLES, params(At),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "Your seat.", body = Seated), Asked, Author, AtTable, Stored))]
async fn sit_anywhere(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
) -> Reply<Json<Seated>> {
    take_seat(&front, &table, None, &headers).await
}

/// Takes this seat, if it is free.
#[utoipa::path(post, path = "/api/tables/{table}/sit/{seat}", tag = TABLES, params(Chosen),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "Your seat.", body = Seated), Asked, Author, AtTable, Stored))]
async fn sit(
    State(front): State<Front>,
    Path(Chosen { table, seat }): Path<Chosen>,
    headers: HeaderMap,
) -> Reply<Json<Seated>> {
    take_seat(&front, &table, Some(seat), &headers).await
}

async fn take_seat(front: &Front, table: &str, seat: Option<u8>, headers: &HeaderMap) -> Reply<Json<Seated>> {
    let who = front.author(headers).await?;
    let name = front.desk.name(table).await?;
    let seat = front.desk.answer(&name, |answer| Ask::Sit { who, seat, answer }).await?;
    Ok(Json(Seated { seat }))
}

/// Gives your seat up.
///
/// In a game that has begun it stays yours: a stand-in plays until you return. Where all others are bots
/// the game waits instead.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = TABLES, params(At),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "You have left."), Asked, Author, AtTable, Stored))]
async fn leave(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
) -> Reply<StatusCode> {
    front.wish(&table, &headers, |who, answer| Ask::Leave { who, answer }).await
}

/// Deals. Anybody who sits there may, once no seat is free; where only bots sit, anybody at all.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = TABLES, params(At),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "The game has begun."), Asked, Author, AtTable, Stored))]
async fn start(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
) -> Reply<StatusCode> {
    front.wish(&table, &headers, |who, answer| Ask::Start { who, answer }).await
}

/// Adds to the luck of your table, before the game.
#[utoipa::path(post, path = "/api/tables/{table}/entropy", tag = TABLES, params(At),
    security(("token" = []), ("cookie" = [])), request_body = Entropy, responses(
    (status = 204, description = "It counts."), Author, AtTable, Body, Stored))]
async fn entropy(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply<StatusCode> {
    let Entropy { entropy } = read(&body)?;
    let bytes = Seed::from_hex(&entropy)
        .ok_or_else(|| RestError::new(Reason::Unreadable, Message::new("server-entropy")))?;
    front.wish(&table, &headers, |who, answer| Ask::Entropy { who, bytes, answer }).await
}

/// Gives the free seats of your table to bots, before the game, or one seat that is free or has a bot.
#[utoipa::path(post, path = "/api/tables/{table}/bots", tag = TABLES, params(At),
    security(("token" = []), ("cookie" = [])), request_body = Bots, responses(
    (status = 204, description = "They sit there."), Author, AtTable, Body, Stored))]
async fn fill(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply<StatusCode> {
    let Bots { strength, seat } = read(&body)?;
    front.wish(&table, &headers, |who, answer| Ask::Fill { who, strength, seat, answer }).await
}

/// Sends the bot in this seat of your table away, before the game. A free seat stays free.
#[utoipa::path(delete, path = "/api/tables/{table}/bots/{seat}", tag = TABLES, params(BotAt),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 204, description = "The seat is free."), Asked, Author, AtTable, Stored))]
async fn dismiss(
    State(front): State<Front>,
    Path(BotAt { table, seat }): Path<BotAt>,
    headers: HeaderMap,
) -> Reply<StatusCode> {
    front.wish(&table, &headers, |who, answer| Ask::Dismiss { who, seat, answer }).await
}

/// Finds the table at which the same is played again.
///
/// It is made for the first who asks, and found by all others. Nobody sits there yet.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = TABLES, params(At),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "How it is found.", body = Created), Asked, Author, AtTable, Stored))]
async fn rematch(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
) -> Reply<Json<Created>> {
    let who = front.author(&headers).await?;
    Ok(Json(front.desk.rematch(&who, &table).await?))
}

/// Gives the whole game, once it is over: a header, its steps, and the result, one JSON object a line.
#[utoipa::path(get, path = "/api/tables/{table}/transcript", tag = PLAYING, params(At), responses(
    (status = 200, description = "The transcript.", body = String, content_type = "application/jsonl"),
    Asked, AtTable, Stored))]
async fn transcript(State(front): State<Front>, Path(At { table }): Path<At>) -> Reply<Response> {
    let transcript = finished(&front, &table).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")], transcript).into_response())
}

/// The transcript of a table, once its game is over.
pub(super) async fn finished(front: &Front, table: &str) -> Reply<String> {
    let store = &front.desk.house.store;
    let mut transcript = store.transcript(table).await?;
    if transcript.is_none() {
        // It may have ended just when the server was stopped: who looks at it lets it end.
        let now = front.desk.answer(table, |answer| Ask::Describe { who: None, answer }).await?;
        if now.status == Status::GivenUp {
            return Err(RestError::new(Reason::NotNow, Message::new("server-given-up")));
        }
        transcript = store.transcript(table).await?;
    }
    transcript.ok_or_else(|| RestError::new(Reason::NotNow, Message::new("server-not-over")))
}

/// Opens the WebSocket on which games are played.
///
/// What is said on it is not REST: `docs/protocol.md` has the messages.
#[utoipa::path(get, path = "/api/socket", tag = PLAYING, security(("token" = []), ("cookie" = [])), responses(
    (status = 101, description = "From now on this is a WebSocket."),
    (status = 426, description = "The connection cannot become one.", body = Problem), Asked, Author, Stored))]
async fn connect(
    State(front): State<Front>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Reply<Response> {
    let who = front.author(&headers).await?;
    let Front { desk, closing, .. } = front;
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        // What clients say is short, and there may be thousands of them.
        .read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(desk, who, socket, closing)))
}
