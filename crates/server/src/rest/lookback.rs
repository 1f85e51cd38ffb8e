//! The REST calls that look back: what happened at a table as every seat saw it, once it keeps no secret, and
//! what you have seen yourself.
//!
//! What may be looked at is the table's to say (`sitting/past.rs`); here it is made into JSON, away from
//! the tasks of the tables, so that a long look back delays nobody who plays.

use super::document::{Asked, AtTable, HISTORY, Stored};
use super::tables::At;
use super::{Front, Reply, at_leisure, json};
use crate::devices;
use crate::rest::RestError;
use crate::sent::{moments as moments_of, outline, seen, text};
use crate::sitting::{Ask, Remembered};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::{AnyNotice, AnyPast};
use kernel::{Message, Seat};
use protocol::{Absence, Absent, Line, Memories, Moments, Reason, Said, Story};
use serde::Deserialize;
use std::borrow::Cow;
use std::ops::Range;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many steps are told of at once: about half a megabyte with the longest views, which are those of
/// Wyatt Earp with four seats and of Dice Town with five.
const MOST: usize = 24;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Front> {
    OpenApiRouter::new().routes(routes!(moments)).routes(routes!(memories)).routes(routes!(story))
}

/// Which steps.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// The first of them, counted from 0.
    #[serde(default)]
    #[param(required = false)]
    from: u32,
    /// How many, 24 at most.
    #[param(nullable = false)]
    count: Option<u32>,
}

impl Wanted {
    pub(super) fn steps(&self) -> Reply<Range<usize>> {
        let (from, count) = (self.from as usize, self.count.map_or(MOST, |count| count as usize));
        if (1..=MOST).contains(&count) {
            return Ok(from..from + count);
        }
        let why = Message::new("server-moment-count").with("most", MOST as u32);
        Err(RestError::new(Reason::Unreadable, why))
    }
}

/// May these steps be asked for? Beyond the last there is nothing.
pub(super) fn within(past: &dyn AnyPast, which: &Range<usize>) -> Reply<()> {
    if which.start <= past.count() {
        return Ok(());
    }
    let why = Message::new("server-moment-from").with("open", past.count() as u32);
    Err(RestError::new(Reason::Unreadable, why))
}

/// Tells what happened at a table, step by step, and how every seat saw it: once the game is over, or of
/// finished rounds where the table shows late hands.
#[utoipa::path(get, path = "/api/tables/{table}/moments", tag = HISTORY, params(At, Wanted), responses(
    (status = 200, description = "The steps that were asked for.", body = Moments<'static>),
    Asked, AtTable, Stored))]
async fn moments(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    Query(wanted): Query<Wanted>,
) -> Reply<Response> {
    let which = wanted.steps()?;
    let name = front.desk.name(&table).await?;
    let past = front.desk.answer(&name, |answer| Ask::Past { answer }).await?;
    within(&*past, &which)?;
    at_leisure(move || written(&*past, which)).await.map(json)
}

/// Tells how a table looked to you, moment by moment, from your seat or as a bystander: what you have seen
/// yourself.
#[utoipa::path(get, path = "/api/tables/{table}/memories", tag = HISTORY, params(At, Wanted),
    security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "The moments that were asked for.", body = Memories<'static>),
    Asked, AtTable, Stored))]
async fn memories(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Reply<Response> {
    let which = wanted.steps()?;
    let Remembered { memory, .. } = remembered(&front, &table, &headers).await?;
    at_leisure(move || {
        let (found, count) = memory.observations(which);
        text(&Memories { count: count as u32, memories: found.iter().map(seen).collect() })
    })
    .await
    .map(json)
}

/// Tells all that you were told at a table, from the first deal on.
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = HISTORY, params(At),
    security((), ("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "It in order.", body = Story<'static>), Asked, AtTable, Stored))]
async fn story(
    State(front): State<Front>,
    Path(At { table }): Path<At>,
    headers: HeaderMap,
) -> Reply<Response> {
    let Remembered { memory, version, absences } = remembered(&front, &table, &headers).await?;
    at_leisure(move || {
        let (told, count) = memory.notices();
        let count = count as u32;
        let words: Vec<Message> = absences.iter().map(|(_, seat, what)| in_words(*seat, *what)).collect();
        let absences = absences.iter().zip(&words).map(|((version, seat, what), words)| Absence {
            // Versions count what was taken back, too.
            moment: (*version).min(count),
            seat: seat.0,
            what: *what,
            said: Said::from(words),
        });
        let lines = told.iter().map(line).collect();
        text(&Story { count, version, lines, absences: absences.collect() })
    })
    .await
    .map(json)
}

async fn remembered(front: &Front, table: &str, headers: &HeaderMap) -> Reply<Remembered> {
    let who = devices::who(&front.desk.house, headers).await?;
    let name = front.desk.name(table).await?;
    Ok(front.desk.answer(&name, |answer| Ask::Memory { who, answer }).await?)
}

/// These steps as JSON.
fn written(past: &dyn AnyPast, which: Range<usize>) -> String {
    let found = past.moments(which.clone());
    let (open, outline) = (past.count() as u32, outline(past));
    text(&Moments { open, outline, moments: moments_of(&found, which.start) })
}

fn line((moment, told): &(usize, AnyNotice)) -> Line<'_> {
    Line {
        moment: *moment as u32,
        rule: Cow::Borrowed(told.rule),
        said: Said::from(&told.message),
        event: Cow::Borrowed(&*told.event),
    }
}

/// That a player left, is stood in for, or returned.
fn in_words(seat: Seat, what: Absent) -> Message {
    let key = match what {
        Absent::Left => "table-left",
        Absent::StoodIn => "table-stood-in",
        Absent::Returned => "table-returned",
    };
    Message::new(key).with("seat", seat)
}
