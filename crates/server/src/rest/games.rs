//! The REST calls about games themselves, whoever plays them.

use super::Front;
use super::document::TABLES;
use axum::Json;
use protocol::Menu;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Front> {
    OpenApiRouter::new().routes(routes!(games))
}

/// Says what can be played: games, how many can play and for how long, options, and bots.
#[utoipa::path(get, path = "/api/games", tag = TABLES, responses(
    (status = 200, description = "All games.", body = Menu)))]
async fn games() -> Json<Menu> {
    Json(catalog::menu())
}
