//! The REST calls that look back: finished tables, how somebody has fared, and who plays best.

use crate::no::No;
use crate::rest::{Front, Reply};
use crate::store::{Filter, FinishedRow, Mark, Player, ResultRow, Statistics, TableKey, Whose};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::routing::get;
use axum::{Json, Router};
use kernel::Saying;
use protocol::rest::{Ended, Fared, History, Ranking, Rating, Record, Records};
use protocol::{Reason, Sitter};
use serde::Deserialize;

/// How many finished tables are told of at once, and how many ratings.
const PAGE: usize = 50;

/// The calls.
pub(crate) fn routes() -> Router<Front> {
    Router::new()
        .route("/api/history", get(history))
        .route("/api/me/history", get(own_history))
        .route("/api/me/records", get(own_records))
        .route("/api/players/{nickname}/records", get(records))
        .route("/api/games/{game}/ratings", get(ratings))
}

/// Which page.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    game: Option<String>,
    after: Option<String>,
}

impl Wanted {
    fn filter(self) -> Reply<Filter> {
        let after = self.after.as_deref().map(|mark| {
            read_mark(mark).ok_or_else(|| No::new(Reason::Unreadable, Saying::new("server-mark")))
        });
        Ok(Filter { game: self.game, after: after.transpose()?, limit: PAGE, ..Filter::default() })
    }
}

fn read_mark(text: &str) -> Option<Mark> {
    let (at, key) = text.split_once('-')?;
    Some(Mark { at: at.parse().ok()?, key: TableKey(key.parse().ok()?) })
}

/// Tables that anybody may find.
async fn history(State(front): State<Front>, Query(wanted): Query<Wanted>) -> Reply<Json<History>> {
    let filter = Filter { listed_only: true, ..wanted.filter()? };
    page(&front, filter).await
}

async fn own_history(
    State(front): State<Front>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Reply<Json<History>> {
    let who = front.who(&headers).await?;
    page(&front, Filter { device: Some(who.device), ..wanted.filter()? }).await
}

async fn page(front: &Front, filter: Filter) -> Reply<Json<History>> {
    let rows = front.desk.house.store.finished(filter).await?;
    let last = rows.last().filter(|_| rows.len() == PAGE).map(FinishedRow::mark);
    let next = last.map(|Mark { at, key }| format!("{at}-{}", key.0));
    Ok(Json(History { tables: rows.into_iter().map(ended).collect(), next }))
}

fn ended(row: FinishedRow) -> Ended {
    let FinishedRow { name, game, at, results, .. } = row;
    Ended { table: name, game, at, seats: results.into_iter().map(fared).collect() }
}

fn fared(result: ResultRow) -> Fared {
    let sitter = match result.player {
        Player::Person { nickname, .. } => Sitter::Person { nickname: Some(nickname) },
        Player::Forgotten => Sitter::Person { nickname: None },
        Player::Bot(strength) => Sitter::Bot { strength },
    };
    Fared { sitter, score: result.score, place: result.place }
}

async fn own_records(State(front): State<Front>, headers: HeaderMap) -> Reply<Json<Records>> {
    let who = front.who(&headers).await?;
    recorded(&front, Whose::Device(who.device)).await
}

async fn records(State(front): State<Front>, Path(nickname): Path<String>) -> Reply<Json<Records>> {
    recorded(&front, Whose::Nickname(nickname)).await
}

async fn recorded(front: &Front, whose: Whose) -> Reply<Json<Records>> {
    let statistics = front.desk.house.store.statistics(whose).await?;
    let record = |statistics: Statistics| {
        let Statistics { game, games, wins, mean_place } = statistics;
        Record { game, games, wins, mean_place }
    };
    Ok(Json(Records { records: statistics.into_iter().map(record).collect() }))
}

async fn ratings(State(front): State<Front>, Path(game): Path<String>) -> Reply<Json<Ranking>> {
    let game = catalog::find(&game)?;
    let rated = front.desk.house.store.ratings(game.name(), PAGE).await?;
    let ratings = rated.into_iter().map(|rated| Rating {
        nickname: rated.nickname,
        rating: rated.rating.rating,
        uncertainty: rated.rating.uncertainty,
        games: rated.rating.games,
    });
    Ok(Json(Ranking { ratings: ratings.collect() }))
}
