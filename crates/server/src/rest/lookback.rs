//! The REST calls that look back: open steps as every seat saw them, and what you have seen yourself.
//!
//! A table decides which steps are open (`table_task/past.rs`). Here they become JSON, on other threads than the
//! tasks of tables, so that a long look back delays no player.

use super::document::{Asked, AtTable, HISTORY, Stored};
use super::tables::TablePath;
use super::{Api, RestResult, json, run_blocking};
use crate::devices;
use crate::rest::RestError;
use crate::table_task::{Command, ViewerMemory};
use crate::wire_convert::{moments as moments_of, notice, outline, seen};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::AnyPast;
use kernel::{Message, Seat};
use protocol::{Absence, AbsenceKind, Memories, Moments, Notice, Reason, TableLog, WireMessage, to_json};
use serde::Deserialize;
use std::ops::Range;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The most steps of one response: about half a megabyte with the longest views, which are those of Wyatt Earp with
/// four seats and of Dice Town with five.
const MOST: usize = 24;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(moments)).routes(routes!(memories)).routes(routes!(log))
}

/// Which steps.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct StepQuery {
    /// The first of them, counted from 0.
    #[serde(default)]
    #[param(required = false)]
    from: u32,
    /// How many, 24 at most.
    #[param(nullable = false)]
    count: Option<u32>,
}

impl StepQuery {
    pub(super) fn steps(&self) -> RestResult<Range<usize>> {
        let (from, count) = (self.from as usize, self.count.map_or(MOST, |count| count as usize));
        if (1..=MOST).contains(&count) {
            return Ok(from..from + count);
        }
        let why = Message::new("server-moment-count").with("most", MOST as u32);
        Err(RestError::new(Reason::Unreadable, why))
    }
}

/// Checks that the range begins within the open steps.
pub(super) fn within(past: &dyn AnyPast, which: &Range<usize>) -> RestResult<()> {
    if which.start <= past.count() {
        return Ok(());
    }
    let why = Message::new("server-moment-from").with("open", past.count() as u32);
    Err(RestError::new(Reason::Unreadable, why))
}

/// Returns what happened at a table, step by step, and how every seat saw it: once the game is over, or of finished
/// rounds where the table has late hands.
#[utoipa::path(get, path = "/api/tables/{table}/moments", tag = HISTORY, params(TablePath, StepQuery), responses(
    (status = 200, description = "The steps that were asked for.", body = Moments<'static>),
    Asked, AtTable, Stored))]
async fn moments(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    Query(query): Query<StepQuery>,
) -> RestResult<Response> {
    let which = query.steps()?;
    let name = api.registry.name(&table).await?;
    let past = api.registry.request(&name, |reply| Command::Past { reply }).await?;
    within(&*past, &which)?;
    run_blocking(move || moments_json(&*past, which)).await.map(json)
}

/// Returns how a table looked to you, moment by moment, from your seat or as a bystander.
#[utoipa::path(get, path = "/api/tables/{table}/memories", tag = HISTORY, params(TablePath, StepQuery),
    security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "The moments that were asked for.", body = Memories<'static>),
    Asked, AtTable, Stored))]
async fn memories(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    Query(query): Query<StepQuery>,
    headers: HeaderMap,
) -> RestResult<Response> {
    let which = query.steps()?;
    let ViewerMemory { memory, .. } = viewer_memory(&api, &table, &headers).await?;
    run_blocking(move || {
        let (found, count) = memory.observations(which);
        to_json(&Memories { count: count as u32, memories: found.iter().map(seen).collect() })
    })
    .await
    .map(json)
}

/// Returns all that you were told at a table, from the first deal on.
#[utoipa::path(get, path = "/api/tables/{table}/log", tag = HISTORY, params(TablePath),
    security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "By moment, in order.", body = TableLog<'static>), Asked, AtTable, Stored))]
async fn log(
    State(api): State<Api>,
    Path(TablePath { table }): Path<TablePath>,
    headers: HeaderMap,
) -> RestResult<Response> {
    let ViewerMemory { memory, version, absences } = viewer_memory(&api, &table, &headers).await?;
    run_blocking(move || {
        let (told, count) = memory.notices();
        let mut moments: Vec<Vec<Notice<'_>>> = vec![Vec::new(); count];
        for (moment, told) in &told {
            moments[*moment].push(notice(told));
        }
        let words: Vec<Message> = absences.iter().map(|(_, seat, kind)| in_words(*seat, *kind)).collect();
        let absences = absences.iter().zip(&words).map(|((version, seat, kind), words)| Absence {
            // Versions also count what was taken back.
            moment: (*version).min(count as u32),
            seat: seat.0,
            kind: *kind,
            message: WireMessage::from(words),
        });
        to_json(&TableLog { version, moments, absences: absences.collect() })
    })
    .await
    .map(json)
}

async fn viewer_memory(api: &Api, table: &str, headers: &HeaderMap) -> RestResult<ViewerMemory> {
    let requester = devices::requester(&api.registry.services, headers).await?;
    let name = api.registry.name(table).await?;
    Ok(api.registry.request(&name, |reply| Command::Memory { requester, reply }).await?)
}

/// Writes these steps as JSON.
fn moments_json(past: &dyn AnyPast, which: Range<usize>) -> String {
    let found = past.moments(which.clone());
    let (open_steps, outline) = (past.count() as u32, outline(past));
    to_json(&Moments { open_steps, outline, moments: moments_of(&found, which.start) })
}

/// Says that a player left, is stood in for, or returned.
fn in_words(seat: Seat, what: AbsenceKind) -> Message {
    let key = match what {
        AbsenceKind::Left => "table-left",
        AbsenceKind::StoodIn => "table-stood-in",
        AbsenceKind::Returned => "table-returned",
    };
    Message::new(key).with("seat", seat)
}
