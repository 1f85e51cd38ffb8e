//! The REST calls around playing: who one is, which tables there are, who sits where.

use crate::desk::Desk;
use crate::devices::{self, nobody};
use crate::history;
use crate::limits::address;
use crate::lookback;
use crate::no::No;
use crate::sitting::{Answer, Ask, Who};
use crate::socket;
use crate::store::Kept;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use kernel::Saying;
use protocol::rest::{Account, Browse, Created, Entropy, NewTable, Problem, Rename, Seated};
use protocol::{MOST_BYTES, Reason, Said, Sitting};
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use table::Seed;
use tokio::sync::watch;

/// How many bytes of a connection are read at once.
const READ_BUFFER: usize = 2048;
/// How many tables are listed at once.
const LISTED: usize = 100;

/// What every call needs.
#[derive(Clone)]
pub(crate) struct Front {
    pub(crate) desk: Desk,
    pub(crate) closing: watch::Receiver<bool>,
}

pub(crate) type Reply<T> = Result<T, No>;

/// All calls.
pub(crate) fn routes(front: Front) -> Router {
    Router::new()
        .route("/healthz", get(async || "ok\n"))
        .route("/metrics", get(metrics))
        .route("/api/me", get(me).put(rename).delete(forget))
        .route("/api/devices", post(enrol))
        .route("/api/tables", get(browse).post(create))
        .route("/api/me/tables", get(own_tables))
        .route("/api/tables/{table}", get(describe))
        .route("/api/tables/{table}/sit", post(sit_anywhere))
        .route("/api/tables/{table}/sit/{seat}", post(sit))
        .route("/api/tables/{table}/leave", post(leave))
        .route("/api/tables/{table}/entropy", post(entropy))
        .route("/api/tables/{table}/start", post(start))
        .route("/api/tables/{table}/rematch", post(rematch))
        .route("/api/tables/{table}/transcript", get(transcript))
        .route("/api/socket", get(connect))
        .merge(history::routes())
        .merge(lookback::routes())
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(map_response(guarded))
        .with_state(front)
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let status = match self.reason {
            Reason::NoTable => StatusCode::NOT_FOUND,
            Reason::NoSeat => StatusCode::FORBIDDEN,
            Reason::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Reason::Failed => StatusCode::SERVICE_UNAVAILABLE,
            Reason::Unreadable | Reason::NoAction => StatusCode::BAD_REQUEST,
            Reason::Stale | Reason::Rule | Reason::Kept | Reason::NotNow => StatusCode::CONFLICT,
        };
        let text = lang::Lang::fallback().say(&self.why, &lang::Cast::default());
        (status, Json(Problem { why: Said::from(&self.why), text })).into_response()
    }
}

impl Front {
    pub(crate) async fn who(&self, headers: &HeaderMap) -> Reply<Who> {
        devices::who(&self.desk.house, headers).await?.ok_or_else(nobody)
    }

    /// Who changes something, from a page of ours: a browser tells where a request comes from.
    async fn author(&self, headers: &HeaderMap) -> Reply<Who> {
        self.own_page(headers)?;
        let who = self.who(headers).await?;
        self.desk.house.limits.call(who.device)?;
        Ok(who)
    }

    /// Somebody wishes something of a table, by its link name or its code.
    async fn wish(
        &self,
        table: &str,
        headers: &HeaderMap,
        ask: impl FnOnce(Who, Answer<()>) -> Ask,
    ) -> Reply<StatusCode> {
        let who = self.author(headers).await?;
        let name = self.desk.name(table).await?;
        self.desk.answer(&name, |answer| ask(who, answer)).await?;
        Ok(StatusCode::NO_CONTENT)
    }

    fn own_page(&self, headers: &HeaderMap) -> Reply<()> {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
        let host = origin.split_once("://").map(|(_, host)| host);
        let is_own = host.is_some() && host == text(header::HOST);
        if is_own || self.desk.house.config.origins.iter().any(|allowed| allowed == origin) {
            return Ok(());
        }
        let why = Saying::new("server-origin").with("origin", lang::quoted(origin));
        Err(No::new(Reason::NoSeat, why))
    }
}

