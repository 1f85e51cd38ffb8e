//! The REST calls about games themselves: what can be played, and lessons.

use super::document::{Asked, TABLES};
use super::{Api, RestResult, json};
use crate::rest::RestError;
use crate::wire_convert::{choice, notice};
use axum::Json;
use axum::extract::Path;
use axum::response::Response;
use kernel::Message;
use protocol::{Lesson, Menu, Reason, Scene, Tip, WireMessage, to_json};
use rustc_hash::FxHashMap;
use serde::Deserialize;
use std::borrow::Cow;
use std::sync::LazyLock;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// By game: its lesson as JSON, which never changes.
static LESSONS: LazyLock<FxHashMap<&'static str, String>> = LazyLock::new(|| {
    let lessons = catalog::games().iter().filter_map(|game| {
        let lesson = transcript::Lesson::of(game.name())?;
        let lesson =
            lesson.inspect_err(|problem| tracing::error!(%problem, "a lesson does not hold")).ok()?;
        Some((game.name(), to_json(&sent(&lesson))))
    });
    lessons.collect()
});

/// The calls.
pub(super) fn routes() -> OpenApiRouter<Api> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(lesson))
}

/// Which game.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct GamePath {
    /// The game.
    #[param(example = "dice-town")]
    pub(super) game: String,
}

/// Lists the games, with their seats, minutes and options, and the bots.
#[utoipa::path(get, path = "/api/games", tag = TABLES, responses(
    (status = 200, description = "All games.", body = Menu)))]
async fn games() -> Json<Menu> {
    Json(catalog::menu())
}

/// Returns a game to play along with, scene by scene.
#[utoipa::path(get, path = "/api/games/{game}/lesson", tag = TABLES, params(GamePath), responses(
    (status = 200, description = "What the learner sees, who has seat 0.", body = Lesson<'static>), Asked))]
async fn lesson(Path(GamePath { game }): Path<GamePath>) -> RestResult<Response> {
    let game = catalog::find(&game)?;
    let none =
        || RestError::new(Reason::Unreadable, Message::new("server-no-lesson").with("game", game.name()));
    LESSONS.get(game.name()).map(|lesson| json(lesson.as_str())).ok_or_else(none)
}

fn sent(lesson: &transcript::Lesson) -> Lesson<'_> {
    let header = &lesson.header;
    Lesson {
        game: Cow::Borrowed(header.game.name()),
        edition: header.game.edition(),
        seats: header.seats,
        options: header.variant.to_map(),
        scenes: lesson.scenes.iter().map(scene).collect(),
    }
}

fn scene(scene: &transcript::Scene) -> Scene<'_> {
    Scene {
        step: scene.step as u32,
        view: Cow::Borrowed(&*scene.view),
        status: WireMessage::from(&scene.status),
        notices: scene.notices.iter().map(notice).collect(),
        actions: scene.legal.iter().map(|action| choice(action, &[])).collect(),
        tips: scene.tips.iter().map(tip).collect(),
        asks: scene.asks.as_deref().map(Cow::Borrowed),
    }
}

fn tip(tip: &transcript::Tip) -> Tip<'_> {
    let spots = tip.spots.iter().map(|spot| Cow::Borrowed(spot.as_str()));
    Tip { key: Cow::Borrowed(&tip.key), spots: spots.collect() }
}
