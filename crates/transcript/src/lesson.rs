//! Lessons: a game whose luck somebody wrote down, scene by scene as its learner sees it, who has seat 0.
//!
//! `games/*/lesson.jsonl` is the transcript of one, which may end in the middle of the game, and `lesson.json`
//! beside it says what is said before which step. Deliberately absent: the sentences, which are in the
//! catalogues, and whether a learner does what he is asked for, which is a client's to see.

use crate::Header;
use crate::log::log_line;
use crate::problem::{Problem, Wrong};
use crate::record::Record;
use crate::verify::Game;
use catalog::{AnyNotice, AnyPast, Happened, LegalAction};
use kernel::{Saying, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;

/// Whose lesson it is.
const LEARNER: Seat = Seat(0);

/// A lesson.
pub struct Lesson {
    /// What is played, and by how many.
    pub header: Header,
    /// What the learner sees, one after the other.
    pub scenes: Vec<Scene>,
}

/// What the learner sees before a step: before every decision, his own or another's that he notices, and at the
/// end.
pub struct Scene {
    /// The number of the step.
    pub step: usize,
    /// His view, in the shape in which its game is sent to clients.
    pub shown: Box<RawValue>,
    /// Who must act, in one sentence to him.
    pub status: Saying,
    /// What he was told since the scene before.
    pub told: Vec<AnyNotice>,
    /// His legal actions.
    pub legal: Vec<LegalAction>,
    /// The key of what is said to him.
    pub say: Option<String>,
    /// The action that the lesson asks of him.
    pub asks: Option<String>,
}

/// Something that is said.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    /// Before which step.
    step: usize,
    /// Under which key, after `lesson-` and the name of the game.
    say: String,
}

impl Lesson {
    /// The lesson of a game, if it has one. Whether it holds is asked by a test.
    pub fn of(game: &str) -> Option<Result<Lesson, Problem>> {
        lang::Lesson::of(game).map(|lang::Lesson { transcript, says }| Lesson::read(transcript, says))
    }

    fn read(transcript: &str, says: &str) -> Result<Lesson, Problem> {
        let (game, lines) = played(transcript)?;
        let header = game.header;
        let lines = &mut lines.iter().map(String::as_str);
        let past = header.game.recorded(&header.variant, header.seats, lines);
        // It has just been played: this cannot fail.
        let past = past.map_err(|broken| problem(broken.line, Saying::new("problem-no-record").into()))?;
        let says: Vec<Say> = serde_json::from_str(says).map_err(|error| {
            let why = Saying::new("problem-json").with("column", error.column() as i64);
            Problem { line: error.line() as u64, rule: None, why }
        })?;
        let scenes = scenes(&*past, &says, header.game.name());
        match says.iter().find(|say| !scenes.iter().any(|scene| scene.step == say.step)) {
            None => Ok(Lesson { header, scenes }),
            Some(Say { step, .. }) => {
                let why = Saying::new("problem-no-decision").with("number", *step as i64);
                Err(problem(*step, why.into()))
            }
        }
    }
}

/// The problem of a step: the first stands on the second line.
fn problem(step: usize, Wrong { rule, why }: Wrong) -> Problem {
    Problem { line: step as u64 + 2, rule, why }
}

/// A game as far as it goes, and its steps as lines of a log.
fn played(transcript: &str) -> Result<(Game, Vec<String>), Problem> {
    let mut records = transcript.lines().map(Record::read);
    let first = records.next().unwrap_or_else(|| Err(Saying::new("problem-empty").into()));
    let opened = first.and_then(|record| Game::open(record, false));
    let mut game = opened.map_err(|Wrong { rule, why }| Problem { line: 1, rule, why })?;
    let mut lines = Vec::new();
    for (step, record) in records.enumerate() {
        let fed = record.and_then(|record| {
            lines.extend(log_line(&record)?);
            game.feed(record)
        });
        fed.map_err(|wrong| problem(step, wrong))?;
    }
    Ok((game, lines))
}

fn scenes(past: &dyn AnyPast, says: &[Say], game: &str) -> Vec<Scene> {
    let moments = past.moments(0..past.count());
    let act = |step: usize| match moments.get(step).map(|moment| &moment.happened) {
        Some(Happened::Act { seat, text, .. }) => Some((*seat, text.as_str())),
        _ => None,
    };
    let mut scenes: Vec<Scene> = Vec::new();
    let mut told = Vec::new();
    for (step, moment) in (1..).zip(&moments) {
        let seen = &moment.seen[LEARNER.index()];
        told.extend(seen.told.iter().cloned());
        // Where chance is next nobody waits.
        if act(step).is_none() && step < moments.len() {
            continue;
        }
        let asks = act(step).filter(|(seat, _)| *seat == LEARNER).map(|(_, action)| action.to_owned());
        let say = says.iter().find(|say| say.step == step);
        let is_new = scenes.last().is_none_or(|last| last.shown.get() != seen.shown.get());
        if is_new || !told.is_empty() || asks.is_some() || say.is_some() {
            scenes.push(Scene {
                step,
                shown: seen.shown.clone(),
                status: seen.status.clone(),
                told: std::mem::take(&mut told),
                legal: past.legal(step, LEARNER),
                say: say.map(|Say { say, .. }| format!("lesson-{game}-{say}")),
                asks,
            });
        }
    }
    scenes
}
