//! What came of the games, kept in a file as they end, so that a run can be stopped and go on.

use super::plan::Plan;
use crate::failure::{Failure, Outcome};
use catalog::AnyStep;
use kernel::{Message, Standing};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use transcript::Header;

/// One game that was played: by seat what was scored, and which place that was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Played {
    pub(super) set: u64,
    pub(super) order: usize,
    pub(super) standing: Standing,
}

/// All games so far.
pub(super) struct Results {
    games: BTreeMap<(u64, usize), Played>,
    /// How many sets are asked for; a folder may hold more.
    sets: u64,
    files: Option<Files>,
}

struct Files {
    results: (PathBuf, File),
    transcripts: (PathBuf, File),
}

impl Results {
    /// Goes on with what the folder holds, if it is of the same plan; without a folder nothing is kept.
    pub(super) fn open(plan: &Plan, folder: Option<&Path>) -> Outcome<Results> {
        let mut kept = Results { games: BTreeMap::new(), sets: plan.sets, files: None };
        let Some(folder) = folder else { return Ok(kept) };
        let open = |name: &str| {
            let path = folder.join(name);
            let file = OpenOptions::new().create(true).append(true).read(true).open(&path);
            file.map_err(Failure::io(path.display().to_string())).map(|file| (path, file))
        };
        let (results, transcripts) = (open("results.jsonl")?, open("transcripts.jsonl")?);
        let name = results.0.display().to_string();
        let other_run = || Failure::Usage(Message::new("cli-arena-other-run").with("file", name.clone()));
        // A line that was not finished is a game that will be played again.
        let whole = Whole::read(&results, |_| true, usize::MAX)?;
        let mut lines = whole.lines.iter().map(|line| serde_json::from_str::<Value>(line).ok());
        match lines.next() {
            None => {
                let header = format!("{}\n", plan.header());
                let shown = Whole::read(&transcripts, |_| true, 1)?;
                if !header.starts_with(&whole.rest) || !shown.lines.is_empty() || !shown.rest.is_empty() {
                    return Err(other_run());
                }
                whole.cut(&results)?;
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
                whole.cut(&results)?;
                let is_end = |line: &str| line.starts_with("{\"result\"");
                Whole::read(&transcripts, is_end, kept.games.len())?.cut(&transcripts)?;
            }
            Some(_) => return Err(other_run()),
        }
        kept.files = Some(Files { results, transcripts });
        Ok(kept)
    }

    pub(super) fn has(&self, set: u64, order: usize) -> bool {
        self.games.contains_key(&(set, order))
    }

    /// Those asked for, in the order in which they are numbered, whoever finished first.
    pub(super) fn games(&self) -> Vec<&Played> {
        self.games.values().filter(|game| game.set < self.sets).collect()
    }

    /// Keeps one more game; its transcript first, so that a game that is counted can be shown.
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

/// What is whole of a file that a run may have been killed in writing.
struct Whole {
    /// All lines up to the last one that ends something, or to so many of these.
    lines: Vec<String>,
    /// How long they are.
    length: u64,
    /// The line that follows, as far as it was written.
    rest: String,
}

impl Whole {
    fn read((path, file): &(PathBuf, File), ends: impl Fn(&str) -> bool, most: usize) -> Outcome<Whole> {
        let read = || -> io::Result<Whole> {
            let mut reader = BufReader::new(file);
            let (mut lines, mut whole, mut length, mut ended) = (Vec::new(), 0, 0, 0);
            let (mut rest, mut at) = (String::new(), 0);
            while ended < most && reader.read_line(&mut rest)? > 0 && rest.ends_with('\n') {
                at += rest.len() as u64;
                lines.push(rest.trim_end().to_owned());
                if ends(&rest) {
                    (whole, length, ended) = (lines.len(), at, ended + 1);
                }
                rest.clear();
            }
            lines.truncate(whole);
            Ok(Whole { lines, length, rest })
        };
        read().map_err(Failure::io(path.display().to_string()))
    }

    /// Cuts off the rest of the file.
    fn cut(&self, (path, file): &(PathBuf, File)) -> Outcome<()> {
        file.set_len(self.length).map_err(Failure::io(path.display().to_string()))
    }
}

impl Played {
    fn json(&self) -> Value {
        let places = &self.standing.place[..usize::from(self.standing.seats)];
        json!({ "set": self.set, "order": self.order, "scores": self.standing.scores(), "places": places })
    }

    /// What a line tells, if it can be a game of this plan.
    fn read(value: &Value, plan: &Plan) -> Option<Played> {
        let order = value.get("order")?.as_u64()? as usize;
        let mut standing = Standing { seats: plan.seats() as u8, ..Standing::default() };
        let list = |key: &str| value.get(key)?.as_array().filter(|list| list.len() == plan.seats());
        for (seat, (score, place)) in list("scores")?.iter().zip(list("places")?).enumerate() {
            standing.score[seat] = score.as_i64()?.try_into().ok()?;
            standing.place[seat] =
                place.as_u64()?.try_into().ok().filter(|&place| place <= standing.seats)?;
        }
        let is_whole = order < plan.orders.len() && standing.winners().next().is_some();
        is_whole.then_some(Played { set: value.get("set")?.as_u64()?, order, standing })
    }
}
