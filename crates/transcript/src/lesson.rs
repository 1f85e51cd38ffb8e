//! Lessons: a game whose luck somebody wrote down, scene by scene as its learner sees it, who has seat 0.
//!
//! `games/*/lesson.jsonl` is the transcript of one, which may end in the middle of the game, and `lesson.json`
//! beside it lists the coach's tips: before which step, under which key, and what on the table a tip speaks of.
//! Deliberately absent: the sentences, which are in the catalogues, and whether a learner does what he is asked
//! for, which is a client's to see.

use crate::Header;
use crate::log::log_line;
use crate::problem::{Problem, Wrong};
use crate::record::Record;
use crate::verify::Game;
use catalog::{AnyNotice, AnyPast, Happened, LegalAction};
use kernel::{Message, Seat};
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
    pub status: Message,
    /// What he was told since the scene before.
    pub told: Vec<AnyNotice>,
    /// His legal actions.
    pub legal: Vec<LegalAction>,
    /// What the coach says, one after the other; the action is asked for with the last.
    pub tips: Vec<Tip>,
    /// The action that the lesson asks of him.
    pub asks: Option<String>,
}

/// One idea that the coach explains.
pub struct Tip {
    /// The key of its sentences.
    pub key: String,
    /// What it speaks of: marks of the table as clients draw it, such as `place:mine`.
    pub spots: Vec<String>,
}

/// A tip, as it is written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Before which step.
    step: usize,
    /// Under which key, after `lesson-` and the name of the game.
    say: String,
    /// As in [`Tip`].
    spots: Vec<String>,
}

impl Lesson {
    /// The lesson of a game, if it has one. Whether it holds is asked by a test.
    pub fn of(game: &str) -> Option<Result<Lesson, Problem>> {
        lang::Lesson::of(game).map(|lang::Lesson { transcript, tips }| Lesson::read(transcript, tips))
    }

    fn read(transcript: &str, tips: &str) -> Result<Lesson, Problem> {
        let (game, lines) = played(transcript)?;
        let header = game.header;
        let lines = &mut lines.iter().map(String::as_str);
        let past = header.game.recorded(&header.variant, header.seats, lines);
        // It has just been played: this cannot fail.
        let past = past.map_err(|broken| problem(broken.line, Message::new("problem-no-record").into()))?;
        let tips: Vec<Written> = serde_json::from_str(tips).map_err(|error| {
            let why = Message::new("problem-json").with("column", error.column() as i64);
            Problem { line: error.line() as u64, rule: None, why }
        })?;
        let scenes = scenes(&*past, &tips, header.game.name());
        match tips.iter().find(|tip| !scenes.iter().any(|scene| scene.step == tip.step)) {
            None => Ok(Lesson { header, scenes }),
            Some(Written { step, .. }) => {
                let why = Message::new("problem-no-decision").with("number", *step as i64);
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
    let first = records.next().unwrap_or_else(|| Err(Message::new("problem-empty").into()));
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

fn scenes(past: &dyn AnyPast, written: &[Written], game: &str) -> Vec<Scene> {
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
        let tips = written.iter().filter(|tip| tip.step == step);
        let tips = tips.map(|Written { say, spots, .. }| Tip {
            key: format!("lesson-{game}-{say}"),
            spots: spots.clone(),
        });
        let tips: Vec<Tip> = tips.collect();
        let is_new = scenes.last().is_none_or(|last| last.shown.get() != seen.shown.get());
        if is_new || !told.is_empty() || asks.is_some() || !tips.is_empty() {
            scenes.push(Scene {
                step,
                shown: seen.shown.clone(),
                status: seen.status.clone(),
                told: std::mem::take(&mut told),
                legal: past.legal(step, LEARNER),
                tips,
                asks,
            });
        }
    }
    scenes
}
