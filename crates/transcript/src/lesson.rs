//! Lessons: a game with prepared luck and a coach's tips, scene by scene as the learner in seat 0 sees it.
//!
//! `games/*/lesson.jsonl` is the transcript of a lesson; it may end before the game is over. `lesson.json` beside it lists
//! the tips: before which step, under which key, and which parts of the table a tip is about. Deliberately absent: the
//! sentences, which are in the catalogues, and the check of what a learner does, which is the client's.

use crate::Header;
use crate::log::log_line;
use crate::problem::{Cause, Problem};
use crate::record::Record;
use crate::verify::Game;
use catalog::{AnyNotice, AnyPast, AnyStep, LegalAction};
use kernel::{Message, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;

/// The learner's seat.
const LEARNER: Seat = Seat(0);

/// A lesson.
pub struct Lesson {
    /// What is played, and by how many.
    pub header: Header,
    /// What the learner sees, in order.
    pub scenes: Vec<Scene>,
}

/// What the learner sees before a step: before each own decision, before each decision of another seat that they notice,
/// and at the end.
pub struct Scene {
    /// The number of the step.
    pub step: usize,
    /// The learner's view as JSON, in the shape of its game.
    pub view: Box<RawValue>,
    /// Who must act, in one sentence to the learner.
    pub status: Message,
    /// The notices since the previous scene.
    pub notices: Vec<AnyNotice>,
    /// The learner's legal actions.
    pub legal: Vec<LegalAction>,
    /// What the coach says, in order. The last tip asks for the action.
    pub tips: Vec<Tip>,
    /// The action that the lesson asks for.
    pub asks: Option<String>,
}

/// One idea that the coach explains.
pub struct Tip {
    /// The key of its sentences.
    pub key: String,
    /// The parts of the table it is about, by the names that clients give them, such as `place:mine`.
    pub spots: Vec<String>,
}

/// A tip as `lesson.json` has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TipRecord {
    /// Before which step.
    step: usize,
    /// Under which key, after `lesson-` and the name of the game.
    say: String,
    /// As in [`Tip`].
    spots: Vec<String>,
}

impl Lesson {
    /// Reads the lesson of a game, if it has one. A test checks that every lesson is valid.
    pub fn of(game: &str) -> Option<Result<Lesson, Problem>> {
        lang::Lesson::of(game).map(|lang::Lesson { transcript, tips }| Lesson::read(transcript, tips))
    }

    fn read(transcript: &str, tips: &str) -> Result<Lesson, Problem> {
        let (game, lines) = played(transcript)?;
        let header = game.header;
        let lines = &mut lines.iter().map(String::as_str);
        let past = header.game.past_from_log(&header.variant, header.seats, lines);
        // Replaying the same steps again cannot fail.
        let past = past.map_err(|broken| problem(broken.line, Message::new("problem-no-record").into()))?;
        let tips: Vec<TipRecord> = serde_json::from_str(tips).map_err(|error| {
            let why = Message::new("problem-json").with("column", error.column() as i64);
            Problem { line: error.line() as u64, rule: None, why }
        })?;
        let scenes = scenes(&*past, &tips, header.game.name());
        match tips.iter().find(|tip| !scenes.iter().any(|scene| scene.step == tip.step)) {
            None => Ok(Lesson { header, scenes }),
            Some(TipRecord { step, .. }) => {
                let why = Message::new("problem-no-decision").with("number", *step as i64);
                Err(problem(*step, why.into()))
            }
        }
    }
}

/// Returns the problem of a step. The first step is on the second line.
fn problem(step: usize, Cause { rule, why }: Cause) -> Problem {
    Problem { line: step as u64 + 2, rule, why }
}

/// Replays a game as far as its transcript goes. Returns it with its steps as lines of a log.
fn played(transcript: &str) -> Result<(Game, Vec<String>), Problem> {
    let mut records = transcript.lines().map(Record::read);
    let first = records.next().unwrap_or_else(|| Err(Message::new("problem-empty").into()));
    let opened = first.and_then(|record| Game::open(record, false));
    let mut game = opened.map_err(|Cause { rule, why }| Problem { line: 1, rule, why })?;
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

fn scenes(past: &dyn AnyPast, written: &[TipRecord], game: &str) -> Vec<Scene> {
    let moments = past.moments(0..past.count());
    let act = |step: usize| match moments.get(step).map(|moment| &moment.step) {
        Some(AnyStep::Act { seat, text, .. }) => Some((*seat, text.as_str())),
        _ => None,
    };
    let mut scenes: Vec<Scene> = Vec::new();
    let mut notices = Vec::new();
    for (step, moment) in (1..).zip(&moments) {
        let seen = &moment.observations[LEARNER.index()];
        notices.extend(seen.notices.iter().cloned());
        // No scene before chance: no seat must act there.
        if act(step).is_none() && step < moments.len() {
            continue;
        }
        let asks = act(step).filter(|(seat, _)| *seat == LEARNER).map(|(_, action)| action.to_owned());
        let tips = written.iter().filter(|tip| tip.step == step);
        let tips = tips.map(|TipRecord { say, spots, .. }| Tip {
            key: format!("lesson-{game}-{say}"),
            spots: spots.clone(),
        });
        let tips: Vec<Tip> = tips.collect();
        let is_new = scenes.last().is_none_or(|last| last.view.get() != seen.view.get());
        if is_new || !notices.is_empty() || asks.is_some() || !tips.is_empty() {
            scenes.push(Scene {
                step,
                view: seen.view.clone(),
                status: seen.status.clone(),
                notices: std::mem::take(&mut notices),
                legal: past.legal(step, LEARNER),
                tips,
                asks,
            });
        }
    }
    scenes
}