/// Headers that keep a browser from doing what no page of ours asks for.
async fn guarded(mut response: Response) -> Response {
    const HEADERS: [(&str, &str); 5] = [
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-resource-policy", "same-origin"),
        ("cache-control", "no-store"),
    ];
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

async fn metrics(State(front): State<Front>) -> Reply<Response> {
    let failed = |_| No::new(Reason::Failed, Saying::new("server-failed"));
    let text = front.desk.house.metrics.text().map_err(failed)?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

/// A body that says what is wrong with it.
fn read<T: DeserializeOwned>(body: &Bytes) -> Reply<T> {
    serde_json::from_slice(body).map_err(|error| {
        let why = Saying::new("server-unreadable").with("error", lang::quoted(&error.to_string()));
        No::new(Reason::Unreadable, why)
    })
}

fn account(who: &Who, token: Option<String>) -> Json<Account> {
    let device = crate::names::hex(&who.device.0);
    Json(Account { device, nickname: who.nickname.to_string(), token })
}

async fn enrol(
    State(front): State<Front>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply<Response> {
    front.own_page(&headers)?;
    let house = &front.desk.house;
    house.limits.device(address(peer, &headers, house.config.has_proxy))?;
    let Rename { nickname } = read(&body)?;
    let (token, who) = devices::enrol(&front.desk.house, &nickname).await?;
    let is_https = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    let secure = is_https && front.desk.house.config.has_proxy;
    let cookie = [(header::SET_COOKIE, token.cookie(secure))];
    Ok((StatusCode::CREATED, cookie, account(&who, Some(token.text()))).into_response())
}

async fn me(State(front): State<Front>, headers: HeaderMap) -> Reply<Json<Account>> {
    Ok(account(&front.who(&headers).await?, None))
}

async fn rename(State(front): State<Front>, headers: HeaderMap, body: Bytes) -> Reply<Json<Account>> {
    let who = front.author(&headers).await?;
    let Rename { nickname } = read(&body)?;
    Ok(account(&devices::rename(&front.desk.house, &who, &nickname).await?, None))
}

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

async fn browse(State(front): State<Front>) -> Reply<Json<Browse>> {
    let listed = front.desk.house.store.listed(LISTED).await?;
    described(&front, &listed, None).await
}

async fn own_tables(State(front): State<Front>, headers: HeaderMap) -> Reply<Json<Browse>> {
    let who = front.who(&headers).await?;
    let own = front.desk.house.store.tables_of(who.device).await?;
    described(&front, &own, Some(&who)).await
}

async fn described(front: &Front, kept: &[Kept], who: Option<&Who>) -> Reply<Json<Browse>> {
    let mut tables = Vec::new();
    for kept in kept {
        // A table that ends meanwhile, or cannot be opened, is simply not there.
        tables.extend(front.desk.describe(kept, who.cloned()).await);
    }
    Ok(Json(Browse { tables }))
}

async fn create(
    State(front): State<Front>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply<(StatusCode, Json<Created>)> {
    let who = front.author(&headers).await?;
    let wish: NewTable = read(&body)?;
    Ok((StatusCode::CREATED, Json(front.desk.create(&who, &wish).await?)))
}

async fn describe(
    State(front): State<Front>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Reply<Json<Sitting>> {
    let who = devices::who(&front.desk.house, &headers).await?;
    let name = front.desk.name(&table).await?;
    Ok(Json(front.desk.answer(&name, |answer| Ask::Describe { who, answer }).await?))
}

async fn sit_anywhere(
    State(front): State<Front>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Reply<Json<Seated>> {
    take_seat(&front, &table, None, &headers).await
}

async fn sit(
    State(front): State<Front>,
    Path((table, seat)): Path<(String, u8)>,
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

async fn leave(
    State(front): State<Front>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Reply<StatusCode> {
    front.wish(&table, &headers, |who, answer| Ask::Leave { who, answer }).await
}

async fn start(
    State(front): State<Front>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Reply<StatusCode> {
    front.wish(&table, &headers, |who, answer| Ask::Start { who, answer }).await
}

async fn entropy(
    State(front): State<Front>,
    Path(table): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Reply<StatusCode> {
    let Entropy { entropy } = read(&body)?;
    let bytes =
        Seed::from_hex(&entropy).ok_or_else(|| No::new(Reason::Unreadable, Saying::new("server-entropy")))?;
    front.wish(&table, &headers, |who, answer| Ask::Entropy { who, bytes, answer }).await
}

async fn rematch(
    State(front): State<Front>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Reply<Json<Created>> {
    let who = front.author(&headers).await?;
    Ok(Json(front.desk.rematch(&who, &table).await?))
}

async fn transcript(State(front): State<Front>, Path(table): Path<String>) -> Reply<Response> {
    let store = &front.desk.house.store;
    let mut transcript = store.transcript(&table).await?;
    if transcript.is_none() {
        // It may have ended just when the server was stopped: who looks at it lets it end.
        front.desk.answer(&table, |answer| Ask::Describe { who: None, answer }).await?;
        transcript = store.transcript(&table).await?;
    }
    let not_over = || No::new(Reason::NotNow, Saying::new("server-not-over"));
    let transcript = transcript.ok_or_else(not_over)?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")], transcript).into_response())
}

async fn connect(
    State(front): State<Front>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Reply<Response> {
    let who = front.author(&headers).await?;
    let Front { desk, closing } = front;
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        // What clients say is short, and there may be thousands of them.
        .read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(desk, who, socket, closing)))
}
