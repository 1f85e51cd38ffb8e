//! One decision of a transcript, as the seat that made it may have known it.

use crate::lines::Lines;
use crate::problem::{Problem, Wrong};
use crate::record::Record;
use crate::verify::{Game, read_line};
use catalog::{AnyHint, AnyReplay, Budget};
use kernel::{Message, QuickLuck, Seat};
use std::io::{self, BufRead};

/// A decision before it is made. It gives on what its seat may know, and nothing else.
pub struct Position {
    replay: Box<dyn AnyReplay>,
    /// What is played.
    pub game: &'static str,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: String,
}

impl Position {
    /// The decision with this number of the game with this number in a file, both counted from 1.
    /// All that comes before it in that game must hold, and the decision itself.
    pub fn find(reader: impl BufRead, number: u32, at: u32) -> io::Result<Result<Position, Problem>> {
        let mut lines = Lines::new(reader);
        let mut game: Option<Game> = None;
        let mut before = number.saturating_sub(1);
        loop {
            let record = lines.next()?.map(read_line);
            let found = match (record, game.as_mut()) {
                (None, None) => Err(Message::new("problem-no-game").with("number", number).into()),
                (None, Some(_)) => Err(no_decision(at)),
                (Some(Err(wrong)), _) => Err(wrong),
                (Some(Ok(record)), None) if before > 0 => {
                    before -= u32::from(matches!(record, Record::Result(_)));
                    Ok(None)
                }
                (Some(Ok(record)), None) => Game::open(record, false).map(|opened| {
                    game = Some(opened);
                    None
                }),
                (Some(Ok(record)), Some(game)) => reached(game, record, at),
            };
            match (found, game.take()) {
                (Ok(Some((seat, action))), Some(game)) => {
                    let (name, replay) = (game.header.game.name(), game.replay);
                    return Ok(Ok(Position { replay, game: name, seat, action }));
                }
                (Ok(_), opened) => game = opened,
                (Err(Wrong { rule, why }), _) => {
                    return Ok(Err(Problem { line: lines.number.max(1), rule, why }));
                }
            }
        }
    }

    /// What the seat may be told about its legal actions there.
    pub fn hints(&self, budget: Budget, luck: &mut QuickLuck) -> Vec<AnyHint> {
        self.replay.hints(self.seat, budget, luck)
    }
}

/// Is this record the decision, or does it lead there?
fn reached(game: &mut Game, record: Record, at: u32) -> Result<Option<(Seat, String)>, Wrong> {
    match &record {
        Record::Decision { seat, action, .. } if game.decisions + 1 == at => {
            if game.replay.legal(*seat).iter().any(|legal| legal == action) {
                return Ok(Some((*seat, action.clone().into_owned())));
            }
            // Whatever forbids it is said with its rule, as of any other decision.
            game.feed(record).and(Err(no_decision(at)))
        }
        Record::Result(_) => Err(no_decision(at)),
        _ => game.feed(record).map(|_| None),
    }
}

fn no_decision(at: u32) -> Wrong {
    Message::new("problem-no-decision").with("number", at).into()
}
