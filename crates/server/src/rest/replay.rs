//! The REST calls that check a game, from a file or of a finished table, and show a file's game as if it had been
//! played here. Nothing is stored: for the next page the client sends the file again.

use super::document::{Asked, AtTable, Body, Busy, HISTORY, Known, Stored};
use super::lookback::{StepQuery, within};
use super::tables::{TablePath, finished};
use super::{Api, RestResult, json, problem, run_blocking};
use crate::rejection::unopenable;
use crate::rest::RestError;
use crate::wire_convert::{moments, outline, result};
use axum::Json;
use axum::body::to_bytes;
use axum::extract::{ConnectInfo, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Message;
use protocol::{Fairness, Reason, Replay, Verdict, WireMessage, to_json};
use std::borrow::Cow;
use std::net::SocketAddr;
use std::ops::Range;
use transcript::{CheckedTranscript, Problem, RecordedGame};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The most bytes a transcript may have here; a long game with all states has a tenth.
const MOST: usize = 1 << 20;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(replay)).routes(routes!(verdict))
}

/// Checks a transcript and returns what happened, step by step, and how every seat saw it.
///
/// A game that does not hold is refused with the line and the reason. For more steps, send it again.
#[utoipa::path(post, path = "/api/replays", tag = HISTORY, params(StepQuery),
    request_body(content = String, content_type = "application/jsonl",
        description = "One game, of 1 MiB at most."), responses(
    (status = 200, description = "The verdict, and the steps that were asked for.", body = Replay<'static>),
    Asked, Body, Busy, Known, Stored))]
async fn replay(
    State(api): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Query(query): Query<StepQuery>,
    request: Request,
) -> RestResult<Response> {
    api.check_origin(request.headers())?;
    api.registry.services.limits.check(api.address(peer, request.headers()))?;
    let which = query.steps()?;
    let Ok(transcript) = to_bytes(request.into_body(), MOST).await else {
        let why = Message::new("server-too-long").with("most", MOST as u32);
        return Ok(problem(StatusCode::PAYLOAD_TOO_LARGE, &why));
    };
    api.checked(move || replay_json(&transcript, which)).await?.map(json)
}

/// Checks the game of a finished table, now: its steps against the rules, its luck against its seed.
#[utoipa::path(get, path = "/api/tables/{table}/verdict", tag = HISTORY, params(TablePath), responses(
    (status = 200, description = "What was found out.", body = Verdict<'static>), Asked, AtTable, Stored))]
async fn verdict(
    State(api): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
) -> RestResult<Response> {
    api.registry.services.limits.check(api.address(peer, &headers))?;
    let transcript = finished(&api, &table).await?;
    let checked = api.checked(move || CheckedTranscript::read(transcript.as_bytes())).await?;
    let checked = checked.map_err(|problem| unopenable(problem, &table))?;
    let unfair = checked.unfair.as_ref().map(Problem::message);
    Ok(Json(judged(&checked, unfair.as_ref())).into_response())
}

/// Writes a file's game as JSON, with these steps.
fn replay_json(transcript: &[u8], which: Range<usize>) -> RestResult<String> {
    let unreadable = |problem: Problem| RestError::new(Reason::Unreadable, problem.message());
    let checked = CheckedTranscript::read(transcript).map_err(unreadable)?;
    let RecordedGame { header, lines } = &checked.game;
    let lines = &mut lines.iter().map(String::as_str);
    // It has just been replayed: a failure now is not the file's fault.
    let past = header
        .game
        .past_from_log(&header.variant, header.seats, lines)
        .map_err(|_| RestError::from(crate::rejection::failed()))?;
    within(&*past, &which)?;
    let found = past.moments(which.clone());
    let unfair = checked.unfair.as_ref().map(Problem::message);
    let replay = Replay {
        game: Cow::Borrowed(header.game.name()),
        edition: header.game.edition(),
        seats: header.seats,
        options: header.variant.to_map(),
        verdict: judged(&checked, unfair.as_ref()),
        open_steps: past.count() as u32,
        outline: outline(&*past),
        moments: moments(&found, which.start),
    };
    Ok(to_json(&replay))
}

fn judged<'a>(checked: &'a CheckedTranscript, unfair: Option<&'a Message>) -> Verdict<'a> {
    let header = &checked.game.header;
    let fair = match (unfair, header.commitment) {
        (Some(_), _) => Fairness::No,
        (None, Some(_)) => Fairness::Yes,
        (None, None) => Fairness::NotShown,
    };
    Verdict {
        decisions: checked.verified.decisions,
        fair,
        unfair: unfair.map(WireMessage::from),
        commitment: header.commitment.map(|commitment| commitment.to_string()),
        entropy: header.entropy.iter().map(|(seat, _)| seat.0).collect(),
        result: result(&checked.verified.standing, &checked.verified.decided),
    }
}

impl Api {
    /// Runs a check on another thread, and limits how many run at once.
    async fn checked<T: Send + 'static>(&self, check: impl FnOnce() -> T + Send + 'static) -> RestResult<T> {
        let _place = self
            .registry
            .services
            .checks
            .acquire()
            .await
            .map_err(|_| RestError::from(crate::rejection::failed()))?;
        run_blocking(check).await
    }
}
