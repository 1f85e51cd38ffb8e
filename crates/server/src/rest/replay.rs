//! The REST calls that check a game, a file's or a finished table's, and show a file's as if it had been
//! played here. Nothing is kept: who wants the next page sends the file again.

use super::document::{Asked, AtTable, Body, Busy, HISTORY, Known, Stored};
use super::lookback::{Wanted, within};
use super::tables::{At, finished};
use super::{Front, Reply, at_leisure, json, problem};
use crate::rejection::broken;
use crate::rest::RestError;
use crate::sent::{moments, outline, result, text};
use axum::Json;
use axum::body::to_bytes;
use axum::extract::{ConnectInfo, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Message;
use protocol::{Fair, Reason, Replay, Said, Verdict};
use std::borrow::Cow;
use std::net::SocketAddr;
use std::ops::Range;
use transcript::{CheckedTranscript, Problem, RecordedGame};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The most bytes a transcript may have here; a long game with all states has a tenth.
const MOST: usize = 1 << 20;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Front> {
    OpenApiRouter::new().routes(routes!(replay)).routes(routes!(verdict))
}

/// Checks a transcript and tells what happened, step by step, and how every seat saw it.
///
/// A game that does not hold is refused with the line and the reason. For more steps, send it again.
#[utoipa::path(post, path = "/api/replays", tag = HISTORY, params(Wanted),
    request_body(content = String, content_type = "application/jsonl",
        description = "One game, of 1 MiB at most."), responses(
    (status = 200, description = "The verdict, and the steps that were asked for.", body = Replay<'static>),
    Asked, Body, Busy, Known, Stored))]
async fn replay(
    State(front): State<Front>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Query(wanted): Query<Wanted>,
    request: Request,
) -> Reply<Response> {
    front.own_page(request.headers())?;
    front.desk.house.limits.check(front.address(peer, request.headers()))?;
    let which = wanted.steps()?;
    let Ok(transcript) = to_bytes(request.into_body(), MOST).await else {
        let why = Message::new("server-too-long").with("most", MOST as u32);
        return Ok(problem(StatusCode::PAYLOAD_TOO_LARGE, &why));
    };
    front.checked(move || written(&transcript, which)).await?.map(json)
}

/// Checks the game of a finished table, now: its steps against the rules, its luck against its seed.
#[utoipa::path(get, path = "/api/tables/{table}/verdict", tag = HISTORY, params(At), responses(
    (status = 200, description = "What was found out.", body = Verdict<'static>), Asked, AtTable, Stored))]
async fn verdict(
    State(front): State<Front>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
) -> Reply<Response> {
    front.desk.house.limits.check(front.address(peer, &headers))?;
    let transcript = finished(&front, &table).await?;
    let checked = front.checked(move || CheckedTranscript::read(transcript.as_bytes())).await?;
    let checked = checked.map_err(|problem| broken(problem, &table))?;
    let unfair = checked.unfair.as_ref().map(Problem::message);
    Ok(Json(judged(&checked, unfair.as_ref())).into_response())
}

/// A game of a file as JSON, with these steps of it.
fn written(transcript: &[u8], which: Range<usize>) -> Reply<String> {
    let unreadable = |problem: Problem| RestError::new(Reason::Unreadable, problem.message());
    let checked = CheckedTranscript::read(transcript).map_err(unreadable)?;
    let RecordedGame { header, lines } = &checked.game;
    let lines = &mut lines.iter().map(String::as_str);
    // It has just been replayed: if it cannot be once more, that is not the file's fault.
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
        open: past.count() as u32,
        outline: outline(&*past),
        moments: moments(&found, which.start),
    };
    Ok(text(&replay))
}

fn judged<'a>(checked: &'a CheckedTranscript, unfair: Option<&'a Message>) -> Verdict<'a> {
    let header = &checked.game.header;
    let fair = match (unfair, header.commitment) {
        (Some(_), _) => Fair::No,
        (None, Some(_)) => Fair::Yes,
        (None, None) => Fair::NotShown,
    };
    Verdict {
        decisions: checked.verified.decisions,
        fair,
        unfair: unfair.map(Said::from),
        commitment: header.commitment.map(|commitment| commitment.to_string()),
        entropy: header.entropy.iter().map(|(seat, _)| seat.0).collect(),
        result: result(&checked.verified.standing, &checked.verified.decided),
    }
}

impl Front {
    /// What comes of checking something, away from the tasks of tables and only so much at once.
    async fn checked<T: Send + 'static>(&self, check: impl FnOnce() -> T + Send + 'static) -> Reply<T> {
        let _place = self
            .desk
            .house
            .checks
            .acquire()
            .await
            .map_err(|_| RestError::from(crate::rejection::failed()))?;
        at_leisure(check).await
    }
}
