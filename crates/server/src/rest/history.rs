//! The REST calls about finished tables, players' results, and ratings.

use super::document::{Asked, HISTORY, Known, Stored};
use super::games::GamePath;
use super::{Api, RestResult};
use crate::characters;
use crate::rest::RestError;
use crate::store::{Filter, FinishedRow, Mark, Player, ResultRow, Statistics, TableKey, Whose};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use kernel::Message;
use protocol::rest::{FinishedTable, History, Ranking, Rating, Record, Records, SeatResult};
use protocol::{Occupant, Reason};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many finished tables and ratings one page has.
const PAGE: usize = 50;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new()
        .routes(routes!(history))
        .routes(routes!(own_history))
        .routes(routes!(own_records))
        .routes(routes!(records))
        .routes(routes!(ratings))
}

/// Which page.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct HistoryQuery {
    /// Only tables of this game.
    #[param(example = "dice-town", nullable = false)]
    game: Option<String>,
    /// Where the page begins: `next` of the one before.
    #[param(nullable = false)]
    after: Option<String>,
}

/// Which player.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
struct NicknamePath {
    /// The nickname.
    #[param(example = "Ada")]
    nickname: String,
}

impl HistoryQuery {
    fn filter(self) -> RestResult<Filter> {
        let after = self.after.as_deref().map(|mark| {
            read_mark(mark).ok_or_else(|| RestError::new(Reason::Unreadable, Message::new("server-mark")))
        });
        Ok(Filter { game: self.game, after: after.transpose()?, limit: PAGE, ..Filter::default() })
    }
}

fn read_mark(text: &str) -> Option<Mark> {
    let (at, key) = text.split_once('-')?;
    Some(Mark { at: at.parse().ok()?, key: TableKey(key.parse().ok()?) })
}

/// Lists finished tables that anyone may find.
#[utoipa::path(get, path = "/api/history", tag = HISTORY, params(HistoryQuery), responses(
    (status = 200, description = "One page.", body = History), Asked, Stored))]
async fn history(State(api): State<Api>, Query(query): Query<HistoryQuery>) -> RestResult<Json<History>> {
    let filter = Filter { listed_only: true, ..query.filter()? };
    page(&api, filter).await
}

/// Lists finished tables at which you sat.
#[utoipa::path(get, path = "/api/me/history", tag = HISTORY, params(HistoryQuery),
    security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "One page.", body = History), Asked, Known, Stored))]
async fn own_history(
    State(api): State<Api>,
    Query(query): Query<HistoryQuery>,
    headers: HeaderMap,
) -> RestResult<Json<History>> {
    let requester = api.requester(&headers).await?;
    page(&api, Filter { device: Some(requester.device), ..query.filter()? }).await
}

async fn page(api: &Api, filter: Filter) -> RestResult<Json<History>> {
    let rows = api.registry.services.store.finished(filter).await?;
    let last = rows.last().filter(|_| rows.len() == PAGE).map(FinishedRow::mark);
    let next = last.map(|Mark { at, key }| format!("{at}-{}", key.0));
    Ok(Json(History { tables: rows.into_iter().map(ended).collect(), next }))
}

/// A finished table, as it is sent.
pub(super) fn ended(row: FinishedRow) -> FinishedTable {
    let FinishedRow { name, game, at, given_up, results, .. } = row;
    let seats = results.into_iter().map(|result| fared(&name, result)).collect();
    FinishedTable { table: name, game, at, given_up, seats }
}

fn fared(table: &str, result: ResultRow) -> SeatResult {
    let occupant = match result.player {
        Player::Person { nickname, .. } => Occupant::Person { nickname: Some(nickname), face: None },
        Player::Forgotten => Occupant::Person { nickname: None, face: None },
        Player::Bot(strength) => characters::bot(table, result.seat, strength),
    };
    let outcome = result.outcome;
    SeatResult {
        occupant,
        score: outcome.map(|outcome| outcome.score),
        place: outcome.map(|outcome| outcome.place),
    }
}

/// Returns your results.
#[utoipa::path(get, path = "/api/me/records", tag = HISTORY, security(("token" = []), ("cookie" = [])), responses(
    (status = 200, description = "By game.", body = Records), Known, Stored))]
async fn own_records(State(api): State<Api>, headers: HeaderMap) -> RestResult<Json<Records>> {
    let requester = api.requester(&headers).await?;
    recorded(&api, Whose::Device(requester.device)).await
}

/// Returns the results of all players with this nickname.
#[utoipa::path(get, path = "/api/players/{nickname}/records", tag = HISTORY, params(NicknamePath), responses(
    (status = 200, description = "By game.", body = Records), Asked, Stored))]
async fn records(
    State(api): State<Api>,
    Path(NicknamePath { nickname }): Path<NicknamePath>,
) -> RestResult<Json<Records>> {
    recorded(&api, Whose::Nickname(nickname)).await
}

async fn recorded(api: &Api, whose: Whose) -> RestResult<Json<Records>> {
    let statistics = api.registry.services.store.statistics(whose).await?;
    let record = |statistics: Statistics| {
        let Statistics { game, games, wins, mean_place } = statistics;
        Record { game, games, wins, mean_place }
    };
    Ok(Json(Records { records: statistics.into_iter().map(record).collect() }))
}

/// Lists the best ratings in a game. Only games among people count, without hints and without stand-ins.
#[utoipa::path(get, path = "/api/games/{game}/ratings", tag = HISTORY, params(GamePath), responses(
    (status = 200, description = "At most 50.", body = Ranking), Asked, Stored))]
async fn ratings(
    State(api): State<Api>,
    Path(GamePath { game }): Path<GamePath>,
) -> RestResult<Json<Ranking>> {
    let game = catalog::find(&game)?;
    let rated = api.registry.services.store.ratings(game.name(), PAGE).await?;
    let ratings = rated.into_iter().map(|rated| Rating {
        nickname: rated.nickname,
        rating: rated.rating.rating,
        uncertainty: rated.rating.uncertainty,
        games: rated.rating.games,
    });
    Ok(Json(Ranking { ratings: ratings.collect() }))
}
