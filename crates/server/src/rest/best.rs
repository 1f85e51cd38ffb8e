//! The REST call for the best results since some moment, for a front page. Results say which score is better: this
//! file knows no rule.

use super::document::{Asked, HISTORY, Stored};
use super::history::ended;
use super::{Api, RestResult};
use crate::devices;
use crate::store::{Filter, FinishedRow, Millis, Player, ResultRow};
use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use protocol::rest::Best;
use serde::Deserialize;
use std::cmp::Reverse;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many of the latest tables are compared.
const COMPARED: usize = 500;
/// How many tables of each game are listed.
const TOLD: usize = 3;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(best))
}

/// From when on.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct Since {
    /// Only tables that ended at this moment or later, in milliseconds since 1970.
    #[param(example = 1_800_000_000_000_u64, value_type = u64)]
    since: Millis,
}

/// Lists the tables with the best results of people, by game. It compares the latest 500 public tables and the latest
/// 500 of your own.
#[utoipa::path(get, path = "/api/best", tag = HISTORY, params(Since), responses(
    (status = 200, description = "At most three of each game, the best first.", body = Best), Asked, Stored))]
async fn best(
    State(api): State<Api>,
    Query(Since { since }): Query<Since>,
    headers: HeaderMap,
) -> RestResult<Json<Best>> {
    let store = &api.registry.services.store;
    let compared = Filter { limit: COMPARED, ..Filter::default() };
    let mut rows = store.finished(Filter { listed_only: true, ..compared.clone() }).await?;
    if let Some(requester) = devices::requester(&api.registry.services, &headers).await? {
        rows.extend(store.finished(Filter { device: Some(requester.device), ..compared }).await?);
    }
    rows.retain(|row| row.at >= since);
    rows.sort_by_key(|row| row.key.0);
    rows.dedup_by_key(|row| row.key.0);
    let games = catalog::games().iter();
    let tables = games.flat_map(|game| best_of(rows.iter().filter(|row| row.game == game.name()).collect()));
    Ok(Json(Best { tables: tables.map(|row| ended(row.clone())).collect() }))
}

/// Returns the best of these tables of one game; of equal ones the earlier first. A table that was given up has no
/// result.
fn best_of(rows: Vec<&FinishedRow>) -> impl Iterator<Item = &FinishedRow> {
    let fewer_is_better = rows.iter().any(|row| {
        let won = won(row);
        let mut others = row.results.iter().filter_map(|result| result.outcome);
        others.any(|other| other.place > 1 && won.is_some_and(|won| won < other.score))
    });
    let merit = move |row: &FinishedRow| won(row).map(|score| if fewer_is_better { -score } else { score });
    let mut rows: Vec<&FinishedRow> = rows.into_iter().filter(|row| is_won_by_a_person(row)).collect();
    rows.sort_by_key(|row| (Reverse(merit(row)), row.at));
    rows.into_iter().take(TOLD)
}

fn has_won(result: &ResultRow) -> bool {
    result.outcome.is_some_and(|outcome| outcome.place == 1)
}

/// With how many points this table was won.
fn won(row: &FinishedRow) -> Option<i32> {
    let winner = row.results.iter().find(|result| has_won(result))?;
    winner.outcome.map(|outcome| outcome.score)
}

/// Only a person with a name can be listed.
fn is_won_by_a_person(row: &FinishedRow) -> bool {
    row.results.iter().any(|result| has_won(result) && matches!(result.player, Player::Person { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{DeviceId, Outcome, TableKey};

    /// A table that ended at its key, with so many points for each place.
    fn row(key: i64, is_person: bool, scores: &[i32]) -> FinishedRow {
        let person = Player::Person { device: DeviceId([0; 16]), nickname: "Ada".into() };
        let results = scores.iter().zip(0_u8..).map(|(&score, seat)| ResultRow {
            seat,
            player: if is_person { person.clone() } else { Player::Bot("deputy".into()) },
            outcome: Some(Outcome { score, place: seat + 1 }),
        });
        FinishedRow {
            key: TableKey(key),
            name: key.to_string(),
            game: String::new(),
            edition: 1,
            listed: true,
            created: 0,
            at: key as Millis,
            given_up: scores.is_empty(),
            results: results.collect(),
        }
    }

    fn keys(rows: &[FinishedRow]) -> Vec<i64> {
        best_of(rows.iter().collect()).map(|row| row.key.0).collect()
    }

    #[test]
    fn where_more_points_win_the_most_are_best() {
        let rows = [row(1, true, &[20, 10]), row(2, true, &[40, 30]), row(3, false, &[90, 1])];
        assert_eq!(keys(&rows), [2, 1]);
    }

    #[test]
    fn where_fewer_points_win_the_fewest_are_best_and_at_most_three_are_told() {
        let rows = [
            row(1, true, &[9, 20]),
            row(2, true, &[4, 6]),
            row(3, true, &[4, 30]),
            row(4, true, &[0, 5]),
            row(5, true, &[]),
        ];
        assert_eq!(keys(&rows), [4, 2, 3]);
    }
}
