//! The results of the games. A file keeps each as it ends, so that a run can be stopped and continued.

use super::plan::Plan;
use crate::failure::{Failure, Outcome};
use crate::output::exists;
use catalog::AnyStep;
use kernel::{Message, Standing};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use transcript::Header;

const RESULTS: &str = "results.jsonl";
const TRANSCRIPTS: &str = "transcripts.jsonl";
pub(super) const RATINGS: &str = "ratings.svg";
pub(super) const FIGURES: &str = "figures.json";

/// A finished game, with score and place by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Played {
    pub(super) set: u64,
    pub(super) order: usize,
    pub(super) standing: Standing,
}

/// All games so far.
pub(super) struct Results {
    games: BTreeMap<(u64, usize), Played>,
    /// How many sets are requested. A folder may hold more.
    sets: u64,
    files: Option<Files>,
}

struct Files {
    results: (PathBuf, File),
    transcripts: (PathBuf, File),
}

impl Results {
    /// Continues the run in the folder, if it has the same plan. With `force`, starts again and replaces its files.
    /// Without a folder, keeps nothing.
    pub(super) fn open(plan: &Plan, folder: Option<&Path>, force: bool) -> Outcome<Results> {
        let mut kept = Results { games: BTreeMap::new(), sets: plan.sets, files: None };
        let Some(folder) = folder else { return Ok(kept) };
        if force {
            [RESULTS, TRANSCRIPTS, RATINGS, FIGURES]
                .iter()
                .try_for_each(|name| remove(&folder.join(name)))?;
        }
        let open = |name: &str| {
            let path = folder.join(name);
            let file = OpenOptions::new().create(true).append(true).read(true).open(&path);
            file.map_err(Failure::io(path.display().to_string())).map(|file| (path, file))
        };
        let (results, transcripts) = (open(RESULTS)?, open(TRANSCRIPTS)?);
        let name = results.0.display().to_string();
        let other_run = || Failure::Usage(Message::new("cli-arena-other-run").with("file", name.clone()));
        // The game of an unfinished line is played again.
        let complete = CompleteLines::read(&results, |_| true, usize::MAX)?;
        let mut lines = complete.lines.iter().map(|line| serde_json::from_str::<Value>(line).ok());
        match lines.next() {
            None => {
                let header = format!("{}\n", plan.header());
                let shown = CompleteLines::read(&transcripts, |_| true, 1)?;
                if !header.starts_with(&complete.rest) || !shown.lines.is_empty() || !shown.rest.is_empty() {
                    return Err(other_run());
                }
                // A new run writes these at its end, and must not overwrite the files of anything else.
                if let Some(path) =
                    [RATINGS, FIGURES].map(|name| folder.join(name)).iter().find(|path| path.exists())
                {
                    return Err(exists(path));
                }
                complete.cut(&results)?;
                (&results.1).write_all(header.as_bytes()).map_err(Failure::io(name))?;
            }
            Some(header) if header == Some(plan.header()) => {
                for (number, line) in (2u32..).zip(lines) {
                    let Some(game) = line.and_then(|line| Played::read(&line, plan)) else {
                        let wrong = Message::new("cli-arena-bad-line")
                            .with("file", name.clone())
                            .with("line", number);
                        return Err(Failure::Usage(wrong));
                    };
                    kept.games.insert((game.set, game.order), game);
                }
                complete.cut(&results)?;
                let is_end = |line: &str| line.starts_with("{\"result\"");
                CompleteLines::read(&transcripts, is_end, kept.games.len())?.cut(&transcripts)?;
            }
            Some(_) => return Err(other_run()),
        }
        kept.files = Some(Files { results, transcripts });
        Ok(kept)
    }

    pub(super) fn has(&self, set: u64, order: usize) -> bool {
        self.games.contains_key(&(set, order))
    }

    /// Returns the requested games by number.
    pub(super) fn games(&self) -> Vec<&Played> {
        self.games.values().filter(|game| game.set < self.sets).collect()
    }

    /// Keeps one more game. Its transcript is written first, so that every counted game has one.
    pub(super) fn add(&mut self, plan: &Plan, game: Played, steps: &[AnyStep]) -> Outcome<()> {
        if let Some(files) = &mut self.files {
            let header = Header {
                game: plan.game,
                seats: plan.seats() as u8,
                variant: plan.variant.clone(),
                seed: plan.seed_of(game.set),
                commitment: None,
                entropy: Vec::new(),
            };
            let mut text = Vec::new();
            let (path, file) = &mut files.transcripts;
            transcript::steps(&mut text, &header, steps, Some(&game.standing))
                .and_then(|()| file.write_all(&text))
                .map_err(Failure::io(path.display().to_string()))?;
            let (path, file) = &mut files.results;
            let line = format!("{}\n", game.json());
            file.write_all(line.as_bytes()).map_err(Failure::io(path.display().to_string()))?;
        }
        self.games.insert((game.set, game.order), game);
        Ok(())
    }
}

/// Removes a file, if there is one.
fn remove(path: &Path) -> Outcome<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(Failure::io(path.display().to_string())(error))
        }
        _ => Ok(()),
    }
}

/// The complete lines of a file. A killed run may have left an incomplete one.
struct CompleteLines {
    /// All lines up to the last one that ends a game, or up to a given number of those.
    lines: Vec<String>,
    /// Their length in bytes.
    length: u64,
    /// What was written of the next line.
    rest: String,
}

impl CompleteLines {
    fn read(
        (path, file): &(PathBuf, File),
        ends: impl Fn(&str) -> bool,
        most: usize,
    ) -> Outcome<CompleteLines> {
        let read = || -> io::Result<CompleteLines> {
            let mut reader = BufReader::new(file);
            let (mut lines, mut count, mut length, mut ended) = (Vec::new(), 0, 0, 0);
            let (mut rest, mut at) = (String::new(), 0);
            while ended < most && reader.read_line(&mut rest)? > 0 && rest.ends_with('\n') {
                at += rest.len() as u64;
                lines.push(rest.trim_end().to_owned());
                if ends(&rest) {
                    (count, length, ended) = (lines.len(), at, ended + 1);
                }
                rest.clear();
            }
            lines.truncate(count);
            Ok(CompleteLines { lines, length, rest })
        };
        read().map_err(Failure::io(path.display().to_string()))
    }

    /// Cuts the rest off the file.
    fn cut(&self, (path, file): &(PathBuf, File)) -> Outcome<()> {
        file.set_len(self.length).map_err(Failure::io(path.display().to_string()))
    }
}

impl Played {
    fn json(&self) -> Value {
        let places = &self.standing.place[..usize::from(self.standing.seats)];
        json!({ "set": self.set, "order": self.order, "scores": self.standing.scores(), "places": places })
    }

    /// Reads a line, if it can be a game of this plan.
    fn read(value: &Value, plan: &Plan) -> Option<Played> {
        let order = value.get("order")?.as_u64()? as usize;
        let mut standing = Standing { seats: plan.seats() as u8, ..Standing::default() };
        let list = |key: &str| value.get(key)?.as_array().filter(|list| list.len() == plan.seats());
        for (seat, (score, place)) in list("scores")?.iter().zip(list("places")?).enumerate() {
            standing.score[seat] = score.as_i64()?.try_into().ok()?;
            standing.place[seat] =
                place.as_u64()?.try_into().ok().filter(|&place| place <= standing.seats)?;
        }
        let is_complete = order < plan.orders.len() && standing.winners().next().is_some();
        is_complete.then_some(Played { set: value.get("set")?.as_u64()?, order, standing })
    }
}
