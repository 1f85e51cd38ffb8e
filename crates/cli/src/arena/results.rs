//! What came of the games, kept in a file as they end, so that a run can be stopped and go on.

use super::plan::Plan;
use crate::failure::{Failure, Outcome};
use catalog::AnyStep;
use kernel::{Saying, Standing};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use transcript::Header;

/// One game: by seat what was scored, and which place that was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Game {
    pub(super) set: u64,
    pub(super) order: usize,
    pub(super) scores: Vec<i32>,
    pub(super) places: Vec<u8>,
}

/// All games so far.
pub(super) struct Results {
    games: BTreeMap<(u64, usize), Game>,
    files: Option<Files>,
}

struct Files {
    results: (PathBuf, File),
    transcripts: (PathBuf, File),
}

impl Results {
    /// Goes on with what the folder holds, if it is of the same plan; without a folder nothing is kept.
    pub(super) fn open(plan: &Plan, folder: Option<&Path>) -> Outcome<Results> {
        let Some(folder) = folder else { return Ok(Results { games: BTreeMap::new(), files: None }) };
        let open = |name: &str| {
            let path = folder.join(name);
            let file = OpenOptions::new().create(true).append(true).read(true).open(&path);
            file.map_err(Failure::io(path.display().to_string())).map(|file| (path, file))
        };
        let (results, transcripts) = (open("results.jsonl")?, open("transcripts.jsonl")?);
        let mut kept = Results { games: BTreeMap::new(), files: None };
        let (path, file) = &results;
        let name = path.display().to_string();
        let mut lines = BufReader::new(file).lines();
        match lines.next().transpose().map_err(Failure::io(name.clone()))? {
            None => writeln!(&results.1, "{}", plan.header()).map_err(Failure::io(name))?,
            Some(line) if serde_json::from_str::<Value>(&line).ok() == Some(plan.header()) => {
                for line in lines {
                    // A line that was not finished is a game that will be played again.
                    let line = line.map_err(Failure::io(name.clone()))?;
                    kept.keep(serde_json::from_str(&line).ok().and_then(|value| Game::read(&value)));
                }
            }
            Some(_) => return Err(Failure::Usage(Saying::new("cli-arena-other-run").with("file", name))),
        }
        kept.files = Some(Files { results, transcripts });
        Ok(kept)
    }

    fn keep(&mut self, game: Option<Game>) {
        self.games.extend(game.map(|game| ((game.set, game.order), game)));
    }

    pub(super) fn has(&self, set: u64, order: usize) -> bool {
        self.games.contains_key(&(set, order))
    }

    /// In the order in which they are numbered, whoever finished first.
    pub(super) fn games(&self) -> Vec<&Game> {
        self.games.values().collect()
    }

    /// Keeps one more game; its transcript first, so that a game that is counted can be shown.
    pub(super) fn add(
        &mut self,
        plan: &Plan,
        game: Game,
        steps: &[AnyStep],
        standing: &Standing,
    ) -> Outcome<()> {
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
            transcript::steps(&mut text, &header, steps, Some(standing))
                .and_then(|()| file.write_all(&text))
                .map_err(Failure::io(path.display().to_string()))?;
            let (path, file) = &mut files.results;
            writeln!(file, "{}", game.json()).map_err(Failure::io(path.display().to_string()))?;
        }
        self.keep(Some(game));
        Ok(())
    }
}

impl Game {
    /// How many share the first place.
    pub(super) fn winners(&self) -> usize {
        self.places.iter().map(|&place| usize::from(place == 1)).sum()
    }

    fn json(&self) -> Value {
        json!({ "set": self.set, "order": self.order, "scores": self.scores, "places": self.places })
    }

    fn read(value: &Value) -> Option<Game> {
        let list = |key: &str| value.get(key)?.as_array().map(|list| list.iter().filter_map(Value::as_i64));
        Some(Game {
            set: value.get("set")?.as_u64()?,
            order: value.get("order")?.as_u64()? as usize,
            scores: list("scores")?.map(|score| score as i32).collect(),
            places: list("places")?.map(|place| place as u8).collect(),
        })
    }
}
